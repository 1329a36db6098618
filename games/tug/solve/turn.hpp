// A turn of a seat, solved: what it is worth to have the roll before one, given what the positions after the turn are worth.
//
// What the other's column is does not matter for how a turn goes, so that one walk through the turn does for eight of them at once. Acts
// against the other and swaps change different ropes and may be exchanged with each other; those against the other come first here, since they may
// win at once. So the dice that are left are either swapped, all of them, or one of them is used against the other: swaps need only what
// becomes of a rope in the end (swaps.hpp), and the acts need only what the dice left are worth against each of the other's ropes.
#pragma once

#include <vector>

#include "games/tug/rules/rules.hpp"
#include "games/tug/solve/match_values.hpp"
#include "games/tug/solve/swaps.hpp"

namespace nemeton::tug {

class TurnSolver {
 public:
  // `next` are the positions of the other, and `swaps` those of the mover.
  TurnSolver(MatchValues next, const Swaps& swaps);

  // Sets `chances`, by the other's rope and the column of the mover, for a mover's rope and the other's columns of a group. Where not all of the
  // other's ropes are wanted, those with more weakened athletes are left out; less of a turn is known against the last two numbers of them.
  void solve(std::size_t rope, std::size_t group, Lanes* chances, int most_weakened = Tug::kAthletes + 1);

 private:
  using Row = Lanes;

  void solve_against(Rope others, Row* chances);
  void use_three(Rope others, std::size_t column, Row* rolls);
  void use_two(Rope others);
  void use_one(Rope others);
  void go_berserk(Rope others, std::size_t column, Row* rolls) const;

  // The other's chance where it has the roll: its rope, and the mover's rope and column.
  const Row& after(Rope others, std::size_t rope, std::size_t column) const {
    return next_.lanes(group_, others.number(), rope, column);
  }

  MatchValues next_;
  const Swaps& swaps_;
  std::vector<std::size_t> swapped_;  // to which rope a die leads that shows so many more; kNobody where nobody is left
  std::size_t rope_ = 0;
  std::size_t group_ = 0;
  // What dice are worth against the other's ropes, by its weakened athletes: those of one more standing are written over those of one fewer.
  // One die: open die, the other two of the column, die. Two dice: open ones, the third of the column, dice.
  std::vector<std::vector<Row>> one_, two_;
  // The best of the acts that a die is good for, with one die more.
  std::vector<Row> with_one_;
};

}  // namespace nemeton::tug
