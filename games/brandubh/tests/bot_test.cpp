// The bot takes a win that is offered, on two threads as on one, and analyses several lines.
#include "games/brandubh/bot/bot.hpp"

#include <gmock/gmock.h>

#include <thread>

#include "core/match_of.hpp"
#include "games/brandubh/tests/positions.hpp"

namespace nemeton::brandubh {
namespace {

Budget within(int milliseconds) { return {.time = std::chrono::milliseconds(milliseconds)}; }

// The actions that win at once.
std::set<std::string> winning(const History<Brandubh>& history) {
  std::set<std::string> wins;
  const Seat seat = history.state().turn;
  for (const auto& token : tokens(history.state())) {
    auto next = history.state();
    Brandubh::apply(next, seat, action(token));
    if (Brandubh::returns(next)[static_cast<std::size_t>(seat)] > 0) wins.insert(token);
  }
  return wins;
}

TEST(BrandubhBot, TakesAWinInOneAtEveryLevelHoweverLittleTimeThereIs) {
  int met = 0;
  random_lines(400, [&](const History<Brandubh>& history) {
    const auto wins = winning(history);
    if (wins.empty()) return;
    ++met;
    for (const Level level : kLevels) {
      const auto thought = think(history, history.state().turn, level, within(0), 8);
      EXPECT_THAT(wins, testing::Contains(Brandubh::token(history.state(), history.state().turn, thought.action)));
      EXPECT_EQ(thought.value, 1);
    }
  });
  EXPECT_GT(met, 20);
}

// A search bounded by time alone is remembered, but has no part in an answer that must be repeatable.
TEST(BrandubhBot, AnswersAlikeWithAsManyNodesWhateverItHasThoughtBefore) {
  random_lines(20, [](const History<Brandubh>& history) {
    const auto answer = [&] { return think(history, history.state().turn, Level::best, {.nodes = 3000}, 5); };
    const auto before = answer();
    think(history, history.state().turn, Level::best, within(10), 5);
    const auto then = answer();
    EXPECT_EQ(before.pv, then.pv);
    EXPECT_EQ(before.value, then.value);
    EXPECT_EQ(before.nodes, then.nodes);
  });
}

TEST(BrandubhBot, AnswersOnTwoThreadsWhatIsLegalAndNeverMissesAWinInOne) {
  int met = 0;
  random_lines(60, [&](const History<Brandubh>& history) {
    Budget budget = within(3);
    budget.threads = 2;
    const auto thought = think(history, history.state().turn, Level::best, budget, 3);
    const auto token = Brandubh::token(history.state(), history.state().turn, thought.action);
    EXPECT_TRUE(tokens(history.state()).contains(token));
    const auto wins = winning(history);
    if (wins.empty()) return;
    ++met;
    EXPECT_TRUE(wins.contains(token));
  });
  EXPECT_GT(met, 2);
}

TEST(BrandubhBot, StopsOnTwoThreadsWhenItIsTold) {
  const History<Brandubh> history(Brandubh::start(options("basic"), 2));
  std::atomic<bool> stop = false;
  const std::jthread stopper([&] { stop = true; });
  // Without a limit it would not come back.
  const auto thought = think(history, history.state().turn, Level::best, {.threads = 2, .stop = &stop}, 3);
  EXPECT_FALSE(thought.pv.empty());
}

TEST(BrandubhBot, AnotherSeedGivesOtherGames) {
  const History<Brandubh> history(Brandubh::start(options("basic"), 2));
  for (const Level level : {Level::beginner, Level::casual, Level::strong, Level::expert}) {
    std::set<Brandubh::Action> played;
    for (std::uint64_t seed = 0; seed < 12; ++seed) played.insert(think(history, 0, level, within(60000), seed).action);
    EXPECT_GT(played.size(), 1u) << kLevelNames[static_cast<std::size_t>(level)];
  }
}

TEST(BrandubhBot, AnalysesThreeLinesAndTellsOfEachDepth) {
  MatchOf<Brandubh> match(options("basic"), 2);
  ASSERT_TRUE(match.apply(0, "b4-b5"));
  std::vector<int> depths;
  const auto last = match.analyze(1, {{.nodes = 50'000}, 1, {}, [&](const Analysis<std::string>& analysis) {
                                        ASSERT_EQ(analysis.candidates.size(), 3u);
                                        for (const auto& each : analysis.candidates) {
                                          EXPECT_EQ(each.depth, static_cast<int>(depths.size()) + 1);
                                        }
                                        depths.push_back(analysis.candidates[0].depth);
                                      }});
  EXPECT_GE(depths.size(), 4u);
  EXPECT_EQ(last->candidates.size(), 3u);
  EXPECT_EQ(last->candidates[0].depth, depths.back() + 1);
  EXPECT_GE(last->candidates[0].line.size(), 3u);
}

}  // namespace
}  // namespace nemeton::brandubh
