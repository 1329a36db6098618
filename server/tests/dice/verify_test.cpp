// The dice of tables and the check of records, without a server.
#include "server/dice/verify.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <iomanip>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "protocol/record.hpp"
#include "server/dice/dice.hpp"
#include "server/dice/keys.hpp"

namespace nemeton {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const std::string kSecret(64, '1');
const std::string kTable = "a table's id";

std::string number_of(char digit) { return std::string(kSeedDigits, digit); }

// A whole game between seats that take the first or the last of their actions, with every draw as the scheme says. In version 2 all numbers
// count from the first step on.
json played(int version, const GameEntry& game, int seats, const std::vector<std::size_t>& numbers_from) {
  const auto options = read_options(*game.info, seats, nullptr).value();
  const auto match = game.start(options, seats);
  for (int i = 0; match->node().kind != NodeKind::terminal && i < 400; ++i) {
    const Node node = match->node();
    if (node.kind == NodeKind::chance) {
      std::vector<std::string> numbers(static_cast<std::size_t>(seats));
      for (std::size_t seat = 0; seat < numbers_from.size(); ++seat) {
        if (numbers_from[seat] <= match->step_count()) numbers[seat] = number_of("ab"[seat]);
      }
      DiceBits words(version, kSecret, kTable, match->step_count(), numbers);
      EXPECT_TRUE(match->draw(words));
    } else {
      const Seat seat = node.to_act.first();
      const auto actions = match->actions(seat);
      EXPECT_TRUE(match->apply(seat, i % 3 == 0 ? actions.front() : actions.back()));
    }
  }
  std::string text;
  JsonWriter writer(text);
  write_record(*match, std::nullopt, writer);
  json record = json::parse(text);
  json numbers = json::array();
  for (std::size_t seat = 0; seat < numbers_from.size(); ++seat) {
    const std::string number = number_of("ab"[seat]);
    numbers.push_back({{"seat", seat}, {"number", number}});
    if (version == 1) numbers.back()["from"] = numbers_from[seat];
    else numbers.back()["commitment"] = commitment_to(number);
  }
  record["dice"] = {{"table", kTable},
                    {"commitment", commitment_to(kSecret)},
                    {"secret", kSecret},
                    {"numbers", numbers},
                    {"told", json::array()}};
  if (version > 1) record["dice"]["version"] = version;
  return record;
}

// Of version 1.
json danube(const std::vector<std::size_t>& numbers_from = {0, 0}) {
  return played(1, *find_game(games(), "danube"), 2, numbers_from);
}
json new_danube() { return played(2, *find_game(games(), "danube"), 2, {0, 0}); }

std::string problem(const json& record) {
  const auto found = verify_record(record);
  return found ? "" : found.error();
}

class Verify : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(start_keys()); }
};
using DiceScheme = Verify;

TEST_F(DiceScheme, ACommitmentIsTheSha256OfTheSecretsBytes) {
  // Of 32 zero bytes, as sha256sum gives it.
  EXPECT_EQ(commitment_to(number_of('0')), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
}

TEST_F(DiceScheme, WordsAreTheBlocksOfHmacSha256OverTableStepAndNumbers) {
  // printf 'nemeton dice 1\nt\n7\n-\naaa…\n0' | openssl dgst -sha256 -mac hmac -macopt hexkey:111…, and the same with 1 for 0
  const std::vector<std::string> numbers = {"", number_of('a')};
  DiceBits words(1, kSecret, "t", 7, numbers);
  EXPECT_EQ(words(), 0x3aa8894eeb71a38cu);
  for (int i = 1; i < 4; ++i) words();
  EXPECT_EQ(words(), 0x57793cf33f021c6bu);
  // The same with 'nemeton dice 2'.
  EXPECT_EQ(DiceBits(2, kSecret, "t", 7, numbers)(), 0x816eaf24a983b12eu);
}

TEST_F(DiceScheme, TheExampleOfItsDocumentIsTrue) {
  std::ifstream file(NEMETON_ROOT "/docs/dice.md");
  const std::string document((std::istreambuf_iterator<char>(file)), {});
  std::ifstream stored(NEMETON_ROOT "/server/tests/records/danube-2.json");
  const json record = json::parse(stored);
  const json& given = record["dice"]["numbers"];
  const std::vector<std::string> numbers = {given[0]["number"], given[1]["number"]};
  EXPECT_THAT(document, HasSubstr(given[0]["commitment"].get<std::string>() + "\n"));
  DiceBits words(2, record["dice"]["secret"].get<std::string>(), record["dice"]["table"].get<std::string>(), 1,
                 numbers);
  std::ostringstream digits;
  for (int i = 0; i < 4; ++i) digits << std::hex << std::setw(16) << std::setfill('0') << words();
  const std::string block = digits.str();
  EXPECT_THAT(document, HasSubstr(record["dice"]["commitment"].get<std::string>() + "\n"));
  EXPECT_THAT(document, HasSubstr(block + "\n"));
  EXPECT_THAT(document, HasSubstr("the first word             " + block.substr(0, 16) + "\n"));
  EXPECT_THAT(document, HasSubstr("that is step 1, a throw of " + record["steps"][1].get<std::string>() + "."));
}

TEST_F(DiceScheme, ANumberIs64SmallHexadecimalDigits) {
  EXPECT_TRUE(is_seed(random_server_seed()));
  EXPECT_FALSE(is_seed(std::string(63, 'a')));
  EXPECT_FALSE(is_seed(std::string(63, 'a') + "g"));
  EXPECT_FALSE(is_seed(std::string(64, 'A')));
  EXPECT_NE(random_server_seed(), random_server_seed());
}

TEST_F(Verify, EveryGameVerifiesAtEveryNumberOfSeats) {
  for (const GameEntry& game : games()) {
    for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats) {
      for (const int version : {1, 2}) {
        const auto found = verify_record(played(version, game, seats, {0, version == 1 ? 3u : 0u}));
        ASSERT_TRUE(found) << game.info->id << ": " << found.error();
        EXPECT_EQ(found->game, game.info->name);
        EXPECT_EQ(found->draws > 0, std::string(game.info->id) != "brandubh");
        EXPECT_EQ(found->client_seeds, (std::vector<Seat>{0, 1}));
      }
    }
  }
}

TEST_F(Verify, RecordsThatWereWrittenOnceVerifyForEver) {
  for (const char* name : {"bluff", "danube", "danube-2", "duel", "duel-2"}) {
    std::ifstream file(NEMETON_ROOT "/server/tests/records/" + std::string(name) + ".json");
    const auto found = verify_record(json::parse(file));
    ASSERT_TRUE(found) << name << ": " << found.error();
    EXPECT_GT(found->draws, 0u) << name;
    EXPECT_TRUE(found->signer) << name;
  }
}

TEST_F(Verify, ADrawThatDoesNotFollowFromTheDiceIsNamed) {
  const json record = danube();
  const std::vector<Step> steps = read_record(games(), record)->match->steps();
  for (std::size_t i = 0; i < steps.size(); i += 7) {
    if (steps[i].node != NodeKind::chance) continue;
    json changed = record;
    changed["steps"][i] = record["steps"][i] == "2" ? "3" : "2";
    changed["steps"].erase(changed["steps"].begin() + static_cast<std::ptrdiff_t>(i) + 1, changed["steps"].end());
    EXPECT_THAT(problem(changed), HasSubstr("step " + std::to_string(i + 1) + " is")) << i;
    EXPECT_THAT(problem(changed), HasSubstr("but the dice gave " + record["steps"][i].dump()));
  }
}

TEST_F(Verify, AChangedSecretCommitmentTableNumberOrPlaceIsCaught) {
  const json record = danube({0, 4});
  EXPECT_EQ(problem(record), "");
  json changed = record;
  changed["dice"]["secret"] = number_of('2');
  EXPECT_EQ(problem(changed), "dice.secret is not what the server committed to in dice.commitment");
  changed["dice"]["commitment"] = commitment_to(number_of('2'));
  EXPECT_THAT(problem(changed), HasSubstr("but the dice gave"));
  changed = record;
  changed["dice"]["table"] = "another";
  EXPECT_THAT(problem(changed), HasSubstr("but the dice gave"));
  changed = record;
  changed["dice"]["numbers"][0]["number"] = number_of('c');
  EXPECT_THAT(problem(changed), HasSubstr("but the dice gave"));
  changed = record;
  changed["dice"]["numbers"].erase(0);
  EXPECT_THAT(problem(changed), HasSubstr("but the dice gave"));
  changed = record;
  changed["dice"]["numbers"][1]["from"] = 40;
  EXPECT_THAT(problem(changed), HasSubstr("but the dice gave"));
}

TEST_F(Verify, AClientSeedHasToMatchItsCommitment) {
  json record = new_danube();
  const auto found = verify_record(record);
  ASSERT_TRUE(found) << found.error();
  EXPECT_EQ(found->client_seeds, (std::vector<Seat>{0, 1}));
  json& other = record["dice"]["numbers"][1];
  other["number"] = number_of('c');
  EXPECT_EQ(problem(record), "dice.numbers has a number of seat 1 that it did not commit to");
  other["commitment"] = commitment_to(number_of('c'));
  EXPECT_THAT(problem(record), HasSubstr("but the dice gave"));
  other["number"] = nullptr;
  EXPECT_THAT(problem(record), HasSubstr("but the dice gave"));
  other.erase("number");
  EXPECT_EQ(problem(record), "dice.number is missing, expected 64 hexadecimal digits");
  other.erase("commitment");
  EXPECT_EQ(problem(record), "dice.commitment is missing, expected 64 hexadecimal digits");
  record["dice"]["version"] = 1;
  EXPECT_THAT(problem(record), HasSubstr("has from missing"));
  record["dice"]["version"] = 3;
  EXPECT_EQ(problem(record), "dice.version is 3, expected a number from 1 to 2");
}

TEST_F(Verify, TheFaultOfADiceObjectIsNamed) {
  const auto with = [](const char* name, json value) {
    json record = danube();
    record["dice"][name] = std::move(value);
    return problem(record);
  };
  EXPECT_THAT(with("secret", "12"), HasSubstr("dice.secret is \"12\", expected 64 hexadecimal digits"));
  EXPECT_THAT(with("commitment", nullptr), HasSubstr("dice.commitment is missing"));
  EXPECT_THAT(with("table", 7), HasSubstr("dice.table is 7"));
  EXPECT_THAT(with("numbers", {7}), HasSubstr("dice.numbers has 7, expected an object"));
  EXPECT_THAT(with("numbers", {{{"seat", 2}, {"number", number_of('a')}, {"from", 0}}}), HasSubstr("has seat 2"));
  EXPECT_THAT(with("numbers", {{{"seat", 0}, {"number", "a"}, {"from", 0}}}), HasSubstr("number is \"a\""));
  EXPECT_THAT(with("numbers", {{{"seat", 0}, {"number", number_of('a')}, {"from", -1}}}), HasSubstr("has from -1"));
  const json twice = {{"seat", 0}, {"number", number_of('a')}, {"from", 0}};
  EXPECT_THAT(with("numbers", {twice, twice}), HasSubstr("seat 0 twice"));
  EXPECT_THAT(with("told", {1'000'000}), HasSubstr("dice.told has 1000000"));
  json record = danube();
  record["dice"] = 7;
  EXPECT_EQ(problem(record), "dice is 7, expected an object");
  record.erase("dice");
  EXPECT_EQ(problem(record), "dice and seed are missing: what the draws follow from is not known");
}

TEST_F(Verify, OnlyAnOutcomeThatTheRulesAskForMayComeFromAPerson) {
  json record = danube();
  record["dice"]["told"] = {0};
  EXPECT_EQ(problem(record), "step 1 is said to be told, but is an action");
  record["dice"]["told"] = {1};
  EXPECT_EQ(problem(record), "step 2 is said to be told, but is drawn by the rules");
}

TEST_F(Verify, ASignedRecordCannotBeChangedAnywhere) {
  const std::string seed = random_signing_seed();
  const json record = json::parse(signed_record(danube(), seed));
  const auto found = verify_record(record);
  ASSERT_TRUE(found) << found.error();
  EXPECT_EQ(found->signer, record["signer"].get<std::string>());
  EXPECT_EQ(problem(json::parse(record.dump(2))), "") << "how it is written does not matter";

  json changed = record;
  changed["note"] = "won by cheating";
  EXPECT_THAT(problem(changed), HasSubstr("the signature does not fit"));
  changed = record;
  changed["steps"].erase(changed["steps"].end() - 1);
  EXPECT_THAT(problem(changed), HasSubstr("the signature does not fit"));
  changed = record;
  changed["signer"] = json::parse(signed_record(danube(), random_signing_seed()))["signer"];
  EXPECT_THAT(problem(changed), HasSubstr("the signature does not fit"));
  changed = record;
  changed["signer"] = "ab";
  EXPECT_THAT(problem(changed), HasSubstr("signer is \"ab\""));
  changed["signer"] = record["signer"];
  changed["signature"] = 7;
  EXPECT_THAT(problem(changed), HasSubstr("signature is 7"));
}

TEST_F(Verify, ARecordThatDoesNotReplayIsRefusedWithTheStep) {
  json record = danube();
  record["steps"][3] = "nonsense";
  EXPECT_THAT(problem(record), HasSubstr("step 4"));
  EXPECT_THAT(problem(7), HasSubstr("expected an object"));
}

}  // namespace
}  // namespace nemeton
