// The dice of tables at a server: what is shown and when, whose client seeds count, and that the record proves it.
#include "server/dice/dice.hpp"

#include <gmock/gmock.h>

#include "server/dice/verify.hpp"
#include "server/tests/support/people.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;
using testing::Not;

const json kDanube = {{"game", "danube"}, {"seats", {"you", "open"}}, {"options", {{"ply_limit", 30}}}};
// Bluff & Bluster begins with a throw.
const json kBluff = {{"game", "bluff"}, {"seats", {"you", "open"}}};

std::string number_of(char digit) { return std::string(kSeedDigits, digit); }

class DiceTest : public testing::Test {
 protected:
  json record(const std::string& table) {
    const HttpAnswer answer = http(server.port(), "GET", "/api/v1/tables/" + table + "/record");
    EXPECT_EQ(answer.status, 200) << answer.body;
    return answer.parsed();
  }
  static void give(Person& person, const std::string& number) { person.say({{"type", "number"}, {"number", number}}); }
  static json error(Person& person, const json& message) {
    person.say(message);
    return person.socket.receive("error");
  }
  // Both play the first of their actions to the end.
  static void play_out(Person& first, Person& second) {
    for (int i = 0; !first.over(); ++i) {
      first.hear_draws();
      second.hear_draws();
      if (first.over()) break;
      Person& actor = first.actions().empty() ? second : first;
      actor.act("p" + std::to_string(i), actor.actions().front());
      ASSERT_TRUE(first.hear());
      ASSERT_TRUE(second.hear());
    }
  }

  TestServer server;
};

TEST_F(DiceTest, TheCommitmentIsShownBeforeAndTheSecretInTheRecordAlone) {
  const Opened opened = open_table(server.port(), kDanube);
  const std::string key = join(server.port(), opened.table);
  Person first(server.port(), opened.table, opened.key);
  Person second(server.port(), opened.table, key);
  Person spectator(server.port(), opened.table, "");
  const std::string commitment = first.welcome["dice"]["commitment"];
  EXPECT_EQ(second.welcome["dice"]["commitment"], commitment);
  EXPECT_EQ(spectator.welcome["dice"]["commitment"], commitment);
  std::string said;
  for (const char* what : {"", "/record"})
    said += http(server.port(), "GET", "/api/v1/tables/" + opened.table + what).body;
  said += first.welcome.dump() + second.welcome.dump() + spectator.welcome.dump();
  play_out(first, second);

  const json proof = record(opened.table);
  EXPECT_EQ(proof["dice"]["commitment"], commitment);
  const std::string secret = proof["dice"]["secret"];
  EXPECT_EQ(commitment_to(secret), commitment);
  while (!spectator.over()) ASSERT_TRUE(spectator.hear());
  for (const Person* each : {&first, &second, &spectator}) {
    for (const json& event : each->events) said += event.dump();
  }
  EXPECT_THAT(said, Not(HasSubstr(secret)));
  const auto found = verify_record(proof);
  ASSERT_TRUE(found) << found.error();
  const auto drawn = std::ranges::count_if(first.events, [](const json& event) { return event["seat"].is_null(); });
  // The first event is none.
  EXPECT_EQ(found->draws, static_cast<std::size_t>(drawn - 1));
  EXPECT_GT(found->draws, 0u);
  EXPECT_TRUE(found->client_seeds.empty());
}

TEST_F(DiceTest, NothingIsDrawnBeforeEachSeatThatIsTakenHasSaidItsNumber) {
  const Opened opened = open_table(server.port(), kBluff);
  const std::string key = join(server.port(), opened.table);
  Person first(server.port(), opened.table, opened.key, /*dice=*/true);
  EXPECT_EQ(first.welcome["dice"]["numbers"], json({nullptr, nullptr}));
  give(first, number_of('a'));
  EXPECT_EQ(first.socket.receive("dice")["dice"]["numbers"], json({number_of('a'), nullptr}));
  Person second(server.port(), opened.table, key, /*dice=*/true);
  EXPECT_EQ(second.last(), 0);
  EXPECT_EQ(second.state()["node"], "chance");
  EXPECT_EQ(second.welcome["dice"]["numbers"], json({number_of('a'), nullptr}));

  // Nobody may say meanwhile what falls.
  const json refused = error(first, {{"type", "act"}, {"id", "x"}, {"action", "11111"}});
  EXPECT_EQ(refused["code"], "not_your_turn");
  EXPECT_EQ(refused["message"], "the dice wait for a seat that is taken to come");

  give(second, number_of('b'));
  second.hear_draws();
  first.hear_draws();
  EXPECT_EQ(first.last(), 2) << "both cups";
  first.say({{"type", "resign"}, {"id", "r"}});
  ASSERT_TRUE(first.hear());
  const json proof = record(opened.table);
  EXPECT_EQ(proof["dice"]["numbers"], json({{{"seat", 0}, {"number", number_of('a')}, {"from", 0}},
                                            {{"seat", 1}, {"number", number_of('b')}, {"from", 0}}}));
  const auto found = verify_record(proof);
  ASSERT_TRUE(found) << found.error();
  EXPECT_EQ(found->draws, 2u);
}

TEST_F(DiceTest, WhoGivesNoNumberKeepsNobodyWaitingAndAnOpenSeatNeither) {
  const Opened opened = open_table(server.port(), kBluff);
  Person first(server.port(), opened.table, opened.key);
  first.hear_draws();
  EXPECT_EQ(first.last(), 2);
  const Opened bots = open_table(server.port(), {{"game", "bluff"}, {"seats", {"open", "open"}}});
  EXPECT_EQ(Person(server.port(), bots.table, "").last(), 2) << "drawn when it is opened";
}

TEST_F(DiceTest, ANumberThatComesLaterCountsFromThenOn) {
  const Opened opened = open_table(server.port(), kDanube);
  Person first(server.port(), opened.table, opened.key, /*dice=*/true);
  give(first, number_of('a'));
  first.act("1", first.actions().front());
  ASSERT_TRUE(first.hear());
  first.hear_draws();
  const std::string key = join(server.port(), opened.table);
  Person second(server.port(), opened.table, key, /*dice=*/true);
  const int before = second.last();
  give(second, number_of('b'));
  EXPECT_EQ(second.socket.receive("dice")["dice"]["numbers"], json({number_of('a'), number_of('b')}));
  play_out(first, second);
  const json proof = record(opened.table);
  EXPECT_EQ(proof["dice"]["numbers"][0]["from"], 1);
  EXPECT_GE(proof["dice"]["numbers"][1]["from"], before);
  const auto found = verify_record(proof);
  ASSERT_TRUE(found) << found.error();
  EXPECT_EQ(found->client_seeds, (std::vector<Seat>{0, 1}));
}

TEST_F(DiceTest, ADeviceThatKeepsItsNumberBackStopsNobody) {
  TestServer hasty(nullptr, std::chrono::milliseconds(100));
  const Opened opened = open_table(hasty.port(), kDanube);
  const std::string key = join(hasty.port(), opened.table);
  Person first(hasty.port(), opened.table, opened.key, /*dice=*/true);
  give(first, number_of('a'));
  first.act("1", first.actions().front());
  ASSERT_TRUE(first.hear());
  first.hear_draws();
  EXPECT_GT(first.last(), 1) << "drawn without a seat that never came";
  // Nor does one who comes and says nothing.
  Person second(hasty.port(), opened.table, key, /*dice=*/true);
  const int before = second.last();
  for (int i = 0; i < 6; ++i) {
    Person& actor = first.actions().empty() ? second : first;
    actor.act("q" + std::to_string(i), actor.actions().front());
    for (Person* each : {&first, &second}) {
      ASSERT_TRUE(each->hear());
      each->hear_draws();
    }
  }
  // Its client seed counts from when it comes.
  const int silent = second.last();
  EXPECT_GT(silent, before);
  give(second, number_of('b'));
  EXPECT_EQ(second.socket.receive("dice")["dice"]["numbers"], json({number_of('a'), number_of('b')}));
  play_out(first, second);
  const json proof = http(hasty.port(), "GET", "/api/v1/tables/" + opened.table + "/record").parsed();
  EXPECT_EQ(proof["dice"]["numbers"][0]["from"], 1);
  EXPECT_GE(proof["dice"]["numbers"][1]["from"], silent);
  const auto found = verify_record(proof);
  ASSERT_TRUE(found) << found.error();
  EXPECT_EQ(found->client_seeds, (std::vector<Seat>{0, 1}));
}

TEST_F(DiceTest, ASeatKeepsTheNumberItHasGiven) {
  const Opened opened = open_table(server.port(), kDanube);
  Person first(server.port(), opened.table, opened.key, /*dice=*/true);
  EXPECT_THAT(error(first, {{"type", "number"}, {"number", "12"}})["message"].get<std::string>(),
              HasSubstr("number is \"12\", expected 64 hexadecimal digits"));
  EXPECT_EQ(error(first, {{"type", "number"}})["code"], "bad_request");
  give(first, number_of('a'));
  EXPECT_EQ(first.socket.receive("dice")["dice"]["numbers"][0], number_of('a'));
  give(first, number_of('a'));
  const json refused = error(first, {{"type", "number"}, {"number", number_of('b')}});
  EXPECT_EQ(refused["message"], "number came before: a seat gives one and keeps it");

  // One who has said that it gives none cannot wait for the dice and then choose.
  const Opened other = open_table(server.port(), kDanube);
  Person none(server.port(), other.table, other.key);
  EXPECT_EQ(error(none, {{"type", "number"}, {"number", number_of('b')}})["code"], "bad_request");
  Person spectator(server.port(), other.table, "");
  EXPECT_EQ(error(spectator, {{"type", "number"}, {"number", number_of('b')}})["code"], "bad_key");
  EXPECT_EQ(error(spectator, {{"type", "hello"}, {"dice", 7}})["code"], "bad_request");
}

TEST_F(DiceTest, DiceThatWaitGoOnAfterARestart) {
  const Opened opened = open_table(server.port(), kBluff);
  const std::string key = join(server.port(), opened.table);
  {
    Person first(server.port(), opened.table, opened.key, /*dice=*/true);
    give(first, number_of('a'));
    EXPECT_EQ(first.socket.receive("dice")["dice"]["numbers"][0], number_of('a'));
  }
  server.restart();
  Person first(server.port(), opened.table, opened.key, /*dice=*/true);
  EXPECT_EQ(first.welcome["dice"]["numbers"], json({number_of('a'), nullptr}));
  Person second(server.port(), opened.table, key);
  second.hear_draws();
  first.hear_draws();
  second.say({{"type", "resign"}, {"id", "r"}});
  ASSERT_TRUE(second.hear());
  const auto found = verify_record(record(opened.table));
  ASSERT_TRUE(found) << found.error();
  EXPECT_EQ(found->client_seeds, std::vector<Seat>{0});
}

TEST_F(DiceTest, ARematchHasASecretOfItsOwnAndAsksForNewNumbers) {
  const Opened opened = open_table(server.port(), kDanube);
  Person first(server.port(), opened.table, opened.key, /*dice=*/true);
  give(first, number_of('a'));
  first.say({{"type", "resign"}, {"id", "r"}});
  ASSERT_TRUE(first.hear());
  first.say({{"type", "rematch"}});
  const json next = first.socket.receive("next");
  const Person again(server.port(), next["table"], next["key"], /*dice=*/true);
  EXPECT_NE(again.welcome["dice"]["commitment"], first.welcome["dice"]["commitment"]);
  EXPECT_EQ(again.welcome["dice"]["numbers"], json({nullptr, nullptr}));
}

TEST_F(DiceTest, RecordsAreSignedWithOneKeyThatOutlivesTheServer) {
  const auto signer = [&] { return http(server.port(), "GET", "/api/v1/signer").parsed()["signer"]; };
  const json key = signer();
  const Opened opened = open_table(server.port(), {{"game", "brandubh"}, {"seats", {"you", "open"}}});
  Person first(server.port(), opened.table, opened.key);
  first.act("1", first.actions().front());
  ASSERT_TRUE(first.hear());
  first.say({{"type", "resign"}, {"id", "r"}});
  ASSERT_TRUE(first.hear());
  server.restart();
  EXPECT_EQ(signer(), key);
  json proof = record(opened.table);
  EXPECT_EQ(proof["resigned"], 0);
  const auto found = verify_record(proof);
  ASSERT_TRUE(found) << found.error();
  EXPECT_EQ(found->signer, key.get<std::string>());
  proof["resigned"] = 1;
  EXPECT_THAT(verify_record(proof).error(), HasSubstr("the signature does not fit"));
}

TEST_F(DiceTest, AnswersThatAPersonGaveAreTold) {
  const Opened opened = open_table(
      server.port(),
      {{"game", "sigily"}, {"options", {{"questions", 12}, {"ply_limit", 120}}}, {"seats", {"you", "open"}}});
  const std::string key = join(server.port(), opened.table);
  Person first(server.port(), opened.table, opened.key);
  Person second(server.port(), opened.table, key);
  for (int i = 0; !first.over(); ++i) {
    first.hear_draws();
    second.hear_draws();
    if (first.over()) break;
    Person& actor = first.actions().empty() ? second : first;
    actor.act("p" + std::to_string(i), actor.actions().back());
    ASSERT_TRUE(first.hear());
    ASSERT_TRUE(second.hear());
  }
  const json proof = record(opened.table);
  const auto found = verify_record(proof);
  ASSERT_TRUE(found) << found.error();
  EXPECT_GT(found->told, 0u);
  EXPECT_EQ(found->told, proof["dice"]["told"].size());
}

}  // namespace
}  // namespace nemeton
