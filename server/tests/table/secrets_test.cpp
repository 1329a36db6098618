// Hidden information is sent to no other seat: hands, and choices until the last is made.
#include <array>
#include <regex>
#include <set>

#include "core/random.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using SecretsTest = TablesTest;

// The cards that a message names.
std::set<std::string> cards_named(const json& message) {
  const std::string text = message.dump();
  static const std::regex card("[A2-9T][SHDC](?=[\".])");
  return {std::sregex_token_iterator(text.begin(), text.end(), card), std::sregex_token_iterator()};
}

TEST_F(SecretsTest, HandsAndSecretChoicesAreSentToNoOtherSeat) {
  const Opened opened = open_table(
      server.port(),
      {{"game", "duel"}, {"seats", {"you", "open", "open"}}, {"options", {{"ply_limit", 90}, {"chameleon", true}}}});
  std::vector<std::string> keys = {opened.key};
  for (int i = 0; i < 2; ++i) keys.push_back(join(server.port(), opened.table));
  std::vector<std::unique_ptr<Person>> people;  // by seat, and a spectator
  for (const std::string& key : keys) people.push_back(std::make_unique<Person>(server.port(), opened.table, key));
  people.push_back(std::make_unique<Person>(server.port(), opened.table, ""));
  // The same, who are told what has changed of their views.
  keys.emplace_back();
  for (const std::string& key : keys) {
    people.push_back(std::make_unique<Person>(server.port(), opened.table, key, "", Views::changes));
  }
  for (const auto& person : people) person->hear_draws();

  Random random(1);
  for (int i = 0; !people[0]->over(); ++i) {
    Person& actor = *people[people[0]->state()["to_act"][0].get<std::size_t>()];
    const auto actions = actor.actions();
    actor.act("id" + std::to_string(i), actions[below(random, static_cast<std::uint32_t>(actions.size()))]);
    for (const auto& person : people) ASSERT_TRUE(person->hear());
  }
  // Clients that come later get the same.
  for (const Views views : {Views::whole, Views::changes}) {
    for (const std::string& key : keys) {
      people.push_back(std::make_unique<Person>(server.port(), opened.table, key, "", views));
    }
  }

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

TEST_F(SecretsTest, ChoicesAreHiddenUntilAllHaveChosen) {
  const Opened opened = open_table(server.port(), {{"game", "duel"}, {"seats", {"you", "open", "open"}}});
  std::vector<std::string> keys = {opened.key};
  for (int i = 0; i < 2; ++i) keys.push_back(join(server.port(), opened.table));
  std::vector<std::unique_ptr<Person>> people;  // by seat
  for (const std::string& key : keys) people.push_back(std::make_unique<Person>(server.port(), opened.table, key));
  for (const auto& person : people) person->hear_draws();
  const json before = get("/api/v1/tables/" + opened.table).parsed();
  for (const int seat : {0, 1}) {
    people[static_cast<std::size_t>(seat)]->act("choice", std::string(1, "JK"[seat]));
    for (const auto& person : people) ASSERT_TRUE(person->hear());
  }
  // Over HTTP it shows only that something has happened, and who is still awaited.
  json now = get("/api/v1/tables/" + opened.table).parsed();
  EXPECT_EQ(now["last"], before["last"].get<int>() + 2);
  EXPECT_EQ(now["to_act"], json::array({2}));
  for (const char* member : {"last", "to_act", "idle"}) now[member] = before[member];
  EXPECT_EQ(now, before);
  EXPECT_EQ(get("/api/v1/tables/" + opened.table + "/record").error(), "not_over");
  // To whoever comes now, spectators too, nothing more is told than to those who were there.
  keys.emplace_back();
  for (std::size_t seat = 0; seat < keys.size(); ++seat) {
    const Person late(server.port(), opened.table, keys[seat]);
    for (int n = late.last() - 1; n <= late.last(); ++n) {
      json event = late.events[static_cast<std::size_t>(n)];
      EXPECT_EQ(event["token"].is_null(), event["seat"] != late.welcome["seat"]) << event;
      EXPECT_EQ(event["view"]["forms"], json({nullptr, nullptr, nullptr}));
      EXPECT_EQ(event["view"]["chosen"].is_null(), late.seat() < 0 || late.seat() == 2 || event["seat"] < late.seat())
          << event;
    }
  }
  people[2]->act("choice", "Q");
  for (const auto& person : people) {
    ASSERT_TRUE(person->hear());
    EXPECT_EQ(person->event()["view"]["forms"], json({"J", "K", "Q"}));
  }
}

TEST_F(SecretsTest, TwoHundredChoicesInTheSameInstantAreAllTaken) {
  expect_choices_taken(std::array{server.port()}, 50);
}

}  // namespace
}  // namespace nemeton
