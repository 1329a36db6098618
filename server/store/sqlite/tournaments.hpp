// Tournaments in a SQLite file.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "server/store/sqlite/statement.hpp"
#include "server/store/store.hpp"

namespace nemeton {

// The joins go from the player to what is his, whatever SQLite thinks of the numbers; what happened before the end is read of those alone that are
// told.
inline constexpr const char* kSqliteTournamentsOf =
    "select over, at, id, settings, is_host, "
    "  exists (select 1 from tournament_events where tournament = id and event ->> 'type' = 'start') "
    "from ("
    "  select newest.event ->> 'type' = 'end' as over, "
    "    case when newest.event ->> 'type' = 'end' then newest.event ->> 'at' else made.event ->> 'at' end as at, "
    "    own.id as id, settings, host is ?1 as is_host "
    "  from (select id from tournaments where host = ?1 union select tournament from entrants where player = ?1) as "
    "own "
    "  cross join tournaments on tournaments.id = own.id "
    "  cross join tournament_events as made on made.tournament = own.id and made.number = 1 "
    "  cross join tournament_events as newest on newest.tournament = own.id and newest.number = tournaments.events "
    "  where ?2 is null or over > ?2 or (over = ?2 and (at, own.id) < (?3, ?4)) "
    "  order by over, at desc, own.id desc limit ?5) "
    "order by over, at desc, id desc";

class SqliteTournaments {
 public:
  explicit SqliteTournaments(sqlite3* db) : db_(db) {}

  bool prepared() const;

  // As SqliteFile's: SQLITE_DONE, SQLITE_CONSTRAINT for a conflict that has changed nothing, or what failed. The tables of a round are
  // opened by who calls it, in the same transaction.
  int make(const AddTournament& change);
  int make(const AdvanceTournament& change);
  int make(const DropTournament& change);
  // Has servers look at the tournaments of a player who is about to be deleted.
  int leave(const std::string& player);

  // As the store's. Error: nothing but that the database cannot be read.
  template <class Found>
  using Read = std::expected<Found, int>;
  Read<std::optional<StoredTournament>> tournament(const std::string& id);
  Read<std::optional<std::string>> tournament_called(const std::string& join_code);
  Read<std::vector<PlayerTournament>> tournaments_of(const std::string& player,
                                                     const std::optional<TournamentPlace>& after, int most);
  Read<std::vector<std::string>> due_tournaments(WallTime now, int most);

 private:
  int add_entrants(const std::string& tournament, int first, const std::vector<StoredEntrant>& entrants);
  int add_events(const std::string& tournament, int before, const std::vector<std::string>& events);
  template <class Row>
  int each_row(SqliteStatement& statement, Row row);

  sqlite3* db_;
  SqliteStatement add_{db_,
                       "insert into tournaments (id, word, host, settings, events, due) values (?, ?, ?, ?, ?, ?)"};
  SqliteStatement add_entrant_{db_,
                               "insert into entrants (tournament, number, player, bot) "
                               "values (?, ?, (select id from players where id = ?), ?)"};
  SqliteStatement add_event_{db_, "insert into tournament_events (tournament, number, event) values (?, ?, ?)"};
  SqliteStatement advance_{db_, "update tournaments set events = ?, due = ? where id = ? and events = ?"};
  SqliteStatement add_table_{db_, "insert into tournament_tables (table_id, tournament) values (?, ?)"};
  SqliteStatement count_table_{db_, "delete from tournament_tables where table_id = ? and tournament = ?"};
  SqliteStatement drop_{db_, "delete from tournaments where id = ?"};
  SqliteStatement leave_{db_,
                         "update tournaments set due = 0 where host = ?1 "
                         "or id in (select tournament from entrants where player = ?1)"};
  SqliteStatement tournament_{db_,
                              "select word, host, settings, due, name "
                              "from tournaments left join players on players.id = host where tournaments.id = ?"};
  SqliteStatement entrants_{db_,
                            "select player, bot, name from entrants left join players on id = player "
                            "where tournament = ? order by number"};
  SqliteStatement events_{db_, "select event from tournament_events where tournament = ? order by number"};
  SqliteStatement called_{db_, "select id from tournaments where word = ?"};
  SqliteStatement of_{db_, kSqliteTournamentsOf};
  SqliteStatement due_{db_,
                       "select id from tournaments where due <= ?1 union "
                       "select tournament from tournament_tables left join tables on id = table_id "
                       "where id is null or over <> 0 limit ?2"};
};

}  // namespace nemeton
