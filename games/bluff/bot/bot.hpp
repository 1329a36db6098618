// The bot that plays Bricriu's Bluff & Bluster.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "games/bluff/rules/rules.hpp"

namespace nemeton {

// `seat` is to act. The bot mixes: it draws its action, from `limits.seed`.
Thought<Bluff> think(const Bluff::Observation& known, Seat seat, const Limits& limits);

Analysis<Bluff::Action> analyze(const Bluff::Observation& known, Seat seat, const Effort& effort,
                                std::optional<Bluff::Action> asked);
Chances foresee(const Bluff::State& state, const Effort& effort);

}  // namespace nemeton
