// Tabulus: a race across a board in the shape of a 2, with two shortcuts.
// The rules are those of games/races, the board is in board.txt, the prose in book.md.
#pragma once

#include "games/races/rules/race.hpp"

namespace nemeton {

struct Tabulus : races::Race<Tabulus> {
  static const GameInfo info;
  static const races::Board& board();
};

}  // namespace nemeton
