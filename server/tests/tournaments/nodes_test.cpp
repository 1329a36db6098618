// Tournaments at several servers on one PostgreSQL: no round is opened twice, and none is lost with a server.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <future>
#include <set>

#include "server/dice/keys.hpp"
#include "server/tests/support/authenticator.hpp"
#include "server/tests/support/nodes_fixture.hpp"

namespace nemeton {
namespace {

class TournamentNodesTest : public NodesFixture {
 protected:
  TournamentNodesTest() { start_keys(); }

  static json post(const Program& node, const std::string& path, const json& body) {
    return http(node.port(), "POST", "/api/v1/" + path, body.dump(), {{"Host", "nemeton.example"}}).parsed();
  }
  static std::string come(const Program& node, const std::string& name) {
    const Authenticator device;
    const std::string challenge = post(node, "names/challenge", {{"name", name}})["challenge"];
    return post(node, "names", {{"name", name}, {"passkey", Authenticator::written(device.create(challenge))}})["key"];
  }
  static std::string make(const Program& node, const std::string& key) {
    return post(
        node, "tournaments",
        {{"key", key}, {"name", "Night"}, {"game", "brandubh"}, {"format", "round_robin"}, {"pause", 0}})["tournament"];
  }
  static json read(const Program& node, const std::string& id) {
    return http(node.port(), "GET", "/api/v1/tournaments/" + id).parsed();
  }
  // As soon as that server knows that it is so.
  static json when(const Program& node, const std::string& id, const std::function<bool(const json&)>& is_so) {
    json now = read(node, id);
    for (int tries = 0; !is_so(now) && tries < 60; ++tries)
      now = post(node, "tournaments/" + id + "/watch", {{"after", now["last"]}, {"wait", 1}});
    EXPECT_TRUE(is_so(now)) << now.dump();
    return now;
  }
  // The later entrant of each open table gives up, at that server.
  static void play(const Program& node, const json& now, const std::vector<std::string>& keys) {
    for (const json& each : now["tables"]) {
      if (!each["points"].is_null()) continue;
      const auto numbers = each["entrants"].get<std::vector<std::size_t>>();
      Person first(node.port(), each["table"], keys[std::ranges::min(numbers)]);
      Person second(node.port(), each["table"], keys[std::ranges::max(numbers)]);
      second.socket.send(json{{"type", "resign"}, {"id", "end"}});
      while (second.socket.receive("event")["state"]["node"] != "terminal") {
      }
    }
  }

  std::unique_ptr<Program> one = start();
  std::unique_ptr<Program> two = start();
};

TEST_F(TournamentNodesTest, NoRoundIsOpenedTwice) {
  std::vector<std::string> keys;
  for (const char* name : {"Ceridwen", "Gwion", "Morfran", "Tegid"}) keys.push_back(come(*one, name));
  const std::string id = make(*one, keys[0]);
  for (std::size_t i = 1; i < keys.size(); ++i) post(*two, "tournaments/" + id + "/join", {{"key", keys[i]}});
  auto here =
      std::async(std::launch::async, [&] { return post(*one, "tournaments/" + id + "/start", {{"key", keys[0]}}); });
  const json there = post(*two, "tournaments/" + id + "/start", {{"key", keys[0]}});
  // One of them is told that it has begun.
  EXPECT_NE(here.get().contains("error"), there.contains("error"));
  for (int round = 1; round <= 3; ++round) {
    const json now = when(round % 2 == 0 ? *one : *two, id, [&](const json& each) { return each["round"] == round; });
    play(round % 2 == 0 ? *two : *one, now, keys);
  }
  const json now = when(*two, id, [](const json& each) { return each["state"] == "over"; });
  EXPECT_EQ(now["tables"].size(), 6u);
  std::set<std::set<int>> pairs;
  for (const json& each : now["tables"]) pairs.insert(each["entrants"].get<std::set<int>>());
  EXPECT_EQ(pairs.size(), 6u);
  EXPECT_EQ(now["standings"][0]["points"], 3);
}

TEST_F(TournamentNodesTest, ItGoesOnWhereAServerHasDied) {
  const std::vector<std::string> keys = {come(*one, "Ceridwen"), come(*one, "Gwion"), come(*one, "Morfran")};
  const std::string id = make(*one, keys[0]);
  for (std::size_t i = 1; i < keys.size(); ++i) post(*one, "tournaments/" + id + "/join", {{"key", keys[i]}});
  post(*one, "tournaments/" + id + "/start", {{"key", keys[0]}});
  one->end(SIGKILL);
  for (int round = 1; round <= 3; ++round)
    play(*two, when(*two, id, [&](const json& each) { return each["round"] == round; }), keys);
  const json now = when(*two, id, [](const json& each) { return each["state"] == "over"; });
  EXPECT_EQ(now["standings"][0]["entrant"], 0);
}

}  // namespace
}  // namespace nemeton
