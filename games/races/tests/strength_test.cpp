// The races are analysed as well as they are played.
#include "games/races/tests/learnt_race.hpp"

namespace nemeton::races {
namespace {

TYPED_TEST_SUITE(LearntRace, Learners);

TYPED_TEST(LearntRace, AnalysesByTheSearchThatTheBestPlaysBy) {
  const int seats = TypeParam::info.min_seats;
  expect_analysis_as_the_best_plays<TypeParam>(
      this->decisions(TypeParam::start(OptionValues(kOptions, seats), seats), 3, 5));
}

}  // namespace
}  // namespace nemeton::races
