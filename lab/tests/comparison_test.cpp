// Settings that differ by options are compared, and told apart where they do.
#include "lab/comparison.hpp"

#include <gmock/gmock.h>

#include "lab/tests/support.hpp"

namespace nemeton::lab {
namespace {

std::vector<Comparison> comparisons_of(const std::string& text) {
  const Folder folder;
  const Study study = study_of(text);
  const auto found = compare(study, *run(study, folder / "x.sqlite"));
  EXPECT_TRUE(found) << found.error();
  return *found;
}

TEST(Comparison, FindsThatLongerGamesAreLonger) {
  const auto found = comparisons_of(
      "games = 200\nbatch = 10\n[[setting]]\ngame = \"tabulus\"\nplayers = \"random\"\n[setting.options]\ntarget = [0, "
      "10]\n");
  ASSERT_EQ(found.size(), 3u);
  const Comparison& length = found.back();
  EXPECT_EQ(length.quantity, Quantity::plies);
  EXPECT_EQ(length.first, 0u);
  EXPECT_EQ(length.second, 1u);
  EXPECT_GT(length.difference.low, 0);
  EXPECT_LT(length.p_of_all, 0.001);
  EXPECT_GE(length.p_of_all, length.p);
}

// The limit of plies is not reached, so the games are the same.
TEST(Comparison, FindsNothingBetweenTheSameGames) {
  for (const Comparison& each :
       comparisons_of("games = 100\nbatch = 10\n[[setting]]\ngame = \"bluff\"\nplayers = \"random\"\n"
                      "[setting.options]\nply_limit = [2000, 3000]\n")) {
    EXPECT_EQ(each.difference.value, 0);
    EXPECT_EQ(each.p, 1);
  }
}

TEST(Comparison, IsNotMadeOfOtherGamesSeatsOrPlayers) {
  EXPECT_THAT(
      comparisons_of("games = 20\n[[setting]]\ngame = [\"bluff\", \"danube\"]\nplayers = [\"random\", \"novice\"]\n"
                     "options = { ply_limit = 20 }\n[[setting]]\ngame = \"bluff\"\nseats = 3\nplayers = \"random\"\n"),
      testing::IsEmpty());
}

// Each is worth less than if it had been asked alone.
TEST(Comparison, IsCorrectedForHowManyWereAsked) {
  const auto found = comparisons_of(
      "games = 100\nbatch = 10\n[[setting]]\ngame = \"bluff\"\nplayers = \"random\"\n[setting.options]\ndice = [5, "
      "1]\nloss = [\"difference\", \"one\"]\n");
  ASSERT_EQ(found.size(), 9u);
  for (const Comparison& each : found) EXPECT_GE(each.p_of_all, std::min(1.0, each.p));
}

}  // namespace
}  // namespace nemeton::lab
