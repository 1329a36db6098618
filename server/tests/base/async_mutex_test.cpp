#include "server/base/async_mutex.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <vector>

namespace nemeton {
namespace {

using testing::ElementsAre;

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
