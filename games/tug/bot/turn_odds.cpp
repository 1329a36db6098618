#include "games/tug/bot/turn_odds.hpp"

#include <algorithm>

namespace nemeton::tug {

namespace {

using State = Tug::State;

constexpr int kMostOut = 4;  // in a turn: by going berserk

int dice_left(const State& state) {
  int left = 0;
  state.dice.each([&](int) { ++left; });
  return left;
}

// Calls `visit(next)` for every position that an action leads to, as long as it returns true.
template <class Visit>
void each_next(const State& state, const Visit& visit) {
  ActionList<Tug> actions;
  Tug::actions(state, state.turn, actions);
  for (const Tug::Action action : actions) {
    State next = state;
    Tug::apply(next, state.turn, action);
    if (!visit(next)) return;
  }
}

}  // namespace

bool TurnOdds::is_over(const State& state) const { return state.stage == Stage::over || state.match != match_; }

bool TurnOdds::is_won_by(const State& state, Seat seat) const {
  return state.stage == Stage::over ? state.winner == seat : state.match != match_ && state.first_match == seat;
}

bool TurnOdds::uses_dice(const State& state) const {
  return !is_over(state) && state.turn == seat_ && state.stage == Stage::act;
}

double TurnOdds::chance_of(const State& state, Seat seat) const {
  Rolled known;
  return chance_of(state, seat, known);
}

double TurnOdds::chance_of(const State& state, Seat seat, Rolled& known) const {
  if (is_over(state)) return is_won_by(state, seat) ? 1 : 0;
  if (state.turn != seat) return 0;
  const int enemies = state.sides[at(1 - seat)].on_rope();
  const int left = state.stage == Stage::act ? dice_left(state) : 3;
  if (left < 3) return enemies > left ? 0 : chance_of_next(state, seat, known);
  if (enemies > kMostOut) return 0;
  const std::uint64_t stage = static_cast<std::uint64_t>(state.stage) << 60;
  const std::uint64_t again = std::uint64_t{state.again.bits()} << 32;
  const std::uint64_t key = stage | again | std::uint64_t{state.rerolls} << 28 | state.dice.bits() | (state.ply & 15);
  const auto found = std::ranges::find(known, key, &Rolled::value_type::first);
  if (found != known.end()) return found->second;
  const double chance = chance_of_next(state, seat, known);
  known.emplace_back(key, chance);
  return chance;
}

double TurnOdds::chance_of_next(const State& state, Seat seat, Rolled& known) const {
  double chance = 0;
  if (Tug::node(state).kind == NodeKind::chance) {
    OutcomeList<Tug> outcomes;
    Tug::outcomes(state, outcomes);
    double ways = 0;
    for (const auto& [outcome, weight] : outcomes) {
      State next = state;
      Tug::apply(next, kChance, outcome);
      chance += static_cast<double>(weight) * chance_of(next, seat, known);
      ways += static_cast<double>(weight);
    }
    return chance / ways;
  }
  each_next(state, [&](const State& next) {
    chance = std::max(chance, chance_of(next, seat, known));
    return chance < 1;
  });
  return chance;
}

double TurnOdds::enemy_chance(const State& state) {
  const auto& [column, standing, weakened, reserve] = state.sides[at(seat_)];
  const auto same = [&](const Known& each) {
    return each.ply == state.ply && each.standing == standing && each.weakened == weakened;
  };
  const auto known = std::ranges::find_if(known_, same);
  if (known != known_.end()) return known->chance;
  return known_.emplace_back(state.ply, standing, weakened, chance_of(state, 1 - seat_)).chance;
}

double TurnOdds::risk(const State& state) {
  if (is_over(state)) return is_won_by(state, 1 - seat_) ? 1 : 0;
  if (!uses_dice(state)) return enemy_chance(state);
  double least = 1;
  each_next(state, [&](const State& next) {
    least = std::min(least, risk(next));
    return least > 0;
  });
  return least;
}

int TurnOdds::out(const State& before, const State& after) const {
  const int enemies = before.sides[at(1 - seat_)].on_rope();
  if (has_won(after)) return enemies;
  return is_over(after) ? 0 : enemies - after.sides[at(1 - seat_)].on_rope();
}

int TurnOdds::most_out(const State& state) const {
  if (!uses_dice(state)) return 0;
  int most = 0;
  each_next(state, [&](const State& next) {
    most = std::max(most, out(state, next) + most_out(next));
    return true;
  });
  return most;
}

}  // namespace nemeton::tug
