// A learner makes progress if that costs little, and only while there are many boats.
#include "games/danube/bot/progress.hpp"

#include "games/danube/tests/positions.hpp"

namespace nemeton::danube {
namespace {

using List = std::vector<Afterstate<Danube>>;

// Four boats of each side, or three; seat 0 has done better by twelve pips in the second of each.
const Danube::State kBehind = position({10, 12, 14, 16}, {20, 22, 24, 26}),
                    kAhead = position({22, 12, 14, 16}, {20, 22, 24, 26});
const Danube::State kFewBehind = position({12, 14, 16}, {22, 24, 26}), kFewAhead = position({12, 14, 28}, {22, 24, 26});

// How many pips seat 0 is ahead in what comes first of the list.
int lead_of_first(List list, Seat seat = 0) {
  put_progress_first(list, seat);
  return pip_lead(list[0].state, 0);
}

TEST(DanubeProgress, CountsPipsAndBoatsThatAreHome) {
  EXPECT_EQ(pip_lead(kBehind, 0), 52 - 92);
  EXPECT_EQ(pip_lead(kBehind, 1), 92 - 52);
  EXPECT_EQ(pip_lead(position({10}, {20, 22}), 0), 10 + 36 - 42);
}

TEST(DanubeProgress, TakesWhatGetsOnOfWhatIsWorthNearlyTheSame) {
  EXPECT_EQ(lead_of_first({{kBehind, {}, 0.02, 0}, {kAhead, {}, 0, 1}}), pip_lead(kAhead, 0));
  EXPECT_EQ(lead_of_first({{kAhead, {}, 0.02, 0}, {kBehind, {}, 0, 1}}), pip_lead(kAhead, 0));
  // For the other seat lower values are better, and so is what is behind for this one.
  EXPECT_EQ(lead_of_first({{kAhead, {}, -0.02, 0}, {kBehind, {}, 0, 1}}, 1), pip_lead(kBehind, 0));
}

// Twelve pips are worth 0.023.
TEST(DanubeProgress, LeavesWhatIsWorthMoreThanThePips) {
  EXPECT_EQ(lead_of_first({{kBehind, {}, 0.03, 0}, {kAhead, {}, 0, 1}}), pip_lead(kBehind, 0));
  EXPECT_EQ(lead_of_first({{kAhead, {}, -0.03, 0}, {kBehind, {}, 0, 1}}, 1), pip_lead(kAhead, 0));
  // Near the end of a game that is as good as won they are worth less.
  EXPECT_EQ(lead_of_first({{kBehind, {}, 0.52, 0}, {kAhead, {}, 0.5, 1}}), pip_lead(kBehind, 0));
}

TEST(DanubeProgress, GivesUpOnlySoMuch) {
  const auto far_ahead = position({23, 31, 33, 35}, {20, 22, 24, 26});
  EXPECT_EQ(lead_of_first({{kBehind, {}, 0.049, 0}, {far_ahead, {}, 0, 1}}), pip_lead(far_ahead, 0));
  EXPECT_EQ(lead_of_first({{kBehind, {}, 0.051, 0}, {far_ahead, {}, 0, 1}}), pip_lead(kBehind, 0));
}

TEST(DanubeProgress, GivesUpNothingWithFewBoats) {
  EXPECT_EQ(lead_of_first({{kFewBehind, {}, 0.001, 0}, {kFewAhead, {}, 0, 1}}), pip_lead(kFewBehind, 0));
}

}  // namespace
}  // namespace nemeton::danube
