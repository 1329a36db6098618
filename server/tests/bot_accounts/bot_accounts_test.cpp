// Bot accounts, at a server on the store of the program that this file is compiled into.
#include "server/bot_accounts/bot_accounts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/tests/support/raw_socket.hpp"
#include "server/tests/support/service_fixture.hpp"

namespace nemeton {
namespace {

class BotAccountsTest : public ServiceTest {
 protected:
  struct Bot {
    std::string player;
    std::string name;
    std::string token;
  };

  // The session key of a new player.
  std::string come(const std::string& name) const { return ServiceTest::come(name)["key"]; }
  Bot make(const std::string& session, const std::string& name) const {
    const json made = told("bots", {{"session", session}, {"name", name}}, 201);
    return {made.value("player", ""), made.value("name", ""), made.value("token", "")};
  }
  // The events of a bot account, once the server knows that it listens.
  BotEvents listen(const Bot& bot) const {
    BotEvents events(server->port(), bot.token);
    EXPECT_TRUE(events.await_beat());
    return events;
  }
  // A table whose host has invited that bot account.
  Opened ask(const Bot& bot, json request = {}) const {
    if (request.is_null()) request = json::object();
    request.update({{"game", "brandubh"}, {"seats", {"you", "invite:" + bot.name}}});
    return open_table(server->port(), request);
  }
  json as_bot(const Bot& bot, const std::string& table, const std::string& what, json body = json::object()) const {
    body["key"] = bot.token;
    return told("bot/tables/" + table + "/" + what, body);
  }
  std::string error_as_bot(const Bot& bot, const std::string& table, const std::string& what,
                           json body = json::object()) const {
    body["key"] = bot.token;
    return post("bot/tables/" + table + "/" + what, body).error();
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

  std::string owner = come("Ceridwen");
};

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

TEST_F(BotAccountsTest, AnotherTokenOrNoneEndsTheFirst) {
  Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
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
  told("DELETE bots/" + bot.player + "/token", {{"session", owner}});
  EXPECT_EQ(again.next("closed")["code"], "bad_key");
  EXPECT_EQ(told("GET accounts/me/bots", {{"session", owner}})["bots"][0]["has_token"], false);
}

TEST_F(BotAccountsTest, AStreamThatComesBackGetsTheCurrentState) {
  const Bot bot = make(owner, "Taliesin");
  auto events = std::make_unique<BotEvents>(listen(bot));
  const Opened opened = play(bot, *events);
  Person person(server->port(), opened.table, opened.key);
  person.act("first", person.actions().front());
  ASSERT_TRUE(person.hear());
  const Opened waiting = ask(bot);
  EXPECT_EQ(events->next("invitation")["table"], waiting.table);
  events.reset();
  server->restart();
  BotEvents again(server->port(), bot.token);
  EXPECT_EQ(again.next(), json({{"type", "game_started"}, {"table", opened.table}}));
  EXPECT_EQ(again.next_message("welcome")["last"], 1);
  // Nothing from before is sent again.
  EXPECT_EQ(again.next_message("event")["n"], 1);
  EXPECT_EQ(again.next("invitation")["table"], waiting.table);
  person.come(server->port());
  as_bot(bot, opened.table, "resign");
  EXPECT_EQ(again.next("game_ended")["table"], opened.table);
}

TEST_F(BotAccountsTest, AnInvitationExpires) {
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
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

TEST_F(BotAccountsTest, APersonAndTheirBotAccountsAreNeverRatedTogether) {
  server->set(&Config::rate_same_network, true);
  const Bot bot = make(owner, "Taliesin");
  const Bot brother = make(owner, "Gwydion");
  const Bot foreign = make(come("Arawn"), "Pryderi");
  BotEvents events = listen(bot);
  BotEvents other_events = listen(brother);
  BotEvents foreign_events = listen(foreign);
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

TEST_F(BotAccountsTest, DeletingOneResignsItsRatedGames) {
  server->set(&Config::rate_same_network, true);
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
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

TEST_F(BotAccountsTest, OneAddressOrPlayerHasAFewOfItsGames) {
  server->set(&Config::trusted_proxies, "127.0.0.1");
  server->set(&Config::limits, {});
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
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
  EXPECT_EQ(ask_from("192.0.2.3", gwion).error(), "too_many_games");
}

TEST_F(BotAccountsTest, AGameWithItEndsByItsClock) {
  const Bot bot = make(owner, "Taliesin");
  BotEvents events = listen(bot);
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
