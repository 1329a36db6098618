// Tables over the network, as docs/api.md says: opening, joining, playing, watching, coming back, and everything one can do wrong.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>

#include "core/random.hpp"
#include "server/tests/people.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class TablesTest : public testing::Test {
 protected:
  HttpAnswer get(const std::string& path) { return http(server.port(), "GET", path); }
  HttpAnswer post(const std::string& path, const std::string& body) { return http(server.port(), "POST", path, body); }
  std::string open_error(const json& request) { return post("/api/v1/tables", request.dump()).error(); }

  // A table of two people, both there.
  struct Pair {
    Opened opened;
    std::string other_key;
    Person first;
    Person second;
  };
  Pair two_people(json request = kTwoPeople) {
    const Opened opened = open_table(server.port(), request);
    const std::string key = join(server.port(), opened.table);
    return {opened, key, {server.port(), opened.table, opened.key}, {server.port(), opened.table, key}};
  }

  // The answer to a message that is refused.
  static json error(Person& person, const std::string& text) {
    person.socket.send_text(text);
    return person.socket.receive("error");
  }
  static json error(Person& person, const json& message) { return error(person, message.dump()); }

  TestServer server;
};

// Opening and joining.

TEST_F(TablesTest, GamesAreListedAsInTheProtocol) {
  const json games = get("/api/v1/games").parsed()["games"];
  std::set<std::string> ids;
  for (const json& game : games) {
    ids.insert(game["id"].get<std::string>());
    for (const char* member : {"name", "credit", "min_seats", "max_seats", "options"})
      EXPECT_TRUE(game.contains(member));
  }
  EXPECT_TRUE(ids.contains("brandubh"));
  EXPECT_TRUE(ids.contains("danube"));
}

TEST_F(TablesTest, TheServerSaysThatItIsWell) { EXPECT_EQ(get("/health").body, R"({"ok":true})"); }

TEST_F(TablesTest, AnOpenedTableIsThereForEverybody) {
  const Opened opened = open_table(
      server.port(),
      {{"game", "danube"}, {"options", {{"ply_limit", 100}}}, {"seats", {"open", "bot:novice"}}, {"draw", false}});
  EXPECT_TRUE(opened.seat.is_null());
  EXPECT_EQ(opened.key, "");
  const json table = get("/api/v1/tables/" + opened.table).parsed();
  EXPECT_EQ(table["table"], opened.table);
  EXPECT_EQ(table["game"], "danube");
  EXPECT_EQ(table["options"], json({{"ply_limit", 100}}));
  EXPECT_EQ(table["over"], false);
  EXPECT_EQ(table["seats"],
            json::parse(R"([{"kind":"person","taken":false,"present":false},{"kind":"bot","level":"novice"}])"));
  EXPECT_TRUE(table["last"].is_number_integer());
}

TEST_F(TablesTest, TheOneWhoOpensSitsWhereTheListSays) {
  EXPECT_EQ(open_table(server.port(), {{"game", "brandubh"}, {"seats", {"open", "you"}}}).seat, 1);
  EXPECT_EQ(open_table(server.port(), {{"game", "brandubh"}, {"seats", {"you", "open"}}}).seat, 0);
}

TEST_F(TablesTest, SidesDrawnByLotComeOutBothWays) {
  std::set<int> seats;
  for (int i = 0; i < 64 && seats.size() < 2; ++i) {
    const Opened opened =
        open_table(server.port(), {{"game", "brandubh"}, {"seats", {"you", "bot:novice"}}, {"draw", true}});
    seats.insert(opened.seat.get<int>());
    const Person person(server.port(), opened.table, opened.key);
    EXPECT_EQ(person.seat(), opened.seat);
    EXPECT_EQ(person.welcome["seats"][static_cast<std::size_t>(1 - person.seat())]["kind"], "bot");
  }
  EXPECT_THAT(seats, ElementsAre(0, 1));
}

TEST_F(TablesTest, KeysAndTableNamesAreLongAndNeverTheSame) {
  const Opened a = open_table(server.port(), kTwoPeople);
  const Opened b = open_table(server.port(), kTwoPeople);
  EXPECT_EQ(a.key.size(), 43u);
  EXPECT_EQ(a.table.size(), 12u);
  EXPECT_NE(a.key, b.key);
  EXPECT_NE(a.table, b.table);
}

TEST_F(TablesTest, WhatCannotBeOpenedIsNamed) {
  EXPECT_EQ(post("/api/v1/tables", "{").error(), "bad_json");
  EXPECT_EQ(post("/api/v1/tables", "").error(), "bad_json");
  EXPECT_EQ(post("/api/v1/tables", "[]").error(), "bad_request");
  EXPECT_EQ(open_error({{"game", "chess"}, {"seats", {"you", "open"}}}), "unknown_game");
  EXPECT_EQ(open_error({{"seats", {"you", "open"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "open", "open"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "you"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "bot:genius"}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", 1}}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", "you"}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "open"}}, {"draw", 1}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "open"}}, {"sides", "drawn"}}), "bad_request");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "open"}}, {"options", {{"rules", "house"}}}}),
            "bad_option");
  EXPECT_EQ(open_error({{"game", "brandubh"}, {"seats", {"you", "open"}}, {"options", {{"size", 9}}}}), "bad_option");
}

TEST_F(TablesTest, AnOpenSeatIsTakenOnce) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  const std::string join_path = "/api/v1/tables/" + opened.table + "/join";
  const HttpAnswer joined = post(join_path, "{}");
  EXPECT_EQ(joined.status, 200);
  EXPECT_EQ(joined.parsed()["seat"], 1);
  for (const char* again : {"{}", R"({"seat":1})", R"({"seat":0})"}) {
    const HttpAnswer answer = post(join_path, again);
    EXPECT_EQ(answer.status, 409) << again;
    EXPECT_EQ(answer.error(), "seat_taken") << again;
  }
}

TEST_F(TablesTest, ASeatToJoinIsChosenOrTheFirstOpenOne) {
  const json request = {{"game", "brandubh"}, {"seats", {"open", "open"}}};
  const Opened chosen = open_table(server.port(), request);
  EXPECT_EQ(post("/api/v1/tables/" + chosen.table + "/join", R"({"seat":1})").parsed()["seat"], 1);
  EXPECT_EQ(post("/api/v1/tables/" + chosen.table + "/join", "{}").parsed()["seat"], 0);
  const Opened wrong = open_table(server.port(), request);
  for (const char* body :
       {R"({"seat":2})", R"({"seat":-1})", R"({"seat":"0"})", R"({"seat":0.5})", R"({"chair":0})", "[]"}) {
    EXPECT_EQ(post("/api/v1/tables/" + wrong.table + "/join", body).error(), "bad_request") << body;
  }
  EXPECT_EQ(post("/api/v1/tables/" + wrong.table + "/join", "{").error(), "bad_json");
}

TEST_F(TablesTest, ManyWhoJoinAtOnceGetOneSeatBetweenThem) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  std::atomic<int> taken = 0;
  std::vector<std::jthread> all;
  for (int i = 0; i < 8; ++i) {
    all.emplace_back([&] {
      if (post("/api/v1/tables/" + opened.table + "/join", "{}").status == 200) ++taken;
    });
  }
  all.clear();
  EXPECT_EQ(taken, 1);
}

TEST_F(TablesTest, UnknownTablesAndAddressesAreNotFound) {
  for (const char* path : {"/api/v1/tables/nobody", "/api/v1/tables/nobody/record", "/api/v1/tables/nobody/socket"}) {
    EXPECT_EQ(get(path).status, 404) << path;
    EXPECT_EQ(get(path).error(), "no_table") << path;
  }
  EXPECT_EQ(post("/api/v1/tables/nobody/join", "{}").error(), "no_table");
  for (const char* path : {"/api/v1/", "/api/v1/nothing", "/api/v1/tables/", "/api/v1/tables/a/b"}) {
    EXPECT_EQ(get(path).status, 404) << path;
    EXPECT_EQ(get(path).error(), "not_found") << path;
  }
  WebSocketClient socket;
  EXPECT_EQ(socket.open(server.port(), "nobody"), 404);
}

TEST_F(TablesTest, AnotherVersionOfTheApiIsNamedAsSuch) {
  for (const char* path : {"/api", "/api/", "/api/games", "/api/v2/games", "/api/v1", "/api/v10/games"}) {
    EXPECT_EQ(get(path).status, 404) << path;
    EXPECT_EQ(get(path).error(), "unknown_version") << path;
  }
}

TEST_F(TablesTest, AMethodThatAnAddressDoesNotHaveIsRefusedWithThoseThatItHas) {
  const HttpAnswer games = post("/api/v1/games", "{}");
  EXPECT_EQ(games.status, 405);
  EXPECT_EQ(games.error(), "bad_method");
  EXPECT_EQ(games.headers.at("allow"), "GET");
  EXPECT_EQ(get("/api/v1/tables").headers.at("allow"), "POST");
  EXPECT_EQ(http(server.port(), "HEAD", "/api/v1/games").status, 200);
}

TEST_F(TablesTest, TheAddressOfASocketWantsAHandshake) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  const HttpAnswer answer = get("/api/v1/tables/" + opened.table + "/socket");
  EXPECT_EQ(answer.status, 426);
  EXPECT_EQ(answer.error(), "upgrade_required");
  EXPECT_EQ(answer.headers.at("upgrade"), "websocket");
}

// Playing.

TEST_F(TablesTest, HelloIsAnsweredWithWelcomeAndEveryEvent) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  const Person person(server.port(), opened.table, opened.key);
  json welcome = person.welcome;
  welcome.erase("dice");
  EXPECT_EQ(welcome, json({{"type", "welcome"},
                           {"table", opened.table},
                           {"game", "brandubh"},
                           {"options", {{"rules", "basic"}, {"ply_limit", 500}}},
                           {"seat", 0},
                           {"last", 0},
                           {"seats", json::parse(R"([{"kind":"person","taken":true,"present":true},
                                                            {"kind":"person","taken":false,"present":false}])")}}));
  ASSERT_EQ(person.events.size(), 1u);
  const json& start = person.events[0];
  EXPECT_EQ(start["n"], 0);
  EXPECT_TRUE(start["seat"].is_null());
  EXPECT_TRUE(start["token"].is_null());
  EXPECT_EQ(start["state"]["ply"], 0);
  EXPECT_EQ(start["state"]["node"], "decision");
  EXPECT_EQ(start["state"]["to_act"], json::array({0}));
  EXPECT_EQ(person.actions().size(), 40u);
  EXPECT_TRUE(start["view"].is_object());
}

TEST_F(TablesTest, AnActionIsToldToEverybodyAndItsIdToTheActorAlone) {
  auto [opened, key, first, second] = two_people();
  Person spectator(server.port(), opened.table, "");
  const std::string action = first.actions().front();
  first.act("mine", action);
  for (Person* each : {&first, &second, &spectator}) {
    ASSERT_TRUE(each->hear());
    EXPECT_EQ(each->event()["n"], 1);
    EXPECT_EQ(each->event()["seat"], 0);
    EXPECT_EQ(each->event()["token"], action);
    EXPECT_EQ(each->state()["ply"], 1);
  }
  EXPECT_EQ(first.event()["id"], "mine");
  EXPECT_FALSE(second.event().contains("id"));
  EXPECT_FALSE(spectator.event().contains("id"));
}

TEST_F(TablesTest, ActionsAreShownToTheSeatThatMayPlayThem) {
  auto [opened, key, first, second] = two_people();
  const Person spectator(server.port(), opened.table, "");
  EXPECT_FALSE(first.state()["actions"]["0"].empty());
  EXPECT_THAT(second.state()["actions"], IsEmpty());
  EXPECT_THAT(spectator.state()["actions"], IsEmpty());
}

TEST_F(TablesTest, ChanceIsDrawnWithTheActionThatLeadsToIt) {
  auto [opened, key, first, second] = two_people({{"game", "danube"}, {"seats", {"you", "open"}}});
  int chances = 0;
  for (int i = 0; chances < 3; ++i) {
    Person& actor = first.actions().empty() ? second : first;
    actor.act("id" + std::to_string(i), actor.actions().front());
    do {
      ASSERT_TRUE(first.hear());
      ASSERT_TRUE(second.hear());
      if (first.event()["seat"].is_null()) {
        ++chances;
        EXPECT_EQ(first.events[first.events.size() - 2]["state"]["node"], "chance");
        EXPECT_TRUE(first.event()["token"].is_string());
        EXPECT_FALSE(first.event().contains("id"));
      }
    } while (first.state()["node"] == "chance");
  }
}

// Plays the last action of whoever is to act until a question is asked, and says whose.
int play_to_a_question(std::array<Person*, 2> people) {
  for (Person* each : people) each->hear_draws();
  for (int i = 0; i < 500 && people[0]->state()["node"] != "chance" && !people[0]->over(); ++i) {
    Person& actor = *people[people[0]->state()["to_act"][0].get<std::size_t>()];
    actor.act(std::to_string(i), actor.actions().back());
    for (Person* each : people) {
      do EXPECT_TRUE(each->hear());
      while (each->state()["node"] == "chance" && !each->state().contains("asked"));
    }
  }
  EXPECT_EQ(people[0]->state()["node"], "chance");
  return people[0]->state()["asked"].get<int>();
}

TEST_F(TablesTest, AQuestionIsAnsweredByThePersonWhoIsAsked) {
  auto [opened, key, first, second] =
      two_people({{"game", "sigily"}, {"options", {{"questions", 12}}}, {"seats", {"you", "open"}}});
  const int asked = play_to_a_question({&first, &second});
  Person& mine = asked == 0 ? first : second;
  Person& other = asked == 0 ? second : first;
  EXPECT_EQ(mine.state()["to_act"], json({asked}));
  EXPECT_THAT(mine.actions(), ElementsAre("right", "wrong"));
  EXPECT_THAT(other.actions(), IsEmpty());
  EXPECT_EQ(other.state()["to_act"], json({asked}));

  EXPECT_EQ(error(other, {{"type", "act"}, {"id", "a"}, {"action", "wrong"}})["code"], "not_your_turn");
  EXPECT_EQ(error(mine, {{"type", "act"}, {"id", "a"}, {"action", "perhaps"}})["code"], "illegal_action");
  const int cards = mine.event()["view"]["cards"].get<int>();
  const int number = mine.last() + 1;
  mine.act("b", "right");
  ASSERT_TRUE(mine.hear());
  ASSERT_TRUE(other.hear());
  const json& event = other.events[static_cast<std::size_t>(number)];
  EXPECT_EQ(event["seat"], asked);
  EXPECT_EQ(event["token"], "right");
  EXPECT_EQ(event["view"]["cards"], cards - 1);
}

TEST_F(TablesTest, AQuestionWaitsForItsAnswerOverARestart) {
  auto [opened, key, first, second] =
      two_people({{"game", "sigily"}, {"options", {{"questions", 12}}}, {"seats", {"you", "open"}}});
  const int asked = play_to_a_question({&first, &second});
  server.restart();
  Person again(server.port(), opened.table, asked == 0 ? opened.key : key);
  EXPECT_THAT(again.actions(), ElementsAre("right", "wrong"));
  again.act("x", "wrong");
  ASSERT_TRUE(again.hear());
  EXPECT_EQ(again.event()["token"], "wrong");
}

TEST_F(TablesTest, AQuestionToABotIsDrawn) {
  const Opened opened = open_table(server.port(), {{"game", "sigily"},
                                                   {"options", {{"questions", 12}, {"ply_limit", 80}}},
                                                   {"seats", {"bot:novice", "bot:novice"}}});
  Person watcher(server.port(), opened.table, "");
  while (!watcher.over()) ASSERT_TRUE(watcher.hear());
  int questions = 0;
  for (const json& event : watcher.events) {
    if (event["token"] != "right" && event["token"] != "wrong") continue;
    EXPECT_TRUE(event["seat"].is_null());
    ++questions;
  }
  EXPECT_GT(questions, 0);
}

// The cards that a message names.
std::set<std::string> cards_named(const json& message) {
  const std::string text = message.dump();
  static const std::regex card("[A2-9T][SHDC](?=[\".])");
  return {std::sregex_token_iterator(text.begin(), text.end(), card), std::sregex_token_iterator()};
}

TEST_F(TablesTest, DealtHandsAndChoicesInSecretAreToldToNobodyElse) {
  const Opened opened = open_table(
      server.port(),
      {{"game", "duel"}, {"seats", {"you", "open", "open"}}, {"options", {{"ply_limit", 90}, {"chameleon", true}}}});
  std::vector<std::string> keys = {opened.key};
  for (int i = 0; i < 2; ++i) keys.push_back(join(server.port(), opened.table));
  std::vector<std::unique_ptr<Person>> people;  // by seat, and a spectator
  for (const std::string& key : keys) people.push_back(std::make_unique<Person>(server.port(), opened.table, key));
  people.push_back(std::make_unique<Person>(server.port(), opened.table, ""));
  for (const auto& person : people) person->hear_draws();

  Random random(1);
  for (int i = 0; !people[0]->over(); ++i) {
    Person& actor = *people[people[0]->state()["to_act"][0].get<std::size_t>()];
    const auto actions = actor.actions();
    actor.act("id" + std::to_string(i), actions[below(random, static_cast<std::uint32_t>(actions.size()))]);
    for (const auto& person : people) ASSERT_TRUE(person->hear());
  }
  // Those who come later hear the same.
  for (const std::string& key : keys) people.push_back(std::make_unique<Person>(server.port(), opened.table, key));
  people.push_back(std::make_unique<Person>(server.port(), opened.table, ""));

  int secrets = 0;
  for (const auto& person : people) {
    std::set<std::string> may_know;
    if (person->seat() >= 0) may_know = cards_named(person->events[3]["view"]["hands"]);
    EXPECT_EQ(may_know.size(), person->seat() >= 0 ? 13u : 0u);
    for (std::size_t n = 1; n < person->events.size(); ++n) {
      const json& event = person->events[n];
      const json& before = person->events[n - 1]["state"];
      const bool own =
          event["seat"].is_null() ? static_cast<int>(n) - 1 == person->seat() : event["seat"] == person->seat();
      const bool secret = before["node"] != "decision" && !own;
      EXPECT_EQ(event["token"].is_null(), secret) << event;
      secrets += secret ? 1 : 0;
      if (person->seat() < 0) EXPECT_TRUE(event["view"]["chosen"].is_null());
      if (event["view"]["stage"] == "forms") EXPECT_EQ(event["view"]["forms"], json({nullptr, nullptr, nullptr}));
      if (event["view"]["last"].is_object()) may_know.merge(cards_named(event["view"]["last"]["cards"]));
      for (const std::string& card : cards_named(event))
        EXPECT_TRUE(may_know.contains(card)) << card << " in " << event;
    }
  }
  EXPECT_GT(secrets, 300);
}

TEST_F(TablesTest, AnotherSeatsActionIsRefused) {
  auto [opened, key, first, second] = two_people();
  const json answer = error(second, {{"type", "act"}, {"id", "x"}, {"action", first.actions().front()}});
  EXPECT_EQ(answer["code"], "not_your_turn");
  EXPECT_EQ(answer["id"], "x");
}

TEST_F(TablesTest, AnIllegalActionIsRefusedAndNothingChanges) {
  auto [opened, key, first, second] = two_people();
  EXPECT_EQ(error(first, {{"type", "act"}, {"id", "x"}, {"action", "d4d4"}})["code"], "illegal_action");
  // The id was not used up by an action that did not happen.
  first.act("x", first.actions().front());
  ASSERT_TRUE(first.hear());
  EXPECT_EQ(first.event()["n"], 1);
  EXPECT_EQ(first.event()["id"], "x");
}

TEST_F(TablesTest, ASpectatorDoesNothingButWatch) {
  auto [opened, key, first, second] = two_people();
  Person spectator(server.port(), opened.table, "");
  EXPECT_TRUE(spectator.welcome["seat"].is_null());
  EXPECT_EQ(error(spectator, {{"type", "act"}, {"id", "x"}, {"action", first.actions().front()}})["code"], "bad_key");
  EXPECT_EQ(error(spectator, {{"type", "resign"}, {"id", "y"}})["code"], "bad_key");
  EXPECT_EQ(error(spectator, {{"type", "rematch"}})["code"], "bad_key");
  EXPECT_EQ(get("/api/v1/tables/" + opened.table).parsed()["last"], 0);
}

TEST_F(TablesTest, AWrongKeyHoldsNoSeat) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  const Opened elsewhere = open_table(server.port(), kTwoPeople);
  for (const std::string& key : {std::string(), std::string("x"), elsewhere.key, opened.key + "A", opened.key.substr(1),
                                 std::string(60000, 'k')}) {
    WebSocketClient socket;
    ASSERT_EQ(socket.open(server.port(), opened.table), 101);
    socket.send({{"type", "hello"}, {"key", key}, {"after", -1}});
    EXPECT_EQ(socket.receive("error")["code"], "bad_key") << key.substr(0, 60);
    // It may try again.
    socket.send({{"type", "hello"}, {"key", opened.key}, {"after", -1}});
    EXPECT_EQ(socket.receive("welcome")["seat"], 0);
  }
}

TEST_F(TablesTest, AnIdSentTwiceIsPlayedOnce) {
  auto [opened, key, first, second] = two_people();
  const std::string action = first.actions().front();
  first.act("same", action);
  first.act("same", action);
  ASSERT_TRUE(first.hear());
  const json again = first.socket.receive("event");
  EXPECT_EQ(again, first.event());
  EXPECT_EQ(get("/api/v1/tables/" + opened.table).parsed()["last"], 1);
}

TEST_F(TablesTest, AnIdFromBeforeGivesItsOwnEventWhateverIsSentWithIt) {
  auto [opened, key, first, second] = two_people();
  for (int i = 0; i < 6; ++i) {
    Person& actor = i % 2 == 0 ? first : second;
    actor.act("id" + std::to_string(i), actor.actions().front());
    ASSERT_TRUE(first.hear());
    ASSERT_TRUE(second.hear());
  }
  // In another order, with other actions; the ids of the two seats have nothing to do with each other.
  for (const int i : {4, 0, 2}) {
    first.act("id" + std::to_string(i), "nonsense");
    EXPECT_EQ(first.socket.receive("event"), first.events[static_cast<std::size_t>(i) + 1]);
  }
  second.act("id0", "nonsense");
  EXPECT_EQ(second.socket.receive("error")["code"], "not_your_turn");
  EXPECT_EQ(get("/api/v1/tables/" + opened.table).parsed()["last"], 6);
}

TEST_F(TablesTest, AnIdIsKnownAfterARestart) {
  auto [opened, key, first, second] = two_people();
  first.act("before", first.actions().front());
  ASSERT_TRUE(first.hear());
  server.restart();
  first.come(server.port());
  EXPECT_EQ(first.welcome["last"], 1);
  first.act("before", first.events[0]["state"]["actions"]["0"].back().get<std::string>());
  EXPECT_EQ(first.socket.receive("event"), first.event());
  EXPECT_EQ(get("/api/v1/tables/" + opened.table).parsed()["last"], 1);
}

TEST_F(TablesTest, IdsHaveOneToSixtyFourCharacters) {
  auto [opened, key, first, second] = two_people();
  const std::string action = first.actions().front();
  std::string longest;
  for (int i = 0; i < 64; ++i) longest += "ö";
  EXPECT_EQ(error(first, {{"type", "act"}, {"id", longest + "x"}, {"action", action}})["code"], "bad_request");
  EXPECT_EQ(error(first, {{"type", "act"}, {"id", ""}, {"action", action}})["code"], "bad_request");
  EXPECT_EQ(error(first, {{"type", "act"}, {"id", std::string("a\0b", 3)}, {"action", action}})["code"], "bad_request");
  EXPECT_EQ(error(first, {{"type", "act"}, {"id", 7}, {"action", action}})["code"], "bad_request");
  EXPECT_EQ(error(first, {{"type", "act"}, {"action", action}})["code"], "bad_request");
  first.act(longest, action);
  ASSERT_TRUE(first.hear());
  EXPECT_EQ(first.event()["id"], longest);
}

TEST_F(TablesTest, OneWhoComesBackGetsWhatWasMissed) {
  auto [opened, key, first, second] = two_people();
  first.act("a", first.actions().front());
  ASSERT_TRUE(first.hear());
  ASSERT_TRUE(second.hear());
  first.socket.cut();
  second.act("b", second.actions().front());
  ASSERT_TRUE(second.hear());
  first.come(server.port());
  EXPECT_EQ(first.last(), 2);
  EXPECT_EQ(first.event()["token"], second.event()["token"]);
  first.act("c", first.actions().front());
  ASSERT_TRUE(first.hear());
  ASSERT_TRUE(second.hear());
  EXPECT_EQ(first.event()["n"], 3);
  // What came in pieces is what comes at once, byte for byte.
  const Person again(server.port(), opened.table, opened.key);
  EXPECT_EQ(again.events, first.events);
}

TEST_F(TablesTest, OneSeatMayHaveManyConnections) {
  auto [opened, key, first, second] = two_people();
  Person phone(server.port(), opened.table, opened.key);
  phone.act("from the phone", phone.actions().front());
  ASSERT_TRUE(phone.hear());
  ASSERT_TRUE(first.hear());
  EXPECT_EQ(first.event(), phone.event());
  phone.socket.cut();
  ASSERT_TRUE(second.hear());
  second.act("b", second.actions().front());
  ASSERT_TRUE(first.hear());
  EXPECT_EQ(first.last(), 2);
}

TEST_F(TablesTest, WhoComesAndGoesIsToldToTheOthers) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  Person first(server.port(), opened.table, opened.key);
  const std::string key = join(server.port(), opened.table);
  EXPECT_EQ(first.socket.receive("seats")["seats"][1], json({{"kind", "person"}, {"taken", true}, {"present", false}}));
  Person second(server.port(), opened.table, key);
  EXPECT_EQ(first.socket.receive("seats")["seats"][1]["present"], true);
  Person phone(server.port(), opened.table, key);
  second.socket.cut();
  phone.socket.close();
  EXPECT_EQ(first.socket.receive("seats")["seats"][1]["present"], false);
}

TEST_F(TablesTest, HelloComesOnceAndFirst) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  WebSocketClient socket;
  ASSERT_EQ(socket.open(server.port(), opened.table), 101);
  for (const char* early :
       {R"({"type":"act","id":"x","action":"a4a3"})", R"({"type":"resign","id":"x"})", R"({"type":"rematch"})"}) {
    socket.send_text(early);
    EXPECT_EQ(socket.receive("error")["code"], "bad_request") << early;
  }
  const json hello = {{"type", "hello"}, {"key", opened.key}, {"after", -1}};
  socket.send(hello);
  EXPECT_EQ(socket.receive("welcome")["seat"], 0);
  socket.send(hello);
  EXPECT_EQ(socket.receive("error")["code"], "bad_request");
}

TEST_F(TablesTest, AfterIsTheNumberOfAnEventThatThereIs) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  WebSocketClient socket;
  ASSERT_EQ(socket.open(server.port(), opened.table), 101);
  for (const char* after : {"1", "-2", "1000000000000", "0.5", "\"0\"", "[]", "1e300"}) {
    socket.send_text(R"({"type":"hello","after":)" + std::string(after) + "}");
    EXPECT_EQ(socket.receive("error")["code"], "bad_request") << after;
  }
  socket.send_text(R"({"type":"hello","after":0})");
  EXPECT_EQ(socket.receive("welcome")["last"], 0);
  EXPECT_EQ(socket.receive_text(std::chrono::milliseconds(100)), std::nullopt);
}

TEST_F(TablesTest, NonsenseIsAnsweredAndTheTableGoesOn) {
  auto [opened, key, first, second] = two_people();
  EXPECT_EQ(error(first, std::string("{"))["code"], "bad_json");
  EXPECT_EQ(error(first, std::string(""))["code"], "bad_json");
  EXPECT_EQ(error(first, std::string(30000, '['))["code"], "bad_json");
  for (const char* text :
       {"7", "[]", "null", "{}", R"({"type":7})", R"({"type":"dance"})", R"({"type":"act","id":"x"})",
        R"({"type":"act","id":"x","action":7})", R"({"type":"resign"})"}) {
    EXPECT_EQ(error(first, std::string(text))["code"], "bad_request") << text;
  }
  const json action = error(first, R"({"type":"act","id":"x","action":")" + std::string(60000, 'a') + "\"}");
  EXPECT_EQ(action["code"], "illegal_action");
  EXPECT_LT(action["message"].get<std::string>().size(), 1000u);
  first.act("fine", first.actions().front());
  EXPECT_TRUE(first.hear());
}

TEST_F(TablesTest, AMessageOverItsLimitEndsTheConnection) {
  auto [opened, key, first, second] = two_people();
  first.socket.send_text(std::string(65 * 1024, ' '));
  EXPECT_FALSE(first.hear());
  EXPECT_EQ(first.socket.close_code(), 1009);
  second.come(server.port());
}

TEST_F(TablesTest, AClientThatDoesNotReadIsLetGo) {
  auto [opened, key, first, second] = two_people();
  const std::string wrong = R"({"type":"act","id":"x","action":"nonsense"})";
  bool let_go = false;
  for (int i = 0; i < 1'000'000 && !let_go; ++i) let_go = !first.socket.send_text(wrong);
  EXPECT_TRUE(let_go);
  // The others play on.
  Person again(server.port(), opened.table, opened.key);
  again.act("x", again.actions().front());
  EXPECT_TRUE(second.hear());
}

TEST_F(TablesTest, BrokenFramesEndTheConnectionAndNothingElse) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  const std::string handshake = "GET /api/v1/tables/" + opened.table +
                                "/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
  Random random(5);
  for (int i = 0; i < 20; ++i) {
    std::string noise(1 + below(random, 200), '\0');
    for (char& c : noise) c = static_cast<char>(below(random, 256));
    EXPECT_THAT(raw(server.port(), handshake + noise), HasSubstr("101 Switching Protocols"));
  }
  // An unmasked text frame, and a masked one that is no UTF-8.
  raw(server.port(), handshake + std::string("\x81\x02hi", 4));
  raw(server.port(), handshake + std::string("\x81\x82\0\0\0\0\xff\xfe", 8));
  EXPECT_EQ(get("/health").status, 200);
}

TEST_F(TablesTest, BrokenHttpIsAnsweredAndNothingElse) {
  EXPECT_THAT(raw(server.port(), "nonsense\r\n\r\n"), HasSubstr("400 Bad Request"));
  EXPECT_THAT(raw(server.port(), "GET / HTTP/9.9\r\n\r\n"), HasSubstr("400 Bad Request"));
  EXPECT_THAT(raw(server.port(), "GET / HTTP/1.1\r\nX: " + std::string(20000, 'x') + "\r\n\r\n"),
              HasSubstr("400 Bad Request"));
  EXPECT_THAT(raw(server.port(), "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 70000\r\n\r\n"),
              HasSubstr("413 Payload Too Large"));
  EXPECT_EQ(post("/api/v1/tables", std::string(70000, ' ')).error(), "too_large");
  Random random(6);
  for (int i = 0; i < 20; ++i) {
    std::string noise(1 + below(random, 200), '\0');
    for (char& c : noise) c = static_cast<char>(below(random, 256));
    raw(server.port(), noise + "\r\n\r\n");
  }
  EXPECT_EQ(get("/health").status, 200);
}

TEST_F(TablesTest, PagesOfOtherServersPlayNothing) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  const std::string own = "127.0.0.1:" + std::to_string(server.port());
  WebSocketClient socket;
  for (const std::string& origin : {std::string("http://evil.example"), "http://evil.example/" + own,
                                    std::string("null"), std::string("http://127.0.0.1:1")}) {
    EXPECT_EQ(socket.open(server.port(), opened.table, {{"Origin", origin}}), 403) << origin;
    EXPECT_EQ(http(server.port(), "POST", "/api/v1/tables", kTwoPeople.dump(), {{"Origin", origin}}).error(),
              "bad_origin");
  }
  EXPECT_EQ(socket.open(server.port(), opened.table, {{"Origin", "http://" + own}}), 101);
  EXPECT_EQ(http(server.port(), "POST", "/api/v1/tables", kTwoPeople.dump(), {{"Origin", "http://" + own}}).status,
            201);
}

// The end, and another game.

TEST_F(TablesTest, GivingUpEndsTheGame) {
  auto [opened, key, first, second] = two_people();
  second.say({{"type", "resign"}, {"id", "enough"}});
  for (Person* each : {&first, &second}) {
    ASSERT_TRUE(each->hear());
    EXPECT_EQ(each->event()["seat"], 1);
    EXPECT_TRUE(each->event()["token"].is_null());
    EXPECT_EQ(each->event()["resigned"], true);
    EXPECT_EQ(each->state(), json::parse(R"({"ply":0,"node":"terminal","returns":[1,-1]})"));
  }
  EXPECT_EQ(second.event()["id"], "enough");
  EXPECT_EQ(get("/api/v1/tables/" + opened.table).parsed()["over"], true);
  EXPECT_EQ(
      error(first, {{"type", "act"}, {"id", "x"}, {"action", first.events[0]["state"]["actions"]["0"][0]}})["code"],
      "illegal_action");
  EXPECT_EQ(error(first, {{"type", "resign"}, {"id", "y"}})["code"], "illegal_action");
  second.say({{"type", "resign"}, {"id", "enough"}});
  EXPECT_EQ(second.socket.receive("event"), second.event());
}

TEST_F(TablesTest, TheRecordIsThereOnceTheGameIsOver) {
  auto [opened, key, first, second] = two_people();
  const std::string path = "/api/v1/tables/" + opened.table + "/record";
  const std::string action = first.actions().front();
  first.act("a", action);
  ASSERT_TRUE(first.hear());
  EXPECT_EQ(get(path).status, 409);
  EXPECT_EQ(get(path).error(), "not_over");
  first.say({{"type", "resign"}, {"id", "b"}});
  ASSERT_TRUE(first.hear());
  const json record = get(path).parsed();
  EXPECT_EQ(record["game"], "brandubh");
  EXPECT_EQ(record["steps"], json::array({action}));
  EXPECT_EQ(record["resigned"], 0);
}

TEST_F(TablesTest, ARematchNeedsEverybodyAndChangesSides) {
  auto [opened, key, first, second] =
      two_people({{"game", "brandubh"}, {"seats", {"you", "open"}}, {"options", {{"ply_limit", 9}}}});
  Person spectator(server.port(), opened.table, "");
  EXPECT_EQ(error(first, {{"type", "rematch"}})["code"], "not_over");
  first.say({{"type", "resign"}, {"id", "x"}});
  ASSERT_TRUE(first.hear());
  first.say({{"type", "rematch"}});
  EXPECT_EQ(first.socket.receive("rematch")["seats"], json::array({0}));
  EXPECT_EQ(second.socket.receive("rematch")["seats"], json::array({0}));
  second.say({{"type", "rematch"}});
  const json next = first.socket.receive("next");
  EXPECT_EQ(next["seat"], 1);
  const json other = second.socket.receive("next");
  EXPECT_EQ(other["seat"], 0);
  EXPECT_EQ(other["table"], next["table"]);
  const json watched = spectator.socket.receive("next");
  EXPECT_EQ(watched["table"], next["table"]);
  EXPECT_TRUE(watched["seat"].is_null());
  EXPECT_TRUE(watched["key"].is_null());

  Person again(server.port(), next["table"], next["key"]);
  EXPECT_EQ(again.seat(), 1);
  EXPECT_EQ(again.welcome["options"]["ply_limit"], 9);
  Person begins(server.port(), other["table"], other["key"]);
  EXPECT_EQ(begins.seat(), 0);
  begins.act("x", begins.actions().front());
  EXPECT_TRUE(again.hear());

  // Whoever was away is told when coming back, also after a restart.
  server.restart();
  second.come(server.port());
  EXPECT_EQ(second.socket.receive("next"), other);
  second.say({{"type", "rematch"}});
  EXPECT_EQ(second.socket.receive("next"), other);
}

TEST_F(TablesTest, BotsAgreeToARematch) {
  const Opened opened = open_table(server.port(), {{"game", "brandubh"}, {"seats", {"you", "bot:novice"}}});
  Person person(server.port(), opened.table, opened.key);
  person.say({{"type", "resign"}, {"id", "x"}});
  ASSERT_TRUE(person.hear());
  person.say({{"type", "rematch"}});
  const json next = person.socket.receive("next");
  EXPECT_EQ(next["seat"], 1);
  // The bot begins.
  Person again(server.port(), next["table"], next["key"]);
  while (again.last() < 1) ASSERT_TRUE(again.hear());
  EXPECT_EQ(again.events[1]["seat"], 0);
}

// Bots.

TEST_F(TablesTest, BotsPlayEachOtherToTheEnd) {
  for (const char* game : {"brandubh", "danube"}) {
    const Opened opened = open_table(
        server.port(), {{"game", game}, {"seats", {"bot:novice", "bot:novice"}}, {"options", {{"ply_limit", 60}}}});
    Person spectator(server.port(), opened.table, "");
    while (!spectator.over()) ASSERT_TRUE(spectator.hear());
    EXPECT_EQ(get("/api/v1/tables/" + opened.table).parsed()["over"], true);
    EXPECT_EQ(get("/api/v1/tables/" + opened.table + "/record").status, 200);
    for (int i = 0; i <= spectator.last(); ++i) EXPECT_EQ(spectator.events[static_cast<std::size_t>(i)]["n"], i);
  }
}

TEST_F(TablesTest, APersonPlaysABotToTheEnd) {
  const Opened opened = open_table(
      server.port(), {{"game", "danube"}, {"seats", {"you", "bot:novice"}}, {"options", {{"ply_limit", 40}}}});
  Person person(server.port(), opened.table, opened.key);
  for (int acted = -1; !person.over();) {
    if (acted != person.last() && !person.actions().empty()) {
      acted = person.last();
      person.act("id" + std::to_string(acted), person.actions().front());
    }
    ASSERT_TRUE(person.hear());
  }
}

TEST_F(TablesTest, BotsGoOnAfterARestart) {
  const Opened opened = open_table(server.port(), {{"game", "brandubh"}, {"seats", {"bot:casual", "bot:casual"}}});
  Person spectator(server.port(), opened.table, "");
  while (spectator.last() < 3) ASSERT_TRUE(spectator.hear());
  server.restart();
  spectator.come(server.port());
  const int before = spectator.last();
  while (spectator.last() < before + 3 && !spectator.over()) ASSERT_TRUE(spectator.hear());
}

TEST_F(TablesTest, ALongGameIsCaughtUpWithInOrder) {
  auto [opened, key, first, second] =
      two_people({{"game", "danube"}, {"seats", {"you", "open"}}, {"options", {{"ply_limit", 300}}}});
  for (int i = 0; !first.over(); ++i) {
    if (first.state()["node"] == "decision") {
      Person& actor = first.actions().empty() ? second : first;
      actor.act("id" + std::to_string(i), actor.actions().back());
    }
    ASSERT_TRUE(first.hear());
    ASSERT_TRUE(second.hear());
  }
  const Person again(server.port(), opened.table, key);
  EXPECT_EQ(again.events, second.events);
}

// The page.

TEST_F(TablesTest, ThePageIsServedBesideTheTables) {
  EXPECT_EQ(get("/").status, 404);
  std::filesystem::create_directories(server.page());
  std::ofstream(server.page() / "index.html") << "<!doctype html>";
  std::ofstream(server.folder() / "secret.txt") << "secret";
  EXPECT_EQ(get("/t/abc?x=/y.js").body, "<!doctype html>");
  const HttpAnswer head = http(server.port(), "HEAD", "/");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.body, "");
  EXPECT_EQ(head.headers.at("content-length"), "15");
  EXPECT_EQ(get("/../secret.txt").status, 404);
  EXPECT_EQ(get("/%2e%2e/secret.txt").status, 404);
  EXPECT_EQ(get("/health").headers.at("x-content-type-options"), "nosniff");
}

}  // namespace
}  // namespace nemeton
