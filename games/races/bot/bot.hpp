// The bot that plays the races.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "core/history.hpp"
#include "games/races/rules/race.hpp"

namespace nemeton::races {

struct Chosen {
  Action action;
  double value;  // the return that the seat may expect
  std::uint64_t nodes;
};

// `seat` is to act. Nothing is allocated.
Chosen choose(const Board& board, const State& state, Seat seat, Level level, const Budget& budget, std::uint64_t seed);

Analysis<Action> analyze(const Board& board, const State& state, Seat seat, const Budget& budget, std::uint64_t seed,
                         std::optional<Action> asked);

template <class Self>
Thought<Self> think_of(const History<Self>& history, Seat seat, Level level, const Budget& budget, std::uint64_t seed) {
  const auto [action, value, nodes] = choose(Self::board(), history.state(), seat, level, budget, seed);
  return {action, value, {action}, nodes, 0};
}

}  // namespace nemeton::races
