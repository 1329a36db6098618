// The bot that plays the races.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "core/history.hpp"
#include "games/races/bot/inputs.hpp"
#include "games/races/bot/reasons.hpp"
#include "games/races/rules/race.hpp"
#include "search/learnt_network.hpp"

namespace nemeton::races {

struct Chosen {
  Action action;
  double value;  // the return that the seat may expect
  std::uint64_t nodes;
  int depth;
};

// `seat` is to act; `network` is null where there is none. Nothing is allocated but the list of what it can do.
Chosen choose(const Board& board, const Network* network, const State& state, Seat seat, Level level,
              const Budget& budget, std::uint64_t seed);

Analysis<Action> analyze(const Board& board, const Network* network, const State& state, Seat seat,
                         const AnalysisRequest<Action>& request);

}  // namespace nemeton::races

namespace nemeton {

template <IsRace G>
Thought<G> think(const History<G>& history, Seat seat, Level level, const Budget& budget, std::uint64_t seed) {
  const auto [action, value, nodes, depth] =
      races::choose(G::board(), learnt_network<G>(), history.state(), seat, level, budget, seed);
  return {action, value, {action}, nodes, depth};
}

template <IsRace G>
Analysis<races::Action> analyze(const History<G>& history, Seat seat, const AnalysisRequest<races::Action>& request) {
  return races::analyze(G::board(), learnt_network<G>(), history.state(), seat, request);
}

template <IsRace G>
std::expected<void, std::string> set_network(std::type_identity<G>, std::string_view name, std::string_view bytes) {
  return learn_network<G>(name, bytes, races::kInputs);
}

template <IsRace G>
std::vector<races::Reason> reasons(const History<G>& history, Seat, races::Action action,
                                   std::optional<races::Action> instead) {
  return races::reasons_of(G::board(), history.state(), action, instead);
}

}  // namespace nemeton
