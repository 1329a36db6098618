// The best way to play a turn to its end, by what every position before a roll is worth.
#pragma once

#include <unordered_map>
#include <vector>

#include "core/budget.hpp"
#include "games/tug/bot/whole_turn.hpp"

namespace nemeton::tug {

// A turn of `seat` in the match under way in `state`. The chances are kept, not copied. The time of the budget begins at once.
//
// How far it looks is a number of turns: one is that of the seat alone; with more the other's next turn is gone through, too, and so on, for whatever may be
// the best by one turn fewer.
class TurnSearch {
 public:
  static constexpr int kMostTurns = 3;

  TurnSearch(Chances& chances, const Tug::State& state, Seat seat, const Budget& budget = {})
      : chances_(chances),
        whole_turn_(chances),
        match_(state.match),
        seat_(seat),
        most_nodes_(budget.nodes),
        clock_(budget) {}

  // The chance of the seat to win the match from a position of its turn; of no meaning once the search is cut off.
  double chance(const Tug::State& state, int turns = 1) { return chance_of(seat_, state, turns); }
  // The same as if the turn ended there.
  double chance_at_once(Tug::State state);
  // Whether a choice with that chance may be better than the best one, by a look one turn further than so many.
  static bool may_be_best(double chance, double best, int turns) {
    return chance >= best - kDoubts[static_cast<std::size_t>(turns - 1)];
  }
  // The best actions until chance or the other seat comes, where the seat is to act; fewer where the search is cut off.
  std::vector<Tug::Action> best_line(Tug::State state, int turns = 1);
  bool is_cut_off() const { return cut_off_; }
  // States looked at so far.
  std::uint64_t nodes() const { return nodes_ + whole_turn_.nodes(); }

 private:
  // How much more than it seems a choice may be worth, by the turns that were looked at.
  static constexpr std::array<double, std::size_t{kMostTurns} - 1> kDoubts = {0.01, 0.004};

  double chance_of(Seat seat, const Tug::State& state, int turns);
  // Of the seat whose turn it is.
  double chance_of_mover(const Tug::State& state, int turns);
  double best_of(const Tug::State& state, int turns);
  double average_of(const Tug::State& state, int turns);
  // Calls `visit(action, next)` for what may be the best of the actions.
  template <class Visit>
  void each_choice(const Tug::State& state, int turns, const Visit& visit);
  bool is_over(const Tug::State& state) const { return state.stage == Tug::Stage::over || state.match != match_; }
  bool out_of_budget(std::uint64_t nodes_to_come);

  Chances& chances_;
  WholeTurn whole_turn_;
  int match_;
  Seat seat_;
  const std::uint64_t most_nodes_;
  const BudgetClock clock_;
  std::uint64_t nodes_ = 0;
  bool cut_off_ = false;
  std::array<std::unordered_map<std::uint64_t, double>, std::size_t{kMostTurns}> known_;  // by the turns
};

}  // namespace nemeton::tug
