// The dice of tables at a server: what is shown and when, whose client seeds count, and that the record proves it.
#include "server/dice/dice.hpp"

#include <gmock/gmock.h>

#include "server/dice/verify.hpp"
#include "server/tests/support/server_fixture.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

const json kDanube = {{"game", "danube"}, {"seats", {"you", "open"}}, {"options", {{"ply_limit", 30}}}};
// Druid's Duel begins with the hands.
const json kDuel = {{"game", "duel"}, {"seats", {"you", "open"}}};

const std::string kNumber(kSeedDigits, 'a');
const std::string kOther(kSeedDigits, 'b');
const std::string kSealed = commitment_to(kNumber);
const std::string kOtherSealed = commitment_to(kOther);

// Of a record: a client seed that the seat committed to; null where it did not give it.
json number_in_record(int seat, const std::string& commitment, const json& number) {
  return {{"seat", seat}, {"commitment", commitment}, {"number", number}};
}

class DiceTest : public testing::Test {
 protected:
  json record(const std::string& table) {
    const HttpAnswer answer = http(server.port(), "GET", "/api/v1/tables/" + table + "/record");
    EXPECT_EQ(answer.status, 200) << answer.body;
    return answer.parsed();
  }
  // The record of a table where somebody gives up, and what its check finds.
  std::pair<json, Verified> end(Person& person, const std::string& table) {
    person.resign();
    const json proof = record(table);
    const auto found = verify_record(proof);
    EXPECT_TRUE(found) << found.error();
    return {proof, found.value_or(Verified())};
  }
  static json error(Person& person, const json& message) {
    person.say(message);
    return person.socket.receive("error");
  }
  // Both play to the end, the first of their actions or the last.
  static void play_out(Person& first, Person& second, bool the_last = false) {
    for (int i = 0; !first.over(); ++i) {
      first.hear_draws();
      second.hear_draws();
      if (first.over()) break;
      Person& actor = first.actions().empty() ? second : first;
      actor.act("p" + std::to_string(i), the_last ? actor.actions().back() : actor.actions().front());
      ASSERT_TRUE(first.hear());
      ASSERT_TRUE(second.hear());
    }
  }

  SetTime time;
  TestServer server{&time, 60s};
};

TEST_F(DiceTest, TheCommitmentIsShownBeforeAndTheSecretInTheRecordAlone) {
  auto [opened, key, first, second] = seat_two_people(server.port(), kDanube);
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

TEST_F(DiceTest, ByLinkTheNumberOfAFriendWhoComesLateCounts) {
  const Opened opened = open_table(server.port(), kDuel);
  Person first(server.port(), opened.table, opened.key, kNumber);
  EXPECT_EQ(first.welcome["dice"]["version"], 2);
  json dice = first.hear_dice();
  EXPECT_EQ(dice["commitments"], json({kSealed, nullptr}));
  EXPECT_EQ(dice["awaiting"], json({1}));
  EXPECT_FALSE(dice.contains("left")) << "an open seat is waited for without end";
  time.pass(24h);

  const std::string key = join(server.port(), opened.table);
  EXPECT_EQ(first.hear_dice()["left"], 60'000);
  Person second(server.port(), opened.table, key, kOther);
  dice = first.hear_dice();
  EXPECT_EQ(dice["commitments"], json({kSealed, kOtherSealed}));
  EXPECT_EQ(dice["client_seeds"], json({nullptr, nullptr}));
  EXPECT_EQ(dice["awaiting"], json({0, 1}));
  EXPECT_EQ(second.state()["node"], "chance");
  const json refused = error(first, {{"type", "act"}, {"id", "x"}, {"action", "lion"}});
  EXPECT_EQ(refused["code"], "not_your_turn");
  EXPECT_EQ(refused["message"], "the dice wait for a seat's number");

  first.give_number();
  dice = first.hear_dice();
  EXPECT_EQ(dice["client_seeds"], json({kNumber, nullptr}));
  EXPECT_EQ(dice["awaiting"], json({1}));
  EXPECT_EQ(first.last(), 0);
  second.give_number();
  second.hear_draws();
  first.hear_draws();
  EXPECT_EQ(first.last(), 2) << "both hands";
  const auto [proof, found] = end(first, opened.table);
  EXPECT_EQ(proof["dice"]["version"], 2);
  EXPECT_EQ(proof["dice"]["numbers"],
            json({number_in_record(0, kSealed, kNumber), number_in_record(1, kOtherSealed, kOther)}));
  EXPECT_EQ(found.draws, 2u);
  EXPECT_EQ(found.client_seeds, (std::vector<Seat>{0, 1}));
}

TEST_F(DiceTest, ASeatWithoutAClientSeedKeepsNoOneWaiting) {
  auto [opened, key, first, second] = seat_two_people(server.port(), kDuel);
  first.hear_draws();
  second.hear_draws();
  EXPECT_TRUE(end(first, opened.table).second.client_seeds.empty());
  const Opened all_open = open_table(server.port(), {{"game", "duel"}, {"seats", {"open", "open"}}});
  EXPECT_EQ(Person(server.port(), all_open.table, "").last(), 0) << "drawn before anybody is there";
}

TEST_F(DiceTest, ASeatThatDoesNotCommitInTimeGivesNone) {
  const Opened opened = open_table(server.port(), kDuel);
  Person first(server.port(), opened.table, opened.key, kNumber);
  first.hear_dice();
  const std::string key = join(server.port(), opened.table);
  EXPECT_EQ(first.hear_dice()["left"], 60'000);
  time.pass(59s);
  EXPECT_EQ(Person(server.port(), opened.table, "").welcome["dice"]["left"], 1000);
  time.pass(1s);
  EXPECT_EQ(first.hear_dice()["commitments"], json({kSealed, ""}));
  Person second(server.port(), opened.table, key, kOther);
  EXPECT_EQ(error(second, {{"type", "reveal"}, {"client_seed", kOther}})["message"],
            "client_seed came from a seat that had committed to none");
  first.give_number();
  first.hear_draws();
  const auto [proof, found] = end(first, opened.table);
  EXPECT_EQ(proof["dice"]["numbers"], json::array({number_in_record(0, kSealed, kNumber)}));
  EXPECT_TRUE(found.withheld.empty());
}

TEST_F(DiceTest, ASeatThatDoesNotOpenInTimeIsShown) {
  const Opened opened = open_table(server.port(), kDuel);
  const std::string key = join(server.port(), opened.table);
  Person first(server.port(), opened.table, opened.key, kNumber);
  Person second(server.port(), opened.table, key, kOther);
  first.give_number();
  while (first.hear_dice()["client_seeds"] != json({kNumber, nullptr})) {
  }
  time.pass(60s);
  EXPECT_EQ(first.hear_dice()["client_seeds"], json({kNumber, ""}));
  first.hear_draws();
  EXPECT_EQ(error(second, {{"type", "reveal"}, {"client_seed", kOther}})["message"], "client_seed came too late");
  const auto [proof, found] = end(first, opened.table);
  EXPECT_EQ(proof["dice"]["numbers"],
            json({number_in_record(0, kSealed, kNumber), number_in_record(1, kOtherSealed, nullptr)}));
  EXPECT_EQ(found.client_seeds, std::vector<Seat>{0});
  EXPECT_EQ(found.withheld, std::vector<Seat>{1});
}

TEST_F(DiceTest, TheLastPlayerCannotChooseWhenTheOthersAreOpen) {
  const Opened opened = open_table(server.port(), kDuel);
  const std::string key = join(server.port(), opened.table);
  Person first(server.port(), opened.table, opened.key, kNumber);
  const std::string chosen(kSeedDigits, 'c');
  Person second(server.port(), opened.table, key, kOther);
  first.give_number();
  while (second.hear_dice()["client_seeds"] != json({kNumber, nullptr})) {
  }
  // Neither with another number than it has committed to, nor with another commitment, nor from another chair.
  EXPECT_EQ(error(second, {{"type", "reveal"}, {"client_seed", chosen}})["message"],
            "client_seed is not what the seat has committed to");
  Person again(server.port(), opened.table, key, chosen);
  EXPECT_EQ(error(again, {{"type", "reveal"}, {"client_seed", chosen}})["message"],
            "client_seed is not what the seat has committed to");
  EXPECT_EQ(call_api(server.port(), "tables/" + opened.table + "/leave", {{"key", key}}).status, 200);
  const std::string other_key = join(server.port(), opened.table);
  Person friend_of_server(server.port(), opened.table, other_key, chosen);
  friend_of_server.hear_draws();
  const auto [proof, found] = end(first, opened.table);
  EXPECT_EQ(proof["dice"]["numbers"], json::array({number_in_record(0, kSealed, kNumber)}));
}

TEST_F(DiceTest, UntilAllHaveCommittedASeatMayChangeItsDevice) {
  const Opened opened = open_table(server.port(), kDuel);
  Person old_device(server.port(), opened.table, opened.key, kOther);
  EXPECT_EQ(old_device.hear_dice()["commitments"], json({kOtherSealed, nullptr}));
  Person first(server.port(), opened.table, opened.key, kNumber);
  EXPECT_EQ(old_device.hear_dice()["commitments"], json({kSealed, nullptr}));
  EXPECT_EQ(error(first, {{"type", "reveal"}, {"client_seed", kNumber}})["message"],
            "client_seed came before every seat had committed");
  Person second(server.port(), opened.table, join(server.port(), opened.table));
  Person late(server.port(), opened.table, opened.key, kOther);
  first.give_number();
  first.hear_draws();
  EXPECT_EQ(end(first, opened.table).second.client_seeds, std::vector<Seat>{0});
}

TEST_F(DiceTest, TheRecordStaysTheSameAfterTheGame) {
  const Opened opened = open_table(server.port(), kDuel);
  const std::string key = join(server.port(), opened.table);
  Person first(server.port(), opened.table, opened.key, kNumber);
  first.hear_dice();
  const json proof = end(first, opened.table).first;
  EXPECT_EQ(proof["dice"]["numbers"], json::array()) << "nothing was drawn";
  Person second(server.port(), opened.table, key, kOther);
  while (second.welcome["dice"]["commitments"][1].is_null()) second.welcome["dice"] = second.hear_dice();
  EXPECT_EQ(record(opened.table), proof);
  call_api(server.port(), "tables/" + opened.table + "/leave", {{"key", opened.key}});
  EXPECT_EQ(record(opened.table), proof);
}

TEST_F(DiceTest, ASeatKeepsTheNumberItHasGiven) {
  const Opened opened = open_table(server.port(), {{"game", "danube"}, {"seats", {"you", "bot:novice"}}});
  Person first(server.port(), opened.table, opened.key, kNumber);
  EXPECT_THAT(error(first, {{"type", "reveal"}, {"client_seed", "12"}})["message"].get<std::string>(),
              HasSubstr("client_seed is \"12\", expected 64 hexadecimal digits"));
  EXPECT_EQ(error(first, {{"type", "number"}})["code"], "bad_request");
  first.give_number();
  while (first.hear_dice()["client_seeds"] != json({kNumber, ""})) {
  }
  first.give_number();
  EXPECT_EQ(error(first, {{"type", "reveal"}, {"client_seed", kOther}})["message"],
            "client_seed came before: a seat gives one and keeps it");

  Person spectator(server.port(), opened.table, "");
  EXPECT_EQ(error(spectator, {{"type", "reveal"}, {"client_seed", kOther}})["code"], "bad_key");
  WebSocketClient bad;
  ASSERT_EQ(bad.open(server.port(), opened.table), 101);
  bad.send({{"type", "hello"}, {"key", opened.key}, {"commitment", "12"}});
  EXPECT_EQ(bad.receive("error")["message"], "commitment is \"12\", expected 64 hexadecimal digits, small letters");
}

TEST_F(DiceTest, NothingIsLostInARestart) {
  const Opened opened = open_table(server.port(), kDuel);
  const std::string key = join(server.port(), opened.table);
  {
    Person first(server.port(), opened.table, opened.key, kNumber);
    while (first.hear_dice()["commitments"] != json({kSealed, nullptr})) {
    }
  }
  server.restart();
  {
    Person second(server.port(), opened.table, key, kOther);
    EXPECT_EQ(second.welcome["dice"]["commitments"], json({kSealed, nullptr}));
    while (second.hear_dice()["commitments"] != json({kSealed, kOtherSealed})) {
    }
    second.give_number();
    while (second.hear_dice()["client_seeds"] != json({nullptr, kOther})) {
    }
  }
  server.restart();
  Person first(server.port(), opened.table, opened.key, kNumber);
  EXPECT_EQ(first.welcome["dice"]["client_seeds"], json({nullptr, kOther}));
  EXPECT_EQ(first.welcome["dice"]["commitments"], json({kSealed, kOtherSealed}));
  first.give_number();
  first.hear_draws();
  EXPECT_EQ(end(first, opened.table).second.client_seeds, (std::vector<Seat>{0, 1}));
}

TEST_F(DiceTest, RecordsAreSignedWithOneKeyThatOutlivesTheServer) {
  const auto signer = [&] { return http(server.port(), "GET", "/api/v1/signer").parsed()["signer"]; };
  const json key = signer();
  const Opened opened = open_table(server.port(), {{"game", "brandubh"}, {"seats", {"you", "open"}}});
  Person first(server.port(), opened.table, opened.key);
  first.act("1", first.actions().front());
  ASSERT_TRUE(first.hear());
  first.resign();
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
  auto [opened, key, first, second] = seat_two_people(
      server.port(),
      {{"game", "sigily"}, {"options", {{"questions", 12}, {"ply_limit", 120}}}, {"seats", {"you", "open"}}});
  play_out(first, second, /*the_last=*/true);
  const json proof = record(opened.table);
  const auto found = verify_record(proof);
  ASSERT_TRUE(found) << found.error();
  EXPECT_GT(found->told, 0u);
  EXPECT_EQ(found->told, proof["dice"]["told"].size());
}

}  // namespace
}  // namespace nemeton
