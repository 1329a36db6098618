// What a position is worth to a seat: by the network, draws looked into as far as there is time.
#pragma once

#include "games/races/bot/inputs.hpp"
#include "games/races/rules/race.hpp"
#include "search/expectimax_n.hpp"

namespace nemeton::races {

// Draws are looked into as far as there is time. A tile that is turned counts by the value that was asked for alone.
class Search : public ExpectimaxN<Search, State, Action, Actions> {
 public:
  // Of positions of the hand that `root` is in. The time of the budget begins at once.
  Search(const Board& board, const Network& network, const State& root, const Budget& budget = {});

  // Compares the first `width` options alone, and leaves out what is far behind the best.
  bool deepen(std::vector<Option>& list, std::size_t width, int depth);

  // The probability that the side of `seat` wins, `depth` draws looked into.
  double value(const State& state, int depth, Seat seat);

  void list(const State& state, Actions& list) const { actions(board_, state, list); }
  void play(State& state, Action action) const { apply(board_, state, state.seat, action); }

 private:
  double average(const State& state, int depth, Seat seat);
  double evaluate(const State& state, Seat seat);
  // How likely the side of a seat wins the game if it is so likely to win the hand.
  double win_of_game(double chance, Seat seat) const;

  const Board& board_;
  const Network& network_;
  std::array<std::array<double, kSeats>, kSeats> wins_{};  // [seat][side]: of the game, where the side wins the hand
  std::array<Network::Accumulator, kSeats> accumulators_;  // by view
};

}  // namespace nemeton::races
