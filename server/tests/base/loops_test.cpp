// Loops of events, and the mutex of their coroutines.
#include "server/base/loops.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/base/async_mutex.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;

std::vector<std::string> gone;

// Says when its loop is destroyed.
class Witness : public asio::execution_context::service {
 public:
  using key_type = Witness;
  static inline asio::execution_context::id id;
  explicit Witness(asio::execution_context& loop) : service(loop) {}
  ~Witness() override { gone.emplace_back("loop"); }

 private:
  void shutdown() override {}
};

TEST(LoopsTest, EachIsRunByOneThread) {
  Loops loops(3);
  std::array<std::set<std::thread::id>, 3> threads;
  int left = 30;
  const Strand main = loops.main().get_executor();
  for (int i = 0; i < 30; ++i) {
    auto& ran_on = threads.at(static_cast<std::size_t>(i % 3));
    asio::post(loops.next(), [&] {
      ran_on.insert(std::this_thread::get_id());
      asio::post(main, [&] {
        if (--left == 0) loops.stop();
      });
    });
  }
  loops.run();
  std::set<std::thread::id> all;
  for (const auto& each : threads) {
    EXPECT_EQ(each.size(), 1u);
    all.insert(each.begin(), each.end());
  }
  EXPECT_EQ(all.size(), 3u);
}

TEST(LoopsTest, CoroutinesAreDestroyedBeforeAnyLoop) {
  gone.clear();
  {
    Loops loops(2);
    const Strand one = loops.next();
    const Strand other = loops.next();
    for (const Strand& each : {one, other}) asio::make_service<Witness>(each.context());
    const auto wait = [](Strand elsewhere) -> Task<void> {
      const std::shared_ptr<void> held(nullptr, [](void*) { gone.emplace_back("held"); });
      asio::steady_timer never(elsewhere, asio::steady_timer::time_point::max());
      co_await never.async_wait(kAwait);
    };
    spawn(one, wait(other));
    spawn(other, wait(one));
    asio::post(one, [&] { asio::post(other, [&] { loops.stop(); }); });
    loops.run();
  }
  EXPECT_THAT(gone, ElementsAre("held", "held", "loop", "loop"));
}

class AsyncMutexTest : public testing::Test {
 protected:
  // Holds the mutex across a turn of the loop, in which the others run.
  Task<void> hold(int name) {
    const AsyncMutex::Lock lock = co_await mutex.lock();
    EXPECT_EQ(++holders, 1);
    co_await asio::post(strand, kResult);
    --holders;
    held.push_back(name);
  }

  asio::io_context io;
  Strand strand = io.get_executor();
  AsyncMutex mutex{strand};
  int holders = 0;
  std::vector<int> held;
};

TEST_F(AsyncMutexTest, OneHoldsItAtATimeAndEverybodyInTheEnd) {
  for (int name = 0; name < 5; ++name) spawn(strand, hold(name));
  io.run();
  EXPECT_THAT(held, testing::UnorderedElementsAre(0, 1, 2, 3, 4));
}

TEST_F(AsyncMutexTest, ALockThatWasMovedEndsOnce) {
  const auto twice = [this]() -> Task<void> {
    {
      AsyncMutex::Lock first = co_await mutex.lock();
      const AsyncMutex::Lock moved(std::move(first));
    }
    co_await hold(1);
    co_await hold(2);
  };
  spawn(strand, twice());
  io.run();
  EXPECT_THAT(held, ElementsAre(1, 2));
}

TEST_F(AsyncMutexTest, AnExceptionEndsTheLock) {
  const auto fail = [this]() -> Task<void> {
    const AsyncMutex::Lock lock = co_await mutex.lock();
    throw std::runtime_error("broken");
  };
  asio::co_spawn(strand, fail(), [](const std::exception_ptr& exception) { EXPECT_TRUE(exception); });
  spawn(strand, hold(1));
  io.run();
  EXPECT_THAT(held, ElementsAre(1));
}

}  // namespace
}  // namespace nemeton
