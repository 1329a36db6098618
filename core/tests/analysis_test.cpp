// Win probabilities.
#include "core/analysis.hpp"

#include <gtest/gtest.h>

namespace nemeton {
namespace {

TEST(WhatIsWon, IsSharedByThoseWithTheBestReturn) {
  EXPECT_EQ(won({0.5, -1, 0.5}, 3), (WinProbabilities{0.5, 0, 0.5}));
  EXPECT_EQ(won({-3, 1, 2}, 3), (WinProbabilities{0, 0, 1}));
  EXPECT_EQ(won({0, 0}, 2), (WinProbabilities{0.5, 0.5}));
}

}  // namespace
}  // namespace nemeton
