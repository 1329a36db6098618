// Moderation, at a server on the store of the program that this file is compiled into.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

#include "server/tests/support/raw_socket.hpp"
#include "server/tests/support/service_fixture.hpp"

namespace nemeton {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string kAnna(24, 'a');
const std::string kBen(24, 'b');

class ModerationTest : public ServiceTest {
 protected:
  ModerationTest() {
    server->set(&Config::trusted_proxies, "127.0.0.1");
    server->set(&Config::moderator_keys, "anna:" + kAnna + ",ben:" + kBen);
  }

  // What a moderator asks for; `request` is the path below moderation/, after its method if that is not GET.
  static std::string below_moderation(const std::string& request) {
    const std::size_t end = request.find(' ');
    return end == std::string::npos ? "GET moderation/" + request
                                    : request.substr(0, end + 1) + "moderation/" + request.substr(end + 1);
  }
  json moderate(const std::string& request, json body = json::object(), int status = 200) const {
    body["key"] = kAnna;
    return told(below_moderation(request), body, status);
  }
  std::string refused(const std::string& request, json body = json::object()) const {
    body["key"] = kAnna;
    return post(below_moderation(request), body).error();
  }
  Opened open(const json& who = json()) const {
    json request = {{"game", "brandubh"}, {"seats", {"you", "open"}}};
    if (who.is_object()) request["session"] = who["key"];
    return open_table(server->port(), request);
  }
  HttpAnswer sit(const std::string& table, const json& who = json::object(),
                 const std::string& from = "192.0.2.1") const {
    return post("tables/" + table + "/join", who, from);
  }
  HttpAnswer block(const json& one, const json& other, const char* how = "PUT") const {
    return post(std::string(how) + " accounts/me/blocks/" + other["player"].get<std::string>(), {{"key", one["key"]}});
  }
  std::int64_t in(std::chrono::minutes duration) const { return (time.wall() + duration).time_since_epoch().count(); }
  std::string ban(json body, std::chrono::minutes duration = 60min) const {
    body["until"] = in(duration);
    return moderate("POST bans", body, 201)["id"];
  }
  // The answer to a hello with that key.
  json refusal_of_hello(const std::string& table, const std::string& key) const {
    WebSocketClient again;
    EXPECT_EQ(again.open(server->port(), table), 101);
    again.send({{"type", "hello"}, {"after", -1}, {"key", key}});
    return again.receive("error");
  }
  std::vector<std::string> log_lines() const {
    std::vector<std::string> all;
    for (const json& each : moderate("log")["log"]) {
      all.push_back(each["moderator"].get<std::string>() + ": " + each["action"].get<std::string>() + " " +
                    each["target"].get<std::string>());
    }
    return all;
  }
};

// Blocking.

TEST_F(ModerationTest, ABlockedPlayerCannotJoinAndIsNotToldWhy) {
  const json ceridwen = come("Ceridwen");
  const json gwion = come("Gwion");
  EXPECT_EQ(block(ceridwen, ceridwen).error(), "bad_request");
  EXPECT_EQ(block(ceridwen, gwion).status, 200);
  const std::string table = open(ceridwen).table;
  const HttpAnswer refused = sit(table, {{"session", gwion["key"]}});
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(refused.error(), "blocked");
  EXPECT_THAT(refused.body, testing::Not(HasSubstr("Ceridwen")));
  // Nor the other way round.
  EXPECT_EQ(sit(open(gwion).table, {{"session", ceridwen["key"]}}).error(), "blocked");
  const json taliesin = come("Taliesin");
  EXPECT_EQ(sit(table, {{"session", taliesin["key"]}}).status, 200);

  const json list = told("GET accounts/me/blocks", {{"key", ceridwen["key"]}})["blocked"];
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0]["player"], gwion["player"]);
  EXPECT_EQ(list[0]["name"], "Gwion");
  EXPECT_THAT(told("GET accounts/me/blocks", {{"key", gwion["key"]}})["blocked"], IsEmpty());
  EXPECT_EQ(block(ceridwen, gwion, "DELETE").status, 200);
  EXPECT_EQ(sit(open(ceridwen).table, {{"session", gwion["key"]}}).status, 200);
}

TEST_F(ModerationTest, ABlockedPlayerIsNotPairedButAnotherIs) {
  const json ceridwen = come("Ceridwen");
  const json gwion = come("Gwion");
  block(ceridwen, gwion);
  const auto seek = [this](char key, const json& who, int wait) {
    json body = {{"seat_key", std::string(43, key)}, {"games", {"duel"}}, {"speed", "rapid"}, {"wait", wait}};
    if (who.is_object()) body["session"] = who["key"];
    return post("seeks", body).parsed();
  };
  auto first = std::async(std::launch::async, seek, 'c', ceridwen, 20);
  // It has been heard before the next one comes.
  while (seek('c', ceridwen, 0).contains("code")) {
  }
  EXPECT_EQ(seek('g', gwion, 0)["table"], nullptr);
  const json guest = seek('x', json(), 20);
  ASSERT_TRUE(guest["table"].is_string()) << guest;
  EXPECT_EQ(first.get()["table"], guest["table"]);
  EXPECT_EQ(seek('g', gwion, 0)["table"], nullptr);
  const json seats =
      http(server->port(), "GET", "/api/v1/tables/" + guest["table"].get<std::string>()).parsed()["seats"];
  EXPECT_TRUE(seats[0].value("name", "") == "Ceridwen" || seats[1].value("name", "") == "Ceridwen") << seats;
}

// Sending away.

TEST_F(ModerationTest, ARemovedPlayerCannotComeBack) {
  const Opened opened = open();
  const json gwion = come("Gwion");
  time.pass(1s);
  const std::string key = sit(opened.table, {{"session", gwion["key"]}}, "198.51.100.7").parsed()["key"];
  Person person(server->port(), opened.table, key);
  const json free = {{"key", opened.key}, {"seat", 1}, {"block_rejoin", true}};
  EXPECT_EQ(post("tables/" + opened.table + "/remove-player", free).status, 200);
  EXPECT_EQ(person.socket.receive("error")["code"], "removed_by_host");
  // A page that is loaded again, by the key of the seat or by the session, is told the same; others' keys fit as little as before.
  for (const std::string& each : {key, gwion["key"].get<std::string>()}) {
    EXPECT_EQ(refusal_of_hello(opened.table, each)["code"], "removed_by_host");
  }
  EXPECT_EQ(refusal_of_hello(opened.table, come("Taliesin")["key"])["code"], "bad_key");
  EXPECT_EQ(sit(opened.table, {{"session", gwion["key"]}}, "203.0.113.1").error(), "removed_by_host");
  EXPECT_EQ(sit(opened.table, {{"former_key", key}}, "203.0.113.1").error(), "removed_by_host");
  EXPECT_EQ(sit(opened.table, json::object(), "198.51.100.7").error(), "removed_by_host");
  EXPECT_EQ(sit(open().table, {{"session", gwion["key"]}}, "198.51.100.7").status, 200);
  EXPECT_EQ(sit(opened.table, json::object(), "203.0.113.1").status, 200);
}

TEST_F(ModerationTest, AtTheHostsAddressOnlyTheKeyCounts) {
  const Opened opened = open();
  time.pass(1s);
  const std::string key = sit(opened.table).parsed()["key"];
  EXPECT_EQ(
      post("tables/" + opened.table + "/remove-player", {{"key", opened.key}, {"seat", 1}, {"block_rejoin", true}})
          .status,
      200);
  EXPECT_EQ(sit(opened.table, {{"former_key", key}}).error(), "removed_by_host");
  EXPECT_EQ(sit(opened.table).status, 200);
}

TEST_F(ModerationTest, AFreedSeatIsOpenToItsFormerHolder) {
  const Opened opened = open();
  time.pass(1s);
  const std::string key = sit(opened.table, json::object(), "198.51.100.7").parsed()["key"];
  EXPECT_EQ(post("tables/" + opened.table + "/remove-player", {{"key", opened.key}, {"seat", 1}}).status, 200);
  EXPECT_EQ(sit(opened.table, {{"former_key", key}}, "198.51.100.7").status, 200);
}

// Reports.

TEST_F(ModerationTest, ASeatOrAPlayerIsReportedAndTheHostReadsAndSettlesIt) {
  const json gwion = come("Gwion");
  const Opened opened = open(gwion);
  time.pass(1s);
  const std::string key = sit(opened.table).parsed()["key"];
  Person guest(server->port(), opened.table, key);
  guest.say({{"type", "name"}, {"name", "Rude"}});
  guest.socket.receive("seats");
  told("reports", {{"table", opened.table}, {"seat", 1}, {"reason", "name"}, {"text", "not a nice name"}}, 201);
  time.pass(1s);
  told("reports", {{"table", opened.table}, {"seat", 0}, {"reason", "conduct"}}, 201);
  time.pass(1s);
  told("reports", {{"player", gwion["player"]}, {"reason", "other"}, {"text", "bot?\nI think"}}, 201);
  server->restart();
  const json reports = moderate("reports")["reports"];
  ASSERT_EQ(reports.size(), 3u);
  EXPECT_EQ(reports[0]["player"], gwion["player"]);
  EXPECT_EQ(reports[0]["name"], "Gwion");
  EXPECT_EQ(reports[0]["text"], "bot?\nI think");
  EXPECT_FALSE(reports[0].contains("table"));
  EXPECT_EQ(reports[1]["seat"], 0);
  EXPECT_EQ(reports[1]["player"], gwion["player"]);
  EXPECT_EQ(reports[2]["reason"], "name");
  EXPECT_EQ(reports[2]["name"], "Rude");
  EXPECT_EQ(reports[2]["table"], opened.table);
  EXPECT_FALSE(reports[2].contains("player"));
  // The hash of the key stays with the server.
  EXPECT_FALSE(reports[2].contains("key"));
  EXPECT_FALSE(reports[2].contains("resolved"));
  moderate("POST reports/" + reports[2]["id"].get<std::string>() + "/resolve", {{"note", "talked to"}});
  const json settled = moderate("reports")["reports"][2]["resolved"];
  EXPECT_EQ(settled["moderator"], "anna");
  EXPECT_EQ(settled["note"], "talked to");
  EXPECT_EQ(refused("POST reports/none/resolve"), "no_report");
  EXPECT_EQ(moderate("reports", {{"before", reports[1]["created_at"]}})["reports"].size(), 1u);
}

TEST_F(ModerationTest, ReportsGoWithThePlayerAndAfterNinetyDays) {
  const json gwion = come("Gwion");
  const Opened opened = open();
  told("reports", {{"player", gwion["player"]}, {"reason", "chat"}}, 201);
  told("reports", {{"table", opened.table}, {"seat", 0}, {"reason", "chat"}}, 201);
  told("DELETE accounts/me", {{"key", gwion["key"]}});
  EXPECT_EQ(moderate("reports")["reports"].size(), 1u);
  time.pass(std::chrono::hours(24) * 90);
  EXPECT_THAT(moderate("reports")["reports"], IsEmpty());
}

// Bans.

TEST_F(ModerationTest, ABannedPlayerIsToldTheReasonAndMayOnlyLeave) {
  const json gwion = come("Gwion");
  const Opened opened = open(gwion);
  Person person(server->port(), opened.table, opened.key);
  Person watching(server->port(), opened.table, "");
  const std::string id = ban({{"player", gwion["player"]}, {"reason", "insults"}});
  const json struck = person.socket.receive("error");
  EXPECT_EQ(struck["code"], "banned");
  EXPECT_THAT(struck["message"].get<std::string>(), HasSubstr(" UTC: insults"));
  EXPECT_EQ(struck["retry_after"], 3600);
  EXPECT_TRUE(person.socket.receive("error").is_null());
  // The seat is like that of any player who has left.
  watching.hear_absence(0);
  const HttpAnswer answer =
      post("tables", {{"game", "brandubh"}, {"seats", {"you", "open"}}, {"session", gwion["key"]}});
  EXPECT_EQ(answer.status, 403);
  EXPECT_EQ(answer.error(), "banned");
  EXPECT_THAT(answer.body, HasSubstr(" UTC: insults"));
  EXPECT_EQ(answer.parsed()["retry_after"], 3600);
  // Everywhere the same, until when and why; of one of many tables too.
  const std::string why = answer.parsed()["detail"];
  EXPECT_THAT(why, testing::StartsWith("you are banned until "));
  for (const std::string& key : {opened.key, gwion["key"].get<std::string>()}) {
    const json refused = refusal_of_hello(opened.table, key);
    EXPECT_EQ(refused["code"], "banned");
    EXPECT_EQ(refused["message"], why);
    EXPECT_EQ(refused["retry_after"], 3600);
  }
  const json mine = told("seats/lookup", {{"seats", {{{"table", opened.table}, {"key", opened.key}}}}})["tables"][0];
  EXPECT_EQ(mine, (json{{"table", opened.table}, {"error", "banned"}, {"message", why}, {"retry_after", 3600}}));
  // What is kept of him he sees.
  EXPECT_EQ(told("GET accounts/me", {{"key", gwion["key"]}})["name"], "Gwion");
  EXPECT_EQ(told("GET accounts/me/tables", {{"key", gwion["key"]}})["tables"].size(), 1u);
  for (const char* path : {"GET accounts/me/profile", "GET accounts/me/tournaments", "GET accounts/me/blocks"})
    told(path, {{"key", gwion["key"]}});
  told("GET accounts/me/bots", {{"session", gwion["key"]}});
  const json bans = moderate("bans")["bans"];
  ASSERT_EQ(bans.size(), 1u);
  EXPECT_EQ(bans[0]["id"], id);
  EXPECT_EQ(bans[0]["kind"], "player");
  EXPECT_EQ(bans[0]["target"], "Gwion");
  EXPECT_EQ(bans[0]["reason"], "insults");
  time.pass(60min);
  EXPECT_EQ(post("PUT accounts/me/privacy", {{"key", gwion["key"]}, {"private", true}}).status, 200);
  EXPECT_THAT(moderate("bans")["bans"], IsEmpty());
  told("DELETE accounts/me", {{"key", gwion["key"]}});
}

TEST_F(ModerationTest, ABotAccountGoesWithItsOwner) {
  const json gwion = come("Gwion");
  const json bot = told("bots", {{"session", gwion["key"]}, {"name", "Hafgan"}}, 201);
  BotEvents events(server->port(), bot["token"]);
  ASSERT_EQ(events.status(), 200);
  ASSERT_TRUE(events.await_beat());
  ban({{"player", gwion["player"]}, {"reason", "insults"}});
  const json closed = events.next("closed");
  EXPECT_EQ(closed["code"], "banned");
  EXPECT_THAT(closed["message"].get<std::string>(), HasSubstr(" UTC: insults"));
  EXPECT_EQ(BotEvents(server->port(), bot["token"]).status(), 403);
  time.pass(60min);
  EXPECT_EQ(BotEvents(server->port(), bot["token"]).status(), 200);
}

TEST_F(ModerationTest, ABanByAReportIsForThePlayerOrForTheKeyOfTheGuest) {
  const Opened opened = open();
  time.pass(1s);
  const std::string key = sit(opened.table).parsed()["key"];
  told("reports", {{"table", opened.table}, {"seat", 1}, {"reason", "chat"}}, 201);
  Person guest(server->port(), opened.table, key);
  Person other(server->port(), opened.table, opened.key);
  ban({{"report", moderate("reports")["reports"][0]["id"]}});
  EXPECT_EQ(guest.socket.receive("error")["code"], "banned");
  EXPECT_EQ(post("tables/" + opened.table + "/leave", {{"key", key}}).error(), "banned");
  EXPECT_EQ(
      post("seats/lookup", {{"seats", {{{"table", opened.table}, {"key", opened.key}}}}}).parsed()["tables"][0]["seat"],
      0);
  EXPECT_EQ(refused("POST bans", {{"report", "none"}, {"until", in(1min)}}), "no_report");

  const json gwion = come("Gwion");
  told("reports", {{"player", gwion["player"]}, {"reason", "chat"}}, 201);
  const json reports = moderate("reports")["reports"];
  const auto his = std::ranges::find_if(reports, [](const json& each) { return each.contains("player"); });
  ASSERT_NE(his, reports.end());
  ban({{"report", (*his)["id"]}});
  EXPECT_EQ(post("PUT accounts/me/privacy", {{"key", gwion["key"]}, {"private", true}}).error(), "banned");
}

TEST_F(ModerationTest, ABannedNetworkGetsOnlyPublicPages) {
  const std::string id = ban({{"network", "198.51.100.0/24"}, {"reason", "flood"}});
  const std::string banned = "198.51.100.77";
  EXPECT_EQ(post("tables", {{"game", "brandubh"}, {"seats", {"you", "open"}}}, banned).error(), "banned");
  EXPECT_EQ(post("tables", {{"game", "brandubh"}, {"seats", {"you", "open"}}}, "198.51.101.77").status, 201);
  const auto get = [&](const char* path) {
    return http(server->port(), "GET", path, "", {{"X-Forwarded-For", banned}}).status;
  };
  EXPECT_EQ(get("/api/v1/games"), 403);
  for (const char* path : {"/health/live", "/api/v1/about", "/api/v1/announcements"}) EXPECT_EQ(get(path), 200) << path;
  EXPECT_NE(get("/health"), 403);
  const json gwion = come("Gwion");
  EXPECT_EQ(get(("/api/v1/players/" + gwion["player"].get<std::string>()).c_str()), 200);
  for (const char* path : {"", "/profile", "/tables", "/tournaments", "/blocks", "/bots"}) {
    EXPECT_EQ(post("GET accounts/me" + std::string(path), {{"key", gwion["key"]}}, banned).status, 200) << path;
  }
  WebSocketClient socket;
  EXPECT_EQ(socket.open(server->port(), open().table, {{"X-Forwarded-For", banned}}), 403);
  // Who keeps order may undo it from there.
  EXPECT_EQ(post("DELETE moderation/bans/" + id, {{"key", kBen}}, banned).status, 200);
  EXPECT_EQ(get("/api/v1/games"), 200);
  EXPECT_EQ(refused("DELETE bans/" + id), "no_ban");
}

TEST_F(ModerationTest, ABanIsOfOneForATimeToCome) {
  for (const json& wrong : {json{{"network", "0.0.0.0/0"}}, json{{"network", "10.0.0.0/7"}}, json{{"network", "::/0"}},
                            json{{"network", "home"}}, json{{"forbidden_name", "x"}}, json::object(),
                            json{{"name", "Gwion"}, {"network", "192.0.2.1"}}}) {
    json body = wrong;
    body["until"] = in(60min);
    EXPECT_EQ(refused("POST bans", body), "bad_request") << wrong;
  }
  EXPECT_EQ(refused("POST bans", {{"name", "Nobody"}, {"until", in(60min)}}), "no_player");
  for (const json& until : {json(in(0min)), json(in(-1min)), json("soon"), json(in(std::chrono::hours(24) * 3661))}) {
    EXPECT_EQ(refused("POST bans", {{"network", "192.0.2.1"}, {"until", until}}), "bad_request") << until;
  }
  EXPECT_EQ(refused("POST bans", {{"network", "192.0.2.1"}}), "bad_request");
  EXPECT_THAT(moderate("bans")["bans"], IsEmpty());
}

// Tables, names and announcements.

TEST_F(ModerationTest, ANameIsTakenAwayAndNotToBeHadForAWhile) {
  const json rude = come("Rudeling");
  const Opened opened = open(rude);
  Person watching(server->port(), opened.table, "");
  const std::string name = moderate("POST accounts/reset-name", {{"name", "RUDELING"}}, 201)["name"];
  EXPECT_THAT(name, testing::MatchesRegex("Player [0-9]{6}"));
  EXPECT_EQ(watching.socket.receive("seats")["seats"][0]["name"], name);
  EXPECT_EQ(told("GET accounts/me", {{"key", rude["key"]}})["name"], name);
  EXPECT_EQ(post("accounts/challenges", {{"name", "rudeling"}}).error(), "bad_name");
  EXPECT_EQ(post("PUT accounts/me/name", {{"key", rude["key"]}, {"name", "Rudeling"}}).error(), "bad_name");
  EXPECT_EQ(post("PUT accounts/me/name", {{"key", rude["key"]}, {"name", "Gentle"}}).status, 200);
  EXPECT_EQ(moderate("bans")["bans"][0]["kind"], "name");
  time.pass(std::chrono::hours(24) * 90);
  EXPECT_EQ(post("accounts/challenges", {{"name", "rudeling"}}).status, 201);
  EXPECT_EQ(refused("POST accounts/reset-name", {{"name", "Nobody"}}), "no_player");
  EXPECT_EQ(refused("POST accounts/reset-name", {{"player", "nobody"}}), "no_player");
  EXPECT_EQ(refused("POST accounts/reset-name", json::object()), "bad_request");
}

TEST_F(ModerationTest, ANameIsRefusedBeforeAnybodyHasIt) {
  ban({{"forbidden_name", "Voldemort"}});
  EXPECT_EQ(post("accounts/challenges", {{"name", "VOLDEMORT"}}).error(), "bad_name");
  EXPECT_EQ(post("accounts/challenges", {{"name", "Volde"}}).status, 201);
}

TEST_F(ModerationTest, AnAnnouncementStandsUntilItsTime) {
  const auto announced = [&] { return http(server->port(), "GET", "/api/v1/announcements").parsed()["announcements"]; };
  EXPECT_THAT(announced(), IsEmpty());
  const std::string id =
      moderate("POST announcements", {{"text", "Club night at eight"}, {"until", in(60min)}}, 201)["id"];
  const json all = announced();
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0]["id"], id);
  EXPECT_EQ(all[0]["text"], "Club night at eight");
  server->restart();
  // It is read when the server begins.
  while (announced().empty()) {
  }
  time.pass(60min);
  EXPECT_THAT(announced(), IsEmpty());
  for (int i = 0; i < 5; ++i) moderate("POST announcements", {{"text", "x"}, {"until", in(60min)}}, 201);
  const std::string last = announced()[0]["id"];
  EXPECT_EQ(refused("POST announcements", {{"text", "x"}, {"until", in(60min)}}), "limit_reached");
  moderate("DELETE announcements/" + last);
  EXPECT_EQ(announced().size(), 4u);
  EXPECT_EQ(refused("DELETE announcements/" + last), "no_announcement");
  EXPECT_EQ(refused("POST announcements", {{"text", ""}, {"until", in(60min)}}), "bad_request");
}

TEST_F(ModerationTest, ModerationIsLoggedWithTheModerator) {
  const std::string id = ban({{"network", "198.51.100.7"}});
  time.pass(1s);
  EXPECT_EQ(post("DELETE moderation/bans/" + id, {{"key", kBen}}).status, 200);
  time.pass(1s);
  come("Rudeling");
  const std::string name = moderate("POST accounts/reset-name", {{"name", "Rudeling"}}, 201)["name"];
  EXPECT_THAT(log_lines(), testing::ElementsAre("anna: reset_name Rudeling → " + name, "ben: unban " + id,
                                                "anna: ban network 198.51.100.7"));
  time.pass(std::chrono::hours(24) * 366);
  EXPECT_THAT(log_lines(), IsEmpty());
}

TEST_F(ModerationTest, StatisticsNameNobody) {
  // Days are counted by the clock of the store.
  server = nullptr;
  server = fixture->serve();
  server->set(&Config::moderator_keys, "anna:" + kAnna);
  const Opened opened = open(come("Gwion"));
  sit(opened.table);
  const json days = moderate("statistics", {{"days", 2}})["days"];
  ASSERT_EQ(days.size(), 1u) << days;
  EXPECT_EQ(days[0]["game"], "brandubh");
  EXPECT_EQ(days[0]["tables"], 1);
  EXPECT_EQ(days[0]["over"], 0);
  EXPECT_EQ(days[0]["seats"], 2);
  EXPECT_EQ(days[0]["players"], 1);
  EXPECT_EQ(refused("statistics", {{"days", 0}}), "bad_request");
  EXPECT_EQ(refused("statistics", {{"days", 367}}), "bad_request");
}

// The lists of moderators, and the public ones, show it.
TEST_F(ModerationTest, TextHasOnlyCharactersThatCanBeSeen) {
  const std::string table = open().table;
  const auto report = [&](const std::string& text) {
    return post("reports", {{"table", table}, {"seat", 0}, {"reason", "other"}, {"text", text}});
  };
  for (const char* odd : {"\x1b[2J", "\u009B31m", "\u202Edoog", "\u2067x", "\u200Fx", "a\u2028b", "a\u2029b", "\uE000",
                          "\uFFFE", "\U0010FFFF", "\u200B", "\u00AD", "\x7f", "a\rb"}) {
    const HttpAnswer answer = report(odd);
    EXPECT_EQ(answer.error(), "bad_request") << odd;
    EXPECT_THAT(answer.body, HasSubstr("text has the character U+")) << odd;
    EXPECT_EQ(refused("POST bans", {{"network", "192.0.2.7"}, {"reason", odd}, {"until", in(60min)}}), "bad_request");
    EXPECT_EQ(refused("POST announcements", {{"text", odd}, {"until", in(60min)}}), "bad_request");
    EXPECT_EQ(refused("POST reports/x/resolve", {{"note", odd}}), "bad_request");
  }
  for (const char* fine :
       {"Two lines\nof 山田, Siân and שָׁלוֹם", "👩‍🚀 ❤️ 🏴󠁧󠁢󠁷󠁬󠁳󠁿", "نمی‌خواهم"})
    EXPECT_EQ(report(fine).status, 201) << fine;
}

}  // namespace
}  // namespace nemeton
