// How a game goes on in the mind: all seats move greedily, by what a move brings at once, and choose else at random.
#pragma once

#include "core/history.hpp"
#include "games/sigily/rules/rules.hpp"

namespace nemeton::sigily {

// The move that brings most at once, each of which may be liked better than it deserves by almost so many eighths of a coin. A move is to be chosen.
Action greedy_move(const State& state, std::uint32_t noise, Random& random);

// One step. The game is not over.
void rollout_step(History<Sigily>& history, Random& random);

}  // namespace nemeton::sigily
