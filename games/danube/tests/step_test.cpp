// The rule book of Down the Danube, sentence by sentence: how boats step.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/danube/tests/positions.hpp"

namespace nemeton {
namespace {

using namespace danube;
using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;
using testing::UnorderedElementsAre;

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

}  // namespace
}  // namespace nemeton
