// The bot that plays the races.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "core/history.hpp"
#include "games/races/bot/inputs.hpp"
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

template <class Self>
Thought<Self> think_of(const History<Self>& history, Seat seat, Level level, const Budget& budget, std::uint64_t seed) {
  const auto [action, value, nodes, depth] =
      choose(Self::board(), learnt_network<Self>(), history.state(), seat, level, budget, seed);
  return {action, value, {action}, nodes, depth};
}

}  // namespace nemeton::races
