// Whose question a card asks, and a fight as text. tests/reference/sigily.py shows the rules.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/sigily/tests/positions.hpp"

namespace nemeton::sigily {
namespace {

TEST(SigilyQuestions, AreForWhoeverHasDrawnThem) {
  auto table = Table::cleared(2, {{"questions", 12}}).turn(1);
  EXPECT_EQ(Sigily::asked(table.state), kChance);
  EXPECT_EQ(Sigily::asked(table.play("3").state), kChance);
  EXPECT_EQ(Sigily::asked(table.play("in").state), 1);
  EXPECT_EQ(Sigily::asked(table.play("wrong").state), kChance);
}

// The golden playthroughs show everything else of the text.
TEST(SigilyFight, IsInTheText) {
  auto table = Table::cleared(2).stack("5", {C0, C1}, {.coins = 2}).stack("7", {U0, U1}, {.coins = 3});
  table.turn(0).play("2 5");
  EXPECT_THAT(Sigily::text(table.play("2h").state, 0),
              testing::HasSubstr("C+2 attacks on 7, +1 for Connaught: 2h, and the defender throws."));
}

}  // namespace
}  // namespace nemeton::sigily
