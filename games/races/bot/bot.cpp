// The bot: best looks into the draws that follow, by what it has learnt; without a network it plays on in its mind to the end of the hand,
// where all seats move by what a move brings at once. The other levels move like that themselves, with noise.
#include "games/races/bot/bot.hpp"

#include <algorithm>
#include <cmath>

#include "games/races/bot/heuristic.hpp"
#include "games/races/bot/rollout.hpp"
#include "games/races/bot/search.hpp"
#include "search/ucb1.hpp"

namespace nemeton::races {

namespace {

// How a level plays: by how many steps it may like a move better than it deserves; or, where that is nothing, how many states it looks at, with a
// network, or how many hands it plays in its mind, without. Against random play the best
// choice by the heuristic wins 86 of 100 games of Tabulus, so much is luck.
struct Strength {
  double noise;
  std::uint64_t nodes;
  std::uint64_t hands;
};
constexpr ByLevel<Strength> kStrengths = {{{1000, 0, 0},
                                           {300, 0, 0},
                                           {150, 0, 0},
                                           {85, 0, 0},
                                           {45, 0, 0},
                                           {17, 0, 0},
                                           {0, 2000, 400},
                                           {0, Budget::kUnbounded, Budget::kUnbounded}}};
// So many actions, those that the heuristic likes best, are tried.
constexpr std::size_t kCandidates = 6;
// How much speaks for an action that was tried seldom, as a part of a win. With much less an action that was unlucky in its first few hands is never
// tried again.
constexpr double kSpread = 0.5;

// What a seat may expect of the game whose side wins it so likely. A single hand is about points, but a player that plays for
// many of them rather than for the most wins less often.
double return_of(const State& state, double chance) {
  const double points = state.setup.target == 0 ? kPointsOfHand / 2 : 1;
  return points * (state.sides() * chance - 1) / (state.sides() - 1);
}

// Whether an action did better than the one that the heuristic likes best by more than the standard error: a few hands tell less than the heuristic.
bool is_clearly_better(const Arm<Action>& arm, const Arm<Action>& liked) {
  const double variance = 0.25 / arm.samples + 0.25 / std::max(liked.samples, 1);
  return liked.samples > 0 && arm.mean() - liked.mean() > std::sqrt(variance);
}

Chosen look_into_draws(Search& search, const State& state) {
  constexpr int kMostDraws = 8;
  auto options = search.options();
  int depth = 0;
  while (depth < kMostDraws && options.size() > 1 && search.deepen(options, kCandidates, depth + 1)) ++depth;
  return {options[0].action, return_of(state, options[0].value), search.nodes(), depth};
}

}  // namespace

Chosen choose(const Board& board, const Network* network, const State& state, Seat seat, Level level,
              const Budget& budget, std::uint64_t seed) {
  const Strength strength = kStrengths[static_cast<std::size_t>(level)];
  Budget thinking = budget.with_share_of_time(0.8);
  if (strength.noise == 0 && network != nullptr) {
    thinking.nodes = std::min(thinking.nodes, strength.nodes);
    Search search(board, *network, state, thinking);
    return look_into_draws(search, state);
  }
  thinking.samples = std::min(thinking.samples, strength.hands);
  const BudgetClock clock(thinking);
  Random random(seed);
  std::uint64_t nodes = 0;
  const auto play = [&](Action first) {
    return win_after_hand(rollout_hand(board, state, seat, first, random, nodes), seat);
  };
  if (strength.hands == 0) {
    const Action action = rollout_action(board, state, strength.noise, random);
    return {action, return_of(state, play(action)), nodes, 0};
  }

  Actions list;
  rank_actions(board, state, list);
  if (list.size() == 1) return {list[0], return_of(state, play(list[0])), nodes, 0};
  std::array<Arm<Action>, kCandidates> arms;
  const std::size_t size = std::min(list.size(), kCandidates);
  for (std::size_t i = 0; i < size; ++i) arms[i].action = list[i];
  const auto best = best_by_ucb1(std::span(arms.data(), size), kSpread, clock, nodes, play);
  const auto& chosen = is_clearly_better(best, arms[0]) ? best : arms[0];
  return {chosen.action, return_of(state, chosen.mean()), nodes, 0};
}

}  // namespace nemeton::races
