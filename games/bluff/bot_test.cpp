// What is promised of the bot: legal, in time, mixed, no fool, and better the higher its level.
#include "games/bluff/bot.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "games/bluff/belief.hpp"
#include "games/bluff/round_search.hpp"
#include "games/bluff/tests.hpp"

namespace nemeton {
namespace {

using namespace bluff;

constexpr Level kLevels[] = {Level::novice, Level::casual, Level::strong, Level::best};

Limits limits(Level level, int milliseconds, std::uint64_t seed = 1) {
  return {level, std::chrono::milliseconds(milliseconds), seed, nullptr};
}

Thought<Bluff> thought(const Bluff::State& state, const Limits& limits) {
  return think(Bluff::knowledge(state, actor(state)), actor(state), limits);
}

std::string choice(const Bluff::State& state, const Limits& limits) {
  return Bluff::token(state, actor(state), thought(state, limits).action);
}

TEST(BluffBot, PlaysLegallyAtEveryLevelWithAnyNumberOfSeatsAndAnyOptions) {
  Random random(1);
  for (int game = 0; game < 40; ++game) {
    auto state = fresh(2 + game % 5, {.dice = 1 + game % 4,
                                      .loss = game % 2 == 0 ? "difference" : "one",
                                      .exact = game % 3 == 0 ? "others" : "challenger",
                                      .show = game % 4 > 0});
    while (Bluff::node(state).kind != NodeKind::terminal) {
      if (actor(state) != kChance) {
        const auto found = thought(state, limits(kLevels[random() % 4], 2, random()));
        ActionList<Bluff> actions;
        Bluff::actions(state, actor(state), actions);
        ASSERT_NE(std::ranges::find(actions, found.action), actions.end());
        ASSERT_LE(std::abs(found.value), 1);
        ASSERT_EQ(found.pv, std::vector{found.action});
      }
      random_step(state, random);
    }
  }
}

TEST(BluffBot, ChallengesWhatCannotBe) {
  // None of one's own dice is a six, and of those of the bidder only one is still hidden.
  const auto state = after(rolled({"22334", "25"}), {"7x6", "show:2334", "3"});
  for (const Level level : {Level::casual, Level::strong, Level::best}) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) EXPECT_EQ(choice(state, limits(level, 50, seed)), "challenge");
  }
}

TEST(BluffBot, DoesNotChallengeWhatItHolds) {
  const auto state = after(rolled({"22334", "11666"}), {"3x6", "hold"});
  for (const Level level : {Level::casual, Level::strong, Level::best}) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) EXPECT_NE(choice(state, limits(level, 50, seed)), "challenge");
  }
}

TEST(BluffBot, ShowsItsDiceAndRollsTheRestAgainForABidThatItDoesNotHold) {
  const auto state = step(rolled({"12336", "22344"}), "7x6");
  for (const Level level : {Level::strong, Level::best}) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) EXPECT_EQ(choice(state, limits(level, 200, seed)), "show:16");
  }
}

TEST(BluffBot, Mixes) {
  const auto state = rolled({"13456", "22346"});
  for (const Level level : kLevels) {
    std::set<std::string> bids;
    for (std::uint64_t seed = 0; seed < 30; ++seed) bids.insert(choice(state, limits(level, 20, seed)));
    EXPECT_GT(bids.size(), 1u) << kLevelNames[static_cast<std::size_t>(level)];
  }
}

TEST(BluffBot, ChoosesTheSameFromTheSameSeed) {
  const auto state = after(rolled({"13456", "22346", "12266"}), {"3x2", "hold"});
  for (const Level level : {Level::novice, Level::casual, Level::strong}) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      const auto one = thought(state, limits(level, 100000, seed));
      const auto two = thought(state, limits(level, 100000, seed));
      EXPECT_EQ(one.action, two.action);
      EXPECT_EQ(one.value, two.value);
    }
  }
}

TEST(BluffBot, StopsWhenItIsToldOrHasNoTime) {
  const auto state = rolled({"13456", "22346"});
  const std::atomic<bool> stop = true;
  for (const Level level : kLevels) {
    Limits told = limits(level, 3600'000);
    told.stop = &stop;
    EXPECT_LT(thought(state, told).nodes, 100u);
    EXPECT_LT(thought(state, limits(level, 0)).nodes, 100u);
  }
}

TEST(BluffBelief, ABidMakesItsDiceLikelier) {
  const auto state = after(rolled({"12345", "123"}, {.show = false}), {"4x6"});
  const Belief belief(Bluff::knowledge(state, 1), kHabits);
  const auto dice = [](const char* hand) {
    Dice dice;
    for (; *hand != 0; ++hand) dice = dice + Dice::of(*hand - '0');
    return dice;
  };
  EXPECT_GT(belief.of(0, dice("23666")), 1.2 * belief.of(0, dice("23555"))) << "else both are as likely";
}

TEST(BluffBelief, ABidTellsNothingOfDiceRolledAfterIt) {
  const auto state = after(rolled({"12346", "123"}), {"4x6", "show:6", "2345"});
  const Belief belief(Bluff::knowledge(state, 1), kHabits);
  for (const auto& [dice, ways] : rolls(4)) EXPECT_NEAR(belief.of(0, dice), ways / 1296.0, 1e-12);
}

TEST(BluffBelief, DrawsDiceAsItBelievesAndKnowsItsOwn) {
  const auto state = after(rolled({"126", "12", "335"}, {.show = false}), {"3x6", "4x3"});
  const auto known = Bluff::knowledge(state, 2);
  const Belief belief(known, kHabits);
  Random random(1);
  std::array<std::map<std::uint32_t, int>, 2> times;
  constexpr int kDraws = 40000;
  for (int i = 0; i < kDraws; ++i) {
    const auto hidden = belief.draw(random);
    ASSERT_EQ(hidden[2], known.hidden);
    ++times[0][hidden[0].bits()];
    ++times[1][hidden[1].bits()];
  }
  for (Seat seat = 0; seat < 2; ++seat) {
    for (const auto& [dice, ways] : rolls(state.open.held[static_cast<std::size_t>(seat)])) {
      const double expected = kDraws * belief.of(seat, dice);
      EXPECT_NEAR(times[static_cast<std::size_t>(seat)][dice.bits()], expected, 5 * std::sqrt(expected) + 5);
    }
  }
}

TEST(BluffStanding, AddsUpToNothingAndGrowsWithTheDice) {
  const auto state = rolled({"12", "345", "", "345"});
  const Returns returns = standing(state.open);
  EXPECT_NEAR(returns[0] + returns[1] + returns[2] + returns[3], 0, 1e-12);
  EXPECT_GT(returns[1], returns[0]);
  EXPECT_EQ(returns[1], returns[3]);
  EXPECT_NEAR(returns[2], -1.0 / 3, 1e-12) << "out";
  EXPECT_EQ(standing(after(rolled({"2", "3"}), {"1x2", "challenge"}).open), (Returns{1, -1}));
}

// Games of a level against the one below it, from alternate seats.
TEST(BluffBot, LevelsBeatTheLevelsBelow) {
  for (const std::size_t level : {1u, 2u}) {
    Random random(9);
    double points = 0;
    for (int game = 0; game < 80; ++game) {
      auto state = fresh(2);
      const auto higher = static_cast<std::size_t>(game % 2);
      while (Bluff::node(state).kind != NodeKind::terminal) {
        const Seat seat = actor(state);
        if (seat == kChance) {
          Bluff::apply(state, kChance, Bluff::random_outcome(state, random));
          continue;
        }
        const Level plays = kLevels[static_cast<std::size_t>(seat) == higher ? level : level - 1];
        Bluff::apply(state, seat, thought(state, limits(plays, 10000, random())).action);
      }
      points += Bluff::returns(state)[higher];
    }
    EXPECT_GT(points, 0) << kLevelNames[level];
  }
}

}  // namespace
}  // namespace nemeton
