// The examples that show how the program of a bot account is written, in whole games at a server.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

#include "server/tests/support/authenticator.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

class BotExamplesTest : public testing::Test {
 protected:
  BotExamplesTest() {
    const json bot = {{"session", sign_up(server->port(), "Ceridwen")["key"]}, {"name", "Taliesin"}};
    token = call_api(server->port(), "bots", bot).parsed()["token"];
  }

  // The example, which listens; `options` stand before the server's address, `more` after it.
  std::unique_ptr<Child> start(const std::string& file, const std::vector<std::string>& more = {},
                               const std::vector<std::string>& options = {}) const {
    std::vector<std::string> words = {"/usr/bin/python3", std::string(NEMETON_ROOT) + "/examples/" + file};
    words.insert(words.end(), options.begin(), options.end());
    words.push_back("http://127.0.0.1:" + std::to_string(server->port()));
    words.insert(words.end(), more.begin(), more.end());
    auto bot = std::make_unique<Child>(words, std::vector<std::string>{"NEMETON_TOKEN=" + token});
    EXPECT_EQ(bot->port(), server->port()) << bot->complaint();
    return bot;
  }
  // A table of a game with few actions, where it is invited to play with built-in bots.
  Opened ask(const std::string& game, int bots = 1) const {
    json seats = {"invite:Taliesin"};
    for (int bot = 0; bot < bots; ++bot) seats.push_back("bot:beginner");
    return open_table(server->port(), {{"game", game}, {"seats", seats}, {"options", {{"ply_limit", 60}}}});
  }
  // Waits until it says that it does not play that game.
  void expect_declined(const Opened& opened) const {
    EXPECT_EQ(Person(server->port(), opened.table, opened.key).hear_decline()["declined"], "game");
  }
  // Looks on until the game is over, and says that the seat was taken and played to the end.
  void expect_played(const Opened& opened) const {
    Person onlooker(server->port(), opened.table, "");
    while (!onlooker.over()) ASSERT_TRUE(onlooker.hear()) << opened.table;
    int own = 0;
    for (const json& event : onlooker.events) {
      own += event["seat"] == 0 ? 1 : 0;
      EXPECT_FALSE(event.contains("resigned") || event.contains("timed_out"));
    }
    EXPECT_GT(own, 0);
  }

  // Starts it again at the same place.
  void restart() {
    const int port = server->port();
    EXPECT_EQ(server->end(SIGTERM), 0);
    server = serve(port);
    ASSERT_EQ(server->port(), port);
  }
  std::unique_ptr<Program> serve(int port) const {
    const std::string data = folder.path() / "data";
    return std::make_unique<Program>(std::vector<std::string>{"--port", std::to_string(port), "--limits", "off",
                                                              "--data", data, "--log-level", "error", "--page-url",
                                                              "https://nemeton.example"});
  }

  TemporaryFolder folder;
  std::unique_ptr<Program> server = serve(0);
  std::string token;
};

TEST_F(BotExamplesTest, OneThatPlaysAtRandomPlaysWholeGamesAtOnce) {
  const auto bot = start("bot.py");
  // Chance, hidden dice, choices in secret, four seats.
  std::vector<Opened> all;
  for (const char* game : {"danube", "bluff", "duel"}) all.push_back(ask(game));
  all.push_back(ask("tabulus", 3));
  for (const Opened& each : all) expect_played(each);
  EXPECT_EQ(bot->complaint(), "");
}

TEST_F(BotExamplesTest, ItComesBackWhenTheServerWasAway) {
  const auto bot = start("bot.py");
  const Opened opened = open_table(server->port(), {{"game", "brandubh"}, {"seats", {"you", "invite:Taliesin"}}});
  Person person(server->port(), opened.table, opened.key);
  const auto play = [&](int rounds) {
    for (int round = 0; round < rounds && !person.over(); ++round) {
      person.act("after " + std::to_string(person.last()), person.actions().front());
      ASSERT_TRUE(person.hear());
      if (!person.over()) ASSERT_TRUE(person.hear());
    }
  };
  play(2);
  restart();
  person.come(server->port());
  play(2);
  EXPECT_EQ(person.last(), 8);
}

TEST_F(BotExamplesTest, ItPlaysItsActionsAndAgreesToARematch) {
  const auto bot = start("bot.py", {"brandubh"});
  const Opened other = open_table(server->port(), {{"game", "danube"}, {"seats", {"you", "invite:Taliesin"}}});
  expect_declined(other);
  const Opened opened = open_table(server->port(), {{"game", "brandubh"}, {"seats", {"you", "invite:Taliesin"}}});
  Person person(server->port(), opened.table, opened.key);
  person.act("first", person.actions().front());
  ASSERT_TRUE(person.hear());
  ASSERT_TRUE(person.hear());
  person.say({{"type", "propose"}, {"id", "back"}, {"kind", "take_back"}});
  ASSERT_TRUE(person.hear());
  ASSERT_TRUE(person.hear());
  EXPECT_EQ(person.event()["accept"], true);
  person.resign();
  person.say({{"type", "rematch"}});
  EXPECT_TRUE(person.socket.receive("next")["table"].is_string());
}

TEST_F(BotExamplesTest, ItEndsWhenItsTokenIsNoMore) {
  const auto bot = start("bot.py");
  const auto later = start("bot.py");
  EXPECT_EQ(bot->wait(), 0);
  EXPECT_THAT(bot->complaint(), HasSubstr("another stream"));
}

TEST_F(BotExamplesTest, AnEngineKnowsOnlyItsOwnView) {
  const auto bot = start("engine_bot.py", {NEMETON_PROGRAM, "engine"}, {"--ms", "20", "--level", "casual"});
  std::vector<Opened> all;
  for (const char* game : {"danube", "brandubh"}) all.push_back(ask(game));
  all.push_back(ask("tabulus", 3));
  // The program never gets hidden information.
  const Opened hidden = open_table(server->port(), {{"game", "bluff"}, {"seats", {"you", "invite:Taliesin"}}});
  expect_declined(hidden);
  for (const Opened& each : all) expect_played(each);
  EXPECT_EQ(bot->complaint(), "");
}

}  // namespace
}  // namespace nemeton
