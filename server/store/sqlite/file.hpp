// The tables in one SQLite file, read and written by one thread at a time.
#pragma once

#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/base/outage.hpp"
#include "server/store/sqlite/moderation.hpp"
#include "server/store/sqlite/players.hpp"
#include "server/store/sqlite/ratings.hpp"
#include "server/store/sqlite/reader.hpp"
#include "server/store/sqlite/schema.hpp"
#include "server/store/sqlite/tournaments.hpp"

namespace nemeton {

class SqliteFile {
 public:
  // Opens the file; to serve it is made where it is missing, and looked through for damage to its pages; to look at it, all is read as
  // it is at this moment. Error: what is wrong with it.
  static std::expected<std::unique_ptr<SqliteFile>, std::string> open(const std::filesystem::path& path, Access access);

  // Makes all changes in one commit; a result for each, in order. Where one has failed all have.
  std::vector<CommitResult> commit(std::span<const Change> changes);
  // Takes what the write-ahead log has into the file, and leaves nothing in the log. False if that is not possible now.
  bool truncate_wal();
  // As the store's.
  std::expected<std::optional<StoredTable>, ReadError> load(const std::string& id, int after);
  std::expected<std::vector<std::string>, std::string> unfinished_with_bots();
  std::expected<std::string, std::string> signing_seed(const std::string& fresh);
  std::expected<std::vector<OpenSeats>, std::string> lobby(int most);
  std::expected<std::vector<PublicTable>, std::string> public_tables(const std::string& game, int most);
  std::expected<std::optional<std::string>, std::string> table_watched_as(const std::string& watch);
  std::expected<std::optional<Pass>, std::string> pass(const std::string& id_hash);
  std::expected<std::optional<SeekStatus>, std::string> seek(const std::string& key_hash);
  std::expected<std::vector<Waiting>, std::string> waiting(const std::string& pace,
                                                           const std::vector<std::string>& games, int most);
  std::expected<std::vector<std::string>, std::string> ended_before(WallTime time, int most);
  // Of players, as `ask` finds it.
  template <class Ask>
  auto ask_players(Ask ask)
      -> std::expected<typename std::invoke_result_t<Ask, SqlitePlayers&>::value_type, std::string> {
    auto found = ask(players_);
    if (found) return std::move(*found);
    return std::unexpected(unreadable());
  }
  // Of ratings, likewise.
  template <class Ask>
  auto ask_ratings(Ask ask)
      -> std::expected<typename std::invoke_result_t<Ask, SqliteRatings&>::value_type, std::string> {
    auto found = ask(ratings_);
    if (found) return std::move(*found);
    return std::unexpected(unreadable());
  }
  template <class Ask>
  auto ask_tournaments(Ask ask)
      -> std::expected<typename std::invoke_result_t<Ask, SqliteTournaments&>::value_type, std::string> {
    auto found = ask(tournaments_);
    if (found) return std::move(*found);
    return std::unexpected(unreadable());
  }
  template <class Ask>
  auto ask_order(Ask ask) -> std::expected<typename std::invoke_result_t<Ask, SqliteOrder&>::value_type, std::string> {
    auto found = ask(order_);
    if (found) return std::move(*found);
    return std::unexpected(unreadable());
  }
  std::expected<std::vector<Notification>, std::string> due_notices(WallTime now, const Notification& after, int most);
  std::expected<StoreSize, std::string> size();
  // Every table there is.
  std::expected<std::vector<std::string>, std::string> ids();
  // Of the tables that go on, those whose logs have not as many entries as they should.
  std::expected<std::vector<std::string>, std::string> shortened();
  // Reads every page, and whether what is in two places is the same in both. Error: the first thing that is wrong.
  std::expected<void, std::string> check() { return check_sqlite(db_.get(), SqliteCheck::whole); }

 private:
  SqliteFile(SqliteDatabase db, std::filesystem::path path) : db_(std::move(db)), path_(std::move(path)) {}

  bool prepared() const;
  // Each gives SQLITE_DONE, SQLITE_CONSTRAINT for a conflict that has changed nothing, or what failed.
  int make(const OpenTable& change);
  int make(const TakeSeat& change);
  int make(const AskBot& change);
  int make(const DeclineSeat& change);
  int make(const LeaveSeat& change);
  int make(const WantRematch& change);
  int make(const CommitToClientSeed& change);
  int make(const GiveClientSeed& change);
  int make(const GiveName& change);
  int make(const Wait& change);
  int make(const Attend& change);
  int make(const Withdraw& change);
  int make(const LeavePass& change);
  int make(const UsePass& change);
  int make(const Seek& change);
  int make(const EndSeek& change);
  int make(const WaitOn& change);
  int make(const Append& change);
  int make(const Expire& change);
  // Of players.
  template <class Change>
    requires requires(SqlitePlayers& players, const Change& change) { players.make(change); }
  int make(const Change& change) {
    return players_.make(change);
  }
  // Of what keeps order.
  template <class Change>
    requires requires(SqliteOrder& order, const Change& change) { order.make(change); }
  int make(const Change& change) {
    return order_.make(change);
  }
  // With the notes that it may have.
  template <class Change>
  int make_whole(const Change& change) {
    if constexpr (requires { change.notes; }) {
      int result = order_.check(change.notes);
      if (result == SQLITE_DONE) result = make(change);
      return result == SQLITE_DONE ? order_.add(change.notes) : result;
    } else {
      return make(change);
    }
  }
  int make(const SetPrivacy& change) { return ratings_.make(change); }
  int make(const DeletePlayer& change);
  int make(const AddTournament& change) { return tournaments_.make(change); }
  int make(const AdvanceTournament& change);
  int make(const DropTournament& change) { return tournaments_.make(change); }
  int make(const Probe&) { return probe_.begin().run(); }
  int make(const Subscribe& change);
  int make(const Unsubscribe& change);
  int make(const NewsCame& change);
  int make(const FollowPlayers& change);
  int make(const Seen& change);
  int make(const TakeNotice& change);
  int make(const PutOffNotice& change);
  // No other process uses the file.
  int make(const Say&) { return SQLITE_DONE; }
  int make(const WakeSeek&) { return SQLITE_DONE; }
  // Takes all of these seeks for the table, or none where one of them waits no more.
  int take_seeks(const std::vector<std::string>& key_hashes, std::string_view table);
  int delete_table(std::string_view table);
  int append(std::string_view table, int number, std::string before, const std::vector<Entry>& entries);
  int changed_one(int result);
  // Whether the file is still where it was opened.
  bool in_place() const;
  // What is wrong now.
  std::string complaint() const;
  // Notes whether the database could be read.
  template <class Read>
  std::expected<Read, std::string> noted(std::expected<Read, ReadError> read);
  std::unexpected<std::string> broken(SqliteStatement& statement);
  // Notes that the database could not be read, and says why.
  std::string unreadable();

  SqliteDatabase db_;
  std::filesystem::path path_;
  Outage outage_{"the database"};
  SqliteReader reader_{db_.get()};
  SqlitePlayers players_{db_.get()};
  SqliteRatings ratings_{db_.get()};
  SqliteTournaments tournaments_{db_.get()};
  SqliteOrder order_{db_.get()};
  SqliteStatement begin_{db_.get(), "begin immediate"};
  SqliteStatement commit_{db_.get(), "commit"};
  SqliteStatement rollback_{db_.get(), "rollback"};
  SqliteStatement add_table_{db_.get(),
                             "insert into tables (id, game, options, secret, over, time_control, entries, head, "
                             "waited, dice, rated, watch) values "
                             "(?, ?, ?, ?, ?, ?, ?, ?, case when ? then unixepoch() end, ?, ?, ?)"};
  SqliteStatement add_seat_{db_.get(),
                            "insert into seats (table_id, seat, bot, key_hash, taken, name, player, origin, asked, "
                            "  asked_until) values (?, ?, ?, ?, ?, ?, (select id from players where id = ?), ?, "
                            "  (select id from players where id = ?), ?)"};
  SqliteStatement set_next_{db_.get(), "update tables set next = ? where id = ? and next is null"};
  SqliteStatement take_seat_{db_.get(),
                             "update seats set key_hash = ?1, taken = ?2, player = ?5, origin = ?6, "
                             "  asked = null, asked_until = null, declined = null "
                             "where table_id = ?3 and seat = ?4 and bot is null and key_hash is null "
                             "and (?5 is null or exists (select 1 from players where id = ?5)) "
                             "and (?7 is null or ?8 > (select count(*) from seats join tables on id = table_id "
                             "  where player = ?5 and over = 0)) "
                             "and not exists (select 1 from tables join seats as other on other.table_id = tables.id "
                             "  join players on players.id = other.player "
                             "  where tables.id = ?3 and rated and coalesce(owner, players.id) = coalesce(?7, ?5))"};
  SqliteStatement ask_bot_{db_.get(),
                           "update seats set asked = ?3, asked_until = ?4, declined = null "
                           "where table_id = ?1 and seat = ?2 and bot is null and key_hash is null "
                           "and exists (select 1 from players where id = ?3) and ?6 > (select count(*) from seats "
                           "  where asked = ?3 and asked_until > ?4 - ?5 and declined is null and key_hash is null)"};
  SqliteStatement asks_{db_.get(),
                        "select count(*) from seats where asked = ? and asked_until > ? "
                        "and declined is null and key_hash is null"};
  SqliteStatement decline_seat_{db_.get(),
                                "update seats set declined = ?4 where table_id = ?1 and seat = ?2 and asked = ?3 "
                                "and key_hash is null and declined is null"};
  // Where a seat has committed to its client seed, every draw follows from that, or from its not having come.
  SqliteStatement leave_seat_{
      db_.get(),
      "update seats set key_hash = null, taken = null, wants_rematch = 0, name = null, player = null, origin = null, "
      "  number = case when exists (select 1 from log where log.table_id = seats.table_id "
      "    and ((numbers >> seats.seat) & 1 or (log.seat is null and commitment is not null))) then number end, "
      "  commitment = case when exists (select 1 from log where log.table_id = seats.table_id and log.seat is null) "
      "    then commitment end "
      "where table_id = ?1 and seat = ?2 and key_hash = ?3 "
      "and (?4 is null or ?4 >= (select entries from tables where id = ?1))"};
  SqliteStatement held_{db_.get(), "select 1 from seats where table_id = ? and key_hash is not null limit 1"};
  SqliteStatement delete_passes_{db_.get(), "delete from passes where table_id = ?"};
  SqliteStatement delete_log_{db_.get(), "delete from log where table_id = ?"};
  SqliteStatement delete_seats_{db_.get(), "delete from seats where table_id = ?"};
  SqliteStatement delete_table_{db_.get(), "delete from tables where id = ?"};
  SqliteStatement want_rematch_{db_.get(), "update seats set wants_rematch = 1 where table_id = ? and seat = ?"};
  SqliteStatement commit_to_client_seed_{
      db_.get(),
      "update seats set commitment = ?1 where table_id = ?2 and seat = ?3 and key_hash is not null "
      "and case when ?1 = '' then commitment is null else "
      "  exists (select 1 from seats where table_id = ?2 and bot is null and commitment is null) "
      "  and not exists (select 1 from seats where table_id = ?2 and number <> '') end"};
  SqliteStatement give_client_seed_{
      db_.get(),
      "update seats set number = ? where table_id = ? and seat = ? and key_hash is not null and number is null"};
  SqliteStatement give_name_{db_.get(),
                             "update seats set name = ? where table_id = ? and seat = ? and key_hash is not null"};
  SqliteStatement wait_{
      db_.get(),
      "update tables set waited = case when ? then unixepoch() else 0 end where id = ? and waited is not null"};
  SqliteStatement drop_attendances_{db_.get(), "delete from attendances where said <= unixepoch() - ?"};
  SqliteStatement attend_{db_.get(),
                          "insert or replace into attendances (table_id, players, spectators, said) "
                          "select id, ?2, ?3, unixepoch() from tables where id = ?1 and watch is not null"};
  SqliteStatement withdraw_{db_.get(), "update tables set watch = null where id = ? and watch is not null"};
  SqliteStatement drop_passes_{db_.get(), "delete from passes where until <= unixepoch()"};
  SqliteStatement leave_pass_{
      db_.get(), "insert or replace into passes (table_id, id_hash, box, until) values (?, ?, ?, unixepoch() + ?)"};
  SqliteStatement use_pass_{db_.get(), "delete from passes where id_hash = ? and until > unixepoch()"};
  SqliteStatement drop_seeks_{db_.get(), "delete from seeks where until <= unixepoch()"};
  SqliteStatement seek_{
      db_.get(),
      "insert into seeks (key_hash, since, until, player, origin) values (?, ?, unixepoch() + ?, ?, ?) "
      "on conflict do update set until = excluded.until where table_id is null"};
  SqliteStatement wishes_{db_.get(), "select 1 from wishes where key_hash = ? limit 1"};
  SqliteStatement wish_{db_.get(),
                        "insert or ignore into wishes (key_hash, game, pace, since) "
                        "select key_hash, ?2, ?3, since from seeks where key_hash = ?1"};
  SqliteStatement end_seek_{db_.get(), "delete from seeks where key_hash = ? and table_id is ?"};
  SqliteStatement waits_{db_.get(),
                         "select 1 from seeks where key_hash = ? and table_id is null and until > unixepoch()"};
  SqliteStatement take_seek_{
      db_.get(), "update seeks set table_id = ?, paired = unixepoch(), until = unixepoch() + ? where key_hash = ?"};
  SqliteStatement unwish_{db_.get(), "update wishes set since = null where key_hash = ?"};
  // Whether somebody else of that pairing has left or has not come.
  SqliteStatement seek_of_{
      db_.get(),
      "select seeks.table_id, seat, game, commitment is not null, exists ("
      "  select 1 from seats as other where other.table_id = seeks.table_id and other.bot is null "
      "  and other.commitment is null "
      "  and other.key_hash is not seeks.key_hash and (other.key_hash is null or paired <= unixepoch() - ?2)) "
      "from seeks left join tables on tables.id = seeks.table_id "
      "left join seats on seats.table_id = seeks.table_id and seats.key_hash = seeks.key_hash "
      "where seeks.key_hash = ?1 and until > unixepoch()"};
  SqliteStatement is_back_{
      db_.get(),
      "update seeks set table_id = null, paired = null, until = unixepoch() + ?1 where table_id = ?2 "
      "and (key_hash = ?3 or exists (select 1 from seats where seats.table_id = ?2 "
      "  and seats.key_hash = seeks.key_hash and commitment is not null))"};
  SqliteStatement wish_again_{
      db_.get(),
      "update wishes set since = (select since from seeks where seeks.key_hash = wishes.key_hash) "
      "where key_hash in (select key_hash from seats where table_id = ?) "
      "and exists (select 1 from seeks where seeks.key_hash = wishes.key_hash and table_id is null)"};
  SqliteStatement end_seeks_{db_.get(), "delete from seeks where table_id = ?"};
  SqliteStatement waiting_{db_.get(),
                           "select wishes.key_hash, wishes.since, seeks.player, name, origin, mean, "
                           "(select group_concat(blocked, ' ') from blocks where blocks.player = seeks.player), "
                           "(select group_concat(other.player, ' ') from networks as own "
                           "  join networks as other on other.origin = own.origin and other.player <> own.player "
                           "  where own.player = seeks.player), unixepoch() + ? - until "
                           "from wishes join seeks on seeks.key_hash = wishes.key_hash "
                           "left join players on players.id = seeks.player "
                           "left join ratings on ratings.player = seeks.player and ratings.game = wishes.game "
                           "where pace = ? and wishes.game = ? and wishes.since is not null and until > unixepoch() "
                           "order by wishes.since, wishes.key_hash limit ?"};
  SqliteStatement subscribe_{
      db_.get(),
      "insert into subscriptions (table_id, seat, target_id, target) select ?1, ?2, ?3, ?4 "
      "where exists (select 1 from seats where table_id = ?1 and seat = ?2 and key_hash is not null) "
      "and (select count(*) from subscriptions where table_id = ?1 and seat = ?2 "
      "  and target_id <> ?3) < ?5 "
      "on conflict do update set target = excluded.target"};
  SqliteStatement unsubscribe_{
      db_.get(), "delete from subscriptions where target_id = ?1 and (?2 is null or (table_id = ?2 and seat = ?3))"};
  SqliteStatement news_came_{
      db_.get(),
      "update subscriptions set due = ? where table_id = ? and seat = ? and due is null and (told = 0 or ?)"};
  SqliteStatement follow_players_{
      db_.get(),
      "insert into subscriptions (table_id, seat, target_id, target, due) select ?1, seat, target_id, target, ?2 from ("
      "  select own.seat, old.target_id, max(old.target) as target, "
      "    row_number() over (partition by own.seat order by old.target_id) as place "
      "  from seats as own join seats as other on other.player = own.player and other.table_id <> own.table_id "
      "  join subscriptions as old on old.table_id = other.table_id and old.seat = other.seat "
      "  where own.table_id = ?1 group by own.seat, old.target_id) "
      "where place <= ?3 on conflict do nothing"};
  SqliteStatement seen_{db_.get(),
                        "update subscriptions set due = null, told = 0, tries = 0 where table_id = ? and seat = ? "
                        "and (due is not null or told)"};
  SqliteStatement take_notice_{db_.get(),
                               "update subscriptions set due = null, told = 1 where table_id = ? and seat = ? "
                               "and target_id = ? and due is not null"};
  SqliteStatement put_off_notice_{db_.get(),
                                  "update subscriptions set due = ?, told = 0, tries = tries + 1 where table_id = ? "
                                  "and seat = ? and target_id = ? and told"};
  SqliteStatement due_notices_{db_.get(),
                               "select table_id, seat, game, target_id, target, tries, due from subscriptions "
                               "join tables on id = table_id "
                               "where due <= ? and (due, table_id, seat, target_id) > (?, ?, ?, ?) "
                               "order by due, table_id, seat, target_id limit ?"};
  SqliteStatement delete_subscriptions_{db_.get(), "delete from subscriptions where table_id = ?"};
  SqliteStatement leave_subscriptions_{db_.get(), "delete from subscriptions where table_id = ? and seat = ?"};
  SqliteStatement append_{
      db_.get(),
      "insert into log (table_id, number, seat, token, action_id, numbers, timed_out, used, at, link) "
      "values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"};
  // Only where the log ends with the entry that the new ones follow, in the table's row and in the log itself.
  SqliteStatement set_head_{db_.get(),
                            "update tables set entries = ?1, head = ?2, over = over or ?3, "
                            "  ended = case when ?3 then ?4 else ended end "
                            "where id = ?5 and entries = ?6 - 1 and head = ?7 "
                            "  and not exists (select 1 from log where table_id = ?5 and number = ?6)"};
  SqliteStatement is_over_{db_.get(), "select over from tables where id = ?"};
  // It writes a page although the value is the same.
  SqliteStatement probe_{db_.get(), sqlite_probe().c_str()};
  SqliteStatement unfinished_{db_.get(),
                              "select id from tables where over = 0 and exists "
                              "(select 1 from seats where table_id = id and bot is not null)"};
  SqliteStatement ended_before_{db_.get(), "select id from tables where ended < ? order by ended limit ?"};
  SqliteStatement shortened_{db_.get(),
                             "select id from tables where over = 0 "
                             "and entries <> coalesce((select max(number) from log where table_id = id), 0)"};
  SqliteStatement size_{db_.get(),
                        "select (page_count - freelist_count) * page_size "
                        "from pragma_page_count, pragma_freelist_count, pragma_page_size"};
  SqliteStatement lobby_{
      db_.get(),
      "select id, game, options, unixepoch() - opened, "
      "  (select count(*) from seats where table_id = id), "
      "  (select count(*) from seats where table_id = id and bot is null and key_hash is null) as open, "
      "  (select count(*) from seats where table_id = id and bot is not null), time_control, rated "
      "from tables where waited > unixepoch() - ? and over = 0 and open > 0 order by opened desc, id limit ?"};
  SqliteStatement public_tables_{
      db_.get(),
      "select id, watch, game, options, time_control, rated, entries, spectators, unixepoch() - opened "
      "from attendances join tables on id = table_id "
      "where said > unixepoch() - ? and players > 0 and watch is not null and over = 0 "
      "  and game = coalesce(?, game) "
      "  and not exists (select 1 from seats where table_id = id and bot is null and key_hash is null) "
      "order by spectators desc, opened desc, id limit ?"};
  SqliteStatement public_seats_{
      db_.get(),
      "select bot, coalesce(players.name, seats.name), seats.player, ?3 and not players.private, mean, deviation "
      "from seats left join players on id = seats.player "
      "left join ratings on ratings.player = id and game = ?2 where table_id = ?1 order by seat"};
  SqliteStatement watched_as_{db_.get(), "select id from tables where watch = ?"};
  SqliteStatement pass_{db_.get(), "select table_id, box from passes where id_hash = ? and until > unixepoch()"};
  SqliteStatement signing_{db_.get(), "select seed from signing"};
  SqliteStatement sign_{db_.get(), "insert into signing select ? where not exists (select 1 from signing)"};
};

}  // namespace nemeton
