// The bot that plays Druid's Duel.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "games/duel/bot/reasons.hpp"
#include "games/duel/rules/rules.hpp"
#include "search/dominant_action.hpp"

namespace nemeton {

// `seat` has still to choose. The bot mixes: it draws its choice, from `seed`.
Thought<Duel> think(const Duel::Observation& known, Seat seat, Level level, const Budget& budget, std::uint64_t seed);

Analysis<Duel::Action> analyze(const Duel::Observation& known, Seat seat, const AnalysisRequest<Duel::Action>& request);
WinProbabilities evaluate_full_information(const Duel::State& state, const Budget& budget, std::uint64_t seed);

// Nothing if more than two play or too much is left to go through.
std::optional<Dominant<Duel::Action>> find_dominant(const Duel::Observation& known, Seat seat);

}  // namespace nemeton
