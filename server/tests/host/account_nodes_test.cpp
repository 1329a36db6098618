// Accounts at several servers on one PostgreSQL: names, ratings, moderation, tournaments and bot accounts.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <future>
#include <set>

#include "server/dice/keys.hpp"
#include "server/tests/support/authenticator.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/raw_socket.hpp"

namespace nemeton {
namespace {

using namespace std::chrono_literals;
using testing::UnorderedElementsAre;

const std::string kModerator(24, 'k');

class AccountNodesTest : public NodesFixture {
 protected:
  AccountNodesTest() { start_keys(); }

  static HttpAnswer post(const Program& node, const std::string& path, const json& body,
                         const std::string& token = "") {
    std::map<std::string, std::string> headers = {{"Host", "nemeton.example"}};
    if (!token.empty()) headers["Authorization"] = "Bearer " + token;
    return call_api(node.port(), path, body, headers);
  }
  static json told(const Program& node, const std::string& path, const json& body, const std::string& token = "") {
    const HttpAnswer answer = post(node, path, body, token);
    EXPECT_LT(answer.status, 300) << path << ": " << answer.body;
    return answer.parsed();
  }
  // Signs up a player, and returns the key of their session.
  static std::string come(const Program& node, const std::string& name) { return sign_up(node.port(), name)["key"]; }
  std::unique_ptr<Program> start_for_accounts() const {
    return start_with({"--log-level", "error", "--rate-same-network", "true", "--moderator-keys", "anna:" + kModerator,
                       "--page-url", "https://nemeton.example"});
  }

  std::unique_ptr<Program> one = start_for_accounts();
  std::unique_ptr<Program> two = start_for_accounts();
};

class AccountNodesNamesTest : public AccountNodesTest {
 protected:
  static std::string challenge(const Program& node, const json& body = json::object()) {
    return told(node, "accounts/challenges", body)["challenge"];
  }
};

TEST_F(AccountNodesNamesTest, ASessionAndAChallengeOutliveTheirServer) {
  const Authenticator device;
  const json in = sign_up(one->port(), "Ceridwen", device);
  const std::string asked = challenge(*one);
  one->end(SIGKILL);
  EXPECT_EQ(told(*two, "GET accounts/me", {{"key", in["key"]}})["name"], "Ceridwen");
  EXPECT_EQ(post(*two, "sessions", {{"passkey", Authenticator::written(device.get(asked))}}).status, 201);
}

TEST_F(AccountNodesNamesTest, AnotherNameAndItsEndAreSeenAtTablesOfTheOtherServer) {
  const std::string key = come(*one, "Ceridwen");
  const Opened opened = open_table(two->port(), kTwoPeople);
  Person watching(two->port(), opened.table, "");
  const auto hear_name = [&](const std::string& name) {
    watching.hear_seats([&](const json& seats) { return seats[0].value("name", "") == name; });
  };
  const json claim = {{"key", key}, {"seats", {{{"table", opened.table}, {"key", opened.key}}}}};
  ASSERT_EQ(told(*one, "accounts/me/seats", claim)["tables"][0]["seat"], 0);
  hear_name("Ceridwen");
  told(*one, "PUT accounts/me/name", {{"key", key}, {"name", "Ceri"}});
  hear_name("Ceri");
  // The session opens the seat there too.
  EXPECT_EQ(Person(two->port(), opened.table, key).seat(), 0);
  told(*one, "DELETE accounts/me", {{"key", key}});
  watching.hear_seats([](const json& seats) { return !seats[0].contains("player") && !seats[0].contains("name"); });
}

TEST_F(AccountNodesNamesTest, ASocketAtTheOtherServerEndsWithItsSession) {
  const Authenticator phone;
  const Authenticator desk;
  const json in = sign_up(one->port(), "Ceridwen", phone);
  const json challenged = {{"key", in["key"]}};
  told(*one, "accounts/me/passkeys",
       {{"key", in["key"]}, {"passkey", Authenticator::written(desk.create(challenge(*one, challenged)))}});
  const auto sign_in = [&](const Authenticator& device) {
    return told(*one, "sessions", {{"passkey", Authenticator::written(device.get(challenge(*one)))}})["key"]
        .get<std::string>();
  };
  json request = kTwoPeople;
  request["session"] = in["key"];
  const Opened opened = open_table(one->port(), request);
  const auto expect_ends = [&](const std::string& session, const std::function<void()>& end) {
    Person person(two->port(), opened.table, session);
    ASSERT_EQ(person.seat(), 0);
    end();
    expect_closed(person);
  };
  std::string other = sign_in(desk);
  expect_ends(other, [&] { told(*one, "DELETE sessions/current", {{"key", other}}); });
  other = sign_in(desk);
  expect_ends(other, [&] { told(*one, "DELETE sessions/others", {{"key", in["key"]}}); });
  other = sign_in(desk);
  expect_ends(other, [&] {
    for (int i = 0; i < 50; ++i) sign_in(phone);
  });
  const std::string own = sign_in(phone);
  other = sign_in(desk);
  expect_ends(other, [&] { told(*one, "DELETE accounts/me/passkeys/" + base64url(desk.id()), {{"key", own}}); });
  const json bot = told(*one, "bots", {{"session", own}, {"name", "Taliesin"}});
  BotEvents stream(two->port(), bot["token"]);
  EXPECT_EQ(stream.status(), 200);
  expect_ends(own, [&] { told(*one, "DELETE accounts/me", {{"key", own}}); });
  EXPECT_EQ(stream.next("closed")["code"], "bad_key");
}

class RatingsNodesTest : public AccountNodesTest {
 protected:
  static std::string table_of(const Program& node, const std::string& one, const std::string& other) {
    json request = kTwoPeople;
    request.update({{"rated", true}, {"session", one}, {"time_control", kClock}});
    const std::string table = told(node, "tables", request)["table"];
    told(node, "tables/" + table + "/join", {{"session", other}});
    // A game counts once each side has acted.
    for (const std::string& session : {one, other}) Person(node.port(), table, session).play();
    return table;
  }
  static void resign(const Program& node, const std::string& table, const std::string& session) {
    Person person(node.port(), table, session);
    person.resign();
    EXPECT_TRUE(person.over());
  }
  static json form(const Program& node, const std::string& session) {
    return told(node, "GET accounts/me/profile", {{"key", session}})["games"][0];
  }
};

TEST_F(RatingsNodesTest, GamesOfOnePlayerThatEndAtOnceAtTwoServersAllCount) {
  const std::string anu = come(*one, "Anu");
  const std::string bran = come(*two, "Bran");
  const std::string ceri = come(*one, "Ceri");
  constexpr int kRounds = kMostRatedTogether;
  for (int round = 0; round < kRounds; ++round) {
    const std::string here = table_of(*one, anu, bran);
    const std::string there = table_of(*two, ceri, anu);
    auto first = std::async(std::launch::async, [&] { resign(*one, here, round % 2 == 0 ? anu : bran); });
    resign(*two, there, round % 3 == 0 ? anu : ceri);
    first.get();
  }
  const json all = form(*two, anu);
  EXPECT_EQ(all["history"].size(), 2u * kRounds);
  // Lost every second of the one, and every third of the other.
  EXPECT_EQ(all["lost"], kRounds / 2 + kRounds / 3);
  EXPECT_EQ(all["won"], 2 * kRounds - kRounds / 2 - kRounds / 3);
  EXPECT_EQ(form(*one, bran)["history"].size(), std::size_t{kRounds});
  EXPECT_EQ(form(*one, anu), all);
}

class OrderNodesTest : public AccountNodesTest {
 protected:
  static std::int64_t in_an_hour() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               (std::chrono::system_clock::now() + 1h).time_since_epoch())
        .count();
  }
  // Asks until it is so, for some seconds.
  static bool soon(const std::function<bool()>& is_so) {
    const auto latest = std::chrono::steady_clock::now() + 5s;
    while (!is_so()) {
      if (std::chrono::steady_clock::now() > latest) return false;
      std::this_thread::sleep_for(20ms);
    }
    return true;
  }
};

TEST_F(OrderNodesTest, ABanMadeAtOneServerHoldsAtTheOtherWithinSecondsAndEndsThereToo) {
  const json player = sign_up(two->port(), "Gwion");
  json request = kTwoPeople;
  request["session"] = player["key"];
  const Opened opened = open_table(two->port(), request);
  Person person(two->port(), opened.table, opened.key);

  const json ban = {{"key", kModerator}, {"player", player["player"]}, {"reason", "insults"}, {"until", in_an_hour()}};
  const json id = told(*one, "moderation/bans", ban)["id"];
  // A player at the other server is told, and disconnected.
  EXPECT_EQ(person.socket.receive("error")["code"], "banned");
  const auto is_banned = [&] {
    return post(*two, "PUT accounts/me/privacy", {{"key", player["key"]}, {"private", true}}).error() == "banned";
  };
  EXPECT_TRUE(soon(is_banned));
  told(*two, "DELETE moderation/bans/" + id.get<std::string>(), {{"key", kModerator}});
  EXPECT_FALSE(is_banned());
  EXPECT_TRUE(soon([&] { return post(*one, "GET accounts/me/profile", {{"key", player["key"]}}).status == 200; }));
}

TEST_F(OrderNodesTest, AnAnnouncementIsMadeAtAllServers) {
  told(*one, "moderation/announcements", {{"key", kModerator}, {"text", "Club night"}, {"until", in_an_hour()}});
  EXPECT_TRUE(soon([&] {
    const json all = http(two->port(), "GET", "/api/v1/announcements").parsed()["announcements"];
    return all.size() == 1 && all[0]["text"] == "Club night";
  }));
}

// No round is opened twice, and none is lost with a server.
class TournamentNodesTest : public AccountNodesTest {
 protected:
  // Makes one at the first server, for all of these players.
  std::string make(const Program& where_they_join, const std::vector<std::string>& keys) const {
    const json plan = {
        {"key", keys[0]}, {"name", "Night"}, {"game", "brandubh"}, {"format", "round_robin"}, {"break_seconds", 0}};
    const std::string id = told(*one, "tournaments", plan)["tournament"];
    for (std::size_t i = 1; i < keys.size(); ++i)
      told(where_they_join, "tournaments/" + id + "/join", {{"key", keys[i]}});
    return id;
  }
  // As soon as that server knows that it is so.
  static json when(const Program& node, const std::string& id, const std::function<bool(const json&)>& is_so) {
    json now = http(node.port(), "GET", "/api/v1/tournaments/" + id).parsed();
    for (int tries = 0; !is_so(now) && tries < 60; ++tries)
      now = told(node, "GET tournaments/" + id, {{"after", now["last"]}, {"wait", 1}});
    EXPECT_TRUE(is_so(now)) << now.dump();
    return now;
  }
  // The later entrant of each open table resigns, at that server.
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
};

TEST_F(TournamentNodesTest, NoRoundIsOpenedTwice) {
  std::vector<std::string> keys;
  for (const char* name : {"Ceridwen", "Gwion", "Morfran", "Tegid"}) keys.push_back(come(*one, name));
  const std::string id = make(*two, keys);
  const auto start_at = [&](const Program& node) {
    return post(node, "tournaments/" + id + "/start", {{"key", keys[0]}}).error();
  };
  auto here = std::async(std::launch::async, [&] { return start_at(*one); });
  const std::string there = start_at(*two);
  // One of the streams gets the begin of the game.
  EXPECT_NE(here.get().empty(), there.empty());
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

class BotNodesTest : public AccountNodesTest {
 protected:
  static std::string token(const Program& node) {
    return told(node, "bots", {{"session", come(node, "Ceridwen")}, {"name", "Taliesin"}})["token"];
  }
  static Opened ask(const Program& node) {
    return open_table(node.port(), {{"game", "brandubh"}, {"seats", {"you", "invite:Taliesin"}}});
  }
  static void accept(const Program& node, const Opened& opened, const std::string& token) {
    told(node, "bot/tables/" + opened.table + "/accept", json::object(), token);
  }
};

TEST_F(BotNodesTest, AChallengeAtOneServerReachesTheStreamAtAnother) {
  const std::string bot = token(*one);
  BotEvents events(two->port(), bot);
  ASSERT_TRUE(events.await_beat());
  const Opened opened = ask(*one);
  EXPECT_EQ(events.next("invitation")["table"], opened.table);
  Person person(one->port(), opened.table, opened.key);
  // It answers at whichever server its balancer sends it to.
  accept(*one, opened, bot);
  EXPECT_EQ(events.next("game_started")["table"], opened.table);
  EXPECT_EQ(events.next_message("event")["n"], 0);
  for (int round = 0; round < 3; ++round) {
    person.act("mine " + std::to_string(round), person.actions().front());
    ASSERT_TRUE(person.hear());
    json event = events.next_message("event");
    while (event.is_object() && event["n"] != 2 * round + 1) event = events.next_message("event");
    ASSERT_TRUE(event.is_object());
    const json act = {{"action", event["state"]["actions"]["1"][0]}};
    told(round % 2 == 0 ? *one : *two, "bot/tables/" + opened.table + "/act", act, bot);
    ASSERT_TRUE(person.hear());
  }
  const Opened declined = ask(*one);
  Person waiting(one->port(), declined.table, declined.key);
  EXPECT_EQ(events.next("invitation")["table"], declined.table);
  told(*two, "bot/tables/" + declined.table + "/decline", {{"reason", "later"}}, bot);
  EXPECT_EQ(waiting.hear_decline()["declined"], "later");
}

TEST_F(BotNodesTest, AStreamAtAnotherServerClosesTheEarlier) {
  const std::string bot = token(*one);
  BotEvents earlier(one->port(), bot);
  ASSERT_TRUE(earlier.await_beat());
  BotEvents later(two->port(), bot);
  EXPECT_EQ(earlier.next("closed")["code"], "another_stream");
  ASSERT_TRUE(later.await_beat());
}

TEST_F(BotNodesTest, WhereAServerHasDiedTheBotGoesOnAtAnother) {
  const std::string bot = token(*one);
  BotEvents events(two->port(), bot);
  ASSERT_TRUE(events.await_beat());
  const Opened opened = ask(*one);
  EXPECT_EQ(events.next("invitation")["table"], opened.table);
  accept(*two, opened, bot);
  EXPECT_EQ(events.next("game_started")["table"], opened.table);
  const Opened unanswered = ask(*one);
  EXPECT_EQ(events.next("invitation")["table"], unanswered.table);
  two->end(SIGKILL);
  EXPECT_TRUE(events.await_end());
  BotEvents again(one->port(), bot);
  EXPECT_EQ(again.next("game_started")["table"], opened.table);
  EXPECT_EQ(again.next("invitation")["table"], unanswered.table);
  accept(*one, unanswered, bot);
  EXPECT_EQ(again.next("game_started")["table"], unanswered.table);
}

}  // namespace
}  // namespace nemeton
