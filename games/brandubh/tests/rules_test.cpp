// The set-up, the options and the moves, sentence by sentence of the rule book.
#include "games/brandubh/rules/rules.hpp"

#include <gmock/gmock.h>

#include "games/brandubh/tests/positions.hpp"
#include "search/perft.hpp"

namespace nemeton::brandubh {
namespace {

using testing::Contains;
using testing::EndsWith;
using testing::Not;
using testing::UnorderedElementsAre;

static_assert(Game<Brandubh> && HasRepetition<Brandubh> && DrawsActions<Brandubh>);
static_assert(sizeof(Brandubh::State) <= 64);

TEST(BrandubhSetUp, HasTwoSeatsAndIsTraditional) {
  EXPECT_STREQ(Brandubh::info.id, "brandubh");
  EXPECT_EQ(Brandubh::info.min_seats, 2);
  EXPECT_EQ(Brandubh::info.max_seats, 2);
  EXPECT_STREQ(Brandubh::info.credit, "traditional");
}

TEST(BrandubhSetUp, OptionsHaveTheBooksValuesAndDefaults) {
  OptionValues values(Brandubh::kOptions);
  const auto standard = Brandubh::start(values, 2);
  EXPECT_FALSE(standard.challenge);
  EXPECT_EQ(standard.ply_limit, 500);
  EXPECT_TRUE(values.set_word("rules", "challenge"));
  EXPECT_FALSE(values.set_word("rules", "fetlar"));
  for (const int bad : {0, 100001}) EXPECT_FALSE(values.set_integer("ply_limit", bad)) << bad;
  for (const int good : {1, 100000}) EXPECT_TRUE(values.set_integer("ply_limit", good)) << good;
  EXPECT_TRUE(Brandubh::start(values, 2).challenge);
  EXPECT_EQ(Brandubh::start(values, 2).ply_limit, 100000);
}

TEST(BrandubhSetUp, PiecesStandAsTheBookSaysAndSeat0MovesFirst) {
  for (const char* rules : Brandubh::kRules) {
    const auto state = Brandubh::start(options(rules), 2);
    EXPECT_EQ(state.king, set_of({"d4"}));
    EXPECT_EQ(state.defenders, set_of({"d3", "d5", "c4", "e4"}));
    EXPECT_EQ(state.attackers, set_of({"d1", "d2", "d6", "d7", "a4", "b4", "f4", "g4"}));
    EXPECT_EQ(Brandubh::node(state), Node::decision(kA));
    EXPECT_EQ(Brandubh::ply(state), 0);
  }
}

TEST(BrandubhSetUp, SeatsTakeTurns) {
  auto state = Brandubh::start(options("basic"), 2);
  state = after(state, "d2-e2");
  EXPECT_EQ(Brandubh::node(state), Node::decision(kD));
  EXPECT_EQ(Brandubh::ply(state), 1);
  EXPECT_EQ(Brandubh::node(after(state, "d3-f3")), Node::decision(kA));
}

constexpr auto kOpen = R"(
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . A
  K . . . . . .
  . D . A . . .
  . . . . . . A)";

TEST(BrandubhMoving, GoesAnyNumberOfEmptySquaresStraightAndDoesNotJump) {
  EXPECT_THAT(tokens(drawn(kOpen, kA)),
              UnorderedElementsAre("d2-c2", "d2-e2", "d2-f2", "d2-g2", "d2-d1", "d2-d3", "d2-d5", "d2-d6", "d2-d7",  //
                                   "g4-f4", "g4-e4", "g4-c4", "g4-b4", "g4-a4", "g4-g3", "g4-g2", "g4-g5", "g4-g6",  //
                                   "g1-f1", "g1-e1", "g1-d1", "g1-c1", "g1-b1", "g1-g2", "g1-g3"));
}

TEST(BrandubhMoving, OnlyTheKingStopsOnACorner) {
  EXPECT_THAT(tokens(drawn(kOpen, kD)),
              UnorderedElementsAre("a3-a1", "a3-a2", "a3-a4", "a3-a5", "a3-a6", "a3-a7", "a3-b3", "a3-c3", "a3-d3",
                                   "a3-e3", "a3-f3", "a3-g3",  //
                                   "b2-a2", "b2-c2", "b2-b1", "b2-b3", "b2-b4", "b2-b5", "b2-b6", "b2-b7"));
}

TEST(BrandubhMoving, EveryPiecePassesOverTheEmptyThroneAndOnlyTheKingStopsThere) {
  const auto picture = R"(
    . . . A . . .
    . . . . . . .
    . . . . . . .
    A . . . K . D
    . . . . . . .
    . . . . . . .
    . . . . . . .)";
  const auto attackers = tokens(drawn(picture, kA));
  EXPECT_THAT(attackers, Contains("d7-d1"));
  EXPECT_THAT(attackers, Contains("a4-c4"));
  EXPECT_THAT(attackers, Not(Contains(EndsWith("-d4"))));
  EXPECT_THAT(tokens(drawn(picture, kD)), Contains("e4-d4")) << "the king may return";
  EXPECT_THAT(tokens(drawn(picture, kD)), Contains("e4-c4"));
}

TEST(BrandubhMoving, NobodyPassesOverTheKingOnHisThrone) {
  const auto picture = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . A . K . D .
    . . . . . . .
    . . . . . . .
    . . . . . . .)";
  EXPECT_THAT(tokens(drawn(picture, kA)), Not(Contains("b4-e4")));
  EXPECT_THAT(tokens(drawn(picture, kD)), Not(Contains("f4-c4")));
}

TEST(BrandubhMoving, LeadsToAsManyLinesAsOthersHaveCountedToFivePlies) {
  const std::uint64_t known[] = {1, 40, 960, 39512, 1007392, 41843336};
  for (const char* rules : Brandubh::kRules) {
    for (int depth = 0; depth <= 5; ++depth) {
      EXPECT_EQ(perft<Brandubh>(Brandubh::start(options(rules), 2), depth).leaves, known[depth]) << depth;
    }
  }
}

}  // namespace
}  // namespace nemeton::brandubh
