// The bot that plays Triangulus is that of games/races.
#pragma once

#include "games/races/bot/bot.hpp"
#include "games/triangulus/rules/rules.hpp"

namespace nemeton {

inline Thought<Triangulus> think(const History<Triangulus>& history, Seat seat, const Limits& limits) {
  return races::think_of(history, seat, limits);
}

inline Analysis<Triangulus::Action> analyze(const History<Triangulus>& history, Seat seat, const Effort& effort,
                                            std::optional<Triangulus::Action> asked) {
  return races::analyze(Triangulus::board(), history.state(), seat, effort, asked);
}

}  // namespace nemeton
