// What a position is worth to a seat: by the network, throws looked into as far as there is time.
#pragma once

#include "games/sigily/bot/inputs.hpp"
#include "games/sigily/rules/rules.hpp"
#include "search/expectimax_n.hpp"

namespace nemeton::sigily {

// Two sides: one wins what the other loses.
inline bool is_of_two_sides(const State& state) { return state.setup.seats == 2 || state.setup.partners; }

// Where the network is asked: a turn or a free throw begins.
inline bool is_before_throw(const State& state) {
  const Turn& turn = state.turn;
  return turn.stage == Stage::spell || turn.stage == Stage::darts || turn.stage == Stage::declare ||
         (turn.stage == Stage::throw_sticks && turn.intent == Intent::plain);
}

inline Seat seat_to_act(const State& state) { return Sigily::node(state).to_act.first(); }

// Throws are looked into as far as there is time.
class Search : public ExpectimaxN<Search, State, Action, Actions> {
 public:
  // `seat` chooses in `root`. The time of the budget begins at once.
  Search(const Network& network, const State& root, Seat seat, const Budget& budget = {})
      : ExpectimaxN(root, seat, budget), network_(network) {}

  // The probability that the side of `seat` wins, `depth` throws looked into.
  double value(const State& state, int depth, Seat seat);

  void list(const State& state, Actions& list) const { Sigily::actions(state, seat_to_act(state), list); }
  void play(State& state, Action action) const { Sigily::apply(state, seat_to_act(state), action); }

 private:
  double average(const State& state, int depth, Seat seat);
  double evaluate(const State& state, Seat seat);

  const Network& network_;
  std::array<Network::Accumulator, kSeats> accumulators_;  // by view
};

}  // namespace nemeton::sigily
