// What a position is worth to a seat: by the network, draws looked into as far as there is time.
#pragma once

#include "core/analysis.hpp"
#include "games/races/bot/inputs.hpp"
#include "games/races/rules/race.hpp"

namespace nemeton::races {

// An action, where it leads, and how likely the seat's side wins with it.
struct Option {
  Action action;
  State after;
  double value;
};

// Expectimax in which every seat plays what its own view likes best at a glance, so that any number of seats can be looked at. A tile that is
// turned counts by the value that was asked for alone.
class Search {
 public:
  // Of positions of the hand that `root` is in. The time of the budget begins at once.
  Search(const Board& board, const Network& network, const State& root, const Budget& budget = {});

  // What the seat to act in `root` can do, the best at a glance first.
  std::vector<Option> options();

  // Looks so many draws into the first `width` options, puts the best first and leaves out what is far behind it. False if it was cut off: then
  // only what was better than all before it has moved to the front.
  bool deepen(std::vector<Option>& list, std::size_t width, int depth);

  // The probability that the side of `seat` wins, `depth` draws looked into.
  double value(const State& state, int depth, Seat seat);

  // Where the seat to act goes at a glance.
  State best_at_a_glance(const State& state);

  // States looked at so far, and whether the budget is used up: what was asked for since is worth nothing.
  std::uint64_t nodes() const { return nodes_; }
  bool is_cut_off() const { return cut_off_; }

 private:
  double average(const State& state, int depth, Seat seat);
  double evaluate(const State& state, Seat seat);
  // How likely the side of a seat wins the game if it is so likely to win the hand.
  double win_of_game(double chance, Seat seat) const;
  bool out_of_budget();

  const Board& board_;
  const Network& network_;
  const State root_;
  std::array<std::array<double, kSeats>, kSeats> wins_{};  // [seat][side]: of the game, where the side wins the hand
  const std::uint64_t most_nodes_;
  const BudgetClock clock_;
  std::array<Network::Accumulator, kSeats> accumulators_;  // by view
  std::uint64_t nodes_ = 0;
  bool cut_off_ = false;
};

}  // namespace nemeton::races
