#include "games/sigily/bot/bot.hpp"

#include <gtest/gtest.h>

#include "games/sigily/bot/search.hpp"
#include "games/sigily/tests/positions.hpp"
#include "search/learnt_network.hpp"
#include "search/rollout.hpp"
#include "search/tests/levels.hpp"

namespace nemeton::sigily {
namespace {

std::string played(const Table& table, Level level) {
  const History<Sigily> history(table.state);
  const Seat seat = table.actor();
  return Sigily::token(table.state, seat, think(history, seat, level, {.samples = 1000}, 3).action);
}

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

// By the network beside the program.
class LearntSigily : public testing::Test {
 protected:
  LearntSigily() { learn_from_network<Sigily>(); }

  // Decisions with a choice, met in games at random.
  static std::vector<State> decisions(int seats, Settings settings, std::size_t count) {
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

TEST_F(LearntSigily, DoesNotMoveOntoACurseWithAllItsCoins) {
  auto table = Table::cleared(2).stack("5", {C0}, {.coins = 20}).stack("8", {C1});
  table.state.cursed = ring_bit(7);
  table.turn(0).play("2");
  for (const Level level : {Level::strong, Level::expert, Level::master}) EXPECT_NE(played(table, level), "5");
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
        Search search(*learnt_network<Sigily>(), state, Sigily::node(state).to_act.first());
        double all = 0;
        for (Seat seat = 0; seat < (partners ? 2 : seats); ++seat) all += search.value(state, 1, seat);
        EXPECT_NEAR(all, 1, seats == 2 || partners ? 1e-9 : 0.5);
      }
    }
  }
}

TEST_F(LearntSigily, AnalysesByTheSearchThatTheBestPlaysBy) {
  expect_analysis_as_the_best_plays<Sigily>(decisions(2, {}, 4));
}

}  // namespace
}  // namespace nemeton::sigily
