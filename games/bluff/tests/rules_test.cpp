// Positions of Bricriu's Bluff & Bluster as text. tests/reference/bluff.py shows the rules, tests/leak_test.cpp that dice stay hidden.
#include "games/bluff/rules/rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/bluff/tests/positions.hpp"

namespace nemeton {
namespace {

using namespace bluff;
using testing::HasSubstr;

TEST(BluffText, ShowsTheLastRoundAndThisOne) {
  const auto state = after(rolled({"1355", "22456"}),
                           {"2x5", "show:5", "155", "7x5", "hold", "challenge", "346", "1256", "1x2", "show:3", "25"});
  EXPECT_EQ(Bluff::text(state, 0),
            "Round 1: seat 1 bid 7x5, seat 0 challenged, 5 counted.\n"
            "  seat 0  1 5 5 [5]\n"
            "  seat 1  2 2 4 5 6  lost 2 dice\n"
            "Round 2, 7 dice in play:\n"
            "  seat 0  1 2 5 6\n"
            "  seat 1  ? ? [3]\n"
            "Bids:  1: 1x2*  (* showed dice, rolled again)\n"
            "1 counts for every face; [ ] dice shown\n"
            "Seat 0 raises or challenges.\n");
}

TEST(BluffText, SaysWhatIsAwaitedAndThatAWinIsShared) {
  EXPECT_THAT(Bluff::text(fresh(2), 0), HasSubstr("  seat 0  -\n  seat 1  ? ? ? ? ?\n"));
  EXPECT_THAT(Bluff::text(fresh(2), 0), HasSubstr("Seat 0 rolls its dice.\n"));
  const auto state = rolled({"12", "34"});
  EXPECT_THAT(Bluff::text(state, 0), HasSubstr("Seat 0 opens the bidding.\n"));
  EXPECT_THAT(Bluff::text(step(state, "1x2"), 0), HasSubstr("Seat 0 may show dice and roll the rest again.\n"));
  EXPECT_THAT(Bluff::text(after(state, {"1x2", "show:2"}), 1), HasSubstr("Seat 0 rolls its hidden dice again.\n"));
  EXPECT_THAT(Bluff::text(after(state, {"1x2", "hold"}), 1), HasSubstr("Bids:  0: 1x2\n"));
  EXPECT_THAT(Bluff::text(after(rolled({"12", "34"}, {.ply_limit = 1}), {"1x2"}), 0),
              HasSubstr("Seats 0, 1 share the win.\n"));
}

}  // namespace
}  // namespace nemeton
