#include "games/sigily/bot/bot.hpp"

#include <gtest/gtest.h>

#include "games/sigily/bot/learnt.hpp"
#include "games/sigily/bot/search.hpp"
#include "games/sigily/tests/positions.hpp"
#include "search/rollout.hpp"
#include "search/tests/levels.hpp"

namespace nemeton::sigily {
namespace {

std::string played(const Table& table, Level level) {
  const History<Sigily> history(table.state);
  const Seat seat = table.actor();
  return Sigily::token(table.state, seat, think(history, seat, level, {.samples = 1000}, 3).action);
}

TEST(SigilyBot, PlaysTheOnlyMoveThereIs) { EXPECT_EQ(played(Table::cleared(2).turn(0).play("3"), Level::best), "in"); }

TEST(SigilyBot, EndsTheGameAtEveryLevelWhereThatWins) {
  auto table = Table::cleared(2).home({C0, C1}).stack("22", {C2, C3}, {.coins = 9}).stack("9", {U0}, {.coins = 3});
  table.stack("11", {U1}).turn(0).play("2");
  for (const Level level : kLevels) {
    EXPECT_EQ(played(table, level), "22");
  }
}

TEST(SigilyBot, DoesNotMoveOntoACurseWithAllItsCoins) {
  auto table = Table::cleared(2).stack("5", {C0}, {.coins = 20}).stack("8", {C1});
  table.state.cursed = ring_bit(7);
  table.turn(0).play("2");
  for (const Level level : {Level::strong, Level::best}) EXPECT_NE(played(table, level), "5");
}

TEST(SigilyBot, BelowBestGivesTheSameAnswerFromTheSameSeed) {
  auto table = Table(2).play("2 in 3 in 4");
  const History<Sigily> history(table.state);
  EXPECT_EQ(think(history, 0, Level::casual, {}, 9).value, think(history, 0, Level::casual, {}, 9).value);
}

// By the network beside the program.
class LearntSigily : public testing::Test {
 protected:
  LearntSigily() { learn_from_network<Sigily>(); }

  // Decisions with a choice, met in games at random.
  static std::vector<State> decisions(int seats, std::initializer_list<Setting> settings, std::size_t count) {
    Random random(1);
    std::vector<State> found;
    for (History<Sigily> history(Table(seats, settings).state); found.size() < count;) {
      const Node node = Sigily::node(history.state());
      if (node.kind == NodeKind::terminal) history = History<Sigily>(Table(seats, settings).state);
      if (node.kind == NodeKind::decision) {
        Actions list;
        Sigily::actions(history.state(), node.to_act.first(), list);
        if (list.size() > 1) found.push_back(history.state());
      }
      if (node.kind != NodeKind::terminal) random_step(history, random);
    }
    return found;
  }
};

TEST_F(LearntSigily, KeepsItsNetworkWhereAnotherIsNone) {
  const Network* network = learnt_network();
  const auto set = set_network(std::type_identity<Sigily>{}, "other.net", "<html>");
  ASSERT_FALSE(set);
  EXPECT_EQ(set.error(), "other.net: expected a network, which begins with NNET");
  EXPECT_EQ(learnt_network(), network);
}

TEST_F(LearntSigily, DoesNotMoveOntoACurseWithAllItsCoins) {
  auto table = Table::cleared(2).stack("5", {C0}, {.coins = 20}).stack("8", {C1});
  table.state.cursed = ring_bit(7);
  table.turn(0).play("2");
  for (const Level level : {Level::strong, Level::expert, Level::master}) EXPECT_NE(played(table, level), "5");
}

TEST_F(LearntSigily, GivesTheSameAnswerWithinTheSameNodes) {
  for (const State& state : decisions(4, {{"spells", "all"}, {"questions", 14}, {"home", true}}, 200)) {
    const History<Sigily> history(state);
    const Seat seat = Sigily::node(state).to_act.first();
    const auto one = think(history, seat, Level::best, {.nodes = 1000}, 1);
    const auto two = think(history, seat, Level::best, {.nodes = 1000}, 2);
    EXPECT_EQ(one.action, two.action);
    EXPECT_EQ(one.value, two.value);
    EXPECT_EQ(one.nodes, two.nodes);
  }
}

TEST_F(LearntSigily, StopsSoonAfterItsNodesAreUsedUp) {
  for (const State& state : decisions(4, {{"spells", "all"}, {"stacks", true}}, 200)) {
    const Seat seat = Sigily::node(state).to_act.first();
    EXPECT_LT(think(History<Sigily>(state), seat, Level::best, {.nodes = 1000}, 1).nodes, 10'000u);
  }
}

TEST_F(LearntSigily, GivesAllSidesTogetherAboutOneWin) {
  for (int seats = 2; seats <= kSeats; ++seats) {
    for (const bool partners : {false, true}) {
      if (partners && seats != 4) continue;
      for (const State& state : decisions(seats, {{"partners", partners}}, 50)) {
        Search search(*learnt_network(), state, Sigily::node(state).to_act.first());
        double all = 0;
        for (Seat seat = 0; seat < (partners ? 2 : seats); ++seat) all += search.value(state, 1, seat);
        EXPECT_NEAR(all, 1, seats == 2 || partners ? 1e-9 : 0.5);
      }
    }
  }
}

TEST_F(LearntSigily, AnalysesByTheSearchThatTheBestPlaysBy) {
  int alike = 0, all = 0;
  for (const State& state : decisions(2, {}, 4)) {
    const History<Sigily> history(state);
    const Seat seat = Sigily::node(state).to_act.first();
    std::vector<int> depths;
    const auto analysis = analyze(
        history, seat, {{}, 1, {}, [&](const Analysis<Action>& told) { depths.push_back(told.candidates[0].depth); }});
    const auto& best = analysis.candidates[0];
    ASSERT_FALSE(depths.empty());
    EXPECT_EQ(depths.front(), 0);
    EXPECT_EQ(best.depth, depths.back() + 1);
    EXPECT_EQ(analysis.samples, 0u);
    EXPECT_NEAR(best.win_probabilities[0] + best.win_probabilities[1], 1, 1e-9);
    alike += think(history, seat, Level::best, {.nodes = 100'000}, 1).action == best.action;
    ++all;
  }
  EXPECT_GE(alike, all * 8 / 10);
}

}  // namespace
}  // namespace nemeton::sigily
