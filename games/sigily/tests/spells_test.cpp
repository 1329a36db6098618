// The spells, sentence by sentence.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/sigily/tests/positions.hpp"

namespace nemeton::sigily {
namespace {

using testing::ElementsAre;

TEST(SigilySpells, HaveNoNodeWithoutOneThatCanBePaidForAndHasAnEffect) {
  EXPECT_EQ(Table::cleared(2, {{"spells", "all"}}).stack("5", {C0}, {.coins = 1}).turn(0).stage(), Stage::throw_sticks);
  auto table = Table::cleared(2, {{"spells", "remove+fireball"}}).stack("5", {C0}, {.coins = 9}).turn(0);
  EXPECT_EQ(table.stage(), Stage::throw_sticks);
}

TEST(SigilySpells, AreOnlyThoseThatAreAllowed) {
  const auto cast = [](const char* spells) {
    auto table = Table::cleared(2, {{"spells", spells}}).stack("5", {C0}, {.coins = 9}).stack("7", {U0});
    table.state.cursed = ring_bit(8);
    return table.turn(0).awaited();
  };
  EXPECT_EQ(cast("all"), "curse:5 fireball:5-7 freeturn:5 freeze:1 nospell remove:8 sloth speed");
  EXPECT_EQ(cast("curse+sloth"), "curse:5 nospell sloth");
  EXPECT_EQ(cast("freeturn"), "freeturn:5 nospell");
  EXPECT_EQ(cast("none"), "1 2 3 4 5");
  EXPECT_EQ(cast("stoneskin"), "1 2 3 4 5");
}

TEST(SigilySpells, ComeOnceATurnBeforeTheThrowAndOnceAfterTheMoves) {
  auto table = Table::cleared(2, {{"spells", "all"}}).stack("5", {C0}, {.coins = 9}).turn(0);
  table.play("curse:5 4 in");
  EXPECT_EQ(table.stage(), Stage::throw_sticks);  // a free throw has none
  table.play("1 in");
  EXPECT_EQ(table.awaited(), "nospell stoneskin:5");
}

TEST(SigilySpells, AreNotCastByStacksInTheDeepOrOthers) {
  auto table = Table::cleared(2, {{"spells", "curse+freeturn+fireball"}});
  table.stack("c", {C0}, {.coins = 9}).stack("5", {U0}, {.coins = 9}).turn(0);
  EXPECT_EQ(table.stage(), Stage::darts);
}

TEST(SigilySpells, CollectiveArePaidFromHomeFirstThenByTheRichestStacks) {
  auto table = Table::cleared(4, {{"spells", "speed"}, {"partners", true}});
  table.state.treasure[0] = 1;
  table.stack("5", {C0}, {.coins = 1}).stack("7", {C1}, {.coins = 1}).stack("9", {L0, C2}, {.coins = 9}).turn(0);
  table.play("speed");
  EXPECT_EQ(table.treasure(0), 0);
  EXPECT_EQ(table.coins("5"), 0);
  EXPECT_EQ(table.coins("7"), 0);
  EXPECT_EQ(table.coins("9"), 9);
  EXPECT_EQ(table.lying("c"), 3);
  auto richest = Table::cleared(2, {{"spells", "speed"}});
  richest.stack("5", {C0}, {.coins = 1}).stack("c", {C1}, {.coins = 2}).stack("7", {C2}, {.coins = 2});
  richest.stack("8", {C3}, {.coins = 1}).turn(0).play("speed");
  EXPECT_EQ(richest.coins("7"), 0);  // the lower sigil first at equal coins
  EXPECT_EQ(richest.coins("c"), 1);  // all of one before the next
  EXPECT_EQ(richest.coins("5"), 1);
  auto poor = Table::cleared(2, {{"spells", "speed"}}).stack("5", {C0}, {.coins = 2}).turn(0);
  EXPECT_EQ(poor.stage(), Stage::throw_sticks);
}

TEST(SigilyCurse, LiesOnTheSigilOfTheStackForTwoCoins) {
  auto table = Table::cleared(2, {{"spells", "curse"}}).stack("5", {C0}, {.coins = 3}).turn(0).play("curse:5");
  EXPECT_EQ(table.coins("5"), 1);
  EXPECT_EQ(table.lying("c"), 2);
  EXPECT_THAT(table.chariots("5"), ElementsAre(C0));
  table.play("2 5 1 in").turn(0).play("3 in").turn(1);  // who comes later dies
  table.stack("3", {U0}).play("2 3");
  EXPECT_TRUE(table.in_hand(U0));
}

TEST(SigilyCurse, IsOneToATerritoryAndNotOnGates) {
  auto table = Table::cleared(2, {{"spells", "curse"}});
  table.stack("1", {C0}, {.coins = 2}).stack("6", {C1}, {.coins = 2}).stack("9", {C2}, {.coins = 2});
  table.state.cursed = ring_bit(5);
  EXPECT_EQ(table.turn(0).awaited(), "curse:9 nospell");
}

TEST(SigilyCurse, CanBeLaidAfterTheMovesToo) {
  auto table = Table::cleared(2, {{"spells", "curse"}}).stack("5", {C0}, {.coins = 2}).turn(0).play("nospell 2 5");
  EXPECT_EQ(table.awaited(), "curse:7 nospell");
}

TEST(SigilyFireball, FliesTwoSigilsEitherWayAtEnemiesWithoutStoneSkin) {
  auto table = Table::cleared(4, {{"spells", "fireball"}, {"partners", true}}).stack("0", {C0}, {.coins = 2});
  table.stack("22", {U0}).stack("23", {L0}).stack("1", {M0}, {.stone_skin = true}).stack("2", {M1}).stack("3", {U1});
  EXPECT_EQ(table.turn(0).awaited(), "fireball:0-2 fireball:0-22 nospell");
}

TEST(SigilyFireball, KillsWithOneOrTwoAndTheCoinsStay) {
  for (const char* thrown : {"1", "2"}) {
    auto table = Table::cleared(2, {{"spells", "fireball"}}).stack("5", {C0}, {.coins = 3});
    table.stack("6", {U0, U1}, {.coins = 4}).lie("6", 1).turn(0).play("fireball:5-6");
    EXPECT_EQ(table.lying("c"), 2);
    table.play(thrown);
    EXPECT_TRUE(table.in_hand(U0));
    EXPECT_TRUE(table.in_hand(U1));
    EXPECT_EQ(table.lying("6"), 5);
    EXPECT_EQ(table.stage(), Stage::throw_sticks);
  }
}

TEST(SigilyFireball, DoesNothingWithThree) {
  auto table = Table::cleared(2, {{"spells", "fireball"}}).stack("5", {C0}, {.coins = 3}).stack("6", {U0});
  EXPECT_THAT(table.turn(0).play("fireball:5-6 3").chariots("6"), ElementsAre(U0));
}

TEST(SigilyFireball, TurnsRoundWithFourOrFiveAndSoOn) {
  auto table =
      Table::cleared(2, {{"spells", "fireball"}}).stack("5", {C0}, {.coins = 3}).stack("7", {U0}, {.coins = 1});
  table.turn(0).play("fireball:5-7 4 5 5");
  EXPECT_EQ(table.stage(), Stage::fireball);
  table.play("1");
  EXPECT_TRUE(table.in_hand(C0));
  EXPECT_EQ(table.lying("5"), 1);
  EXPECT_THAT(table.chariots("7"), ElementsAre(U0));
  EXPECT_EQ(table.seat(), 0);
}

TEST(SigilyFireball, EndsOnAStoneSkinnedCaster) {
  auto table = Table::cleared(2, {{"spells", "fireball"}}).stack("5", {C0}, {.coins = 3, .stone_skin = true});
  table.stack("7", {U0}).turn(0).play("fireball:5-7 4");
  EXPECT_EQ(table.stage(), Stage::throw_sticks);
  EXPECT_THAT(table.chariots("5"), ElementsAre(C0));
}

TEST(SigilyFreeTurn, IsAFreeThrowAfterTheFirstMove) {
  auto table =
      Table::cleared(2, {{"spells", "freeturn"}}).stack("5", {C0}, {.coins = 4}).turn(0).play("freeturn:5 1 5");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.state.turn.free_throws, 1);
  EXPECT_EQ(table.play("1 in").seat(), 1);
}

TEST(SigilyFreeTurn, GivesNoSecondOneForAFourOrASun) {
  for (const auto& [from, thrown] : {std::pair{"5", "4"}, {"8", "1"}, {"10", "5"}}) {
    auto table = Table::cleared(2, {{"spells", "freeturn"}}).stack(from, {C0}, {.coins = 4}).turn(0);
    table.play(std::string("freeturn:") + from).play(thrown).play(from);
    EXPECT_EQ(table.state.turn.free_throws, 1);
    EXPECT_EQ(table.play("1 in").seat(), 1);
  }
}

TEST(SigilyFreeTurn, ComesAlsoIfTheStackDies) {
  auto table = Table::cleared(2, {{"spells", "freeturn"}}).stack("5", {C0}, {.coins = 4}).stack("7", {U0});
  EXPECT_EQ(table.turn(0).play("freeturn:5 2 5 1d 4h").seat(), 0);
}

TEST(SigilyFreeTurn, IsLostByAWrongAnswer) {
  auto table = Table::cleared(2, {{"spells", "freeturn"}, {"questions", 12}}).stack("5", {C0}, {.coins = 4}).turn(0);
  EXPECT_EQ(table.play("freeturn:5 4 5 wrong").seat(), 1);
}

TEST(SigilyFreeTurn, ComesAfterAnEntryThatFailed) {
  auto table = Table::cleared(2, {{"spells", "freeturn"}}).stack("6", {C0}, {.coins = 4}).turn(0);
  EXPECT_EQ(table.play("freeturn:6 enter:6 4 5 6").seat(), 0);
}

TEST(SigilyStoneSkin, IsForStacksOnTheRingThatHaveNone) {
  auto table =
      Table::cleared(2, {{"spells", "stoneskin"}}).stack("5", {C0}, {.coins = 2}).stack("7", {C1}, {.coins = 1});
  table.stack("8", {C2}, {.coins = 2, .stone_skin = true}).stack("c", {C3}, {.coins = 2}).turn(0).play("2 1 7");
  // Stoneskin on 8 has ended: the stack from 7 fused with it.
  EXPECT_EQ(table.awaited(), "nospell stoneskin:5 stoneskin:8");
  table.play("stoneskin:5");
  EXPECT_TRUE(table.on("5").stone_skin);
  EXPECT_EQ(table.coins("5"), 0);
  EXPECT_EQ(table.seat(), 1);
  auto has_one = Table::cleared(2, {{"spells", "stoneskin"}}).stack("8", {C2}, {.coins = 2, .stone_skin = true});
  EXPECT_EQ(has_one.turn(0).play("1 in").seat(), 1);
}

TEST(SigilyRemove, TakesACurseAwayForTwoCoins) {
  auto table = Table::cleared(2, {{"spells", "remove"}}).stack("5", {C0}, {.coins = 2});
  table.state.cursed = ring_bit(4) | ring_bit(9);
  EXPECT_EQ(table.turn(0).awaited(), "nospell remove:4 remove:9");
  table.play("remove:4");
  EXPECT_EQ(table.state.cursed, ring_bit(9));
  EXPECT_EQ(table.lying("c"), 2);
}

TEST(SigilyWinds, OfSpeedTakeTheSeatAndItsPartnerOneFurtherOnTheRing) {
  auto table = Table::cleared(4, {{"spells", "speed"}, {"partners", true}}).stack("5", {C0}, {.coins = 6});
  table.turn(0).play("speed 1 5");
  EXPECT_THAT(table.chariots("7"), ElementsAre(C0));
  table.play("1 in");
  EXPECT_THAT(table.chariots("1"), ElementsAre(U0));  // not from hand, nor for others
  table.stack("10", {L0}).turn(2).play("1 10");
  EXPECT_THAT(table.chariots("12"), ElementsAre(L0));
}

TEST(SigilyWinds, OfSlothTakeEnemiesOneLessOnTheRing) {
  auto table = Table::cleared(2, {{"spells", "sloth"}}).stack("5", {C0}, {.coins = 3}).stack("10", {U0});
  table.stack("18b", {U1}, {.entry = 0}).turn(0).play("sloth 1 5").play("2 2");
  auto ring = table, deep = table;
  EXPECT_THAT(ring.play("10").chariots("11"), ElementsAre(U0));
  EXPECT_THAT(deep.play("18b").chariots("18"), ElementsAre(U1));
}

TEST(SigilyWinds, OfSlothLengthenEveryMoveBackWhoeverMakesIt) {
  auto table = Table::cleared(2, {{"home", true}}).stack("17", {C0}, {.coins = 3});
  table.state.sloth = {0b100, 0b110, 0, 0};
  table.turn(0).play("back:17 1 17");
  EXPECT_THAT(table.chariots("13"),
              ElementsAre(C0));  // one of Connaught's winds has still two turns to blow, two of Ulster's
}

TEST(SigilyWinds, DoNotTouchAStackThatEntersTheDeep) {
  auto table = Table::cleared(2).stack("6", {C0});
  table.state.speed[0] = 0b100;
  EXPECT_THAT(table.turn(0).play("enter:6 1 1 6").chariots("6a"), ElementsAre(C0));
  auto refused = Table::cleared(2).stack("6", {C0});
  refused.state.speed[0] = 0b100;
  EXPECT_THAT(refused.turn(0).play("enter:6 3 1 6").chariots("8"), ElementsAre(C0));
}

TEST(SigilyWinds, BlowUntilTheCastersThirdTurnAfterThisOneBegins) {
  auto table = Table::cleared(2, {{"spells", "speed"}}).stack("5", {C0}, {.coins = 3}).turn(0).play("speed");
  const auto next_turn = [&] { return table.turn(0).state.speed[0]; };
  EXPECT_NE(table.state.speed[0], 0);
  EXPECT_NE(next_turn(), 0);
  EXPECT_NE(next_turn(), 0);
  EXPECT_EQ(next_turn(), 0);
}

TEST(SigilyWinds, GrowOlderInTurnsThatAreLost) {
  auto table = Table::cleared(2);
  table.state.speed[0] = 0b001;
  table.state.frozen[0] = true;
  table.turn(0);
  EXPECT_EQ(table.seat(), 1);
  EXPECT_EQ(table.state.speed[0], 0);
}

TEST(SigilyWinds, AddUp) {
  auto table = Table::cleared(2, {{"spells", "speed"}}).stack("5", {C0}, {.coins = 9});
  table.turn(0).play("speed").turn(0).play("speed").turn(0).play("speed 1 5");
  EXPECT_THAT(table.chariots("9"), ElementsAre(C0));
}

TEST(SigilyFreeze, TakesTheNextTurnOfAnEnemyThatCannotPay) {
  auto table = Table::cleared(3, {{"spells", "freeze"}}).stack("5", {C0}, {.coins = 3}).stack("10", {U0}, {.coins = 4});
  EXPECT_EQ(table.turn(0).awaited(), "freeze:1 freeze:2 nospell");
  table.play("freeze:1");
  EXPECT_EQ(table.stage(), Stage::throw_sticks);
  table.play("1 5");
  EXPECT_EQ(table.seat(), 2);
  EXPECT_FALSE(table.state.frozen[1]);
}

TEST(SigilyFreeze, IsAnsweredAtOnceByWhoCanPayFive) {
  auto table = Table::cleared(2, {{"spells", "freeze"}}).stack("5", {C0}, {.coins = 3}).stack("10", {U0}, {.coins = 5});
  table.turn(0).play("freeze:1");
  EXPECT_EQ(table.actor(), 1);
  EXPECT_EQ(table.awaited(), "freeze pay");
  auto paid = table, took_it = table;
  paid.play("pay 1 5");
  EXPECT_EQ(paid.coins("10"), 0);
  EXPECT_EQ(paid.lying("c") + paid.lying("0b"), 8);
  EXPECT_EQ(paid.seat(), 1);
  took_it.play("freeze 1 5");
  EXPECT_EQ(took_it.coins("10"), 5);
  EXPECT_EQ(took_it.seat(), 0);
}

TEST(SigilyFreeze, TurnsThatAreLostHaveNoNodesAtAll) {
  auto table = Table::cleared(2, {{"spells", "all"}}).stack("c", {U0}, {.coins = 9});
  table.state.frozen[1] = true;
  table.turn(1);
  EXPECT_EQ(table.seat(), 0);
}

TEST(SigilyFreeze, IsNotForPartnersNorWhoIsFrozenAlreadyOrLostTwoTurns) {
  auto partners = Table::cleared(4, {{"spells", "freeze"}, {"partners", true}}).stack("5", {C0}, {.coins = 3}).turn(0);
  EXPECT_EQ(partners.awaited(), "freeze:1 freeze:3 nospell");
  partners.state.frozen[1] = true;
  EXPECT_EQ(partners.turn(0).awaited(), "freeze:3 nospell");
  auto twice = Table::cleared(2, {{"spells", "freeze"}}).stack("5", {C0}, {.coins = 9});
  for (int lost = 0; lost < 2; ++lost) twice.turn(0).play("freeze:1 1 in");
  EXPECT_EQ(twice.seat(), 0);
  EXPECT_EQ(twice.stage(), Stage::throw_sticks);
  twice.turn(1).turn(0);  // a turn that is not lost ends the row
  EXPECT_EQ(twice.awaited(), "freeze:1 nospell");
}

TEST(SigilyFreeze, IsUsedUpByASeatThatIsPassedOver) {
  auto table = Table::cleared(3).home({U0, U1, U2});
  table.state.frozen[1] = true;
  table.turn(1);
  EXPECT_FALSE(table.state.frozen[1]);
  EXPECT_EQ(table.state.lost[1], 1);
  table.turn(1);
  EXPECT_EQ(table.state.lost[1], 0);
}

}  // namespace
}  // namespace nemeton::sigily
