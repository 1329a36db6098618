// Tabulus: what is said of it, and its board.
#include "games/tabulus/rules/rules.hpp"

namespace nemeton {

namespace {

constexpr char kBoard[] =
#include "board.inc"
    ;

}  // namespace

constinit const GameInfo Tabulus::info = {
    "tabulus", "Tabulus",  "Howard Fosdick, BestFreeNewGames.com", 2, 4, races::kOptions, races::partners_conflict,
    18,        races::side};

const races::Board& Tabulus::board() {
  static const races::Board board = races::read_board(kBoard);
  return board;
}

}  // namespace nemeton
