// Sums of games are the same however they are divided, and come back from text as they were.
#include "lab/tally.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/random.hpp"

namespace nemeton::lab {
namespace {

GameQuantities some_game(Random& random) {
  GameQuantities played{};
  for (std::int64_t& each : played) each = below(random, 4'000'000);
  of(played, Quantity::plies) = below(random, 100'000);
  return played;
}

TEST(Tally, IsTheSameHoweverGamesAreDivided) {
  Random random(1);
  Tally whole;
  std::array<Tally, 3> parts;
  for (int game = 0; game < 300; ++game) {
    const GameQuantities played = some_game(random);
    whole.add(played, game);
    whole.add_usage("cast shield", 2, 1, 60);
    Tally& part = parts[below(random, 3)];
    part.add(played, game);
    part.add_usage("cast shield", 2, 1, 60);
  }
  Tally sum = parts[2];
  sum.add(parts[0]);
  sum.add(parts[1]);
  EXPECT_EQ(sum, whole);
  EXPECT_EQ(whole.usage().at("cast shield").times, 600);
}

TEST(Tally, ComesBackFromText) {
  Random random(2);
  Tally tally;
  // Squares of these do not fit 64 bits.
  for (int game = 0; game < 3; ++game) {
    GameQuantities played = some_game(random);
    of(played, Quantity::choices) = 3'000'000'000;
    of(played, Quantity::lowest) = -5;
    tally.add(played, game);
  }
  tally.add_usage("bid", 3, 2, 30);
  const auto read = Tally::from_json(nlohmann::json::parse(tally.to_json().dump()));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, tally);
}

TEST(Tally, RefusesDamagedText) {
  for (const char* text : {"{}", "[]", "null", R"({"games":1,"sums":{"plies":["x"]},"products":[]})"}) {
    const auto read = Tally::from_json(nlohmann::json::parse(text));
    ASSERT_FALSE(read) << text;
    EXPECT_TRUE(read.error().starts_with("a batch is damaged: ")) << read.error();
  }
}

TEST(Bins, HoldEachLengthOnceAndInOrder) {
  std::size_t before = 0;
  for (std::int64_t length = 0; length <= 100'000; ++length) {
    const std::size_t bin = bin_of(length);
    ASSERT_LT(bin, kBins);
    ASSERT_TRUE(bin == before || bin == before + 1) << length;
    ASSERT_LE(start_of(bin), length);
    if (bin != before) ASSERT_EQ(start_of(bin), length);
    before = bin;
  }
}

}  // namespace
}  // namespace nemeton::lab
