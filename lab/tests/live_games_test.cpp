// What the page plays for its laboratory: sums that are those of the games, however they are cut up.
#include "lab/live_games.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/games.hpp"

namespace nemeton::lab {

namespace {

using nlohmann::json;

json live(const json& request) { return json::parse(play_live(games(), request.dump())); }

json request(std::string_view game, int seats, std::int64_t first, std::int64_t count) {
  return {{"game", game}, {"seats", seats}, {"options", json::object()},
          {"seed", 7},    {"first", first}, {"count", count}};
}

std::map<std::int64_t, std::int64_t> lengths(const json& answer) {
  std::map<std::int64_t, std::int64_t> all;
  for (const json& bin : answer["lengths"]) all[bin[0]] += bin[1].get<std::int64_t>();
  return all;
}

std::string refusal_of(const json& request) {
  const json answer = live(request);
  EXPECT_EQ(answer["ok"], false) << answer;
  return answer["error"]["code"].get<std::string>() + ": " + answer["error"]["message"].get<std::string>();
}

}  // namespace

TEST(Live, EveryGameIsPlayedToItsEndAndCounted) {
  for (const GameEntry& game : games()) {
    const int seats = game.info->max_seats;
    const json answer = live(request(game.info->id, seats, 0, 5));
    SCOPED_TRACE(answer.dump());
    EXPECT_EQ(answer["ok"], true);
    EXPECT_EQ(answer["games"], 5);
    EXPECT_EQ(answer["wins"].size(), static_cast<std::size_t>(seats));
    EXPECT_EQ(answer["sides"].size(), static_cast<std::size_t>(seats));
    std::int64_t counted = 0;
    for (const auto& [length, count] : lengths(answer)) counted += count;
    EXPECT_EQ(counted, 5);
    // Every game has one side that wins it, or is a tie; of partners each has won.
    std::map<int, std::int64_t> by_side;
    for (std::size_t seat = 0; seat < answer["sides"].size(); ++seat)
      by_side[answer["sides"][seat]] = answer["wins"][seat].get<std::int64_t>();
    std::int64_t ended = answer["ties"];
    for (const auto& [side, wins] : by_side) ended += wins;
    EXPECT_EQ(ended, 5);
  }
}

TEST(Live, TheSumsOfPartsAreThoseOfTheWhole) {
  const json whole = live(request("brandubh", 2, 0, 40));
  const json one = live(request("brandubh", 2, 0, 15));
  const json other = live(request("brandubh", 2, 15, 25));
  for (const char* name : {"games", "ties", "cut_off", "plies"})
    EXPECT_EQ(whole[name].get<int>(), one[name].get<int>() + other[name].get<int>()) << name;
  for (std::size_t seat = 0; seat < 2; ++seat)
    EXPECT_EQ(whole["wins"][seat].get<int>(), one["wins"][seat].get<int>() + other["wins"][seat].get<int>());
  auto sum = lengths(one);
  for (const auto& [length, count] : lengths(other)) sum[length] += count;
  EXPECT_EQ(lengths(whole), sum);
  EXPECT_NE(one["plies"], live(request("brandubh", 2, 15, 15))["plies"]);
}

TEST(Live, OptionsAreThoseOfTheTable) {
  json cut = request("brandubh", 2, 0, 30);
  cut["options"] = {{"ply_limit", 10}};
  const json answer = live(cut);
  EXPECT_GT(answer["cut_off"], 25);
  EXPECT_EQ(answer["cut_off"], answer["ties"]);
  EXPECT_LE(answer["plies"], 300);
}

TEST(Live, ErrorsAreOneLine) {
  EXPECT_EQ(refusal_of("x"), "bad_request: the request is \"x\", expected an object");
  EXPECT_TRUE(refusal_of(request("chess", 2, 0, 1)).starts_with("unknown_game: "));
  EXPECT_TRUE(refusal_of(request("brandubh", 3, 0, 1)).starts_with("bad_option: "));
  json options = request("brandubh", 2, 0, 1);
  options["options"] = {{"rules", "other"}};
  EXPECT_TRUE(refusal_of(options).starts_with("bad_option: "));
  EXPECT_EQ(refusal_of(request("brandubh", 2, 0, 0)),
            "bad_request: count is 0, expected a whole number from 1 to 100000");
  EXPECT_EQ(refusal_of(request("brandubh", 2, -1, 1)),
            "bad_request: first is -1, expected a whole number from 0 to 4503599627370496");
  json seed = request("brandubh", 2, 0, 1);
  seed.erase("seed");
  EXPECT_EQ(refusal_of(seed), "bad_request: seed is missing, expected a whole number from 0 to 4503599627370496");
  EXPECT_EQ(json::parse(play_live(games(), "{"))["error"]["code"], "bad_json");
}

}  // namespace nemeton::lab
