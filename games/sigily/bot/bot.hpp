// The bot that plays Sigily.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "core/history.hpp"
#include "games/sigily/bot/reasons.hpp"
#include "games/sigily/rules/rules.hpp"

namespace nemeton {

// `seat` is to act.
Thought<Sigily> think(const History<Sigily>& history, Seat seat, Level level, const Budget& budget, std::uint64_t seed);

Analysis<Sigily::Action> analyze(const History<Sigily>& history, Seat seat,
                                 const AnalysisRequest<Sigily::Action>& request);

std::expected<void, std::string> set_network(std::type_identity<Sigily>, std::string_view name, std::string_view bytes);

}  // namespace nemeton
