// The bot that plays Triangulus is that of games/races.
#pragma once

#include "games/races/bot/bot.hpp"
#include "games/triangulus/rules/rules.hpp"

namespace nemeton {

inline Thought<Triangulus> think(const Line<Triangulus>& line, Seat seat, const Limits& limits) {
  return races::think_of(line, seat, limits);
}

inline Analysis<Triangulus::Action> analyze(const Line<Triangulus>& line, Seat seat, const Effort& effort,
                                            std::optional<Triangulus::Action> asked) {
  return races::analyze(Triangulus::board(), line.state(), seat, effort, asked);
}

}  // namespace nemeton
