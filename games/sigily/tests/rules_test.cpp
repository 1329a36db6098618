// The options, and the sentences of the rules that are easiest to get wrong. tests/reference/sigily.py checks every sentence.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/sigily/rules/ending.hpp"
#include "games/sigily/rules/fight.hpp"
#include "games/sigily/tests/positions.hpp"

namespace nemeton::sigily {
namespace {

using testing::ElementsAre;

// Connaught on 5 attacks Ulster on 7, a plain sigil.
Table plain() {
  auto table = Table::cleared(2).stack("5", {C0, C1}, {.coins = 2}).stack("7", {U0, U1}, {.coins = 3});
  return table.lie("7", 1).turn(0).play("2 5");
}

void to_jackpot(State& state, int coins) { sigily::to_jackpot(state, coins, no_effects); }

TEST(SigilyOptions, ChariotsAreFourThreeAndFourByTheSeats) {
  for (const auto& [seats, chariots] : {std::pair{2, 4}, {3, 3}, {4, 4}}) {
    EXPECT_EQ(Table(seats).state.setup.chariots, chariots);
    EXPECT_EQ(Table(seats, {{"chariots", 3}}).state.setup.chariots, 3);
    EXPECT_EQ(Table(seats, {{"chariots", 4}}).state.setup.chariots, 4);
  }
}

TEST(SigilyOptions, PartnersNeedFourSeats) {
  const auto conflict = [](int seats, bool partners) {
    return Sigily::info.conflict(options_of<Sigily>(seats, {{"partners", partners}}), seats);
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

TEST(SigilyBoard, ShowsTheDeadSunOfEachSeat) {
  const auto view = [](int seats, Settings settings) {
    std::string text;
    JsonWriter json(text);
    Sigily::view(Table(seats, settings).state, 0, json);
    return text;
  };
  EXPECT_THAT(view(2, {}), testing::HasSubstr(R"("dead_suns":[3,3])"));
  EXPECT_THAT(view(2, {{"start", "territorial"}}), testing::HasSubstr(R"("dead_suns":[15,21])"));
  EXPECT_THAT(view(2, {{"questions", 12}}), testing::HasSubstr(R"("dead_suns":null)"));
}

TEST(SigilyMoves, GoInwardsOnTheEntryArmThenOutwardsOnAnother) {
  struct Case {
    const char *at, *thrown, *moves, *move, *to;
  };
  for (const auto& [at, thrown, moves, move, to] : std::initializer_list<Case>{
           {"12a", "1", "12a in", "12a", "12b"},
           {"12a", "2", "12a in", "12a", "c"},
           {"12a", "3", "12a>0 12a>18 12a>6 in", "12a>0", "0b"},
           {"12a", "5", "12a>0 12a>18 12a>6 in", "12a>6", "6"},
           {"12b", "1", "12b in", "12b", "c"},
           {"12b", "2", "12b>0 12b>18 12b>6 in", "12b>18", "18b"},
           {"c", "1", "c>0 c>18 c>6 in", "c>6", "6b"},
           {"c", "3", "c>0 c>18 c>6 in", "c>6", "6"},
           {"c", "5", "c>0 c>18 c>6 in", "c>6", "8"},
           {"6b", "1", "6b in", "6b", "6a"},
           {"6b", "2", "6b in", "6b", "6"},
           {"6b", "5", "6b in", "6b", "9"},
           {"6a", "1", "6a in", "6a", "6"},
           {"6a", "3", "6a in", "6a", "8"},
       }) {
    auto table = Table::cleared(2).stack(at, {C0}, {.entry = 12}).turn(0).play("2").play(thrown);
    EXPECT_EQ(table.awaited(), moves);
    table.play(move);
    EXPECT_THAT(table.chariots(to), ElementsAre(C0)) << at << " " << thrown;
  }
}

TEST(SigilyFreeThrow, TheDeadSunIsTheFirstAfterTheStart) {
  const std::map<const char*, int> dead = {{"samhain", 3},  {"winter", 9},  {"oimelc", 9},      {"spring", 15},
                                           {"beltane", 15}, {"summer", 21}, {"lughnasadh", 21}, {"autumn", 3}};
  for (const auto& [start, sun] : dead) {
    for (const int sigil : {3, 9, 15, 21}) {
      auto table =
          Table::cleared(2, {{"start", start}}).stack(std::to_string(sigil - 1), {C0}, {.progress = 1}).turn(0);
      EXPECT_EQ(table.play("1").play(std::to_string(sigil - 1)).seat(), sigil == sun ? 1 : 0) << start << sigil;
    }
  }
}

TEST(SigilyFreeThrow, WithTerritorialStartsEachSeatHasADeadSunOfItsOwn) {
  const std::map<Seat, int> dead = {{0, 15}, {1, 21}, {2, 3}, {3, 9}};
  for (const auto& [seat, sun] : dead) {
    for (const int sigil : {3, 9, 15, 21}) {
      auto table = Table::cleared(4, {{"start", "territorial"}});
      table.stack(std::to_string(sigil - 1), {chariot(seat, 0)}, {.progress = 1}).turn(seat);
      table.play("1").play(std::to_string(sigil - 1));
      EXPECT_EQ(table.seat() == seat, sigil != sun) << seat << " " << sigil;
    }
  }
}

TEST(SigilyQuestions, AreForWhoeverHasDrawnThem) {
  auto table = Table::cleared(2, {{"questions", 12}}).turn(1);
  EXPECT_EQ(Sigily::asked(table.state), kChance);
  EXPECT_EQ(Sigily::asked(table.play("3").state), kChance);
  EXPECT_EQ(Sigily::asked(table.play("in").state), 1);
  EXPECT_EQ(Sigily::asked(table.play("wrong").state), kChance);
}

TEST(SigilyJackpot, KeepsSevenAndFlowsOverInItsOrder) {
  auto table = Table::cleared(2);
  to_jackpot(table.state, 7);
  EXPECT_EQ(table.lying("c"), 7);
  const std::vector<std::string> order = {"0b", "6b", "12b", "18b", "0a", "6a", "12a", "18a"};
  for (const std::string& sigil : order) {
    EXPECT_EQ(table.lying(sigil), 0);
    to_jackpot(table.state, 1);
    EXPECT_EQ(table.lying(sigil), 1);
  }
  for (int sigil = 0; sigil < kRing; ++sigil) {
    to_jackpot(table.state, 1);
    EXPECT_EQ(table.lying(std::to_string(sigil)), 1);
  }
  to_jackpot(table.state, 2);
  EXPECT_EQ(table.lying("c"), 9);  // the rest stays
}

TEST(SigilyJackpot, FlowsOverToTheRingFromTheStart) {
  for (const auto& [start, first] : {std::pair{"beltane", "12"}, {"territorial", "0"}}) {
    auto table = Table::cleared(2, {{"start", start}}).lie("c", 7);
    for (const char* arm : {"0b", "6b", "12b", "18b", "0a", "6a", "12a", "18a"}) table.lie(arm, 1);
    to_jackpot(table.state, 1);
    EXPECT_EQ(table.lying(first), 1);
  }
}

// The golden playthroughs show everything else of the text.
TEST(SigilyFight, IsInTheText) {
  EXPECT_THAT(Sigily::text(plain().play("2h").state, 0),
              testing::HasSubstr("C+2 attacks on 7, +1 for Connaught: 2h, and the defender throws."));
}

TEST(SigilyFight, WithStacksTheOneMoreIsLookedAtAnewForEachPair) {
  auto table = Table::cleared(4, {{"stacks", true}, {"partners", true}, {"home", true}, {"start", "territorial"}});
  table.stack("5", {C0}, {.progress = 17}).stack("7", {U0, M0}, {.progress = 13}).turn(0).play("2 5");
  EXPECT_EQ(favoured(table.state), 0);  // neither leads at home: the attacker
  table.play("4h 1d");
  EXPECT_THAT(table.chariots("7"), ElementsAre(M0));
  EXPECT_EQ(favoured(table.state), 3);  // Munster
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

TEST(SigilyEnd, AtThePlyLimitAFightThatBeganHasCostItsCoinsAndTheAttackerCounts) {
  auto table = Table::cleared(2, {{"ply_limit", 1}});
  table.stack("4", {C0}, {.coins = 5}).stack("6", {U0}, {.coins = 3}).turn(0).play("2 4");
  ASSERT_TRUE(table.is_over());
  EXPECT_EQ(final_coins(table.state), (Coins{0, 0, 0, 0}));
  auto plain = Table::cleared(2, {{"ply_limit", 1}});
  plain.stack("5", {C0}, {.coins = 5}).stack("7", {U0}, {.coins = 3}).turn(0).play("2 5");
  EXPECT_EQ(final_coins(plain.state), (Coins{5, 3, 0, 0}));
}

}  // namespace
}  // namespace nemeton::sigily
