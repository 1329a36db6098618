// How a game goes on in the mind: all seats move by what a move brings at once, and choose else at random.
#pragma once

#include "core/history.hpp"
#include "games/sigily/rules/rules.hpp"

namespace nemeton::sigily {

// One step. The game is not over.
void rollout_step(History<Sigily>& history, Random& random);

}  // namespace nemeton::sigily
