// Shared resources: one address takes all that it can, and another still gets its share.
#include "server/base/shares.hpp"

#include <gtest/gtest.h>

#include <deque>
#include <functional>

#include "server/tests/support/authenticator.hpp"
#include "server/tests/support/raw_socket.hpp"
#include "server/tests/support/table_helpers.hpp"
#include "server/tournaments/tournament.hpp"

namespace nemeton {
namespace {

const std::string kAnnsHome = "192.0.2.1";
const std::string kBobsHome = "192.0.2.2";

// Rate limits would only slow these tests down.
constexpr ClientLimits kFast = {.connections = 400, .tables_per_minute = 1000, .bot_invitations_per_minute = 1000};

class SharesTest : public testing::Test {
 protected:
  HttpAnswer post(const std::string& from, const std::string& path, const json& body) const {
    return call_api(server.port(), path, body, {{"X-Forwarded-For", from}});
  }
  json list(const std::string& path) const { return http(server.port(), "GET", "/api/v1/" + path).parsed(); }
  // Opens a table and stays there.
  void wait_at(const std::string& from, json request) {
    const json opened = post(from, "tables", request).parsed();
    WebSocketClient& socket = sockets.emplace_back();
    ASSERT_EQ(socket.open(server.port(), opened["table"], {{"X-Forwarded-For", from}}), 101);
    socket.send({{"type", "hello"}, {"key", opened["key"]}});
    ASSERT_TRUE(socket.receive("event").is_object());
  }
  // A name that looks like no other.
  static std::string new_name() {
    constexpr std::string_view kLetters = "abdeghkt";
    static std::size_t number = 0;
    std::string name = "Gwion";
    for (std::size_t left = number++, i = 0; i < 3; ++i, left /= kLetters.size())
      name += kLetters[left % kLetters.size()];
    return name;
  }
  // Signs up a new player, and returns the key of the session.
  std::string come() const { return sign_up(server.port(), new_name())["key"]; }
  // Returns the token of a bot account of a new player.
  std::string new_token() const {
    return post(kBobsHome, "bots", {{"session", come()}, {"name", new_name()}}).parsed()["token"];
  }

  // Ann takes one after another until her share is used up and she is refused. Bob is not refused.
  void expect_share(int share, const std::function<bool(const std::string& from)>& take) const {
    for (int i = 0; i < share; ++i) ASSERT_TRUE(take(kAnnsHome)) << i;
    EXPECT_FALSE(take(kAnnsHome));
    EXPECT_TRUE(take(kBobsHome));
  }
  // Ann keeps more tables open than her share of a list, and Bob's is still listed.
  void expect_listed(const std::string& path, const json& request) {
    json other = request;
    other["game"] = "tug";
    for (int i = 0; i < kListShare + 3; ++i) wait_at(kAnnsHome, request);
    wait_at(kBobsHome, other);
    std::map<std::string, int> games;
    const auto end = std::chrono::steady_clock::now() + kTimeout;
    while ((games["tug"] < 1 || games["brandubh"] < kListShare) && std::chrono::steady_clock::now() < end) {
      games.clear();
      const json told = list(path);
      for (const json& each : told["tables"]) ++games[each["game"]];
    }
    EXPECT_EQ(games["tug"], 1);
    EXPECT_EQ(games["brandubh"], kListShare);
  }

  TestServer server{kFast, "127.0.0.1"};
  std::deque<WebSocketClient> sockets;
};

TEST_F(SharesTest, Lobby) {
  expect_listed("lobby", {{"game", "brandubh"}, {"seats", {"you", "open"}}, {"lobby", true}});
}

TEST_F(SharesTest, PublicTables) {
  expect_listed("public-tables", {{"game", "brandubh"}, {"seats", {"you", "bot:beginner"}}, {"public", true}});
}

TEST_F(SharesTest, Connections) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  expect_share(kFast.connections / kConnectionPart, [&](const std::string& from) {
    return sockets.emplace_back().open(server.port(), opened.table, {{"X-Forwarded-For", from}}) == 101;
  });
}

TEST_F(SharesTest, Seeks) {
  // Seeks of one player are not paired with each other.
  const std::string session = come();
  int number = 0;
  expect_share(kSeekShare, [&](const std::string& from) {
    std::string key = std::to_string(++number);
    key.resize(43, 'x');
    json seek = {{"seat_key", key}, {"games", {"duel"}}, {"speed", "rapid"}, {"wait", 0}};
    if (from == kAnnsHome) seek["session"] = session;
    return post(from, "seeks", seek).status == 200;
  });
}

TEST_F(SharesTest, BotAccountsThatListen) {
  std::deque<BotEvents> streams;
  expect_share(kListShare, [&](const std::string& from) {
    return streams.emplace_back(server.port(), new_token(), from).await_beat();
  });
}

TEST_F(SharesTest, GamesOfABotAccount) {
  const std::string token = post(kBobsHome, "bots", {{"session", come()}, {"name", "Taliesin"}}).parsed()["token"];
  BotEvents events(server.port(), token);
  ASSERT_TRUE(events.await_beat());
  expect_share(kBotShare, [&](const std::string& from) {
    return post(from, "tables", {{"game", "brandubh"}, {"seats", {"you", "invite:Taliesin"}}}).status == 201;
  });
}

TEST_F(SharesTest, MailsToOneMailbox) {
  server.send_mails("smtp://127.0.0.1:1");
  // Mail servers read an address without regard to case.
  const auto spellings = std::to_array({"ana@example.org", "Ana@example.org", "ana@EXAMPLE.org"});
  std::size_t number = 0;
  expect_share(kMailboxShare, [&](const std::string& from) {
    const auto* const mail = spellings[number++ % spellings.size()];
    return post(from, "notifications/email-codes", {{"email", mail}, {"language", "en"}}).status == 201;
  });
}

TEST_F(SharesTest, TablesOfATournament) {
  server.set(&Config::trusted_proxies, "127.0.0.1");
  server.set(&Config::limits, {.open_tables = 2});
  const json made = {{"key", come()}, {"name", "Club night"}, {"game", "brandubh"}, {"format", "swiss"}};
  const std::string path =
      "tournaments/" + post(kAnnsHome, "tournaments", made).parsed()["tournament"].get<std::string>();
  for (int i = 0; i < 3; ++i) ASSERT_EQ(post(kBobsHome, path + "/join", {{"key", come()}}).status, 200);
  ASSERT_EQ(post(kAnnsHome, path + "/start", {{"key", made["key"]}}).status, 200);
  EXPECT_EQ(post(kAnnsHome, "tables", kTwoPeople).error(), "too_many_tables");
  EXPECT_EQ(post(kBobsHome, "tables", kTwoPeople).status, 201);
}

TEST_F(SharesTest, PlacesInATournament) {
  const json made = {
      {"key", come()}, {"name", "Club night"}, {"game", "brandubh"}, {"format", "swiss"}, {"host_plays", false}};
  const std::string path =
      "tournaments/" + post(kBobsHome, "tournaments", made).parsed()["tournament"].get<std::string>();
  expect_share(kEntrantShare,
               [&](const std::string& from) { return post(from, path + "/join", {{"key", come()}}).status == 200; });
  // Players who are removed before the start make room for others.
  const int more = kMostEntrants - kEntrantShare - 1;
  json bots = {{"key", made["key"]}, {"bot", "beginner"}};
  for (int i = 0; i < more; ++i) EXPECT_EQ(post(kBobsHome, path + "/bots", bots).status, 200);
  EXPECT_EQ(post(kBobsHome, path + "/bots", bots).error(), "tournament_full");
  EXPECT_EQ(post(kBobsHome, path + "/remove-entrant", {{"key", made["key"]}, {"entrant", 0}}).status, 200);
  EXPECT_EQ(post(kBobsHome, path + "/bots", bots).status, 200);
}

}  // namespace
}  // namespace nemeton
