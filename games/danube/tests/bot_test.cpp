// The bot misses no win and plays by the chances that it tells, and its search weighs throws as plain expectimax does.
#include "games/danube/bot/bot.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/random.hpp"
#include "games/danube/bot/evaluator.hpp"
#include "games/danube/bot/learnt.hpp"
#include "games/danube/tests/positions.hpp"
#include "search/expectimax.hpp"
#include "search/tests/levels.hpp"

namespace nemeton {
namespace {

using namespace danube;

// The bot with its network.
class DanubeBot : public testing::Test {
 protected:
  DanubeBot() { learn_from_network<Danube>(); }
};

Budget within(int milliseconds) { return {.time = std::chrono::milliseconds(milliseconds)}; }

Danube::State thrown(Squares own, Squares enemy, Seat turn, int n) {
  auto state = position({}, {}, turn);
  state.boats[static_cast<std::size_t>(turn)] = own;
  state.boats[static_cast<std::size_t>(1 - turn)] = enemy;
  return after_throw(state, n);
}

void random_step(Danube::State& state, Random& random) {
  if (Danube::node(state).kind == NodeKind::chance) {
    OutcomeList<Danube> outcomes;
    Danube::outcomes(state, outcomes);
    Danube::apply(state, kChance, sample(random, outcomes));
  } else {
    Danube::apply(state, state.turn, Danube::random_action(state, state.turn, random));
  }
}

// The decisions of a random game.
std::vector<Danube::State> decisions(std::uint64_t seed) {
  Random random(seed);
  std::vector<Danube::State> found;
  for (auto state = opening(); Danube::node(state).kind != NodeKind::terminal; random_step(state, random)) {
    if (Danube::node(state).kind == NodeKind::decision) found.push_back(state);
  }
  return found;
}

TEST_F(DanubeBot, CountsWhereItHasNoNetwork) {
  const PositionEvaluator counts(nullptr);
  // On throw with the boats further down the river, or with one more of them home.
  for (const Squares enemy : {from_to(3, 7), from_to(15, 19) | square(21)}) {
    auto state = opening();
    state.boats = {from_to(15, 18) | square(22), enemy};
    state.turn = 0;
    const double value = counts.evaluate(state);
    std::swap(state.boats[0], state.boats[1]);
    EXPECT_EQ(counts.evaluate(state), -value);
    state.boats[1] &= state.boats[1] - 1;
    EXPECT_LT(counts.evaluate(state), -value);
  }
}

TEST_F(DanubeBot, PlaysTheOneStepOfTheOpening) {
  const auto thought = think(History<Danube>(opening()), 0, Level::best, within(1000), 0);
  EXPECT_EQ(Danube::token(opening(), 0, thought.action), "10+1");
}

TEST_F(DanubeBot, TakesAWinInOneAtEveryLevel) {
  int wins = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    auto states = decisions(seed);
    for (std::size_t i = states.size() - 3; i < states.size(); ++i) {
      ActionList<Danube> actions;
      Danube::actions(states[i], states[i].turn, actions);
      const auto wins_with = [&](Danube::Action action) {
        auto next = states[i];
        Danube::apply(next, next.turn, action);
        return next.boats[static_cast<std::size_t>(states[i].turn)] == 0;
      };
      if (std::ranges::none_of(actions, wins_with)) continue;
      ++wins;
      for (const Level level : kLevels) {
        EXPECT_TRUE(wins_with(think(History<Danube>(states[i]), states[i].turn, level, within(5), seed).action));
      }
    }
  }
  EXPECT_GT(wins, 20);
}

TEST_F(DanubeBot, FindsAWinInSeveralSteps) {
  auto state = thrown(square(34) | square(35), square(33), 0, 3);
  const auto thought = think(History<Danube>(state), 0, Level::strong, within(100), 1);
  EXPECT_EQ(thought.value, 1);
  for (const auto action : thought.pv) Danube::apply(state, 0, action);
  EXPECT_EQ(Danube::home(state, 0), kBoats);
}

// A game of experts, until it is over.
std::vector<Danube::State> game_of_experts(std::uint64_t seed) {
  Random random(seed);
  std::vector<Danube::State> states;
  auto state = opening();
  for (; Danube::node(state).kind != NodeKind::terminal; states.push_back(state)) {
    if (Danube::node(state).kind == NodeKind::chance) random_step(state, random);
    else Danube::apply(state, state.turn, think(History<Danube>(state), state.turn, Level::expert, {}, 1).action);
  }
  return states;
}

// The analysis gives the bot's own values, and the bot plays the action that it ranks first.
TEST_F(DanubeBot, PlaysByTheChancesThatAreTold) {
  const PositionEvaluator evaluator(learnt_network());
  const auto states = game_of_experts(4);
  for (std::size_t i = 0; i < states.size(); i += 20) {
    if (Danube::node(states[i]).kind != NodeKind::decision) continue;
    const Seat seat = states[i].turn;
    const auto analysis = analyze(History<Danube>(states[i]), seat, {});
    Expectimax<Danube, PositionEvaluator> search(evaluator);
    for (const auto& candidate : analysis.candidates) {
      auto next = states[i];
      Danube::apply(next, seat, candidate.action);
      for (const auto action : candidate.line) Danube::apply(next, seat, action);
      std::vector<Afterstate<Danube>> after = {{next, {}, 0, 0}};
      search.deepen(after, seat, 1);
      EXPECT_NEAR(candidate.win_probabilities[0], (1 + after[0].value) / 2, 1e-9) << Danube::text(next, 0);
    }
    const auto thought = think(History<Danube>(states[i]), seat, Level::master, {}, 1);
    // If it has not looked into a throw to the end, it knows less.
    if (thought.depth == 1) {
      const double told = analysis.candidates[0].win_probabilities[static_cast<std::size_t>(seat)];
      EXPECT_NEAR((1 + thought.value) / 2, told, 1e-9) << Danube::text(states[i], 0);
    }
  }
}

// Expectimax as it is defined, without windows, order or memory.
double plain(const Danube::State& state, const PositionEvaluator& evaluator, int depth) {
  const Node node = Danube::node(state);
  if (node.kind == NodeKind::terminal) return Danube::returns(state)[0];
  if (node.kind == NodeKind::chance) {
    if (depth == 0) return evaluator.evaluate(state);
    OutcomeList<Danube> outcomes;
    Danube::outcomes(state, outcomes);
    double sum = 0;
    for (const auto& [outcome, weight] : outcomes) {
      auto next = state;
      Danube::apply(next, kChance, outcome);
      sum += weight * plain(next, evaluator, depth - 1);
    }
    return sum / 16;
  }
  ActionList<Danube> actions;
  Danube::actions(state, state.turn, actions);
  double best = -2;
  for (const auto action : actions) {
    auto next = state;
    Danube::apply(next, state.turn, action);
    best = std::max(best, (state.turn == 0 ? 1 : -1) * plain(next, evaluator, depth));
  }
  return state.turn == 0 ? best : -best;
}

TEST_F(DanubeBot, SearchesForTheValuesOfThePlainDefinition) {
  const PositionEvaluator evaluator(learnt_network());
  Random random(5);
  for (int i = 0; i < 6; ++i) {
    Squares boats[2] = {};
    for (int count = 0; count < 4; ++count) {
      const Squares one = square(static_cast<int>(24 + below(random, 12)));
      if (one != square(kRapids) && ((boats[0] | boats[1]) & one) == 0) boats[count % 2] |= one;
    }
    if (boats[0] == 0 || boats[1] == 0) continue;
    const auto state = thrown(boats[0], boats[1], i % 2, static_cast<int>(1 + below(random, 3)));
    if (Danube::node(state).kind != NodeKind::decision) continue;
    Expectimax<Danube, PositionEvaluator> search(evaluator);
    auto afterstates = search.afterstates(state);
    EXPECT_NEAR(afterstates[0].value, plain(state, evaluator, 0), 1e-9) << Danube::text(state, 0);
    for (int depth = 1; depth <= 2; ++depth) {
      ASSERT_TRUE(search.deepen(afterstates, state.turn, depth));
      EXPECT_NEAR(afterstates[0].value, plain(state, evaluator, depth), 1e-9) << Danube::text(state, 0);
      EXPECT_NEAR(afterstates[0].value, plain(afterstates[0].state, evaluator, depth), 1e-9);
    }
  }
}

}  // namespace
}  // namespace nemeton
