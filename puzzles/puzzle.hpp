// A puzzle: a position of a game, what is to be done there, and why nothing else does as well.
#pragma once

#include <string>
#include <vector>

#include "core/match.hpp"

namespace nemeton {

// The goal of a puzzle, which is proved.
enum class Goal : std::uint8_t {
  win,   // one action wins by force within so many plies, all others do not
  save,  // one action does not lose, all others lose by force within so many plies
  gain,  // one action wins more often than any other, by a gap
  best,  // one action is best whatever the others do and hide
};
inline constexpr std::array<const char*, 4> kGoalNames = {"win", "save", "gain", "best"};

// Something to do: whatever does it, and what the others do then, as in a record.
struct PuzzleMove {
  std::vector<std::string> right;
  std::vector<std::string> then;
};

struct Solution {
  Goal goal = Goal::win;
  std::vector<PuzzleMove> moves;
  int plies = 0;              // win, save
  double gap = 0;             // gain: of the win probability to the second best action
  double standard_error = 0;  // gain: of the gap; 0 where throws were reckoned and not sampled
  int cases = 0;              // best: how many were gone through
  int better = 0;             // best: in how many it beats the other action that comes closest

  const std::string& action() const { return moves[0].right[0]; }
};

struct Puzzle {
  std::unique_ptr<Match> position;
  Seat seat;
  Solution solution;
  int difficulty;  // from 1 to 5
};

// One line.
std::string puzzle_json(const Puzzle& puzzle);

}  // namespace nemeton
