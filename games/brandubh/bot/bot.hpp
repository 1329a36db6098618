// Who plays Brandubh where no person does.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "core/history.hpp"
#include "games/brandubh/bot/reasons.hpp"
#include "games/brandubh/rules/rules.hpp"

namespace nemeton {

// `seat` is to act at the end of `history`.
Thought<Brandubh> think(const History<Brandubh>& history, Seat seat, Level level, const Budget& budget,
                        std::uint64_t seed);

Analysis<Brandubh::Action> analyze(const History<Brandubh>& history, Seat seat,
                                   const AnalysisRequest<Brandubh::Action>& request);

}  // namespace nemeton
