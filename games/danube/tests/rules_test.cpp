// How a position of Down the Danube reads. tests/reference/danube.py shows the rules.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/danube/tests/positions.hpp"

namespace nemeton {
namespace {

using namespace danube;
using testing::EndsWith;

// The golden playthroughs show all other lines of it.
TEST(DanubeText, SaysWhichBoatsAreHeldAndThatOneMustGoBack) {
  EXPECT_THAT(Danube::text(played(position({10, 12, 27}, {29, 13, 24}), 4, {"27+2"}), kSpectator),
              EndsWith("\nHome: A 2, B 2. A has thrown 4, 3 pips left; held: 28.\n"));
  EXPECT_THAT(Danube::text(after_throw(position({11}, {12, 13, 14}), 2), 0),
              EndsWith(" A has thrown 2, 2 pips left, and must go back.\n"));
}

}  // namespace
}  // namespace nemeton
