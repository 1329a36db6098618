// The best way to play a turn to its end, where it is known what every position before a roll is worth.
#pragma once

#include <unordered_map>
#include <vector>

#include "games/tug/bot/match_table.hpp"

namespace nemeton::tug {

// A turn of `seat` in the match under way in `state`. The table is kept, not copied.
class TurnSearch {
 public:
  TurnSearch(const MatchTable& table, const Tug::State& state, Seat seat)
      : table_(table), match_(state.match), seat_(seat) {}

  // The chance of the seat to win the match from a position of its turn.
  double chance(const Tug::State& state);
  // The best actions until chance or the other seat comes, where the seat is to act.
  std::vector<Tug::Action> best_line(Tug::State state);
  // States looked at so far.
  std::uint64_t nodes() const { return nodes_; }

 private:
  double chance_of_next(const Tug::State& state);
  bool is_over(const Tug::State& state) const { return state.stage == Tug::Stage::over || state.match != match_; }

  const MatchTable& table_;
  int match_;
  Seat seat_;
  std::uint64_t nodes_ = 0;
  std::unordered_map<std::uint64_t, double> known_;
};

}  // namespace nemeton::tug
