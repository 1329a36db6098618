// Which settings make a ladder, and what there is to learn on one, worked out by hand.
#include "lab/skill_ladder.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

#include "lab/measures.hpp"
#include "lab/tests/support.hpp"

namespace nemeton::lab {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Study pairs(const std::string& players, const std::string& options = "") {
  return study_of("games = 10\n[[setting]]\ngame = \"brandubh\"\nplayers = [" + players + "]\n" + options);
}

double trace(std::vector<double> gains) {
  std::vector<Estimate> sure;
  for (const double gain : gains) sure.push_back({gain, gain, gain});
  return skill_trace(sure).value;
}

TEST(SkillTrace, IsTheAreaAndWhatTheLinePredictsOfTheRest) {
  EXPECT_DOUBLE_EQ(trace({0.5, 0.5, 0.5}), 0.75) << "y = 1/2, and of the other half the half";
  EXPECT_DOUBLE_EQ(trace({0.2, 0.4}), 0.86) << "y = 0.2 + 3 · 0.2, 0.3 of the rest";
  EXPECT_DOUBLE_EQ(trace({0.8, 0.4}), 0.6) << "y is no less than 0";
  EXPECT_DOUBLE_EQ(trace({-0.2, 0.2}), 1) << "y = -0.2 + 3 · 0.4";
  EXPECT_DOUBLE_EQ(trace({0.1, -0.5, 0.1}), 0.2 / 3) << "y = 0, and what is lost counts as nothing won";
}

// The line's y is 3 · the second gain − 2 · the first, so the trace changes by 1/2 · -2 + 1/4 of the one and 1/2 · 3 + 1/4 of the other: -3 to 7.
TEST(SkillTrace, HasTheTracesOfTheGainsThatLieAsFarAwayAsTheyMay) {
  const Estimate found = skill_trace(std::vector<Estimate>{{0.5, 0.4, 0.6}, {0.5, 0.4, 0.6}});
  const double step = 0.1 / std::sqrt(3 * 3 + 7 * 7);
  EXPECT_NEAR(found.low, trace({0.5 + 3 * step, 0.5 - 7 * step}), 1e-12);
  EXPECT_NEAR(found.high, trace({0.5 - 3 * step, 0.5 + 7 * step}), 1e-12);
}

TEST(SkillTrace, IsNotSureWhereTheLineLeavesTheScale) {
  const Estimate found = skill_trace(std::vector<Estimate>{{0.1, -0.1, 0.3}, {0.5, 0.3, 0.7}});
  EXPECT_EQ(found.value, 1) << "y = 0.1 + 3 · 0.4 and no more than 1";
  EXPECT_LT(found.low, 1);
  EXPECT_EQ(found.high, 1);
  const double infinite = std::numeric_limits<double>::infinity();
  const Estimate unknown = skill_trace(std::vector<Estimate>{{1, -infinite, infinite}, {1, 1, 1}});
  EXPECT_EQ(unknown.low, 0);
  EXPECT_EQ(unknown.high, 1);
}

TEST(Ladder, GoesFromThePlayerBelowUp) {
  const Study study =
      pairs("[\"strong\", \"casual\"], [\"beginner\", \"random\"], \"casual\", [\"casual\", \"beginner\"]");
  EXPECT_THAT(ladder(study, 0), ElementsAre(1, 3, 0));
  for (const std::size_t below : {1u, 2u, 3u}) EXPECT_THAT(ladder(study, below), IsEmpty()) << below;
}

TEST(Ladder, IsOneOfEachSetting) {
  const Study study = pairs("[\"best:20\", \"best:10\"], [\"best:40\", \"best:20\"]",
                            "options = { rules = [\"basic\", \"challenge\"] }\n");
  EXPECT_THAT(ladder(study, 1), ElementsAre(0, 1));
  EXPECT_THAT(ladder(study, 3), ElementsAre(2, 3));
}

TEST(Ladder, IsNoneWhereTwoLeadDownOrThePlayersGoRound) {
  const Study fork = pairs("[\"strong\", \"casual\"], [\"casual\", \"novice\"], [\"casual\", \"random\"]");
  EXPECT_THAT(ladder(fork, 0), IsEmpty());
  const Study round = pairs("[\"strong\", \"casual\"], [\"casual\", \"novice\"], [\"novice\", \"casual\"]");
  EXPECT_THAT(ladder(round, 0), IsEmpty());
}

TEST(SkillTrace, IsMeasuredAtTheTopOfALadder) {
  const Study study = study_of(
      "games = 20\n[[setting]]\ngame = \"brandubh\"\nplayers = [[\"beginner\", \"random\"], [\"casual\", "
      "\"beginner\"]]\n");
  const Folder folder;
  const auto sums = totals(study, *run(study, folder / "x.sqlite"));
  ASSERT_TRUE(sums);
  const auto found = [&](const std::string& name, std::size_t cell) {
    for (const Measure& measure : measures())
      if (measure.words.name == name) return measure.measure_in(study, *sums, cell);
    return std::vector<Measured>();
  };
  EXPECT_THAT(found("skill_trace", 0), IsEmpty());
  const auto top = found("skill_trace", 1);
  ASSERT_EQ(top.size(), 1u);
  EXPECT_EQ(top[0].of, "random → beginner → casual");
  const double first = 2 * found("first_share", 0).front().estimate.value - 1;
  const double second = 2 * found("first_share", 1).front().estimate.value - 1;
  EXPECT_DOUBLE_EQ(top[0].estimate.value, trace({first, second}));
  EXPECT_GT(top[0].estimate.low, 0);
}

}  // namespace
}  // namespace nemeton::lab
