// Rated games at several servers on one PostgreSQL.
#include <gtest/gtest.h>

#include <csignal>
#include <future>

#include "server/dice/keys.hpp"
#include "server/tests/support/authenticator.hpp"
#include "server/tests/support/nodes_fixture.hpp"

namespace nemeton {
namespace {

class RatingsNodesTest : public NodesFixture {
 protected:
  RatingsNodesTest() { start_keys(); }

  static json post(const Program& node, const std::string& path, const json& body) {
    const HttpAnswer answer = http(node.port(), "POST", "/api/v1/" + path, body.dump(), {{"Host", "nemeton.example"}});
    EXPECT_LT(answer.status, 300) << path << ": " << answer.body;
    return answer.parsed();
  }
  // The key of the session of somebody new.
  static std::string come(const Program& node, const std::string& name) {
    const Authenticator device;
    const std::string challenge = post(node, "names/challenge", {{"name", name}})["challenge"];
    return post(node, "names", {{"name", name}, {"passkey", Authenticator::written(device.create(challenge))}})["key"];
  }
  static std::string table_of(const Program& node, const std::string& one, const std::string& other) {
    json request = kTwoPeople;
    request.update({{"rated", true}, {"session", one}});
    const std::string table = post(node, "tables", request)["table"];
    post(node, "tables/" + table + "/join", {{"session", other}});
    return table;
  }
  static void resign(const Program& node, const std::string& table, const std::string& session) {
    Person person(node.port(), table, session);
    person.say({{"type", "resign"}, {"id", "enough"}});
    ASSERT_TRUE(person.hear());
    EXPECT_TRUE(person.over());
  }
  static json form(const Program& node, const std::string& session) {
    return post(node, "names/profile", {{"key", session}})["games"][0];
  }

  std::unique_ptr<Program> one = start_for_neighbours();
  std::unique_ptr<Program> two = start_for_neighbours();
};

TEST_F(RatingsNodesTest, GamesOfOnePlayerThatEndAtOnceAtTwoServersAllCount) {
  const std::string anu = come(*one, "Anu");
  const std::string bran = come(*two, "Bran");
  const std::string ceri = come(*one, "Ceri");
  constexpr int kRounds = 10;
  for (int round = 0; round < kRounds; ++round) {
    const std::string here = table_of(*one, anu, bran);
    const std::string there = table_of(*two, ceri, anu);
    auto first = std::async(std::launch::async, [&] { resign(*one, here, round % 2 == 0 ? anu : bran); });
    resign(*two, there, round % 3 == 0 ? anu : ceri);
    first.get();
  }
  const json all = form(*two, anu);
  EXPECT_EQ(all["past"].size(), 2u * kRounds);
  // Lost every second of the one, and every third, four of ten, of the other.
  EXPECT_EQ(all["lost"], kRounds / 2 + 4);
  EXPECT_EQ(all["won"], kRounds / 2 + 6);
  EXPECT_EQ(form(*one, bran)["past"].size(), std::size_t{kRounds});
  EXPECT_EQ(form(*one, anu), all);
}

TEST_F(RatingsNodesTest, AGameEndsAtOneServerWhereAnotherHasDied) {
  const std::string anu = come(*one, "Anu");
  const std::string bran = come(*one, "Bran");
  const std::string table = table_of(*one, anu, bran);
  one->signal(SIGKILL);
  resign(*two, table, bran);
  EXPECT_EQ(form(*two, anu)["won"], 1);
  EXPECT_EQ(form(*two, bran)["lost"], 1);
}

}  // namespace
}  // namespace nemeton
