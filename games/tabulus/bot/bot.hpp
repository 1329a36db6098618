// The bot that plays Tabulus is that of games/races.
#pragma once

#include "games/races/bot/bot.hpp"
#include "games/races/bot/reasons.hpp"
#include "games/tabulus/rules/rules.hpp"

namespace nemeton {

inline Thought<Tabulus> think(const History<Tabulus>& history, Seat seat, Level level, const Budget& budget,
                              std::uint64_t seed) {
  return races::think_of(history, seat, level, budget, seed);
}

inline Analysis<Tabulus::Action> analyze(const History<Tabulus>& history, Seat seat,
                                         const AnalysisRequest<Tabulus::Action>& request) {
  return races::analyze(Tabulus::board(), learnt_network<Tabulus>(), history.state(), seat, request);
}

inline std::expected<void, std::string> set_network(std::type_identity<Tabulus>, std::string_view name,
                                                    std::string_view bytes) {
  return learn_network<Tabulus>(name, bytes, races::kInputs);
}

inline std::vector<races::Reason> reasons(const History<Tabulus>& history, Seat, Tabulus::Action action,
                                          std::optional<Tabulus::Action> instead) {
  return races::reasons_of(Tabulus::board(), history.state(), action, instead);
}

}  // namespace nemeton
