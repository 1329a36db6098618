// Round robins, knock-outs and arenas, their points, and tie breaks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "server/tests/tournaments/simulation.hpp"
#include "server/tournaments/arena.hpp"
#include "server/tournaments/knock_out.hpp"
#include "server/tournaments/round_robin.hpp"
#include "server/tournaments/standings.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(PointsTest, ABeatenOpponentIsWorthAPartAndATieHalf) {
  const auto points = [](std::vector<double> returns) { return points_of(returns); };
  EXPECT_THAT(points({1, -1}), ElementsAre(kWin, 0));
  EXPECT_THAT(points({0, 0}), ElementsAre(kWin / 2, kWin / 2));
  EXPECT_THAT(points({3, 1, -1, -3}), ElementsAre(120, 80, 40, 0));
  EXPECT_THAT(points({1, 1, -2}), ElementsAre(90, 90, 0));
  EXPECT_THAT(points({5, 4, 3, 2, 1, 0}), ElementsAre(120, 96, 72, 48, 24, 0));
  EXPECT_THAT(points({0}), ElementsAre(kWin));
}

TEST(PointsTest, AnAbsentEntrantHasNoPoints) {
  EXPECT_THAT(points_without({true, false}), ElementsAre(0, kWin));
  EXPECT_THAT(points_without({true, true}), ElementsAre(0, 0));
  EXPECT_THAT(points_without({false, true, false}), ElementsAre(90, 0, 90));
  EXPECT_THAT(points_without({true, false, true}), ElementsAre(0, kWin, 0));
}

TEST(RoundRobinTest, EverybodyMeetsEverybodyOnceWithSeatsInTurn) {
  for (int count = 2; count <= kMostEntrants; ++count) {
    std::mt19937 random(static_cast<unsigned>(count));
    Tournament tournament = tournament_of(TournamentFormat::round_robin, count);
    play_all(tournament, random, next_round_robin);
    EXPECT_EQ(tournament.round(), count - 1 + count % 2);
    const TournamentHistory history(tournament);
    for (int one = 0; one < count; ++one) {
      for (int other = 0; other < one; ++other) EXPECT_EQ(history.meetings(one, other), 1);
      EXPECT_EQ(history.byes(one), count % 2);
      const auto& seats = history.seats(one);
      EXPECT_LE(std::abs(2 * std::ranges::count(seats, 0) - static_cast<std::ptrdiff_t>(seats.size())), 1);
    }
  }
}

TEST(RoundRobinTest, TheTablesAreThoseOfBerger) {
  // As FIDE prints them for four and for six, with 1 for our 0.
  Tournament four = tournament_of(TournamentFormat::round_robin, 4);
  std::mt19937 random(1);
  EXPECT_THAT(play_all(four, random, next_round_robin), ElementsAre(ElementsAre(ElementsAre(0, 3), ElementsAre(1, 2)),
                                                                    ElementsAre(ElementsAre(3, 2), ElementsAre(0, 1)),
                                                                    ElementsAre(ElementsAre(1, 3), ElementsAre(2, 0))));
}

TEST(RoundRobinTest, DroppingOutLeavesTheOthersTheirByes) {
  std::mt19937 random(1);
  Tournament tournament = tournament_of(TournamentFormat::round_robin, 4);
  open_round(tournament, next_round_robin(tournament));
  play(tournament, random);
  tournament.entrants[3].is_playing = false;
  EXPECT_THAT(next_round_robin(tournament), ElementsAre(ElementsAre(2), ElementsAre(0, 1)));
  for (int i = 1; i < 3; ++i) tournament.entrants[static_cast<std::size_t>(i)].is_playing = false;
  EXPECT_THAT(next_round_robin(tournament), IsEmpty());
}

TEST(RoundRobinTest, AtTablesOfThreeAndFourPeopleMeetAsEvenlyAsTheyCan) {
  for (const int seats : {3, 4}) {
    for (int count = seats; count <= 24; ++count) {
      SCOPED_TRACE(std::to_string(count) + " at tables of " + std::to_string(seats));
      std::mt19937 random(static_cast<unsigned>(count));
      Tournament tournament = tournament_of(TournamentFormat::round_robin, count, seats, seats == 3 ? 3 : 2);
      play_all(tournament, random, next_round_robin);
      EXPECT_EQ(tournament.round(), round_robin_rounds(tournament));
      const TournamentHistory history(tournament);
      int fewest_byes = 1000;
      int most_byes = 0;
      for (int one = 0; one < count; ++one) {
        fewest_byes = std::min(fewest_byes, history.byes(one));
        most_byes = std::max(most_byes, history.byes(one));
        for (int other = 0; other < one; ++other)
          EXPECT_LE(history.meetings(one, other), count <= seats ? count : 2) << one << " and " << other;
      }
      EXPECT_LE(most_byes - fewest_byes, 1);
    }
  }
}

TEST(RoundRobinTest, AtOneTableEverybodyHasEverySeatOnce) {
  std::mt19937 random(1);
  Tournament tournament = tournament_of(TournamentFormat::round_robin, 3, 3, 3);
  play_all(tournament, random, next_round_robin);
  const TournamentHistory history(tournament);
  for (int each = 0; each < 3; ++each) {
    const std::multiset<int> seats(history.seats(each).begin(), history.seats(each).end());
    EXPECT_THAT(seats, ElementsAre(0, 1, 2));
  }
}

TEST(KnockOutTest, TheBetterSeedWinsIfItAlwaysWins) {
  for (int count = 2; count <= kMostEntrants; ++count) {
    Tournament tournament = tournament_of(TournamentFormat::knock_out, count);
    while (true) {
      const auto tables = next_knock_out(tournament);
      if (tables.empty()) break;
      open_round(tournament, tables);
      for (TournamentGame& each : tournament.games) {
        if (each.is_over()) continue;
        each.points = each.seats[0] < each.seats[1] ? std::vector{kWin, 0} : std::vector{0, kWin};
      }
    }
    EXPECT_EQ(tournament.round(), knock_out_rounds(tournament));
    const auto ranked = standings(tournament);
    EXPECT_EQ(ranked[0].entrant, 0);
    EXPECT_EQ(ranked[1].entrant, 1);
    EXPECT_EQ(std::ranges::count_if(tournament.games, [](const auto& each) { return !each.is_bye(); }), count - 1);
  }
}

TEST(KnockOutTest, ATieIsPlayedOnceMoreWithSeatsChangedAndThenTheBetterSeedGoesOn) {
  Tournament tournament = tournament_of(TournamentFormat::knock_out, 4);
  open_round(tournament, next_knock_out(tournament));
  for (TournamentGame& each : tournament.games) each.points = {kWin / 2, kWin / 2};
  const auto again = replays(tournament);
  ASSERT_EQ(again.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_THAT(again[i], ElementsAre(tournament.games[i].seats[1], tournament.games[i].seats[0]));
  }
  tournament.games.push_back({.round = 1, .seats = again[0], .points = {kWin / 2, kWin / 2}});
  tournament.games.push_back({.round = 1, .seats = again[1], .points = {kWin, 0}});
  EXPECT_THAT(replays(tournament), IsEmpty());
  const auto final = next_knock_out(tournament);
  ASSERT_EQ(final.size(), 1U);
  EXPECT_TRUE(std::ranges::is_permutation(final[0], std::vector{0, again[1][0]}));
}

TEST(KnockOutTest, AnAbsentEntrantIsOutAndAnEmptyPlaceIsABye) {
  Tournament tournament = tournament_of(TournamentFormat::knock_out, 4);
  open_round(tournament, next_knock_out(tournament));
  tournament.games[0].missing = {true, false};
  tournament.games[0].points = points_without({true, false});
  tournament.games[1].points = {0, kWin};
  const int first = tournament.games[0].seats[1];
  const int second = tournament.games[1].seats[1];
  tournament.entrants[static_cast<std::size_t>(second)].is_playing = false;
  EXPECT_THAT(next_knock_out(tournament), ElementsAre(ElementsAre(first)));
  open_round(tournament, next_knock_out(tournament));
  EXPECT_THAT(next_knock_out(tournament), IsEmpty());
  EXPECT_EQ(standings(tournament)[0].entrant, first);
}

TEST(KnockOutTest, OfTablesOfThreeAndFourOneTableIsLeftInTheEnd) {
  for (const int seats : {3, 4, 6}) {
    for (int count = seats; count <= kMostEntrants; ++count) {
      SCOPED_TRACE(std::to_string(count) + " at tables of " + std::to_string(seats));
      std::mt19937 random(static_cast<unsigned>(count));
      Tournament tournament = tournament_of(TournamentFormat::knock_out, count, seats, seats == 3 ? 3 : 2);
      std::size_t tables_before = 1000;
      for (const auto& tables : play_all(tournament, random, next_knock_out)) {
        ASSERT_LE(tables.size(), tables_before);
        tables_before = tables.size();
        for (const Seating& each : tables) {
          if (each.size() == 1) continue;
          EXPECT_LE(static_cast<int>(each.size()), seats);
          EXPECT_GE(static_cast<int>(each.size()), tournament.fewest);
        }
      }
      EXPECT_EQ(tables_before, 1U);
      EXPECT_EQ(tournament.round(), knock_out_rounds(tournament));
      const auto ranked = standings(tournament);
      ASSERT_EQ(static_cast<int>(ranked.size()), count);
      EXPECT_EQ(
          tournament.games.back()
              .points[static_cast<std::size_t>(std::ranges::find(tournament.games.back().seats, ranked[0].entrant) -
                                               tournament.games.back().seats.begin())],
          std::ranges::max(tournament.games.back().points));
    }
  }
}

TEST(ArenaTest, FreeEntrantsPlayOnce) {
  for (unsigned seed = 0; seed < 100; ++seed) {
    std::mt19937 random(seed);
    Tournament tournament = tournament_of(TournamentFormat::arena, 9 + static_cast<int>(seed % 20));
    int round = 0;
    for (int turn = 0; turn < 60; ++turn) {
      ++round;
      for (const Seating& each : next_arena_tables(tournament, turn % 3 == 0)) {
        ASSERT_EQ(each.size(), 2U);
        tournament.games.push_back({.round = round, .seats = each});
      }
      // One after the other ends.
      std::set<int> busy;
      for (TournamentGame& game : tournament.games) {
        if (game.is_over()) continue;
        for (const int each : game.seats) EXPECT_TRUE(busy.insert(each).second) << each;
        if (random() % 3 == 0) game.points = random() % 2 == 0 ? std::vector{kWin, 0} : std::vector{0, kWin};
      }
      if (turn % 3 == 0)
        EXPECT_LE(free_entrants(tournament).size() + busy.size(), tournament.entrants.size() + busy.size());
    }
    // The seats are changed in turn.
    const TournamentHistory history(tournament);
    for (int each = 0; each < static_cast<int>(tournament.entrants.size()); ++each) {
      const auto& seats = history.seats(each);
      EXPECT_LE(std::abs(2 * std::ranges::count(seats, 0) - static_cast<std::ptrdiff_t>(seats.size())), 4);
    }
  }
}

TEST(ArenaTest, NoTwoMeetAgainWhileOthersMayCome) {
  Tournament tournament = tournament_of(TournamentFormat::arena, 2);
  const auto tables = next_arena_tables(tournament, false);
  ASSERT_EQ(tables.size(), 1U);
  open_round(tournament, tables);
  EXPECT_THAT(next_arena_tables(tournament, true), IsEmpty());
  tournament.games[0].points = {kWin, 0};
  EXPECT_THAT(next_arena_tables(tournament, false), IsEmpty());
  EXPECT_THAT(next_arena_tables(tournament, true), ElementsAre(ElementsAre(tables[0][1], tables[0][0])));
  // With a third it is his turn.
  tournament.entrants.resize(3);
  const auto next = next_arena_tables(tournament, false);
  ASSERT_EQ(next.size(), 1U);
  EXPECT_TRUE(std::ranges::find(next[0], 2) != next[0].end());
}

TEST(ArenaTest, BlockedEntrantsWaitForOthers) {
  Tournament tournament = tournament_of(TournamentFormat::arena, 2);
  tournament.blocked_pairs = {{1, 0}};
  EXPECT_THAT(next_arena_tables(tournament, true), IsEmpty());
  tournament.entrants.resize(4);
  EXPECT_THAT(next_arena_tables(tournament, true), ElementsAre(ElementsAre(0, 2), ElementsAre(3, 1)));
}

TEST(ArenaTest, TablesOfThreeWaitUntilTheyAreFullOrNoOneComes) {
  Tournament tournament = tournament_of(TournamentFormat::arena, 5, 4, 2);
  EXPECT_THAT(next_arena_tables(tournament, false), ElementsAre(ElementsAre(0, 1, 2, 3)));
  tournament.entrants.resize(3);
  EXPECT_THAT(next_arena_tables(tournament, false), IsEmpty());
  EXPECT_THAT(next_arena_tables(tournament, true), ElementsAre(ElementsAre(0, 1, 2)));
}

// 0 beats 1, 2 and 3 are level, 0 beats 2, 1 beats 3: by hand.
TEST(StandingsTest, TieBreaksAreThoseOfTheirNames) {
  Tournament tournament = tournament_of(TournamentFormat::swiss, 5);
  tournament.games = {
      {.round = 1, .seats = {0, 1}, .points = {120, 0}}, {.round = 1, .seats = {2, 3}, .points = {60, 60}},
      {.round = 1, .seats = {4}, .points = {120}},       {.round = 2, .seats = {2, 0}, .points = {0, 120}},
      {.round = 2, .seats = {1, 3}, .points = {120, 0}}, {.round = 2, .seats = {4}, .points = {}}};
  const auto ranked = standings(tournament);
  std::vector<int> order;
  for (const auto& each : ranked) order.push_back(each.entrant);
  // 0 has 2 points; 1 and 4 have 1; 2 and 3 half a point.
  EXPECT_THAT(order, ElementsAre(0, 1, 4, 2, 3));
  const TournamentStanding& best = ranked[0];
  EXPECT_EQ(best.points, 240);
  EXPECT_EQ(best.wins, 2);
  EXPECT_EQ(best.games, 2);
  EXPECT_EQ(best.buchholz, 120 + 60);
  EXPECT_EQ(best.buchholz_cut, 120);
  EXPECT_EQ(best.sonneborn_berger, 120 + 60);
  const TournamentStanding& second = ranked[1];
  EXPECT_EQ(second.buchholz, 240 + 60);
  EXPECT_EQ(second.sonneborn_berger, 60);
  // A bye counts as an opponent with the same points.
  EXPECT_EQ(ranked[2].buchholz, 120);
  EXPECT_EQ(ranked[2].games, 0);
  EXPECT_EQ(ranked[3].sonneborn_berger, 30);
}

TEST(StandingsTest, EntrantsWithoutTieBreakShareAPlace) {
  Tournament tournament = tournament_of(TournamentFormat::round_robin, 3);
  tournament.games = {{.round = 1, .seats = {0, 1}, .points = {120, 0}},
                      {.round = 2, .seats = {1, 2}, .points = {120, 0}},
                      {.round = 3, .seats = {2, 0}, .points = {120, 0}}};
  for (const auto& each : standings(tournament)) EXPECT_EQ(each.place, 1);
}

TEST(StandingsTest, OfTwoWithEqualPointsTheWinnerOfTheirGameIsFirst) {
  Tournament tournament = tournament_of(TournamentFormat::round_robin, 4);
  tournament.games = {
      {.round = 1, .seats = {0, 1}, .points = {0, 120}}, {.round = 1, .seats = {2, 3}, .points = {120, 0}},
      {.round = 2, .seats = {0, 2}, .points = {120, 0}}, {.round = 2, .seats = {1, 3}, .points = {0, 120}},
      {.round = 3, .seats = {0, 3}, .points = {120, 0}}, {.round = 3, .seats = {2, 1}, .points = {0, 120}}};
  const auto ranked = standings(tournament);
  EXPECT_EQ(ranked[0].entrant, 1);
  EXPECT_EQ(ranked[1].entrant, 0);
  EXPECT_EQ(ranked[0].direct, 120);
}

TEST(StandingsTest, EveryPointThatWasGivenIsCountedOnce) {
  std::mt19937 random(5);
  for (const TournamentFormat format :
       {TournamentFormat::round_robin, TournamentFormat::swiss, TournamentFormat::knock_out}) {
    Tournament tournament = tournament_of(format, 13);
    play_all(tournament, random, next_round, 30);
    int given = 0;
    for (const TournamentGame& game : tournament.games) {
      for (const int each : game.points) given += each;
    }
    int counted = 0;
    for (const TournamentStanding& each : standings(tournament)) counted += each.points;
    EXPECT_EQ(counted, given);
  }
}

}  // namespace
}  // namespace nemeton
