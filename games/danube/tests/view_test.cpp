// What a viewer is shown of a game, as JSON and as text.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/danube/tests/positions.hpp"

namespace nemeton {
namespace {

using namespace danube;
using testing::EndsWith;
using testing::HasSubstr;

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

}  // namespace
}  // namespace nemeton
