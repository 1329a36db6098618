// How long people would take, step by step, and in games whose boxes or rules give a length.
#include "lab/game/pace.hpp"

#include <gmock/gmock.h>

#include <sstream>

#include "lab/results_export.hpp"
#include "lab/tests/support.hpp"

namespace nemeton::lab {
namespace {

TEST(Clock, CountsWhatPeopleDoAtOnceOnce) {
  Clock clock({.choice = 1000, .more = 100, .forced = 10, .chance = 1});
  const auto seconds = [&] { return static_cast<double>(clock.units()) * 60 / kMinuteUnit; };
  // Two draws in a row: one deal.
  clock.draw();
  clock.draw();
  EXPECT_EQ(seconds(), 1);
  clock.act(Node::decision(0), 0, true);
  clock.act(Node::decision(0), 0, true);
  clock.act(Node::decision(0), 0, false);
  EXPECT_EQ(seconds(), 1111);
  // After another throw, the seat thinks again.
  clock.draw();
  clock.act(Node::decision(0), 0, true);
  EXPECT_EQ(seconds(), 2112);
  // Two seats choose at the same time, twice.
  SeatSet both = SeatSet::of(0);
  both.add(1);
  for (int i = 0; i < 2; ++i) {
    clock.act(Node::simultaneous(both), 0, true);
    clock.act(Node::simultaneous(SeatSet::of(1)), 1, true);
  }
  EXPECT_EQ(seconds(), 3212) << "100 for the seat that goes on, then 1000 for it after the other's turn";
}

// The mean length of 200 games, by the pace of the game.
double minutes(const std::string& setting) {
  const Folder folder;
  const Study study = study_of("games = 200\nrows = false\nwatch = \"actions\"\n[[setting]]\n" + setting);
  const auto sums = totals(study, *run(study, folder / "x.sqlite"));
  return static_cast<double>(sums->front().of(Quantity::minutes).sum) / kMinuteUnit / 200;
}

TEST(Pace, MakesGamesAsLongAsTheirBoxesAndRulesSay) {
  EXPECT_NEAR(minutes("game = \"tug\"\nplayers = \"random\"\n"), 15, 2);
  for (const char* seats : {"4", "5"}) {
    const double found = minutes("game = \"bluff\"\nplayers = \"casual\"\nseats = " + std::string(seats) + "\n");
    EXPECT_GE(found, 28) << seats;
    EXPECT_LE(found, 42) << seats;
  }
}

TEST(Warnings, AreOfPlayersWhoHoldOnUntilTheLimit) {
  const Folder folder;
  const Study study = study_of(
      "games = 20\n[[setting]]\ngame = \"tug\"\nplayers = \"random\"\noptions = { ply_limit = [20, 100000] }\n");
  const auto sums = totals(study, *run(study, folder / "x.sqlite"));
  ASSERT_THAT(warnings(study, *sums),
              testing::ElementsAre(testing::StartsWith(
                  "tug, 2 seats, ply_limit=20, random: 20 of 20 games ended at ply_limit, so length")));
  EXPECT_THAT(warnings(study, std::vector<Tally>(2)), testing::IsEmpty()) << "nothing is played yet";
  std::ostringstream json;
  write_json(study, *sums, compare(study, *sums), json);
  EXPECT_THAT(json.str(), testing::HasSubstr("\"warnings\":[\"tug, 2 seats, ply_limit=20, random: 20 of 20"));
}

}  // namespace
}  // namespace nemeton::lab
