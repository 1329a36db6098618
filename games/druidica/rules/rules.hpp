// Druidica: a race round the sacred stones, with forks, three shortcuts and a way back.
// The rules are those of games/races, the board is in board.txt, the prose in book.md.
#pragma once

#include "games/races/rules/race.hpp"

namespace nemeton {

struct Druidica : races::Race<Druidica> {
  static const GameInfo info;
  static const races::Board& board();
};

}  // namespace nemeton
