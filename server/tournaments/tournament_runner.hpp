// Plans the next step of a tournament: takes the results of its tables, opens rounds, and ends it.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "server/table/tables.hpp"
#include "server/tournaments/state.hpp"

namespace nemeton {

// A tournament that is not started within this time is over.
inline constexpr auto kTimeToStart = std::chrono::days(7);

// The next events to write. There are none if `events` is empty and `due` is as before.
struct TournamentStep {
  TournamentState state;  // with the events
  std::vector<std::string> events = {};
  std::vector<StoredEntrant> entrants = {};
  std::vector<StoredTable> tables = {};
  std::vector<std::string> counted = {};  // tables whose results are in
  std::optional<WallTime> due = {};
  bool is_dropped = false;  // the tournament is to be deleted

  void add(const std::string& event) {
    events.push_back(event);
    state.apply(event);
  }
  void drop_out(WallTime at, int number) {
    if (state.is_playing(number)) add(TournamentState::leave_event(at, number));
  }
};

class TournamentRunner {
 public:
  // `days`: how long a tournament is kept after its end; 0 for ever.
  TournamentRunner(Tables& tables, int days) : tables_(tables), days_(days) {}

  // Adds all that is to be done now. Returns false if the store cannot be read or no table can be opened.
  Task<bool> advance(TournamentStep& step);

 private:
  struct Result {
    std::vector<int> points;
    std::vector<bool> missing;
  };

  WallTime now() const { return tables_.time().wall(); }
  void advance_waiting(TournamentStep& step) const;
  void finish(TournamentStep& step) const;
  // Takes the results of the tables that are over, and ends those to which a player does not come.
  Task<bool> take_results(TournamentStep& step);
  // Returns the result of a table, or nullopt while its game goes on.
  Task<std::expected<std::optional<Result>, std::string>> result_of(const TournamentState& state, std::size_t game);
  Result result_of_deleted(const TournamentState& state, std::size_t game) const;
  Result result_of_finished(const TournamentState& state, std::size_t game, const StoredTable& table) const;
  // The seat for which the server resigns now.
  std::optional<Seat> lost_seat(const TournamentState& state, std::size_t game, const StoredTable& table) const;
  // Whether the entrant of a seat had not come by `at`, and it was too late or they had dropped out.
  bool is_missing(const TournamentState& state, std::size_t game, const StoredTable& table, Seat seat,
                  WallTime at) const;
  // Notes which of the entrants who play have blocked each other. Returns false if the store cannot be read.
  Task<bool> note_blocked_pairs(TournamentStep& step);
  // Opens the tables that are due, if any are. Returns false if the store cannot be read or no table can be opened.
  Task<bool> open_round(TournamentStep& step);
  Task<bool> open_arena_tables(TournamentStep& step);
  bool open_tables(TournamentStep& step, int round, const std::vector<Seating>& seatings);
  std::optional<WallTime> due_at(const TournamentStep& step) const;

  Tables& tables_;
  const int days_;
};

}  // namespace nemeton
