// The bot that plays Brandubh.
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

// Looks at what `think` at its best will remember.
void ponder(const History<Brandubh>& history, const Budget& budget);

// Loads the bot's knowledge (bot/knowledge.hpp).
std::expected<void, std::string> set_network(std::type_identity<Brandubh>, std::string_view name,
                                             std::string_view bytes);

Analysis<Brandubh::Action> analyze(const History<Brandubh>& history, Seat seat,
                                   const AnalysisRequest<Brandubh::Action>& request);

}  // namespace nemeton
