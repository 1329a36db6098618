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

inline Analysis<Druidica::Action> analyze(const History<Druidica>& history, Seat seat,
                                          const AnalysisRequest<Druidica::Action>& request) {
  return races::analyze(Druidica::board(), learnt_network<Druidica>(), history.state(), seat, request);
}

inline std::expected<void, std::string> set_network(std::type_identity<Druidica>, std::string_view name,
                                                    std::string_view bytes) {
  return learn_network<Druidica>(name, bytes, races::kInputs);
}

inline std::vector<races::Reason> reasons(const History<Druidica>& history, Seat, Druidica::Action action,
                                          std::optional<Druidica::Action> instead) {
  return races::reasons_of(Druidica::board(), history.state(), action, instead);
}

}  // namespace nemeton
