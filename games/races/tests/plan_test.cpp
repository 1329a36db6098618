// What a board's file may say, and what is said of one that makes no sense.
#include <gtest/gtest.h>

#include "games/races/rules/board.hpp"

namespace nemeton::races {
namespace {

constexpr const char* kPicture = "picture\n1 2 3\n4 5 6\n";

// What is wrong with a text; a board of six positions is added to it.
std::string error_of(const std::string& text) {
  const auto board = read_board(text);
  return board ? "nothing" : board.error();
}
std::string error_with(const std::string& lines) {
  return error_of("positions 6\nway 1..6\n" + lines + "\nseat all enters 1 ends 6\n" + kPicture);
}

TEST(RacePlan, HasPositionsWaysGatesAndSeats) {
  const auto plan = read_plan(
      "# a board\npositions 6\nway 1..4 6  # with a comment\nway 2 5 3r..2r 5\nway 5 6\ngate 4 5\nseat all enters 1 "
      "ends 6\n" +
      std::string(kPicture));
  ASSERT_TRUE(plan) << plan.error();
  EXPECT_EQ(plan->positions, 6);
  EXPECT_EQ(plan->sunwise, (std::vector<Place>{2, 3}));
  EXPECT_EQ(plan->ways[2], (std::vector<Place>{3, 5}));
  EXPECT_EQ(plan->ways[5], (std::vector<Place>{6, 8}));
  EXPECT_EQ(plan->name(8), "3r");
  EXPECT_EQ(plan->position(8), 3);
  EXPECT_EQ(plan->gates.size(), 1u);
  EXPECT_EQ(plan->gates[0].exit, 5);
  EXPECT_EQ(plan->picture, (std::vector<std::vector<Place>>{{1, 2, 3}, {4, 5, 6}}));
}

TEST(RacePlan, GivesASeatAnEntryAndAnEndOfItsOwn) {
  const auto plan =
      read_plan("positions 6\nway 1..6 1\nseat 0 enters 1 ends 6\nseat 2 enters 4 ends 3\n" + std::string(kPicture));
  ASSERT_TRUE(plan) << plan.error();
  EXPECT_EQ(plan->goals[2], (Goal{4, 3}));
  EXPECT_FALSE(plan->plays(1));
}

TEST(RacePlan, IsReadWithoutErrorWhereNothingIsWrong) { EXPECT_EQ(error_with(""), "nothing"); }

TEST(RacePlan, RefusesAWordThatItDoesNotKnow) {
  EXPECT_EQ(error_with("weg 1 2"), R"(line 3: "weg", expected positions, way, gate, seat or picture)");
}

TEST(RacePlan, RefusesANumberOfPositionsThatTilesCannotCover) {
  for (const char* count : {"", " 5", " 0", " 58", " -2", " 6x", " 6 7"}) {
    EXPECT_EQ(error_of("positions" + std::string(count)), "line 1: positions, expected an even number from 2 to 56");
  }
  EXPECT_EQ(error_of("way 1..6\n"), "no positions, expected a line such as \"positions 46\"");
}

TEST(RacePlan, RefusesAWayToAPositionThatIsNotThere) {
  EXPECT_EQ(error_with("way 3 9"), "position 3: way leads to 9, but there are 6 positions");
  EXPECT_EQ(error_with("way 3 0"), "position 3: way leads to 0, but there are 6 positions");
  EXPECT_EQ(error_with("way 9 3"), "the way to 3 from 9, but there are 6 positions");
}

TEST(RacePlan, RefusesAWayThatCannotBeRead) {
  EXPECT_EQ(error_with("way 3"), "line 3: a way leads from somewhere to somewhere, expected two places or more");
  EXPECT_EQ(error_with("way 3 x"), R"(line 3: "x" is no place, expected one such as 12 or 12r)");
  EXPECT_EQ(error_with("way 3 4rr"), R"(line 3: "4rr" is no place, expected one such as 12 or 12r)");
  EXPECT_EQ(error_with("way 3..4r"), R"(line 3: "3..4r" changes its heading, expected one heading)");
  EXPECT_EQ(error_with("way 1..2000000000"), R"(line 3: "1..2000000000" is too long, expected positions up to 56)");
}

TEST(RacePlan, RefusesAWayThatStandsTwice) {
  EXPECT_EQ(error_with("way 3 4"), "position 3: the way to 4 stands twice");
}

TEST(RacePlan, RefusesAPlaceFromWhichNoWayLeadsOn) {
  EXPECT_EQ(error_of("positions 6\nway 1..5\nway 4 6\nseat all enters 1 ends 6\n" + std::string(kPicture)),
            "position 5: no way leads on, and it is no End");
  EXPECT_EQ(error_with("way 3 5r"), "position 5r: no way leads on");
  EXPECT_EQ(error_with("gate 3 5r"), "gate 3: no way leads on from 5r");
}

TEST(RacePlan, RefusesAPlaceToWhichNothingLeads) {
  EXPECT_EQ(error_of("positions 6\nway 1..4 6\nway 5 6\nseat all enters 1 ends 6\n" + std::string(kPicture)),
            "position 5: no way and no shortcut leads there");
}

TEST(RacePlan, TakesAPlaceToWhichOnlyAShortcutLeads) {
  EXPECT_EQ(error_of("positions 6\nway 1..4 6\nway 5 6\ngate 2 5\nseat all enters 1 ends 6\n" + std::string(kPicture)),
            "nothing");
}

TEST(RacePlan, RefusesAWayOnFromTheEnd) {
  EXPECT_EQ(error_with("way 6 2"), "position 6: a way leads on to 2, but it is the End");
}

TEST(RacePlan, RefusesAPlaceFromWhichNoWayLeadsToTheEnd) {
  EXPECT_EQ(
      error_of("positions 6\nway 1..3 6\nway 3 4 5 4\ngate 4 6\nseat all enters 1 ends 6\n" + std::string(kPicture)),
      "position 4: no way without gates leads to the End of seat 0, 6");
}

TEST(RacePlan, RefusesAGateThatLeadsNowhereOrStandsTwice) {
  EXPECT_EQ(error_with("gate 3 9"), "gate 3: its shortcut leads to 9, but there are 6 positions");
  EXPECT_EQ(error_with("gate 9 3"), "gate 9, but there are 6 positions");
  EXPECT_EQ(error_with("gate 3 5\ngate 3 6"), "gate 3: stands twice, expected one shortcut");
  EXPECT_EQ(error_with("gate 6 2"), "gate 6: an End cannot be a gate");
  EXPECT_EQ(error_with("gate 1 3\ngate 2 4\ngate 3 5\ngate 4 6"), "gate 4: expected 3 gates at most");
  EXPECT_EQ(error_with("gate 3"), "line 3: a gate, expected its position and where its shortcut leads");
}

TEST(RacePlan, RefusesASeatThatIsNotThereOrThatGoesNowhere) {
  const std::string expected =
      R"(line 3: a seat, expected one such as "seat 0 enters 1 ends 36" or "seat all enters 1 ends 46")";
  for (const char* seat :
       {"seat 4 enters 1 ends 6", "seat all enters 1", "seat all enters s ends 6", "seat 0 ends 1 enters 6"}) {
    EXPECT_EQ(error_with(seat), expected);
  }
  EXPECT_EQ(error_with("seat 0 enters 1 ends 9\nseat 1 enters 1 ends 6"), "nothing") << "a later line counts";
  EXPECT_EQ(error_of("positions 6\nway 1..6\nseat 1 enters 1 ends 9"), "seat 1: it ends 9, but there are 6 positions");
  EXPECT_EQ(error_of("positions 6\nway 1..6\nseat 1 enters 0 ends 6"),
            "seat 1: it enters 0, but there are 6 positions");
  EXPECT_EQ(error_of("positions 6\nway 1..6\n"), "no seats, expected a line such as \"seat all enters 1 ends 46\"");
}

TEST(RacePlan, RefusesAPictureThatDoesNotShowEveryPositionOnce) {
  const std::string board = "positions 6\nway 1..6\nseat all enters 1 ends 6\n";
  EXPECT_EQ(error_of(board + "picture\n1 2 3\n4 5 .\n"), "position 6: stands 0 times in the picture, expected 1");
  EXPECT_EQ(error_of(board + "picture\n1 2 3 3\n4 5 6\n"), "position 3: stands 2 times in the picture, expected 1");
  EXPECT_EQ(error_of(board + "picture\n1 2 3 7\n4 5 6\n"), "position 7: stands 1 times in the picture, expected 0");
  EXPECT_EQ(error_of(board + "picture\n1 2 x\n"), R"(line 5: "x", expected a position or .)");
}

TEST(RacePlan, RefusesMorePlacesThanFitInASet) {
  const std::string numbers = [] {
    std::string all = "picture\n";
    for (int position = 1; position <= 56; ++position) all += std::to_string(position) + " ";
    return all;
  }();
  EXPECT_EQ(error_of("positions 56\nway 1..56\nway 20 30r..24r 40\nseat all enters 1 ends 56\n" + numbers),
            "64 places with Start and both headings, expected 63 at most");
  EXPECT_EQ(error_of("positions 56\nway 1..56\nway 20 30r..25r 40\nseat all enters 1 ends 56\n" + numbers), "nothing");
}

TEST(RacePlan, RefusesMoreForksThanTheListsOfMovesHaveRoomFor) {
  std::string text = "positions 20\nway 1..20\nseat all enters 1 ends 20\npicture\n";
  for (int position = 1; position <= 20; ++position) text += std::to_string(position) + " ";
  EXPECT_EQ(error_of(text), "nothing");
  std::string forks;
  for (int from = 1; from <= 8; ++from) {
    for (int to = from + 2; to <= from + 5; ++to)
      forks += "way " + std::to_string(from) + " " + std::to_string(to) + "\n";
  }
  EXPECT_EQ(error_of(forks + text).substr(0, 12), "position s: ");
}

}  // namespace
}  // namespace nemeton::races
