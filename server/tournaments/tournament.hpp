// A tournament as pairing and standings see it: entrants, games and format. Plain values, so that every server comes to the same result.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace nemeton {

enum class TournamentFormat : std::uint8_t { round_robin, swiss, knock_out, arena };
inline constexpr std::array<const char*, 4> kFormatNames = {"round_robin", "swiss", "knock_out", "arena"};

inline constexpr int kFewestEntrants = 2;
inline constexpr int kMostEntrants = 64;
// Including players who left before the start, and whose places others have taken.
inline constexpr int kMostNumbers = 4 * kMostEntrants;
inline constexpr int kMostRounds = 20;

// A win, at a table of any size: whoever is beaten at a table of n seats is worth one part of n - 1, and who is level with one half of that. All
// these parts are whole numbers.
inline constexpr int kWin = 120;

// They are known by their numbers, in the order in which they came.
struct Entrant {
  double rating = 0;       // the higher, the better the seed; of equal ones the first to come
  bool is_playing = true;  // has not dropped out
  bool is_bot = false;     // gets a bye before any person does
};

// The entrants at a table, by seat; one alone has a bye.
using Seating = std::vector<int>;

struct TournamentGame {
  int round;  // from 1 on
  Seating seats;
  std::vector<int> points = {};    // by seat, in parts of kWin; none while it is played
  std::vector<bool> missing = {};  // the seats whose entrants did not come; empty if all did

  bool is_over() const { return !points.empty(); }
  bool is_bye() const { return seats.size() == 1; }
  // Whether these two have met there: not where one of them did not come.
  bool is_played() const;
};

struct Tournament {
  TournamentFormat format;
  int seats;       // at a table, at most
  int fewest;      // at a table
  int rounds = 0;  // of a Swiss; none for as many as it takes
  std::vector<Entrant> entrants;
  std::vector<TournamentGame> games;  // in the order of their rounds
  // Entrants who have blocked each other, as of now. They meet only if the format leaves no other way.
  std::vector<std::pair<int, int>> blocked_pairs = {};

  // The last round that was paired; 0 before the first.
  int round() const { return games.empty() ? 0 : games.back().round; }
  // Whether a game of it is not over.
  bool is_round_open() const;
};

// The points of each seat, from the returns of a game that is over.
std::vector<int> points_of(std::span<const double> returns);
// Of a game to which some did not come: these have nothing, and the others have all beaten them, and are level with each other.
std::vector<int> points_without(const std::vector<bool>& missing);

// The numbers of the entrants, the best seed first.
std::vector<int> seeds_of(const Tournament& tournament);
// The number of rounds; if none have begun, with these entrants. 0 for an arena, which ends with its time.
int rounds_of(const Tournament& tournament);
// The entrants of a table alone, and those who sit out where there are any, of the round that follows, when the last is over. Nothing where the
// tournament is. `waited`: at an arena, whether tables may be smaller than they could be.
std::vector<Seating> next_round(const Tournament& tournament);
std::vector<Seating> next_arena_tables(const Tournament& tournament, bool waited);
// Games of the last round that are played again with other seats: those of a knock-out for two that were tied.
std::vector<Seating> replays(const Tournament& tournament);

}  // namespace nemeton
