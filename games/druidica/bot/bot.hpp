// The bot that plays Druidica is that of games/races.
#pragma once

#include "games/druidica/rules/rules.hpp"
#include "games/races/bot/bot.hpp"

namespace nemeton {

inline Thought<Druidica> think(const History<Druidica>& history, Seat seat, Level level, const Budget& budget,
                               std::uint64_t seed) {
  return races::think_of(history, seat, level, budget, seed);
}

inline Analysis<Druidica::Action> analyze(const History<Druidica>& history, Seat seat, const Budget& budget,
                                          std::uint64_t seed, std::optional<Druidica::Action> asked) {
  return races::analyze(Druidica::board(), history.state(), seat, budget, seed, asked);
}

}  // namespace nemeton
