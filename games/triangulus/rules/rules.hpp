// Triangulus: a race of three round a triangle, each with a Start and an End of its own.
// The rules are those of games/races, the board is in board.txt, the prose in book.md.
#pragma once

#include "games/races/rules/race.hpp"

namespace nemeton {

struct Triangulus : races::Race<Triangulus> {
  static const GameInfo info;
  static const races::Board& board();
};

}  // namespace nemeton
