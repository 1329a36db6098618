#include "games/mistletoe/rules/rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nemeton {
namespace {

// Two seats with these runes bid for the branch of 5.
Mistletoe::State bidding(std::array<std::uint8_t, 5> first, std::array<std::uint8_t, 5> second) {
  Mistletoe::State state = Mistletoe::start(OptionValues(Mistletoe::info.options), 2);
  for (std::size_t i = 0; i < 5; ++i) {
    Mistletoe::apply(state, kChance, first[i]);
    Mistletoe::apply(state, kChance, second[i]);
  }
  Mistletoe::apply(state, kChance, 5);
  return state;
}

TEST(Mistletoe, TheHighestRuneTakesTheBranch) {
  auto state = bidding({1, 2, 3, 4, 5}, {6, 7, 8, 9, 10});
  Mistletoe::apply(state, 0, 5);
  Mistletoe::apply(state, 1, 6);
  EXPECT_THAT(state.points, testing::ElementsAre(0, 5, 0, 0));
  EXPECT_EQ(Mistletoe::node(state), Node::chance());
}

TEST(Mistletoe, EqualRunesStrikeEachOtherOut) {
  auto state = bidding({1, 2, 3, 4, 5}, {1, 2, 3, 4, 5});
  Mistletoe::apply(state, 1, 5);
  Mistletoe::apply(state, 0, 5);
  EXPECT_THAT(state.points, testing::ElementsAre(0, 0, 0, 0));
}

TEST(Mistletoe, NobodySeesWhatIsLaidBeforeAllHave) {
  auto state = bidding({1, 2, 3, 4, 5}, {6, 7, 8, 9, 10});
  const std::string before = Mistletoe::text(state, 1);
  Mistletoe::apply(state, 0, 5);
  EXPECT_EQ(Mistletoe::text(state, 1), before);
}

}  // namespace
}  // namespace nemeton
