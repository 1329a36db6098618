// How the plan of a board is read, and that the three boards make sense.
#include <gtest/gtest.h>

#include "games/races/tests/positions.hpp"

namespace nemeton::races {
namespace {

TEST(RacePlan, HasPositionsWaysGatesSeatsAndAPicture) {
  const Plan plan = read_plan(
      "# a board\npositions 6\nway 1..4 6  # with a comment\nway 2 5 3r..2r 5\nway 5 6\ngate 4 5\n"
      "seat 0 enters 1 ends 6\nseat 2 enters 4 ends 3\npicture\n1 2 3\n4 . 6\n");
  EXPECT_EQ(plan.positions, 6);
  EXPECT_EQ(plan.sunwise, (std::vector<Place>{2, 3}));
  EXPECT_EQ(plan.ways[2], (std::vector<Place>{3, 5}));
  EXPECT_EQ(plan.ways[5], (std::vector<Place>{6, 8}));
  EXPECT_EQ(plan.name(8), "3r");
  EXPECT_EQ(plan.position(8), 3);
  EXPECT_EQ(plan.gates.size(), 1u);
  EXPECT_EQ(plan.gates[0].exit, 5);
  EXPECT_EQ(plan.goals[2], (Goal{4, 3}));
  EXPECT_EQ(plan.goals[1].end, 0);
  EXPECT_EQ(plan.picture, (std::vector<std::vector<Place>>{{1, 2, 3}, {4, 0, 6}}));
}

TEST(RacePlan, ALineThatCannotBeReadEndsTheProgram) {
  for (const char* line :
       {"weg 1 2", "way 3 x", "way 3 9", "way 3 4rr", "gate 3", "gate 3 7", "seat 4 enters 1 ends 6"}) {
    EXPECT_DEATH(read_plan("positions 6\n" + std::string(line)), line);
  }
}

template <class G>
void expect_sense() {
  const Board& board = G::board();
  for (int seat = 0; seat < G::info.max_seats; ++seat) {
    for (Place place = 0; place < board.plan.places(); ++place) {
      EXPECT_LT(board.route(seat).steps[place], kMaxPlaces) << "no way leads to End from " << board.plan.name(place);
    }
  }
  std::vector<Place> shown, positions;
  for (const auto& row : board.plan.picture) std::ranges::remove_copy(row, std::back_inserter(shown), 0);
  for (Place position = 1; position <= board.plan.positions; ++position) positions.push_back(position);
  std::ranges::sort(shown);
  EXPECT_EQ(shown, positions);
}

TEST(RacePlan, TheBoardsLeadToEndAndShowEveryPositionOnce) {
  expect_sense<Tabulus>();
  expect_sense<Triangulus>();
  expect_sense<Druidica>();
}

}  // namespace
}  // namespace nemeton::races
