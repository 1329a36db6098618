// Fights, sentence by sentence.
#include "games/sigily/rules/fight.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/sigily/tests/positions.hpp"

namespace nemeton::sigily {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Connaught on 5 attacks Ulster on 7, a plain sigil.
Table plain(std::initializer_list<Setting> settings = {}) {
  auto table = Table::cleared(2, settings).stack("5", {C0, C1}, {.coins = 2}).stack("7", {U0, U1}, {.coins = 3});
  return table.lie("7", 1).turn(0).play("2 5");
}

TEST(SigilyFight, BothThrowToFightTheAttackerFirst) {
  auto table = plain();
  EXPECT_EQ(table.stage(), Stage::attack);
  EXPECT_EQ(table.awaited(), "1c 1d 1e 1h 2c 2e 2h 3c 3h 4h 5");
  table.play("2h");
  EXPECT_EQ(table.stage(), Stage::defence);
  EXPECT_EQ(table.awaited(), "1c 1d 1e 1h 2c 2e 2h 3c 3h 4h 5");
}

// The golden playthroughs show everything else of the text.
TEST(SigilyFight, IsInTheText) {
  EXPECT_THAT(Sigily::text(plain().play("2h").state, 0),
              testing::HasSubstr("C+2 attacks on 7, +1 for Connaught: 2h, and the defender throws."));
}

TEST(SigilyFight, TheAttackerHasOneMoreAndTheHigherSumWins) {
  EXPECT_THAT(plain().play("2h 2h").chariots("7"), ElementsAre(C0, C1));
  EXPECT_THAT(plain().play("1h 3c").chariots("7"), ElementsAre(U0, U1));
  EXPECT_THAT(plain().play("5 4h").chariots("7"), ElementsAre(C0, C1));
}

TEST(SigilyFight, AtEqualSumsTheHigherAnimalWins) {
  EXPECT_THAT(plain().play("2h 3c").chariots("7"), ElementsAre(C0, C1));
  EXPECT_THAT(plain().play("2c 3h").chariots("7"), ElementsAre(U0, U1));
  EXPECT_THAT(plain().play("1d 2e").chariots("7"), ElementsAre(U0, U1));
  EXPECT_THAT(plain().play("4h 5").chariots("7"), ElementsAre(C0, C1));  // no animal is lower than a dog
}

TEST(SigilyFight, AtEqualAnimalsBothThrowAgain) {
  auto table = plain().play("2h 3h");
  EXPECT_EQ(table.stage(), Stage::attack);
  EXPECT_THAT(table.play("2c 3c 1d 4h").chariots("7"), ElementsAre(U0, U1));
}

TEST(SigilyFight, OnPlainGroundTheLosersCoinsGoToTheWinnerAndTheLoserDies) {
  auto won = plain().play("4h 1d");
  EXPECT_EQ(won.coins("7"), 6);  // with what lay there
  EXPECT_TRUE(won.in_hand(U0));
  EXPECT_TRUE(won.in_hand(U1));
  auto lost = plain().play("1d 4h");
  EXPECT_EQ(lost.coins("7"), 5);
  EXPECT_EQ(lost.lying("7"), 1);
  EXPECT_TRUE(lost.in_hand(C0));
  EXPECT_TRUE(lost.in_hand(C1));
}

TEST(SigilyFight, OnASolarSigilTheLosersCoinsGoToTheWinnerWhoHasAFreeThrow) {
  auto table =
      Table::cleared(2).stack("7", {C0}, {.coins = 2}).stack("9", {U0}, {.coins = 3}).turn(0).play("2 7 4h 1d");
  EXPECT_EQ(table.coins("9"), 5);
  EXPECT_EQ(table.seat(), 0);
}

TEST(SigilyFight, OnAGateTheCoinsOfBothGoToTheJackpotBeforeTheThrowsAndTheWinnerStays) {
  auto table = Table::cleared(2).stack("5", {C0}, {.coins = 2}).stack("6", {U0}, {.coins = 3}).lie("6", 1);
  table.turn(0).play("1 5");
  EXPECT_EQ(table.lying("c"), 5);
  table.play("4h 1d");
  EXPECT_THAT(table.chariots("6"), ElementsAre(C0));
  EXPECT_EQ(table.coins("6"), 1);
  EXPECT_EQ(table.state.riders[C0].barred, 0);
}

TEST(SigilyFight, InTheDeepTheWinnerGoesBack) {
  auto table = Table::cleared(2).stack("0b", {C0}, {.coins = 2}).stack("c", {U0}, {.coins = 3, .entry = 18});
  table.turn(0).play("2 1 0b");
  EXPECT_EQ(table.lying("c"), 5);
  auto won = table, lost = table;
  won.play("4h 1d");
  EXPECT_THAT(won.chariots("c"), IsEmpty());
  EXPECT_THAT(won.chariots("0"), ElementsAre(C0));
  EXPECT_EQ(won.state.riders[C0].barred, 1);
  EXPECT_EQ(won.lying("c"), 5);
  lost.play("1d 4h");
  EXPECT_THAT(lost.chariots("18"), ElementsAre(U0));
  EXPECT_EQ(lost.state.riders[U0].barred, 1 << 3);
  EXPECT_TRUE(lost.in_hand(C0));
}

TEST(SigilyFight, AWinnerThatGoesBackToHandHasItsFreeThrow) {
  auto table = Table::cleared(2).stack("0b", {C0}).stack("6a", {U0}, {.entry = 18}).stack("0", {U1});
  table.turn(0).play("2 3 0b>6 4h 1d");
  EXPECT_TRUE(table.in_hand(C0));
  EXPECT_EQ(table.seat(), 1);
  auto four = Table::cleared(2).stack("0a", {C0}).stack("6a", {U0}, {.entry = 18}).stack("0", {U1});
  four.turn(0).play("2 4 0a>6 4h 1d");
  EXPECT_TRUE(four.in_hand(C0));
  EXPECT_EQ(four.seat(), 0);
}

TEST(SigilyFight, AttackerWhoLosesHasNoFreeThrow) {
  auto table = Table::cleared(2).stack("5", {C0}).stack("9", {U0}).turn(0).play("4 5 1d 4h");
  EXPECT_EQ(table.seat(), 1);
}

TEST(SigilyFight, WithHomeTheLordOfTheTerritoryHasTheOneMore) {
  const auto winner = [](const char* from, const char* at, bool home) {
    auto table = Table::cleared(2, {{"home", home}}).stack(from, {C0}).stack(at, {U0}).turn(0);
    if (table.stage() == Stage::declare) table.play("throw");
    return owner_of(table.play("2").play(from).play("2h 2h").top(at));
  };
  EXPECT_EQ(winner("19", "21", true), 1);  // Ulster, the defender's
  EXPECT_EQ(winner("19", "21", false), 0);
  EXPECT_EQ(winner("12", "14", true), 0);   // Connaught, the attacker's
  EXPECT_EQ(winner("5", "7", true), 0);     // neither's
  EXPECT_EQ(winner("16", "18", false), 0);  // a gate
}

TEST(SigilyFight, AStoneSkinnedStackWinsWithoutThrows) {
  auto table = Table::cleared(2).stack("5", {C0}, {.coins = 2}).stack("7", {U0}, {.coins = 3, .stone_skin = true});
  table.turn(0).play("2 5");
  EXPECT_TRUE(table.in_hand(C0));
  EXPECT_EQ(table.coins("7"), 5);
  EXPECT_TRUE(table.on("7").stone_skin);
  EXPECT_EQ(table.seat(), 1);
  auto gate = Table::cleared(2).stack("5", {C0}, {.coins = 2}).stack("6", {U0}, {.coins = 3, .stone_skin = true});
  gate.turn(0).play("1 5");
  EXPECT_EQ(gate.coins("6"), 0);
  EXPECT_EQ(gate.lying("c"), 5);
}

TEST(SigilyFight, AStoneSkinEndsWhenTheStackMoves) {
  auto table = Table::cleared(2).stack("5", {C0}, {.stone_skin = true}).turn(0).play("2 5");
  EXPECT_FALSE(table.on("7").stone_skin);
}

TEST(SigilyFight, WithStacksItGoesChariotByChariotUntilOneSideIsGone) {
  auto table = plain({{"stacks", true}}).play("1d 4h");
  EXPECT_TRUE(table.in_hand(C0));
  EXPECT_FALSE(table.in_hand(C1));
  EXPECT_EQ(table.stage(), Stage::attack);
  table.play("4h 1d");
  EXPECT_TRUE(table.in_hand(U0));
  EXPECT_THAT(table.chariots("7"), ElementsAre(U1));
  EXPECT_EQ(table.coins("7"), 3);
  table.play("4h 1d");
  EXPECT_THAT(table.chariots("7"), ElementsAre(C1));
  EXPECT_EQ(table.coins("7"), 6);  // the coins go with the last
  EXPECT_EQ(table.progress("7"), 7);
}

TEST(SigilyFight, WithStacksTheOneMoreIsLookedAtAnewForEachPair) {
  auto table = Table::cleared(4, {{"stacks", true}, {"partners", true}, {"home", true}, {"start", "territorial"}});
  table.stack("5", {C0}, {.progress = 17}).stack("7", {U0, M0}, {.progress = 13}).turn(0).play("2 5");
  EXPECT_EQ(favoured(table.state), 0);  // neither leads at home: the attacker
  table.play("4h 1d");
  EXPECT_THAT(table.chariots("7"), ElementsAre(M0));
  EXPECT_EQ(favoured(table.state), 3);  // Munster
}

TEST(SigilyFight, WithStacksAStoneSkinHoldsAgainstTheWholeStack) {
  auto table = Table::cleared(2, {{"stacks", true}}).stack("5", {C0, C1}).stack("7", {U0}, {.stone_skin = true});
  table.turn(0).play("2 5");
  EXPECT_TRUE(table.in_hand(C0));
  EXPECT_TRUE(table.in_hand(C1));
}

TEST(SigilyFight, TheSurvivorsOfAStackThatWonTakeTheCoinsAndTheSun) {
  auto table = Table::cleared(4, {{"stacks", true}, {"partners", true}});
  table.stack("7", {C0, L0}, {.coins = 1}).stack("9", {U0}).lie("9", 2).turn(0).play("2 7 1d 4h 4h 1d");
  EXPECT_THAT(table.chariots("9"), ElementsAre(L0));
  EXPECT_EQ(table.coins("9"), 3);
  EXPECT_EQ(table.seat(), 0);
}

TEST(SigilyFight, TheDeadMayBeBroughtInAgainAndStayBarred) {
  auto table = plain();
  table.state.riders[U0].barred = 2;
  table.play("4h 1d 2 in");
  EXPECT_THAT(table.chariots("2"), ElementsAre(U0));
  EXPECT_EQ(table.state.riders[U0].barred, 2);
}

}  // namespace
}  // namespace nemeton::sigily
