// What the open loop tells of a server that stops: all that would have been done meanwhile waits, and counts.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <csignal>
#include <filesystem>

#include "bench/child.hpp"
#include "bench/stored_games.hpp"
#include "bench/swarm.hpp"
#include "bench/visitors.hpp"

namespace nemeton {
namespace {

using std::chrono::milliseconds;

class LoadTest : public testing::Test {
 protected:
  LoadTest() {
    std::string name = (std::filesystem::temp_directory_path() / "nemeton-load-test-XXXXXX").string();
    data_ = mkdtemp(name.data());
  }
  ~LoadTest() override { std::filesystem::remove_all(data_); }

  std::filesystem::path data_;
};

// A second of three in which nothing is answered: a third of the moves arrives in it, and each waits for what is left of it, or longer where
// the machine is slow. So the slowest hundredth of all waits for nearly all of it. A closed loop would count one such wait for each
// table, and call the server fast.
TEST_F(LoadTest, AStallCountsForAllThatArrivesInIt) {
  constexpr int kTables = 5;
  Child server({NEMETON_PROGRAM, "serve", "--port", "0", "--limits", "off", "--data", data_});
  World world(server.port());
  Swarm swarm(world, "brandubh");
  ASSERT_TRUE(swarm.open(kTables, 2));
  ASSERT_TRUE(world.run(milliseconds(100)));
  swarm.take();
  swarm.begin_open_loop(500);
  ASSERT_TRUE(world.run(milliseconds(1000)));
  server.signal(SIGSTOP);
  ASSERT_TRUE(world.run(milliseconds(1000)));
  server.signal(SIGCONT);
  ASSERT_TRUE(world.run(milliseconds(1000)));
  swarm.end_open_loop();
  while (swarm.unconfirmed() > 0) ASSERT_TRUE(world.run(milliseconds(10)));
  const Told told = swarm.take();
  // So many came as were to come, however long the server stood.
  EXPECT_GE(told.moves, 3 * 500 * 0.9);
  EXPECT_GE(told.latency.quantile(0.99), 800'000U);
  EXPECT_EQ(server.end(SIGTERM), 0);
}

// Both seats of Druid's Duel choose at once: each hears that the other has chosen while its own choice is on its way.
TEST_F(LoadTest, ClientsWhoChooseAtOnceSendEachChoiceOnce) {
  Child server({NEMETON_PROGRAM, "serve", "--port", "0", "--limits", "off", "--data", data_});
  World world(server.port());
  Swarm swarm(world, "duel");
  ASSERT_TRUE(swarm.open(5, 2)) << world.wrong;
  swarm.begin_closed_loop();
  ASSERT_TRUE(world.run(milliseconds(1000))) << world.wrong;
  EXPECT_GE(swarm.take().moves, 100U);
  EXPECT_EQ(server.end(SIGTERM), 0);
}

TEST_F(LoadTest, VisitorsMoveAtGamesThatWereStoredBefore) {
  auto games = store_games(data_, "sigily", 200);
  ASSERT_TRUE(games) << games.error();
  Child server({NEMETON_PROGRAM, "serve", "--port", "0", "--limits", "off", "--data", data_});
  World world(server.port());
  Visitors visitors(world, std::move(*games));
  visitors.begin(100);
  ASSERT_TRUE(world.run(milliseconds(1000))) << world.wrong;
  visitors.end();
  while (visitors.present() > 0) ASSERT_TRUE(world.run(milliseconds(10))) << world.wrong;
  const Visited visited = visitors.take();
  EXPECT_GE(visited.moving.count(), 50U);
  EXPECT_EQ(visited.moving.count(), visited.coming.count());
  EXPECT_EQ(server.end(SIGTERM), 0);
}

}  // namespace
}  // namespace nemeton
