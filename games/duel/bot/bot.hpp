// The bot that plays Druid's Duel.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "games/duel/rules/rules.hpp"

namespace nemeton {

// `seat` has still to choose. The bot mixes: it draws its choice, from `limits.seed`.
Thought<Duel> think(const Duel::Observation& known, Seat seat, const Limits& limits);

Analysis<Duel::Action> analyze(const Duel::Observation& known, Seat seat, const Effort& effort,
                               std::optional<Duel::Action> asked);
Chances foresee(const Duel::State& state, const Effort& effort);

}  // namespace nemeton
