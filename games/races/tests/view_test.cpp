// What the page and the terminal are shown.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/races/tests/positions.hpp"

namespace nemeton::races {
namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(RaceShow, MarkersAreShownByTheirNumbers) {
  const auto table = Table<Druidica>(2).markers(0, "9r 3 home").markers(1, "34");
  EXPECT_THAT(table.view(), HasSubstr(R"("markers":[["9r","3","home","s"],["34","s","s","s"]])"));
}

TEST(RaceShow, TilesThatAreFaceDownAreNotShown) {
  const auto table = Table<Tabulus>(2).shows(3, 5, 0);
  EXPECT_THAT(table.view(), HasSubstr(R"("shown":[null,null,5,0,null,null,)"));
}

TEST(RaceShow, TileThatIsBeingPlayedIsShownWithWhatIsLeftOfIt) {
  auto table = Table<Tabulus>(2).markers(0, "10 12");
  EXPECT_THAT(table.view(), HasSubstr(R"("turn":0,"stage":"draw","tile":null,"left":[],"moved":null,"doubles":0)"));
  table.play("21");
  EXPECT_THAT(table.view(), HasSubstr(R"("turn":0,"stage":"move","tile":[2,1],"left":[2,1],"moved":null,)"));
  table.play("1:12-13");
  EXPECT_THAT(table.view(), HasSubstr(R"("turn":0,"stage":"move","tile":[2,1],"left":[2],"moved":1,)"));
}

TEST(RaceShow, TileThatIsBeingTurnedIsShownWithTheActionThatWaitsForIt) {
  const auto table = Table<Tabulus>(2).markers(0, "5").play("40 4:5-27~5");
  EXPECT_THAT(table.view(), AllOf(HasSubstr(R"("stage":"turn")"), HasSubstr(R"("pending":"4:5-27~5","turning":5)")));
  EXPECT_THAT(Tabulus::text(table.state, 0), HasSubstr("A turns the tile of position 5 for 4:5-27~5."));
}

TEST(RaceShow, TheEndNamesTheWinnersAndWhy) {
  auto table = Table<Tabulus>(2).markers(0, "45 home home home");
  table.state.tested = 0b11;
  table.play("10 1:45-46");
  EXPECT_THAT(table.view(), HasSubstr(R"("points":[8,0],"end":{"winners":[0],"why":"hand"})"));
  EXPECT_THAT(table.view(), HasSubstr(R"("turn":null,"stage":"over","tile":null)"));
  auto limit = Table<Tabulus>(2, {{"ply_limit", 1}}).play("11 2:s-2");
  EXPECT_THAT(limit.view(), HasSubstr(R"("end":{"winners":[0,1],"why":"ply_limit"})"));
  auto target =
      Table<Tabulus>(4, {{"partners", true}, {"target", 5}}).markers(0, "45 home home").markers(2, "home home home");
  target.state.tested = 0b1111;
  target.state.out = 0b0100;
  target.play("10 1:45-46");
  EXPECT_THAT(target.view(), HasSubstr(R"("points":[12,0,12,0],"end":{"winners":[0,2],"why":"target"})"));
}

TEST(RaceShow, EveryPositionHasItsPlaceInTheText) {
  const auto check = []<class G>(const Table<G>& table) {
    const std::string text = "\n" + G::text(table.state, 0);
    for (int position = 1; position <= G::board().plan.positions; ++position) {
      EXPECT_THAT(text, testing::ContainsRegex("[ \n~]" + std::to_string(position) + "[ \n]"));
    }
  };
  check(Table<Tabulus>(2));
  check(Table<Triangulus>(3));
  check(Table<Druidica>(4));
}

TEST(RaceShow, TextHasValuesGatesMarkersAndHeadings) {
  const auto table = Table<Druidica>(2).markers(0, "13r 13").markers(1, "13").shows(13, 4, 2);
  EXPECT_THAT(Druidica::text(table.state, 0),
              AllOf(HasSubstr("~13=4aAB"), HasSubstr("A: 2 at Start, 0 home, 0 points")));
}

}  // namespace
}  // namespace nemeton::races
