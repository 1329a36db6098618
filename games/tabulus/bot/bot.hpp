// The bot that plays Tabulus is that of games/races.
#pragma once

#include "games/races/bot/bot.hpp"
#include "games/tabulus/rules/rules.hpp"

namespace nemeton {

inline Thought<Tabulus> think(const History<Tabulus>& history, Seat seat, const Limits& limits) {
  return races::think_of(history, seat, limits);
}

inline Analysis<Tabulus::Action> analyze(const History<Tabulus>& history, Seat seat, const Effort& effort,
                                         std::optional<Tabulus::Action> asked) {
  return races::analyze(Tabulus::board(), history.state(), seat, effort, asked);
}

}  // namespace nemeton
