// Several servers on one PostgreSQL: people at different servers play one table, and nothing is lost or doubled when the
// database restarts under them.
#include <gtest/gtest.h>

#include <array>
#include <csignal>

#include "server/dice/dice.hpp"
#include "server/dice/verify.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/server_fixture.hpp"
#include "server/tests/support/siege.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using NodesTest = NodesFixture;

class TwoNodesTest : public NodesFixture {
 protected:
  std::unique_ptr<Program> one = start();
  std::unique_ptr<Program> two = start();
};

TEST_F(TwoNodesTest, TheLobbyPassesAndLeavingWorkAcrossServers) {
  const Opened opened = open_table(one->port(), {{"game", "brandubh"}, {"seats", {"you", "open"}}, {"lobby", true}});
  Person first(one->port(), opened.table, opened.key);
  const std::string path = "tables/" + opened.table;
  const json lobby = http(two->port(), "GET", "/api/v1/lobby").parsed()["tables"];
  ASSERT_EQ(lobby.size(), 1u);
  const std::string key = join(two->port(), lobby[0]["table"]);
  EXPECT_EQ(http(one->port(), "GET", "/api/v1/lobby").parsed()["tables"], json::array());

  const json pass = {{"key", key}, {"id", std::string(43, 'w')}, {"ciphertext", "sealed"}};
  EXPECT_EQ(call_api(two->port(), path + "/passes", pass).status, 201);
  EXPECT_EQ(call_api(one->port(), "passes/redeem", {{"id", pass["id"]}}).parsed()["ciphertext"], "sealed");

  // A player at the other server is told of seats that are left at this one.
  Person second(two->port(), opened.table, key);
  EXPECT_EQ(call_api(one->port(), path + "/leave", {{"key", key}}).status, 200);
  EXPECT_EQ(second.socket.receive("error")["code"], "bad_key");
  EXPECT_EQ(call_api(two->port(), path + "/leave", {{"key", opened.key}}).status, 200);
  EXPECT_EQ(first.socket.receive("error")["code"], "no_table");
}

TEST_F(TwoNodesTest, ARematchThatIsWantedAtBothServersInTheSameInstantIsOn) {
  for (int i = 0; i < 20; ++i) {
    auto [opened, other_key, first, second] = seat_two_people(one->port(), kTwoPeople, two->port());
    first.resign();
    ASSERT_TRUE(second.hear());
    first.say({{"type", "rematch"}});
    second.say({{"type", "rematch"}});
    const json next = first.socket.receive("next");
    ASSERT_TRUE(next.is_object());
    ASSERT_EQ(second.socket.receive("next")["table"], next["table"]);
  }
}

TEST_F(TwoNodesTest, ConflictingActionsAtDifferentServersAreCheckedAgain) {
  const Opened opened = open_table(one->port(), kTwoPeople);
  Person here(one->port(), opened.table, opened.key);
  Person there(two->port(), opened.table, opened.key);
  Person second(one->port(), opened.table, join(one->port(), opened.table));
  for (int i = 0; i < 10 && !here.over(); ++i) {
    // The same seat, at both servers, at the same time: one action counts.
    here.act("here" + std::to_string(i), here.actions().front());
    there.act("there" + std::to_string(i), there.actions().back());
    for (Person* each : {&here, &there, &second}) ASSERT_TRUE(each->hear());
    EXPECT_EQ(here.event()["token"], there.event()["token"]);
    const std::string played = here.event()["id"];
    EXPECT_EQ(there.event()["id"], played);
    Person& late = played.starts_with("here") ? there : here;
    EXPECT_EQ(late.socket.receive("error")["code"], late.over() ? "illegal_action" : "not_your_turn");
    if (second.over()) break;
    second.act(std::to_string(i), second.actions().front());
    for (Person* each : {&here, &there, &second}) ASSERT_TRUE(each->hear());
  }
}

TEST_F(TwoNodesTest, DiceWaitForANumberThatIsGivenAtAnotherServer) {
  // It begins with a throw.
  const Opened opened = open_table(one->port(), {{"game", "bluff"}, {"seats", {"you", "open"}}});
  const std::string key = join(two->port(), opened.table);
  Person first(one->port(), opened.table, opened.key, std::string(kSeedDigits, 'a'));
  Person second(two->port(), opened.table, key, std::string(kSeedDigits, 'b'));
  for (Person* each : {&first, &second}) {
    const auto is_sealed = [](const json& dice) { return std::ranges::count(dice["commitments"], json(nullptr)) == 0; };
    for (json dice = each->welcome["dice"]; !is_sealed(dice);) dice = each->hear_dice();
    each->give_number();
  }
  first.hear_draws();
  second.hear_draws();
  first.say({{"type", "resign"}, {"id", "enough"}});
  for (Person* each : {&first, &second}) {
    ASSERT_TRUE(each->hear());
    ASSERT_TRUE(each->over());
  }
  // Both give the same record, signed with the same key.
  const std::string record = http(one->port(), "GET", "/api/v1/tables/" + opened.table + "/record").body;
  EXPECT_EQ(http(two->port(), "GET", "/api/v1/tables/" + opened.table + "/record").body, record);
  const auto found = verify_record(json::parse(record));
  ASSERT_TRUE(found) << found.error();
  EXPECT_EQ(found->client_seeds, (std::vector<Seat>{0, 1}));
}

TEST_F(TwoNodesTest, ChoicesInTheSameInstantAtBothServersAreAllTaken) {
  expect_choices_taken(std::array{one->port(), two->port()}, 10);
}

TEST_F(TwoNodesTest, APhraseIsSentAtTheOtherServer) {
  auto [opened, other_key, first, second] = seat_two_people(one->port(), kTwoPeople, two->port());
  second.say({{"type", "say"}, {"phrase", "good_luck"}});
  EXPECT_EQ(first.socket.receive("said"), json({{"type", "said"}, {"seat", 1}, {"phrase", "good_luck"}}));
  first.say({{"type", "say"}, {"phrase", "thank_you"}});
  EXPECT_EQ(second.socket.receive("said")["seat"], 1);
  EXPECT_EQ(second.socket.receive("said")["phrase"], "thank_you");
}

TEST_F(NodesTest, AFlagThatBothServersSeeFallsOnce) {
  SetTime time;
  TestServer one(&time, kTimeout, url);
  TestServer two(&time, kTimeout, url);
  json request = kTwoPeople;
  request["time_control"] = {{"kind", "move"}, {"seconds", 60}};
  for (int i = 0; i < 5; ++i) {
    auto [opened, other_key, first, second] = seat_two_people(one.port(), request, two.port());
    for (Person* actor : {&first, &second}) {
      actor->act("move", actor->actions().front());
      for (Person* each : {&first, &second}) ASSERT_TRUE(each->hear());
    }
    // The first is to act, and both servers know it.
    for (Person* each : {&first, &second}) {
      EXPECT_EQ(each->socket.receive("clock")["running"], json::array({0}));
    }
    time.pass(std::chrono::minutes(2));
    for (Person* each : {&first, &second}) {
      ASSERT_TRUE(each->hear());
      EXPECT_EQ(each->event()["n"], 3);
      EXPECT_EQ(each->event()["timed_out"], true);
      EXPECT_EQ(each->event()["seat"], 0);
    }
    // There is nothing after it.
    EXPECT_EQ(http(two.port(), "GET", "/api/v1/tables/" + opened.table).parsed()["last"], 3);
  }
}

TEST_F(NodesTest, ABotOfAServerThatWasStoppedGoesOnFromTheCurrentState) {
  const auto one = start_measured();
  const auto two = start_measured();
  const Opened opened = open_table(one->port(), {{"game", "brandubh"}, {"seats", {"you", "bot:best"}}});
  Person person(one->port(), opened.table, opened.key);
  person.act("first", person.actions().front());
  ASSERT_TRUE(person.hear());
  // Both servers think about the same.
  Person watching(two->port(), opened.table, "");
  const std::string thoughts = R"(nemeton_bot_thinking_seconds_count{level="best"})";
  while (two->metric("nemeton_bots_thinking") + two->metric(thoughts) == 0) std::this_thread::yield();
  two->signal(SIGSTOP);
  ASSERT_TRUE(person.hear());
  person.act("second", person.actions().front());
  ASSERT_TRUE(person.hear());
  EXPECT_EQ(one->end(SIGKILL), 128 + SIGKILL);
  two->signal(SIGCONT);
  person.come(two->port());
  while (person.last() < 4) ASSERT_TRUE(person.hear());
  EXPECT_EQ(person.event()["seat"], 1);
  EXPECT_EQ(two->metric(thoughts), 2) << "its bot thinks anew";
}

TEST_F(NodesTest, NothingIsLostOrDoubledWhenTheDatabaseRestartsUnderTheServer) {
  // Its clients give no numbers: in the long form, which comes to rematches, their dice are waited for as long.
  auto server = start_with({"--log-level", "error", "--dice-seconds", "1"});
  Place place;
  place.port = server->port();
  Siege siege(place, 20);
  for (int restart = 0; restart < kills(3); ++restart) {
    siege.expect_all_go_on();
    PostgresServer::shared().stop(restart % 3 == 0 ? SIGINT : SIGQUIT);
    PostgresServer::shared().start();
  }
  siege.expect_all_go_on();
  EXPECT_EQ(server->end(SIGTERM), 0);
  siege.end();
  server = start();
  siege.expect_all_kept(server->port());
}

TEST_F(NodesTest, AProposalAtOneServerIsAnsweredAtTheOther) {
  // A player can claim the win once the opponent has been away longer than the pause between two requests.
  const std::vector<std::string> impatient = {"--log-level", "error", "--away-seconds", "4"};
  const auto one = start_with(impatient);
  const auto two = start_with(impatient);
  const Opened opened = open_table(one->port(), kTwoPeople);
  Person first(one->port(), opened.table, opened.key);
  Person second(two->port(), opened.table, join(two->port(), opened.table));
  // Nothing is asked while a seat is open, as far as the server knows.
  EXPECT_EQ(first.socket.receive("seats")["seats"][1]["taken"], true);
  first.act("move", first.actions().front());
  const auto say = [&](Person& person, Person& other, const json& message) {
    person.say(message);
    ASSERT_TRUE(person.hear());
    while (other.last() < person.last()) ASSERT_TRUE(other.hear());
  };
  ASSERT_TRUE(first.hear());
  while (second.last() < 1) ASSERT_TRUE(second.hear());
  say(first, second, {{"type", "propose"}, {"id", "ask"}, {"kind", "take_back"}});
  EXPECT_EQ(second.event()["proposal"]["kind"], "take_back");
  say(second, first, {{"type", "answer"}, {"id", "yes"}, {"proposal", 2}, {"accept", true}});
  EXPECT_EQ(first.event()["view"], first.events[0]["view"]);
  first.act("again", first.actions().back());
  while (second.last() < 4) ASSERT_TRUE(second.hear());
  ASSERT_TRUE(first.hear());
  // Here the second player seems to be absent; the server where they are says otherwise.
  first.hear_seats([](const json& seats) { return seats[1].value("away", false); });
  say(first, second, {{"type", "propose"}, {"id", "claim"}, {"kind", "claim"}, {"target", 1}});
  while (first.last() < 6) ASSERT_TRUE(first.hear());
  EXPECT_EQ(first.event()["seat"], 1);
  EXPECT_EQ(first.event()["accept"], false);
  EXPECT_FALSE(first.over());
}

// The list of public tables at that server, as soon as it fits.
template <class Fits>
json listed(int port, Fits fits) {
  json tables;
  const auto end = std::chrono::steady_clock::now() + kTimeout;
  do {
    tables = http(port, "GET", "/api/v1/public-tables").parsed().value("tables", json::array());
  } while (!fits(tables) && std::chrono::steady_clock::now() < end);
  return tables;
}

TEST_F(TwoNodesTest, EachListsAPublicTableWithAllSpectatorsAndAWithdrawalReachesThemAll) {
  auto [opened, key, first, second] =
      seat_two_people(one->port(), {{"game", "brandubh"}, {"seats", {"you", "open"}}, {"public", true}}, two->port());
  const auto is_there = [](const json& tables) { return tables.size() == 1; };
  const std::string watch = listed(two->port(), is_there).at(0)["table"];
  EXPECT_EQ(listed(one->port(), is_there).at(0)["table"], watch);

  Person here(one->port(), watch, "");
  Person there(two->port(), watch, "");
  const auto has_two = [](const json& tables) { return tables.size() == 1 && tables[0]["spectators"] == 2; };
  EXPECT_EQ(listed(one->port(), has_two).at(0)["spectators"], 2);
  EXPECT_EQ(listed(two->port(), has_two).at(0)["spectators"], 2);
  first.act("x", first.actions().at(0));
  ASSERT_TRUE(here.hear());
  ASSERT_TRUE(there.hear());
  EXPECT_EQ(here.event()["view"], there.event()["view"]);

  const HttpAnswer withdrawn = call_api(one->port(), "tables/" + opened.table + "/make-private", {{"key", opened.key}});
  EXPECT_EQ(withdrawn.status, 200);
  EXPECT_EQ(here.socket.receive("error")["code"], "no_table");
  EXPECT_EQ(there.socket.receive("error")["code"], "no_table");
  EXPECT_EQ(second.socket.receive("public")["public"], false);
  EXPECT_TRUE(listed(two->port(), [](const json& tables) { return tables.empty(); }).empty());
}

}  // namespace
}  // namespace nemeton
