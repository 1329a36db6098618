#include "games/sigily/bot/bot.hpp"

#include <gtest/gtest.h>

#include "games/sigily/tests/positions.hpp"

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

}  // namespace
}  // namespace nemeton::sigily
