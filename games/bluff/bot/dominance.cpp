// Actions that are best whatever lies under the other cup, when few dice are left to two: for every way in which the other's dice can lie, the
// rest of the round is played in every way, both knowing all dice and choosing the best for themselves.
#include <unordered_map>

#include "games/bluff/bot/bot.hpp"

namespace nemeton {

using namespace bluff;

namespace {

constexpr int kMostDice = 4;  // of both

class OpenRound {
 public:
  // The rest of this round for `seat`.
  OpenRound(const Public& open, Seat seat) : rounds_(open.rounds), seat_(seat) {}

  // By how many dice the seat is ahead when the round is over.
  double value(const Bluff::State& state) {
    if (state.open.rounds != rounds_ || state.open.stage == Stage::over)
      return state.open.held[at(seat_)] - state.open.held[at(1 - seat_)];
    const Position position{state.open.bid,
                            state.open.turn,
                            state.open.stage,
                            state.hidden[0].bits(),
                            state.hidden[1].bits(),
                            state.open.shown[0].bits(),
                            state.open.shown[1].bits()};
    if (const auto known = values_.find(position); known != values_.end()) return known->second;
    const double value = solve(state);
    values_.emplace(position, value);
    return value;
  }

  double value_after(Bluff::State state, Seat seat, Bluff::Action action) {
    Bluff::apply(state, seat, action);
    return value(state);
  }

 private:
  struct Position {
    std::int16_t bid;
    std::int8_t turn;
    Stage stage;
    std::uint32_t hidden0, hidden1, shown0, shown1;
    bool operator==(const Position&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Position& each) const {
      std::uint64_t hash = static_cast<std::uint64_t>(each.bid) << 8 | static_cast<std::uint64_t>(each.turn) << 4 |
                           static_cast<std::uint64_t>(each.stage);
      for (const std::uint32_t dice : {each.hidden0, each.hidden1, each.shown0, each.shown1})
        hash = (hash ^ dice) * 0x9E3779B97F4A7C15;
      return static_cast<std::size_t>(hash ^ hash >> 32);
    }
  };

  double solve(const Bluff::State& state) {
    if (Bluff::node(state).kind == NodeKind::chance) {
      OutcomeList<Bluff> outcomes;
      Bluff::outcomes(state, outcomes);
      double sum = 0, weights = 0;
      for (const auto& [outcome, weight] : outcomes) {
        sum += weight * value_after(state, kChance, outcome);
        weights += weight;
      }
      return sum / weights;
    }
    const Seat turn = state.open.turn;
    ActionList<Bluff> actions;
    Bluff::actions(state, turn, actions);
    double best = value_after(state, turn, actions[0]);
    for (const Bluff::Action action : actions) {
      const double each = value_after(state, turn, action);
      best = turn == seat_ ? std::max(best, each) : std::min(best, each);
    }
    return best;
  }

  const std::uint32_t rounds_;
  const Seat seat_;
  std::unordered_map<Position, double, Hash> values_;
};

}  // namespace

std::optional<Dominant<Bluff::Action>> find_dominant(const Bluff::Observation& known, Seat seat) {
  const Public& open = known.open;
  if (open.seats != 2 || open.in_play > kMostDice) return std::nullopt;
  const auto other = at(1 - seat);
  Bluff::State state{.open = open};
  state.hidden[at(seat)] = known.hidden;
  ActionList<Bluff> actions;
  Bluff::actions(state, seat, actions);
  OpenRound round(open, seat);
  std::vector<std::vector<Worth>> worths(actions.size());
  for (const Roll& roll : rolls(open.held[other] - open.shown[other].size())) {
    state.hidden[other] = roll.dice;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const double value = round.value_after(state, seat, actions[i]);
      worths[i].push_back({value, value});
    }
  }
  return dominant_action(std::span<const Bluff::Action>(actions.begin(), actions.size()), worths);
}

}  // namespace nemeton
