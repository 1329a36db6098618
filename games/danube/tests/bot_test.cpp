// What is promised of the bot: legal, in time, no win missed; and that its search weighs throws as plain expectimax does.
#include "games/danube/bot/bot.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "core/random.hpp"
#include "games/danube/bot/evaluator.hpp"
#include "games/danube/bot/learnt.hpp"
#include "games/danube/tests/positions.hpp"
#include "search/expectimax.hpp"

namespace nemeton {
namespace {

using namespace danube;

// The bot of all these tests plays by what it has learnt.
const bool has_network = [] {
  std::ifstream file(NEMETON_NETWORKS "/danube.net", std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(file), {});
  return set_network(std::type_identity<Danube>{}, "danube.net", bytes).has_value();
}();

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

TEST(DanubeBot, HasItsNetworkAndKeepsItWhereAnotherIsNone) {
  ASSERT_TRUE(has_network);
  const Network* network = learnt_network();
  const auto set = set_network(std::type_identity<Danube>{}, "other.net", "<html>");
  ASSERT_FALSE(set);
  EXPECT_EQ(set.error(), "other.net: expected a network, which begins with NNET");
  EXPECT_EQ(learnt_network(), network);
}

TEST(DanubeBot, CountsWhereItHasNoNetwork) {
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

TEST(DanubeBot, PlaysTheOneStepOfTheOpening) {
  const auto thought = think(History<Danube>(opening()), 0, Level::best, within(1000), 0);
  EXPECT_EQ(Danube::token(opening(), 0, thought.action), "10+1");
}

TEST(DanubeBot, AnswersWithALegalLineAndAReturnAtEveryLevel) {
  const auto states = decisions(1);
  for (const Level level : kLevels) {
    for (std::size_t i = 0; i < states.size(); i += 7) {
      auto state = states[i];
      const auto thought = think(History<Danube>(state), state.turn, level, within(2), 1);
      EXPECT_GE(thought.value, -1);
      EXPECT_LE(thought.value, 1);
      ASSERT_FALSE(thought.pv.empty());
      EXPECT_EQ(thought.pv[0], thought.action);
      for (const auto action : thought.pv) {
        ASSERT_EQ(Danube::node(state), Node::decision(states[i].turn));
        ActionList<Danube> actions;
        Danube::actions(state, state.turn, actions);
        ASSERT_NE(std::ranges::find(actions, action), actions.end()) << Danube::text(state, 0);
        Danube::apply(state, state.turn, action);
      }
    }
  }
}

TEST(DanubeBot, TakesAWinInOneAtEveryLevel) {
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

TEST(DanubeBot, FindsAWinInSeveralSteps) {
  auto state = thrown(square(34) | square(35), square(33), 0, 3);
  const auto thought = think(History<Danube>(state), 0, Level::strong, within(100), 1);
  EXPECT_EQ(thought.value, 1);
  for (const auto action : thought.pv) Danube::apply(state, 0, action);
  EXPECT_EQ(Danube::home(state, 0), kBoats);
}

TEST(DanubeBot, StopsWhenItIsTold) {
  const std::atomic<bool> stop = true;
  for (const Level level : kLevels) {
    const auto state = thrown(from_to(20, 24), from_to(15, 19), 0, 6);
    EXPECT_EQ(think(History<Danube>(state), 0, level, {.stop = &stop}, 1).depth, 0);
  }
}

TEST(DanubeBot, AnswersWithoutAnyTimeAtAll) {
  for (const Level level : kLevels) {
    const auto state = thrown(from_to(20, 24), from_to(15, 19), 0, 6);
    EXPECT_EQ(think(History<Danube>(state), 0, level, within(0), 1).depth, 0);
  }
}

TEST(DanubeBot, DrawsTheSameFromTheSameSeed) {
  const auto states = decisions(3);
  for (std::size_t i = 0; i < states.size(); i += 5) {
    const History<Danube> history(states[i]);
    for (const Level level : {Level::beginner, Level::casual, Level::master}) {
      EXPECT_EQ(think(history, states[i].turn, level, within(10000), 5).action,
                think(history, states[i].turn, level, within(10000), 5).action);
    }
  }
}

// A game of five boats of expert against itself, until it is over.
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

// Nobody waits behind his blocks until the limit of steps.
TEST(DanubeBot, ComesToAnEnd) {
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const auto states = game_of_experts(seed);
    EXPECT_NE(Danube::returns(states.back())[0], 0) << Danube::text(states.back(), 0);
  }
}

// What is told as a chance is what is believed, and the bot plays what is told as best.
TEST(DanubeBot, PlaysByTheChancesThatAreTold) {
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
    // Where it has not looked into a throw to the end it knows less.
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

TEST(Expectimax, ValuesAreThoseOfThePlainDefinition) {
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
