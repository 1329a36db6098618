// A turn from the darts to the free throws, and landing, sentence by sentence. Spells and fights have tests of their own.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/sigily/tests/positions.hpp"

namespace nemeton::sigily {
namespace {

using testing::ElementsAre;

TEST(SigilyTurn, GoesOnInTheOrderOfSeats) {
  Table table(3);
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.play("1 in").seat(), 1);
  EXPECT_EQ(table.play("2 in").seat(), 2);
  EXPECT_EQ(table.play("3 in").seat(), 0);
}

TEST(SigilyTurn, PassesOverASeatThatIsHome) {
  auto table = Table::cleared(3).home({U0, U1, U2}).turn(0).play("2 in");
  EXPECT_EQ(table.seat(), 2);
}

TEST(SigilyTurn, OfASeatThatIsHomeIsOneSpellIfItCanPay) {
  auto table = Table::cleared(3, {{"spells", "speed"}}).home({U0, U1, U2});
  table.state.treasure[1] = 3;
  table.turn(0).play("2 in");
  EXPECT_EQ(table.actor(), 1);
  EXPECT_EQ(table.awaited(), "nospell speed");
  table.play("nospell");
  EXPECT_EQ(table.seat(), 2);
  EXPECT_EQ(table.stage(), Stage::throw_sticks);
}

TEST(SigilyTurn, OfASeatWithoutAStackOfItsOwnHasNoThrow) {
  auto table = Table::cleared(4, {{"partners", true}}).home({C1, C2, C3}).stack("5", {L0, C0}).turn(0);
  EXPECT_EQ(table.seat(), 1);
}

TEST(SigilyDarts, FlyAtEachStackInTheDeepInTheirOrder) {
  auto table = Table::cleared(2).stack("c", {C0}).stack("0b", {C1}).stack("12a", {C2, C3}).stack("6a", {U0}).turn(0);
  for (const char* at : {"0b", "12a", "c"}) {
    ASSERT_EQ(table.stage(), Stage::darts);
    EXPECT_EQ(table.awaited(), "1 2 3 4 5");
    EXPECT_EQ(sigil_name(table.state.turn.dart_sigil), at);
    table.play("2");
  }
  EXPECT_EQ(table.stage(), Stage::throw_sticks);
}

TEST(SigilyDarts, StrikeWithAOneAndTheStackGoesBackAndItsCoinsToTheJackpot) {
  auto table = Table::cleared(2).stack("6b", {C0, C1}, {.coins = 3, .entry = 12}).turn(0).play("1");
  EXPECT_THAT(table.chariots("12"), ElementsAre(C0, C1));
  EXPECT_EQ(table.progress("12"), 12);
  EXPECT_EQ(table.coins("12"), 0);
  EXPECT_EQ(table.lying("c"), 3);
  EXPECT_EQ(table.state.riders[C0].barred, 1 << 2);
  EXPECT_EQ(table.state.riders[C1].barred, 1 << 2);
}

TEST(SigilyDarts, DoNoHarmWithAnythingElse) {
  for (const char* thrown : {"2", "3", "4", "5"}) {
    auto table = Table::cleared(2).stack("6b", {C0}, {.coins = 3, .entry = 12}).turn(0).play(thrown);
    EXPECT_EQ(table.coins("6b"), 3);
  }
}

TEST(SigilyDarts, AreThrownOnlyAtTheBeginningOfATurn) {
  auto table = Table::cleared(2).stack("0a", {C0}).stack("13", {C1}).turn(0).play("2 4 13");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.stage(), Stage::throw_sticks);
}

TEST(SigilyGoingBack, LeadsToHandIfAnEnemyStandsOnTheGate) {
  auto table = Table::cleared(2).stack("0a", {C0, C1}).stack("0", {U0}, {.coins = 1}).turn(0).play("1");
  EXPECT_TRUE(table.in_hand(C0));
  EXPECT_TRUE(table.in_hand(C1));
  EXPECT_EQ(table.state.riders[C1].barred, 1);
  EXPECT_THAT(table.chariots("0"), ElementsAre(U0));
}

TEST(SigilyGoingBack, FusesUnderFriendsAndTakesTheirProgressAndStart) {
  auto table = Table::cleared(4, {{"partners", true}, {"start", "territorial"}});
  table.stack("6a", {C0}, {.entry = 6})
      .stack("6", {L0}, {.coins = 2, .progress = 6, .stone_skin = true})
      .turn(0)
      .play("1");
  EXPECT_THAT(table.chariots("6"), ElementsAre(L0, C0));
  EXPECT_EQ(table.progress("6"), 6);
  EXPECT_EQ(table.on("6").origin, 2);
  EXPECT_EQ(table.coins("6"), 2);
  EXPECT_FALSE(table.on("6").stone_skin);
}

TEST(SigilyGoingBack, IsNoLanding) {
  auto table = Table::cleared(2).stack("0a", {C0}).lie("0", 2).turn(0).play("1");
  EXPECT_EQ(table.coins("0"), 0);
  EXPECT_EQ(table.lying("0"), 2);
}

TEST(SigilyDeclaring, HasNoNodeIfThereIsOnlyTheThrow) {
  EXPECT_EQ(Table::cleared(2).stack("5", {C0}).turn(0).stage(), Stage::throw_sticks);
}

TEST(SigilyDeclaring, EnteringIsForStacksThatStoodOnTheGateWhenTheTurnBegan) {
  auto table = Table::cleared(2).stack("6", {C0}).stack("8", {C1}).stack("18", {U0}).turn(0);
  EXPECT_EQ(table.awaited(), "enter:6 throw");
  // One that comes in this turn waits for the next, and makes those wait that it fuses with.
  auto later = Table::cleared(2).stack("2", {C0}).stack("12", {C1}).turn(0).play("throw 4 2");
  EXPECT_EQ(later.awaited(), "enter:12 throw");
  auto fused = Table::cleared(2).stack("2", {C0}).stack("6", {C1}).turn(0).play("throw 4 2");
  EXPECT_EQ(fused.stage(), Stage::throw_sticks);
}

TEST(SigilyDeclaring, EnteringIsNotForStacksWithABarredChariot) {
  auto table = Table::cleared(2).stack("6", {C0, C1}).stack("12", {C2});
  table.state.riders[C1].barred = 1 << 1;
  EXPECT_EQ(table.turn(0).awaited(), "enter:12 throw");
}

TEST(SigilyDeclaring, GoingBackIsForStacksWithACoinInTheirOwnTerritory) {
  auto table = Table::cleared(2, {{"home", true}});
  table.stack("13", {C0}, {.coins = 1})
      .stack("14", {C1})
      .stack("19", {C2}, {.coins = 1})
      .stack("17", {U0}, {.coins = 1});
  EXPECT_EQ(table.turn(0).awaited(), "back:13 throw");
  auto without = Table::cleared(2).stack("13", {C0}, {.coins = 1}).turn(0);
  EXPECT_EQ(without.stage(), Stage::throw_sticks);
}

TEST(SigilyDeclaring, GoingBackIsNotForAnybodyWhileSpeedBlows) {
  auto table = Table::cleared(2, {{"home", true}}).stack("13", {C0}, {.coins = 1});
  table.state.speed[1] = 1;
  EXPECT_EQ(table.turn(0).stage(), Stage::throw_sticks);
}

TEST(SigilyDeclaring, GoingBackPaysWhenDeclaredAndGoesByTheThrow) {
  auto table = Table::cleared(2, {{"home", true}}).stack("13", {C0}, {.coins = 2}).turn(0).play("back:13");
  EXPECT_EQ(table.coins("13"), 1);
  EXPECT_EQ(table.lying("c"), 1);
  table.play("3");
  EXPECT_EQ(table.awaited(), "13");
  table.play("13");
  EXPECT_EQ(table.progress("10"), 10);
}

TEST(SigilyDeclaring, GoingBackMayTakeProgressToNothingOrLess) {
  auto table = Table::cleared(2, {{"home", true}, {"start", "beltane"}}).stack("13", {C0}, {.coins = 2}).turn(0);
  table.play("back:13 3 13");
  EXPECT_EQ(table.progress("10"), -2);
  EXPECT_FALSE(table.is_home(C0));
  table.play("1 in").turn(0).play("2 10");
  EXPECT_EQ(table.progress("12"), 0);
  EXPECT_FALSE(table.is_home(C0));
}

TEST(SigilyEntering, SucceedsWithOneOrTwoAndTheStackMustGoInThatMany) {
  for (const char* opening : {"1", "2"}) {
    auto table =
        Table::cleared(2).stack("6", {C0}, {.coins = 1}).stack("7", {C1}).turn(0).play("enter:6").play(opening);
    EXPECT_EQ(table.awaited(), "1 2 3 4 5");
    for (const auto& [thrown, at] : {std::pair{"1", "6a"}, {"2", "6b"}, {"3", "c"}}) {
      auto in = table;
      in.play(thrown);
      EXPECT_EQ(in.awaited(), "6");
      in.play("6");
      EXPECT_THAT(in.chariots(at), ElementsAre(C0));
      EXPECT_EQ(in.progress(at), 6);
      EXPECT_EQ(in.on(at).entry, 1);
    }
    for (const auto& [thrown, at] : {std::pair{"4", "12b"}, {"5", "12a"}}) {
      auto in = table;
      in.play(thrown);
      EXPECT_EQ(in.awaited(), "6>0 6>12 6>18");
      in.play("6>12");
      EXPECT_THAT(in.chariots(at), ElementsAre(C0));
      EXPECT_EQ(in.seat(), 0);  // a free throw
    }
  }
}

TEST(SigilyEntering, FailsWithMoreAndThatStackMustGoAlongTheRing) {
  for (const char* closed : {"3", "4", "5"}) {
    auto table = Table::cleared(2).stack("6", {C0}).stack("12", {C1}).turn(0).play("enter:6").play(closed);
    EXPECT_EQ(table.awaited(), "1 2 3 4 5");
    table.play("5");
    EXPECT_EQ(table.awaited(), "6");
    table.play("6");
    EXPECT_THAT(table.chariots("11"), ElementsAre(C0));
    EXPECT_EQ(table.seat(), 1);  // no free throw
  }
}

TEST(SigilyEntering, IsOverForTheTurnAfterAFailureButNotAfterASuccess) {
  auto refused = Table::cleared(2).stack("6", {C0}).stack("12", {C1}).turn(0).play("enter:6 3 3 6");
  EXPECT_EQ(refused.seat(), 0);  // the sun on 9
  EXPECT_EQ(refused.stage(), Stage::throw_sticks);
  auto let_in = Table::cleared(2).stack("6", {C0}).stack("12", {C1}).turn(0).play("enter:6 1 4 6>0");
  EXPECT_EQ(let_in.awaited(), "enter:12 throw");
  auto next_turn = refused;
  next_turn.turn(0);
  EXPECT_EQ(next_turn.awaited(), "enter:12 throw");
}

TEST(SigilyMoves, BringTheLowestNumberInFromTheStart) {
  auto table = Table::cleared(2).stack("9", {C0}).home({C1}).turn(0).play("3");
  EXPECT_EQ(table.awaited(), "9 in");
  table.play("in");
  EXPECT_THAT(table.chariots("3"), ElementsAre(C2));
  EXPECT_EQ(table.progress("3"), 3);
}

TEST(SigilyMoves, OfAStackAreItsTopsAlone) {
  auto table = Table::cleared(4, {{"partners", true}}).stack("9", {L0, C0}).stack("11", {C1, L1}).turn(0).play("1");
  EXPECT_EQ(table.awaited(), "11 in");
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

TEST(SigilyMoves, OutOfTheDeepCountFromTheStart) {
  auto out = Table::cleared(2).stack("6a", {C0}, {.entry = 12}).turn(0).play("2 3 6a");
  EXPECT_EQ(out.progress("8"), 8);
  auto home = Table::cleared(2).stack("0a", {C0}, {.coins = 3, .entry = 12}).turn(0).play("2 1 0a");
  EXPECT_TRUE(home.is_home(C0));  // the start itself counts 24
  EXPECT_EQ(home.treasure(0), 3);
  auto winter = Table::cleared(2, {{"start", "winter"}}).stack("0a", {C0}, {.entry = 12}).turn(0).play("2 1 0a");
  EXPECT_EQ(winter.progress("0"), 21);
  auto past = Table::cleared(2, {{"start", "winter"}}).stack("0a", {C0}, {.entry = 12}).turn(0).play("2 4 0a");
  EXPECT_TRUE(past.is_home(C0));
}

TEST(SigilyMoves, AreOneLongerFromTheOwnTerritoryWithHome) {
  auto home = Table::cleared(2, {{"home", true}}).stack("13", {C0}).stack("19", {C1}).stack("12", {C2}).turn(0);
  auto own = home, other = home, gate = home;
  EXPECT_THAT(own.play("throw 2 13").chariots("16"), ElementsAre(C0));
  EXPECT_THAT(other.play("throw 2 19").chariots("21"), ElementsAre(C1));
  EXPECT_THAT(gate.play("throw 2 12").chariots("14"), ElementsAre(C2));
  auto without = Table::cleared(2).stack("13", {C0}).turn(0).play("2 13");
  EXPECT_THAT(without.chariots("15"), ElementsAre(C0));
}

TEST(SigilyMoves, DoNotCareWhatTheyPass) {
  auto table = Table::cleared(2).stack("2", {C0}).stack("3", {U0}, {.coins = 2}).lie("4", 1).turn(0).play("3 2");
  EXPECT_THAT(table.chariots("5"), ElementsAre(C0));
  EXPECT_EQ(table.coins("5"), 0);
}

TEST(SigilyMoves, OfNothingLeaveEverythingAsItIs) {
  auto table = Table::cleared(2, {{"questions", 12}}).stack("9", {C0}, {.stone_skin = true}).lie("9", 2);
  table.state.cursed = ring_bit(9);
  table.state.sloth[1] = 0b111;
  table.turn(0).play("3 9");
  EXPECT_TRUE(table.on("9").stone_skin);
  EXPECT_EQ(table.coins("9"), 0);
  EXPECT_EQ(table.seat(), 1);  // no card, no sun
}

TEST(SigilyMoves, OfNothingByAFourStillGiveTheFreeThrow) {
  auto table = Table::cleared(3).stack("9", {C0});
  table.state.sloth[1] = table.state.sloth[2] = 0b1110 >> 1;
  table.turn(0).play("4 9");
  EXPECT_THAT(table.chariots("9"), ElementsAre(C0));
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.stage(), Stage::throw_sticks);
}

TEST(SigilyLanding, FinishedAreThoseThatReachTwentyFour) {
  auto table = Table::cleared(2).stack("22", {C0, C1}, {.coins = 7}).lie("0", 2).turn(0).play("2 22");
  EXPECT_TRUE(table.is_home(C0));
  EXPECT_TRUE(table.is_home(C1));
  EXPECT_EQ(table.treasure(0), 7);
  EXPECT_EQ(table.lying("0"), 2);
  auto short_of = Table::cleared(2).stack("22", {C0}).turn(0).play("1 22");
  EXPECT_FALSE(short_of.is_home(C0));
}

TEST(SigilyLanding, AFinishedStackSharesItsCoinsBySeatAndTheTopHasWhatIsLeftOver) {
  auto table = Table::cleared(4, {{"partners", true}}).stack("22", {L0, C0, C1}, {.coins = 7}).turn(2).play("2 22");
  EXPECT_EQ(table.treasure(2), 4);
  EXPECT_EQ(table.treasure(0), 3);
}

TEST(SigilyLanding, AFinishedStackComesToNoSunAndNoCard) {
  auto table = Table::cleared(2, {{"questions", 12}}).stack("22", {C0}).turn(0).play("5 22");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.stage(), Stage::throw_sticks);  // the free throw of the 5
  auto three = Table::cleared(2, {{"questions", 12}, {"start", "winter"}}).stack("1", {C0}).turn(0).play("2 1");
  EXPECT_EQ(three.seat(), 1);
}

TEST(SigilyLanding, OnACurseIsDeathAndTheCoinsGoToTheJackpot) {
  auto table = Table::cleared(2).stack("5", {C0, C1}, {.coins = 3}).stack("7", {U0}, {.coins = 1}).lie("7", 2);
  table.state.cursed = ring_bit(7);
  table.turn(0).play("2 5");
  EXPECT_TRUE(table.in_hand(C0));
  EXPECT_TRUE(table.in_hand(C1));
  EXPECT_EQ(table.lying("c"), 3);
  EXPECT_EQ(table.lying("7"), 2);
  EXPECT_THAT(table.chariots("7"), ElementsAre(U0));  // who stands there stays, and there is no fight
  EXPECT_EQ(table.seat(), 1);
}

TEST(SigilyLanding, OnFriendsFusesWithTheArrivingOnTop) {
  auto table = Table::cleared(4, {{"partners", true}, {"start", "territorial"}});
  table.stack("5", {C0, L1}, {.coins = 2, .progress = 17, .stone_skin = true});
  table.stack("7", {L0}, {.coins = 3, .stone_skin = true}).lie("7", 1).turn(0).play("2 5");
  EXPECT_THAT(table.chariots("7"), ElementsAre(C0, L1, L0));
  EXPECT_EQ(table.coins("7"), 6);
  EXPECT_EQ(table.progress("7"), 19);
  EXPECT_EQ(table.on("7").origin, 0);
  EXPECT_FALSE(table.on("7").stone_skin);
}

TEST(SigilyLanding, OnFriendsWithHomeTheLordOfTheTerritoryIsOnTop) {
  const auto arrive = [](const char* from, const char* to) {
    auto table = Table::cleared(4, {{"partners", true}, {"home", true}}).stack(from, {C0}).stack(to, {L0}).turn(0);
    return table.play("1").play(from).chariots(to);
  };
  EXPECT_THAT(arrive("9", "10"), ElementsAre(C0, L0));   // of neither
  EXPECT_THAT(arrive("13", "15"), ElementsAre(C0, L0));  // of the arriving
  auto keeps = Table::cleared(4, {{"partners", true}, {"home", true}, {"start", "territorial"}});
  keeps.stack("23", {C0}, {.progress = 11}).stack("1", {L0}).turn(0).play("2 23");
  EXPECT_THAT(keeps.chariots("1"), ElementsAre(L0, C0));
  EXPECT_EQ(keeps.progress("1"), 13);  // of the one that arrived, and from its start
  EXPECT_EQ(keeps.on("1").origin, 0);
}

TEST(SigilyLanding, InTheDeepTheEntryIsThatOfTheArriving) {
  auto table = Table::cleared(2).stack("12b", {C0}, {.entry = 12}).stack("6b", {C1}, {.entry = 6}).turn(0);
  table.play("2 2 2 12b>6");
  EXPECT_THAT(table.chariots("6b"), ElementsAre(C0, C1));
  EXPECT_EQ(table.on("6b").entry, 2);
  EXPECT_EQ(table.progress("6b"), 12);
}

TEST(SigilyLanding, TakesTheCoinsThatLieThere) {
  auto table = Table::cleared(2).stack("5", {C0}, {.coins = 1}).lie("7", 3).turn(0).play("2 5");
  EXPECT_EQ(table.coins("7"), 4);
  EXPECT_EQ(table.lying("7"), 0);
  auto jackpot = Table::cleared(2).stack("6b", {C0}, {.entry = 6}).lie("c", 9).turn(0).play("2 1 6b");
  EXPECT_EQ(jackpot.coins("c"), 9);
}

TEST(SigilyFreeThrow, ComesWithFourOrFive) {
  for (const auto& [thrown, seat] : {std::pair{"1", 1}, {"2", 1}, {"4", 0}, {"5", 0}}) {
    EXPECT_EQ(Table::cleared(2).turn(0).play(thrown).play("in").seat(), seat) << thrown;
  }
}

TEST(SigilyFreeThrow, ComesWithALiveSun) {
  for (const char* sun : {"9", "15", "21"}) {
    const std::string from = std::to_string(std::stoi(sun) - 1);
    EXPECT_EQ(Table::cleared(2).stack(from, {C0}).turn(0).play("1").play(from).seat(), 0);
  }
  EXPECT_EQ(Table::cleared(2).turn(0).play("3 in").seat(), 1);  // the first sun after the start is dead
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

TEST(SigilyFreeThrow, IsOneForAFourOnASun) {
  auto table = Table::cleared(2).stack("5", {C0}).turn(0).play("4 5");
  EXPECT_EQ(table.state.turn.free_throws, 1);
  table.play("1 9");
  EXPECT_EQ(table.seat(), 1);
}

TEST(SigilyFreeThrow, ComesThreeTimesAtMost) {
  auto table = Table::cleared(2).turn(0).play("4 in 5 in 4 4");
  EXPECT_EQ(table.seat(), 0);
  table.play("4 8");
  EXPECT_EQ(table.seat(), 1);
}

TEST(SigilyFreeThrow, DoesNotComeForAStackThatDied) {
  auto table = Table::cleared(2).stack("5", {C0});
  table.state.cursed = ring_bit(9);
  EXPECT_EQ(table.turn(0).play("4 5").seat(), 1);
}

TEST(SigilyFreeThrow, FallsAwayWithNothingToMove) {
  auto table = Table::cleared(3).home({C1, C2}).stack("20", {C0}).turn(0).play("5 20");
  EXPECT_EQ(table.seat(), 1);
}

TEST(SigilyQuestions, LeaveNoSunDead) {
  auto table = Table::cleared(2, {{"questions", 12}}).turn(0).play("3 in");
  EXPECT_EQ(table.awaited(), "right wrong");
}

TEST(SigilyQuestions, AreForWhoeverHasDrawnThem) {
  auto table = Table::cleared(2, {{"questions", 12}}).turn(1);
  EXPECT_EQ(Sigily::asked(table.state), kChance);
  EXPECT_EQ(Sigily::asked(table.play("3").state), kChance);
  EXPECT_EQ(Sigily::asked(table.play("in").state), 1);
  EXPECT_EQ(Sigily::asked(table.play("wrong").state), kChance);
}

TEST(SigilyQuestions, AnsweredWellGiveTheFreeThrowAndUseUpTheCard) {
  auto table = Table::cleared(2, {{"questions", 12}}).turn(0).play("3 in right");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.state.cards, 11);
}

TEST(SigilyQuestions, AnsweredBadlyEndTheThrowsAndTheCardGoesBack) {
  auto table = Table::cleared(2, {{"questions", 12}}).stack("5", {C0}).turn(0).play("4 5 wrong");
  EXPECT_EQ(table.seat(), 1);
  EXPECT_EQ(table.state.cards, 12);
}

TEST(SigilyQuestions, AreAskedAlsoIfNoFreeThrowCanCome) {
  auto table = Table::cleared(2, {{"questions", 12}}).turn(0).play("4 in 5 in 4 4 1 8");
  EXPECT_EQ(table.awaited(), "right wrong");
  table.play("right");
  EXPECT_EQ(table.seat(), 1);
  EXPECT_EQ(table.state.cards, 11);
}

TEST(SigilyQuestions, WithoutACardLeftCountAsAnsweredWell) {
  auto table = Table::cleared(2, {{"questions", 12}});
  table.state.cards = 0;
  table.turn(0).play("3 in");
  EXPECT_EQ(table.seat(), 0);
  EXPECT_EQ(table.stage(), Stage::throw_sticks);
}

TEST(SigilyQuestions, AreAnsweredWellByTheChanceOfKnowledgeAndBothOutcomesAreListed) {
  for (const double knowledge : {0.0, 0.25, 1.0}) {
    auto table = Table::cleared(2, {{"questions", 16}, {"knowledge", knowledge}}).turn(0).play("3 in");
    OutcomeList<Sigily> list;
    Sigily::outcomes(table.state, list);
    ASSERT_EQ(list.size(), 2u);
    EXPECT_EQ(list[0].weight + list[1].weight, static_cast<std::uint32_t>(kFractionUnit));
    EXPECT_EQ(list[0].weight, static_cast<std::uint32_t>(knowledge * kFractionUnit));
    EXPECT_EQ(Sigily::token(table.state, kChance, list[0].outcome), "right");
  }
}

void to_jackpot(State& state, int coins) { sigily::to_jackpot(state, coins, no_effects); }

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

TEST(SigilyJackpot, FlowsOverOnlyWhenCoinsComeIn) {
  auto table = Table::cleared(2).lie("c", 9);
  to_jackpot(table.state, 0);
  EXPECT_EQ(table.lying("c"), 9);
  to_jackpot(table.state, 1);
  EXPECT_EQ(table.lying("c"), 7);
  EXPECT_EQ(table.lying("0b") + table.lying("6b") + table.lying("12b"), 3);
}

TEST(SigilyJackpot, FlowsOverToTheRingFromTheStart) {
  for (const auto& [start, first] : {std::pair{"beltane", "12"}, {"territorial", "0"}}) {
    auto table = Table::cleared(2, {{"start", start}}).lie("c", 7);
    for (const char* arm : {"0b", "6b", "12b", "18b", "0a", "6a", "12a", "18a"}) table.lie(arm, 1);
    to_jackpot(table.state, 1);
    EXPECT_EQ(table.lying(first), 1);
  }
}

TEST(SigilyJackpot, IsNotTakenByAStackThatStandsThere) {
  auto table = Table::cleared(2).stack("c", {C0}, {.coins = 4}).stack("0a", {C1}, {.coins = 3}).turn(0).play("1");
  EXPECT_EQ(table.lying("c"), 3);
  EXPECT_EQ(table.coins("c"), 4);
}

}  // namespace
}  // namespace nemeton::sigily
