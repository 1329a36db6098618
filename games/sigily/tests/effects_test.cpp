// What an action or an outcome tells the sink, in the order in which it happens.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/sigily/tests/positions.hpp"

namespace nemeton::sigily {
namespace {

static_assert(Game<Sigily> && HasEffects<Sigily> && ParsesTokens<Sigily>);

using testing::ElementsAre;

// What the last of some tokens tells, up to what is awaited then.
std::vector<std::string> told(Table table, const std::string& tokens) {
  const std::size_t last = tokens.find_last_of(' ');
  if (last != tokens.npos) table.play(tokens.substr(0, last));
  const auto action =
      Sigily::parse_token(table.state, table.actor(), tokens.substr(last == tokens.npos ? 0 : last + 1));
  EffectList<Effect> list;
  Sigily::apply(table.state, table.actor(), action.value(), list);
  std::vector<std::string> lines;
  for (const Effect& effect : list.effects()) {
    if (effect.kind == Effect::Kind::awaits) break;
    std::string text;
    JsonWriter json(text);
    Sigily::write_effect(effect, kSpectator, json);
    lines.push_back(text);
  }
  return lines;
}

// The JSON of a stack.
std::string stack(const char* at, const char* chariots, int coins, int progress, const char* rest = "") {
  return std::string(R"({"at":")") + at + R"(","chariots":)" + chariots + R"(,"coins":)" + std::to_string(coins) +
         R"(,"progress":)" + std::to_string(progress) + R"(,"start":0,"entry":)" + (*rest == '\0' ? "null" : rest) +
         R"(,"stone_skin":false})";
}

TEST(SigilyEffects, AThrowIsToldWithTheFreeThrowThatItEarns) {
  EXPECT_THAT(told(Table(2), "3"), ElementsAre(R"({"kind":"thrown","seat":0,"stage":"throw","value":"3","at":null})"));
  EXPECT_THAT(told(Table(2), "4"), ElementsAre(R"({"kind":"thrown","seat":0,"stage":"throw","value":"4","at":null})",
                                               R"({"kind":"free_throw_earned","seat":0})"));
}

TEST(SigilyEffects, AThrowIsFollowedByTheMovesAndWhereTheyLead) {
  Table table = Table::cleared(2).stack("22", {C0}, {.progress = 22}).turn(0);
  EffectList<Effect> list;
  Sigily::apply(table.state, kChance, 2, list);
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Effect& effect : list.effects()) Sigily::write_effect(effect, kSpectator, json);
  json.end_array();
  EXPECT_EQ(text, R"([{"kind":"thrown","seat":0,"stage":"throw","value":"2","at":null},)"
                  R"({"kind":"awaits","seat":0,"stage":"move","at":null},)"
                  R"({"kind":"can_move","seat":0,"token":"in","to":"2"},)"
                  R"({"kind":"can_move","seat":0,"token":"22","to":"home"}])");
}

TEST(SigilyEffects, AMoveTellsItsWayAndWhatItTakes) {
  EXPECT_THAT(told(Table::cleared(2).lie("2", 1), "2 in"),
              ElementsAre(R"({"kind":"came_in","seat":0,"stack":)" + stack("2", "[[0,0]]", 0, 2) + "}",
                          R"({"kind":"took","seat":0,"at":"2","coins":1})", R"({"kind":"turn_passed","seat":1})",
                          R"({"kind":"throw_begun","seat":1})", R"({"kind":"counted","coins":[1,0]})"));
  EXPECT_THAT(
      told(Table::cleared(2).stack("5", {C0}).turn(0), "2 5"),
      ElementsAre(R"({"kind":"moved","seat":0,"way":["6","7"],"from":"5","stack":)" + stack("7", "[[0,0]]", 0, 7) + "}",
                  R"({"kind":"turn_passed","seat":1})", R"({"kind":"throw_begun","seat":1})"));
}

TEST(SigilyEffects, AWayThroughTheDeepGoesInByOneArmAndOutByAnother) {
  EXPECT_THAT(told(Table::cleared(2).stack("6b", {C0}, {.entry = 6}).turn(0), "2 3 6b>12").front(),
              R"({"kind":"moved","seat":0,"way":["c","12b","12a"],"from":"6b","stack":)" +
                  stack("12a", "[[0,0]]", 0, 6, "6") + "}");
}

TEST(SigilyEffects, AStackThatComesHomeSharesItsCoins) {
  EXPECT_THAT(told(Table::cleared(4, {{"partners", true}}).stack("22", {C0, L0}, {.coins = 3}).turn(0), "3 22"),
              ElementsAre(R"({"kind":"moved","seat":0,"way":["23","0"],"from":"22","stack":)" +
                              stack("0", "[[0,0],[2,0]]", 3, 25) + "}",
                          R"({"kind":"came_home","seat":0,"at":"0","chariots":[[0,0],[2,0]]})",
                          R"({"kind":"brought_home","seat":0,"at":"0","coins":2})",
                          R"({"kind":"brought_home","seat":2,"at":"0","coins":1})",
                          R"({"kind":"turn_passed","seat":1})", R"({"kind":"throw_begun","seat":1})"));
}

TEST(SigilyEffects, FriendsFuse) {
  EXPECT_THAT(told(Table::cleared(2).stack("5", {C0}).stack("7", {C1}, {.coins = 2}).turn(0), "2 5")[1],
              R"({"kind":"fused","seat":0,"host":0,"stack":)" + stack("7", "[[0,0],[0,1]]", 2, 7) + "}");
}

TEST(SigilyEffects, ACurseKillsAndTheCoinsComeToTheCentre) {
  Table table = Table::cleared(2).stack("5", {C0}, {.coins = 2}).lie("c", 7);
  table.state.cursed = ring_bit(7);
  EXPECT_THAT(told(table.turn(0), "2 5"),
              ElementsAre(testing::HasSubstr(R"("kind":"moved")"),
                          R"({"kind":"died","seat":0,"by":"curse","at":"7","chariots":[[0,0]]})",
                          R"({"kind":"forfeited","seat":0,"at":"7","coins":2,"chariots":[[0,0]]})",
                          R"({"kind":"jackpot","coins":2})", R"({"kind":"overflowed","at":"0b"})",
                          R"({"kind":"overflowed","at":"6b"})", R"({"kind":"turn_passed","seat":1})",
                          R"({"kind":"throw_begun","seat":1})", R"({"kind":"counted","coins":[0,0]})"));
}

TEST(SigilyEffects, AFightIsToldFromTheMeetingToTheEnd) {
  const auto table = [] {
    return Table::cleared(2).stack("5", {C0}, {.coins = 2}).stack("7", {U0}, {.coins = 3}).turn(0);
  };
  EXPECT_THAT(told(table(), "2 5"),
              ElementsAre(testing::HasSubstr(R"("kind":"moved")"),
                          R"({"kind":"attacked","seat":0,"enemy":1,"stack":)" + stack("7", "[[0,0]]", 2, 7) + "}",
                          R"({"kind":"bout","seat":0,"at":"7","plus_one":0})"));
  EXPECT_THAT(told(table(), "2 5 2h"),
              ElementsAre(R"({"kind":"thrown","seat":0,"stage":"attack","value":"2h","at":"7"})"));
  EXPECT_THAT(told(table(), "2 5 2h 3h"),
              ElementsAre(R"({"kind":"thrown","seat":1,"stage":"defence","value":"3h","at":"7"})",
                          R"({"kind":"tied","seat":0,"at":"7"})", R"({"kind":"bout","seat":0,"at":"7","plus_one":0})"));
  EXPECT_THAT(told(table(), "2 5 2h 2h"),
              ElementsAre(R"({"kind":"thrown","seat":1,"stage":"defence","value":"2h","at":"7"})",
                          R"({"kind":"won","seat":0,"at":"7","enemy":1,"coins":3})",
                          R"({"kind":"died","seat":1,"by":"fight","at":"7","chariots":[[1,0]]})",
                          R"({"kind":"turn_passed","seat":1})", R"({"kind":"throw_begun","seat":1})",
                          R"({"kind":"counted","coins":[5,0]})"));
}

TEST(SigilyEffects, ChariotByChariotTheTopDiesAlone) {
  const auto table = Table::cleared(2, {{"stacks", true}}).stack("5", {C0, C1}).stack("7", {U0}).turn(0);
  EXPECT_THAT(told(table, "2 5 1d 4h"),
              ElementsAre(R"({"kind":"thrown","seat":1,"stage":"defence","value":"4h","at":"7"})",
                          R"({"kind":"bout_won","seat":1,"at":"7","enemy":0})",
                          R"({"kind":"died","seat":0,"by":"fight","at":"7","chariots":[[0,0]]})",
                          R"({"kind":"bout","seat":0,"at":"7","plus_one":0})"));
}

TEST(SigilyEffects, ASkinOfStoneHolds) {
  const auto table = Table::cleared(2).stack("5", {C0}).stack("7", {U0}, {.stone_skin = true}).turn(0);
  const auto lines = told(table, "2 5");
  EXPECT_EQ(lines[2], R"({"kind":"stone_held","seat":1,"at":"7"})");
  EXPECT_EQ(lines[3], R"({"kind":"won","seat":1,"at":"7","enemy":0,"coins":0})");
}

TEST(SigilyEffects, DartsSendAStackBackToItsGate) {
  const auto table = [] { return Table::cleared(2).stack("6b", {C0}, {.coins = 1, .entry = 6}); };
  const std::string thrown = R"({"kind":"thrown","seat":0,"stage":"darts","value":"1","at":"6b"})";
  const std::string back = R"({"kind":"went_back","seat":0,"from":"6b","stack":)" + stack("6", "[[0,0]]", 0, 6) + "}";
  EXPECT_THAT(told(table().turn(0), "1"),
              ElementsAre(thrown, R"({"kind":"struck","seat":0,"at":"6b"})",
                          R"({"kind":"forfeited","seat":0,"at":"6b","coins":1,"chariots":[[0,0]]})",
                          R"({"kind":"jackpot","coins":1})", back, R"({"kind":"throw_begun","seat":0})",
                          R"({"kind":"counted","coins":[0,0]})"));
  EXPECT_THAT(
      told(table().stack("6", {U0}).turn(0), "1"),
      testing::IsSupersetOf({back, std::string(R"({"kind":"back_to_hand","seat":0,"at":"6","chariots":[[0,0]]})")}));
  EXPECT_THAT(told(table().stack("6", {C1}).turn(0), "1"),
              testing::IsSupersetOf(
                  {back, R"({"kind":"fused","seat":0,"host":0,"stack":)" + stack("6", "[[0,1],[0,0]]", 0, 6) + "}"}));
  EXPECT_EQ(told(table().turn(0), "2")[1], R"({"kind":"unharmed","seat":0,"at":"6b"})");
}

TEST(SigilyEffects, WhatAThrowIsForIsDeclared) {
  const auto at_gate = Table::cleared(2).stack("6", {C0}).turn(0);
  EXPECT_THAT(told(at_gate, "throw"), ElementsAre(R"({"kind":"takes_sticks","seat":0})"));
  EXPECT_THAT(told(at_gate, "enter:6"), ElementsAre(R"({"kind":"declared","seat":0,"what":"enter","at":"6"})"));
  EXPECT_EQ(told(at_gate, "enter:6 2")[1], R"({"kind":"let_in","seat":0,"at":"6"})");
  EXPECT_EQ(told(at_gate, "enter:6 3")[1], R"({"kind":"refused","seat":0,"at":"6"})");
  const auto at_home = Table::cleared(2, {{"home", true}}).stack("14", {C0}, {.coins = 2}).turn(0);
  EXPECT_THAT(told(at_home, "back:14"),
              ElementsAre(R"({"kind":"declared","seat":0,"what":"back","at":"14"})",
                          R"({"kind":"paid","seat":0,"from":"14","coins":1})", R"({"kind":"jackpot","coins":1})",
                          R"({"kind":"counted","coins":[1,0]})"));
  EXPECT_EQ(
      told(at_home, "back:14 2 14").front(),
      R"({"kind":"moved_back","seat":0,"way":["13","12"],"from":"14","stack":)" + stack("12", "[[0,0]]", 1, 12) + "}");
}

TEST(SigilyEffects, AFireballBurnsFizzlesOrTurnsRound) {
  const auto table =
      Table::cleared(2, {{"spells", "fireball"}}).stack("5", {C0}, {.coins = 2}).stack("7", {U0}, {.coins = 3}).turn(0);
  EXPECT_THAT(told(table, "fireball:5-7"),
              ElementsAre(R"({"kind":"cast","seat":0,"spell":"fireball","to":"7","at":"5","enemy":1})",
                          R"({"kind":"paid","seat":0,"from":"5","coins":2})", R"({"kind":"jackpot","coins":2})",
                          R"({"kind":"counted","coins":[0,3]})"));
  EXPECT_THAT(told(table, "fireball:5-7 2"),
              ElementsAre(R"({"kind":"thrown","seat":1,"stage":"fireball","value":"2","at":"7"})",
                          R"({"kind":"dropped","seat":1,"at":"7","coins":3})",
                          R"({"kind":"died","seat":1,"by":"fireball","at":"7","chariots":[[1,0]]})",
                          R"({"kind":"throw_begun","seat":0})", R"({"kind":"counted","coins":[0,0]})"));
  EXPECT_EQ(told(table, "fireball:5-7 3")[1], R"({"kind":"unharmed","seat":1,"at":"7"})");
  EXPECT_EQ(told(table, "fireball:5-7 4")[1], R"({"kind":"turned_round","seat":0,"at":"5"})");
}

TEST(SigilyEffects, FrostIsSentAndTakesATurn) {
  auto table = Table::cleared(2, {{"spells", "freeze"}}).stack("5", {C0}, {.coins = 3}).stack("20", {U0}, {.coins = 5});
  table.turn(0);
  EXPECT_EQ(told(table, "freeze:1").front(),
            R"({"kind":"cast","seat":0,"spell":"freeze","to":null,"at":null,"enemy":1})");
  EXPECT_EQ(told(table, "freeze:1 pay").front(), R"({"kind":"paid_off","seat":1})");
  EXPECT_EQ(told(table, "freeze:1 freeze").front(), R"({"kind":"frozen","seat":1})");
  EXPECT_THAT(told(table, "freeze:1 freeze 2 5"),
              ElementsAre(testing::HasSubstr(R"("kind":"moved")"), R"({"kind":"turn_passed","seat":1})",
                          R"({"kind":"turn_lost","seat":1,"in_row":1})", R"({"kind":"turn_passed","seat":0})",
                          R"({"kind":"throw_begun","seat":0})"));
}

TEST(SigilyEffects, WindsAreRaisedAndWane) {
  const auto table = Table::cleared(2, {{"spells", "speed"}}).stack("5", {C0}, {.coins = 3}).turn(0);
  EXPECT_EQ(told(table, "nospell").front(), R"({"kind":"no_spell","seat":0})");
  EXPECT_THAT(told(table, "speed"), testing::Contains(R"({"kind":"winds","seat":0,"speed":[3],"sloth":[]})"));
  EXPECT_THAT(told(table, "speed 1 5 1 in"), testing::Contains(R"({"kind":"winds","seat":0,"speed":[2],"sloth":[]})"));
}

TEST(SigilyEffects, ASunAsksAndAnswersGiveAFreeThrow) {
  EXPECT_THAT(told(Table(2, {{"questions", 12}}), "3 in"), testing::Contains(R"({"kind":"drew_card","seat":0})"));
  EXPECT_THAT(told(Table(2, {{"questions", 12}}), "3 in right"),
              ElementsAre(R"({"kind":"answered","seat":0,"cards":11})", R"({"kind":"free_throw","seat":0,"used":1})",
                          R"({"kind":"throw_begun","seat":0})"));
  EXPECT_EQ(told(Table(2, {{"questions", 12}}), "3 in wrong").front(), R"({"kind":"not_known","seat":0})");
}

TEST(SigilyEffects, TheEndTellsWhoIsRichestAndWhy) {
  auto table = Table::cleared(2).home({C0, C1, C2}).stack("23", {C3}, {.coins = 2}).lie("3", 3).turn(0);
  EXPECT_THAT(told(table, "1 23"),
              ElementsAre(testing::HasSubstr(R"("kind":"moved")"), testing::HasSubstr(R"("kind":"came_home")"),
                          R"({"kind":"brought_home","seat":0,"at":"0","coins":2})", R"({"kind":"race_won","seat":0})",
                          R"({"kind":"counted","coins":[4,1]})", R"({"kind":"ended","richest":[0],"why":"race"})"));
  EXPECT_EQ(told(Table::cleared(2, {{"ply_limit", 1}}), "2 in").back(),
            R"({"kind":"ended","richest":[0,1],"why":"ply_limit"})");
}

}  // namespace
}  // namespace nemeton::sigily
