// A list whose copies share what they have in common.
#include "core/shared_list.hpp"

#include <gtest/gtest.h>

namespace nemeton {
namespace {

SharedList<int> up_to(int count) {
  SharedList<int> list;
  for (int i = 0; i < count; ++i) list.push_back(i);
  return list;
}

TEST(SharedListTest, HoldsWhatWasAddedHoweverMuchThatIs) {
  const auto list = up_to(1000);
  ASSERT_EQ(list.size(), 1000u);
  for (int i = 0; i < 1000; ++i) ASSERT_EQ(list[static_cast<std::size_t>(i)], i);
  EXPECT_EQ(list.back(), 999);
  EXPECT_TRUE(SharedList<int>().empty());
}

TEST(SharedListTest, ACopyGoesItsOwnWayAndSharesWhatWasBefore) {
  auto list = up_to(600);
  auto copy = list;
  EXPECT_EQ(&list[0], &copy[0]);
  copy.push_back(-1);
  list.push_back(-2);
  EXPECT_EQ(copy.back(), -1);
  EXPECT_EQ(list.back(), -2);
}

TEST(SharedListTest, TruncationAffectsOneCopy) {
  constexpr int kChunk = static_cast<int>(SharedList<int>::kChunk);
  const auto whole = up_to(3 * kChunk);
  for (const int size : {0, 1, kChunk - 1, kChunk, kChunk + 1, 2 * kChunk, 3 * kChunk}) {
    auto list = whole;
    list.truncate(static_cast<std::size_t>(size));
    ASSERT_EQ(list.size(), static_cast<std::size_t>(size));
    list.push_back(-1);
    EXPECT_EQ(list.back(), -1);
    for (int i = 0; i < size; ++i) ASSERT_EQ(list[static_cast<std::size_t>(i)], i);
  }
  EXPECT_EQ(whole.size(), static_cast<std::size_t>(3 * kChunk));
  EXPECT_EQ(whole.back(), 3 * kChunk - 1);
}

}  // namespace
}  // namespace nemeton
