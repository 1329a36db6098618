// Who learns gets on where it gives up little for it, and only while there are many boats.
#include "games/danube/bot/purpose.hpp"

#include "games/danube/tests/positions.hpp"

namespace nemeton::danube {
namespace {

using List = std::vector<Afterstate<Danube>>;

// Four boats of each side, or three; seat 0 has done better by twelve pips in the second of each.
const Danube::State kBehind = position({10, 12, 14, 16}, {20, 22, 24, 26}),
                    kAhead = position({22, 12, 14, 16}, {20, 22, 24, 26});
const Danube::State kFewBehind = position({12, 14, 16}, {22, 24, 26}), kFewAhead = position({12, 14, 28}, {22, 24, 26});

// How many pips seat 0 is ahead in what comes first of the list.
int race_of_first(List list, Seat seat = 0) {
  put_first_what_gets_on(list, seat);
  return race(list[0].state, 0);
}

TEST(DanubePurpose, CountsPipsAndBoatsThatAreHome) {
  EXPECT_EQ(race(kBehind, 0), 52 - 92);
  EXPECT_EQ(race(kBehind, 1), 92 - 52);
  EXPECT_EQ(race(position({10}, {20, 22}), 0), 10 + 36 - 42);
}

TEST(DanubePurpose, TakesWhatGetsOnOfWhatIsWorthNearlyTheSame) {
  EXPECT_EQ(race_of_first({{kBehind, {}, 0.02, 0}, {kAhead, {}, 0, 1}}), race(kAhead, 0));
  EXPECT_EQ(race_of_first({{kAhead, {}, 0.02, 0}, {kBehind, {}, 0, 1}}), race(kAhead, 0));
  // For the other seat lower values are better, and so is what is behind for this one.
  EXPECT_EQ(race_of_first({{kAhead, {}, -0.02, 0}, {kBehind, {}, 0, 1}}, 1), race(kBehind, 0));
}

// Twelve pips are worth 0.023.
TEST(DanubePurpose, LeavesWhatIsWorthMoreThanThePips) {
  EXPECT_EQ(race_of_first({{kBehind, {}, 0.03, 0}, {kAhead, {}, 0, 1}}), race(kBehind, 0));
  EXPECT_EQ(race_of_first({{kAhead, {}, -0.03, 0}, {kBehind, {}, 0, 1}}, 1), race(kAhead, 0));
  // Near the end of a game that is as good as won they are worth less.
  EXPECT_EQ(race_of_first({{kBehind, {}, 0.52, 0}, {kAhead, {}, 0.5, 1}}), race(kBehind, 0));
}

TEST(DanubePurpose, GivesUpOnlySoMuch) {
  const auto far_ahead = position({23, 31, 33, 35}, {20, 22, 24, 26});
  EXPECT_EQ(race_of_first({{kBehind, {}, 0.049, 0}, {far_ahead, {}, 0, 1}}), race(far_ahead, 0));
  EXPECT_EQ(race_of_first({{kBehind, {}, 0.051, 0}, {far_ahead, {}, 0, 1}}), race(kBehind, 0));
}

TEST(DanubePurpose, GivesUpNothingWithFewBoats) {
  EXPECT_EQ(race_of_first({{kFewBehind, {}, 0.001, 0}, {kFewAhead, {}, 0, 1}}), race(kFewBehind, 0));
}

}  // namespace
}  // namespace nemeton::danube
