// The bot that plays Down the Danube.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "core/history.hpp"
#include "games/danube/bot/reasons.hpp"
#include "games/danube/rules/rules.hpp"

namespace nemeton {

// `seat` is to act. Nothing is allocated beyond what the search needs: well under a megabyte.
Thought<Danube> think(const History<Danube>& history, Seat seat, Level level, const Budget& budget, std::uint64_t seed);

Analysis<Danube::Action> analyze(const History<Danube>& history, Seat seat,
                                 const AnalysisRequest<Danube::Action>& request);

std::expected<void, std::string> set_network(std::type_identity<Danube>, std::string_view name, std::string_view bytes);

}  // namespace nemeton
