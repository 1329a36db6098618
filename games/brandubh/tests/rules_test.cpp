// The numbers of lines that others have counted. tests/reference/brandubh.py shows the rules, capture by capture and end by end.
#include "games/brandubh/rules/rules.hpp"

#include <gtest/gtest.h>

#include "games/brandubh/tests/positions.hpp"
#include "search/perft.hpp"

namespace nemeton::brandubh {
namespace {

static_assert(Game<Brandubh> && HasRepetitionEffects<Brandubh> && DrawsActions<Brandubh> && ParsesTokens<Brandubh>);
static_assert(sizeof(Brandubh::State) <= 64);

TEST(BrandubhMoving, LeadsToAsManyLinesAsOthersHaveCountedToFivePlies) {
  const std::uint64_t known[] = {1, 40, 960, 39512, 1007392, 41843336};
  for (const char* rules : Brandubh::kRules) {
    for (int depth = 0; depth <= 5; ++depth) {
      EXPECT_EQ(perft<Brandubh>(Brandubh::start(options(rules), 2), depth).leaves, known[depth]) << depth;
    }
  }
}

TEST(BrandubhEnd, AMoveOverTheThroneIsAMove) {
  auto state = drawn(R"(
    . . . D . . .
    . . D A D . .
    . . . . . . .
    . . . . . . .
    . . D A D . .
    . . . D . . .
    . . . . . . .)",
                     kD);
  state.king = set_of({"g2"});
  EXPECT_EQ(after(state, "g2-g3").end, End::none) << "d3 steps over the throne to d5";
  state.defenders |= set_of({"d5"});
  EXPECT_EQ(after(state, "g2-g3").end, End::no_move) << "d5 is taken";
}

}  // namespace
}  // namespace nemeton::brandubh
