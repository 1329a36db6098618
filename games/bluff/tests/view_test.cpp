// What a viewer is shown of a game, as JSON and as text.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/bluff/tests/positions.hpp"

namespace nemeton {
namespace {

using namespace bluff;
using testing::HasSubstr;
using testing::Not;

// A round is over, and in the next one seat 1 has bid and shown dice.
Bluff::State second_round() {
  return after(rolled({"1355", "22456"}),
               {"2x5", "show:5", "155", "7x5", "hold", "challenge", "346", "1256", "1x2", "show:3", "25"});
}

TEST(BluffView, SaysAllThatASeatMayKnow) {
  EXPECT_EQ(
      view(second_round(), 0),
      R"({"stage":"bid","rounds":1,"may_show":true,"in_play":7,"dice":[4,3],"starter":1,"turn":0,"hidden":[[1,2,5,6],null],)"
      R"("shown":[[],[3]],"bids":[{"seat":1,"bid":"1x2","rolled_again":true}],)"
      R"("last":{"bid":"7x5","bidder":1,"challenger":0,"count":5,"hidden":[[1,5,5],[2,2,4,5,6]],)"
      R"("shown":[[5],[]],"lost":[0,2]},"end":null})");
}

TEST(BluffView, ShowsHiddenDiceToTheirSeatOnly) {
  const auto state = second_round();
  EXPECT_THAT(view(state, 0), HasSubstr(R"("hidden":[[1,2,5,6],null],"shown":[[],[3]])"));
  EXPECT_THAT(view(state, 1), HasSubstr(R"("hidden":[null,[2,5]],"shown":[[],[3]])"));
  EXPECT_THAT(view(state, kSpectator), HasSubstr(R"("hidden":[null,null],"shown":[[],[3]])"));
}

TEST(BluffView, ListsTheBidsOfTheRoundByWhoMadeThem) {
  const auto state = after(rolled({"1355", "", "22456", "12"}, {.show = false}), {"1x2", "1x4", "2x1", "5x6"});
  EXPECT_THAT(
      view(state, 2),
      HasSubstr(R"("bids":[{"seat":0,"bid":"1x2","rolled_again":false},{"seat":2,"bid":"1x4","rolled_again":false},)"
                R"({"seat":3,"bid":"2x1","rolled_again":false},{"seat":0,"bid":"5x6","rolled_again":false}])"));
}

TEST(BluffView, KeepsWhatWasRolledAgainToItself) {
  const auto state = after(rolled({"1355", "22456"}), {"2x5", "show:5"});
  EXPECT_THAT(view(state, 0),
              HasSubstr(R"("stage":"reroll","rounds":0,"may_show":true,"in_play":9,"dice":[4,5],"starter":0,"turn":0,)"
                        R"("hidden":[[],null],"shown":[[5],[]])"));
}

TEST(BluffView, NamesTheWinnersAndWhyItIsOver) {
  const auto limit = after(rolled({"12", "34"}, {.ply_limit = 1}), {"1x2"});
  EXPECT_THAT(view(limit, 0), HasSubstr(R"("turn":null)"));
  EXPECT_THAT(view(limit, 0), HasSubstr(R"("end":{"winners":[0,1],"why":"ply_limit"})"));
  const auto won = after(rolled({"2", "3"}), {"1x2", "challenge"});
  EXPECT_THAT(view(won, 1), HasSubstr(R"("end":{"winners":[0],"why":"last_with_dice"})"));
  EXPECT_THAT(view(won, 1), HasSubstr(R"("hidden":[[2],[3]],"shown":[[],[]],"lost":[0,1])"));
}

TEST(BluffText, ShowsTheLastRoundAndThisOne) {
  EXPECT_EQ(Bluff::text(second_round(), 0),
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

TEST(BluffText, SaysWhatIsAwaited) {
  EXPECT_THAT(Bluff::text(fresh(2), 0), HasSubstr("  seat 0  -\n  seat 1  ? ? ? ? ?\n"));
  EXPECT_THAT(Bluff::text(fresh(2), 0), HasSubstr("Seat 0 rolls its dice.\n"));
  const auto state = rolled({"12", "34"});
  EXPECT_THAT(Bluff::text(state, 0), HasSubstr("Seat 0 opens the bidding.\n"));
  EXPECT_THAT(Bluff::text(step(state, "1x2"), 0), HasSubstr("Seat 0 may show dice and roll the rest again.\n"));
  EXPECT_THAT(Bluff::text(after(state, {"1x2", "show:2"}), 1), HasSubstr("Seat 0 rolls its hidden dice again.\n"));
  EXPECT_THAT(Bluff::text(after(state, {"1x2", "hold"}), 1), HasSubstr("Bids:  0: 1x2\n"));
}

TEST(BluffText, SaysWhoHasWon) {
  const auto won = after(rolled({"2", "3", "4"}), {"3x2", "challenge", "3", "4", "1x3", "challenge"});
  EXPECT_EQ(Bluff::text(won, 0),
            "Round 2: seat 1 bid 1x3, seat 2 challenged, 1 counted.\n"
            "  seat 1  3\n"
            "  seat 2  4  lost 1 die\n"
            "Seat 1 wins.\n");
  EXPECT_THAT(Bluff::text(after(rolled({"12", "34"}, {.ply_limit = 1}), {"1x2"}), 0),
              HasSubstr("Seats 0, 1 share the win.\n"));
}

}  // namespace
}  // namespace nemeton
