// What keeps order, in a SQLite file: who does not want to meet whom, who was sent away from a table, and the notes of those who run the server.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "server/store/sqlite/statement.hpp"
#include "server/store/store.hpp"

namespace nemeton {

class SqliteOrder {
 public:
  explicit SqliteOrder(sqlite3* db) : db_(db) {}

  bool prepared() const;

  // As SqliteFile's: SQLITE_DONE, SQLITE_CONSTRAINT for a conflict that has changed nothing, or what failed.
  int make(const Block& change);
  int make(const Unblock& change);
  int make(const AddHostNotes&) { return SQLITE_DONE; }  // its notes are all that it has
  int make(const ReplaceHostNote& change);
  int make(const DropHostNote& change);
  int make(const NoteNetwork& change);
  int make(const DropPast& change);
  // Whether these notes may be added, and adding them with a change that was made after that in the same transaction.
  int check(const std::vector<HostNote>& notes);
  int add(const std::vector<HostNote>& notes);
  // Of a seat that was taken or left in the same transaction.
  int note_arrival(const TakeSeat& change);
  int note_sent_away(const LeaveSeat& change);

  // As the store's. Error: nothing but that the database cannot be read.
  template <class Found>
  using Read = std::expected<Found, int>;
  Read<std::vector<Blocked>> blocked_by(const std::string& player);
  Read<bool> keeps_apart(const std::string& player, const std::vector<std::string>& others);
  Read<bool> shares_network(const std::string& player, const std::vector<std::string>& others);
  Read<bool> was_sent_away(const std::string& table, const Newcomer& arrival);
  Read<std::vector<HostNote>> host_notes(HostNote::Kind kind, WallTime now, std::optional<WallTime> before, int most);
  Read<std::vector<DailyCount>> daily_counts(WallTime from);

 private:
  int changed_one(int result) const;
  template <class Row>
  int each_row(SqliteStatement& statement, Row row);
  // Whether there is a row.
  Read<bool> any(SqliteStatement& statement);
  // The same for one of these others, with the player.
  Read<bool> any_of(SqliteStatement& statement, const std::string& player, const std::vector<std::string>& others);

  sqlite3* db_;
  SqliteStatement block_{db_,
                         "insert into blocks (player, blocked, since) select ?1, ?2, ?3 "
                         "where exists (select 1 from players where id = ?1) "
                         "and exists (select 1 from players where id = ?2) "
                         "and (select count(*) from blocks where player = ?1 and blocked <> ?2) < ?4 "
                         "on conflict do update set since = since"};
  SqliteStatement unblock_{db_, "delete from blocks where player = ? and blocked = ?"};
  SqliteStatement blocked_by_{db_,
                              "select blocked, name, blocks.since from blocks join players on id = blocked "
                              "where player = ? order by blocks.since desc, blocked"};
  SqliteStatement keeps_apart_{db_,
                               "select 1 from blocks where (player = ?1 and blocked = ?2) "
                               "or (player = ?2 and blocked = ?1)"};
  SqliteStatement note_network_{db_,
                                "insert into networks (player, origin, at) select ?1, ?2, ?3 "
                                "where exists (select 1 from players where id = ?1) "
                                "on conflict do update set at = excluded.at"};
  SqliteStatement drop_past_networks_{db_, "delete from networks where at <= ?"};
  SqliteStatement shares_network_{db_,
                                  "select 1 from networks as own join networks as other on other.origin = own.origin "
                                  "where own.player = ? and other.player = ? limit 1"};
  SqliteStatement arrive_{db_, "insert or replace into arrivals (table_id, key_hash, origin, at) values (?, ?, ?, ?)"};
  SqliteStatement send_away_{db_,
                             "insert into arrivals (table_id, key_hash, player, at, sent_away) "
                             "values (?1, ?2, (select id from players where id = ?3), 0, 1) "
                             "on conflict do update set player = excluded.player, sent_away = 1, "
                             "  origin = case when origin is not ?4 then origin end"};
  SqliteStatement was_sent_away_{db_,
                                 "select 1 from arrivals where table_id = ?1 and sent_away "
                                 "and (key_hash = ?2 or player = ?3 or origin = ?4) limit 1"};
  SqliteStatement fits_{db_,
                        "select 1 where (?1 is null or exists (select 1 from players where id = ?1)) "
                        "and (?4 is null or ?4 >= ?5 + "
                        "  (select count(*) from host_notes where kind = ?2 and (until is null or until > ?3)))"};
  SqliteStatement add_note_{db_,
                            "insert into host_notes (id, kind, at, until, about, content) values (?, ?, ?, ?, ?, ?)"};
  SqliteStatement replace_note_{db_, "update host_notes set content = ? where id = ? and kind = ?"};
  SqliteStatement drop_note_{db_, "delete from host_notes where id = ? and kind = ?"};
  SqliteStatement drop_past_notes_{db_, "delete from host_notes where until <= ?"};
  SqliteStatement drop_past_arrivals_{db_, "delete from arrivals where sent_away = 0 and at <= ?"};
  SqliteStatement notes_{db_,
                         "select id, at, until, about, content from host_notes "
                         "where kind = ?1 and (until is null or until > ?2) and (?3 is null or at < ?3) "
                         "order by at desc, id limit ?4"};
  SqliteStatement daily_counts_{
      db_,
      "select date(opened, 'unixepoch') as day, game, count(distinct id), count(distinct case when over then id end), "
      "  count(key_hash), count(distinct player) "
      "from tables left join seats on table_id = id and seats.bot is null "
      "where opened >= ? group by day, game order by day desc, game"};
};

}  // namespace nemeton
