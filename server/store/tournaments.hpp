// Tournaments.
#pragma once

#include "server/store/store_base.hpp"
#include "server/store/table_records.hpp"

namespace nemeton {

// A participant of a tournament. A player whose account was deleted is neither a player nor a bot.
struct StoredEntrant {
  std::string player;  // empty for bots
  std::optional<Level> bot = {};
  std::string name = {};  // the player's; read, and not written
};

// A tournament is stored as its settings, its entrants and its events, as a table is; its state follows from the events.
struct StoredTournament {
  std::string id;
  std::string join_code;                // by which it is found
  std::string host;                     // a player; empty if the account was deleted
  std::string settings;                 // a JSON object
  std::vector<StoredEntrant> entrants;  // by number
  std::vector<std::string> events;      // JSON objects, in order
  std::optional<WallTime> due = {};     // when a server is to see what has to be done
  std::string host_name = {};           // read, and not written
};

// The place of a tournament among those of a player: first those that go on, the last made first, then those that are over, the last ended first.
struct TournamentPlace {
  bool over;
  WallTime at;  // when it was made; if it is over, when it ended
  std::string tournament;
};
// One that a player has made, or takes part in.
struct PlayerTournament {
  TournamentPlace place;
  std::string settings;  // a JSON object
  bool is_host;
  bool has_begun;
};

// A conflict if another has that join code.
struct AddTournament {
  StoredTournament tournament;
};
// What happens in a tournament next: a conflict if it has not as many events as `before`, so of two servers one opens a round. The tables that
// it opens are known as its own until they are counted, or deleted.
struct AdvanceTournament {
  std::string tournament;
  int before;  // its events
  std::vector<std::string> events = {};
  std::vector<StoredEntrant> entrants = {};  // that come, under the next numbers
  int first_entrant = 0;                     // the number of the first of them
  std::vector<StoredTable> tables = {};      // without entries
  std::vector<std::string> counted = {};     // tables whose results are among the events
  std::optional<WallTime> due = {};
};
// With all that is kept of it. Its tables stay.
struct DropTournament {
  std::string tournament;
};
using TournamentChange = std::variant<AddTournament, AdvanceTournament, DropTournament>;
Queries queries_for(const TournamentChange& change, const std::string& node);
Query query_for_tournaments_of(const std::string& player, const std::optional<TournamentPlace>& after, int most);

class TournamentStore : public virtual StoreBase {
 public:
  Task<std::expected<std::optional<StoredTournament>, std::string>> tournament(std::string id);
  // The tournament with that join code.
  Task<std::expected<std::optional<std::string>, std::string>> tournament_called(std::string join_code);
  // Those of that player, in the order of their places, not more than `most`; those after that place, if there is one.
  Task<std::expected<std::vector<PlayerTournament>, std::string>> tournaments_of(std::string player,
                                                                                 std::optional<TournamentPlace> after,
                                                                                 int most);
  // The tournaments that a server is to see to by then, and those with tables that are over or deleted; not more than `most`.
  Task<std::expected<std::vector<std::string>, std::string>> due_tournaments(WallTime now, int most);
};

}  // namespace nemeton
