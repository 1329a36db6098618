// Tournaments at a server on the store of the program that this file is compiled into: made, joined, played and survived.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <set>

#include "server/tests/support/authenticator.hpp"
#include "server/tests/support/server_fixture.hpp"
#include "server/tests/support/store_fixture.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;
using testing::ElementsAre;
using testing::HasSubstr;

class TournamentsTest : public testing::Test {
 protected:
  HttpAnswer post(const std::string& path, const json& body) const { return call_api(server->port(), path, body); }
  json told(const std::string& path, const json& body, int status = 200) const {
    const HttpAnswer answer = post(path, body);
    EXPECT_EQ(answer.status, status) << path << ": " << answer.body;
    return answer.parsed();
  }
  // The key of a player with that name.
  std::string come(const std::string& name) const { return sign_up(server->port(), name)["key"]; }
  json settings(const std::string& key, const std::string& format = "swiss") const {
    return {{"key", key},         {"name", "Club night"},  {"game", "brandubh"},   {"format", format},
            {"break_seconds", 0}, {"no_show_seconds", 60}, {"bots", json::array()}};
  }
  std::string make(const json& request) const { return told("tournaments", request, 201)["tournament"]; }
  json read(const std::string& id) const { return http(server->port(), "GET", "/api/v1/tournaments/" + id).parsed(); }
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

  SetTime time;
  std::unique_ptr<StoreFixture> fixture = new_store_fixture();
  std::unique_ptr<TestServer> server = fixture->serve(&time);
};

TEST_F(TournamentsTest, ASwissOfFourIsPlayedToTheEnd) {
  std::vector<std::string> keys;
  for (const char* name : {"Ceridwen", "Gwion", "Morfran", "Tegid"}) keys.push_back(come(name));
  const json made = told("tournaments", settings(keys[0]), 201);
  const std::string id = made["tournament"];
  EXPECT_EQ(told("tournaments/find", {{"join_code", made["join_code"]}})["tournament"], id);
  EXPECT_EQ(error("tournaments/find", {{"join_code", "K7QM-4XPA"}}), "no_tournament");
  EXPECT_EQ(error("tournaments/find", {{"join_code", "bani-do"}}), "no_tournament");
  for (std::size_t i = 1; i < keys.size(); ++i) act(id, "join", keys[i]);
  json now = read(id);
  EXPECT_EQ(now["state"], "waiting");
  EXPECT_EQ(now["host"], "Ceridwen");
  EXPECT_EQ(now["join_code"], made["join_code"]);
  EXPECT_EQ(now["entrants"].size(), 4u);
  EXPECT_EQ(now["entrants"][3]["name"], "Tegid");
  act(id, "start", keys[0]);
  now = read(id);
  EXPECT_EQ(now["round"], 1);
  EXPECT_EQ(now["total_rounds"], 2);
  ASSERT_EQ(open_tables(now).size(), 2u);
  play(now, keys);
  now = when(id, [](const json& each) { return each["round"] == 2; });
  play(now, keys);
  now = when_over(id);
  // The entrant who came earlier has always won.
  std::vector<int> order;
  for (const json& each : now["standings"]) order.push_back(each["entrant"]);
  EXPECT_EQ(order.front(), 0);
  EXPECT_EQ(now["standings"][0]["points"], 2);
  EXPECT_EQ(now["standings"][3]["points"], 0);
  EXPECT_EQ(now["tie_breaks"], json::parse(R"(["buchholz_cut_1", "buchholz", "sonneborn_berger", "wins"])"));
  const HttpAnswer csv = http(server->port(), "GET", "/api/v1/tournaments/" + id + "/standings.csv");
  EXPECT_THAT(csv.body, HasSubstr("1,\"Ceridwen\",2,2,2,"));
  // What its player has is among the tables of the name.
  EXPECT_EQ(told("GET accounts/me/tables", {{"key", keys[3]}})["tables"].size(), 2u);
}

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

TEST_F(TournamentsTest, AtOneTableOfThreeEverybodyHasEverySeat) {
  json request = settings(come("Ceridwen"), "round_robin");
  request["bots"] = {"beginner", "beginner", "beginner"};
  request["host_plays"] = false;
  request["game"] = "bluff";
  request["seats"] = 3;
  const std::string key = request["key"];
  const std::string id = make(request);
  act(id, "start", key);
  const json now = when_over(id);
  ASSERT_EQ(now["tables"].size(), 3u);
  std::vector<std::set<int>> had(3);
  for (const json& each : now["tables"]) {
    ASSERT_EQ(each["entrants"].size(), 3u);
    for (int seat = 0; seat < 3; ++seat) had[each["entrants"][static_cast<std::size_t>(seat)]].insert(seat);
    double points = 0;
    for (const double part : numbers(each["points"])) points += part;
    EXPECT_DOUBLE_EQ(points, 1.5);
  }
  for (const auto& seats : had) EXPECT_EQ(seats.size(), 3u);
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

TEST_F(TournamentsTest, ItsHostAndEntrantsFindIt) {
  const std::string host = come("Ceridwen");
  const std::string other = come("Gwion");
  const auto own = [this](const std::string& key) {
    return told("GET accounts/me/tournaments", {{"key", key}})["tournaments"];
  };
  EXPECT_EQ(own(host), json::array());
  json request = settings(host, "arena");
  request["host_plays"] = false;
  const std::string id = make(request);
  EXPECT_EQ(own(host), json::array({{{"tournament", id},
                                     {"name", "Club night"},
                                     {"game", "brandubh"},
                                     {"format", "arena"},
                                     {"state", "waiting"},
                                     {"at", time.wall().time_since_epoch().count()},
                                     {"is_host", true}}}));
  EXPECT_EQ(own(other), json::array());
  act(id, "join", other);
  EXPECT_EQ(own(other)[0]["is_host"], false);
  act(id, "leave", other);
  told("tournaments/" + id + "/bots", {{"key", host}, {"bot", "beginner"}});
  told("tournaments/" + id + "/bots", {{"key", host}, {"bot", "beginner"}});
  act(id, "start", host);
  EXPECT_EQ(own(other)[0]["state"], "running");
  time.pass(seconds(5));
  act(id, "close", host);
  const json ended = own(other)[0];
  EXPECT_EQ(ended["state"], "over");
  EXPECT_EQ(ended["at"], time.wall().time_since_epoch().count());

  // There are fifty at once, and the next by the place of the last.
  std::set<std::string> made;
  for (int i = 0; i < 51; ++i) {
    made.insert(make(settings(host)));
    time.pass(seconds(1));
  }
  const json first = own(host);
  ASSERT_EQ(first.size(), 50u);
  const auto after = [](const json& last) {
    return json{{"after_state", last["state"]}, {"after_at", last["at"]}, {"after_tournament", last["tournament"]}};
  };
  const auto with_key = [&](json search) {
    search["key"] = host;
    return search;
  };
  const json next = told("GET accounts/me/tournaments", with_key(after(first.back())))["tournaments"];
  ASSERT_EQ(next.size(), 2u);
  EXPECT_EQ(next[1]["tournament"], id);
  for (const json& list : {first, next}) {
    for (const json& each : list) made.erase(each["tournament"]);
  }
  EXPECT_EQ(made, std::set<std::string>());
  EXPECT_EQ(told("GET accounts/me/tournaments", with_key(after(next.back())))["tournaments"], json::array());

  for (const char* each : {"after_state", "after_at", "after_tournament"}) {
    json wrong = with_key(after(first.back()));
    wrong.erase(each);
    EXPECT_EQ(error("GET accounts/me/tournaments", wrong), "bad_request") << each;
  }
  for (const auto& [name, value] : {std::pair{"after_state", "ended"}, {"after_at", "now"}}) {
    json wrong = with_key(after(first.back()));
    wrong[name] = value;
    EXPECT_EQ(error("GET accounts/me/tournaments", wrong), "bad_request") << name;
  }
}

TEST_F(TournamentsTest, AnInvalidRequestIsNamedAndToJoinAgainChangesNothing) {
  const std::vector<std::string> keys = {come("Ceridwen"), come("Gwion")};
  const auto refused = [&](const json& changed) {
    json request = settings(keys[0]);
    request.update(changed);
    const HttpAnswer answer = post("tournaments", request);
    return std::to_string(answer.status) + " " + answer.parsed()["detail"].get<std::string>();
  };
  EXPECT_THAT(refused({{"format", "league"}}), HasSubstr("400 format is \"league\", expected one of round_robin"));
  EXPECT_THAT(refused({{"seats", 3}}), HasSubstr("400 seats is 3, expected an integer from 2 to 2"));
  EXPECT_THAT(refused({{"rounds", 21}}), HasSubstr("400 rounds is 21"));
  EXPECT_THAT(refused({{"arena_minutes", 0}}), HasSubstr("400 arena_minutes is 0"));
  EXPECT_THAT(refused({{"break_seconds", -1}}), HasSubstr("400 break_seconds is -1"));
  EXPECT_THAT(refused({{"no_show_seconds", 1}}), HasSubstr("400 no_show_seconds is 1"));
  EXPECT_THAT(refused({{"name", ""}}), HasSubstr("400 "));
  EXPECT_THAT(refused({{"bots", {"god"}}}), HasSubstr("400 bots[0] is \"god\""));
  const std::string id = make(settings(keys[0], "knock_out"));
  const std::string here = "tournaments/" + id;
  EXPECT_EQ(error(here + "/bots", {{"key", keys[0]}, {"bot", "god"}}), "bad_request");
  EXPECT_EQ(error(here + "/remove-entrant", {{"key", keys[0]}, {"entrant", 7}}), "bad_request");
  act(id, "join", keys[1]);
  act(id, "join", keys[1]);
  EXPECT_EQ(read(id)["entrants"].size(), 2u);
}

TEST_F(TournamentsTest, AHostRemovesEntrantsAndAddsBots) {
  std::vector<std::string> keys = {come("Ceridwen"), come("Gwion")};
  const std::string id = make(settings(keys[0]));
  act(id, "join", keys[1]);
  told("tournaments/" + id + "/bots", {{"key", keys[0]}, {"bot", "beginner"}});
  told("tournaments/" + id + "/remove-entrant", {{"key", keys[0]}, {"entrant", 1}});
  const json now = read(id);
  EXPECT_EQ(now["entrants"][2]["bot"], "beginner");
  EXPECT_EQ(now["entrants"][1]["playing"], false);
  const json seen = told("GET tournaments/" + id, {{"key", keys[1]}});
  EXPECT_EQ(seen["you"], 1);
  EXPECT_EQ(seen["is_host"], false);
  EXPECT_EQ(told("GET tournaments/" + id, {{"key", keys[0]}})["is_host"], true);
  act(id, "start", keys[0]);
  EXPECT_THAT(numbers(read(id)["tables"][0]["entrants"]), testing::UnorderedElementsAre(0, 2));
}

TEST_F(TournamentsTest, AWatcherGetsNewsAtOnce) {
  const std::string key = come("Ceridwen");
  const std::string id = make(settings(key));
  auto waits = std::async(std::launch::async, [&] { return told("GET tournaments/" + id, {{"after", 2}}); });
  // Whether it waits already or not, it is told of the second.
  act(id, "join", come("Gwion"));
  EXPECT_EQ(waits.get()["entrants"].size(), 2u);
}

TEST_F(TournamentsTest, ATournamentThatIsNotStartedIsOverAfterAWeek) {
  const std::string id = make(settings(come("Ceridwen")));
  time.pass(std::chrono::days(8));
  EXPECT_EQ(when_over(id)["tables"].size(), 0u);
}

}  // namespace
}  // namespace nemeton
