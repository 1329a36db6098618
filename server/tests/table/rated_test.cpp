// Rated games, at a server on the store of the program that this file is compiled into.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

#include "server/tests/support/service_fixture.hpp"

namespace nemeton {
namespace {

class RatedTest : public ServiceTest {
 protected:
  // A player with an account, and an address of their own.
  struct Named {
    std::string player;
    std::string session;
    std::string address;
  };

  RatedTest() { server->set(&Config::trusted_proxies, "127.0.0.1"); }

  Named come(const std::string& name) {
    const std::string address = "192.0.2." + std::to_string(++addresses);
    const json in = sign_up(server->port(), name, Authenticator(), address);
    return {in.value("player", ""), in.value("key", ""), address};
  }
  HttpAnswer open(const Named& by, json request = kTwoPeople) const {
    request["rated"] = true;
    if (!request.contains("time_control")) request["time_control"] = kClock;
    request["session"] = by.session;
    return post("tables", request, by.address);
  }
  HttpAnswer join(const Named& who, const std::string& table) const {
    return post("tables/" + table + "/join", {{"session", who.session}}, who.address);
  }
  json profile(const Named& who) const { return post("GET accounts/me/profile", {{"key", who.session}}).parsed(); }
  // Of brandubh; null where there is none.
  json career(const Named& who) const {
    const json told = profile(who);
    return told["games"].empty() ? json() : told["games"][0];
  }
  // A table at which both sit.
  std::string table_of(const Named& one, const Named& other, const json& request = kTwoPeople) {
    const HttpAnswer opened = open(one, request);
    EXPECT_EQ(opened.status, 201) << opened.body;
    const std::string table = opened.parsed().value("table", "");
    // The host is the player who came first.
    time.pass(std::chrono::milliseconds(1));
    EXPECT_EQ(join(other, table).status, 200);
    return table;
  }
  // A table at which each has moved once.
  std::string begun_table_of(const Named& one, const Named& other, const json& request = kTwoPeople) {
    const std::string table = table_of(one, other, request);
    for (const Named* each : {&one, &other}) Person(server->port(), table, each->session).play();
    return table;
  }
  void resign(const Named& loser, const std::string& table) const {
    Person person(server->port(), table, loser.session);
    person.resign();
  }
  // The first to play resigns; the answer is the table.
  std::string play(const Named& loser, const Named& winner) {
    const std::string table = begun_table_of(loser, winner);
    resign(loser, table);
    return table;
  }
  // A table of Druid's Duel at which both hold cards. Neither gives a client seed, and nobody has acted.
  std::string dealt_table_of(const Named& one, const Named& other) {
    const std::string table = table_of(one, other, {{"game", "duel"}, {"seats", {"you", "open"}}});
    Person person(server->port(), table, one.session);
    Person second(server->port(), table, other.session);
    second.hear_draws();
    EXPECT_GT(second.last(), 0);
    return table;
  }
  void forget(const Named& player, const std::string& table) const {
    EXPECT_EQ(post("tables/" + table + "/leave", {{"key", player.session}}, player.address).status, 200);
  }
  void expect_lost(const Named& loser, const Named& winner) const {
    EXPECT_EQ(career(loser).value("lost", 0), 1) << career(loser);
    EXPECT_EQ(career(winner).value("won", 0), 1) << career(winner);
  }

  int addresses = 1;
};

TEST_F(RatedTest, AGameOfTwoWithNamesMovesTheirRatings) {
  const Named anu = come("Anu");
  const Named bran = come("Bran");
  EXPECT_TRUE(career(anu).is_null());
  const std::string table = begun_table_of(anu, bran);
  EXPECT_EQ(get("tables/" + table)["rated"], true);
  Person person(server->port(), table, anu.session);
  EXPECT_EQ(person.welcome["rated"], true);
  EXPECT_EQ(person.welcome["seats"][0]["player"], anu.player);
  EXPECT_EQ(person.welcome["seats"][1]["name"], "Bran");
  // Resigning counts, as losing does.
  person.resign();
  const json lost = career(anu);
  const json won = career(bran);
  EXPECT_EQ(lost["game"], "brandubh");
  EXPECT_EQ(lost["rating"], 1338);
  EXPECT_EQ(won["rating"], 1662);
  EXPECT_EQ(won["deviation"], 290);
  EXPECT_EQ(won["provisional"], true);
  EXPECT_EQ((std::vector<int>{lost["won"], lost["tied"], lost["lost"]}), (std::vector{0, 0, 1}));
  EXPECT_EQ((std::vector<int>{won["streak"], won["longest_streak"]}), (std::vector{1, 1}));
  EXPECT_EQ(won["history"].size(), 1u);
  EXPECT_EQ(won["history"][0][1], 1662);
  EXPECT_EQ(profile(bran)["head_to_head"],
            json::array({{{"player", anu.player}, {"name", "Anu"}, {"won", 1}, {"tied", 0}, {"lost", 0}}}));
  // Everybody may see it.
  EXPECT_EQ(get("players/" + bran.player), profile(bran));
}

TEST_F(RatedTest, AGameThatIsNotRatedMovesNothing) {
  const Named anu = come("Anu");
  const Named bran = come("Bran");
  json request = kTwoPeople;
  request["session"] = anu.session;
  const json opened = post("tables", request, anu.address).parsed();
  ASSERT_EQ(join(bran, opened["table"]).status, 200);
  Person person(server->port(), opened["table"], anu.session);
  EXPECT_FALSE(person.welcome.contains("rated"));
  EXPECT_EQ(person.welcome["seats"][1]["name"], "Bran");
  person.resign();
  EXPECT_TRUE(career(anu).is_null());
}

// One's own second account, most likely.
TEST_F(RatedTest, TwoPlayersAtOneAddressAreNotRatedUnlessTheHostSaysSo) {
  const Named anu = come("Anu");
  Named second = come("Anus Twin");
  second.address = anu.address;
  const std::string table = open(anu).parsed()["table"];
  EXPECT_EQ(join(second, table).error(), "same_address");
  const Named bran = come("Bran");
  EXPECT_EQ(join(bran, table).status, 200);
  // Nor are they paired.
  const auto seek = [&](const Named& who, char letter, const char* game, int wait) {
    return post("seeks",
                {{"seat_key", std::string(43, letter)},
                 {"games", {game}},
                 {"speed", "rapid"},
                 {"rated", true},
                 {"session", who.session},
                 {"wait", wait}},
                who.address)
        .parsed();
  };
  seek(anu, 'a', "duel", 0);
  EXPECT_TRUE(seek(second, 'b', "duel", 1)["table"].is_null());
  // With oneself at another address just as little.
  Named abroad = anu;
  abroad.address = "192.0.2.200";
  seek(anu, 'c', "tug", 0);
  EXPECT_TRUE(seek(abroad, 'd', "tug", 1)["table"].is_null());
  server->set(&Config::rate_same_network, true);
  const std::string at_home = open(anu).parsed()["table"];
  EXPECT_EQ(join(second, at_home).status, 200);
}

TEST_F(RatedTest, ASeatThatWasLeftIsForAnybodyAgain) {
  const Named anu = come("Anu");
  const Named bran = come("Bran");
  const Named ceri = come("Ceri");
  const std::string table = table_of(anu, bran);
  EXPECT_EQ(post("tables/" + table + "/leave", {{"key", bran.session}}).status, 200);
  Named neighbour = ceri;
  neighbour.address = bran.address;
  EXPECT_EQ(join(neighbour, table).status, 200);
}

TEST_F(RatedTest, DeletingAnAccountResignsTheGamesThatHaveBegun) {
  const Named anu = come("Anu");
  const Named bran = come("Bran");
  const std::string begun = begun_table_of(anu, bran);
  const std::string waiting = table_of(anu, bran);
  ASSERT_EQ(post("DELETE accounts/me", {{"key", bran.session}}).status, 200);
  EXPECT_EQ(get("tables/" + begun)["over"], true);
  EXPECT_EQ(career(anu)["won"], 1);
  // A game that has not begun is not rated.
  EXPECT_EQ(get("tables/" + waiting)["over"], false);
  resign(anu, waiting);
  EXPECT_EQ(career(anu)["lost"], 0);
}

TEST_F(RatedTest, APlayerWhoHasSeenTheirHandLosesByLeaving) {
  const Named anu = come("Anu");
  const Named bran = come("Bran");
  forget(bran, dealt_table_of(anu, bran));
  expect_lost(bran, anu);
}

TEST_F(RatedTest, TheHostLosesByClosingAGameThatHasBegun) {
  const Named anu = come("Anu");
  const Named bran = come("Bran");
  const std::string table = dealt_table_of(anu, bran);
  EXPECT_EQ(post("tables/" + table + "/remove-player", {{"key", anu.session}, {"seat", 1}}).error(), "has_played");
  EXPECT_EQ(post("DELETE tables/" + table, {{"key", anu.session}}).status, 200);
  expect_lost(anu, bran);
}

TEST_F(RatedTest, APlayerWhoNeverComesLosesTheGameAfterFiveMinutes) {
  const Named anu = come("Anu");
  const Named bran = come("Bran");
  const std::string table = table_of(anu, bran);
  Person person(server->port(), table, anu.session);
  person.play();
  time.pass(std::chrono::minutes(5));
  while (!person.over()) ASSERT_TRUE(person.hear());
  EXPECT_EQ(person.state()["returns"], json({1.0, -1.0}));
  // It is not rated, since one of them has not moved.
  EXPECT_TRUE(career(anu).is_null());
}

TEST_F(RatedTest, AGameAgainstBotsIsNotLeftWithoutALossEither) {
  const Named anu = come("Anu");
  const HttpAnswer opened = open(anu, {{"game", "brandubh"}, {"seats", {"you", "bot:best"}}});
  const std::string table = opened.parsed()["table"];
  Person person(server->port(), table, anu.session);
  person.play();
  ASSERT_TRUE(person.hear());
  forget(anu, table);
  EXPECT_EQ(career(anu)["lost"], 1);
}

TEST_F(RatedTest, AGameCountsOnceEachSideHasMoved) {
  const Named anu = come("Anu");
  const Named bran = come("Bran");
  for (const auto& loser : {anu, bran}) {
    const std::string table = table_of(anu, bran);
    Person(server->port(), table, anu.session).play();
    resign(loser, table);
    EXPECT_EQ(get("tables/" + table)["over"], true);
  }
  EXPECT_TRUE(career(anu).is_null());
  EXPECT_TRUE(career(bran).is_null());
}

TEST_F(RatedTest, ARatedGameNeedsAClock) {
  json request = kTwoPeople;
  request["time_control"] = nullptr;
  EXPECT_EQ(open(come("Anu"), request).error(), "bad_request");
}

TEST_F(RatedTest, TheSameTwoPlayersCountAFewGamesADay) {
  const Named anu = come("Anu");
  const Named bran = come("Bran");
  for (int game = 0; game <= kMostRatedTogether; ++game) play(anu, bran);
  EXPECT_EQ(career(bran)["won"], kMostRatedTogether);
  const Named ceri = come("Ceri");
  play(ceri, bran);
  EXPECT_EQ(career(bran)["won"], kMostRatedTogether + 1);
  time.pass(kRatedDay);
  play(anu, bran);
  EXPECT_EQ(career(bran)["won"], kMostRatedTogether + 2);
}

// A home with an IPv4 and an IPv6 address.
TEST_F(RatedTest, PlayersWhoLatelyShareANetworkAreNotRatedTogether) {
  const Named anu = come("Anu");
  const Named bran = come("Bran");
  const std::string home = "2001:db8:0:1::7";
  for (const Named* each : {&anu, &bran}) post("GET accounts/me", {{"key", each->session}}, home);
  const std::string table = open(anu).parsed()["table"];
  EXPECT_EQ(join(bran, table).error(), "same_address");
  const Named ceri = come("Ceri");
  EXPECT_EQ(join(ceri, table).status, 200);
}

TEST_F(RatedTest, TheRematchIsRatedToo) {
  const Named anu = come("Anu");
  const Named bran = come("Bran");
  const std::string table = table_of(anu, bran);
  Person person(server->port(), table, anu.session);
  Person other(server->port(), table, bran.session);
  person.say({{"type", "resign"}, {"id", "1"}});
  while (!other.over()) ASSERT_TRUE(other.hear());
  person.say({{"type", "rematch"}});
  other.say({{"type", "rematch"}});
  const json next = other.socket.receive("next");
  ASSERT_TRUE(next["table"].is_string());
  EXPECT_EQ(get("tables/" + next["table"].get<std::string>())["rated"], true);
}

TEST_F(RatedTest, TwoWhoSeekARatedGameArePaired) {
  const Named anu = come("Anu");
  const Named bran = come("Bran");
  const auto body = [](const Named& who, char letter, bool rated) {
    json wish = {
        {"seat_key", std::string(43, letter)}, {"games", {"duel"}}, {"speed", "rapid"}, {"session", who.session}};
    if (rated) wish["rated"] = true;
    return wish;
  };
  json guest = body(anu, 'x', true);
  guest.erase("session");
  EXPECT_EQ(post("seeks", guest).error(), "account_required");
  guest["speed"] = "rapid rated";
  EXPECT_EQ(post("seeks", guest).error(), "bad_request");
  // Who does not want it is not paired with who does.
  json other = body(come("Ceri"), 'c', false);
  other["wait"] = 0;
  EXPECT_TRUE(post("seeks", other, "192.0.2.77").parsed()["table"].is_null());
  auto first =
      std::async(std::launch::async, [&] { return post("seeks", body(anu, 'a', true), anu.address).parsed(); });
  const json found = post("seeks", body(bran, 'b', true), bran.address).parsed();
  ASSERT_TRUE(found["table"].is_string()) << found;
  EXPECT_EQ(first.get()["table"], found["table"]);
  const json table = get("tables/" + found["table"].get<std::string>());
  EXPECT_EQ(table["rated"], true);
  EXPECT_THAT((std::vector<std::string>{table["seats"][0]["name"], table["seats"][1]["name"]}),
              testing::UnorderedElementsAre("Anu", "Bran"));
}

TEST_F(RatedTest, TheLobbySaysWhatIsRated) {
  json request = kTwoPeople;
  request["lobby"] = true;
  const json opened = open(come("Anu"), request).parsed();
  Person person(server->port(), opened["table"], opened["key"]);
  json tables;
  do tables = get("lobby")["tables"];
  while (tables.empty());
  EXPECT_EQ(tables[0]["rated"], true);
}

}  // namespace
}  // namespace nemeton
