// A player that knows the dice: what it wins against the best says how much of a game is luck.
#pragma once

#include "match/player.hpp"

namespace nemeton {

// Plays each action on to the end in its mind, with the draws of chance that will come and everybody else doing what the game's bot likes at a glance, and
// takes the one with which it wins. It knows no better than the bot what the others will choose; who did would win still more. It takes as long as it takes.
Contestant foresight_player();

}  // namespace nemeton
