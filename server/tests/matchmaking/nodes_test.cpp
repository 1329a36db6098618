// Seeks at several servers on one PostgreSQL.
#include <gtest/gtest.h>

#include <csignal>
#include <future>
#include <iostream>
#include <set>

#include "server/tests/support/program.hpp"

namespace nemeton {
namespace {

class MatchmakingNodesTest : public NodesFixture {
 protected:
  // A key of its own for each name.
  static std::string key(const std::string& name) { return name + std::string(43 - name.size(), 'k'); }
  // Asks, and again without a result, as a client does.
  static std::future<json> seek(int port, const std::string& name, json games = {"duel"}) {
    return std::async(
        std::launch::async,
        [port, body = json({{"seat_key", key(name)}, {"games", std::move(games)}, {"speed", "rapid"}})] {
          json told;
          const auto end = std::chrono::steady_clock::now() + kTimeout;
          do {
            const HttpAnswer answer = call_api(port, "seeks", body);
            told = answer.status == 200 ? answer.parsed() : json({{"status", answer.status}});
          } while (told.contains("table") && told["table"].is_null() && std::chrono::steady_clock::now() < end);
          return told;
        });
  }
};

TEST_F(MatchmakingNodesTest, ManySeeksAtBothServersArePairedOnceEach) {
  const auto one = start();
  const auto two = start();
  constexpr int kPeople = 60;
  const auto begin = std::chrono::steady_clock::now();
  std::vector<std::future<json>> all;
  for (int i = 0; i < kPeople; ++i) {
    const json games = i % 3 == 0 ? json({"duel", "tug"}) : json({"duel"});
    all.push_back(seek((i % 2 == 0 ? one : two)->port(), "n" + std::to_string(i) + "-", games));
  }
  std::map<std::string, std::set<int>> tables;
  for (auto& each : all) {
    const json told = each.get();
    ASSERT_TRUE(told["table"].is_string()) << told;
    EXPECT_TRUE(tables[told["table"]].insert(told["seat"].get<int>()).second) << "a seat was given twice";
  }
  const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
  std::cout << kPeople << " people at two servers: " << took.count() << " ms until all were paired\n";
  for (const auto& [table, seats] : tables) EXPECT_EQ(seats.size(), 2u) << table;
}

TEST_F(MatchmakingNodesTest, APairingOfAKilledServerIsFoundAtAnother) {
  const auto two = start();
  for (int round = 0; round < 5; ++round) {
    const auto one = start();
    const std::string name = "r" + std::to_string(round);
    auto first = seek(one->port(), name + "a");
    first.wait_for(std::chrono::milliseconds(50));
    const json second = seek(two->port(), name + "b").get();
    // The answer to the first is on its way, or not even that.
    one->end(SIGKILL);
    ASSERT_TRUE(second["table"].is_string()) << second;
    first.wait();
    EXPECT_EQ(seek(two->port(), name + "a").get()["table"], second["table"]);
  }
}

TEST_F(MatchmakingNodesTest, ASeekAtAServerThatDiesIsPairedByAnother) {
  const auto two = start();
  const auto one = start();
  auto first = seek(one->port(), "a");
  first.wait_for(std::chrono::milliseconds(100));
  one->end(SIGKILL);
  first.wait();
  // His page asks the other server.
  auto again = seek(two->port(), "a");
  EXPECT_EQ(seek(two->port(), "b").get()["table"], again.get()["table"]);
}

TEST_F(MatchmakingNodesTest, ASeekEndedAtAnotherServerEndsHere) {
  const auto one = start();
  const auto two = start();
  auto first = seek(one->port(), "a");
  do {
    call_api(two->port(), "DELETE seeks", {{"key", key("a")}});
  } while (first.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready);
  EXPECT_EQ(first.get()["status"], 409);
}

}  // namespace
}  // namespace nemeton
