// What the page and the terminal are shown.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/sigily/tests/positions.hpp"

namespace nemeton::sigily {
namespace {

using testing::HasSubstr;

std::string view(const Table& table) {
  std::string text;
  JsonWriter json(text);
  Sigily::view(table.state, 0, json);
  return text;
}

TEST(SigilyShow, AStackIsShownWithAllThatBelongsToIt) {
  auto table = Table::cleared(4, {{"partners", true}}).stack("6b", {L0, C1}, {.coins = 3, .entry = 12}).turn(3);
  EXPECT_THAT(view(table),
              HasSubstr(R"({"at":"6b","chariots":[[2,0],[0,1]],"coins":3,"progress":12,"start":0,"entry":12,)"
                        R"("stone_skin":false})"));
  EXPECT_THAT(Sigily::text(table.state, 0), HasSubstr("LC+3"));
}

TEST(SigilyShow, AnAttackerIsShownInTheFightAndNowhereElse) {
  auto table = Table::cleared(2).stack("5", {C0}, {.coins = 2}).stack("7", {U0}).turn(0).play("2 5 2h");
  EXPECT_THAT(view(table), HasSubstr(R"("fight":{"attacker":{"at":"7","chariots":[[0,0]],"coins":2,)"));
  EXPECT_THAT(view(table), HasSubstr(R"("plus_one":0,"attack":"2h"})"));
  EXPECT_THAT(view(table), HasSubstr(R"("stacks":[{"at":"7","chariots":[[1,0]],)"));
  EXPECT_THAT(Sigily::text(table.state, 0),
              HasSubstr("C+2 attacks on 7, +1 for Connaught: 2h, and the defender throws."));
}

TEST(SigilyShow, WhatIsAwaitedIsNamed) {
  auto table =
      Table::cleared(2, {{"spells", "all"}}).stack("6", {C0}, {.coins = 9}).stack("8", {U0}, {.coins = 5}).turn(0);
  EXPECT_THAT(view(table), HasSubstr(R"("stage":"spell")"));
  auto fire = table, frost = table, enter = table;
  EXPECT_THAT(view(fire.play("fireball:6-8")), HasSubstr(R"("fireball":{"from":"6","to":"8","reversed":false})"));
  EXPECT_THAT(view(frost.play("freeze:1")), HasSubstr(R"("asked":1)"));
  EXPECT_THAT(view(enter.play("nospell enter:6 3")), HasSubstr(R"("declared":{"what":"refused","at":"6"})"));
}

TEST(SigilyShow, AThrowShowsWhereEachOfItsMovesLeads) {
  auto table = Table::cleared(2, {{"spells", "sloth"}});
  table.stack("5", {C0}).stack("22", {C1}).stack("6b", {C2}, {.entry = 6}).turn(0).play("2 4");
  EXPECT_THAT(view(table),
              HasSubstr(R"("courses":{"in":"4","5":"9","22":"home","6b>0":"home","6b>12":"12","6b>18":"18"})"));
  auto still = Table::cleared(2).stack("5", {C0}).home({C1, C2, C3});
  still.state.sloth[1] = 1;
  EXPECT_THAT(view(still.turn(0).play("1")), HasSubstr(R"("courses":{"5":null})"));
  EXPECT_THAT(view(Table(2)), HasSubstr(R"("courses":null)"));
}

TEST(SigilyShow, TheDeadSunOfEachSeatIsShown) {
  EXPECT_THAT(view(Table(2)), HasSubstr(R"("dead_suns":[3,3])"));
  EXPECT_THAT(view(Table(2, {{"start", "territorial"}})), HasSubstr(R"("dead_suns":[15,21])"));
  EXPECT_THAT(view(Table(2, {{"questions", 12}})), HasSubstr(R"("dead_suns":null)"));
}

TEST(SigilyShow, TheEndNamesTheRichestAndWhy) {
  auto race = Table::cleared(2).home({C1, C2, C3}).stack("23", {C0}, {.coins = 2}).turn(0).play("1 23");
  EXPECT_THAT(view(race), HasSubstr(R"("race_winner":0,"end":{"richest":[0],"why":"race"})"));
  auto limit = Table::cleared(2, {{"ply_limit", 1}}).turn(0).play("2 in");
  EXPECT_THAT(view(limit), HasSubstr(R"("race_winner":null,"end":{"richest":[0,1],"why":"ply_limit"})"));
}

TEST(SigilyShow, EverySigilHasItsPlaceInTheText) {
  const std::string text = Sigily::text(Table(2).state, 0);
  for (int sigil = 0; sigil < kSigils; ++sigil) {
    EXPECT_THAT(" " + text, testing::ContainsRegex("[ \n]" + sigil_name(sigil) + ":[124]"));
  }
}

}  // namespace
}  // namespace nemeton::sigily
