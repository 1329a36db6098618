// Tournaments in a SQLite file.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "server/store/sqlite/statement.hpp"
#include "server/store/store.hpp"

namespace nemeton {

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
  Read<std::optional<std::string>> tournament_called(const std::string& word);
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
  SqliteStatement due_{db_,
                       "select id from tournaments where due <= ?1 union "
                       "select tournament from tournament_tables left join tables on id = table_id "
                       "where id is null or over <> 0 limit ?2"};
};

}  // namespace nemeton
