// The bot that plays Druid's Duel.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "games/duel/rules/rules.hpp"

namespace nemeton {

// `seat` has still to choose. The bot mixes: it draws its choice, from `seed`.
Thought<Duel> think(const Duel::Observation& known, Seat seat, Level level, const Budget& budget, std::uint64_t seed);

Analysis<Duel::Action> analyze(const Duel::Observation& known, Seat seat, const Budget& budget, std::uint64_t seed,
                               std::optional<Duel::Action> asked);
WinProbabilities evaluate_full_information(const Duel::State& state, const Budget& budget, std::uint64_t seed);

}  // namespace nemeton
