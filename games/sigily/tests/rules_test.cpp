// Options, board, the start, sticks and the end, sentence by sentence.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/sigily/rules/ending.hpp"
#include "games/sigily/rules/sticks.hpp"
#include "games/sigily/tests/positions.hpp"

namespace nemeton::sigily {
namespace {

TEST(SigilyOptions, ChariotsAreFourThreeAndFourByTheSeats) {
  for (const auto& [seats, chariots] : {std::pair{2, 4}, {3, 3}, {4, 4}}) {
    EXPECT_EQ(Table(seats).state.setup.chariots, chariots);
    EXPECT_EQ(Table(seats, {{"chariots", 3}}).state.setup.chariots, 3);
    EXPECT_EQ(Table(seats, {{"chariots", 4}}).state.setup.chariots, 4);
  }
}

TEST(SigilyOptions, PartnersNeedFourSeats) {
  const auto conflict = [](int seats, bool partners) {
    return Sigily::info.conflict(options_of(seats, {{"partners", partners}}), seats);
  };
  EXPECT_EQ(conflict(2, false), "");
  EXPECT_EQ(conflict(4, true), "");
  EXPECT_EQ(conflict(3, true), "option partners is true with 3 seats, expected 4 seats or false");
}

TEST(SigilyOptions, AreThoseOfTheRuleBook) {
  OptionValues options(Sigily::info.options, 2);
  for (const int n : {0, 12, 13, 14, 15, 16}) EXPECT_TRUE(options.set_integer("questions", n));
  for (const int n : {-1, 1, 11, 17}) EXPECT_FALSE(options.set_integer("questions", n));
  EXPECT_TRUE(options.set_word("spells", "freeze+curse"));
  EXPECT_FALSE(options.set_word("spells", "curse+curse"));
  EXPECT_TRUE(options.set_word("start", "territorial"));
  EXPECT_TRUE(options.set_real("knowledge", 0.25));
  EXPECT_FALSE(options.set_integer("ply_limit", 0));
  EXPECT_FALSE(options.set_integer("chariots", 5));
}

TEST(SigilyBoard, HasFiftyTwoCoinsAtTheStart) {
  const Table table(2);
  for (int sigil = 0; sigil < kRing; ++sigil) EXPECT_EQ(table.lying(std::to_string(sigil)), sigil % 3 == 0 ? 2 : 1);
  for (const char* name : {"0a", "0b", "6a", "6b", "12a", "12b", "18a", "18b"}) EXPECT_EQ(table.lying(name), 2);
  EXPECT_EQ(table.lying("c"), 4);
  EXPECT_EQ(std::accumulate(table.state.lying.begin(), table.state.lying.end(), 0), 52);
}

TEST(SigilyBoard, HasFourTerritoriesOfFiveSigilsBetweenTheGates) {
  const std::map<int, std::vector<int>> lords = {
      {2, {1, 2, 3, 4, 5}}, {3, {7, 8, 9, 10, 11}}, {0, {13, 14, 15, 16, 17}}, {1, {19, 20, 21, 22, 23}}};
  for (const auto& [seat, sigils] : lords) {
    for (const int sigil : sigils) EXPECT_EQ(lord_of(sigil), seat);
  }
  for (const int sigil : {0, 6, 12, 18, 24, 31, 32}) EXPECT_EQ(lord_of(sigil), kNowhere);
}

TEST(SigilyBoard, StartsAtTheHolidayOrEachBeforeItsTerritory) {
  const std::vector<const char*> holidays = {"samhain", "winter", "oimelc",     "spring",
                                             "beltane", "summer", "lughnasadh", "autumn"};
  for (int i = 0; i < 8; ++i) {
    Table table(2, {{"start", holidays[static_cast<std::size_t>(i)]}});
    table.play("2 in");
    EXPECT_EQ(table.top(std::to_string((3 * i + 2) % 24)), C0);
  }
  const Table table(4, {{"start", "territorial"}});
  EXPECT_EQ(table.state.setup.start, (std::array<std::uint8_t, 4>{12, 18, 0, 6}));
}

TEST(SigilyBoard, ShowsTheDeadSunOfEachSeat) {
  const auto view = [](int seats, std::initializer_list<Setting> settings) {
    std::string text;
    JsonWriter json(text);
    Sigily::view(Table(seats, settings).state, 0, json);
    return text;
  };
  EXPECT_THAT(view(2, {}), testing::HasSubstr(R"("dead_suns":[3,3])"));
  EXPECT_THAT(view(2, {{"start", "territorial"}}), testing::HasSubstr(R"("dead_suns":[15,21])"));
  EXPECT_THAT(view(2, {{"questions", 12}}), testing::HasSubstr(R"("dead_suns":null)"));
}

TEST(SigilyThrows, AreTheCountOfFlatSidesOrFive) {
  const Table table(2);
  OutcomeList<Sigily> list;
  Sigily::outcomes(table.state, list);
  std::map<int, std::uint32_t> weights;
  for (const auto& each : list) weights[each.outcome] = each.weight;
  EXPECT_EQ(weights, (std::map<int, std::uint32_t>{{1, 4}, {2, 6}, {3, 4}, {4, 1}, {5, 1}}));
}

// The sixteen ways in which the four sticks fall, counted.
TEST(SigilyThrows, ToFightGoByTheHighestAnimal) {
  std::map<std::uint16_t, std::uint32_t> counted;
  for (unsigned sticks = 0; sticks < 16; ++sticks) {
    const int flat = std::popcount(sticks);
    ++counted[flat == 0 ? fighting(5, Animal::none) : fighting(flat, static_cast<Animal>(std::bit_width(sticks)))];
  }
  std::map<std::uint16_t, std::uint32_t> listed;
  for (const auto& [outcome, weight] : kThrowsToFight) listed[outcome] += weight;
  EXPECT_EQ(listed, counted);
}

TEST(SigilyEnd, ComesWhenOneSeatAtMostIsStillOut) {
  auto two = Table::cleared(2).home({C1, C2, C3}).stack("23", {C0}).turn(0).play("1 23");
  EXPECT_TRUE(two.is_over());
  auto three = Table::cleared(3).home({C1, C2}).stack("23", {C0}).turn(0).play("1 23");
  EXPECT_FALSE(three.is_over());
  EXPECT_EQ(three.state.race_winner, 0);
  EXPECT_EQ(three.seat(), 1);
  three.home({U1, U2}).stack("22", {U0}).turn(1).play("3 22");
  EXPECT_TRUE(three.is_over());
  EXPECT_EQ(three.state.race_winner, 0);
}

TEST(SigilyEnd, ComesForPartnersWhenAPairIsHome) {
  auto table = Table::cleared(4, {{"partners", true}}).home({C0, C1, C2, L0, L1, L2, L3}).stack("23", {C3}).turn(0);
  EXPECT_FALSE(table.is_over());
  table.play("2 23");
  EXPECT_TRUE(table.is_over());
  EXPECT_EQ(table.state.race_winner, 0);
}

TEST(SigilyEnd, TheRaceWinnerHasTwoThirdsOfWhatLiesThere) {
  auto table = Table::cleared(3).home({C1, C2, U0, U1, U2}).stack("23", {C0}).lie("5", 8).turn(0);
  table.state.race_winner = 1;
  table.stack("4", {L0}, {.coins = 3}).play("1 23");
  ASSERT_TRUE(table.is_over());
  // 8 lie: 6 to Ulster; 2 one by one in turn order after it.
  EXPECT_EQ(final_coins(table.state), (Coins{1, 6, 4, 0}));
  const Returns returns = Sigily::returns(table.state);
  EXPECT_DOUBLE_EQ(returns[0], 1 - 11 / 3.0);
  EXPECT_DOUBLE_EQ(returns[1], 6 - 11 / 3.0);
  EXPECT_DOUBLE_EQ(returns[2], 4 - 11 / 3.0);
}

TEST(SigilyEnd, APairSharesTheWinnersPartFromTheSeatThatFinishedLast) {
  auto table = Table::cleared(4, {{"partners", true}}).home({C0, C1, C2, L0, L1, L2, L3}).stack("23", {C3});
  table.lie("5", 10).turn(0).play("1 23");
  EXPECT_EQ(final_coins(table.state), (Coins{4, 2, 3, 1}));
  const Returns returns = Sigily::returns(table.state);
  EXPECT_DOUBLE_EQ(returns[0], 3.5 - 2.5);
  EXPECT_DOUBLE_EQ(returns[2], returns[0]);
  EXPECT_DOUBLE_EQ(returns[1], 1.5 - 2.5);
  EXPECT_DOUBLE_EQ(returns[3], returns[1]);
}

TEST(SigilyEnd, AtThePlyLimitWhatLiesOnTheBoardIsNobodys) {
  auto table = Table::cleared(2, {{"ply_limit", 1}}).stack("3", {U0}, {.coins = 4}).lie("8", 9).turn(0).play("2 in");
  ASSERT_TRUE(table.is_over());
  EXPECT_EQ(table.stage(), Stage::cut_off);
  EXPECT_DOUBLE_EQ(Sigily::returns(table.state)[1], 2);
}

TEST(SigilyEnd, AtThePlyLimitAFightThatBeganHasCostItsCoinsAndTheAttackerCounts) {
  auto table = Table::cleared(2, {{"ply_limit", 1}});
  table.stack("4", {C0}, {.coins = 5}).stack("6", {U0}, {.coins = 3}).turn(0).play("2 4");
  ASSERT_TRUE(table.is_over());
  EXPECT_EQ(final_coins(table.state), (Coins{0, 0, 0, 0}));
  auto plain = Table::cleared(2, {{"ply_limit", 1}});
  plain.stack("5", {C0}, {.coins = 5}).stack("7", {U0}, {.coins = 3}).turn(0).play("2 5");
  EXPECT_EQ(final_coins(plain.state), (Coins{5, 3, 0, 0}));
}

TEST(SigilyEnd, ByTheRulesComesBeforeThePlyLimit) {
  auto table = Table::cleared(2, {{"ply_limit", 1}}).home({C1, C2, C3}).stack("23", {C0}).turn(0).play("1 23");
  EXPECT_EQ(table.stage(), Stage::over);
}

}  // namespace
}  // namespace nemeton::sigily
