// The bot that plays Tug of War.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "core/history.hpp"
#include "games/tug/rules/rules.hpp"

namespace nemeton {

// `seat` is to act.
Thought<Tug> think(const History<Tug>& history, Seat seat, const Limits& limits);

Analysis<Tug::Action> analyze(const History<Tug>& history, Seat seat, const Effort& effort, std::optional<Tug::Action> asked);

}  // namespace nemeton
