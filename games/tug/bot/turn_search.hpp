// The best way to play a turn to its end, by what every position before a roll is worth.
#pragma once

#include <unordered_map>
#include <vector>

#include "core/budget.hpp"
#include "games/tug/bot/chances.hpp"

namespace nemeton::tug {

// A turn of `seat` in the match under way in `state`. The chances are kept, not copied. The time of the budget begins at once.
class TurnSearch {
 public:
  TurnSearch(Chances& chances, const Tug::State& state, Seat seat, const Budget& budget = {})
      : chances_(chances), match_(state.match), seat_(seat), most_nodes_(budget.nodes), clock_(budget) {}

  // The chance of the seat to win the match from a position of its turn; of no meaning once the search is cut off.
  double chance(const Tug::State& state);
  // The same as if the turn ended there.
  double chance_at_once(Tug::State state);
  // The best actions until chance or the other seat comes, where the seat is to act; fewer where the search is cut off.
  std::vector<Tug::Action> best_line(Tug::State state);
  bool is_cut_off() const { return cut_off_; }
  // States looked at so far.
  std::uint64_t nodes() const { return nodes_; }

 private:
  double chance_of_next(const Tug::State& state);
  bool is_over(const Tug::State& state) const { return state.stage == Tug::Stage::over || state.match != match_; }
  bool out_of_budget();

  Chances& chances_;
  int match_;
  Seat seat_;
  const std::uint64_t most_nodes_;
  const BudgetClock clock_;
  std::uint64_t nodes_ = 0;
  bool cut_off_ = false;
  std::unordered_map<std::uint64_t, double> known_;
};

}  // namespace nemeton::tug
