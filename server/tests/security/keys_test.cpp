// Nobody acts for a seat without its key: wrong keys, keys of elsewhere, other seats' turns and ids, and ids that come again. No key is written
// to the log.
#include "server/dice/keys.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <set>
#include <thread>

#include "server/store/sqlite/sqlite.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/raw_socket.hpp"
#include "server/tests/support/store_fixture.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

class SecurityKeysTest : public testing::Test {
 protected:
  SecurityKeysTest()
      : opened(open_table(server.port(), kTwoPeople)),
        other_key(join(server.port(), opened.table)),
        first(server.port(), opened.table, opened.key),
        second(server.port(), opened.table, other_key) {}

  static json error(Person& person, const json& message) {
    person.say(message);
    return person.socket.receive("error")["code"];
  }
  HttpAnswer post(const std::string& path, const json& body) { return http(server.port(), "POST", path, body.dump()); }
  int last() { return http(server.port(), "GET", "/api/v1/tables/" + opened.table).parsed()["last"]; }
  // Both play in turn, so many actions, and hear of them.
  void play(int actions) {
    for (int i = 0; i < actions; ++i) {
      Person& actor = first.last() % 2 == 0 ? first : second;
      actor.act("id" + std::to_string(first.last()), actor.actions().front());
      ASSERT_TRUE(first.hear());
      ASSERT_TRUE(second.hear());
    }
  }

  TestServer server;
  Opened opened;
  std::string other_key;
  Person first;
  Person second;
};

TEST_F(SecurityKeysTest, KeysAreLongRandomAndStoredAsHashesOnly) {
  std::set<std::string> keys;
  for (int i = 0; i < 1000; ++i) keys.insert(random_key());
  EXPECT_EQ(keys.size(), 1000u);
  for (const std::string& key : keys) EXPECT_EQ(key.size(), 43u);  // 256 bits, 6 a letter
  for (Person* each : {&first, &second}) each->socket.cut();
  server.stop();
  for (const auto& each : std::filesystem::directory_iterator(server.folder() / "data")) {
    std::ifstream file(each.path(), std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(file)), {});
    for (const std::string& key : {opened.key, other_key}) {
      EXPECT_EQ(bytes.find(key), std::string::npos) << each.path();
      EXPECT_EQ(bytes.find(key.substr(0, 16)), std::string::npos) << each.path();
    }
  }
  const auto store = open_sqlite(server.folder() / "data").value();
  const StoredTable stored = load(*store, opened.table);
  EXPECT_EQ(stored.seats[0].key_hash, key_hash(opened.key));
  EXPECT_EQ(stored.seats[0].key_hash.size(), 32u);
}

TEST_F(SecurityKeysTest, AHashIsOpenedByItsKeyAlone) {
  const std::string hash = key_hash(opened.key);
  EXPECT_TRUE(opens(opened.key, hash));
  EXPECT_FALSE(opens(hash, hash));
  EXPECT_FALSE(opens("", hash));
  EXPECT_FALSE(opens("", ""));
  EXPECT_FALSE(opens(opened.key, ""));
  for (std::size_t i = 0; i < opened.key.size(); ++i) {
    std::string other = opened.key;
    other[i] = other[i] == 'A' ? 'B' : 'A';
    EXPECT_FALSE(opens(other, hash));
  }
}

TEST_F(SecurityKeysTest, NoOtherKeyOpensASeat) {
  const Opened elsewhere = open_table(server.port(), kTwoPeople);
  const std::string table = "tables/" + opened.table;
  std::string almost = opened.key;
  almost.back() = almost.back() == 'A' ? 'E' : 'A';
  for (const json& key : {json(""), json("x"), json(elsewhere.key), json(opened.key + "A"), json(opened.key.substr(1)),
                          json(opened.key + std::string(1, '\0')), json(almost), json(opened.table),
                          json(std::string(43, 'A')), json(std::string(60'000, 'k'))}) {
    WebSocketClient socket;
    ASSERT_EQ(socket.open(server.port(), opened.table), 101);
    socket.send({{"type", "hello"}, {"key", key}, {"after", -1}});
    EXPECT_EQ(socket.receive("error")["code"], "bad_key");
    // It is not in: neither as that seat nor as a spectator.
    socket.send({{"type", "act"}, {"id", "x"}, {"action", first.actions().front()}});
    EXPECT_EQ(socket.receive("error")["code"], "bad_request");
    // It may try again.
    socket.send({{"type", "hello"}, {"key", opened.key}, {"after", -1}});
    EXPECT_EQ(socket.receive("welcome")["seat"], 0);
    // Nor does it open anything over HTTP.
    const json seats = {{"seats", {{{"table", opened.table}, {"key", key}}}}};
    EXPECT_EQ(call_api(server.port(), "seats/lookup", seats).parsed()["tables"][0],
              json({{"table", opened.table}, {"error", "bad_key"}}));
    const auto text = key.get<std::string>();
    if (text.contains('\0') || text.size() > 10'000) continue;
    EXPECT_EQ(call_api(server.port(), table + "/leave", {{"key", key}}).error(), "bad_key");
    const json pass = {{"key", key}, {"id", std::string(43, 'w')}, {"ciphertext", "b"}};
    EXPECT_EQ(call_api(server.port(), table + "/passes", pass).error(), "bad_key");
  }
  for (const json& key : {json(7), json(true), json::array({opened.key}), json({{"key", opened.key}})}) {
    WebSocketClient socket;
    ASSERT_EQ(socket.open(server.port(), opened.table), 101);
    socket.send({{"type", "hello"}, {"key", key}, {"after", -1}});
    EXPECT_EQ(socket.receive("error")["code"], "bad_request");
  }
  EXPECT_EQ(last(), 0);
  EXPECT_EQ(http(server.port(), "GET", "/api/v1/" + table).parsed()["seats"][0]["taken"], true);
}

TEST_F(SecurityKeysTest, NoSeatPlaysForAnother) {
  const std::string action = first.actions().front();
  EXPECT_EQ(error(second, {{"type", "act"}, {"id", "x"}, {"action", action}}), "not_your_turn");
  // Whatever else it says about who it is.
  EXPECT_EQ(error(second, {{"type", "act"}, {"id", "x"}, {"action", action}, {"seat", 0}, {"key", "k"}}),
            "not_your_turn");
  EXPECT_EQ(error(second, {{"type", "hello"}, {"key", opened.key}, {"after", -1}}), "bad_request");
  second.say({{"type", "resign"}, {"id", "y"}, {"seat", 0}});
  ASSERT_TRUE(first.hear());
  EXPECT_EQ(first.event()["seat"], 1);
}

TEST_F(SecurityKeysTest, ASpectatorDoesNothingButWatch) {
  Person spectator(server.port(), opened.table, "");
  const std::string action = first.actions().front();
  EXPECT_EQ(error(spectator, {{"type", "act"}, {"id", "x"}, {"action", action}}), "bad_key");
  EXPECT_EQ(error(spectator, {{"type", "act"}, {"id", "x"}, {"action", action}, {"key", opened.key}}), "bad_key");
  EXPECT_EQ(error(spectator, {{"type", "resign"}, {"id", "y"}}), "bad_key");
  EXPECT_EQ(error(spectator, {{"type", "rematch"}}), "bad_key");
  EXPECT_EQ(error(spectator, {{"type", "hello"}, {"key", opened.key}, {"after", -1}}), "bad_request");
  EXPECT_EQ(last(), 0);
}

TEST_F(SecurityKeysTest, AnIdThatComesAgainPlaysNothing) {
  play(6);
  // In any order, with any action, over a connection of its own, and after a restart.
  for (const int n : {4, 0, 2}) {
    first.act("id" + std::to_string(n), first.actions().front());
    EXPECT_EQ(first.socket.receive("event"), first.events[static_cast<std::size_t>(n) + 1]);
  }
  Person phone(server.port(), opened.table, opened.key);
  phone.say({{"type", "resign"}, {"id", "id2"}});
  EXPECT_EQ(phone.socket.receive("event"), first.events[3]);
  for (Person* each : {&first, &second, &phone}) each->socket.cut();
  server.restart();
  first.come(server.port());
  first.act("id4", first.actions().front());
  EXPECT_EQ(first.socket.receive("event"), first.events[5]);
  EXPECT_EQ(last(), 6);
}

TEST_F(SecurityKeysTest, AnIdBelongsToItsSeat) {
  play(2);
  // The second's own action, under an id of the first: it is played, as the second's.
  first.act("mine", first.actions().front());
  ASSERT_TRUE(first.hear());
  ASSERT_TRUE(second.hear());
  second.act("id0", "nonsense");
  EXPECT_EQ(second.socket.receive("error")["code"], "illegal_action");
  second.act("id0", second.actions().front());
  ASSERT_TRUE(second.hear());
  EXPECT_EQ(second.event()["n"], 4);
  EXPECT_EQ(second.event()["seat"], 1);
  EXPECT_EQ(last(), 4);
}

TEST_F(SecurityKeysTest, OneIdSentManyTimesAtOnceIsPlayedOnce) {
  const std::string action = first.actions().front();
  std::vector<std::jthread> all;
  for (int i = 0; i < 6; ++i) {
    all.emplace_back([&] {
      Person copy(server.port(), opened.table, opened.key);
      if (copy.last() == 0) copy.act("same", action);
      else copy.act("same", "nonsense");
      EXPECT_EQ(copy.socket.receive("event")["id"], "same");
    });
  }
  all.clear();
  EXPECT_EQ(last(), 1);
}

TEST(SecurityLogTest, NoKeyIsWrittenInAWholeGame) {
  const TemporaryFolder folder;
  Program server({"--port", "0", "--data", folder.path() / "data", "--log-level", "debug"});
  const int port = server.port();
  ASSERT_NE(port, 0);
  const Opened opened =
      open_table(port, {{"game", "danube"}, {"seats", {"you", "open"}}, {"options", {{"ply_limit", 30}}}});
  const std::string other_key = join(port, opened.table);
  std::vector<std::string> keys = {opened.key, other_key, std::string(43, 'W')};

  // Wrong keys, and a client that puts a key where it does not belong.
  WebSocketClient guesser;
  ASSERT_EQ(guesser.open(port, opened.table), 101);
  guesser.send({{"type", "hello"}, {"key", keys[2]}});
  EXPECT_EQ(guesser.receive("error")["code"], "bad_key");
  guesser.send({{"type", opened.key}, {"id", opened.key}});
  EXPECT_TRUE(guesser.receive("error").is_object());
  http(port, "GET", "/t/" + opened.table + "?key=" + opened.key);
  http(port, "GET", "/api/v1/tables/" + opened.table + "?key=" + opened.key, "", {{"Authorization", opened.key}});
  call_api(port, "tables/" + opened.table + "/join", {{"key", opened.key}});
  RawSocket(port).write("GET /" + opened.key);
  RawSocket broken(port);
  broken.write(opened.key + "\r\n\r\n");
  EXPECT_TRUE(broken.await_end());

  Person first(port, opened.table, opened.key);
  Person second(port, opened.table, other_key);
  for (int i = 0; !first.over(); ++i) {
    if (first.state()["node"] == "decision") {
      Person& actor = first.actions().empty() ? second : first;
      actor.act("id" + std::to_string(i), actor.actions().back());
    }
    ASSERT_TRUE(first.hear());
    ASSERT_TRUE(second.hear());
  }
  for (Person* each : {&first, &second}) each->say({{"type", "rematch"}});
  EXPECT_TRUE(first.socket.receive("next").is_object());

  EXPECT_EQ(server.end(SIGTERM), 0);
  const std::string& log = server.complaint();
  EXPECT_NE(log, "");
  for (const std::string& key : keys) {
    EXPECT_EQ(log.find(key), std::string::npos) << log;
    EXPECT_EQ(log.find(key.substr(0, 12)), std::string::npos) << log;
  }
}

}  // namespace
}  // namespace nemeton
