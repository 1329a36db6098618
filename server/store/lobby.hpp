// The tables that others see: those with open seats, and those that may be watched.
#pragma once

#include "server/ratings/rated_game.hpp"
#include "server/store/store_base.hpp"

namespace nemeton {

// A table of the lobby.
struct OpenSeats {
  std::string table;
  std::string game;
  std::string options;       // a JSON object with every option
  std::string time_control;  // a JSON object; empty if there are no clocks
  int seats;
  int open;          // that a person may take
  int bots;          // that bots have
  std::int64_t age;  // seconds since it was opened
  bool rated;
};

// A public table at which a game is under way.
struct PublicTable {
  struct Seat {
    std::optional<Level> bot;
    std::string name;                         // empty if there is none
    std::string player;                       // likewise
    std::optional<PlayerRating> rating = {};  // of a player at a rated table whose ratings may be seen
  };

  std::string watch;  // the name by which it is watched
  std::string game;
  std::string options;       // a JSON object with every option
  std::string time_control;  // a JSON object; empty if there are no clocks
  bool rated;
  int last;          // the number of the last event
  int spectators;    // at all servers
  std::int64_t age;  // seconds since it was opened
  std::vector<Seat> seats;
};

inline constexpr std::chrono::seconds kWait{60};

// Whether a seated player is waiting at a table of the lobby. While somebody waits it is said again before kWait is over.
struct WaitInLobby {
  std::string table;
  bool waits;
};
// The numbers of players and spectators at a public table, at this server. While somebody is there they are said again before kWait is over.
struct ReportPresence {
  std::string table;
  int players;
  int spectators;
};
// A table is public no more: its name for watching opens nothing from now on. A conflict if it was not public.
struct HideTable {
  std::string table;
};
using LobbyChange = std::variant<WaitInLobby, ReportPresence, HideTable>;
Queries queries_for(const LobbyChange& change, const std::string& node);

class LobbyStore : public virtual StoreBase {
 public:
  // The tables with open seats at which somebody waits, the newest first, not more than `most`.
  Task<std::expected<std::vector<OpenSeats>, std::string>> lobby(int most);
  // The public tables under way, of that game or, if it is empty, of all: without open seats, and with somebody who plays there now. Those
  // with the most spectators first, not more than `most`.
  Task<std::expected<std::vector<PublicTable>, std::string>> public_tables(std::string game, int most);
  // The table that is watched by that name.
  Task<std::expected<std::optional<std::string>, std::string>> table_watched_as(std::string watch);
};

}  // namespace nemeton
