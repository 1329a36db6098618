// The bot that plays Tug of War.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "core/history.hpp"
#include "games/tug/bot/reasons.hpp"
#include "games/tug/rules/rules.hpp"

namespace nemeton {

// `seat` is to act.
Thought<Tug> think(const History<Tug>& history, Seat seat, Level level, const Budget& budget, std::uint64_t seed);

Analysis<Tug::Action> analyze(const History<Tug>& history, Seat seat, const Budget& budget, std::uint64_t seed,
                              std::optional<Tug::Action> asked);

}  // namespace nemeton
