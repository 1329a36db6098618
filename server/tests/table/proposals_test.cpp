// Proposals at a table, on the store of the program that this file is compiled into.
#include "server/table/proposals.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "server/dice/verify.hpp"
#include "server/tests/support/service_fixture.hpp"

namespace nemeton {
namespace {

using namespace std::chrono_literals;

constexpr auto kAway = 10min;
constexpr auto kSilence = 10s;
constexpr auto kPause = 3s;

class ProposalsTest : public ServiceTest {
 protected:
  TwoPeople two_people(const json& request = kTwoPeople) const { return seat_two_people(server->port(), request); }
  static json with_clocks(const json& time_control) {
    json request = kTwoPeople;
    request["time_control"] = time_control;
    return request;
  }

  // Says something to the others that is not refused; everybody hears it.
  static void say(Person& person, std::initializer_list<Person*> others, json message) {
    message["id"] = "note " + std::to_string(person.last());
    person.say(message);
    ASSERT_TRUE(person.hear());
    for (Person* each : others) ASSERT_TRUE(each->hear());
  }
  void ask(Person& person, std::initializer_list<Person*> others, const std::string& proposal) {
    time.pass(kPause);
    say(person, others, {{"type", "propose"}, {"kind", proposal}});
  }
  void ask(Person& person, std::initializer_list<Person*> others, const std::string& proposal, int about) {
    time.pass(kPause);
    say(person, others, {{"type", "propose"}, {"kind", proposal}, {"target", about}});
  }
  static void answer(Person& person, std::initializer_list<Person*> others, bool agrees) {
    const json question = person.event().value("proposal", json::object()).value("n", json());
    say(person, others, {{"type", "answer"}, {"proposal", question}, {"accept", agrees}});
  }
  static void move(Person& actor, Person& other, std::size_t which = 0) {
    actor.play(which);
    ASSERT_TRUE(other.hear());
  }
  // The error that answers it.
  static json error_of(Person& person, json message) {
    message["id"] = "refused " + std::to_string(person.last());
    person.say(message);
    const json error = person.socket.receive("error");
    EXPECT_EQ(error["id"], message["id"]);
    return error;
  }
  // Its code.
  static std::string refused(Person& person, const json& message) {
    return error_of(person, message).value("code", "");
  }
  static json asking(const std::string& proposal) { return {{"type", "propose"}, {"kind", proposal}}; }
  static json asking(const std::string& proposal, int about) {
    return {{"type", "propose"}, {"kind", proposal}, {"target", about}};
  }
  // Waits until a claim may be made of the second seat.
  static void hear_away(Person& person) {
    person.hear_seats([](const json& seats) { return seats[1].value("away", false); });
  }
  // One disconnects, and the other hears of it.
  static void leave(Person& goes, Person& stays) {
    const auto seat = static_cast<std::size_t>(goes.seat());
    goes.socket.close();
    stays.hear_absence(seat);
  }
  json record(const std::string& table) const { return get("tables/" + table + "/record"); }
};

TEST_F(ProposalsTest, ATakeBackThatIsAgreedOnTakesTheLastDecisionBack) {
  TwoPeople pair = two_people();
  move(pair.first, pair.second);
  const std::string unwanted = pair.first.event()["token"];
  ask(pair.first, {&pair.second}, "take_back");
  EXPECT_EQ(pair.second.event()["proposal"],
            json({{"n", 2}, {"seat", 0}, {"kind", "take_back"}, {"steps", 0}, {"awaiting", json::array({1})}}));
  answer(pair.second, {&pair.first}, true);
  EXPECT_EQ(pair.first.event()["view"], pair.first.events[0]["view"]);
  EXPECT_EQ(pair.first.event()["state"], pair.first.events[0]["state"]);
  move(pair.first, pair.second, 1);
  const std::string wanted = pair.first.event()["token"];
  EXPECT_NE(wanted, unwanted);
  pair.second.resign();
  const json played = record(pair.opened.table);
  EXPECT_EQ(played["steps"], json::array({wanted}));
  EXPECT_EQ(played["resigned"], 1);
  EXPECT_TRUE(verify_record(played)) << verify_record(played).error();
}

// In Tug of War one throw is used in several decisions.
TEST_F(ProposalsTest, DrawsAfterATakeBackAreThoseOfTheirPlacesInTheGame) {
  TwoPeople pair = two_people({{"game", "tug"}, {"seats", {"you", "open"}}});
  int taken_back = 0;
  const auto draws = [&] {
    return std::ranges::count_if(pair.first.events,
                                 [](const json& each) { return each["n"] > 0 && each["seat"].is_null(); });
  };
  for (int i = 0; (taken_back < 3 || draws() < 8) && !pair.first.over(); ++i) {
    for (Person* each : {&pair.first, &pair.second}) each->hear_draws();
    const bool firsts = !pair.first.actions().empty();
    Person& actor = firsts ? pair.first : pair.second;
    Person& other = firsts ? pair.second : pair.first;
    if (i % 7 == 6) {
      time.pass(kPause);
      actor.say({{"type", "propose"}, {"id", "ask " + std::to_string(i)}, {"kind", "take_back"}});
      const json heard = json::parse(actor.socket.receive_text().value_or("null"));
      if (heard["type"] == "event") {
        actor.events.push_back(heard);
        ASSERT_TRUE(other.hear());
        const int before = heard["proposal"]["steps"];
        answer(other, {&actor}, true);
        EXPECT_EQ(actor.event()["accepted"]["steps"], before);
        ++taken_back;
        continue;
      }
      ASSERT_EQ(heard["code"], "not_possible") << heard;
    }
    move(actor, other, static_cast<std::size_t>(i) % actor.actions().size());
  }
  EXPECT_EQ(taken_back > 2 && draws() > 7, true);
  pair.first.resign();
  const auto verified = verify_record(record(pair.opened.table));
  ASSERT_TRUE(verified) << verified.error();
  EXPECT_EQ(verified->draws, draws());
}

TEST_F(ProposalsTest, AProposalThatIsSentTwiceCountsOnce) {
  TwoPeople pair = two_people();
  const json message = {{"type", "propose"}, {"id", "once"}, {"kind", "tie"}};
  pair.first.say(message);
  ASSERT_TRUE(pair.first.hear());
  pair.first.say(message);
  const json again = pair.first.socket.receive("event");
  EXPECT_EQ(again["n"], 1);
  EXPECT_EQ(again["id"], "once");
  ASSERT_TRUE(pair.second.hear());
  answer(pair.second, {&pair.first}, false);
  EXPECT_EQ(pair.first.last(), 2);
}

TEST_F(ProposalsTest, ATieIsAgreedOnWhereTheRulesKnowOne) {
  TwoPeople pair = two_people();
  ask(pair.second, {&pair.first}, "tie");
  answer(pair.first, {&pair.second}, true);
  EXPECT_TRUE(pair.second.over());
  EXPECT_EQ(pair.second.state()["returns"], json({0.0, 0.0}));
  EXPECT_EQ(record(pair.opened.table)["tie"], true);
  EXPECT_FALSE(record(pair.opened.table).contains("resigned"));
  EXPECT_TRUE(verify_record(record(pair.opened.table)));
  time.pass(kPause);
  EXPECT_EQ(refused(pair.first, asking("tie")), "not_possible");
  TwoPeople duel = two_people({{"game", "duel"}, {"seats", {"you", "open"}}});
  EXPECT_EQ(refused(duel.first, asking("tie")), "not_possible");
}

TEST_F(ProposalsTest, ABotLetsOneTakeBackAndGivesNothingAway) {
  const Opened opened = open_table(server->port(), {{"game", "brandubh"}, {"seats", {"you", "bot:novice"}}});
  Person person(server->port(), opened.table, opened.key);
  person.act("a", person.actions().front());
  while (person.last() < 2) ASSERT_TRUE(person.hear());
  ask(person, {}, "take_back");
  EXPECT_EQ(person.event()["accepted"]["steps"], 0);
  EXPECT_EQ(person.event()["view"], person.events[0]["view"]);
  // The bot answers the current position.
  person.act("b", person.actions().back());
  while (person.last() < 5) ASSERT_TRUE(person.hear());
  EXPECT_EQ(person.event()["seat"], 1);
  time.pass(kPause);
  person.say({{"type", "propose"}, {"id", "tie"}, {"kind", "tie"}});
  while (person.last() < 7) ASSERT_TRUE(person.hear());
  EXPECT_EQ(person.event()["seat"], 1);
  EXPECT_EQ(person.event()["accept"], false);
  EXPECT_FALSE(person.over());
}

TEST_F(ProposalsTest, ClocksStandWhileAGamePauses) {
  TwoPeople pair = two_people(with_clocks({{"kind", "game"}, {"seconds", 600}, {"increment", 0}}));
  pair.second.hear_clock(0);
  time.pass(17s);
  say(pair.second, {&pair.first}, asking("pause"));
  answer(pair.first, {&pair.second}, true);
  EXPECT_EQ(pair.first.event()["paused"], true);
  pair.second.hear_clock(-1);
  time.pass(1h);
  say(pair.second, {&pair.first}, {{"type", "continue"}});
  EXPECT_EQ(pair.first.event()["continued"], true);
  pair.second.hear_clock(0);
  time.pass(10s);
  move(pair.first, pair.second);
  EXPECT_EQ(pair.second.event()["used"], 9500);
  EXPECT_EQ(refused(pair.first, {{"type", "continue"}}), "not_possible");
  TwoPeople unclocked = two_people();
  EXPECT_EQ(refused(unclocked.first, asking("pause")), "not_possible");
}

TEST_F(ProposalsTest, APausedTableIsPausedAfterARestart) {
  TwoPeople pair = two_people(with_clocks({{"kind", "game"}, {"seconds", 60}, {"increment", 0}}));
  pair.second.hear_clock(0);
  ask(pair.second, {&pair.first}, "pause");
  answer(pair.first, {&pair.second}, true);
  for (Person* each : {&pair.first, &pair.second}) each->socket.cut();
  server->restart();
  time.pass(1h);
  Person again(server->port(), pair.opened.table, pair.other_key);
  EXPECT_FALSE(again.over());
  EXPECT_EQ(again.event()["paused"], true);
  again.hear_clock(-1);
}

TEST_F(ProposalsTest, ATakeBackStopsTheClockOfTheOtherSeat) {
  TwoPeople pair = two_people(with_clocks({{"kind", "game"}, {"seconds", 600}, {"increment", 0}}));
  pair.second.hear_clock(0);
  move(pair.first, pair.second);
  pair.second.hear_clock(1);
  time.pass(1min);
  say(pair.first, {&pair.second}, asking("take_back"));
  answer(pair.second, {&pair.first}, true);
  EXPECT_EQ(pair.second.hear_clock(0), json({600'000, 600'000}));
}

TEST_F(ProposalsTest, TimeIsGivenToTheOther) {
  TwoPeople pair = two_people(with_clocks({{"kind", "game"}, {"seconds", 600}, {"increment", 0}}));
  pair.first.hear_clock(0);
  pair.second.hear_clock(0);
  say(pair.second, {&pair.first}, {{"type", "give_time"}, {"to", 0}});
  EXPECT_EQ(pair.first.event()["gave_time"], json({{"seat", 0}, {"time", 60'000}}));
  EXPECT_EQ(pair.first.hear_clock(0), json({660'000, 600'000}));
  EXPECT_EQ(refused(pair.second, {{"type", "give_time"}, {"to", 0}}), "too_fast");
  EXPECT_EQ(refused(pair.second, {{"type", "give_time"}, {"to", 1}}), "not_possible");
  EXPECT_EQ(refused(pair.second, {{"type", "give_time"}, {"to", 7}}), "not_possible");
  TwoPeople unclocked = two_people();
  EXPECT_EQ(refused(unclocked.first, {{"type", "give_time"}, {"to", 1}}), "not_possible");
}

TEST_F(ProposalsTest, TimeGivenForAMoveIsForThatMove) {
  TwoPeople pair = two_people(with_clocks({{"kind", "move"}, {"seconds", 60}}));
  pair.second.hear_clock(0);
  say(pair.second, {&pair.first}, {{"type", "give_time"}, {"to", 0}});
  EXPECT_EQ(pair.second.hear_clock(0), json({120'000, 60'000}));
  time.pass(100s);
  EXPECT_FALSE(pair.first.over());
  move(pair.first, pair.second);
  EXPECT_EQ(pair.second.hear_clock(1), json({60'000, 60'000}));
}

TEST_F(ProposalsTest, NoSeatIsGivenMoreThanTheLongestGame) {
  TwoPeople pair = two_people(with_clocks({{"kind", "game"}, {"seconds", 21'600}, {"increment", 0}}));
  pair.second.hear_clock(0);
  EXPECT_EQ(refused(pair.second, {{"type", "give_time"}, {"to", 0}}), "not_possible");
  time.pass(1min);
  say(pair.second, {&pair.first}, {{"type", "give_time"}, {"to", 0}});
}

TEST_F(ProposalsTest, TheWinIsClaimedOfALongAbsentPlayer) {
  TwoPeople pair = two_people();
  move(pair.first, pair.second);
  EXPECT_EQ(refused(pair.first, asking("claim", 1)), "not_possible");
  leave(pair.second, pair.first);
  time.pass(kAway - 1s);
  EXPECT_EQ(refused(pair.first, asking("claim", 1)), "not_possible");
  time.pass(1s);
  hear_away(pair.first);
  say(pair.first, {}, asking("claim", 1));
  EXPECT_EQ(pair.first.event()["proposal"],
            json({{"n", 2}, {"seat", 0}, {"kind", "claim"}, {"target", 1}, {"awaiting", json::array({1})}}));
  time.pass(kSilence);
  ASSERT_TRUE(pair.first.hear());
  EXPECT_TRUE(pair.first.over());
  EXPECT_EQ(pair.first.state()["returns"], json({1.0, -1.0}));
  EXPECT_EQ(record(pair.opened.table)["abandoned"], 1);
  EXPECT_TRUE(verify_record(record(pair.opened.table)));
}

TEST_F(ProposalsTest, NothingIsClaimedOfAPlayerWhoReturnsOrIsNotOnMove) {
  TwoPeople pair = two_people();
  leave(pair.second, pair.first);
  time.pass(kAway);
  hear_away(pair.first);
  EXPECT_EQ(refused(pair.first, asking("claim", 1)), "not_possible");
  EXPECT_EQ(refused(pair.first, asking("claim", 0)), "not_possible");
  EXPECT_EQ(refused(pair.first, asking("claim", 9)), "bad_request");
  pair.first.act("m", pair.first.actions().front());
  ASSERT_TRUE(pair.first.hear());
  ask(pair.first, {}, "claim", 1);
  Person back(server->port(), pair.opened.table, pair.other_key);
  ASSERT_TRUE(pair.first.hear());
  EXPECT_EQ(pair.first.event()["seat"], 1);
  EXPECT_EQ(pair.first.event()["accept"], false);
  time.pass(kSilence);
  move(back, pair.first);
  EXPECT_FALSE(pair.first.over());
}

TEST_F(ProposalsTest, TheCalendarAloneDecidesAGameOverDays) {
  TwoPeople pair = two_people(with_clocks({{"kind", "correspondence"}, {"days", 3}}));
  move(pair.first, pair.second);
  leave(pair.second, pair.first);
  time.pass(kAway);
  hear_away(pair.first);
  for (const char* proposal : {"claim", "substitute"})
    EXPECT_EQ(error_of(pair.first, asking(proposal, 1))["message"], "the calendar decides that");
}

TEST_F(ProposalsTest, AClaimIsSettledAfterARestart) {
  TwoPeople pair = two_people();
  move(pair.first, pair.second);
  leave(pair.second, pair.first);
  time.pass(kAway);
  hear_away(pair.first);
  ask(pair.first, {}, "claim", 1);
  pair.first.socket.cut();
  server->restart();
  time.pass(kSilence);
  pair.first.come(server->port());
  while (!pair.first.over()) ASSERT_TRUE(pair.first.hear());
  EXPECT_EQ(pair.first.event()["accepted"]["kind"], "claim");
}

TEST_F(ProposalsTest, ABotPlaysForAnAbsentPlayerUntilTheyReturn) {
  TwoPeople pair = two_people();
  move(pair.first, pair.second);
  EXPECT_EQ(refused(pair.first, asking("substitute", 1)), "not_possible");
  leave(pair.second, pair.first);
  time.pass(kAway - 1s);
  EXPECT_EQ(refused(pair.first, asking("substitute", 1)), "not_possible");
  time.pass(1s);
  hear_away(pair.first);
  ask(pair.first, {}, "substitute", 1);
  time.pass(kSilence);
  ASSERT_TRUE(pair.first.hear());
  EXPECT_EQ(pair.first.event()["substitutes"], json::array({1}));
  while (pair.first.last() < 4) ASSERT_TRUE(pair.first.hear());
  EXPECT_EQ(pair.first.event()["seat"], 1);
  Person back(server->port(), pair.opened.table, pair.other_key);
  pair.first.act("b", pair.first.actions().front());
  while (pair.first.last() < 6) ASSERT_TRUE(pair.first.hear());
  while (back.last() < 6) ASSERT_TRUE(back.hear());
  // The seat is the bot's as long as its person does not say so.
  EXPECT_EQ(refused(back, {{"type", "act"}, {"action", "d3-d2"}}), "substituted");
  say(back, {&pair.first}, {{"type", "continue"}});
  move(pair.first, back);
  EXPECT_FALSE(back.actions().empty());
  move(back, pair.first);
}

TEST_F(ProposalsTest, ARatedTableRefusesByTheRules) {
  server->set(&Config::rate_same_network, true);
  json request = with_clocks(kClock);
  request["rated"] = true;
  request["session"] = sign_up(server->port(), "Anu")["key"];
  const Opened opened = open_table(server->port(), request);
  join(server->port(), opened.table, {{"session", sign_up(server->port(), "Bran")["key"]}});
  Person person(server->port(), opened.table, opened.key);
  person.play();
  std::vector<std::string_view> names(kProposalNames.begin(), kProposalNames.end());
  names.emplace_back("give_time");
  for (const std::string_view proposal : names) {
    json message = asking(std::string(proposal), 1);
    if (proposal == "give_time") message = {{"type", "give_time"}, {"to", 1}};
    time.pass(kPause);
    message["id"] = proposal;
    person.say(message);
    json answer;
    do answer = json::parse(person.socket.receive_text().value_or("{}"));
    while (answer.value("id", "") != proposal);
    EXPECT_EQ(answer.value("message", "") != "the game is rated", rule_of(proposal).rated) << answer;
    if (answer["type"] == "event") say(person, {}, {{"type", "answer"}, {"proposal", answer["n"]}, {"accept", false}});
  }
}

TEST_F(ProposalsTest, BotsLetAGamePauseForAnHour) {
  json request = with_clocks(kClock);
  request["seats"] = {"you", "bot:novice"};
  const Opened opened = open_table(server->port(), request);
  Person person(server->port(), opened.table, opened.key);
  ask(person, {}, "pause");
  EXPECT_EQ(person.event()["paused"], true);
  person.hear_clock(-1);
  time.pass(1h);
  ASSERT_TRUE(person.hear());
  EXPECT_EQ(person.event()["continued"], true);
  person.hear_clock(0);
}

// docs/websocket.md shows the rules.
TEST(ProposalRulesTest, TheDocsShowThem) {
  constexpr std::array kAbsent = {"waits", "agrees after 10 s, if `away`", "is not asked"};
  constexpr std::array kBot = {"agrees", "refuses", "is not asked"};
  constexpr std::array kTournament = {"no", "if `friendly`", "yes"};
  std::ifstream file(NEMETON_ROOT "/docs/websocket.md");
  const std::string docs((std::istreambuf_iterator<char>(file)), {});
  for (const ProposalRule& rule : kProposalRules) {
    const auto may = [](bool is_possible) { return is_possible ? "yes" : "no"; };
    const std::string line = "| `" + std::string(rule.name) + "` | " + may(rule.rated) + " | " +
                             kTournament[static_cast<std::size_t>(rule.tournament)] + " | " + may(rule.correspondence) +
                             " | " + kAbsent[static_cast<std::size_t>(rule.absent)] + " | " +
                             kBot[static_cast<std::size_t>(rule.bot)] + " |\n";
    EXPECT_TRUE(docs.contains(line)) << line;
  }
}

TEST_F(ProposalsTest, ASpectatorAsksNothingAndIsCounted) {
  TwoPeople pair = two_people();
  Person watching(server->port(), pair.opened.table, "");
  Person another(server->port(), pair.opened.table, "");
  EXPECT_EQ(refused(watching, asking("tie")), "bad_key");
  time.pass(1s);
  EXPECT_EQ(pair.first.socket.receive("spectators")["count"], 2);
  another.socket.close();
  json count;
  do {
    time.pass(1s);
    count = json::parse(pair.first.socket.receive_text(100ms).value_or("{}"));
  } while (count.value("count", 0) != 1);
  // A client that comes later gets it too.
  Person again(server->port(), pair.opened.table, pair.other_key);
  EXPECT_EQ(again.socket.receive("spectators")["count"], 1);
}

}  // namespace
}  // namespace nemeton
