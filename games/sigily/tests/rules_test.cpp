// Whose question a card asks, and fights and spells as text. tests/reference/sigily.py shows the rules.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/sigily/tests/positions.hpp"

namespace nemeton::sigily {
namespace {

using testing::HasSubstr;

TEST(SigilyQuestions, AreForWhoeverHasDrawnThem) {
  auto table = Table::cleared(2, {{"questions", 12}}).turn(1);
  EXPECT_EQ(Sigily::asked(table.state), kChance);
  EXPECT_EQ(Sigily::asked(table.play("3").state), kChance);
  EXPECT_EQ(Sigily::asked(table.play("in").state), 1);
  EXPECT_EQ(Sigily::asked(table.play("wrong").state), kChance);
}

// The golden playthroughs show everything else of the text.
TEST(SigilyText, ShowsFightsAndSpells) {
  const auto text_after = [](const char* tokens) {
    auto table =
        Table::cleared(2, {{"spells", "all"}}).stack("5", {C0, C1}, {.coins = 9}).stack("7", {U0}, {.coins = 5});
    return Sigily::text(table.turn(0).play(tokens).state, 0);
  };
  EXPECT_THAT(text_after("nospell 2 5 2h"),
              HasSubstr("C+9 attacks on 7, +1 for Connaught: 2h, and the defender throws."));
  EXPECT_THAT(text_after("curse:5"), HasSubstr("5!"));
  EXPECT_THAT(text_after("fireball:5-7"), HasSubstr("The stack on 7 throws against the fireball."));
  EXPECT_THAT(text_after("freeze:1"), HasSubstr("Ulster pays 5 coins, or is frozen."));
  EXPECT_THAT(text_after("speed"), HasSubstr("winds of speed: 1"));
}

}  // namespace
}  // namespace nemeton::sigily
