// How a game ends, and in which order the endings are tested.
#include <gmock/gmock.h>

#include "games/brandubh/tests/positions.hpp"

namespace nemeton::brandubh {
namespace {

using End = Brandubh::End;

// How the game ends after `token`.
End end_after(const char* picture, Seat turn, const char* token, const char* rules = "basic", int ply_limit = 500) {
  const auto state = after(drawn(picture, turn, rules, ply_limit), token);
  EXPECT_EQ(over(state), state.end != End::none);
  return state.end;
}

TEST(BrandubhEnd, TheKingReachesACornerAndSeat1Wins) {
  for (const char* corner : {"a1", "g1", "a7", "g7"}) {
    auto state = drawn(R"(
      . . . K . . .
      . . . . . . .
      . . . A . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)",
                       kD);
    if (corner[1] == '1') state.king = set_of({"d1"});
    const auto home = after(state, (corner[1] == '1' ? "d1-" : "d7-") + std::string(corner));
    EXPECT_EQ(home.end, End::king_home);
    EXPECT_EQ(Brandubh::returns(home), (Returns{-1, 1}));
  }
}

TEST(BrandubhEnd, TheKingIsCapturedAndSeat0Wins) {
  const auto taken = after(drawn(R"(
    . . . . . . .
    . A K . . . .
    . . . . . . .
    . . . . . . .
    . . . A . . .
    . . . . . . .
    . . . . . . .)",
                                 kA),
                           "d3-d6");
  EXPECT_EQ(taken.end, End::king_captured);
  EXPECT_EQ(Brandubh::returns(taken), (Returns{1, -1}));
}

TEST(BrandubhEnd, Seat0HasNoPieceLeftAndSeat1Wins) {
  const auto cleared = after(drawn(R"(
    . . . . . . .
    . . . . . . .
    . D A . . . .
    . . . . . . .
    . . . D . . .
    . . . . . . K
    . . . . . . .)",
                                   kD),
                             "d3-d5");
  EXPECT_EQ(cleared.end, End::no_attackers);
  EXPECT_EQ(Brandubh::returns(cleared), (Returns{-1, 1}));
}

TEST(BrandubhEnd, TheSeatToMoveHasNoMoveAndItIsATie) {
  const auto stuck = after(drawn(R"(
    . A . . . . .
    A D A . . . .
    A K D A . . .
    A D A . . . .
    . A . . . . .
    . . . . . . .
    . . . A . . .)",
                                 kA),
                           "d1-d2");
  EXPECT_TRUE(tokens(stuck).empty());
  EXPECT_EQ(stuck.end, End::no_move);
  EXPECT_EQ(Brandubh::returns(stuck), Returns{});
}

TEST(BrandubhEnd, AttackersWithoutAMoveTieAsWell) {
  const auto stuck = after(drawn(R"(
    . A D . . . .
    D . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . K . . . . .
    . . . . . . .)",
                                 kD),
                           "b2-b6");
  EXPECT_EQ(stuck.end, End::no_move) << "a corner is no way out for an attacker";
}

TEST(BrandubhEnd, AMoveOverTheThroneIsAMove) {
  const auto picture = R"(
    . . . D . . .
    . . D A D . .
    . . . . . . .
    . . D . D . .
    . . D A D . .
    . . . D . . .
    K . . . . . .)";
  auto state = drawn(picture, kD);
  state.king = set_of({"g2"});
  state.attackers = set_of({"d3", "d6"});
  // d3 steps over the throne to d5 only.
  state.defenders = set_of({"c3", "e3", "d2", "c6", "e6", "d7"});
  EXPECT_EQ(after(state, "g2-g3").end, End::none);
  state.defenders |= set_of({"d5"});
  EXPECT_EQ(after(state, "g2-g3").end, End::no_move) << "the far side is taken";
}

History<Brandubh> shuttled(History<Brandubh> history, int times) {
  for (int i = 0; i < times; ++i) play(history, {"d2-e2", "d3-e3", "e2-d2", "e3-d3"});
  return history;
}

TEST(BrandubhEnd, ThePlacementStandsForTheThirdTimeTheSetUpCounted) {
  const History<Brandubh> start(Brandubh::start(options("basic"), 2));
  EXPECT_EQ(shuttled(start, 1).state().repetition_count, 2);
  EXPECT_FALSE(over(shuttled(start, 1).state()));
  const auto end = shuttled(start, 2).state();
  EXPECT_EQ(end.end, End::repetition);
  EXPECT_EQ(end.repetition_count, 3);
  EXPECT_EQ(Brandubh::returns(end), Returns{});
}

TEST(BrandubhEnd, TheSamePiecesWithTheOtherSeatToMoveAreAnotherPlacement) {
  const auto state = Brandubh::start(options("basic"), 2);
  auto other = state;
  other.turn = kD;
  EXPECT_FALSE(Brandubh::position_key(state) == Brandubh::position_key(other));
}

TEST(BrandubhEnd, KingAndDefenderChangedIsAnotherPlacement) {
  auto state = Brandubh::start(options("basic"), 2);
  const auto before = Brandubh::position_key(state);
  state.king = set_of({"d3"});
  state.defenders = set_of({"d4", "d5", "c4", "e4"});
  EXPECT_FALSE(Brandubh::position_key(state) == before);
}

TEST(BrandubhEnd, ACaptureForgetsThePast) {
  const auto state = after(drawn(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . A . . . . K
    . . D A . . .
    . . . . . . .)",
                                 kA),
                           "b3-b2");
  EXPECT_EQ(Brandubh::reversible_plies(state), 0);
  EXPECT_EQ(Brandubh::reversible_plies(after(state, "g3-g4")), 1);
}

TEST(BrandubhEnd, PlaysOnWithTheKingAloneOrOneAttacker) {
  EXPECT_EQ(end_after(R"(
    . . . . . . .
    . A . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . K
    . . . . . . .
    . . . . . . .)",
                      kA, "b6-b5"),
            End::none);
}

TEST(BrandubhEnd, ThePlyLimitIsATie) {
  History<Brandubh> history(Brandubh::start(options("basic", 3), 2));
  play(history, {"d2-e2", "d3-e3"});
  EXPECT_FALSE(over(history.state()));
  play(history, {"e2-f2"});
  EXPECT_EQ(history.state().end, End::ply_limit);
  EXPECT_EQ(Brandubh::returns(history.state()), Returns{});
}

TEST(BrandubhEndInOrder, AWinOnTheLastPlyStands) {
  EXPECT_EQ(end_after(R"(
    . . . K . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . A . . . . .)",
                      kD, "d7-a7", "basic", 1),
            End::king_home);
}

TEST(BrandubhEndInOrder, HomeComesBeforeTheLastAttackersCapture) {
  const auto home = after(drawn(R"(
    . . . K . . .
    A . . . . . .
    D . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)",
                                kD),
                          "d7-a7");
  EXPECT_EQ(home.end, End::king_home);
  EXPECT_EQ(home.attackers, 0u) << "captured all the same";
}

TEST(BrandubhEndInOrder, NoAttackersComesBeforeNoMove) {
  // Nobody is left who could move; the win is asked for first.
  EXPECT_EQ(end_after(R"(
    . . . . . . .
    . . . . . . .
    . D A . . . .
    . . . . . . .
    . . . D . . .
    . . . . . . K
    . . . . . . .)",
                      kD, "d3-d5", "basic", 1),
            End::no_attackers);
}

TEST(BrandubhEndInOrder, NoMoveAndRepetitionComeBeforeThePlyLimit) {
  EXPECT_EQ(end_after(R"(
    . A D . . . .
    D . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . K . . . . .
    . . . . . . .)",
                      kD, "b2-b6", "basic", 1),
            End::no_move);
  EXPECT_EQ(shuttled(History<Brandubh>(Brandubh::start(options("basic", 8), 2)), 2).state().end, End::repetition);
}

TEST(BrandubhEndInOrder, AWinIsNotUndoneByARepetition) {
  auto state = after(drawn(R"(
    . . . K . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . A . . . . .)",
                           kD),
                     "d7-a7");
  Brandubh::set_repetition_count(state, 3);
  EXPECT_EQ(state.end, End::king_home);
}

}  // namespace
}  // namespace nemeton::brandubh
