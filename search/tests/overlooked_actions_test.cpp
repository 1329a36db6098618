// A small sample seldom contains the best candidate, and the best of the sample is taken.
#include "search/overlooked_actions.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

namespace nemeton {
namespace {

// How often the best of six comes to the front, in 6000 draws, where so many are seen.
int found(std::size_t count) {
  Random random(1);
  int often = 0;
  for (int i = 0; i < 6000; ++i) {
    std::vector<int> list(6);
    std::iota(list.begin(), list.end(), 0);
    put_best_of_sample_first(list, count, random, [](int each) { return each; });
    EXPECT_EQ(std::accumulate(list.begin(), list.end(), 0), 15);
    EXPECT_GE(list[0], static_cast<int>(std::min<std::size_t>(count, 6)) - 1);
    often += list[0] == 5 ? 1 : 0;
  }
  return often;
}

TEST(CandidateSampling, TheLargerTheSampleTheMoreOftenItHasTheBest) {
  EXPECT_NEAR(found(1), 1000, 100);
  EXPECT_NEAR(found(2), 2000, 120);
  EXPECT_NEAR(found(5), 5000, 100);
  EXPECT_EQ(found(6), 6000);
  EXPECT_EQ(found(kConsidersAll), 6000);
}

TEST(CandidateSampling, NothingIsDrawnIfAllAreConsidered) {
  Random random(1), other(1);
  std::vector<int> list = {11, 23, 22, 21};
  put_best_of_sample_first(list, kConsidersAll, random, [](int each) { return each / 10; });
  EXPECT_EQ(list[0], 23);
  EXPECT_EQ(random(), other());
}

}  // namespace
}  // namespace nemeton
