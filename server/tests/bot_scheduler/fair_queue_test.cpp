// In which order bots think, in a time that the tests make; and the threads that think in it.
#include "server/bot_scheduler/fair_queue.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <map>
#include <mutex>

#include "games/games.hpp"
#include "server/bot_scheduler/bot_scheduler.hpp"

namespace nemeton {
namespace {

using namespace std::chrono_literals;
using testing::Each;
using testing::ElementsAre;

Address address(int number) {
  Address address = *Address::parse("192.0.2.0");
  address.bytes.back() = static_cast<std::uint8_t>(number);
  return address;
}

// Threads that think as long as is said, and begin with the next at once.
class FairQueueTest : public testing::Test {
 protected:
  using Id = FairQueue::Id;
  struct Running {
    Id id;
    Instant until;
  };

  // A bot at that table asks to think for this time.
  Id ask(const std::string& table, int client, Attention attention, milliseconds thinks) {
    const Id id = ++last;
    lengths[id] = thinks;
    claims[id] = {table, attention, address(client)};
    queue.add(id, claims[id]);
    return id;
  }
  // Passes time until a search begins or ends, and begins the next. Returns false if none is left.
  bool step() {
    while (const auto id = queue.begin(now)) {
      begun.push_back(*id);
      waited[*id] = now;
      running.push_back({*id, now + lengths[*id]});
    }
    const auto next = std::ranges::min_element(running, {}, &Running::until);
    if (next == running.end()) {
      const auto pause = queue.pause_end();
      if (pause) now = *pause;
      return pause.has_value();
    }
    now = next->until;
    ended = next->id;
    running.erase(next);
    queue.end(ended, now);
    return true;
  }

  FairQueue queue{2};
  Instant now{1000h};
  Id last = 0;
  Id ended = 0;
  std::map<Id, milliseconds> lengths;
  std::map<Id, Requester> claims;
  std::map<Id, Instant> waited;
  std::vector<Id> begun;
  std::vector<Running> running;
};

TEST_F(FairQueueTest, ABotThatAPlayerWaitsForComesFirst) {
  FairQueue one(1);
  one.add(1, {"a", Attention::nobody, {}});
  one.add(2, {"b", Attention::spectators, {}});
  one.add(3, {"c", Attention::players, {}});
  for (const Id id : {3u, 2u, 1u}) {
    EXPECT_EQ(one.begin(now), id);
    EXPECT_EQ(one.begin(now), std::nullopt) << "there is one thread";
    one.end(id, now);
  }
}

TEST_F(FairQueueTest, ManyTablesOfOneAddressKeepNobodyElseWaiting) {
  // Sixty tables of one address always want to think for a second, and one of another now and then.
  for (int i = 0; i < 60; ++i) ask("their " + std::to_string(i), 1, Attention::players, 1s);
  std::vector<milliseconds> waits;
  Id mine = 0;
  Instant asked = now;
  while (waits.size() < 20) {
    ASSERT_TRUE(step());
    if (ended == mine) {
      waits.push_back(std::chrono::floor<milliseconds>(waited[mine] - asked));
      mine = 0;
    } else {
      ask(claims[ended].table, 1, Attention::players, 1s);
      if (mine == 0) mine = ask("mine", 2, Attention::players, 1s), asked = now;
    }
  }
  // As long as the thought that is on its way, on one of two threads.
  EXPECT_THAT(waits, Each(testing::Le(1s)));
}

TEST_F(FairQueueTest, AddressesShareTheTimeAndNotTheTurns) {
  std::map<Address, milliseconds> used;
  const auto again = [&](int client) { ask("", client, Attention::players, client == 1 ? 1000ms : 50ms); };
  for (int i = 0; i < 8; ++i) again(1), again(2);
  for (int i = 0; i < 2000; ++i) {
    ASSERT_TRUE(step());
    used[claims[ended].client] += lengths[ended];
    again(claims[ended].client == address(1) ? 1 : 2);
  }
  EXPECT_NEAR(static_cast<double>(used[address(1)].count()) / static_cast<double>(used[address(2)].count()), 1, 0.1);
}

TEST_F(FairQueueTest, TheTablesOfAnAddressTakeTurns) {
  for (int i = 0; i < 5; ++i) ask(std::to_string(i), 1, Attention::players, 1s);
  std::map<std::string, int> turns;
  for (int i = 0; i < 50; ++i) {
    ASSERT_TRUE(step());
    ++turns[claims[ended].table];
    ask(claims[ended].table, 1, Attention::players, 1s);
  }
  for (const auto& [table, count] : turns) EXPECT_EQ(count, 10) << table;
}

TEST_F(FairQueueTest, NoAddressSavesUpTime) {
  ask("long here", 1, Attention::players, 60s);
  ask("long here", 1, Attention::players, 60s);
  ASSERT_TRUE(step());
  for (int i = 0; i < 4; ++i) ask("new", 2, Attention::players, 1s), ask("also new", 3, Attention::players, 1s);
  ask("long here", 1, Attention::players, 1s);
  while (!running.empty() || queue.pause_end()) ASSERT_TRUE(step());
  // Both new ones take turns from the beginning.
  EXPECT_NE(claims[begun[2]].client, claims[begun[3]].client);
}

TEST_F(FairQueueTest, WithoutClientsOneThinksAtATimeWithPauses) {
  for (int i = 0; i < 10; ++i) ask(std::to_string(i), 1, Attention::nobody, 1s);
  const Instant start = now;
  while (begun.size() < 10) ASSERT_TRUE(step());
  EXPECT_EQ(waited[10] - start, 9 * (1s + FairQueue::kPause * 1s));
}

TEST_F(FairQueueTest, ABotWithoutClientsGivesWayAndComesAgain) {
  FairQueue one(1);
  one.add(1, {"a", Attention::nobody, {}});
  EXPECT_EQ(one.begin(now), 1u);
  EXPECT_EQ(one.preemptible(), std::nullopt) << "nobody else wants to think";
  one.add(2, {"b", Attention::nobody, {}});
  EXPECT_EQ(one.preemptible(), std::nullopt) << "for nobody either";
  one.add(3, {"c", Attention::spectators, {}});
  EXPECT_EQ(one.preemptible(), 1u);
  one.end(1, now + 10ms);
  one.add(1, {"a", Attention::nobody, {}});
  EXPECT_EQ(one.begin(now + 10ms), 3u);
  one.end(3, now + 20ms);
  EXPECT_EQ(one.pause_end(), now + 50ms);
  EXPECT_EQ(one.begin(now + 50ms), 1u) << "it was first";
}

TEST_F(FairQueueTest, ABotCountsAsWaitedForOnceAClientComes) {
  FairQueue one(1);
  one.add(1, {"a", Attention::nobody, {}});
  one.add(2, {"b", Attention::nobody, {}});
  EXPECT_EQ(one.begin(now), 1u);
  one.change({"b", Attention::players, address(1)});
  EXPECT_EQ(one.preemptible(), 1u);
  one.change({"a", Attention::players, address(2)});
  EXPECT_EQ(one.preemptible(), std::nullopt) << "both are wanted now";
  one.end(1, now + 1s);
  EXPECT_EQ(one.begin(now + 1s), 2u);
}

// Brandubh at its beginning, in which a bot may think long.
std::unique_ptr<Match> long_game() {
  const GameEntry* game = find_game("brandubh");
  return game->start(OptionValues(game->info->options, 2), 2);
}

// The answers of bots, in order.
class Answers {
 public:
  std::move_only_function<void(std::string)> next(const std::string& name) {
    return [this, name](const std::string& action) {
      const std::lock_guard lock(mutex_);
      names_.push_back(action.empty() ? name + " without" : name);
      changed_.notify_all();
    };
  }
  std::vector<std::string> await(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, 60s, [&] { return names_.size() >= count; });
    return names_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> names_;
};

TEST(BotThreadPoolTest, ABotWithoutClientsGivesWayAndAnswersAfterwards) {
  Answers answers;
  BotThreadPool pool(1, 0);
  pool.search(long_game(), 0, Level::best, {"left", Attention::nobody, {}}, answers.next("left"));
  pool.search(long_game(), 0, Level::novice, {"mine", Attention::players, {}}, answers.next("mine"));
  EXPECT_THAT(answers.await(2), ElementsAre("mine", "left"));
}

TEST(BotThreadPoolTest, AStoppedOneAnswersEverybodyAtOnce) {
  Answers answers;
  {
    BotThreadPool pool(1, 0);
    for (int i = 0; i < 100; ++i) {
      pool.search(long_game(), 0, Level::best, {"a", Attention::players, {}}, answers.next("best"));
    }
    pool.stop();
  }
  EXPECT_EQ(answers.await(100).size(), 100u);
}

TEST(BotsTest, ACasualBotWaitsForNoneThatThinksLong) {
  asio::io_context io;
  BotScheduler bots(2);
  std::vector<std::string> answered;
  const auto ask = [&](std::string name, Level level, int client) -> Task<void> {
    co_await bots.choose_action(long_game(), 0, level, {name, Attention::players, address(client)});
    answered.push_back(name);
    if (name == "casual") bots.stop();
  };
  for (int i = 0; i < 60; ++i) spawn(io, ask("best", Level::best, 1));
  spawn(io, ask("casual", Level::casual, 2));
  io.run();
  ASSERT_EQ(answered.size(), 61u);
  EXPECT_LT(std::ranges::find(answered, "casual") - answered.begin(), 60);
}

}  // namespace
}  // namespace nemeton
