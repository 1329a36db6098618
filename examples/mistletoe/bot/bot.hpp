// The bot that plays Mistletoe: a tree search over deals of the hidden runes.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "games/mistletoe/rules/rules.hpp"

namespace nemeton {

Thought<Mistletoe> think(const Mistletoe::Observation& known, Seat seat, Level level, const Budget& budget,
                         std::uint64_t seed);
Analysis<Mistletoe::Action> analyze(const Mistletoe::Observation& known, Seat seat,
                                    const AnalysisRequest<Mistletoe::Action>& request);
WinProbabilities evaluate_full_information(const Mistletoe::State& state, const Budget& budget, std::uint64_t seed);

}  // namespace nemeton
