// Druidica: what is said of it, and its board.
#include "games/druidica/rules/rules.hpp"

namespace nemeton {

namespace {

constexpr char kBoard[] =
#include "board.inc"
    ;

}  // namespace

constinit const GameInfo Druidica::info = {
    "druidica", "Druidica", "Howard Fosdick, BestFreeNewGames.com", 2, 4, races::kOptions, races::partners_conflict,
    18,         races::side};

const races::Board& Druidica::board() {
  static const races::Board board = races::read_board(kBoard);
  return board;
}

}  // namespace nemeton
