// The Swiss system keeps its rules, whatever happens.
#include "server/tournaments/swiss.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

#include "server/tests/tournaments/simulation.hpp"
#include "server/tournaments/groups.hpp"
#include "server/tournaments/matching.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;

Tournament swiss(int count, int rounds = 0) {
  Tournament tournament = tournament_of(TournamentFormat::swiss, count);
  tournament.rounds = rounds;
  return tournament;
}

void expect_everybody_once(const Tournament& tournament, const std::vector<Seating>& tables) {
  std::vector<int> times(tournament.entrants.size());
  for (const Seating& table : tables) {
    for (const int each : table) ++times[static_cast<std::size_t>(each)];
  }
  for (std::size_t i = 0; i < times.size(); ++i) EXPECT_EQ(times[i], tournament.entrants[i].is_playing ? 1 : 0) << i;
}

// The rules of two at a table, of which nothing is let go while there is a pairing by them.
void expect_rules(const Tournament& tournament, const std::vector<Seating>& tables) {
  const TournamentHistory history(tournament);
  expect_everybody_once(tournament, tables);
  int byes = 0;
  for (const Seating& table : tables) {
    if (table.size() == 1) {
      ++byes;
      EXPECT_FALSE(history.has_had_bye(table[0]));
      for (std::size_t i = 0; i < tournament.entrants.size(); ++i) {
        const auto other = static_cast<int>(i);
        if (tournament.entrants[i].is_playing && !history.has_had_bye(other))
          EXPECT_LE(history.points(table[0]), history.points(other));
      }
      continue;
    }
    ASSERT_EQ(table.size(), 2U);
    EXPECT_EQ(history.meetings(table[0], table[1]), 0) << table[0] << " and " << table[1];
    for (int seat = 0; seat < 2; ++seat) {
      std::vector<int> seats = history.seats(table[static_cast<std::size_t>(seat)]);
      seats.push_back(seat);
      const auto firsts = std::ranges::count(seats, 0);
      EXPECT_LE(std::abs(2 * firsts - static_cast<std::ptrdiff_t>(seats.size())), 2);
      if (seats.size() > 2) {
        const auto last = seats.end() - 3;
        EXPECT_FALSE(last[0] == last[1] && last[1] == last[2]);
      }
    }
  }
  EXPECT_LE(byes, 1);
}

TEST(SwissTest, TheFirstRoundIsTheUpperHalfAgainstTheLower) {
  EXPECT_THAT(next_swiss(swiss(6)), ElementsAre(ElementsAre(0, 3), ElementsAre(4, 1), ElementsAre(2, 5)));
  // Of an odd number the last has a bye.
  EXPECT_THAT(next_swiss(swiss(5)), ElementsAre(ElementsAre(0, 2), ElementsAre(3, 1), ElementsAre(4)));
}

TEST(SwissTest, TheBetterRatingIsTheBetterSeed) {
  Tournament tournament = swiss(4);
  tournament.entrants[3].rating = 1800;
  tournament.entrants[1].rating = 1500;
  EXPECT_THAT(next_swiss(tournament), ElementsAre(ElementsAre(3, 0), ElementsAre(2, 1)));
}

TEST(SwissTest, AsManyRoundsAsAKnockOutWouldHave) {
  const std::map<int, int> rounds = {{2, 1}, {3, 2}, {4, 2}, {5, 3}, {8, 3}, {9, 4}, {64, 6}};
  for (const auto& [count, expected] : rounds) EXPECT_EQ(swiss_rounds(swiss(count)), expected) << count;
  EXPECT_EQ(swiss_rounds(swiss(64, 9)), 9);
  // Everybody has met everybody then.
  EXPECT_EQ(swiss_rounds(swiss(4, 9)), 3);
  EXPECT_EQ(swiss_rounds(swiss(5, 9)), 5);
}

// The rules over many tournaments with ties, people who do not come, who drop out and who come late.
void simulate(int count, int rounds, unsigned seed) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  Tournament tournament = swiss(count - count / 16, rounds);
  for (int round = 0; round < rounds; ++round) {
    const std::vector<Seating> tables = next_swiss(tournament);
    ASSERT_FALSE(tables.empty());
    expect_rules(tournament, tables);
    open_round(tournament, tables);
    play(tournament, random, 40);
    if (round < count / 16) tournament.entrants.push_back({});
    if (round % 2 == 1) tournament.entrants[random() % tournament.entrants.size()].is_playing = false;
  }
}

TEST(SwissTest, AnyNumberKeepsAllRules) {
  for (unsigned seed = 0; seed < 1000 && !HasFailure(); ++seed) simulate(64, 7, seed);
  for (unsigned seed = 0; seed < 300 && !HasFailure(); ++seed) simulate(16 + static_cast<int>(seed % 40), 5, seed);
}

// Returns how far a pairing breaks each rule down to the difference in points, the most important first. An opponent of -1 is a bye.
std::array<int, 8> faults_of(const TournamentHistory& history, const std::vector<std::pair<int, int>>& pairs) {
  std::array<int, 8> faults = {};
  for (const auto& [one, other] : pairs) {
    if (other < 0) {
      faults[1] += history.byes(one);
      faults[2] += history.is_bot(one) ? 0 : 1;
      faults[6] += history.points(one) / (kWin / 2);
      continue;
    }
    faults[0] += history.have_blocked(one, other) ? 1 : 0;
    faults[3] += history.meetings(one, other) > 0 ? 1 : 0;
    faults[4] += history.meetings(one, other);
    const SeatPreference mine = seat_preference(history, one);
    const SeatPreference theirs = seat_preference(history, other);
    faults[5] += mine.strength == 3 && theirs.strength == 3 && mine.wish == theirs.wish ? 1 : 0;
    const int halves = (history.points(one) - history.points(other)) / (kWin / 2);
    faults[7] += halves * halves;
  }
  return faults;
}

// Returns the fewest faults of all pairings that consist of `pairs` and of pairs among `left`.
std::array<int, 8> least_faults(const TournamentHistory& history, const std::vector<int>& left,
                                std::vector<std::pair<int, int>> pairs = {}) {
  if (left.empty()) return faults_of(history, pairs);
  std::array<int, 8> best;
  best.fill(1'000'000);
  pairs.emplace_back();
  for (std::size_t i = left.size() % 2 == 0 ? 1 : 0; i < left.size(); ++i) {
    // If the number is odd, one has a bye. Then the first meets each of the others in turn.
    std::vector<int> rest = left;
    pairs.back() = left.size() % 2 == 0 ? std::pair(left[0], left[i]) : std::pair(left[i], -1);
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (left.size() % 2 == 0) rest.erase(rest.begin());
    best = std::min(best, least_faults(history, rest, pairs));
  }
  return best;
}

// Compares with all possible pairings, after rounds paired by lot, in which many have met again and again.
TEST(SwissTest, NoPairingBreaksTheRulesLess) {
  for (unsigned seed = 0; seed < 1500; ++seed) {
    std::mt19937 random(seed);
    Tournament tournament = swiss(2 + static_cast<int>(seed % 7), 20);
    for (Entrant& each : tournament.entrants) each.is_bot = random() % 4 == 0;
    for (unsigned i = random() % 3; i > 0; --i) {
      const auto count = static_cast<unsigned>(tournament.entrants.size());
      const auto one = static_cast<int>(random() % count);
      tournament.blocked_pairs.emplace_back(one, (one + 1) % static_cast<int>(count));
    }
    std::vector<int> all = seeds_of(tournament);
    for (unsigned round = random() % 9; round > 0; --round) {
      std::ranges::shuffle(all, random);
      std::vector<Seating> tables;
      for (std::size_t i = 0; i < all.size(); i += 2)
        tables.emplace_back(all.begin() + static_cast<std::ptrdiff_t>(i),
                            all.begin() + static_cast<std::ptrdiff_t>(std::min(i + 2, all.size())));
      open_round(tournament, tables);
      play(tournament, random, 20);
    }
    const TournamentHistory history(tournament);
    const std::vector<int> ranking = by_points(history, seeds_of(tournament));
    EXPECT_EQ(faults_of(history, pair_swiss(history, ranking)), least_faults(history, ranking)) << "seed " << seed;
  }
}

TEST(SwissTest, TablesOfThreeKeepThemApartToo) {
  for (unsigned seed = 0; seed < 20; ++seed) {
    std::mt19937 random(seed);
    Tournament tournament = tournament_of(TournamentFormat::swiss, 9, 3, 3);
    tournament.rounds = 4;
    tournament.blocked_pairs = {{0, 1}, {0, 2}, {7, 3}};
    for (int round = 0; round < 4; ++round) {
      open_round(tournament, next_swiss(tournament));
      play(tournament, random);
    }
    const TournamentHistory history(tournament);
    for (const auto& [one, other] : tournament.blocked_pairs)
      EXPECT_EQ(history.meetings(one, other), 0) << "seed " << seed;
  }
}

TEST(SwissTest, APairWhoseGameWasNotPlayedMayMeet) {
  Tournament tournament = swiss(2, 1);
  open_round(tournament, next_swiss(tournament));
  tournament.games[0].missing = {true, false};
  tournament.games[0].points = points_without({true, false});
  const TournamentHistory history(tournament);
  EXPECT_EQ(history.meetings(0, 1), 0);
  EXPECT_TRUE(history.has_had_bye(1));
  EXPECT_TRUE(history.seats(1).empty());
}

// Of three and four at a table: everybody plays once, whoever sits out has not done so before, and people meet and sit about as often.
void simulate_tables(int count, int seats, int fewest, int rounds, unsigned seed) {
  SCOPED_TRACE(std::to_string(count) + " at tables of " + std::to_string(seats) + ", seed " + std::to_string(seed));
  std::mt19937 random(seed);
  Tournament tournament = tournament_of(TournamentFormat::swiss, count, seats, fewest);
  tournament.rounds = rounds;
  for (Entrant& each : tournament.entrants) each.is_bot = random() % 4 == 0;
  for (int round = 0; round < rounds; ++round) {
    const TournamentHistory history(tournament);
    const std::vector<Seating> tables = next_swiss(tournament);
    expect_everybody_once(tournament, tables);
    for (const Seating& each : tables) {
      if (each.size() == 1) {
        const auto byes = [&](int entrant) { return std::pair(history.byes(entrant), !history.is_bot(entrant)); };
        for (const Seating& table : tables) {
          for (const int other : table) {
            if (table.size() > 1) EXPECT_LE(byes(each[0]), byes(other));
          }
        }
      } else {
        EXPECT_LE(static_cast<int>(each.size()), seats);
        EXPECT_GE(static_cast<int>(each.size()), fewest);
      }
    }
    open_round(tournament, tables);
    play(tournament, random);
  }
  const TournamentHistory history(tournament);
  int most_met = 0;
  for (int one = 0; one < count; ++one) {
    for (int other = 0; other < one; ++other) most_met = std::max(most_met, history.meetings(one, other));
    const std::vector<int>& had = history.seats(one);
    const auto games = static_cast<int>(had.size());
    // At smaller tables the last seats are none.
    for (int seat = 0; seat < fewest; ++seat)
      EXPECT_LE(static_cast<int>(std::ranges::count(had, seat)), games / fewest + 2) << one << " in seat " << seat;
  }
  // Were all to meet as often as others, it would be so many times.
  const int even = (rounds * (seats - 1) + count - 2) / (count - 1);
  EXPECT_LE(most_met, even + (count > 8 * seats ? 0 : 1));
}

TEST(SwissTest, TablesOfThreeAndFourAreBalanced) {
  for (unsigned seed = 0; seed < 20 && !HasFailure(); ++seed) {
    for (const int count : {6, 7, 9, 12, 20, 33, 64}) {
      simulate_tables(count, 3, 3, 4, seed);
      simulate_tables(count, 4, 2, 4, seed);
    }
  }
}

TEST(TableSizesTest, TheyAreAsEvenAsCanBe) {
  const auto sizes = [](int playing, int seats, int fewest) {
    return table_sizes(tournament_of(TournamentFormat::swiss, playing, seats, fewest), playing);
  };
  EXPECT_THAT(sizes(8, 4, 2), ElementsAre(4, 4));
  EXPECT_THAT(sizes(7, 4, 2), ElementsAre(4, 3));
  EXPECT_THAT(sizes(5, 4, 2), ElementsAre(3, 2));
  EXPECT_THAT(sizes(10, 3, 3), ElementsAre(3, 3, 3));
  EXPECT_THAT(sizes(5, 4, 3), ElementsAre(4));
  EXPECT_TRUE(sizes(2, 3, 3).empty());
}

}  // namespace
}  // namespace nemeton
