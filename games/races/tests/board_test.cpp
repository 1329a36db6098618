// The three boards as the rule book has them.
#include <gtest/gtest.h>

#include "games/races/tests/positions.hpp"

namespace nemeton::races {
namespace {

std::string names(const Board& board, Places places) {
  std::string all;
  for (; places != 0; places &= places - 1) {
    all += (all.empty() ? "" : " ") + board.plan.name(static_cast<Place>(std::countr_zero(places)));
  }
  return all;
}

// Where a marker of a seat can go from a place, in one step or more.
std::string ways(const Board& board, const std::string& from, std::size_t steps = 1, int seat = 0) {
  return names(board, board.route(seat).landing[place_named(board, from)][steps]);
}

int steps_to_end(const Board& board, const std::string& from, int seat = 0) {
  return board.route(seat).steps[place_named(board, from)];
}

TEST(RaceBoards, AreMadeOfTheTilesThatTheBookSays) {
  EXPECT_EQ(Tabulus::board().plan.positions, 46);
  EXPECT_EQ(Triangulus::board().plan.positions, 36);
  EXPECT_EQ(Druidica::board().plan.positions, 34);
}

TEST(TabulusBoard, LeadsFromEachPositionToTheNext) {
  EXPECT_EQ(ways(Tabulus::board(), "s"), "1");
  for (int p = 1; p < 46; ++p) EXPECT_EQ(ways(Tabulus::board(), std::to_string(p)), std::to_string(p + 1));
  EXPECT_EQ(ways(Tabulus::board(), "46"), "");
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(Tabulus::board().route(seat).end, 46);
}

TEST(TabulusBoard, HasTwoGates) {
  const auto& gates = Tabulus::board().plan.gates;
  ASSERT_EQ(gates.size(), 2u);
  EXPECT_EQ(gates[0].position, 5);
  EXPECT_EQ(gates[0].exit, 24);
  EXPECT_EQ(gates[1].position, 23);
  EXPECT_EQ(gates[1].exit, 42);
}

TEST(TriangulusBoard, IsARingOfWhichEachSeatGoesOneWholeLap) {
  const Board& board = Triangulus::board();
  for (int seat = 0; seat < 3; ++seat) {
    const std::string entry = std::to_string(12 * seat + 1);
    const std::string end = std::to_string(seat == 0 ? 36 : 12 * seat);
    EXPECT_EQ(ways(board, "s", 1, seat), entry);
    EXPECT_EQ(board.plan.name(board.route(seat).end), end);
    EXPECT_EQ(steps_to_end(board, entry, seat), 35);
    EXPECT_EQ(ways(board, end, 1, seat), "") << "there is no way on from End";
    EXPECT_EQ(ways(board, end, 1, (seat + 1) % 3), std::to_string(12 * seat + 1)) << "but there is for the others";
  }
  EXPECT_EQ(ways(board, "36", 1, 1), "1");
  EXPECT_TRUE(board.plan.gates.empty());
}

TEST(DruidicaBoard, HasTheWaysOfTheBook) {
  const Board& board = Druidica::board();
  EXPECT_EQ(ways(board, "s"), "1");
  for (const int p : {1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 24, 25, 27, 28, 30, 32}) {
    EXPECT_EQ(ways(board, std::to_string(p)), std::to_string(p + 1));
  }
  EXPECT_EQ(ways(board, "7"), "8 24");
  EXPECT_EQ(ways(board, "7r"), "24");
  for (int p = 8; p <= 13; ++p) {
    EXPECT_EQ(ways(board, std::to_string(p) + "r"), std::to_string(p - 1) + "r");
  }
  EXPECT_EQ(ways(board, "26"), "20 27");
  EXPECT_EQ(ways(board, "23"), "14");
  EXPECT_EQ(ways(board, "29"), "13r");
  for (const char* p : {"19", "31", "33"}) EXPECT_EQ(ways(board, p), "34");
  EXPECT_EQ(ways(board, "34"), "");
}

TEST(DruidicaBoard, HasAHeadingOnSevenToThirteenOnly) {
  EXPECT_EQ(Druidica::board().plan.sunwise, (std::vector<Place>{7, 8, 9, 10, 11, 12, 13}));
}

TEST(DruidicaBoard, HasThreeGates) {
  const auto& gates = Druidica::board().plan.gates;
  ASSERT_EQ(gates.size(), 3u);
  const std::vector<std::pair<int, int>> expected = {{13, 32}, {26, 33}, {29, 30}};
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(gates[i].position, expected[i].first);
    EXPECT_EQ(gates[i].exit, expected[i].second);
  }
}

TEST(RaceBoards, CountTheStepsToTheEndByTheShortestWayWithoutGates) {
  EXPECT_EQ(steps_to_end(Tabulus::board(), "s"), 46);
  EXPECT_EQ(steps_to_end(Tabulus::board(), "5"), 41);
  EXPECT_EQ(steps_to_end(Druidica::board(), "26"), 11);  // by 20 to 23 and 14 to 19
  EXPECT_EQ(steps_to_end(Druidica::board(), "13"), 7);
  EXPECT_EQ(steps_to_end(Druidica::board(), "13r"), 20);
  EXPECT_EQ(steps_to_end(Druidica::board(), "7"), 13);
  EXPECT_EQ(steps_to_end(Druidica::board(), "7r"), 14);
  EXPECT_EQ(steps_to_end(Druidica::board(), "30"), 2);
}

}  // namespace
}  // namespace nemeton::races
