// One game between bots, or at random, with all that a study watches.
#pragma once

#include <map>
#include <string>

#include "lab/game/game_result.hpp"
#include "lab/study.hpp"

namespace nemeton::lab {

struct WatchedGame {
  GameQuantities played{};
  // By seat: how often it did what, or it happened to it. A name is the kind of an effect, followed by what words the effect has: "cast shield".
  std::array<std::map<std::string, std::int64_t>, kMaxSeats> usage;
};

// The n-th game of a cell. Games of the same number have the same chance in all cells, as long as they are as long.
WatchedGame play_watched_game(const Study& study, const Cell& cell, const Sides& sides, std::int64_t number);

}  // namespace nemeton::lab
