// The games of a tournament by entrant: points, opponents, and seats.
#pragma once

#include <vector>

#include "server/tournaments/tournament.hpp"

namespace nemeton {

class TournamentHistory {
 public:
  explicit TournamentHistory(const Tournament& tournament);

  int points(int entrant) const { return of(entrant).points; }
  // How often two have sat at one table in a game that was played.
  int meetings(int one, int other) const { return meetings_[index(one, other)]; }
  // Whether one of the two does not want to meet the other.
  bool have_blocked(int one, int other) const { return blocked_[index(one, other)]; }
  // Whether the entrant has points without a game: from a bye, or a table to which no other entrant came.
  bool has_had_bye(int entrant) const { return of(entrant).byes > 0; }
  bool is_bot(int entrant) const { return of(entrant).is_bot; }
  int byes(int entrant) const { return of(entrant).byes; }
  // The seats of the entrant in the games that were played, in their order.
  const std::vector<int>& seats(int entrant) const { return of(entrant).seats; }
  // +1 if the entrant sat with one with more points that many rounds ago (1 for the last), -1 for one with fewer points, or a bye; 0 otherwise.
  int floated(int entrant, int rounds_ago) const;

  // The cost of that seat for the entrant: low if it is their turn to have it.
  int seat_cost(int entrant, int seat) const;

 private:
  struct Record {
    int points = 0;
    int byes = 0;
    bool is_bot = false;
    std::vector<int> seats;
    std::vector<int> floats;  // by round
  };
  const Record& of(int entrant) const { return records_[static_cast<std::size_t>(entrant)]; }
  std::size_t index(int one, int other) const {
    return static_cast<std::size_t>(one) * records_.size() + static_cast<std::size_t>(other);
  }
  void count(const TournamentGame& game);
  void note_floats(const TournamentGame& game, const std::vector<int>& points_before);

  int round_;
  std::vector<Record> records_;
  std::vector<int> meetings_;
  std::vector<bool> blocked_;
};

// The seat, of two, that an entrant is to have: by how much, or 0 where either will do. Positive for the first.
struct SeatPreference {
  int wish = 0;      // +1 for the first seat, -1 for the second
  int strength = 0;  // 0 none, 1 mild, 2 strong, 3 absolute
};
SeatPreference seat_preference(const TournamentHistory& history, int entrant);

// The entrants by points; those with equal points in the given order.
std::vector<int> by_points(const TournamentHistory& history, const std::vector<int>& entrants);

// The same entrants in the order of the seats that it is their turn to have; of orders that are as good, that in which they come. `parity`: of
// two who have not played yet, which has the first seat.
Seating seat(const TournamentHistory& history, Seating entrants, int parity);

}  // namespace nemeton
