// Settings that differ by options are compared, and told apart where they do.
#include "lab/rule_comparison.hpp"

#include <gmock/gmock.h>

#include <algorithm>

#include "core/random.hpp"
#include "lab/measures.hpp"
#include "lab/tests/support.hpp"

namespace nemeton::lab {
namespace {

std::vector<Comparison> comparisons_of(const std::string& text) {
  const Folder folder;
  const Study study = study_of(text);
  const auto sums = totals(study, *run(study, folder / "x.sqlite"));
  EXPECT_TRUE(sums) << sums.error();
  return compare(study, *sums);
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

// A game of two equal players who sometimes tie. Its length has a long tail.
GameQuantities even_game(Random& random) {
  GameQuantities played{};
  const auto winner = below(random, 10);
  of(played, Quantity::tied) = winner < 2 ? 1 : 0;
  of(played, Quantity::share0) = winner < 2 ? kShareUnit / 2 : winner < 6 ? kShareUnit : 0;
  of(played, Quantity::plies) = 10 + 1000 / (1 + below(random, 50));
  return played;
}

// Returns the part of this many studies that finds a difference of each quantity. `add` adds the n-th game of a study to both settings.
template <class Add>
std::array<double, kCompared.size()> alarms(int studies, int games, Add add) {
  std::array<double, kCompared.size()> found{};
  for (int study = 0; study < studies; ++study) {
    std::array<Tally, 2> settings;
    for (int game = 0; game < games; ++game) add(settings, study, game);
    for (std::size_t i = 0; i < kCompared.size(); ++i)
      found[i] += difference_of(settings[0], settings[1], kCompared[i]).p < 0.05 ? 1.0 / studies : 0;
  }
  return found;
}

const auto kAboutFiveOfAHundred = testing::AllOf(testing::Ge(0.04), testing::Le(0.06));

TEST(Comparison, FindsADifferenceThatIsNoneInFiveOfAHundred) {
  for (const int games : {50, 63, 65, 100, 150, 1000}) {
    for (const std::uint32_t same : {0u, 5u}) {
      Random random(static_cast<std::uint64_t>(games) + same);
      const auto found = alarms(8000, games, [&](std::array<Tally, 2>& settings, int, int game) {
        const GameQuantities first = even_game(random);
        settings[0].add(first, game);
        settings[1].add(below(random, 10) < same ? first : even_game(random), game);
      });
      EXPECT_THAT(found, testing::Each(kAboutFiveOfAHundred)) << games << " " << same;
    }
  }
}

// The measure of a study in which each side of a game of this many wins as often as the others.
double share_of_alarms(int seats, int games, const char* name, bool (*is_alarm)(const Estimate&)) {
  const Study study = study_of("games = 1\n[[setting]]\ngame = \"bluff\"\nseats = " + std::to_string(seats) +
                               "\nplayers = \"random\"\n");
  const auto measure =
      std::ranges::find_if(measures(), [&](const auto& each) { return std::string_view(each.words.name) == name; });
  Random random(static_cast<std::uint64_t>(games + seats));
  constexpr int kStudies = 8000;
  int found = 0;
  for (int i = 0; i < kStudies; ++i) {
    Tally tally;
    for (int game = 0; game < games; ++game) {
      GameQuantities played{};
      const auto winner = static_cast<int>(below(random, static_cast<std::uint32_t>(seats)));
      of(played, Quantity::share0, winner) = kShareUnit;
      of(played, Quantity::won0, winner) = 1;
      tally.add(played, game);
    }
    found += is_alarm(measure->measure_in(study, {&tally, 1}, 0).front().estimate) ? 1 : 0;
  }
  return static_cast<double>(found) / kStudies;
}

TEST(Symmetry, IsMissedByEqualSeatsInFiveOfAHundred) {
  for (const int seats : {2, 3, 4, 6}) {
    for (const int games : {100, 400}) {
      const double found = share_of_alarms(seats, games, "symmetry", [](const Estimate& p) { return p.value < 0.05; });
      EXPECT_THAT(found, kAboutFiveOfAHundred) << seats << " " << games;
    }
  }
}

TEST(Advantage, IsThatOfTheLuckiestOfEqualSeatsInNoMoreThanTwoAndAHalfOfAHundred) {
  for (const int seats : {2, 3, 4, 6})
    for (const int games : {50, 400})
      EXPECT_LE(share_of_alarms(seats, games, "advantage", [](const Estimate& found) { return found.low > 0; }), 0.03)
          << seats << " " << games;
}

}  // namespace
}  // namespace nemeton::lab
