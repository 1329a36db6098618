// The bot that plays Triangulus is that of games/races.
#pragma once

#include "games/races/bot/bot.hpp"
#include "games/races/bot/reasons.hpp"
#include "games/triangulus/rules/rules.hpp"

namespace nemeton {

inline Thought<Triangulus> think(const History<Triangulus>& history, Seat seat, Level level, const Budget& budget,
                                 std::uint64_t seed) {
  return races::think_of(history, seat, level, budget, seed);
}

inline Analysis<Triangulus::Action> analyze(const History<Triangulus>& history, Seat seat,
                                            const AnalysisRequest<Triangulus::Action>& request) {
  return races::analyze(Triangulus::board(), learnt_network<Triangulus>(), history.state(), seat, request);
}

inline std::expected<void, std::string> set_network(std::type_identity<Triangulus>, std::string_view name,
                                                    std::string_view bytes) {
  return learn_network<Triangulus>(name, bytes, races::kInputs);
}

inline std::vector<races::Reason> reasons(const History<Triangulus>& history, Seat, Triangulus::Action action,
                                          std::optional<Triangulus::Action> instead) {
  return races::reasons_of(Triangulus::board(), history.state(), action, instead);
}

}  // namespace nemeton
