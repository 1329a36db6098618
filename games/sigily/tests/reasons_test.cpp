// Why an action is good: each kind where it holds and where it does not.
#include <gmock/gmock.h>

#include "games/sigily/bot/bot.hpp"
#include "games/sigily/tests/positions.hpp"

namespace nemeton::sigily {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

static_assert(HasReasons<Sigily>);

std::string reasons_at(const Table& table, const std::string& token, const std::string& instead = {}) {
  const auto action = [&](const std::string& word) {
    EXPECT_TRUE(table.can(word)) << word << " is not one of: " << table.awaited();
    return *Sigily::parse_token(table.state, table.actor(), word);
  };
  std::string text;
  JsonWriter json(text);
  const auto other = instead.empty() ? std::nullopt : std::optional(action(instead));
  write_reasons(History<Sigily>(table.state), table.actor(), action(token), other, json);
  return text;
}

TEST(SigilyReasons, TheLastChariotEndsTheRaceAndOthersBringCoinsHome) {
  auto table = Table::cleared(2).home({C0, C1, C2, U1, U2, U3}).stack("23", {C3}, {.coins = 5}).stack("9", {U0});
  table.turn(0).play("2");
  EXPECT_EQ(reasons_at(table, "23"), R"([{"kind":"wins"}])");
  table = Table::cleared(2).home({C0, C1}).stack("23", {C3}, {.coins = 5}).stack("9", {U0}).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "23", "in"), StartsWith(R"([{"kind":"comes_home","left":1,"coins":5})"));
  EXPECT_THAT(reasons_at(table, "in", "23"), Not(HasSubstr("comes_home")));
}

TEST(SigilyReasons, WhoIsHomeFirstWinsTheRace) {
  auto table = Table::cleared(3).home({C0, C1}).stack("23", {C2}).stack("9", {U0}).lie("5", 4).lie("c", 2);
  EXPECT_THAT(reasons_at(table.turn(0).play("2"), "23"), StartsWith(R"([{"kind":"wins_race","coins":6})"));
}

TEST(SigilyReasons, MoreCoinsAreMore) {
  auto table = Table::cleared(2).stack("1", {C0}).stack("7", {C1}).lie("3", 2).lie("9", 1).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "1", "7"), HasSubstr(R"({"kind":"takes","coins":2})"));
  EXPECT_THAT(reasons_at(table, "7", "1"), Not(HasSubstr("takes")));
  EXPECT_THAT(reasons_at(table.lie("9", 2), "1", "7"), Not(HasSubstr("takes"))) << "so does the other";
}

TEST(SigilyReasons, AFightIsReckonedOut) {
  auto table = Table::cleared(2).stack("8", {C0}, {.coins = 2}).stack("10", {U0}, {.coins = 3}).lie("10", 1);
  table.turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "8", "in"), StartsWith(R"([{"kind":"fights","seat":1,"chance":0.724576271)"));
  EXPECT_THAT(reasons_at(table, "8", "in"), HasSubstr(R"("coins":4,"sigils":10})"));
  EXPECT_THAT(reasons_at(table, "in", "8"), HasSubstr(R"({"kind":"risks_less","chance":0,"otherwise":0.275423728)"));
  // In its own land the enemy has the one more.
  table = Table::cleared(2, {{"home", true}}).stack("19", {C0}).stack("21", {U0}, {.coins = 3}).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "19", "in"), Not(HasSubstr("fights")));
  EXPECT_THAT(reasons_at(table, "in", "19"), HasSubstr(R"({"kind":"risks_less","chance":0,"otherwise":0.724576271)"));
}

TEST(SigilyReasons, AStoneSkinIsNotToBeFought) {
  auto table = Table::cleared(2).stack("8", {C0}).stack("10", {U0}, {.stone_skin = true}).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "in", "8"), HasSubstr(R"({"kind":"risks_less","chance":0,"otherwise":1})"));
  EXPECT_THAT(reasons_at(table, "8", "in"), Not(HasSubstr("fights")));
}

TEST(SigilyReasons, ASunThrowsAgain) {
  auto table = Table::cleared(2).stack("7", {C0}).stack("1", {C1}).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "7", "in"), HasSubstr(R"({"kind":"free_throw","at":"9","asks":false})"));
  EXPECT_THAT(reasons_at(table, "1", "in"), Not(HasSubstr("free_throw"))) << "the first sun is dead";
  table = Table::cleared(2, {{"questions", 12}}).stack("7", {C0}).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "7", "in"), HasSubstr(R"({"kind":"free_throw","at":"9","asks":true})"));
  table = Table::cleared(2).stack("5", {C0}).turn(0).play("4");
  EXPECT_THAT(reasons_at(table, "5", "in"), Not(HasSubstr("free_throw"))) << "a four gives it to every move";
}

TEST(SigilyReasons, TheDeepIsAShortcut) {
  auto table = Table::cleared(2).stack("12a", {C0}, {.entry = 6}).turn(0).play("3 2");
  EXPECT_THAT(reasons_at(table, "12a", "in"), HasSubstr(R"({"kind":"leaves_deep","sigils":7})"));
}

TEST(SigilyReasons, FriendsGoAsOne) {
  auto table = Table::cleared(2).stack("8", {C0}).stack("10", {C1}).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "8", "10"), HasSubstr(R"({"kind":"joins","chariots":2})"));
  EXPECT_THAT(reasons_at(table, "10", "8"), Not(HasSubstr("joins")));
}

TEST(SigilyReasons, AStackIsTakenOutOfReach) {
  // Ulster on 8 comes to 10 by 6 throws of 16, to 13 by one.
  auto table = Table::cleared(2).stack("10", {C0}, {.coins = 6}).stack("8", {U0}).turn(0).play("3");
  EXPECT_THAT(reasons_at(table, "10"),
              StartsWith(R"([{"kind":"covers","at":"13","coins":6,"chance":0.0625,"otherwise":0.375})"));
  EXPECT_THAT(reasons_at(table, "in", "10"), Not(HasSubstr("exposes_less")));
  // Leinster on 7 comes to 10 by four throws.
  table = Table::cleared(3).stack("10", {C0}, {.coins = 6}).stack("8", {U0}).stack("7", {L0}).turn(0).play("3");
  EXPECT_THAT(reasons_at(table, "10"), HasSubstr(R"("coins":6,"chance":0.0625,"otherwise":0.53125})"));
  // Nobody comes to where a curse kills, nor at a skin of stone.
  table = Table::cleared(2).stack("10", {C0}, {.coins = 6}).stack("8", {U0});
  table.state.cursed = ring_bit(10);
  EXPECT_THAT(reasons_at(table.turn(0).play("3"), "10"), Not(HasSubstr("covers")));
  table = Table::cleared(2).stack("10", {C0}, {.coins = 6, .stone_skin = true}).stack("8", {U0}).turn(0).play("3");
  EXPECT_THAT(reasons_at(table, "10"), Not(HasSubstr("covers")));
  // By two it would go from nowhere to where Ulster can come by two.
  table = Table::cleared(2).stack("10", {C0}, {.coins = 6}).stack("15", {C1}).stack("8", {U0}, {.progress = 8});
  table.turn(0).play("1");
  EXPECT_THAT(reasons_at(table, "10", "15"), HasSubstr(R"("kind":"covers","at":"11","coins":6,"chance":0.25)"));
  table = Table::cleared(2).stack("9", {C0}, {.coins = 6}).stack("15", {C1}).stack("8", {U0}).turn(0).play("1");
  EXPECT_THAT(reasons_at(table, "15", "9"),
              HasSubstr(R"({"kind":"exposes_less","at":"9","coins":6,"chance":0.25,"otherwise":0.375})"));
}

TEST(SigilyReasons, AStackComesCloseToHome) {
  // From 21 it is three home, which are 6 throws of 16; from 22 it is two, which are 12.
  auto table = Table::cleared(2).stack("21", {C0}, {.coins = 6}).stack("5", {C1}).turn(0).play("1");
  EXPECT_THAT(reasons_at(table, "21", "5"), HasSubstr(R"({"kind":"aims_home","at":"22","coins":6,"chance":0.75})"));
  EXPECT_THAT(reasons_at(table, "5", "21"), Not(HasSubstr("aims_home")));
}

TEST(SigilyReasons, SpellsAreWeighed) {
  auto table = Table::cleared(2, {{"spells", "all"}}).stack("10", {C0}, {.coins = 6}).stack("11", {U0}, {.coins = 2});
  table.turn(0);
  EXPECT_THAT(reasons_at(table, "fireball:10-11", "nospell"),
              StartsWith(R"([{"kind":"burns","seat":1,"chance":0.6349206349206349,"coins":2,"sigils":11})"));
  // Three of Ulster's are in hand; of Connaught's too, and one stands on 10 itself.
  EXPECT_THAT(reasons_at(table, "curse:10", "nospell"), Not(HasSubstr("curses")));
  EXPECT_THAT(reasons_at(table, "freeze:1", "nospell"), HasSubstr(R"({"kind":"freezes","seat":1})"));
  EXPECT_THAT(reasons_at(table, "nospell", "speed"), HasSubstr(R"({"kind":"keeps_coins","coins":3})"));
  EXPECT_THAT(reasons_at(table, "freeze:1", "speed"), Not(HasSubstr("keeps_coins")));
  table = Table::cleared(2, {{"spells", "curse"}}).home({C0, C1}).stack("10", {C2}, {.coins = 6}).stack("9", {U0});
  table.stack("6a", {U1}, {.entry = 6}).turn(0);
  EXPECT_THAT(reasons_at(table, "curse:10", "nospell"),
              HasSubstr(R"({"kind":"curses","at":"10","enemies":3,"own":1})"));
}

TEST(SigilyReasons, TheVeilIsTriedForTheCoinsBehindIt) {
  auto table = Table::cleared(2).stack("6", {C0}, {.coins = 3}).lie("6a", 2).lie("c", 4).turn(0);
  EXPECT_THAT(reasons_at(table, "enter:6", "throw"), StartsWith(R"([{"kind":"tries_veil","chance":0.625,"coins":6})"));
  EXPECT_EQ(reasons_at(table, "throw", "enter:6"), R"([{"kind":"avoids_darts","coins":3}])");
  table = Table::cleared(2).stack("4", {C0}).lie("6a", 2).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "4", "in"), HasSubstr(R"({"kind":"reaches_gate","at":"6","coins":2})"));
}

}  // namespace
}  // namespace nemeton::sigily
