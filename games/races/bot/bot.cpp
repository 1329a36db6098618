// The bot: best looks into the draws that follow, by what it has learnt; without a network it plays on in its mind to the end of the hand,
// where all seats move by what a move brings at once. The other levels move like that themselves, with noise.
#include "games/races/bot/bot.hpp"

#include <algorithm>

#include "games/races/bot/heuristic.hpp"
#include "games/races/bot/rollout.hpp"
#include "games/races/bot/search.hpp"
#include "search/ucb1.hpp"

namespace nemeton::races {

namespace {

// By how many steps a level may like a move better than it deserves. There is little between the levels but these: against random
// play the best choice by the heuristic wins 86 of 100 games of Tabulus, so much is luck.
constexpr std::array<double, kLevelNames.size()> kNoise = {500, 110, 45, 0};
// So many actions, those that the heuristic likes best, are tried.
constexpr std::size_t kCandidates = 6;
// How much speaks for an action that was tried seldom, as a part of what a hand is worth.
constexpr double kSpread = 0.08;

// Of an unfinished game, what a seat may expect whose side wins it so likely.
double return_of(const State& state, double chance) { return (state.sides() * chance - 1) / (state.sides() - 1); }

// What the seat may expect of the game after a hand.
double worth(const State& state, Seat seat) {
  if (state.stage == Stage::over || state.stage == Stage::cut_off) {
    return returns_of(state)[static_cast<std::size_t>(seat)];
  }
  return return_of(state, win_after_hand(state, seat));
}

Chosen look_into_draws(Search& search, const State& state) {
  constexpr int kMostDraws = 8;
  auto options = search.options();
  int depth = 0;
  while (depth < kMostDraws && options.size() > 1 && search.deepen(options, kCandidates, depth + 1)) ++depth;
  const double points = state.setup.target == 0 ? kPointsOfHand / 2 : 1;
  return {options[0].action, points * return_of(state, options[0].value), search.nodes(), depth};
}

}  // namespace

Chosen choose(const Board& board, const Network* network, const State& state, Seat seat, Level level,
              const Budget& budget, std::uint64_t seed) {
  const Budget thinking = budget.with_share_of_time(0.8);
  if (level == Level::best && network != nullptr) {
    Search search(board, *network, state, thinking);
    return look_into_draws(search, state);
  }
  const BudgetClock clock(thinking);
  Random random(seed);
  std::uint64_t nodes = 0;
  const auto play = [&](Action first) { return worth(rollout_hand(board, state, seat, first, random, nodes), seat); };
  if (level != Level::best) {
    const double noise = kNoise[static_cast<std::size_t>(level)];
    const Action action = rollout_action(board, state, noise, random);
    return {action, play(action), nodes, 0};
  }

  Actions list;
  rank_actions(board, state, list);
  std::array<Arm<Action>, kCandidates> arms;
  const std::size_t size = std::min(list.size(), kCandidates);
  for (std::size_t i = 0; i < size; ++i) arms[i].action = list[i];
  const std::uint64_t hands = size == 1 ? 1 : Budget::kUnbounded;
  const double spread = kSpread * (state.setup.target == 0 ? kPointsOfHand : 1);
  const auto best = best_by_ucb1(std::span(arms.data(), size), spread, hands, clock, play);
  return {best.action, best.mean(), nodes, 0};
}

}  // namespace nemeton::races
