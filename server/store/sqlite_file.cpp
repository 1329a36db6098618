#include "server/store/sqlite_file.hpp"

#include <cerrno>

#include "server/host/log.hpp"
#include "server/store/sqlite_schema.hpp"

namespace nemeton {

namespace {

std::int64_t milliseconds_of(WallTime time) { return time.time_since_epoch().count(); }

}  // namespace

std::expected<std::unique_ptr<SqliteFile>, std::string> SqliteFile::open(const std::filesystem::path& path) {
  errno = 0;
  sqlite3* raw = nullptr;
  const int opened =
      sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  SqliteDatabase db(raw);
  if (opened != SQLITE_OK) return std::unexpected(sqlite_complaint(raw));
  sqlite3_busy_timeout(raw, 2000);
  // FULL: a commit has returned only when the write-ahead log is on disk. With NORMAL that waits for the next checkpoint, and a
  // power cut takes back what was confirmed since.
  auto ready = execute_sqlite(raw, "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
  // SQLite opens a file that it may not write all the same.
  if (sqlite3_db_readonly(raw, "main") == 1) return std::unexpected("it may be read, but not written");
  if (ready) ready = check_sqlite(raw, SqliteCheck::quick);
  if (ready) ready = migrate_sqlite(raw);
  if (!ready) return std::unexpected(ready.error());
  // The pages that the check has read; what is wrong with the file later is not hidden by them.
  sqlite3_db_release_memory(raw);
  std::unique_ptr<SqliteFile> file(new SqliteFile(std::move(db)));
  if (!file->prepared()) return std::unexpected("its tables are not those of nemeton");
  return file;
}

bool SqliteFile::prepared() const {
  for (const SqliteStatement* each : {&begin_,
                                      &commit_,
                                      &rollback_,
                                      &add_table_,
                                      &add_seat_,
                                      &set_next_,
                                      &take_seat_,
                                      &leave_seat_,
                                      &held_,
                                      &delete_passes_,
                                      &delete_log_,
                                      &delete_seats_,
                                      &delete_table_,
                                      &want_rematch_,
                                      &commit_to_client_seed_,
                                      &give_client_seed_,
                                      &give_name_,
                                      &wait_,
                                      &drop_passes_,
                                      &leave_pass_,
                                      &use_pass_,
                                      &append_,
                                      &end_table_,
                                      &table_,
                                      &seats_,
                                      &entries_,
                                      &ids_,
                                      &unfinished_,
                                      &lobby_,
                                      &pass_,
                                      &signing_,
                                      &sign_}) {
    if (!each->prepared()) return false;
  }
  return true;
}

std::vector<CommitResult> SqliteFile::commit(std::span<const Change> changes) {
  std::vector<CommitResult> commit_results;
  commit_results.reserve(changes.size());
  errno = 0;
  bool sound = in_place() && begin_.run() == SQLITE_DONE;
  for (const Change& change : changes) {
    if (!sound) break;
    const int result = std::visit([this](const auto& each) { return make(each); }, change);
    sound = result == SQLITE_DONE || result == SQLITE_CONSTRAINT;
    commit_results.push_back(result == SQLITE_DONE ? CommitResult::done : CommitResult::conflict);
  }
  sound = sound && commit_.run() == SQLITE_DONE;
  note(sound);
  if (sound) return commit_results;
  if (sqlite3_get_autocommit(db_.get()) == 0) rollback_.run();
  sqlite3_db_release_memory(db_.get());
  return std::vector<CommitResult>(changes.size(), CommitResult::failed);
}

void SqliteFile::note(bool written) {
  if (written == writable_) return;
  writable_ = written;
  if (written) {
    log_info("the database can be written again");
  } else {
    log_error("the database cannot be written; until it can, nothing is confirmed", {{"reason", complaint()}});
  }
}

// What is written to a file that has no name any more is lost when it is closed.
bool SqliteFile::in_place() const {
  int moved = 0;
  sqlite3_file_control(db_.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return moved == 0;
}

std::string SqliteFile::complaint() const {
  if (!in_place()) return "the file is not where it was opened, but moved, deleted or replaced";
  return sqlite_complaint(db_.get());
}

std::expected<std::optional<StoredTable>, std::string> SqliteFile::load(const std::string& id, int after) {
  if (!in_place()) return broken(table_);
  table_.begin().text(id);
  if (!table_.row()) {
    if (table_.result() != SQLITE_DONE) return broken(table_);
    return std::optional<StoredTable>();
  }
  StoredTable table{.id = id,
                    .game = table_.bytes_at(0),
                    .options = table_.bytes_at(1),
                    .server_seed = table_.bytes_at(2),
                    .dice_version = static_cast<int>(table_.integer_at(8)),
                    .time_control = table_.bytes_at(5),
                    .seats = {},
                    .log = {},
                    .over = table_.integer_at(3) != 0,
                    .next = table_.bytes_at(4),
                    .lobby = table_.integer_at(6) != 0,
                    .opened = WallTime(std::chrono::seconds(table_.integer_at(7)))};
  table_.end();
  seats_.begin().text(id);
  while (seats_.row()) {
    StoredSeat seat;
    if (!seats_.is_null(0)) seat.bot = level_named(seats_.bytes_at(0));
    seat.key_hash = seats_.bytes_at(1);
    seat.wants_rematch = seats_.integer_at(2) != 0;
    if (!seats_.is_null(6)) seat.commitment = seats_.bytes_at(6);
    if (!seats_.is_null(3)) seat.client_seed = seats_.bytes_at(3);
    seat.taken = WallTime(milliseconds(seats_.integer_at(4)));
    seat.name = seats_.bytes_at(5);
    table.seats.push_back(std::move(seat));
  }
  if (seats_.result() != SQLITE_DONE) return broken(seats_);
  seats_.end();
  entries_.begin().text(id).integer(after);
  while (entries_.row()) {
    const std::int64_t number = entries_.integer_at(0);
    if (number != after + static_cast<std::int64_t>(table.log.size()) + 1) {
      entries_.end();
      return std::unexpected("the log of table " + id + " has a gap before entry " + std::to_string(number));
    }
    Entry entry{.seat = entries_.is_null(1) ? kChance : static_cast<Seat>(entries_.integer_at(1)),
                .token = {},
                .id = entries_.bytes_at(3),
                .client_seeds = SeatSet(static_cast<std::uint8_t>(entries_.integer_at(4))),
                .timed_out = entries_.integer_at(5) != 0,
                .at = WallTime(milliseconds(entries_.integer_at(7)))};
    if (!entries_.is_null(2)) entry.token = entries_.bytes_at(2);
    if (!entries_.is_null(6)) entry.used = milliseconds(entries_.integer_at(6));
    table.log.push_back(std::move(entry));
  }
  if (entries_.result() != SQLITE_DONE) return broken(entries_);
  entries_.end();
  return table;
}

std::expected<std::vector<std::string>, std::string> SqliteFile::unfinished_with_bots() { return texts(unfinished_); }

std::expected<std::vector<std::string>, std::string> SqliteFile::ids() { return texts(ids_); }

std::expected<std::vector<std::string>, std::string> SqliteFile::texts(SqliteStatement& statement) {
  std::vector<std::string> all;
  statement.begin();
  while (statement.row()) all.push_back(statement.bytes_at(0));
  if (statement.result() != SQLITE_DONE) return broken(statement);
  statement.end();
  return all;
}

std::expected<std::string, std::string> SqliteFile::signing_seed(const std::string& fresh) {
  // Who comes second keeps the first one's.
  if (sign_.begin().blob_or_null(fresh).run() != SQLITE_DONE) return broken(sign_);
  if (!signing_.begin().row()) return broken(signing_);
  std::string seed = signing_.bytes_at(0);
  signing_.end();
  return seed;
}

std::expected<std::vector<OpenSeats>, std::string> SqliteFile::lobby(int most) {
  std::vector<OpenSeats> tables;
  lobby_.begin().integer(kWait.count()).integer(most);
  while (lobby_.row()) {
    tables.push_back({.table = lobby_.bytes_at(0),
                      .game = lobby_.bytes_at(1),
                      .options = lobby_.bytes_at(2),
                      .time_control = lobby_.bytes_at(7),
                      .seats = static_cast<int>(lobby_.integer_at(4)),
                      .open = static_cast<int>(lobby_.integer_at(5)),
                      .bots = static_cast<int>(lobby_.integer_at(6)),
                      .age = lobby_.integer_at(3)});
  }
  if (lobby_.result() != SQLITE_DONE) return broken(lobby_);
  lobby_.end();
  return tables;
}

std::expected<std::optional<Pass>, std::string> SqliteFile::pass(const std::string& id_hash) {
  std::optional<Pass> found;
  if (pass_.begin().blob_or_null(id_hash).row()) found = Pass{pass_.bytes_at(0), pass_.bytes_at(1)};
  if (pass_.result() != SQLITE_DONE && pass_.result() != SQLITE_ROW) return broken(pass_);
  pass_.end();
  return found;
}

int SqliteFile::make(const OpenTable& change) {
  const StoredTable& table = change.table;
  if (!change.rematch_of.empty()) {
    const int result = changed_one(set_next_.begin().text(table.id).text(change.rematch_of).run());
    if (result != SQLITE_DONE) return result;
  }
  int result = add_table_.begin()
                   .text(table.id)
                   .text(table.game)
                   .text(table.options)
                   .text(table.server_seed)
                   .integer(table.over ? 1 : 0)
                   .text_or_null(table.time_control)
                   .integer(table.lobby ? 1 : 0)
                   .integer(table.dice_version)
                   .run();
  for (std::size_t i = 0; result == SQLITE_DONE && i < table.seats.size(); ++i) {
    const StoredSeat& seat = table.seats[i];
    add_seat_.begin().text(table.id).integer(static_cast<std::int64_t>(i));
    add_seat_.text_or_null(seat.bot ? kLevelNames[static_cast<std::size_t>(*seat.bot)] : "")
        .blob_or_null(seat.key_hash)
        .integer_or_null(milliseconds_of(seat.taken))
        .text_or_null(seat.name);
    result = add_seat_.run();
  }
  if (result == SQLITE_DONE) result = append(table.id, 1, table.log);
  // A name is random and free; were it taken, what was done so far would have to go.
  return result == SQLITE_CONSTRAINT ? SQLITE_ERROR : result;
}

int SqliteFile::make(const TakeSeat& change) {
  take_seat_.begin().blob_or_null(change.key_hash).integer_or_null(milliseconds_of(change.taken));
  return changed_one(take_seat_.text(change.table).integer(change.seat).run());
}

int SqliteFile::make(const LeaveSeat& change) {
  const int left =
      changed_one(leave_seat_.begin().text(change.table).integer(change.seat).blob_or_null(change.key_hash).run());
  if (left != SQLITE_DONE) return left;
  const bool held = held_.begin().text(change.table).row();
  const int result = held_.result();
  held_.end();
  return held ? SQLITE_DONE : result == SQLITE_DONE ? delete_table(change.table) : result;
}

int SqliteFile::delete_table(std::string_view table) {
  for (SqliteStatement* each : {&delete_passes_, &delete_log_, &delete_seats_, &delete_table_}) {
    if (const int result = each->begin().text(table).run(); result != SQLITE_DONE) return result;
  }
  return SQLITE_DONE;
}

int SqliteFile::make(const WantRematch& change) {
  return changed_one(want_rematch_.begin().text(change.table).integer(change.seat).run());
}

int SqliteFile::make(const CommitToClientSeed& change) {
  return changed_one(
      commit_to_client_seed_.begin().text(change.commitment).text(change.table).integer(change.seat).run());
}

int SqliteFile::make(const GiveClientSeed& change) {
  return changed_one(give_client_seed_.begin().text(change.client_seed).text(change.table).integer(change.seat).run());
}

int SqliteFile::make(const GiveName& change) {
  return changed_one(give_name_.begin().text(change.name).text(change.table).integer(change.seat).run());
}

int SqliteFile::make(const Wait& change) {
  return changed_one(wait_.begin().integer(change.waits ? 1 : 0).text(change.table).run());
}

int SqliteFile::make(const LeavePass& change) {
  if (const int result = drop_passes_.begin().run(); result != SQLITE_DONE) return result;
  return leave_pass_.begin()
      .text(change.pass.table)
      .blob_or_null(change.id_hash)
      .text(change.pass.box)
      .integer(std::chrono::seconds(kPassLife).count())
      .run();
}

int SqliteFile::make(const UsePass& change) {
  return changed_one(use_pass_.begin().blob_or_null(change.id_hash).run());
}

int SqliteFile::make(const Append& change) {
  int result = append(change.table, change.first, change.entries);
  if (result == SQLITE_DONE && change.over) result = end_table_.begin().text(change.table).run();
  return result;
}

int SqliteFile::append(std::string_view table, int number, const std::vector<Entry>& entries) {
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const Entry& entry = entries[i];
    append_.begin().text(table).integer(number + static_cast<int>(i));
    entry.seat == kChance ? append_.null() : append_.integer(entry.seat);
    entry.token ? append_.text(*entry.token) : append_.null();
    append_.text_or_null(entry.id);
    append_.integer_or_null(entry.client_seeds.bits()).integer_or_null(entry.timed_out ? 1 : 0);
    entry.used ? append_.integer(entry.used->count()) : append_.null();
    const int result = append_.integer_or_null(milliseconds_of(entry.at)).run();
    // The log has no gaps: where the first number is free, so are those after it.
    if (result != SQLITE_DONE) return result == SQLITE_CONSTRAINT && i > 0 ? SQLITE_ERROR : result;
  }
  return SQLITE_DONE;
}

// An update that found its row already changed is a conflict.
int SqliteFile::changed_one(int result) {
  return result == SQLITE_DONE && sqlite3_changes(db_.get()) != 1 ? SQLITE_CONSTRAINT : result;
}

std::unexpected<std::string> SqliteFile::broken(SqliteStatement& statement) {
  std::string message = "the database cannot be read: " + complaint();
  statement.end();
  // Pages that were damaged are read anew the next time.
  sqlite3_db_release_memory(db_.get());
  return std::unexpected(std::move(message));
}

}  // namespace nemeton
