// The bot that plays Druidica is that of games/races.
#pragma once

#include "games/druidica/rules/rules.hpp"
#include "games/races/bot/bot.hpp"
#include "games/races/bot/reasons.hpp"

namespace nemeton {

inline Thought<Druidica> think(const History<Druidica>& history, Seat seat, Level level, const Budget& budget,
                               std::uint64_t seed) {
  return races::think_of(history, seat, level, budget, seed);
}

inline Analysis<Druidica::Action> analyze(const History<Druidica>& history, Seat seat, const Budget& budget,
                                          std::uint64_t seed, std::optional<Druidica::Action> asked) {
  return races::analyze(Druidica::board(), history.state(), seat, budget, seed, asked);
}

inline std::vector<races::Reason> reasons(const History<Druidica>& history, Seat, Druidica::Action action,
                                          std::optional<Druidica::Action> instead) {
  return races::reasons_of(Druidica::board(), history.state(), action, instead);
}

}  // namespace nemeton
