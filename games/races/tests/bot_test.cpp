// What the bot of the races promises.
#include "games/races/bot/bot.hpp"

#include "games/druidica/bot/bot.hpp"
#include "games/races/bot/heuristic.hpp"
#include "games/races/bot/search.hpp"
#include "games/races/tests/learnt_race.hpp"
#include "games/races/tests/positions.hpp"
#include "games/tabulus/bot/bot.hpp"
#include "games/triangulus/bot/bot.hpp"

namespace nemeton::races {
namespace {

template <class G>
std::string played(const Table<G>& table, Level level) {
  const History<G> history(table.state);
  return G::token(table.state, table.actor(), think(history, table.actor(), level, {.samples = 400}, 3).action);
}

TEST(RaceBot, BringsTheLastMarkerHomeAtEveryLevel) {
  auto table = Table<Tabulus>(2).markers(0, "40 home home home").shows(45, 1, 1).play("51");
  for (const Level level : kLevels) EXPECT_EQ(played(table, level), "6:40-46");
  auto six_six = Table<Druidica>(2).markers(0, "12r home home home").play("66 61");
  for (const Level level : kLevels) EXPECT_EQ(played(six_six, level), "home:12r");
}

TEST(RaceBot, BumpsAMarkerThatIsNearlyHomeWhereNothingCanFail) {
  auto table = Table<Tabulus>(2).markers(0, "36 20").markers(1, "40").shows(39, 3, 4).play("31");
  for (const Level level : {Level::strong, Level::best}) EXPECT_EQ(played(table, level), "4:36-40x1");
}

TYPED_TEST_SUITE(LearntRace, Learners);

TYPED_TEST(LearntRace, GivesAllSidesTogetherAboutOneWin) {
  for (int seats = TypeParam::info.min_seats; seats <= TypeParam::info.max_seats; ++seats) {
    for (const State& state : this->decisions(TypeParam::start(OptionValues(kOptions, seats), seats), 2)) {
      Search search(TypeParam::board(), *learnt_network<TypeParam>(), state);
      double all = 0;
      for (Seat seat = 0; seat < seats; ++seat) all += search.value(state, 1, seat);
      EXPECT_NEAR(all, 1, seats == 2 ? 1e-9 : 0.5);
    }
  }
}

// Of a ring every seat sees the same: its own entry first, and the others in the order of turns.
TEST(RaceInputs, AreTheSameForASeatThatStandsAsAnotherDid) {
  auto first = Table<Triangulus>(3).markers(0, "1 7 7 home").markers(1, "20").markers(2, "36").shows(5, 0, 3);
  auto second = Table<Triangulus>(3).markers(1, "13 19 19 home").markers(2, "32").markers(0, "12").shows(17, 0, 3);
  second.turn(1);
  const Board& board = Triangulus::board();
  EXPECT_TRUE(std::ranges::equal(inputs_of(board, first.state, 0).words(), inputs_of(board, second.state, 1).words()));
  EXPECT_FALSE(std::ranges::equal(inputs_of(board, first.state, 1).words(), inputs_of(board, second.state, 1).words()));
}

// A blank tile is safe. A marker within six steps behind threatens more than one that is further, and one that draws later less.
TEST(RaceInputs, TellWhatTheNextDrawsMayCost) {
  const Board& board = Tabulus::board();
  const auto risk = [&](const char* own, const char* other, int turn, bool blank = false) {
    auto table = Table<Tabulus>(2).markers(0, own).markers(1, other).turn(turn);
    if (blank) table.shows(39, 0, 3);
    return risk_of(board, table.state, 0);
  };
  const int near = risk("39 home home home", "36 home home home", 1);
  EXPECT_GT(near, risk("39 home home home", "30 home home home", 1));
  EXPECT_GT(near, risk("39 home home home", "36 home home home", 0));
  EXPECT_GT(near, risk("30 home home home", "27 home home home", 1));
  EXPECT_LT(near, risk("39 home home home", "36 35 home home", 1));
  EXPECT_EQ(risk("39 home home home", "40 home home home", 1), 0);
  EXPECT_EQ(risk("39 39 home home", "36 home home home", 1), 0);
  EXPECT_EQ(risk("39 home home home", "36 home home home", 1, true), 0);
}

// What a tile shows is weighed by the tiles that have not been seen: each value is as likely as another at first.
TEST(RaceSearch, WeighsWhatATurnedTileCanShow) {
  auto table = Table<Tabulus>(2).markers(0, "40 home home home").turn(0).play("51");
  State after = table.state;
  Actions list;
  actions(Tabulus::board(), after, list);
  const auto home = std::ranges::find_if(list, [](Action each) { return to_of(each) == 46; });
  ASSERT_NE(home, list.end());
  apply(Tabulus::board(), after, 0, *home);
  ASSERT_EQ(after.stage, Stage::turn);
  learn_from_network<Tabulus>();
  Search search(Tabulus::board(), *learnt_network<Tabulus>(), after);
  // One in seven values is blank; then the marker waits at Start.
  State failed = after;
  apply(Tabulus::board(), failed, kChance, turned(3, 0));
  EXPECT_NEAR(search.value(after, 0, 0), (6 + search.value(failed, 0, 0)) / 7, 1e-9);
}

}  // namespace
}  // namespace nemeton::races
