// Triangulus: what is said of it, and its board.
#include "games/triangulus/rules/rules.hpp"

namespace nemeton {

namespace {

constexpr char kBoard[] =
#include "board.inc"
    ;

std::string no_partners(const OptionValues& options, int) {
  return races::partners_conflict(options, 3).empty()
             ? ""
             : "option partners is true, expected false: three play Triangulus";
}

}  // namespace

constinit const GameInfo Triangulus::info = {
    "triangulus", "Triangulus", "Howard Fosdick, BestFreeNewGames.com", 3, 3, races::kOptions, no_partners, 11};

const races::Board& Triangulus::board() {
  static const races::Board board = races::read_board(kBoard);
  return board;
}

}  // namespace nemeton
