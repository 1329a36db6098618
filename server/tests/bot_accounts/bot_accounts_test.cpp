// Bot accounts, at a server on the store of the program that this file is compiled into.
#include "server/bot_accounts/bot_accounts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/tests/support/authenticator.hpp"
#include "server/tests/support/raw_socket.hpp"
#include "server/tests/support/server_fixture.hpp"
#include "server/tests/support/store_fixture.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

class BotAccountsTest : public testing::Test {
 protected:
  struct Bot {
    std::string player;
    std::string name;
    std::string token;
  };

  HttpAnswer post(const std::string& path, const json& body, const std::string& token = "") const {
    std::map<std::string, std::string> headers;
    if (!token.empty()) headers["Authorization"] = "Bearer " + token;
    return call_api(server->port(), path, body, headers);
  }
  json told(const std::string& path, const json& body, int status = 200, const std::string& token = "") const {
    const HttpAnswer answer = post(path, body, token);
    EXPECT_EQ(answer.status, status) << path << ": " << answer.body;
    return answer.parsed();
  }
  json get(const std::string& path) const { return http(server->port(), "GET", "/api/v1/" + path).parsed(); }
  // The session key of a new player.
  std::string come(const std::string& name) const { return sign_up(server->port(), name)["key"]; }
  Bot make(const std::string& session, const std::string& name) const {
    const json made = told("bots", {{"session", session}, {"name", name}}, 201);
    return {made.value("player", ""), made.value("name", ""), made.value("token", "")};
  }
  BotEvents listen(const Bot& bot) const { return {server->port(), bot.token}; }
  // A table whose host has invited that bot account.
  Opened ask(const Bot& bot, json request = {}) const {
    if (request.is_null()) request = json::object();
    request.update({{"game", "brandubh"}, {"seats", {"you", "invite:" + bot.name}}});
    return open_table(server->port(), request);
  }
  json as_bot(const Bot& bot, const std::string& table, const std::string& what, const json& body = json::object(),
              int status = 200) const {
    return told("bot/tables/" + table + "/" + what, body, status, bot.token);
  }
  std::string error_as_bot(const Bot& bot, const std::string& table, const std::string& what,
                           const json& body = json::object()) const {
    return post("bot/tables/" + table + "/" + what, body, bot.token).error();
  }
  // The table where the bot account plays with the host.
  Opened play(const Bot& bot, BotEvents& events, const json& request = {}) const {
    const Opened opened = ask(bot, request);
    EXPECT_EQ(events.next("invitation")["table"], opened.table);
    EXPECT_EQ(as_bot(bot, opened.table, "accept")["seat"], 1);
    EXPECT_EQ(events.next("game_started")["table"], opened.table);
    return opened;
  }
  // The event of that number.
  static json hear_event(BotEvents& events, int number) {
    for (;;) {
      const json event = events.next_message("event");
      if (event.is_null() || event["n"] == number) return event;
    }
  }
  json seat(const Opened& opened, std::size_t number = 1) const {
    return get("tables/" + opened.table)["seats"][number];
  }

  SetTime time;
  std::unique_ptr<StoreFixture> fixture = new_store_fixture();
  std::unique_ptr<TestServer> server = fixture->serve(&time);
  std::string owner = come("Ceridwen");
};

TEST_F(BotAccountsTest, ATokenIsToldOnceAndOpensItsBotAccount) {
  const Bot bot = make(owner, "Taliesin");
  EXPECT_EQ(bot.token.size(), 43u);
  const json mine = told("GET accounts/me/bots", {{"session", owner}});
  ASSERT_EQ(mine["bots"].size(), 1u);
  EXPECT_EQ(mine["bots"][0]["player"], bot.player);
  EXPECT_EQ(mine["bots"][0]["name"], "Taliesin");
  EXPECT_EQ(mine["bots"][0]["has_token"], true);
  EXPECT_EQ(mine["bots"][0]["online"], false);
  EXPECT_FALSE(mine.dump().contains(bot.token));
  EXPECT_EQ(get("bots")["bots"], json::array());
  BotEvents events = listen(bot);
  EXPECT_EQ(events.status(), 200);
  ASSERT_TRUE(events.await_beat());
  EXPECT_EQ(get("bots")["bots"], json::array({{{"player", bot.player}, {"name", "Taliesin"}}}));
  EXPECT_EQ(told("GET accounts/me/bots", {{"session", owner}})["bots"][0]["online"], true);
  EXPECT_EQ(get("players/" + bot.player)["bot_account"], true);
  for (const std::string& wrong : {owner, std::string("nothing")}) {
    EXPECT_EQ(BotEvents(server->port(), wrong).status(), 401);
  }
}

// The token is checked first, so a body that is not JSON makes no difference.
TEST_F(BotAccountsTest, AMissingOrWrongTokenIsChallengedEverywhere) {
  for (const std::string path :
       {"bot/events", "bot/tables/none/record", "bot/tables/none/accept", "bot/tables/none/decline",
        "bot/tables/none/act", "bot/tables/none/resign", "bot/tables/none/claim", "bot/tables/none/leave",
        "bot/tables/none/say", "bot/tables/none/answer", "bot/tables/none/rematch"}) {
    const bool is_read = path.ends_with("events") || path.ends_with("record");
    for (const std::string header : {"", "Basic eDp5", "Bearer ", "bearer x"}) {
      std::map<std::string, std::string> headers;
      if (!header.empty()) headers["Authorization"] = header;
      const HttpAnswer answer =
          http(server->port(), is_read ? "GET" : "POST", "/api/v1/" + path, is_read ? "" : "no JSON", headers);
      EXPECT_EQ(answer.status, 401) << path << " " << header;
      EXPECT_EQ(answer.error(), "bad_key") << path << " " << header;
      EXPECT_EQ(answer.headers.contains("www-authenticate") ? answer.headers.at("www-authenticate") : "",
                R"(Bearer realm="nemeton")")
          << path << " " << header;
    }
  }
}

TEST_F(BotAccountsTest, OnlyTheOwnerChangesOrDeletesABotAccount) {
  EXPECT_EQ(post("bots", {{"session", owner}, {"name", "Ceridwen"}}).error(), "name_taken");
  std::vector<Bot> bots;
  for (const char* name : {"Gwern", "Bran", "Branwen"}) bots.push_back(make(owner, name));
  const std::string other = come("Gwion");
  const std::string path = "bots/" + bots[1].player;
  for (const std::string& request : {path + "/token", "DELETE " + path + "/token", "DELETE " + path}) {
    EXPECT_EQ(post(request, {{"session", other}}).error(), "no_bot") << request;
  }
  told("DELETE bots/" + bots[1].player, {{"session", owner}});
  make(owner, "Bran");
  std::vector<std::string> names;
  const json mine = told("GET accounts/me/bots", {{"session", owner}});
  for (const json& each : mine["bots"]) names.push_back(each["name"]);
  EXPECT_THAT(names, testing::ElementsAre("Gwern", "Bran", "Branwen"));
  EXPECT_EQ(BotEvents(server->port(), bots[1].token).status(), 401);
}

TEST_F(BotAccountsTest, AnotherTokenOrNoneEndsTheFirst) {
  Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
  ASSERT_TRUE(events.await_beat());
  const std::string first = bot.token;
  const Opened opened = ask(bot);
  as_bot(bot, opened.table, "accept");
  Person by_token(server->port(), opened.table, first);
  EXPECT_EQ(by_token.seat(), 1);
  bot.token = told("bots/" + bot.player + "/token", {{"session", owner}}, 201)["token"];
  EXPECT_EQ(events.next("closed")["code"], "bad_key");
  EXPECT_TRUE(events.await_end());
  EXPECT_EQ(BotEvents(server->port(), first).status(), 401);
  expect_closed(by_token);
  BotEvents again = listen(bot);
  ASSERT_TRUE(again.await_beat());
  told("DELETE bots/" + bot.player + "/token", {{"session", owner}});
  EXPECT_EQ(again.next("closed")["code"], "bad_key");
  EXPECT_EQ(told("GET accounts/me/bots", {{"session", owner}})["bots"][0]["has_token"], false);
}

TEST_F(BotAccountsTest, OfTwoStreamsTheLaterStays) {
  const Bot bot = make(owner, "Taliesin");
  BotEvents earlier = listen(bot);
  ASSERT_TRUE(earlier.await_beat());
  BotEvents later = listen(bot);
  EXPECT_EQ(earlier.next("closed")["code"], "another_stream");
  EXPECT_TRUE(earlier.await_end());
  ASSERT_TRUE(later.await_beat());
  const Opened opened = ask(bot);
  EXPECT_EQ(later.next("invitation")["table"], opened.table);
}

TEST_F(BotAccountsTest, AnInvitedBotAccountPlaysAndGetsTheMessagesOfAPerson) {
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
  ASSERT_TRUE(events.await_beat());
  const Opened opened = ask(bot, {{"time_control", {{"kind", "game"}, {"seconds", 300}, {"increment", 5}}}});
  Person person(server->port(), opened.table, opened.key);
  EXPECT_EQ(person.welcome["seats"][1]["invited"]["name"], "Taliesin");
  EXPECT_FALSE(person.welcome["seats"][1]["invited"].contains("declined"));
  const json challenge = events.next("invitation");
  EXPECT_EQ(challenge["seat"], 1);
  EXPECT_EQ(challenge["expires_in"], kAnswer.count());
  EXPECT_EQ(challenge["details"]["game"], "brandubh");
  EXPECT_EQ(challenge["details"]["time_control"]["seconds"], 300);
  EXPECT_EQ(as_bot(bot, opened.table, "accept")["seat"], 1);
  EXPECT_EQ(events.next("game_started")["table"], opened.table);
  const json welcome = events.next_message("welcome");
  EXPECT_EQ(welcome["seat"], 1);
  EXPECT_EQ(welcome["seats"][1]["bot_account"], true);
  EXPECT_EQ(welcome["seats"][1]["name"], "Taliesin");
  EXPECT_EQ(welcome["seats"][1]["player"], bot.player);
  EXPECT_EQ(events.next_message("event")["n"], 0);

  for (int round = 0; round < 3; ++round) {
    person.act("mine " + std::to_string(round), person.actions().front());
    ASSERT_TRUE(person.hear());
    const json event = hear_event(events, 2 * round + 1);
    ASSERT_TRUE(event.contains("view"));
    const json act = {{"action", event["state"]["actions"]["1"][0]}, {"id", "act " + std::to_string(round)}};
    as_bot(bot, opened.table, "act", act);
    // The same again plays nothing.
    as_bot(bot, opened.table, "act", act);
    ASSERT_TRUE(person.hear());
    EXPECT_EQ(person.last(), 2 * round + 2);
  }
  EXPECT_EQ(error_as_bot(bot, opened.table, "act", {{"action", "nonsense"}}), "not_your_turn");
  EXPECT_EQ(error_as_bot(bot, opened.table, "act", {{"action", 7}}), "bad_request");
  as_bot(bot, opened.table, "say", {{"phrase", "hello"}});
  EXPECT_EQ(person.socket.receive("said")["seat"], 1);
  EXPECT_EQ(error_as_bot(bot, opened.table, "say", {{"phrase", "nonsense"}}), "bad_request");
  as_bot(bot, opened.table, "resign");
  ASSERT_TRUE(person.hear());
  EXPECT_TRUE(person.over());
  EXPECT_EQ(hear_event(events, 7)["state"]["node"], "terminal");
  EXPECT_EQ(events.next("game_ended")["table"], opened.table);

  // And once more with sides changed.
  person.say({{"type", "rematch"}});
  EXPECT_EQ(events.next_message("rematch")["seats"], json::array({0}));
  as_bot(bot, opened.table, "rematch");
  const std::string next = person.socket.receive("next")["table"];
  EXPECT_EQ(events.next("game_started")["table"], next);
  EXPECT_EQ(events.next_message("welcome")["seat"], 0);
}

TEST_F(BotAccountsTest, AStreamThatComesBackGetsTheCurrentState) {
  const Bot bot = make(owner, "Taliesin");
  auto events = std::make_unique<BotEvents>(listen(bot));
  ASSERT_TRUE(events->await_beat());
  const Opened opened = play(bot, *events);
  Person person(server->port(), opened.table, opened.key);
  person.act("first", person.actions().front());
  ASSERT_TRUE(person.hear());
  const Opened waiting = ask(bot);
  EXPECT_EQ(events->next("invitation")["table"], waiting.table);
  events.reset();
  server->restart();
  BotEvents again = listen(bot);
  EXPECT_EQ(again.next(), json({{"type", "game_started"}, {"table", opened.table}}));
  EXPECT_EQ(again.next_message("welcome")["last"], 1);
  // Nothing from before is sent again.
  EXPECT_EQ(again.next_message("event")["n"], 1);
  EXPECT_EQ(again.next("invitation")["table"], waiting.table);
  person.come(server->port());
  as_bot(bot, opened.table, "resign");
  EXPECT_EQ(again.next("game_ended")["table"], opened.table);
}

TEST_F(BotAccountsTest, AnInvitationIsDeclinedWithAReasonAndMayBeRepeated) {
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
  ASSERT_TRUE(events.await_beat());
  const Opened opened = ask(bot);
  EXPECT_EQ(events.next("invitation")["table"], opened.table);
  // The seat has no other holder meanwhile.
  EXPECT_EQ(post("tables/" + opened.table + "/join", json::object()).error(), "seat_taken");
  EXPECT_EQ(
      post("tables/" + opened.table + "/invite-bot", {{"key", opened.key}, {"seat", 1}, {"bot", "Taliesin"}}).error(),
      "seat_taken");
  Person person(server->port(), opened.table, opened.key);
  EXPECT_EQ(error_as_bot(bot, opened.table, "decline", {{"reason", "because"}}), "bad_request");
  as_bot(bot, opened.table, "decline", {{"reason", "game"}});
  EXPECT_EQ(person.hear_decline(), json({{"name", "Taliesin"}, {"declined", "game"}}));
  EXPECT_EQ(error_as_bot(bot, opened.table, "accept"), "not_invited");
  time.pass(std::chrono::seconds(1));
  told("tables/" + opened.table + "/invite-bot", {{"key", opened.key}, {"seat", 1}, {"bot", "taliesin"}});
  EXPECT_EQ(events.next("invitation")["table"], opened.table);
  as_bot(bot, opened.table, "accept");
  EXPECT_FALSE(seat(opened).contains("invited"));
  EXPECT_EQ(seat(opened)["taken"], true);
}

TEST_F(BotAccountsTest, AnInvitationExpires) {
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
  ASSERT_TRUE(events.await_beat());
  const Opened opened = ask(bot);
  EXPECT_EQ(events.next("invitation")["table"], opened.table);
  Person person(server->port(), opened.table, opened.key);
  time.pass(kAnswer);
  EXPECT_EQ(person.hear_decline()["declined"], "no_answer");
  EXPECT_EQ(error_as_bot(bot, opened.table, "accept"), "not_invited");
  EXPECT_EQ(error_as_bot(bot, opened.table, "decline", {{"reason", "generic"}}), "not_invited");
  EXPECT_EQ(events.next("invitation_ended")["table"], opened.table);
  // The seat is there for anyone.
  join(server->port(), opened.table);
}

TEST_F(BotAccountsTest, OnlyBotAccountsThatListenAreInvited) {
  const Bot bot = make(owner, "Taliesin");
  const auto error_of = [&](const std::string& seat) {
    return post("tables", {{"game", "brandubh"}, {"seats", {"you", seat}}}).error();
  };
  EXPECT_EQ(error_of("invite:Taliesin"), "bot_offline");
  EXPECT_EQ(error_of("invite:Ceridwen"), "no_bot");
  EXPECT_EQ(error_of("invite:Nobody"), "no_bot");
  EXPECT_EQ(error_of("invite:"), "bad_request");
  {
    BotEvents events = listen(bot);
    ASSERT_TRUE(events.await_beat());
    EXPECT_EQ(post("tables", {{"game", "danube"}, {"seats", {"invite:Taliesin", "invite:Taliesin"}}}).error(),
              "bad_request");
    EXPECT_EQ(error_of("invite:Taliesin"), "");
    // Any news would make it say again that it listens, so there is none.
    EXPECT_FALSE(events.next("invitation").is_null());
  }
  const Opened opened = open_table(server->port(), kTwoPeople);
  EXPECT_EQ(post("tables/" + opened.table + "/invite-bot", {{"key", "none"}, {"seat", 1}, {"bot", "Nobody"}}).error(),
            "no_bot");
  time.pass(std::chrono::minutes(1));
  EXPECT_EQ(error_of("invite:Taliesin"), "bot_offline");
}

TEST_F(BotAccountsTest, OnlyTheHostInvites) {
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
  ASSERT_TRUE(events.await_beat());
  const Opened opened = open_table(server->port(), {{"game", "danube"}, {"seats", {"you", "open"}}});
  time.pass(std::chrono::seconds(1));
  const std::string guest = join(server->port(), opened.table);
  const std::string path = "tables/" + opened.table + "/invite-bot";
  EXPECT_EQ(post(path, {{"key", "wrong"}, {"seat", 1}, {"bot", "Taliesin"}}).error(), "bad_key");
  EXPECT_EQ(post(path, {{"key", opened.key}, {"seat", 1}, {"bot", "Taliesin"}}).error(), "seat_taken");
  EXPECT_EQ(post(path, {{"key", opened.key}, {"seat", 5}, {"bot", "Taliesin"}}).error(), "bad_request");
  EXPECT_EQ(error_as_bot(bot, opened.table, "accept"), "not_invited");
  EXPECT_EQ(error_as_bot(bot, opened.table, "act", {{"action", "x"}}), "bad_key");
  EXPECT_EQ(error_as_bot(bot, "none", "accept"), "no_table");
  EXPECT_EQ(post(path, {{"key", guest}, {"seat", 0}, {"bot", "Taliesin"}}).error(), "not_host");
}

TEST_F(BotAccountsTest, APersonAndTheirBotAccountsAreNeverRatedTogether) {
  server->rate_same_network();
  const Bot bot = make(owner, "Taliesin");
  const Bot brother = make(owner, "Gwydion");
  const Bot foreign = make(come("Arawn"), "Pryderi");
  BotEvents events = listen(bot);
  BotEvents other_events = listen(brother);
  BotEvents foreign_events = listen(foreign);
  for (BotEvents* each : {&events, &other_events, &foreign_events}) ASSERT_TRUE(each->await_beat());
  const auto open = [&](const std::vector<std::string>& seats, const std::string& session, bool rated = true) {
    json request = {{"game", "bluff"}, {"seats", seats}, {"rated", rated}, {"time_control", kClock}};
    if (!session.empty()) request["session"] = session;
    return post("tables", request);
  };
  EXPECT_EQ(open({"you", "invite:Taliesin"}, owner).error(), "same_person");
  EXPECT_EQ(open({"open", "invite:Taliesin", "invite:Gwydion"}, "").error(), "same_person");
  EXPECT_EQ(open({"you", "invite:Taliesin"}, owner, false).status, 201);
  EXPECT_EQ(open({"you", "invite:Pryderi"}, owner).status, 201);
  EXPECT_EQ(events.next("invitation")["seat"], 1);
  // Not by coming to a seat either.
  const std::string guest = come("Blodeuwedd");
  const json opened = open({"you", "invite:Taliesin", "open"}, guest).parsed();
  ASSERT_EQ(events.next("invitation")["table"], opened["table"]);
  time.pass(std::chrono::seconds(1));
  as_bot(bot, opened["table"], "accept");
  EXPECT_EQ(post("tables/" + opened["table"].get<std::string>() + "/join", {{"session", owner}}).error(),
            "same_person");
  const json ask_brother = {{"key", opened["key"]}, {"seat", 2}, {"bot", "Gwydion"}};
  EXPECT_EQ(post("tables/" + opened["table"].get<std::string>() + "/invite-bot", ask_brother).error(), "same_person");
}

TEST_F(BotAccountsTest, ABotAccountIsRatedAsPlayersAre) {
  server->rate_same_network();
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
  ASSERT_TRUE(events.await_beat());
  const std::string gwion = come("Gwion");
  const Opened opened = play(bot, events, {{"rated", true}, {"session", gwion}, {"time_control", kClock}});
  Person person(server->port(), opened.table, opened.key);
  person.play();
  as_bot(bot, opened.table, "act", {{"action", hear_event(events, 1)["state"]["actions"]["1"][0]}});
  as_bot(bot, opened.table, "resign");
  EXPECT_EQ(events.next("game_ended")["table"], opened.table);
  const json profile = get("players/" + bot.player);
  EXPECT_EQ(profile["games"][0]["lost"], 1);
  EXPECT_EQ(profile["head_to_head"][0]["name"], "Gwion");
  EXPECT_FALSE(profile["head_to_head"][0].contains("bot_account"));
  const json own = told("GET accounts/me/profile", {{"key", gwion}});
  EXPECT_EQ(own["head_to_head"][0]["bot_account"], true);
  EXPECT_FALSE(own.contains("bot_account"));
  EXPECT_EQ(told("GET accounts/me/tables", {{"key", gwion}})["tables"][0]["others"][0]["bot_account"], true);
}

TEST_F(BotAccountsTest, DeletingOneResignsItsRatedGames) {
  server->rate_same_network();
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
  ASSERT_TRUE(events.await_beat());
  const std::string gwion = come("Gwion");
  const Opened opened = play(bot, events, {{"rated", true}, {"session", gwion}, {"time_control", kClock}});
  Person(server->port(), opened.table, opened.key).play();
  as_bot(bot, opened.table, "act", {{"action", hear_event(events, 1)["state"]["actions"]["1"][0]}});
  told("DELETE bots/" + bot.player, {{"session", owner}});
  EXPECT_EQ(told("GET accounts/me/profile", {{"key", gwion}})["games"][0]["won"], 1);
}

TEST_F(BotAccountsTest, DeletingTheOwnerDeletesThemAndTheirGamesHaveNoPlayer) {
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
  ASSERT_TRUE(events.await_beat());
  const Opened opened = play(bot, events);
  const Opened asked = ask(bot);
  EXPECT_EQ(events.next("invitation")["table"], asked.table);
  Person person(server->port(), opened.table, opened.key);
  told("DELETE accounts/me", {{"key", owner}});
  const json left = person.hear_seats([](const json& seats) { return !seats[1].contains("player"); })[1];
  EXPECT_FALSE(left.contains("name") || left.contains("bot_account")) << left;
  EXPECT_EQ(events.next("closed")["code"], "bad_key");
  EXPECT_EQ(BotEvents(server->port(), bot.token).status(), 401);
  server->restart();
  EXPECT_FALSE(seat(asked).contains("invited"));
  // The name is free.
  make(come("Gwion"), "Taliesin");
}

TEST_F(BotAccountsTest, ItsGamesAndInvitationsAreLimited) {
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
  ASSERT_TRUE(events.await_beat());
  std::vector<Opened> opened;
  for (int game = 0; game < kMostBotAsks; ++game) opened.push_back(ask(bot));
  const json request = {{"game", "brandubh"}, {"seats", {"you", "invite:Taliesin"}}};
  EXPECT_EQ(post("tables", request).error(), "bot_busy");
  for (int game = 0; game < kMostBotGames; ++game) as_bot(bot, opened[static_cast<std::size_t>(game)].table, "accept");
  EXPECT_EQ(error_as_bot(bot, opened[kMostBotGames].table, "accept"), "too_many_games");
  as_bot(bot, opened[0].table, "resign");
  as_bot(bot, opened[kMostBotGames].table, "accept");
}

TEST_F(BotAccountsTest, OneAddressOrPlayerHasAFewOfItsGames) {
  server->limit({});
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
  ASSERT_TRUE(events.await_beat());
  const auto ask_from = [&](const std::string& address, const std::string& session = "") {
    json request = {{"game", "brandubh"}, {"seats", {"you", "invite:Taliesin"}}};
    if (!session.empty()) request["session"] = session;
    return call_api(server->port(), "tables", request, {{"X-Forwarded-For", address}});
  };
  const std::string gwion = come("Gwion");
  std::vector<json> opened;
  for (int i = 0; i < kBotShare; ++i) opened.push_back(ask_from("192.0.2.1", gwion).parsed());
  for (int i = kBotShare; i < kMostBotAsks; ++i) EXPECT_EQ(ask_from("192.0.2.1").error(), "too_many_games");
  EXPECT_EQ(ask_from("192.0.2.2", gwion).error(), "too_many_games") << "the same player";
  EXPECT_EQ(ask_from("192.0.2.2").status, 201);
  // A declined request does not count.
  as_bot(bot, opened[0]["table"], "decline", {{"reason", "generic"}});
  opened[0] = ask_from("192.0.2.1", gwion).parsed();
  for (const json& each : opened) as_bot(bot, each["table"], "accept");
  EXPECT_EQ(ask_from("192.0.2.1").error(), "too_many_games");
  // A game that is over makes room, for a rematch or for another.
  Person person(server->port(), opened[0]["table"], opened[0]["key"]);
  as_bot(bot, opened[0]["table"], "resign");
  ASSERT_TRUE(person.hear());
  as_bot(bot, ask_from("192.0.2.1", gwion).parsed()["table"], "accept");
  EXPECT_EQ(error_as_bot(bot, opened[0]["table"], "rematch"), "too_many_games");
  // The player is known after a restart too.
  server->restart();
  BotEvents again = listen(bot);
  ASSERT_TRUE(again.await_beat());
  EXPECT_EQ(ask_from("192.0.2.3", gwion).error(), "too_many_games");
}

TEST_F(BotAccountsTest, AGameWithItEndsByItsClock) {
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
  ASSERT_TRUE(events.await_beat());
  const Opened opened = play(bot, events);
  EXPECT_EQ(get("tables/" + opened.table)["time_control"], json({{"kind", "correspondence"}, {"days", 3}}));
  const Opened without = open_table(server->port(), kTwoPeople);
  EXPECT_EQ(
      post("tables/" + without.table + "/invite-bot", {{"key", without.key}, {"seat", 1}, {"bot", "Taliesin"}}).error(),
      "time_control_required");
  // Nobody ever comes.
  time.pass(std::chrono::hours(24 * 4));
  EXPECT_EQ(hear_event(events, 1)["timed_out"], true);
  EXPECT_EQ(events.next("game_ended")["table"], opened.table);
}

TEST_F(BotAccountsTest, ItClaimsTheWinOfAnAbsentPlayer) {
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
  ASSERT_TRUE(events.await_beat());
  const Opened opened = play(bot, events, {{"time_control", {{"kind", "move"}, {"seconds", 3600}}}});
  {
    Person person(server->port(), opened.table, opened.key);
    EXPECT_EQ(error_as_bot(bot, opened.table, "claim", {{"seat", 0}}), "not_possible");
  }
  const auto hear_seats = [&](const char* what, bool is_so) {
    json message;
    do message = events.next_message("seats");
    while (message.is_object() && message["seats"][0].value(what, false) != is_so);
    EXPECT_TRUE(message.is_object());
  };
  hear_seats("present", false);
  EXPECT_EQ(error_as_bot(bot, opened.table, "claim", {{"seat", 0}}), "not_possible");
  time.pass(std::chrono::minutes(10));
  hear_seats("away", true);
  EXPECT_EQ(error_as_bot(bot, opened.table, "claim", {{"seat", 7}}), "bad_request");
  as_bot(bot, opened.table, "claim", {{"seat", 0}});
  EXPECT_EQ(events.next_message("event")["proposal"]["kind"], "claim");
  time.pass(std::chrono::seconds(10));
  EXPECT_EQ(events.next_message("event")["state"]["node"], "terminal");
  EXPECT_EQ(events.next("game_ended")["table"], opened.table);
}

TEST_F(BotAccountsTest, ItLeavesATableWhereNoGameBegins) {
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
  ASSERT_TRUE(events.await_beat());
  const Opened opened = open_table(server->port(), {{"game", "bluff"}, {"seats", {"you", "invite:Taliesin", "open"}}});
  EXPECT_EQ(events.next("invitation")["table"], opened.table);
  time.pass(std::chrono::seconds(1));
  as_bot(bot, opened.table, "accept");
  as_bot(bot, opened.table, "leave");
  EXPECT_EQ(seat(opened)["taken"], false);
  EXPECT_EQ(events.next("game_ended")["table"], opened.table);
  EXPECT_EQ(error_as_bot(bot, opened.table, "leave"), "bad_key");
  // If a game is under way, leaving is resigning.
  const Opened other = play(bot, events);
  Person person(server->port(), other.table, other.key);
  person.act("first", person.actions().front());
  ASSERT_TRUE(person.hear());
  as_bot(bot, other.table, "act", {{"action", hear_event(events, 1)["state"]["actions"]["1"][0]}});
  ASSERT_TRUE(person.hear());
  as_bot(bot, other.table, "leave");
  ASSERT_TRUE(person.hear());
  EXPECT_EQ(person.event()["resigned"], true);
}

}  // namespace
}  // namespace nemeton
