// Games at random, as fast as the rules are: each legal action and each outcome by its weight.
#pragma once

#include <functional>
#include <string_view>

#include "lab/game/game_result.hpp"
#include "lab/game/pace.hpp"
#include "match/setting.hpp"

namespace nemeton::lab {

struct RandomGames {
  Setting setting;
  std::uint64_t seed;  // that of the n-th game is seed + n
  std::int64_t first;  // the number of the first game
  std::int64_t count;
  bool actions;  // whether all actions are listed and counted, which takes longer
  Pace pace;     // of people, for the minutes that they would take
};

// Plays them, and tells of each in order.
void play_random_games(const RandomGames& games, const Sides& sides,
                       const std::function<void(const GameQuantities&)>& on_game);

}  // namespace nemeton::lab
