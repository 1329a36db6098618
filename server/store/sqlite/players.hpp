// Players in a SQLite file: their names, what they sign in with, and their seats.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "server/store/sqlite/statement.hpp"
#include "server/store/store.hpp"

namespace nemeton {

class SqlitePlayers {
 public:
  explicit SqlitePlayers(sqlite3* db) : db_(db) {}

  bool prepared() const;

  // As SqliteFile's: SQLITE_DONE, SQLITE_CONSTRAINT for a conflict that has changed nothing, or what failed.
  int make(const LeaveChallenge& change);
  int make(const UseChallenge& change);
  int make(const AddPlayer& change);
  int make(const RenamePlayer& change);
  int make(const DeletePlayer& change);
  int make(const AddBot& change);
  int make(const SetToken& change);
  int make(const KeepStream& change);
  int make(const AddPasskey& change);
  int make(const RemovePasskey& change);
  int make(const SignIn& change);
  int make(const UseCode& change);
  int make(const ReplaceCodes& change);
  int make(const EndSession& change);
  int make(const ClaimSeat& change);

  // As the store's. Error: nothing but that the database cannot be read.
  template <class Found>
  using Read = std::expected<Found, int>;
  Read<std::optional<std::string>> challenge(const std::string& hash);
  Read<std::optional<Player>> player_in(const std::string& session_hash);
  Read<std::optional<Player>> player_called(const std::string& skeleton);
  Read<std::vector<BotAccount>> bots_of(const std::string& owner);
  Read<std::vector<Player>> bots_online(WallTime now, int most);
  Read<std::vector<AskedSeat>> seats_asked(const std::string& bot, WallTime now, int most);
  Read<std::optional<Passkey>> passkey(const std::string& id);
  Read<std::optional<Account>> account(const std::string& player);
  Read<std::vector<PlayerSeat>> seats_of(const std::string& player, const SeatSearch& search,
                                         const std::optional<SeatPlace>& before, int most);

 private:
  int add_passkey(const std::string& player, const Passkey& passkey);
  int add_codes(const std::string& player, const std::vector<std::string>& code_hashes);
  // Begins a session and ends the oldest where there are too many.
  int add_session(const std::string& session_hash, const std::string& player, const std::string& passkey, WallTime at);
  int changed_one(int result) const;
  // All rows, likewise.
  template <class Found, class Row>
  Read<std::vector<Found>> all(SqliteStatement& statement, Row row);
  // The first row, by a function of the statement; none where there is no row.
  template <class Found, class Row>
  Read<std::optional<Found>> one(SqliteStatement& statement, Row row);

  sqlite3* db_;
  SqliteStatement drop_challenges_{db_, "delete from challenges where until <= unixepoch()"};
  SqliteStatement leave_challenge_{db_, "insert into challenges (hash, player, until) values (?, ?, unixepoch() + ?)"};
  SqliteStatement challenge_{db_, "select player from challenges where hash = ? and until > unixepoch()"};
  SqliteStatement use_challenge_{db_, "delete from challenges where hash = ? and until > unixepoch()"};
  SqliteStatement add_player_{db_, "insert into players (id, name, skeleton, since) values (?, ?, ?, ?)"};
  SqliteStatement rename_{db_, "update players set name = ?, skeleton = ? where id = ?"};
  SqliteStatement delete_{db_, "delete from players where id = ?"};
  SqliteStatement player_in_{db_,
                             "select id, name, players.since, owner, online from sessions join players on id = player "
                             "where key_hash = ?"};
  SqliteStatement player_called_{db_, "select id, name, since, owner, online from players where skeleton = ?"};
  SqliteStatement player_{db_, "select id, name, since, owner, online from players where id = ?"};
  SqliteStatement add_bot_{
      db_,
      "with recursive free (place) as (select 1 union all select place + 1 from free where place < ?6) "
      "insert into players (id, name, skeleton, since, owner, place) "
      "select ?1, ?2, ?3, ?4, ?5, min(place) from free "
      "where place not in (select place from players where owner = ?5) "
      "  and exists (select 1 from players where id = ?5 and owner is null) "
      "having min(place) is not null"};
  SqliteStatement is_bot_{db_, "select 1 from players where id = ? and owner is not null"};
  SqliteStatement drop_tokens_{db_, "delete from sessions where player = ?"};
  SqliteStatement begin_stream_{db_, "update players set stream = ?1, online = ?2 where id = ?3 and owner is not null"};
  SqliteStatement keep_stream_{db_, "update players set online = ?2 where id = ?3 and stream = ?1"};
  SqliteStatement bots_of_{db_,
                           "select id, name, since, owner, online, "
                           "  exists (select 1 from sessions where player = players.id) "
                           "from players where owner = ? order by place"};
  SqliteStatement bots_online_{
      db_, "select id, name, since, owner, online from players where online > ? order by name, id limit ?"};
  SqliteStatement seats_asked_{db_,
                               "select table_id, seat, asked_until from seats where asked = ? and asked_until > ? "
                               "and declined is null and key_hash is null order by asked_until, table_id limit ?"};
  SqliteStatement add_passkey_{
      db_,
      "insert into passkeys (id, player, algorithm, public_key, counter, added) select ?1, ?2, ?3, ?4, ?5, ?6 "
      "where (select count(*) from passkeys where player = ?2) < ?7"};
  SqliteStatement remove_passkey_{db_,
                                  "delete from passkeys where id = ?1 and player = ?2 "
                                  "and exists (select 1 from passkeys where player = ?2 and id <> ?1)"};
  SqliteStatement passkey_{db_, "select id, algorithm, public_key, counter, added, used from passkeys where id = ?"};
  SqliteStatement passkeys_of_{
      db_, "select id, algorithm, public_key, counter, added, used from passkeys where player = ? order by added, id"};
  SqliteStatement count_use_{db_,
                             "update passkeys set counter = ?2, used = ?3 where id = ?1 "
                             "and (counter < ?2 or (counter = 0 and ?2 = 0))"};
  SqliteStatement owner_of_passkey_{db_, "select player from passkeys where id = ?"};
  SqliteStatement owner_of_code_{db_, "select player from recovery_codes where code_hash = ?"};
  SqliteStatement use_code_{db_, "delete from recovery_codes where code_hash = ?"};
  SqliteStatement add_code_{db_, "insert into recovery_codes (code_hash, player) values (?, ?)"};
  SqliteStatement delete_codes_{db_, "delete from recovery_codes where player = ?"};
  SqliteStatement count_codes_{db_, "select count(*) from recovery_codes where player = ?"};
  SqliteStatement add_session_{db_, "insert into sessions (key_hash, player, passkey, since) values (?, ?, ?, ?)"};
  SqliteStatement end_oldest_{
      db_,
      "delete from sessions where player = ?1 and key_hash not in "
      "(select key_hash from sessions where player = ?1 order by since desc, key_hash limit ?2)"};
  SqliteStatement count_sessions_{db_, "select count(*) from sessions where player = ?"};
  SqliteStatement end_session_{db_, "delete from sessions where key_hash = ?"};
  SqliteStatement end_others_{
      db_, "delete from sessions where player = (select player from sessions where key_hash = ?1) and key_hash <> ?1"};
  SqliteStatement claim_{db_,
                         "update seats set player = ?4, name = null, taken = coalesce(taken, 0) "
                         "where table_id = ?1 and seat = ?2 and key_hash = ?3 and player is null "
                         "and exists (select 1 from players where id = ?4) "
                         "and not exists (select 1 from seats where table_id = ?1 and player = ?4)"};
  SqliteStatement seats_of_{
      db_,
      "select taken, table_id, game, seat, over, rated, outcome, ended, "
      "  (select json_group_array(json_array(other.seat, other.bot, coalesce(players.name, other.name), other.player, "
      "    players.owner is not null)) "
      "   from seats as other left join players on players.id = other.player "
      "   where other.table_id = seats.table_id and other.seat <> seats.seat) "
      "from seats join tables on id = table_id "
      "where player = ?1 and (taken, table_id) < (?2, ?3) and taken >= ?4 and taken <= ?5 "
      "and (?6 is null or over = ?6) and (?7 is null or game = ?7) and (?8 is null or outcome = ?8) "
      "and (?9 is null or rated = ?9) "
      "and (?10 is null or exists (select 1 from seats as other "
      "  where other.player = ?10 and other.table_id = seats.table_id and other.seat <> seats.seat)) "
      "and (?11 is null or exists (select 1 from seats as other "
      "  where other.table_id = seats.table_id and other.bot = ?11)) "
      "order by taken desc, table_id desc limit ?12"};
};

}  // namespace nemeton
