// Tournaments at a server on the store of the program that this file is compiled into: made, joined, played and survived.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <set>

#include "server/tests/support/service_fixture.hpp"

namespace nemeton {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;
using testing::ElementsAre;

class TournamentsTest : public ServiceTest {
 protected:
  // The key of a player with that name.
  std::string come(const std::string& name) const { return ServiceTest::come(name)["key"]; }
  json settings(const std::string& key, const std::string& format = "swiss") const {
    return {{"key", key},         {"name", "Club night"},  {"game", "brandubh"},   {"format", format},
            {"break_seconds", 0}, {"no_show_seconds", 60}, {"bots", json::array()}};
  }
  std::string make(const json& request) const { return told("tournaments", request, 201)["tournament"]; }
  json read(const std::string& id) const { return get("tournaments/" + id); }
  std::string error(const std::string& path, const json& body) const { return post(path, body).error(); }
  void act(const std::string& id, const std::string& what, const std::string& key) const {
    told("tournaments/" + id + "/" + what, {{"key", key}});
  }
  // The tournament as soon as it is so.
  json when(const std::string& id, const std::function<bool(const json&)>& is_so) {
    json now = read(id);
    for (int tries = 0; !is_so(now) && tries < 300; ++tries) {
      // What is due is looked at once a second of its time.
      time.pass(seconds(1));
      now = told("GET tournaments/" + id, {{"after", now["last"]}, {"wait", 1}});
    }
    EXPECT_TRUE(is_so(now)) << now.dump();
    return now;
  }
  json when_over(const std::string& id) {
    return when(id, [](const json& now) { return now["state"] == "over"; });
  }
  static std::vector<double> numbers(const json& list) { return list.get<std::vector<double>>(); }
  static std::vector<json> open_tables(const json& now) {
    std::vector<json> open;
    for (const json& each : now["tables"]) {
      if (each["points"].is_null()) open.push_back(each);
    }
    return open;
  }
  // The player of that key comes and gives the game up.
  void give_up(const std::string& table, const std::string& key) const {
    Person person(server->port(), table, key);
    person.socket.send_text(json({{"type", "resign"}, {"id", "end"}}).dump());
    for (json event = person.socket.receive("event"); event["state"]["node"] != "terminal";)
      event = person.socket.receive("event");
  }
  // Everybody of the open tables comes, and the later entrant gives up.
  void play(const json& now, const std::vector<std::string>& keys) {
    for (const json& each : open_tables(now)) {
      const int first = each["entrants"][0];
      const int second = each["entrants"][1];
      Person other(server->port(), each["table"], keys[static_cast<std::size_t>(std::min(first, second))]);
      give_up(each["table"], keys[static_cast<std::size_t>(std::max(first, second))]);
    }
  }
};

TEST_F(TournamentsTest, AGameIsPlayedToItsEndByThosePairedForIt) {
  const std::vector<std::string> keys = {come("Ceridwen"), come("Gwion")};
  json request = settings(keys[0]);
  request["time_control"] = kClock;
  const std::string id = make(request);
  act(id, "join", keys[1]);
  act(id, "start", keys[0]);
  const json table = open_tables(read(id)).at(0);
  const std::string first = keys[table["entrants"][0].get<std::size_t>()];
  Person person(server->port(), table["table"], first);
  EXPECT_EQ(person.welcome["tournament"], true);
  person.play();
  for (const char* wish : {"take_back", "pause", "substitute"}) {
    person.say({{"type", "propose"}, {"id", wish}, {"kind", wish}, {"target", 1}});
    EXPECT_EQ(person.socket.receive("error")["message"], "the game belongs to a tournament") << wish;
  }
  // Leaving is resigning, though the other player has not come.
  told("tables/" + table["table"].get<std::string>() + "/leave", {{"key", first}});
  const json over = when_over(id);
  EXPECT_EQ(over["tables"][0]["points"], json({0, 1}));
}

TEST_F(TournamentsTest, TheHostOfAFriendlyOneAllowsMoreThanMoves) {
  const std::string key = come("Ceridwen");
  json request = settings(key);
  request.update({{"time_control", kClock}, {"bots", {"novice"}}, {"friendly", "yes"}});
  EXPECT_EQ(error("tournaments", request), "bad_request");
  request["friendly"] = true;
  const std::string id = make(request);
  act(id, "start", key);
  const json now = read(id);
  EXPECT_EQ(now["friendly"], true);
  Person person(server->port(), open_tables(now).at(0)["table"], key);
  EXPECT_EQ(person.welcome["friendly"], true);
  person.say({{"type", "propose"}, {"id", "pause"}, {"kind", "pause"}});
  while (!person.event().contains("paused")) ASSERT_TRUE(person.hear());
}

TEST_F(TournamentsTest, ATitleShowsSomething) {
  json request = settings(come("Ceridwen"));
  for (const char* title : {"Club night!", "🌿", "Nguye\u0302\u0303n", "123456789012345678901234"}) {
    request["name"] = title;
    EXPECT_EQ(read(make(request))["name"], title);
  }
  for (const char* title : {"", "   ", "\u2800", "\u0301", "\u3000 \u0301", "\u202Ethgin", "a\nb",
                            "Z\u0300\u0301\u0302oe", "1234567890123456789012345"}) {
    request["name"] = title;
    EXPECT_EQ(error("tournaments", request), "bad_request") << title;
  }
}

TEST_F(TournamentsTest, BlockedPlayersAreNotPaired) {
  const std::vector<std::string> names = {"Ceridwen", "Gwion", "Morfran", "Tegid"};
  std::vector<std::string> keys;
  for (const std::string& name : names) keys.push_back(come(name));
  const std::string id = make(settings(keys[0]));
  for (std::size_t i = 1; i < keys.size(); ++i) act(id, "join", keys[i]);
  // The upper half would meet the lower.
  const std::string host = told("GET accounts/me/profile", {{"key", keys[0]}})["player"];
  told("PUT accounts/me/blocks/" + host, {{"key", keys[2]}});
  act(id, "start", keys[0]);
  for (const json& each : open_tables(read(id))) {
    const std::set<int> pair = each["entrants"];
    EXPECT_NE(pair, (std::set<int>{0, 2}));
  }
}

TEST_F(TournamentsTest, ItGoesOnAfterARestartAtAnyInstant) {
  std::vector<std::string> keys = {come("Ceridwen"), come("Gwion")};
  const std::string id = make(settings(keys[0], "round_robin"));
  act(id, "join", keys[1]);
  server->restart();
  EXPECT_EQ(read(id)["entrants"].size(), 2u);
  act(id, "start", keys[0]);
  json before = read(id);
  server->restart();
  EXPECT_EQ(read(id)["tables"], before["tables"]);
  play(before, keys);
  // The result is there, but not counted.
  server->restart();
  const json now = when_over(id);
  EXPECT_EQ(now["standings"][0]["entrant"], 0);
  EXPECT_EQ(now["tables"].size(), 1u);
}

TEST_F(TournamentsTest, AnAbsentEntrantLosesAfterAWhileAndDropsOut) {
  std::vector<std::string> keys = {come("Ceridwen"), come("Gwion"), come("Morfran"), come("Tegid")};
  json request = settings(keys[0]);
  request["break_seconds"] = 600;
  const std::string id = make(request);
  for (std::size_t i = 1; i < keys.size(); ++i) act(id, "join", keys[i]);
  act(id, "start", keys[0]);
  // At one table the first player comes, at the other none.
  const json table = open_tables(read(id))[0];
  const int there = table["entrants"][0];
  Person person(server->port(), table["table"], keys[static_cast<std::size_t>(there)]);
  person.socket.send_text(R"({"type":"dice","commitment":null})");
  EXPECT_EQ(open_tables(read(id)).size(), 2u);
  time.pass(minutes(2));
  const json now = when(id, [](const json& each) { return open_tables(each).empty(); });
  EXPECT_THAT(numbers(now["tables"][0]["points"]), ElementsAre(1, 0));
  EXPECT_THAT(numbers(now["tables"][0]["missing"]), ElementsAre(1));
  EXPECT_THAT(numbers(now["tables"][1]["points"]), ElementsAre(0, 0));
  for (std::size_t each = 0; each < 4; ++each)
    EXPECT_EQ(now["entrants"][each]["playing"], static_cast<int>(each) == there) << each;
  // He says that he is back.
  const std::size_t late = table["entrants"][1];
  act(id, "join", keys[late]);
  EXPECT_EQ(read(id)["entrants"][late]["playing"], true);
}

TEST_F(TournamentsTest, ALateEntrantIsInTheNextRoundAndALeaverIsNot) {
  std::vector<std::string> keys = {come("Ceridwen"), come("Gwion"), come("Morfran"), come("Tegid")};
  json request = settings(keys[0]);
  request["rounds"] = 2;
  const std::string id = make(request);
  act(id, "join", keys[1]);
  act(id, "join", keys[2]);
  act(id, "start", keys[0]);
  json now = read(id);
  EXPECT_EQ(now["tables"].size(), 2u);
  EXPECT_TRUE(now["tables"][1]["table"].is_null());
  act(id, "join", keys[3]);
  // Leaving loses the game that is under way.
  const int leaves = std::max(now["tables"][0]["entrants"][0].get<int>(), now["tables"][0]["entrants"][1].get<int>());
  act(id, "leave", keys[static_cast<std::size_t>(leaves)]);
  now = when(id, [](const json& each) { return each["round"] == 2; });
  std::vector<int> playing;
  for (const json& each : now["tables"]) {
    if (each["round"] != 2) continue;
    for (const json& who : each["entrants"]) playing.push_back(who);
  }
  std::ranges::sort(playing);
  std::vector<int> expected;
  for (int each = 0; each < 4; ++each) {
    if (each != leaves) expected.push_back(each);
  }
  EXPECT_EQ(playing, expected);
}

TEST_F(TournamentsTest, AnArenaPairsFreeEntrantsUntilItsTimeIsUp) {
  std::vector<std::string> keys = {come("Ceridwen"), come("Gwion")};
  json request = settings(keys[0], "arena");
  request["arena_minutes"] = 2;
  request["no_show_seconds"] = 600;
  const std::string id = make(request);
  act(id, "join", keys[1]);
  act(id, "start", keys[0]);
  play(read(id), keys);
  const json again = when(id, [](const json& each) { return each["tables"].size() == 2; });
  EXPECT_EQ(again["tables"][1]["entrants"][0], again["tables"][0]["entrants"][1]);
  time.pass(minutes(3));
  // Games under way are played out.
  EXPECT_EQ(read(id)["state"], "running");
  play(read(id), keys);
  const json now = when_over(id);
  EXPECT_EQ(now["tables"].size(), 2u);
  EXPECT_EQ(now["standings"][0]["points"], 2);
}

TEST_F(TournamentsTest, ItGoesOnWithoutItsHostAndBeforeTheStartItIsClosed) {
  std::vector<std::string> keys = {come("Ceridwen"), come("Gwion"), come("Morfran")};
  const std::string waiting = make(settings(keys[0]));
  act(waiting, "join", keys[1]);
  const std::string running = make(settings(keys[0], "round_robin"));
  act(running, "join", keys[1]);
  act(running, "join", keys[2]);
  act(running, "start", keys[0]);
  told("DELETE accounts/me", {{"key", keys[0]}});
  json now = when_over(waiting);
  EXPECT_EQ(now["host"], nullptr);
  EXPECT_EQ(now["entrants"][0]["name"], nullptr);
  // The opponent at that table has won, and the others meet.
  for (int round = 0; round < 3; ++round) {
    now = when(running, [&](const json& each) { return each["state"] == "over" || !open_tables(each).empty(); });
    play(now, keys);
  }
  now = when_over(running);
  EXPECT_EQ(now["standings"][0]["entrant"], 1);
  EXPECT_EQ(now["host"], nullptr);
}

TEST_F(TournamentsTest, TheTimeOfARoundEndsIt) {
  std::vector<std::string> keys = {come("Ceridwen"), come("Gwion")};
  json request = settings(keys[0], "round_robin");
  request["round_minutes"] = 3;
  request["no_show_seconds"] = 3600;
  const std::string id = make(request);
  act(id, "join", keys[1]);
  act(id, "start", keys[0]);
  EXPECT_EQ(open_tables(read(id)).size(), 1u);
  time.pass(minutes(4));
  EXPECT_THAT(numbers(when_over(id)["tables"][0]["points"]), ElementsAre(0.5, 0.5));
}

TEST_F(TournamentsTest, ATournamentThatIsNotStartedIsOverAfterAWeek) {
  const std::string id = make(settings(come("Ceridwen")));
  time.pass(std::chrono::days(8));
  EXPECT_EQ(when_over(id)["tables"].size(), 0u);
}

}  // namespace
}  // namespace nemeton
