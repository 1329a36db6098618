// See heuristic.hpp.
#include "games/races/bot/heuristic.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

namespace nemeton::races {

namespace {

// How many steps waiting at Start for a tile that lets a marker enter is worth, and having a marker home, and the last one.
constexpr double kWait = 6;
constexpr double kArrival = 20;
constexpr double kLastArrival = 1000;
// How often a marker that stands alone is bumped in a round by one that has it within reach.
constexpr double kBumped = 0.12;
constexpr double kBlank = 1.0 / 7;

class Heuristic {
 public:
  Heuristic(const Board& board, const State& state) : board_(board), state_(state), route_(board.route(state.seat)) {
    for (int seat = 0; seat < state.setup.seats; ++seat) {
      if (!state.are_opponents(seat, state.seat)) continue;
      ++opponents_;
      const Route& theirs = board.route(seat);
      for (const Place place : state.team(seat)) {
        if (place == kHome) continue;
        const Places reach = theirs.reach[place];
        thrice_ |= twice_ & reach;
        twice_ |= once_ & reach;
        once_ |= reach;
      }
    }
    if (state.setup.partners) opponents_ = 1;  // each of theirs counts for the pair
    for (const Place place : state.team(state.seat)) {
      if (place == kHome) continue;
      ++left_;
      if (place == kStart) continue;
      const Places at = board.alike[place];
      crowded_ |= held_twice_ & at;
      held_twice_ |= held_ & at;
      held_ |= at;
    }
  }

  double of(Action action) const {
    switch (kind_of(action)) {
      case ActionKind::move: return of_move(action);
      case ActionKind::swap: return of_swap(action);
      case ActionKind::home: return to_go(route_, from_of(action)) + arrival() + danger_left(from_of(action));
      case ActionKind::pass: break;
    }
    return 0;
  }

 private:
  static double to_go(const Route& route, Place place) { return route.steps[place] + (place == kStart ? kWait : 0); }
  static double progress(const Route& route, Place place) { return to_go(route, kStart) - to_go(route, place); }

  double arrival() const { return left_ == 1 ? kLastArrival : kArrival; }

  double of_move(Action move) const {
    const Place from = from_of(move), to = to_of(move);
    const int position = board_.position[to];
    const bool ends = to == route_.end;
    double success = 1;
    if (takes_gate(move)) success *= opens(board_.plan.gates[gate_of(move)].position, factor_of(move));
    double won = to_go(route_, from) - to_go(route_, to) + (ends ? arrival() : 0);
    if (has_other(move)) {
      success *= state_.shown.at(position) ? 1 : 1 - kBlank;
      won += bumped(other_of(move), position);
    }
    if (ends && (state_.tested >> state_.seat & 1) == 0) {
      if (!state_.shown.at(position)) success *= 1 - kBlank;
      else if (state_.shown.value(position) == 0) success = 0;
    }
    if (!ends) won += danger_met(to);
    return success * won - (1 - success) * progress(route_, from) + danger_left(from);
  }

  double of_swap(Action swap) const {
    const Place from = from_of(swap), to = to_of(swap);
    const Route& theirs = board_.route(other_of(swap));
    const double won = to_go(route_, from) - to_go(route_, to) +
                       (to_go(theirs, from) - to_go(theirs, to)) / opponents_ + danger_met(to) + danger_left(from);
    if (state_.shown.at(board_.position[to])) return won;
    double most = 0;
    for (const Place place : state_.team(state_.seat)) {
      if (place != kHome) most = std::max(most, progress(route_, place));
    }
    return (1 - kBlank) * won - kBlank * most;
  }

  // How likely a gate opens to a factor.
  double opens(int gate, int factor) const { return state_.shown.at(gate) ? 1 : factor / 7.0; }

  // What the marker that `seat` has on a position loses when it is bumped.
  double bumped(Seat seat, int position) const {
    for (const Place place : state_.team(seat)) {
      if (board_.position[place] == position) return progress(board_.route(seat), place) / opponents_;
    }
    return 0;
  }

  double danger(Place place) const {
    if ((state_.shown.blanks() >> place & 1) != 0) return 0;
    const int threats = on(once_, place) + on(twice_, place) + on(thrice_, place);
    return kBumped * threats * progress(route_, place);
  }

  // What is at stake less (or more, negative) when a marker comes to a place.
  double danger_met(Place to) const {
    if (on(held_twice_, to)) return 0;
    return on(held_, to) ? danger(to) : -danger(to);
  }

  // The same when one leaves a place.
  double danger_left(Place from) const {
    if (from == kStart || on(crowded_, from)) return 0;
    return on(held_twice_, from) ? -danger(from) : danger(from);
  }

  static bool on(Places places, Place place) { return (places >> place & 1) != 0; }

  const Board& board_;
  const State& state_;
  const Route& route_;
  int opponents_ = 0;
  int left_ = 0;                                    // the seat's markers that are not home
  Places once_ = 0, twice_ = 0, thrice_ = 0;        // within reach of so many of the opponents' markers
  Places held_ = 0, held_twice_ = 0, crowded_ = 0;  // by one, two, three of the seat's own
};

}  // namespace

void rank_actions(const Board& board, const State& state, Actions& list) {
  actions(board, state, list);
  const Heuristic heuristic(board, state);
  std::ranges::sort(list, std::greater(), [&](Action action) { return std::pair(heuristic.of(action), action); });
}

Action rollout_action(const Board& board, const State& state, double noise, Random& random) {
  Actions list;
  actions(board, state, list);
  if (list.size() == 1) return list[0];
  const Heuristic heuristic(board, state);
  Action best = list[0];
  double most = -std::numeric_limits<double>::infinity();
  for (const Action action : list) {
    const double value = heuristic.of(action) + noise * static_cast<double>(random() >> 11) * 0x1p-53;
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

}  // namespace nemeton::races
