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

std::expected<void, std::string> set_network(std::type_identity<Tug>, std::string_view name, std::string_view bytes);

// The solved matches, by which the bot plays at its best.
std::span<const SolvedTable> solved_tables(std::type_identity<Tug>);

Analysis<Tug::Action> analyze(const History<Tug>& history, Seat seat, const AnalysisRequest<Tug::Action>& request);

}  // namespace nemeton
