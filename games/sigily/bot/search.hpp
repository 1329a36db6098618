// What a position is worth to a seat: by the network, throws looked into as far as there is time.
#pragma once

#include <vector>

#include "core/analysis.hpp"
#include "games/sigily/bot/inputs.hpp"
#include "games/sigily/rules/rules.hpp"

namespace nemeton::sigily {

// An action, where it leads, and how likely the seat's side wins with it.
struct Option {
  Action action;
  State after;
  double value;
};

// Two sides: one wins what the other loses.
inline bool is_of_two_sides(const State& state) { return state.setup.seats == 2 || state.setup.partners; }

// Where the network is asked: a turn or a free throw begins.
inline bool is_before_throw(const State& state) {
  const Turn& turn = state.turn;
  return turn.stage == Stage::spell || turn.stage == Stage::darts || turn.stage == Stage::declare ||
         (turn.stage == Stage::throw_sticks && turn.intent == Intent::plain);
}

// Expectimax in which every seat plays what its own view likes best at a glance, so that any number of seats can be looked at.
class Search {
 public:
  // `seat` chooses in `root`. The time of the budget begins at once.
  Search(const Network& network, const State& root, Seat seat, const Budget& budget = {});

  // What the seat can do, the best at a glance first.
  std::vector<Option> options();

  // Looks so many throws into the options and puts the best first. False if it was cut off: then only what was better than all
  // before it has moved to the front.
  bool deepen(std::vector<Option>& list, int depth);

  // The probability that the side of `seat` wins, `depth` throws looked into.
  double value(const State& state, int depth, Seat seat);

  // Where the seat to act goes at a glance.
  State best_at_a_glance(const State& state);

  // States looked at so far, and whether the budget is used up: what was asked for since is worth nothing.
  std::uint64_t nodes() const { return nodes_; }
  bool is_cut_off() const { return cut_off_; }

 private:
  double average(const State& state, int depth, Seat seat);
  double evaluate(const State& state, Seat seat);
  bool out_of_budget();

  const Network& network_;
  const State root_;
  const Seat seat_;
  const std::uint64_t most_nodes_;
  const BudgetClock clock_;
  std::array<Network::Accumulator, kSeats> accumulators_;  // by view
  std::uint64_t nodes_ = 0;
  bool cut_off_ = false;
};

}  // namespace nemeton::sigily
