// The duties of every bot: without a network, and with the one that its game comes with.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pthread.h>
#include <time.h>

#include <thread>

#include "games/games.hpp"
#include "search/tests/levels.hpp"
#include "tests/any_game.hpp"
#include "tests/seen.hpp"

namespace nemeton {
namespace {

// Milliseconds of a processor that a thread has had: whatever else runs here does not count.
double processor_time(pthread_t thread) {
  clockid_t clock{};
  timespec time{};
  pthread_getcpuclockid(thread, &clock);
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

Seat actor(const Match& match) {
  const Node node = match.node();
  return node.to_act.empty() ? kChance : node.to_act.first();
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
    const Seat seat = actor(*match);
    match->legal_actions(seat, actions);
    if (steps >= 6 && actions.size() > 1) return match;
    (void)match->apply_action(seat, actions[below(random, static_cast<std::uint32_t>(actions.size()))]);
  }
}

void expect_same(const Advice& one, const Advice& two) {
  EXPECT_EQ(one.action, two.action);
  EXPECT_EQ(one.value, two.value);
  EXPECT_EQ(one.pv, two.pv);
  EXPECT_EQ(one.nodes, two.nodes);
}

struct Player {
  GameEntry game;
  bool is_trained;
};

class EveryBot : public testing::TestWithParam<Player> {
 protected:
  // A bot keeps its network for as long as the program runs. CTest runs each test in a program of its own.
  void SetUp() override {
    if (!GetParam().is_trained) return;
    const auto set = game().set_network(name(), network_bytes(game().info->id));
    ASSERT_TRUE(set) << set.error();
  }

  const GameEntry& game() const { return GetParam().game; }
  std::string name() const { return std::string(game().info->id) + ".net"; }

  // Calls `look` at decisions of the smallest and the largest number of seats.
  template <class Look>
  void at_decisions(std::initializer_list<std::uint64_t> seeds, Look look) const {
    for (const int seats : {game().info->min_seats, game().info->max_seats}) {
      for (const std::uint64_t seed : seeds) {
        const auto match = some_decision(game(), seats, seed);
        SCOPED_TRACE(record_of(*match));
        look(*match);
      }
    }
  }
};

TEST_P(EveryBot, AnswersWithALegalLineAtEveryLevelWithAnyOptions) {
  Random random(7);
  for (int i = 0; i < 8; ++i) {
    const int seats = any_seats(*game().info, random);
    const auto match = game().start(any_options(*game().info, seats, 60, random), seats);
    for (; match->node().kind != NodeKind::terminal; any_step(*match, random)) {
      const Seat seat = actor(*match);
      if (seat == kChance) continue;
      const std::string before = seen(*match);
      const Level level = kLevels[static_cast<std::size_t>(any(random, kLevels.size()))];
      const Advice advice = match->best(seat, level, {.time = std::chrono::milliseconds(2)}, random());
      ASSERT_THAT(match->actions(seat), testing::Contains(advice.action));
      ASSERT_LE(std::abs(advice.value), game().info->stake);
      if (!advice.pv.empty()) {
        ASSERT_EQ(advice.pv.front(), advice.action);
      }
      if (game().hides_information) {
        ASSERT_LE(advice.pv.size(), 1u);
      }
      const auto next = match->clone();
      for (const std::string& token : advice.pv) ASSERT_TRUE(next->apply(actor(*next), token)) << token;
      ASSERT_EQ(seen(*match), before);
    }
  }
}

TEST_P(EveryBot, AnswersTheSameFromTheSameSeed) {
  at_decisions({1}, [](const Match& match) {
    for (const Level level : kLevels) {
      const Budget budget = level < Level::master ? Budget{} : Budget{.nodes = 3000};
      const auto answer = [&] { return match.best(actor(match), level, budget, 5); };
      expect_same(answer(), answer());
    }
  });
}

TEST_P(EveryBot, AnswersWithoutAnyTime) {
  at_decisions({1, 2, 3}, [](const Match& match) {
    const Seat seat = actor(match);
    for (const Level level : kLevels) {
      const Advice advice = match.best(seat, level, {.time = std::chrono::nanoseconds(0)}, 1);
      EXPECT_TRUE(match.parse_token(seat, advice.action));
    }
  });
}

// It has all the time of the world.
TEST_P(EveryBot, AnswersWhenItIsToldToStop) {
  double longest = 0;
  at_decisions({1, 2, 3}, [&](const Match& match) {
    std::atomic<bool> stop = false;
    double stopped_at = 0;
    std::jthread stopper([&, thinker = pthread_self()] {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      stopped_at = processor_time(thinker);
      stop = true;
    });
    const Advice advice = match.best(actor(match), Level::best, {.stop = &stop}, 1);
    const double answered_at = processor_time(pthread_self());
    stopper.join();
    EXPECT_TRUE(match.parse_token(actor(match), advice.action));
    longest = std::max(longest, answered_at - stopped_at);
  });
  RecordProperty("ms", std::to_string(longest));
}

TEST_P(EveryBot, KeepsItsNetworkWhereAFileIsNone) {
  if (!GetParam().is_trained) return;
  const auto match = some_decision(game(), game().info->min_seats, 1);
  const auto answer = [&] { return match->best(actor(*match), Level::best, {.nodes = 3000}, 1); };
  const Advice before = answer();
  const auto set = game().set_network("other.net", "<html>");
  ASSERT_FALSE(set);
  EXPECT_THAT(set.error(), testing::StartsWith("other.net: expected"));
  expect_same(answer(), before);
}

std::vector<Player> players() {
  std::vector<Player> all;
  for (const GameEntry& game : games()) {
    all.push_back({game, false});
    if (game.set_network != nullptr && !network_bytes(game.info->id).empty()) all.push_back({game, true});
  }
  return all;
}

INSTANTIATE_TEST_SUITE_P(Games, EveryBot, testing::ValuesIn(players()), [](const auto& test) {
  return std::string(test.param.game.info->id) + (test.param.is_trained ? "_trained" : "");
});

// A sample is played to its end, so that some thousands of states more may be looked at; a bot that pays no heed looks at more than that in a tenth
// of the time. These are the bots without a network: with one, some look at more at once.
constexpr std::uint64_t kOfOneSample = 10'000;

TEST(Bots, HeedTheirNodes) {
  const Budget budget{.time = std::chrono::seconds(10), .nodes = 1000};
  for (const GameEntry& game : games()) {
    for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats) {
      for (const unsigned seed : {1U, 2U, 3U}) {
        const auto match = some_decision(game, seats, seed);
        ASSERT_LT(match->best(actor(*match), Level::best, budget, seed).nodes, budget.nodes + kOfOneSample)
            << game.info->id << " of " << seats;
      }
    }
  }
}

TEST(Bots, LookNoFurtherWhenTheyAreStoppedOrHaveNoTime) {
  const std::atomic<bool> stop = true;
  for (const GameEntry& game : games()) {
    for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats) {
      const auto match = some_decision(game, seats, 1);
      for (const Level level : kLevels) {
        for (const Budget& budget : {Budget{.stop = &stop}, Budget{.time = std::chrono::nanoseconds(0)}}) {
          EXPECT_LT(match->best(actor(*match), level, budget, 1).nodes, kOfOneSample)
              << game.info->id << " of " << seats;
        }
      }
    }
  }
}

}  // namespace
}  // namespace nemeton
