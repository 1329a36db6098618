// The bot that plays Triangulus is that of games/races.
#pragma once

#include "games/races/bot.hpp"
#include "games/triangulus/rules.hpp"

namespace nemeton {

inline Thought<Triangulus> think(const Line<Triangulus>& line, Seat seat, const Limits& limits) {
  return races::think_of(line, seat, limits);
}

}  // namespace nemeton
