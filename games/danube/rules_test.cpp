// The rule book of Down the Danube, sentence by sentence.
#include "games/danube/rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "core/random.hpp"

namespace nemeton {
namespace {

using namespace danube;
using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;
using testing::UnorderedElementsAre;

using Tokens = std::vector<std::string>;

Danube::State opening(int ply_limit = 2000) {
  OptionValues options(Danube::info.options);
  EXPECT_TRUE(options.set_integer("ply_limit", ply_limit));
  return Danube::start(options, 2);
}

Squares squares(std::initializer_list<int> list) {
  Squares set = 0;
  for (const int s : list) set |= square(s);
  return set;
}

// A position in mid-game in which the throw of `turn` is awaited; the boats that are not named are home.
Danube::State position(std::initializer_list<int> own, std::initializer_list<int> enemy, Seat turn = 0) {
  auto state = opening();
  state.boats[static_cast<std::size_t>(turn)] = squares(own);
  state.boats[static_cast<std::size_t>(1 - turn)] = squares(enemy);
  state.stage = Danube::Stage::under_way;
  state.thrown = state.left = state.usable = 0;
  state.turn = static_cast<std::int8_t>(turn);
  return state;
}

Danube::State after_throw(Danube::State state, int n) {
  EXPECT_EQ(Danube::node(state), Node::chance());
  Danube::apply(state, kChance, static_cast<Danube::Action>(n));
  return state;
}

Tokens actions(const Danube::State& state) {
  Tokens tokens;
  if (Danube::node(state).kind != NodeKind::decision) return tokens;
  ActionList<Danube> list;
  Danube::actions(state, state.turn, list);
  for (const auto action : list) tokens.push_back(Danube::token(state, state.turn, action));
  return tokens;
}

// What can be played when `own` has thrown n against `enemy`.
Tokens actions(int n, std::initializer_list<int> own, std::initializer_list<int> enemy) {
  return actions(after_throw(position(own, enemy), n));
}

Danube::State after(Danube::State state, const std::string& token) {
  ActionList<Danube> list;
  Danube::actions(state, state.turn, list);
  for (const auto action : list) {
    if (Danube::token(state, state.turn, action) != token) continue;
    Danube::apply(state, state.turn, action);
    return state;
  }
  ADD_FAILURE() << token << " is not legal\n" << Danube::text(state, 0);
  return state;
}

Danube::State played(Danube::State state, int n, std::initializer_list<const char*> tokens) {
  state = after_throw(state, n);
  for (const char* token : tokens) state = after(state, token);
  return state;
}

std::string view(const Danube::State& state) {
  std::string text;
  JsonWriter json(text);
  Danube::view(state, kSpectator, json);
  return text;
}

// Set-up and throwing

TEST(DanubeStart, SeatsHaveEvenAndOddSquares) {
  EXPECT_EQ(opening().boats[0], squares({2, 4, 6, 8, 10}));
  EXPECT_EQ(opening().boats[1], squares({1, 3, 5, 7, 9}));
}

TEST(DanubeThrow, OutcomesAreThoseOfFourSticks) {
  OutcomeList<Danube> outcomes;
  const auto state = position({1}, {2});
  Danube::outcomes(state, outcomes);
  std::vector<std::pair<std::string, std::uint32_t>> found;
  for (const auto& [outcome, weight] : outcomes) found.emplace_back(Danube::token(state, kChance, outcome), weight);
  EXPECT_THAT(found, ElementsAre(std::pair("1", 4u), std::pair("2", 6u), std::pair("3", 4u), std::pair("4", 1u),
                                 std::pair("6", 1u)));
}

TEST(DanubeThrow, ThrowsOfAPlayoutFallAsTheirWeightsSay) {
  const auto state = position({12}, {20});
  OutcomeList<Danube> list;
  Danube::outcomes(state, list);
  Random random(7);
  std::map<int, std::uint32_t> thrown;
  for (int i = 0; i < 16'000; ++i) ++thrown[Danube::random_outcome(state, random)];
  EXPECT_EQ(thrown.size(), list.size());
  for (const auto& [n, weight] : list)
    EXPECT_NEAR(thrown[n], 1000 * weight, 150);  // at least 2.4 deviations each; the seed is fixed
}

TEST(DanubeThrow, OneFourAndSixGiveAnotherThrowTwoAndThreeEndTheTurn) {
  for (const int n : {1, 2, 3, 4, 6}) {
    const auto state = played(position({12}, {11}), n, {("12+" + std::to_string(n)).c_str()});
    EXPECT_EQ(Danube::node(state), Node::chance());
    EXPECT_EQ(state.turn, n == 2 || n == 3 ? 1 : 0) << n;
  }
}

TEST(DanubeThrow, AnotherThrowComesOnlyAfterAllStepsOfThisOne) {
  auto state = played(position({12}, {11}), 4, {"12+1"});
  EXPECT_EQ(Danube::node(state), Node::decision(0));
  EXPECT_EQ(state.left, 3);
  state = after(state, "13+3");
  EXPECT_EQ(Danube::node(state), Node::chance());
}

// The opening

TEST(DanubeOpening, SeatZeroMustTakeTheBoatOnTenAndThrowsAgain) {
  const auto state = opening();
  EXPECT_EQ(Danube::node(state), Node::decision(0));
  EXPECT_THAT(actions(state), ElementsAre("10+1"));
  const auto next = after(state, "10+1");
  EXPECT_EQ(Danube::node(next), Node::chance());
  EXPECT_EQ(next.turn, 0);
  EXPECT_EQ(next.boats[0], squares({2, 4, 6, 8, 11}));
}

TEST(DanubeOpening, SeatOnesFirstTurnBeginsWithNinePlusOne) {
  auto state = played(after(opening(), "10+1"), 2, {"11+2"});
  EXPECT_EQ(Danube::node(state), Node::decision(1));
  EXPECT_THAT(actions(state), ElementsAre("9+1"));
  state = after(state, "9+1");
  EXPECT_EQ(Danube::node(state), Node::chance());
  EXPECT_EQ(state.turn, 1);
  EXPECT_EQ(state.boats[1], squares({1, 3, 5, 7, 10}));
}

TEST(DanubeOpening, SeatOnesFirstTurnComesAfterAllThrowsOfSeatZero) {
  auto state = played(after(opening(), "10+1"), 1, {"11+1"});
  EXPECT_EQ(Danube::node(state), Node::chance());
  EXPECT_EQ(state.turn, 0);
  state = played(state, 3, {"12+3"});
  EXPECT_THAT(actions(state), ElementsAre("9+1"));
}

TEST(DanubeOpening, IsLeftOutIfNoBoatIsOnNine) {
  // 8+1 changes places with the boat on 9.
  const auto state = played(after(opening(), "10+1"), 2, {"8+1", "11+1"});
  EXPECT_EQ(state.boats[1], squares({1, 3, 5, 7, 8}));
  EXPECT_EQ(Danube::node(state), Node::chance());
  EXPECT_EQ(state.turn, 1);
}

TEST(DanubeOpening, IsLeftOutIfTenHoldsAnEnemyWithANeighbour) {
  const auto state = played(after(opening(), "10+1"), 2, {"8+2"});
  EXPECT_EQ(state.boats[0], squares({2, 4, 6, 10, 11}));
  EXPECT_EQ(Danube::node(state), Node::chance());
  EXPECT_EQ(state.turn, 1);
}

TEST(DanubeOpening, IsLeftOutIfTenHoldsOnesOwnBoat) {
  auto state = position({2, 4, 6, 11, 20}, {1, 3, 5, 9, 10});
  state.stage = Danube::Stage::second_waits;
  state = played(state, 2, {"20+2"});
  EXPECT_EQ(Danube::node(state), Node::chance());
  EXPECT_EQ(state.turn, 1);
}

TEST(DanubeOpening, MayChangePlacesWithALoneEnemyOnTen) {
  auto state = position({2, 4, 6, 10, 20}, {1, 3, 5, 7, 9});
  state.stage = Danube::Stage::second_waits;
  state = after(played(state, 2, {"20+2"}), "9+1");
  EXPECT_EQ(state.boats[0], squares({2, 4, 6, 9, 22}));
  EXPECT_EQ(state.boats[1], squares({1, 3, 5, 7, 10}));
}

TEST(DanubeOpening, HappensOnceForEachSeat) {
  auto state = played(after(opening(), "10+1"), 2, {"11+2"});
  state = played(after(state, "9+1"), 2, {"10+2"});
  EXPECT_EQ(Danube::node(state), Node::chance());
  state = played(state, 2, {"13+2"});
  EXPECT_EQ(Danube::node(state), Node::chance());
  EXPECT_EQ(state.turn, 1);
}

// Steps

TEST(DanubeStep, DividesTheThrowAmongBoats) {
  auto state = after_throw(position({12, 15}, {1}), 3);
  EXPECT_THAT(actions(state), UnorderedElementsAre("12+1", "12+2", "15+1", "15+2", "15+3"));
  state = after(state, "12+1");
  EXPECT_THAT(actions(state), UnorderedElementsAre("13+1", "15+1", "15+2"));
  state = after(state, "13+1");
  EXPECT_EQ(state.boats[0], squares({14, 15}));
  EXPECT_THAT(actions(state), ElementsAre("15+1"));
}

TEST(DanubeStep, DoesNotGoBeyondTheSea) { EXPECT_THAT(actions(6, {34}, {1}), UnorderedElementsAre("34+1", "34+2")); }

TEST(DanubeStep, ReachesTheSeaOnlyWhenAllBoatsStandOnElevenOrAbove) {
  EXPECT_THAT(actions(1, {10, 35}, {1}), ElementsAre("10+1"));
  EXPECT_THAT(actions(1, {11, 35}, {1}), UnorderedElementsAre("11+1", "35+1"));
}

TEST(DanubeStep, ReachesTheSeaOnceAnEarlierStepHasFreedTheSprings) {
  auto state = after_throw(position({10, 35}, {1}), 2);
  EXPECT_THAT(actions(state), UnorderedElementsAre("10+1", "10+2"));
  EXPECT_THAT(actions(after(state, "10+1")), UnorderedElementsAre("11+1", "35+1"));
}

TEST(DanubeStep, LeavesTheBoardOnThirtySixExactly) {
  const auto state = played(position({12, 33}, {1}), 3, {"33+3"});
  EXPECT_EQ(state.boats[0], squares({12}));
  EXPECT_EQ(Danube::home(state, 0), 4);
}

TEST(DanubeStep, DoesNotLandOnOnesOwnBoat) { EXPECT_THAT(actions(1, {12, 13}, {1}), ElementsAre("13+1")); }

TEST(DanubeStep, ChangesPlacesWithALoneEnemy) {
  const auto state = played(position({12}, {14, 16}), 2, {"12+2"});
  EXPECT_EQ(state.boats[0], squares({14}));
  EXPECT_EQ(state.boats[1], squares({12, 16}));
}

TEST(DanubeStep, DoesNotLandOnAnEnemyWithANeighbourOfItsColour) {
  EXPECT_THAT(actions(2, {12}, {14, 15}), ElementsAre("12+1"));
  EXPECT_THAT(actions(2, {12, 15}, {14}), Contains("12+2")) << "a boat of the other colour protects nobody";
}

TEST(DanubeStep, NeighboursAreSoAcrossTheTurnsOfTheRiver) {
  EXPECT_THAT(actions(1, {11}, {12, 13}), Each("11-1"));
  EXPECT_THAT(actions(1, {23}, {24, 25}), Each("23-1"));
}

TEST(DanubeStep, AnEnemyMayBeSentToASafeSquare) {
  const auto state = played(position({29}, {31}), 2, {"29+2"});
  EXPECT_EQ(state.boats[0], squares({31}));
  EXPECT_EQ(state.boats[1], squares({29}));
}

// Blocks

TEST(DanubeBlock, ThreeUpToTwentyFourAreNotPassedNorLandedOn) {
  EXPECT_THAT(actions(6, {10}, {12, 13, 14}), ElementsAre("10+1"));
  EXPECT_THAT(actions(6, {20}, {22, 23, 24}), ElementsAre("20+1"));
  EXPECT_THAT(actions(6, {10}, {12, 13, 14, 15}), ElementsAre("10+1")) << "four are one too";
}

TEST(DanubeBlock, TwoUpToTwentyFourArePassed) { EXPECT_THAT(actions(4, {11}, {12, 13}), Contains("11+4")); }

TEST(DanubeBlock, ExactlyTwoFromTwentyFiveAreNotPassedNorLandedOn) {
  EXPECT_THAT(actions(6, {24}, {26, 27}), ElementsAre("24+1"));
  EXPECT_THAT(actions(6, {31}, {33, 34}), ElementsAre("31+1"));
}

TEST(DanubeBlock, ThreeFromTwentyFiveArePassed) { EXPECT_THAT(actions(4, {24}, {25, 26, 27}), ElementsAre("24+4")); }

TEST(DanubeBlock, OnesOwnIsPassed) { EXPECT_THAT(actions(4, {11, 12, 13, 14}, {1}), Contains("11+4")); }

TEST(DanubeBlock, IsOfOneColour) { EXPECT_THAT(actions(4, {11, 13}, {12, 14}), Contains("11+4")); }

TEST(DanubeBlock, ARunAcrossTwentyFourIsJudgedInTwoParts) {
  EXPECT_THAT(actions(3, {23}, {24, 25}), ElementsAre("23+3")) << "one and one";
  EXPECT_THAT(actions(4, {22}, {23, 24, 25}), ElementsAre("22+4")) << "two and one";
  EXPECT_THAT(actions(4, {23}, {24, 25, 26}), ElementsAre("23-4")) << "one and two: a block";
  EXPECT_THAT(actions(6, {21}, {22, 23, 24, 25}), ElementsAre("21-6")) << "three and one: a block";
  EXPECT_THAT(actions(6, {22}, {23, 24, 25, 26, 27}), ElementsAre("22+6")) << "two and three";
}

// Safe squares

TEST(DanubeSafeSquare, AnEmptyOneIsLikeAnyOther) {
  const auto state = played(position({26, 28}, {1}), 4, {"26+3"});
  EXPECT_EQ(state.boats[0], squares({28, 29}));
  EXPECT_EQ(state.left, 1);
  EXPECT_EQ(state.held, 0u);
}

TEST(DanubeSafeSquare, HeldByTheEnemyTheBoatStopsBeforeItAndUsesOnePipLess) {
  for (const int safe : {29, 32, 34}) {
    const int from = safe - 3;
    const auto state = played(position({12, from}, {safe}), 3, {(std::to_string(from) + "+3").c_str()});
    EXPECT_EQ(state.boats[0], square(12) | square(safe - 1));
    EXPECT_EQ(state.boats[1], square(safe));
    EXPECT_EQ(state.left, 1);
    EXPECT_EQ(state.held, square(safe - 1));
    EXPECT_THAT(actions(state), ElementsAre("12+1")) << "the pip left over is for another boat";
  }
}

TEST(DanubeSafeSquare, TheBoatThatStoppedMovesNoMoreInThisThrow) {
  auto state = played(position({12, 27}, {29}), 4, {"27+2"});
  EXPECT_EQ(state.left, 3);
  EXPECT_THAT(actions(state), UnorderedElementsAre("12+1", "12+2", "12+3"));
  state = after(state, "12+3");
  EXPECT_EQ(state.held, 0u);
  EXPECT_THAT(actions(after_throw(state, 3)), Contains("28+3")) << "in the next throw it does";
}

TEST(DanubeSafeSquare, SeveralBoatsMayStop) {
  auto state = played(position({12, 27, 31}, {29, 34}), 6, {"27+2", "31+3"});
  EXPECT_EQ(state.held, squares({28, 33}));
  EXPECT_EQ(state.left, 3);
  EXPECT_THAT(actions(state), Each(StartsWith("12+")));
}

TEST(DanubeSafeSquare, StoppingNeedsTwoPips) { EXPECT_THAT(actions(1, {12, 28}, {29}), ElementsAre("12+1")); }

TEST(DanubeSafeSquare, ThePipsAimedWithAreThereToBeUsed) {
  EXPECT_THAT(actions(2, {12, 26}, {29}), UnorderedElementsAre("12+1", "12+2", "26+1", "26+2"));
}

TEST(DanubeSafeSquare, StoppingShortAndGoingThereAreDifferentSteps) {
  EXPECT_THAT(actions(3, {26}, {29}), UnorderedElementsAre("26+1", "26+2", "26+3")) << "each way uses two pips";
  auto state = after_throw(position({27, 12}, {29}), 6);
  EXPECT_THAT(actions(state), AllOf(Contains("27+1"), Contains("27+2")));
  EXPECT_THAT(actions(after(state, "27+1")), Contains("28+3"));
  EXPECT_THAT(actions(after(state, "27+2")), Not(Contains("28+3")));
}

TEST(DanubeSafeSquare, TheLeftOverPipIsLostIfNoOtherBoatCanUseIt) {
  const auto state = played(position({26}, {29}), 3, {"26+3"});
  EXPECT_EQ(Danube::node(state), Node::chance());
  EXPECT_EQ(state.turn, 1);
}

TEST(DanubeSafeSquare, NoBoatStopsOnOnesOwn) { EXPECT_THAT(actions(3, {26, 28}, {29}), Not(Contains("26+3"))); }

TEST(DanubeSafeSquare, StoppingChangesPlacesWithAnEnemyEvenIfItHasNeighbours) {
  const auto state = after_throw(position({12, 26}, {27, 28, 29}), 3);
  EXPECT_THAT(actions(state), AllOf(Contains("26+3"), Not(Contains("26+2"))));
  const auto next = after(state, "26+3");
  EXPECT_EQ(next.boats[0], squares({12, 28}));
  EXPECT_EQ(next.boats[1], squares({26, 27, 29}));
}

TEST(DanubeSafeSquare, StoppingDoesNotTakeAPlaceInABlock) {
  EXPECT_THAT(actions(3, {12, 26}, {28, 29}), Not(Contains("26+3")));
  EXPECT_THAT(actions(3, {12, 31}, {33, 34}), Not(Contains("31+3")));
}

TEST(DanubeSafeSquare, OneInABlockMayBeAimedAtFromBelow) {
  const auto state = played(position({12, 28}, {32, 33}), 4, {"28+4"});
  EXPECT_EQ(state.boats[0], squares({12, 31}));
  EXPECT_EQ(state.left, 1);
}

TEST(DanubeSafeSquare, ABlockBeforeItIsNotPassed) {
  EXPECT_THAT(actions(4, {12, 25}, {26, 27, 29}), Each(StartsWith("12+")));
}

TEST(DanubeSafeSquare, OnesOwnBoatThereIsInTheWayAsElsewhere) {
  EXPECT_THAT(actions(3, {26, 29}, {1}), Not(Contains("26+3")));
}

// The rapids

TEST(DanubeRapids, PutABoatOnNineteen) { EXPECT_EQ(played(position({28}, {1}), 2, {"28+2"}).boats[0], squares({19})); }

TEST(DanubeRapids, PutItOnTheHighestEmptyStartingSquareOfItsColourIfNineteenIsTaken) {
  EXPECT_EQ(played(position({28}, {19}, 0), 2, {"28+2"}).boats[0], squares({10}));
  EXPECT_EQ(played(position({28}, {19}, 1), 2, {"28+2"}).boats[1], squares({9}));
  EXPECT_EQ(played(position({28, 19}, {10, 8}, 0), 2, {"28+2"}).boats[0], squares({6, 19}));
  EXPECT_EQ(played(position({28, 9}, {19, 8}, 1), 2, {"28+2"}).boats[1], squares({7, 9}));
}

TEST(DanubeRapids, PutItOnTheHighestEmptySquareBelowElevenIfAllThoseAreTaken) {
  EXPECT_EQ(played(position({28, 2, 4, 6}, {19, 10, 8}, 0), 2, {"28+2"}).boats[0], squares({2, 4, 6, 9}));
  EXPECT_EQ(played(position({28, 1, 3, 10}, {19, 9, 7, 5}, 1), 2, {"28+2"}).boats[1], squares({1, 3, 8, 10}));
}

TEST(DanubeRapids, DoNothingToABoatThatPassesOver) {
  EXPECT_EQ(played(position({28}, {1}), 3, {"28+3"}).boats[0], squares({31}));
}

TEST(DanubeRapids, ABoatGoesOnFromWhereTheyPutIt) {
  EXPECT_EQ(played(position({29}, {1}), 3, {"29+1", "19+2"}).boats[0], squares({21}));
}

TEST(DanubeRapids, MustBeEnteredIfThereIsNoOtherWay) { EXPECT_THAT(actions(1, {29}, {1}), ElementsAre("29+1")); }

// All pips

TEST(DanubeAllPips, AStepThatWastesPipsIsNotLegalWhileAWayUsesThemAll) {
  // 27+2 stops on 28, uses one pip and holds the only boat.
  EXPECT_THAT(actions(4, {27}, {29}), UnorderedElementsAre("27+1", "27+3", "27+4"));
}

TEST(DanubeAllPips, TheMostThatCanBeUsedMustBeUsed) {
  // The boats can come up to the block and no further: two of the three pips.
  auto state = after_throw(position({9, 10}, {12, 13, 14}), 3);
  EXPECT_THAT(actions(state), UnorderedElementsAre("10+1", "9+2"));
  state = after(state, "10+1");
  EXPECT_THAT(actions(state), ElementsAre("9+1"));
  state = after(state, "9+1");
  EXPECT_EQ(Danube::node(state), Node::chance()) << "the third pip is lost";
  EXPECT_EQ(state.turn, 1);
}

TEST(DanubeAllPips, AnotherThrowComesAlsoAfterLostPips) {
  const auto state = played(position({10}, {12, 13, 14}), 6, {"10+1"});
  EXPECT_EQ(Danube::node(state), Node::chance());
  EXPECT_EQ(state.turn, 0);
}

TEST(DanubeAllPips, AStepThatStopsShortCountsWhatItUses) {
  EXPECT_THAT(actions(2, {27}, {29}), UnorderedElementsAre("27+1", "27+2")) << "one pip is the most";
}

// Backwards

TEST(DanubeBackwards, OneBoatGoesBackTheWholeThrowIfNoneCanGoForward) {
  EXPECT_THAT(actions(2, {11}, {12, 13, 14}), ElementsAre("11-2"));
  EXPECT_THAT(actions(6, {10, 11}, {12, 13, 14}), UnorderedElementsAre("10-6", "11-6"));
  EXPECT_EQ(played(position({10, 11}, {12, 13, 14}), 6, {"10-6"}).boats[0], squares({4, 11}));
}

TEST(DanubeBackwards, OnlyIfNoStepOfAnySizeIsLegal) {
  EXPECT_THAT(actions(6, {10}, {12, 13, 14}), ElementsAre("10+1"));
}

TEST(DanubeBackwards, DoesNotGoBelowOne) {
  EXPECT_THAT(actions(1, {2}, {3, 4, 5}), ElementsAre("2-1"));
  EXPECT_THAT(actions(2, {2}, {3, 4, 5}), IsEmpty());
}

TEST(DanubeBackwards, DoesNotLandOnOnesOwnBoat) {
  EXPECT_THAT(actions(1, {10, 11}, {12, 13, 14}), ElementsAre("10-1"));
}

TEST(DanubeBackwards, ChangesPlacesWithALoneEnemyOnly) {
  const auto state = played(position({11}, {12, 13, 14, 9}), 2, {"11-2"});
  EXPECT_EQ(state.boats[0], squares({9}));
  EXPECT_EQ(state.boats[1], squares({11, 12, 13, 14}));
  EXPECT_THAT(actions(2, {11}, {12, 13, 14, 9, 8}), IsEmpty());
}

TEST(DanubeBackwards, DoesNotPassABlock) {
  EXPECT_THAT(actions(4, {31}, {32, 33, 28}), ElementsAre("31-4"));
  EXPECT_THAT(actions(4, {31}, {32, 33, 28, 29}), IsEmpty());
}

TEST(DanubeBackwards, DoesNotEnterASafeSquareThatTheEnemyHolds) {
  EXPECT_THAT(actions(2, {31}, {32, 33}), ElementsAre("31-2"));
  EXPECT_THAT(actions(2, {31}, {32, 33, 29}), IsEmpty());
}

TEST(DanubeBackwards, EndingOnThirtyLeadsToTheRapidsPlace) {
  EXPECT_EQ(played(position({31}, {32, 33}), 1, {"31-1"}).boats[0], squares({19}));
  EXPECT_EQ(played(position({31}, {32, 33, 19}), 1, {"31-1"}).boats[0], squares({10}));
}

TEST(DanubeBackwards, AnotherThrowComesAsUsual) {
  for (const int n : {1, 2, 3, 4, 6}) {
    const auto state = played(position({11}, {12, 13, 14}), n, {("11-" + std::to_string(n)).c_str()});
    EXPECT_EQ(Danube::node(state), Node::chance());
    EXPECT_EQ(state.turn, n == 2 || n == 3 ? 1 : 0) << n;
  }
}

TEST(DanubeLostThrow, EndsTheTurnWithoutANodeWhateverWasThrown) {
  for (const int n : {2, 3, 4, 6}) {
    const auto state = after_throw(position({2}, {3, 4, 5, 6, 7}), n);
    EXPECT_EQ(Danube::node(state), Node::chance()) << n;
    EXPECT_EQ(state.turn, 1) << n;
    EXPECT_EQ(state.ply, 0u) << n;
  }
}

TEST(DanubeLostThrow, MayBringTheOpeningOfSeatOne) {
  auto state = position({1}, {2, 3, 4, 5, 9});
  state.stage = Danube::Stage::second_waits;
  EXPECT_THAT(actions(after_throw(state, 3)), ElementsAre("9+1"));
}

// The end

TEST(DanubeEnd, TheFirstWithAllBoatsOffTheBoardWins) {
  for (const Seat seat : {0, 1}) {
    const auto state = played(position({34}, {35}, seat), 6, {"34+2"});
    EXPECT_EQ(Danube::node(state), Node::terminal()) << "pips left and another throw count no more";
    EXPECT_EQ(Danube::returns(state)[static_cast<std::size_t>(seat)], 1);
    EXPECT_EQ(Danube::returns(state)[static_cast<std::size_t>(1 - seat)], -1);
  }
}

TEST(DanubeEnd, IsATieAtThePlyLimitBeforeAnyChanceNode) {
  auto state = opening(1);
  EXPECT_EQ(Danube::ply(state), 0);
  state = after(state, "10+1");
  EXPECT_EQ(Danube::ply(state), 1);
  EXPECT_EQ(Danube::node(state), Node::terminal());
  EXPECT_EQ(Danube::returns(state)[0], 0);
  EXPECT_EQ(Danube::returns(state)[1], 0);
}

TEST(DanubeEnd, ThePlyLimitMayFallIntoAThrow) {
  auto state = position({12}, {1});
  state.ply_limit = 1;
  EXPECT_EQ(Danube::node(played(state, 6, {"12+1"})), Node::terminal());
}

TEST(DanubeEnd, AWinAtThePlyLimitIsAWin) {
  auto state = position({35}, {1});
  state.ply_limit = 1;
  state = played(state, 1, {"35+1"});
  EXPECT_EQ(Danube::returns(state)[0], 1);
}

TEST(DanubeOptions, PlyLimitGoesFromOneToAHundredThousandAndIsTwoThousand) {
  ASSERT_EQ(Danube::info.options.size(), 1u);
  OptionValues options(Danube::info.options);
  EXPECT_EQ(options[0], 2000);
  EXPECT_TRUE(options.set_integer("ply_limit", 1));
  EXPECT_TRUE(options.set_integer("ply_limit", 100000));
  EXPECT_FALSE(options.set_integer("ply_limit", 0));
  EXPECT_FALSE(options.set_integer("ply_limit", 100001));
}

// What is shown

TEST(DanubeView, SaysAllThatABoardNeeds) {
  EXPECT_EQ(view(opening()),
            R"({"boats":[[2,4,6,8,10],[1,3,5,7,9]],"home":[0,0],"turn":0,"throw":1,"left":1,"held":[],"end":null})");
  EXPECT_EQ(view(after(opening(), "10+1")),
            R"({"boats":[[2,4,6,8,11],[1,3,5,7,9]],"home":[0,0],"turn":0,"throw":null,"left":0,"held":[],"end":null})");
  EXPECT_EQ(view(played(position({29}, {12, 27}, 1), 4, {"29+3"})),
            R"({"boats":[[12,27],[32]],"home":[3,4],"turn":1,"throw":4,"left":1,"held":[],"end":null})");
  EXPECT_EQ(view(played(position({12, 27}, {29}), 4, {"27+2"})),
            R"({"boats":[[12,28],[29]],"home":[3,4],"turn":0,"throw":4,"left":3,"held":[28],"end":null})");
  EXPECT_EQ(
      view(played(position({35}, {1}, 1), 1, {"35+1"})),
      R"({"boats":[[1],[]],"home":[4,5],"turn":null,"throw":null,"left":0,"held":[],"end":{"winner":1,"why":"home"}})");
  EXPECT_EQ(
      view(after(opening(1), "10+1")),
      R"({"boats":[[2,4,6,8,11],[1,3,5,7,9]],"home":[0,0],"turn":null,"throw":null,"left":0,"held":[],"end":{"winner":null,"why":"ply_limit"}})");
}

TEST(DanubeText, DrawsTheRiverToAndFro) {
  EXPECT_EQ(Danube::text(played(position({10, 12, 27}, {29, 13, 24}), 4, {"27+2"}), kSpectator),
            "    1   2   3   4   5   6   7   8   9  10  11  12\n"
            "    .   .   .   .   .   .   .   .   .   A   .   A -.\n"
            "                                                   |\n"
            "   24  23  22  21  20  19  18  17  16  15  14  13\n"
            ".-  B   .   .   .   .   .   .   .   .   .   .   B -'\n"
            "|\n"
            "   25  26  27  28  29  30  31  32  33  34  35  36\n"
            "'-  .   .   .   A  (B)  ~   .  (.)  .  (.)  .   = \n"
            "A seat 0, B seat 1, ( ) safe, ~ rapids, = the sea\n"
            "Home: A 2, B 2. A has thrown 4, 3 pips left; held: 28.\n");
}

TEST(DanubeText, SaysWhatIsAwaitedOrHowItEnded) {
  EXPECT_THAT(Danube::text(after(opening(), "10+1"), 0), EndsWith(" A throws.\n"));
  EXPECT_THAT(Danube::text(after_throw(position({11}, {12, 13, 14}), 2), 0),
              EndsWith(" A has thrown 2, 2 pips left, and must go back.\n"));
  EXPECT_THAT(Danube::text(played(position({35}, {1}, 1), 1, {"35+1"}), 0), EndsWith(" B has won.\n"));
  EXPECT_THAT(Danube::text(after(opening(1), "10+1"), 0), HasSubstr("A tie"));
}

// Random games

TEST(DanubeRandomGames, TenBoatsStayApartAndOffTheRapidsAndTheSea) {
  Random random(1);
  for (int game = 0; game < 200; ++game) {
    auto state = opening();
    std::array<int, 2> went_home{};
    for (Node node = Danube::node(state); node.kind != NodeKind::terminal; node = Danube::node(state)) {
      if (node.kind == NodeKind::chance) {
        OutcomeList<Danube> outcomes;
        Danube::outcomes(state, outcomes);
        Danube::apply(state, kChance, sample(random, outcomes));
      } else {
        ActionList<Danube> list;
        Danube::actions(state, state.turn, list);
        ASSERT_FALSE(list.empty()) << Danube::text(state, 0);
        const auto action = list[below(random, static_cast<std::uint32_t>(list.size()))];
        if (!Danube::is_back(action) && Danube::from(action) + Danube::pips(action) == kSea) {
          ++went_home[static_cast<std::size_t>(state.turn)];
        }
        Danube::apply(state, state.turn, action);
      }
      for (const Seat seat : {0, 1}) ASSERT_EQ(Danube::home(state, seat), went_home[static_cast<std::size_t>(seat)]);
      ASSERT_EQ(state.boats[0] & state.boats[1], 0u);
      ASSERT_EQ((state.boats[0] | state.boats[1]) & ~(from_to(1, 35) & ~square(kRapids)), 0u);
    }
  }
}

}  // namespace
}  // namespace nemeton
