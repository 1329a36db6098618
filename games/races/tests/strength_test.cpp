// The races are analysed as well as they are played.
#include <numeric>

#include "games/races/tests/learnt.hpp"

namespace nemeton::races {
namespace {

TYPED_TEST_SUITE(LearntRace, Learners);

TYPED_TEST(LearntRace, AnalysesByTheSearchThatTheBestPlaysBy) {
  const int fewest = TypeParam::info.min_seats;
  int alike = 0, all = 0;
  for (const State& state : this->decisions(TypeParam::start(OptionValues(kOptions, fewest), fewest), 3, 5)) {
    const History<TypeParam> history(state);
    std::vector<int> depths;
    const auto analysis =
        analyze(history, state.seat,
                {{}, 1, {}, [&](const Analysis<Action>& told) { depths.push_back(told.candidates[0].depth); }});
    const auto& best = analysis.candidates[0];
    ASSERT_FALSE(depths.empty());
    EXPECT_EQ(depths.front(), 0);
    EXPECT_EQ(best.depth, depths.back() + 1);
    EXPECT_EQ(analysis.samples, 0u);
    EXPECT_NEAR(std::accumulate(best.win_probabilities.begin(), best.win_probabilities.end(), 0.0), 1, 1e-9);
    alike += think(history, state.seat, Level::best, {.nodes = 100'000}, 1).action == best.action;
    ++all;
  }
  EXPECT_GE(alike, all * 8 / 10);
}

}  // namespace
}  // namespace nemeton::races
