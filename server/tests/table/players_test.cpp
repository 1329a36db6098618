// The requests of players besides playing, as in docs/api.md: finding their tables, the lobby, moving to another device, and leaving.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

class PlayersTest : public testing::Test {
 protected:
  HttpAnswer get(const std::string& path) { return http(server.port(), "GET", path); }
  HttpAnswer post(const std::string& request, const json& body) { return call_api(server.port(), request, body); }
  json mine(const json& seats) { return post("seats/lookup", {{"seats", seats}}).parsed()["tables"]; }
  HttpAnswer forget(const std::string& table, const std::string& key) {
    return post("tables/" + table + "/leave", {{"key", key}});
  }
  json summary(const std::string& table) { return get("/api/v1/tables/" + table).parsed(); }

  // The tables of the lobby once they are as many as that; empty if they never are.
  json lobby(std::size_t count) {
    const auto end = std::chrono::steady_clock::now() + kTimeout;
    while (std::chrono::steady_clock::now() < end) {
      json tables = get("/api/v1/lobby").parsed()["tables"];
      if (tables.size() == count) return tables;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ADD_FAILURE() << "the lobby never has " << count << " tables";
    return json::array();
  }

  TestServer server;
};

// Passes, which move a seat to another device.

class PassesTest : public PlayersTest {
 protected:
  HttpAnswer leave_pass(const json& name, const json& box = "sealed") {
    return post("tables/" + opened.table + "/passes", {{"key", opened.key}, {"id", name}, {"ciphertext", box}});
  }
  HttpAnswer use_pass(const json& name) { return post("passes/redeem", {{"id", name}}); }

  Opened opened = open_table(server.port(), kTwoPeople);
  std::string id = std::string(43, 'w');
};

TEST_F(PassesTest, AWrongIdGetsNothingAndTakesNothing) {
  leave_pass(id);
  std::string almost = id;
  almost.back() = 'x';
  for (const std::string& wrong : {almost, id.substr(1), id + "w", std::string(), opened.table, opened.key, "%" + id,
                                   std::string(43, 'W'), id + std::string(1, '\0'), std::string(60'000, 'w')}) {
    EXPECT_EQ(use_pass(wrong).error(), "no_pass") << wrong.substr(0, 50);
  }
  for (const json& wrong : {json(7), json(), json::array({id}), json({{"id", id}})}) {
    EXPECT_EQ(use_pass(wrong).error(), "bad_request") << wrong;
  }
  EXPECT_EQ(use_pass(id).status, 200);
}

TEST_F(PassesTest, NothingOfAKeyOrAnIdIsStoredInClear) {
  id = "the-id-of-this-pass-is-as-long-as-they-are-";
  EXPECT_EQ(leave_pass(id).status, 201);
  server.stop();
  std::string kept;
  for (const auto& entry : std::filesystem::directory_iterator(server.folder() / "data")) {
    std::ifstream file(entry.path(), std::ios::binary);
    kept.append(std::istreambuf_iterator<char>(file), {});
  }
  EXPECT_THAT(kept, testing::HasSubstr("sealed"));
  EXPECT_EQ(kept.find(opened.key), std::string::npos);
  EXPECT_EQ(kept.find(id), std::string::npos);
}

// Leaving.

TEST_F(PlayersTest, ASeatThatHasNotPlayedIsFreeAgainWhenItIsForgotten) {
  auto [opened, key, first, second] = seat_two_people(server.port());
  EXPECT_EQ(forget(opened.table, key).status, 200);
  EXPECT_EQ(second.socket.receive("error")["code"], "bad_key");
  EXPECT_EQ(summary(opened.table)["over"], false);
  // Whoever sits down there next is alone with the seat.
  const std::string next = join(server.port(), opened.table);
  first.act("1", first.actions().front());
  ASSERT_TRUE(second.hear());
  second.act("2", "d1-d2");
  EXPECT_EQ(second.socket.receive("error")["code"], "bad_key");
  EXPECT_EQ(forget(opened.table, key).error(), "bad_key");
  EXPECT_EQ(mine({{{"table", opened.table}, {"key", next}}})[0]["seat"], 1);
}

TEST_F(PlayersTest, ASeatThatHasPlayedGivesTheGameUpWhenItIsForgotten) {
  auto [opened, key, first, second] = seat_two_people(server.port());
  first.act("1", first.actions().front());
  ASSERT_TRUE(second.hear());
  EXPECT_EQ(forget(opened.table, opened.key).status, 200);
  ASSERT_TRUE(second.hear());
  EXPECT_EQ(second.event()["resigned"], true);
  EXPECT_EQ(second.event()["seat"], 0);
  EXPECT_EQ(mine({{{"table", opened.table}, {"key", opened.key}}})[0]["error"], "bad_key");
  // The other has the game until he leaves too.
  EXPECT_EQ(get("/api/v1/tables/" + opened.table + "/record").status, 200);
}

TEST_F(PlayersTest, ATableWithBotsIsDeletedInTheMiddleOfTheirGame) {
  const Opened opened = open_table(server.port(), {{"game", "brandubh"}, {"seats", {"you", "bot:novice"}}});
  Person person(server.port(), opened.table, opened.key);
  person.act("1", person.actions().front());
  ASSERT_TRUE(person.hear());
  EXPECT_EQ(forget(opened.table, opened.key).status, 200);
  EXPECT_EQ(get("/api/v1/tables/" + opened.table).error(), "no_table");
}

TEST_F(PlayersTest, JoiningAndLeavingInTheSameInstantKeepsNoOneWaiting) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  for (int i = 0; i < 50; ++i) {
    // Whoever joins waits for all that is done at the table.
    const std::string key = join(server.port(), opened.table);
    ASSERT_FALSE(key.empty());
    WebSocketClient socket;
    ASSERT_EQ(socket.open(server.port(), opened.table), 101);
    const std::jthread leaving([&] { EXPECT_EQ(forget(opened.table, key).status, 200); });
    socket.send({{"type", "hello"}, {"key", key}});
    EXPECT_EQ(socket.receive("error")["code"], "bad_key");
  }
}

}  // namespace
}  // namespace nemeton
