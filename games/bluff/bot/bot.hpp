// The bot that plays Bricriu's Bluff & Bluster.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "games/bluff/bot/reasons.hpp"
#include "games/bluff/rules/rules.hpp"
#include "search/dominant_action.hpp"

namespace nemeton {

// `seat` is to act. The bot mixes: it draws its action, from `seed`.
Thought<Bluff> think(const Bluff::Observation& known, Seat seat, Level level, const Budget& budget, std::uint64_t seed);

Analysis<Bluff::Action> analyze(const Bluff::Observation& known, Seat seat,
                                const AnalysisRequest<Bluff::Action>& request);
std::expected<void, std::string> set_network(std::type_identity<Bluff>, std::string_view name, std::string_view bytes);
std::span<const SolvedTable> solved_tables(std::type_identity<Bluff>);

WinProbabilities evaluate_full_information(const Bluff::State& state, const Budget& budget, std::uint64_t seed);

// Nothing if more than two play or too much is left to go through.
std::optional<Dominant<Bluff::Action>> find_dominant(const Bluff::Observation& known, Seat seat);

}  // namespace nemeton
