// The bot: looks into the throws that follow, by what it has learnt; without a network it tries each action in games played on in its mind, in
// which all seats move by what a move brings at once, and otherwise at random. The weaker levels are greedy in part.
#include "games/sigily/bot/bot.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "games/sigily/bot/greedy.hpp"
#include "games/sigily/bot/rollout_policy.hpp"
#include "games/sigily/bot/search.hpp"
#include "search/learnt_network.hpp"
#include "search/overlooked_actions.hpp"
#include "search/ucb1.hpp"

namespace nemeton {

using namespace sigily;

std::expected<void, std::string> set_network(std::type_identity<Sigily>, std::string_view name,
                                             std::string_view bytes) {
  return learn_network<Sigily>(name, bytes, kInputs);
}

namespace {

// How a level plays: how many of its actions come to its mind, and which part of its judgement, 0 to 1, is greedy (greedy.hpp); how many states it looks at,
// with a network; and how many games it plays in its mind for each action, without one.
struct Strength {
  std::size_t actions;
  double greed;
  std::uint64_t nodes;
  std::uint64_t games;
};
constexpr ByLevel<Strength> kStrengths = {{{2, 1, 1, 1},
                                           {3, 0.9, 1, 1},
                                           {kConsidersAll, 0.65, 1, 2},
                                           {kConsidersAll, 0.35, 1, 4},
                                           {kConsidersAll, 0.2, 50, 40},
                                           {kConsidersAll, 0.15, 350, 200},
                                           {kConsidersAll, 0, 4000, 1500},
                                           {kConsidersAll, 0, Budget::kUnbounded, Budget::kUnbounded}}};
// By how many coins games played on from one action differ, so how much speaks for one that was tried seldom.
constexpr double kSpread = 8;
// By how much likelier a coin at once seems to make it to win.
constexpr double kChanceOfCoin = 0.04;

// What the bot does without trying.
Action liked(const State& state, const Actions& actions, Random& random) {
  return state.turn.stage == Stage::move ? greedy_move(state, /*noise=*/1, random) : actions[0];
}

// Whether an action did better than the one that is liked by more than twice the standard error: a few games tell less than what a move brings at
// once.
bool is_clearly_better(const Arm<Action>& arm, const Arm<Action>& liked) {
  const double variance = kSpread * kSpread / arm.samples + kSpread * kSpread / liked.samples;
  return arm.mean() - liked.mean() > 2 * std::sqrt(variance);
}

// The best of the actions that end the game at once and win it.
std::optional<Thought<Sigily>> win_in_one(const State& state, Seat seat, const Actions& actions) {
  std::optional<Thought<Sigily>> best;
  for (const Action action : actions) {
    State next = state;
    Sigily::apply(next, seat, action);
    if (Sigily::node(next).kind != NodeKind::terminal) continue;
    const double won = Sigily::returns(next)[static_cast<std::size_t>(seat)];
    if (won > (best ? best->value : 0)) best = {action, won, {action}, actions.size(), 1};
  }
  return best;
}

// What a seat may expect whose side wins so likely.
double expected_return(const State& state, double chance) {
  constexpr double kCoinsOfWinner = 6;  // beyond the mean
  const int sides = is_of_two_sides(state) ? 2 : state.setup.seats;
  return kCoinsOfWinner * (sides * chance - 1) / (sides - 1);
}

// Looks one throw further as long as the budget lasts. A part of the judgement may be greedy.
Thought<Sigily> look_into_throws(const Network& network, const State& state, Seat seat, const Strength& strength,
                                 const Budget& budget, Random& random) {
  constexpr int kMostThrows = 8;
  Search search(network, state, seat, budget);
  auto options = search.options();
  int depth = 0;
  while (depth < kMostThrows && options.size() > 1 && search.deepen(options, depth + 1)) ++depth;
  if (strength.greed > 0) {
    put_best_of_sample_first(options, strength.actions, random, [&](const auto& option) {
      return strength.greed * kChanceOfCoin * greedy_value(state, option.action) + (1 - strength.greed) * option.value;
    });
  }
  return {options[0].action, expected_return(state, options[0].value), {options[0].action}, search.nodes(), depth};
}

}  // namespace

Thought<Sigily> think(const History<Sigily>& history, Seat seat, Level level, const Budget& budget,
                      std::uint64_t seed) {
  const BudgetClock clock(budget.with_share_of_time(0.8));
  ActionList<Sigily> actions;
  Sigily::actions(history.state(), seat, actions);
  if (const auto won = win_in_one(history.state(), seat, actions)) return *won;

  const Strength strength = kStrengths[static_cast<std::size_t>(level)];
  Random random(seed);
  if (strength.greed == 1) {
    put_best_of_sample_first(actions, strength.actions, random,
                             [&](Action each) { return greedy_value(history.state(), each); });
    return {actions[0], 0, {actions[0]}, actions.size(), 1};
  }
  Budget thinking = clock.rest();
  if (const Network* network = learnt_network<Sigily>(); network != nullptr) {
    thinking.nodes = std::min(thinking.nodes, strength.nodes);
    return look_into_throws(*network, history.state(), seat, strength, thinking, random);
  }
  std::array<Arm<Action>, Sigily::kMaxActions> arms;
  std::ranges::transform(actions, arms.begin(), [](Action action) { return Arm<Action>{action}; });
  const std::span tried(arms.data(), actions.size());
  std::uint64_t nodes = 0;
  const auto play = [&](Action first) {
    History<Sigily> played = history;
    played.apply(seat, first);
    for (; Sigily::node(played.state()).kind != NodeKind::terminal; ++nodes) rollout_step(played, random);
    return Sigily::returns(played.state())[static_cast<std::size_t>(seat)];
  };
  const std::uint64_t games = actions.size() == 1                    ? 1
                              : strength.games == Budget::kUnbounded ? Budget::kUnbounded
                                                                     : strength.games * actions.size();
  thinking.samples = std::min(thinking.samples, games);
  const Arm<Action> best = best_by_ucb1(tried, kSpread, BudgetClock(thinking), nodes, play);
  const auto& usual = *std::ranges::find(tried, liked(history.state(), actions, random), &Arm<Action>::action);
  const bool stays = usual.samples > 0 && !is_clearly_better(best, usual);
  const Arm<Action>& chosen = stays ? usual : best;
  return {chosen.action, chosen.mean(), {chosen.action}, nodes, 0};
}

}  // namespace nemeton
