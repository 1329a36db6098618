// The library's tree search on a game with hidden dice, from states that the bot believes in.
#include "search/mcts.hpp"

#include <gtest/gtest.h>

#include "games/bluff/bot/belief.hpp"
#include "games/bluff/tests/positions.hpp"

namespace nemeton {
namespace {

using namespace bluff;

class BelievedStates {
 public:
  explicit BelievedStates(const Public& open) : belief_(open, kPolicy) {}

  Bluff::State sample_state(const Bluff::Observation& known, Random& random) const {
    return belief_.sample_state(known, random);
  }

  // Its own dice, those that are shown, and how far the round has come.
  static std::uint64_t information_key(const Bluff::Observation& known) {
    std::uint64_t key = known.hidden.bits();
    const auto mix = [&key](std::uint64_t word) { key = (key ^ key >> 29 ^ word) * 0x9E3779B97F4A7C15; };
    for (const Dice dice : known.open.shown) mix(dice.bits());
    mix(known.open.rounds);
    mix(static_cast<std::uint64_t>(known.open.bid + 1) << 8 | static_cast<std::uint64_t>(known.open.stage));
    return key;
  }

 private:
  Belief belief_;
};

Thought<Bluff> searched(const Bluff::State& state, std::uint64_t samples) {
  const Bluff::Observation known = Bluff::observation(state, actor(state));
  const BelievedStates belief(known.open);
  Mcts<Bluff, BelievedStates> mcts(belief, /*spread=*/0.5, /*seed=*/1);
  return mcts.search(known, actor(state), {.samples = samples});
}

TEST(BluffTreeSearch, ChallengesWhatCannotBe) {
  // None of one's own dice is a six, and of those of the bidder only one is still hidden.
  const auto state = after(rolled({"22334", "25"}), {"5x6", "show:2334", "3"});
  ActionList<Bluff> actions;
  Bluff::actions(state, actor(state), actions);
  ASSERT_GT(actions.size(), 1u);
  EXPECT_EQ(searched(state, 20000).action, Bluff::challenge(state.open));
}

TEST(BluffTreeSearch, DoesNotChallengeWhatItHolds) {
  const auto state = after(rolled({"22334", "11666"}), {"3x6", "hold"});
  EXPECT_NE(searched(state, 3000).action, Bluff::challenge(state.open));
}

TEST(BluffTreeSearch, DoesTheSameWhateverTheOthersHide) {
  const auto one = searched(after(rolled({"12345", "11666", "22"}), {"3x6", "hold"}), 300);
  const auto other = searched(after(rolled({"16666", "11666", "34"}), {"3x6", "hold"}), 300);
  EXPECT_EQ(one.action, other.action);
  EXPECT_EQ(one.value, other.value);
}

}  // namespace
}  // namespace nemeton
