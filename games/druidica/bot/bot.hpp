// The bot that plays Druidica is that of games/races.
#pragma once

#include "games/druidica/rules/rules.hpp"
#include "games/races/bot/bot.hpp"

namespace nemeton {

inline Thought<Druidica> think(const History<Druidica>& history, Seat seat, const Limits& limits) {
  return races::think_of(history, seat, limits);
}

inline Analysis<Druidica::Action> analyze(const History<Druidica>& history, Seat seat, const Effort& effort,
                                          std::optional<Druidica::Action> asked) {
  return races::analyze(Druidica::board(), history.state(), seat, effort, asked);
}

}  // namespace nemeton
