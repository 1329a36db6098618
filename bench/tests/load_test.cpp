// What the open loop tells of a server that stops: all that would have been done meanwhile waits, and counts.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <csignal>
#include <filesystem>

#include "bench/child.hpp"
#include "bench/load_clients.hpp"

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
  ClientLoop loop(server.port());
  LoadClients clients(loop, "brandubh");
  ASSERT_TRUE(clients.open(kTables, 2));
  ASSERT_TRUE(loop.run(milliseconds(100)));
  clients.take();
  clients.begin_open_loop(500);
  ASSERT_TRUE(loop.run(milliseconds(1000)));
  server.signal(SIGSTOP);
  ASSERT_TRUE(loop.run(milliseconds(1000)));
  server.signal(SIGCONT);
  ASSERT_TRUE(loop.run(milliseconds(1000)));
  clients.end_open_loop();
  while (clients.unconfirmed() > 0) ASSERT_TRUE(loop.run(milliseconds(10)));
  const LoadCounts counts = clients.take();
  // So many came as were to come, however long the server stood.
  EXPECT_GE(counts.moves, 3 * 500 * 0.9);
  EXPECT_GE(counts.latency.quantile(0.99), 800'000U);
  EXPECT_EQ(server.end(SIGTERM), 0);
}

// Both seats of Druid's Duel choose at once: each hears that the other has chosen while its own choice is on its way.
TEST_F(LoadTest, ClientsThatChooseAtOnceSendEachChoiceOnce) {
  Child server({NEMETON_PROGRAM, "serve", "--port", "0", "--limits", "off", "--data", data_});
  ClientLoop loop(server.port());
  LoadClients clients(loop, "duel");
  ASSERT_TRUE(clients.open(5, 2)) << loop.error;
  clients.begin_closed_loop();
  ASSERT_TRUE(loop.run(milliseconds(1000))) << loop.error;
  EXPECT_GE(clients.take().moves, 100U);
  EXPECT_EQ(server.end(SIGTERM), 0);
}

}  // namespace
}  // namespace nemeton
