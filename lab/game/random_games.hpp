// Random games at full speed.
#pragma once

#include <functional>
#include <string_view>

#include "lab/game/game_result.hpp"
#include "lab/game/pace.hpp"
#include "match/setting.hpp"

namespace nemeton::lab {

struct RandomGames {
  Setting setting;
  std::uint64_t seed;  // game n has seed + n
  std::int64_t first;  // the number of the first game
  std::int64_t count;
  bool actions;  // whether to list and count all actions, which is slower
  Pace pace;     // for the minutes that people would take
};

// Plays the games and calls `on_game` for each, in order.
void play_random_games(const RandomGames& games, const Sides& sides,
                       const std::function<void(const GameQuantities&)>& on_game);

}  // namespace nemeton::lab
