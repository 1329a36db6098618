// Choices that are best whatever the other plays, near the end of a duel of two, who know each other's hands: what a choice leads to is bounded
// from below and above by playing every turn that can follow to some depth, each as a matrix game of its own.
#include <unordered_map>

#include "games/duel/bot/bot.hpp"

namespace nemeton {

using namespace duel;

namespace {

constexpr int kMostCards = 6;  // in both hands
constexpr int kTurns = 8;      // looked ahead

struct Bounds {
  double least = -1;
  double most = 1;
};

// What the row player can make sure of in a matrix game, and what the column player can hold it to: fictitious play (Brown 1951), whose
// strategies so far prove both at any time.
Bounds value_of(const std::vector<std::vector<double>>& matrix) {
  constexpr int kRounds = 400;
  const std::size_t rows = matrix.size();
  const std::size_t columns = matrix[0].size();
  std::vector<double> by_row(rows), by_column(columns);
  Bounds bounds{-1, 1};
  std::size_t row = 0;
  for (int round = 1; round <= kRounds && bounds.most - bounds.least > 1e-6; ++round) {
    for (std::size_t c = 0; c < columns; ++c) by_column[c] += matrix[row][c];
    const auto column = static_cast<std::size_t>(std::ranges::min_element(by_column) - by_column.begin());
    for (std::size_t r = 0; r < rows; ++r) by_row[r] += matrix[r][column];
    row = static_cast<std::size_t>(std::ranges::max_element(by_row) - by_row.begin());
    bounds.least = std::max(bounds.least, by_column[column] / round);
    bounds.most = std::min(bounds.most, by_row[row] / round);
  }
  return bounds;
}

class Endgame {
 public:
  // What the state is worth to seat 0 with so many turns looked ahead; nobody has chosen in it.
  Bounds value(const Duel::State& state, int turns) {
    if (state.open.stage == Stage::over) {
      const double end = Duel::returns(state)[0];
      return {end, end};
    }
    if (turns == 0) return {};
    const std::uint64_t key = mark(state) << 4 | static_cast<std::uint64_t>(turns);
    if (const auto known = values_.find(key); known != values_.end()) return known->second;
    const Bounds bounds = solve(state, turns);
    values_.emplace(key, bounds);
    return bounds;
  }

  // The state after both have chosen.
  static Duel::State after(Duel::State state, Duel::Action first, Duel::Action second) {
    Duel::apply(state, 0, first);
    Duel::apply(state, 1, second);
    return state;
  }

  // Equal for states that are worth the same, as long as the game's longest length and a deadlock are far. Not 0.
  std::uint64_t mark(const Duel::State& state) {
    const auto& open = state.open;
    const auto form = [](std::int8_t which) { return static_cast<std::uint64_t>(which + 1); };
    std::uint64_t forms = static_cast<std::uint64_t>(open.stage);
    for (const std::size_t seat : {0u, 1u})
      forms = forms << 4 | form(open.drained[seat]) << 2 | form(open.now.shapes[seat]);
    const auto [place, fresh] = marks_.try_emplace({state.hands[0], state.hands[1], forms}, marks_.size() + 1);
    return place->second;
  }

 private:
  struct Position {
    Cards first;
    Cards second;
    std::uint64_t forms;
    bool operator==(const Position&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Position& each) const {
      return static_cast<std::size_t>((each.first * 31 + each.second) * 0x9E3779B97F4A7C15 ^ each.forms << 20);
    }
  };

  Bounds solve(const Duel::State& state, int turns) {
    ActionList<Duel> own, other;
    Duel::actions(state, 0, own);
    Duel::actions(state, 1, other);
    const int left = state.open.stage == Stage::cards ? turns - 1 : turns;
    std::vector<std::vector<double>> least(own.size()), most(own.size());
    for (std::size_t i = 0; i < own.size(); ++i) {
      for (const Duel::Action reply : other) {
        const Bounds next = value(after(state, own[i], reply), left);
        least[i].push_back(next.least);
        most[i].push_back(next.most);
      }
    }
    return {value_of(least).least, value_of(most).most};
  }

  std::unordered_map<Position, std::uint64_t, Hash> marks_;
  std::unordered_map<std::uint64_t, Bounds> values_;
};

}  // namespace

std::optional<Dominant<Duel::Action>> find_dominant(const Duel::Observation& known, Seat seat) {
  const auto& open = known.open;
  if (open.seats != 2 || open.held[0] + open.held[1] > kMostCards || open.to_choose.size() != 2) return std::nullopt;
  if (open.idle + kTurns >= kDeadlock || open.ply + 4 * kTurns >= open.ply_limit) return std::nullopt;
  Duel::State state;
  state.open = open;
  state.hands[static_cast<std::size_t>(seat)] = known.hand;
  state.hands[static_cast<std::size_t>(1 - seat)] = known.other;
  ActionList<Duel> own, replies;
  Duel::actions(state, seat, own);
  Duel::actions(state, 1 - seat, replies);
  Endgame endgame;
  std::vector<std::vector<Worth>> worths(own.size());
  for (std::size_t i = 0; i < own.size(); ++i) {
    for (const Duel::Action reply : replies) {
      const Duel::State next = seat == 0 ? Endgame::after(state, own[i], reply) : Endgame::after(state, reply, own[i]);
      const auto [least, most] = endgame.value(next, kTurns);
      worths[i].push_back(seat == 0 ? Worth{least, most, endgame.mark(next)}
                                    : Worth{-most, -least, endgame.mark(next)});
    }
  }
  return dominant_action(std::span<const Duel::Action>(own.begin(), own.size()), worths);
}

}  // namespace nemeton
