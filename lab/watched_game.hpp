// One game with everything that a study watches.
#pragma once

#include <map>
#include <string>

#include "lab/game/game_result.hpp"
#include "lab/study.hpp"

namespace nemeton::lab {

struct WatchedGame {
  GameQuantities played{};
  // By seat: how often it had each effect. The name of an effect is its kind, followed by its words: "cast shield".
  std::array<std::map<std::string, std::int64_t>, kMaxSeats> usage;
};

// Plays the n-th game of a cell. Games of the same number have the same chance outcomes in all cells.
WatchedGame play_watched_game(const Study& study, const Cell& cell, const Sides& sides, std::int64_t number);

}  // namespace nemeton::lab
