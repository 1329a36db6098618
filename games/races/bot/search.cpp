#include "games/races/bot/search.hpp"

#include <numeric>

#include "games/races/bot/rollout.hpp"

namespace nemeton::races {

namespace {

// What is behind by so much, as a part of a win, is not looked into further.
constexpr double kFarBehind = 0.08;

// Calls visit(outcome, weight) for what chance can bring: draws one by one, a second tile by what it leads to, and a turned tile by the value
// that was asked for, with some other value beside it.
template <class Visit>
void each_outcome(const State& state, Visit&& visit) {
  if (state.stage == Stage::turn) {
    const bool is_odd = state.turning % 2 != 0;
    for (int value = 0; value <= kMaxFactor; ++value) {
      std::array<int, kMaxFactor + 1> beside{};
      std::size_t count = 0;
      int weight = 0;
      for (int other = 0; other <= kMaxFactor; ++other) {
        if ((state.unseen.tiles >> tile_number(value, other) & 1) == 0) continue;
        weight += other == value ? 2 : 1;
        beside[count++] = other;
      }
      if (weight == 0) continue;
      const int other = beside[count / 2];
      visit(is_odd ? turned(value, other) : turned(other, value), weight);
    }
    return;
  }
  if (state.stage == Stage::draw) {
    for (int tile = 0; tile < kTiles; ++tile) {
      if (const int left = state.stock.left(tile)) visit(static_cast<Action>(tile), left);
    }
    return;
  }
  std::array<int, 2> weights{}, tiles{};
  for (int tile = 0; tile < kTiles; ++tile) {
    const std::size_t kind = kTileOf[static_cast<std::size_t>(tile)].pips() >= 7;
    const int left = state.stock.left(tile);
    weights[kind] += left;
    if (left != 0) tiles[kind] = tile;
  }
  for (std::size_t kind = 0; kind < 2; ++kind) {
    if (weights[kind] != 0) visit(static_cast<Action>(tiles[kind]), weights[kind]);
  }
}

}  // namespace

Search::Search(const Board& board, const Network& network, const State& root, const Budget& budget)
    : ExpectimaxN(root, root.seat, budget), board_(board), network_(network) {
  if (root.setup.target == 0) return;
  for (int side = 0; side < root.sides(); ++side) {
    State won = root;
    auto& points = won.points[static_cast<std::size_t>(side)];
    points = static_cast<std::uint8_t>(points + kPointsOfHand);
    for (Seat seat = 0; seat < root.setup.seats; ++seat) {
      wins_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(side)] = win_after_hand(won, seat);
    }
  }
}

bool Search::deepen(std::vector<Option>& list, std::size_t width, int depth) {
  if (list.size() > width) list.erase(list.begin() + static_cast<std::ptrdiff_t>(width), list.end());
  if (!ExpectimaxN::deepen(list, depth)) return false;
  sort_best_first(list, [](const Option& each) { return each.value; });
  std::erase_if(list, [&](const Option& each) { return each.value < list[0].value - kFarBehind; });
  return true;
}

double Search::value(const State& state, int depth, Seat seat) {
  if (state.hand != root_.hand || state.stage == Stage::over || state.stage == Stage::cut_off) {
    return win_after_hand(state, seat);
  }
  switch (state.stage) {
    case Stage::draw: return depth == 0 ? evaluate(state, seat) : average(state, depth - 1, seat);
    case Stage::second:
    case Stage::turn: return average(state, depth, seat);
    default: return value(best_at_a_glance(state, state.seat), depth, seat);
  }
}

double Search::average(const State& state, int depth, Seat seat) {
  double sum = 0;
  int all = 0;
  each_outcome(state, [&](Action outcome, int weight) {
    if (state.stage == Stage::draw && out_of_budget()) return;
    State next = state;
    apply(board_, next, kChance, outcome);
    ++nodes_;
    sum += weight * value(next, depth, seat);
    all += weight;
  });
  return cut_off_ ? 0 : sum / all;
}

double Search::evaluate(const State& state, Seat seat) {
  // Of two sides one wins: the network is asked about the one to draw.
  const Seat view = state.sides() == 2 ? state.seat : seat;
  auto& accumulator = accumulators_[static_cast<std::size_t>(view)];
  const double chance = (1 + network_.value(inputs_of(board_, state, view).words(), accumulator)) / 2;
  return win_of_game(state.side(view) == state.side(seat) ? chance : 1 - chance, seat);
}

double Search::win_of_game(double chance, Seat seat) const {
  if (root_.setup.target == 0) return chance;
  const auto& wins = wins_[static_cast<std::size_t>(seat)];
  const auto own = static_cast<std::size_t>(root_.side(seat));
  const double all = std::accumulate(wins.begin(), wins.begin() + root_.sides(), 0.0);
  return chance * wins[own] + (1 - chance) * (all - wins[own]) / (root_.sides() - 1);
}

}  // namespace nemeton::races
