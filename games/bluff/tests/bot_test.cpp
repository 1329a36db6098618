// The bot mixes, makes no foolish bid, and is better the higher its level.
#include "games/bluff/bot/bot.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "games/bluff/bot/answer_game.hpp"
#include "games/bluff/bot/belief.hpp"
#include "games/bluff/tests/positions.hpp"
#include "search/tests/levels.hpp"

namespace nemeton {
namespace {

using namespace bluff;

Budget within(int milliseconds) { return {.time = std::chrono::milliseconds(milliseconds)}; }

Thought<Bluff> thought(const Bluff::State& state, Level level, const Budget& budget, std::uint64_t seed) {
  return think(Bluff::observation(state, actor(state)), actor(state), level, budget, seed);
}

std::string choice(const Bluff::State& state, Level level, const Budget& budget, std::uint64_t seed) {
  return Bluff::token(state, actor(state), thought(state, level, budget, seed).action);
}

TEST(BluffBot, ChallengesWhatCannotBe) {
  // None of one's own dice is a six, and of those of the bidder only one is still hidden.
  const auto state = after(rolled({"22334", "25"}), {"7x6", "show:2334", "3"});
  for (const Level level : {Level::casual, Level::strong, Level::best}) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) EXPECT_EQ(choice(state, level, within(400), seed), "challenge");
  }
}

TEST(BluffBot, DoesNotChallengeWhatItHolds) {
  const auto state = after(rolled({"22334", "11666"}), {"3x6", "hold"});
  for (const Level level : {Level::casual, Level::strong, Level::best}) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) EXPECT_NE(choice(state, level, within(400), seed), "challenge");
  }
}

TEST(BluffBot, ShowsItsDiceAndRollsTheRestAgainForABidThatItDoesNotHold) {
  const auto state = step(rolled({"12336", "22344"}), "7x6");
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    EXPECT_NE(choice(state, Level::strong, within(100000), seed), "hold");
  }
}

TEST(BluffBot, Mixes) {
  const auto state = rolled({"13456", "22346"});
  for (const Level level : kLevels) {
    std::set<std::string> bids;
    for (std::uint64_t seed = 0; seed < 30; ++seed) bids.insert(choice(state, level, within(20), seed));
    EXPECT_GT(bids.size(), 1u) << kLevelNames[static_cast<std::size_t>(level)];
  }
}

// Its choices depend on no clock and on no C library: these are the same on every machine.
TEST(BluffBot, ChoosesTheSameOnEveryMachineWithTheSameNodes) {
  const auto opening = rolled({"13456", "22346"});
  const auto answer = after(rolled({"13456", "22346", "12266"}), {"3x2", "hold"});
  const auto show = step(rolled({"12336", "22344"}), "4x3");
  const std::pair<const Bluff::State&, const char*> choices[] = {
      {opening, "2x3 4x5 4x5 1x4 5x4 2x3 1x4 5x4 2x3 "},
      {answer, "3x3 3x6 4x5 5x3 6x2 3x5 5x3 6x2 3x5 "},
      {show, "hold hold hold show:36 show:1233 show:133 show:1 show:13 show:33 "}};
  for (const auto& [state, expected] : choices) {
    std::string chosen;
    for (const Level level : {Level::casual, Level::expert, Level::best}) {
      for (std::uint64_t seed = 0; seed < 3; ++seed) chosen += choice(state, level, {.nodes = 4000}, seed) + ' ';
    }
    EXPECT_EQ(chosen, expected);
  }
}

// How often of 100 a level chooses that.
int times(const Bluff::State& state, Level level, const std::string& token) {
  int times = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) times += choice(state, level, {}, seed) == token ? 1 : 0;
  return times;
}

TEST(BluffBot, WeakLevelsBelieveTooMuch) {
  // The bidder would need four of its five dice.
  const auto state = after(rolled({"22334", "13456"}, {.show = false}), {"5x2"});
  EXPECT_GT(times(state, Level::strong, "challenge"), 90);
  EXPECT_LT(times(state, Level::beginner, "challenge"), times(state, Level::novice, "challenge") - 20);
  EXPECT_LT(times(state, Level::novice, "challenge"), 90);
  const auto absurd = after(rolled({"22334", "13456"}, {.show = false}), {"6x2"});
  EXPECT_GT(times(absurd, Level::beginner, "challenge"), 90) << "but not anything";
}

TEST(BluffBelief, ABidMakesItsDiceLikelier) {
  // Of five dice that have fallen anyhow 5/3 count for a number.
  for (const std::vector<std::string>& bids : std::vector<std::vector<std::string>>{{"4x6"}, {"2x3", "3x3", "5x6"}}) {
    const auto state = after(rolled({"12345", "23456"}, {.show = false}), bids);
    const Belief belief(state.open, kPolicy);
    double counting = 0;
    for (const Roll& roll : rolls(5)) counting += belief.of(0, roll.dice) * roll.dice.counting(6);
    EXPECT_GT(counting, 2) << bids.back();
  }
}

TEST(BluffBelief, ABidTellsNothingOfDiceRolledAfterIt) {
  const auto state = after(rolled({"12346", "123"}), {"4x6", "show:6", "2345"});
  const Belief belief(state.open, kPolicy);
  for (const auto& [dice, ways] : rolls(4)) EXPECT_NEAR(belief.of(0, dice), ways / 1296.0, 1e-12);
}

TEST(BluffBelief, DrawsDiceAsItBelieves) {
  const auto state = after(rolled({"126", "12", "335"}, {.show = false}), {"3x6", "4x3"});
  const Belief belief(state.open, kPolicy);
  Random random(1);
  std::array<std::map<std::uint32_t, int>, 3> times;
  constexpr int kDraws = 40000;
  for (int i = 0; i < kDraws; ++i) {
    const auto hidden = belief.draw(random);
    for (std::size_t seat = 0; seat < 3; ++seat) ++times[seat][hidden[seat].bits()];
  }
  for (Seat seat = 0; seat < 3; ++seat) {
    for (const auto& [dice, ways] : rolls(state.open.held[static_cast<std::size_t>(seat)])) {
      const double expected = kDraws * belief.of(seat, dice);
      EXPECT_NEAR(times[static_cast<std::size_t>(seat)][dice.bits()], expected, 5 * std::sqrt(expected) + 5);
    }
  }
}

TEST(BluffBelief, LearnsByTheRuleOfBayes) {
  Belief belief(rolled({"1", "2"}).open, kPolicy);
  belief.learn(0, {1, 0, 0, 0, 0, 3});
  EXPECT_DOUBLE_EQ(belief.of(0, Dice::of(1)), 0.25);
  EXPECT_DOUBLE_EQ(belief.of(0, Dice::of(2)), 0);
  EXPECT_DOUBLE_EQ(belief.of(0, Dice::of(6)), 0.75);
  EXPECT_NEAR(belief.of(1, Dice::of(6)), 1 / 6.0, 1e-12);
}

TEST(BluffBelief, SeesTheTableAsItWasBeforeABid) {
  const auto state = after(rolled({"12", "34"}), {"1x2", "show:2", "5", "2x3", "hold", "2x6", "2x1"});
  const Public past = table_before(state.open, place_of({2, 6}, 4), 0);
  EXPECT_EQ(past.bid, place_of({2, 3}, 4));
  EXPECT_EQ(past.turn, 0);
  EXPECT_EQ(past.stage, Stage::bid);
  std::vector<int> bids;
  past.bids.each([&](int place) { bids.push_back(place); });
  EXPECT_EQ(bids, (std::vector{place_of({1, 2}, 4), place_of({2, 3}, 4)}));
  EXPECT_TRUE(past.rolled_again.has(place_of({1, 2}, 4)));
}

// The answer to a bid

// The strategy for these dice, by token.
std::map<std::string, double> strategy_of(const Bluff::State& state, Dice own, int iterations) {
  const Belief belief(state.open, kPolicy);
  AnswerGame game(state.open, belief, kPolicy, 1);
  for (int i = 0; i < iterations; ++i) {
    game.iterate();
    game.iterate_with(own);
  }
  const auto strategy = game.strategy(own);
  std::map<std::string, double> shares;
  for (std::size_t i = 0; i < strategy.size(); ++i) {
    shares[Bluff::token(state, state.open.turn, game.actions()[i])] = strategy[i];
  }
  return shares;
}

TEST(BluffAnswerGame, FindsASureChallengeAndNoFoolishOne) {
  const auto far = after(rolled({"2", "6"}, {.show = false}), {"2x3"});
  EXPECT_GT(strategy_of(far, Dice::of(6), 2000)["challenge"], 0.9);
  EXPECT_LT(strategy_of(after(rolled({"2", "6"}, {.show = false}), {"1x6"}), Dice::of(6), 2000)["challenge"], 0.1);
}

TEST(BluffAnswerGame, DoesNotGiveAwayTheDice) {
  // With one die each, a seat that always bids its die is always read.
  const auto state = rolled({"3", "6"}, {.show = false});
  auto shares = strategy_of(state, Dice::of(3), 4000);
  double total = 0;
  for (const auto& [token, share] : shares) total += share;
  EXPECT_NEAR(total, 1, 1e-6);
  EXPECT_LT(shares["1x3"], 0.95);
}

TEST(BluffAnswerGame, HasOnlyLegalActionsOfWhichTheLeastRaisesAreSome) {
  Random random(3);
  for (int game = 0; game < 60; ++game) {
    auto state = fresh(2 + game % 5);
    for (int steps = 0; steps < 40 && Bluff::node(state).kind != NodeKind::terminal;
         ++steps, random_step(state, random)) {
      if (state.open.stage != Stage::bid) continue;
      const Belief belief(state.open, kPolicy);
      const AnswerGame answers(state.open, belief, kPolicy, 1);
      ActionList<Bluff> legal;
      Bluff::actions(state, state.open.turn, legal);
      ASSERT_FALSE(answers.actions().empty());
      for (const auto action : answers.actions()) ASSERT_EQ(std::ranges::count(legal, action), 1);
      ASSERT_EQ(std::ranges::count(answers.actions(), Bluff::challenge(state.open)), state.open.bid == kNoBid ? 0 : 1);
    }
  }
}

TEST(BluffStanding, AddsUpToNothingAndGrowsWithTheDice) {
  const auto state = rolled({"12", "345", "", "345"});
  const Returns returns = standing(state.open, kPolicy);
  EXPECT_NEAR(returns[0] + returns[1] + returns[2] + returns[3], 0, 1e-12);
  EXPECT_GT(returns[1], returns[0]);
  EXPECT_EQ(returns[1], returns[3]);
  EXPECT_NEAR(returns[2], -1.0 / 3, 1e-12) << "out";
  EXPECT_EQ(standing(after(rolled({"2", "3"}), {"1x2", "challenge"}).open, kPolicy), (Returns{1, -1}));
}

TEST(BluffBot, LevelsBeatTheLevelsBelow) {
  const OptionValues options(Bluff::info.options, 2);
  for (const Level level : {Level::novice, Level::casual}) {
    const Level below = kLevels[static_cast<std::size_t>(level) - 1];
    EXPECT_GT(share_of_wins<Bluff>(level, below, options, 2, 80, 9), 0.5)
        << kLevelNames[static_cast<std::size_t>(level)];
  }
}

}  // namespace
}  // namespace nemeton
