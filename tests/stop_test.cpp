// A bot that is told to stop answers, though it has all the time of the world; and one that has looked at enough, though nobody tells it to.
#include <gtest/gtest.h>
#include <pthread.h>
#include <time.h>

#include <thread>

#include "games/games.hpp"

namespace nemeton {
namespace {

// Milliseconds of a processor that a thread has had: what else runs here does not count.
double processor_time(pthread_t thread) {
  clockid_t clock{};
  timespec time{};
  pthread_getcpuclockid(thread, &clock);
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

// Some decision between several actions, met in a game at random.
std::unique_ptr<Match> some_decision(const GameEntry& game, int seats, std::uint64_t seed) {
  Random random(seed);
  auto match = game.start(OptionValues(game.info->options, seats), seats);
  std::vector<ActionId> actions;
  for (int steps = 0;; ++steps) {
    if (match->node().kind == NodeKind::terminal) match = game.start(match->options(), seats);
    if (match->node().kind == NodeKind::chance) {
      (void)match->draw(random());
      continue;
    }
    const Seat seat = match->node().to_act.first();
    match->legal_actions(seat, actions);
    if (steps >= 6 && actions.size() > 1) return match;
    (void)match->apply_action(seat, actions[below(random, static_cast<std::uint32_t>(actions.size()))]);
  }
}

TEST(Stop, EveryBotHeedsIt) {
  for (const GameEntry& game : games()) {
    double longest = 0;
    for (const int seats : {game.info->min_seats, game.info->max_seats}) {
      for (const unsigned seed : {1U, 2U, 3U}) {
        const auto match = some_decision(game, seats, seed);
        const Seat seat = match->node().to_act.first();
        std::atomic<bool> stop = false;
        double stopped_at = 0;
        std::jthread stopper([&, thinker = pthread_self()] {
          std::this_thread::sleep_for(std::chrono::milliseconds(10));
          stopped_at = processor_time(thinker);
          stop = true;
        });
        const Advice advice = match->best(seat, Level::best, {.stop = &stop}, seed);
        const double answered_at = processor_time(pthread_self());
        stopper.join();
        EXPECT_TRUE(match->parse_token(seat, advice.action)) << game.info->id;
        longest = std::max(longest, answered_at - stopped_at);
      }
    }
    RecordProperty(std::string(game.info->id) + "_ms", std::to_string(longest));
  }
}

// The tests load no network, so these are the bots as they play without one. A sample is played to its end, so that some thousands may be looked at more;
// who pays no heed looks at more than that in a tenth of the time.
TEST(Stop, EveryBotHeedsItsNodes) {
  constexpr std::uint64_t kNodes = 1000, kOfOneSample = 10'000;
  const Budget budget{.time = std::chrono::seconds(10), .nodes = kNodes};
  for (const GameEntry& game : games()) {
    for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats) {
      for (const unsigned seed : {1U, 2U, 3U}) {
        const auto match = some_decision(game, seats, seed);
        const Seat seat = match->node().to_act.first();
        const Advice advice = match->best(seat, Level::best, budget, seed);
        ASSERT_LT(advice.nodes, kNodes + kOfOneSample) << game.info->id << " of " << seats;
        const Advice again = match->best(seat, Level::best, budget, seed);
        EXPECT_EQ(advice.action, again.action) << game.info->id << " of " << seats;
        EXPECT_EQ(advice.nodes, again.nodes) << game.info->id << " of " << seats;
      }
    }
  }
}

}  // namespace
}  // namespace nemeton
