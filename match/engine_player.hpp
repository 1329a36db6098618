// A program that speaks the engine protocol, as a player.
#pragma once

#include "match/player.hpp"

namespace nemeton {

struct EngineSettings {
  std::string command;  // of the shell
  Level level = Level::best;
  std::chrono::milliseconds time;             // for an answer
  std::chrono::milliseconds timeout{10'000};  // beyond that time, until it counts as one that hangs
};

// Before each answer the program is given the record of the game as far as choices are open, which holds what is hidden from its seat and
// which it is trusted not to look at: an engine knows the whole game. What it draws at random comes from the record's seed, which is not that of the
// dice. A program that has failed is started again for its next answer.
Contestant engine_player(const GameInfo& game, const EngineSettings& settings);

}  // namespace nemeton
