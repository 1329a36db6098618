#include "server/store/sqlite.hpp"

#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace nemeton {

namespace {

// The steps that lead from each version of the schema (PRAGMA user_version) to the next.
constexpr std::array kMigrations = {
    R"(
create table tables (
  id text primary key,
  game text not null,
  options text not null,
  seed integer not null,
  opened integer not null default (unixepoch()),
  over integer not null default 0,
  next text
) strict, without rowid;

create table seats (
  table_id text not null references tables (id),
  seat integer not null,
  bot text,
  key_hash blob,
  primary key (table_id, seat)
) strict, without rowid;

create table log (
  table_id text not null references tables (id),
  number integer not null,
  seat integer,
  token text,
  action_id text,
  primary key (table_id, number)
) strict, without rowid;

create index unfinished on tables (id) where over = 0;
)",
};
constexpr int kVersion = static_cast<int>(kMigrations.size());

// A prepared statement: bound from the left, stepped, reset when done.
class Statement {
 public:
  Statement(sqlite3* db, const char* sql) {
    sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement_, nullptr);
  }
  ~Statement() { sqlite3_finalize(statement_); }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  bool prepared() const { return statement_ != nullptr; }

  Statement& begin() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
    bound_ = 0;
    return *this;
  }
  Statement& text(std::string_view value) {
    sqlite3_bind_text(statement_, ++bound_, value.data(), static_cast<int>(value.size()), SQLITE_TRANSIENT);
    return *this;
  }
  Statement& text_or_null(std::string_view value) { return value.empty() ? null() : text(value); }
  Statement& blob_or_null(std::string_view value) {
    if (value.empty()) return null();
    sqlite3_bind_blob(statement_, ++bound_, value.data(), static_cast<int>(value.size()), SQLITE_TRANSIENT);
    return *this;
  }
  Statement& integer(std::int64_t value) {
    sqlite3_bind_int64(statement_, ++bound_, value);
    return *this;
  }
  Statement& null() {
    sqlite3_bind_null(statement_, ++bound_);
    return *this;
  }

  // Moves to the next row; false at the end or on an error, which `result` tells apart.
  bool row() { return (result_ = sqlite3_step(statement_)) == SQLITE_ROW; }
  // Runs a statement that gives no rows.
  int run() {
    row();
    sqlite3_reset(statement_);
    return result_;
  }
  int result() const { return result_; }
  void end() { sqlite3_reset(statement_); }

  bool is_null(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }
  std::int64_t integer_at(int column) const { return sqlite3_column_int64(statement_, column); }
  std::string bytes_at(int column) const {
    const auto* data = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    return data == nullptr ? "" : std::string(data, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)));
  }

 private:
  sqlite3_stmt* statement_ = nullptr;
  int bound_ = 0;
  int result_ = SQLITE_OK;
};

struct Close {
  void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
};
using Database = std::unique_ptr<sqlite3, Close>;

// Held as long as the server lives; the system lets go of it whatever way the process ends.
class FolderLock {
 public:
  explicit FolderLock(int file) : file_(file) {}
  FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock() {
    if (file_ >= 0) close(file_);
  }

 private:
  int file_;
};

class Sqlite final : public Store {
 public:
  Sqlite(FolderLock lock, Database db) : lock_(std::move(lock)), db_(std::move(db)) {}

  bool prepared() const {
    for (const Statement* each :
         {&begin_, &commit_, &rollback_, &savepoint_, &release_, &undo_, &add_table_, &add_seat_, &set_next_,
          &take_seat_, &append_, &end_table_, &table_, &seats_, &entries_, &unfinished_}) {
      if (!each->prepared()) return false;
    }
    return true;
  }

  std::vector<Outcome> commit(std::span<const Change> changes) override {
    std::vector<Outcome> outcomes;
    bool sound = begin_.run() == SQLITE_DONE;
    for (const Change& change : changes) {
      if (!sound) break;
      sound = savepoint_.run() == SQLITE_DONE;
      const int result = std::visit([this](const auto& each) { return make(each); }, change);
      const bool conflict = result == SQLITE_CONSTRAINT;
      if (conflict) undo_.run();
      sound = sound && (conflict || result == SQLITE_DONE) && release_.run() == SQLITE_DONE;
      outcomes.push_back(conflict ? Outcome::conflict : Outcome::done);
    }
    if (sound && commit_.run() == SQLITE_DONE) return outcomes;
    spdlog::error("the database cannot be written: {}", sqlite3_errmsg(db_.get()));
    rollback_.run();
    return std::vector<Outcome>(changes.size(), Outcome::failed);
  }

  std::expected<std::optional<StoredTable>, std::string> load(std::string_view id) override {
    table_.begin().text(id);
    if (!table_.row()) return table_.result() == SQLITE_DONE ? found(std::nullopt) : broken(table_);
    StoredTable table{.id = std::string(id),
                      .game = table_.bytes_at(0),
                      .options = table_.bytes_at(1),
                      .seed = static_cast<std::uint64_t>(table_.integer_at(2)),
                      .seats = {},
                      .log = {},
                      .over = table_.integer_at(3) != 0,
                      .next = table_.bytes_at(4)};
    table_.end();
    seats_.begin().text(id);
    while (seats_.row()) {
      StoredSeat seat;
      if (!seats_.is_null(0)) seat.bot = level_named(seats_.bytes_at(0));
      seat.key_hash = seats_.bytes_at(1);
      table.seats.push_back(seat);
    }
    if (seats_.result() != SQLITE_DONE) return broken(seats_);
    seats_.end();
    entries_.begin().text(id);
    while (entries_.row()) {
      if (entries_.integer_at(0) != static_cast<std::int64_t>(table.log.size()) + 1) {
        std::string gap =
            "the log of table " + table.id + " has a gap before entry " + std::to_string(entries_.integer_at(0));
        entries_.end();
        return std::unexpected(std::move(gap));
      }
      Entry entry{.seat = entries_.is_null(1) ? kChance : static_cast<Seat>(entries_.integer_at(1)),
                  .token = {},
                  .id = entries_.bytes_at(3)};
      if (!entries_.is_null(2)) entry.token = entries_.bytes_at(2);
      table.log.push_back(std::move(entry));
    }
    if (entries_.result() != SQLITE_DONE) return broken(entries_);
    entries_.end();
    return found(std::move(table));
  }

  std::expected<std::vector<std::string>, std::string> unfinished_with_bots() override {
    std::vector<std::string> ids;
    unfinished_.begin();
    while (unfinished_.row()) ids.push_back(unfinished_.bytes_at(0));
    if (unfinished_.result() != SQLITE_DONE) return broken(unfinished_);
    unfinished_.end();
    return ids;
  }

 private:
  // Each gives SQLITE_DONE, SQLITE_CONSTRAINT for a conflict, or what failed.
  int make(const OpenTable& change) {
    const StoredTable& table = change.table;
    int result = add_table_.begin()
                     .text(table.id)
                     .text(table.game)
                     .text(table.options)
                     .integer(static_cast<std::int64_t>(table.seed))
                     .integer(table.over ? 1 : 0)
                     .run();
    for (std::size_t i = 0; result == SQLITE_DONE && i < table.seats.size(); ++i) {
      const StoredSeat& seat = table.seats[i];
      add_seat_.begin().text(table.id).integer(static_cast<std::int64_t>(i));
      add_seat_.text_or_null(seat.bot ? kLevelNames[static_cast<std::size_t>(*seat.bot)] : "")
          .blob_or_null(seat.key_hash);
      result = add_seat_.run();
    }
    if (result == SQLITE_DONE) result = append(table.id, 1, table.log);
    if (result == SQLITE_DONE && !change.rematch_of.empty()) {
      result = changed_one(set_next_.begin().text(table.id).text(change.rematch_of).run());
    }
    return result;
  }

  int make(const TakeSeat& change) {
    return changed_one(take_seat_.begin().blob_or_null(change.key_hash).text(change.table).integer(change.seat).run());
  }

  int make(const Append& change) {
    int result = append(change.table, change.first, change.entries);
    if (result == SQLITE_DONE && change.over) result = end_table_.begin().text(change.table).run();
    return result;
  }

  int append(std::string_view table, int number, const std::vector<Entry>& entries) {
    int result = SQLITE_DONE;
    for (std::size_t i = 0; result == SQLITE_DONE && i < entries.size(); ++i) {
      const Entry& entry = entries[i];
      append_.begin().text(table).integer(number + static_cast<int>(i));
      entry.seat == kChance ? append_.null() : append_.integer(entry.seat);
      entry.token ? append_.text(*entry.token) : append_.null();
      result = append_.text_or_null(entry.id).run();
    }
    return result;
  }

  // An update that found its row already changed is a conflict.
  int changed_one(int result) {
    return result == SQLITE_DONE && sqlite3_changes(db_.get()) != 1 ? SQLITE_CONSTRAINT : result;
  }

  static std::expected<std::optional<StoredTable>, std::string> found(std::optional<StoredTable> table) {
    return table;
  }

  std::unexpected<std::string> broken(Statement& statement) {
    std::string message = std::string("the database cannot be read: ") + sqlite3_errmsg(db_.get());
    statement.end();
    return std::unexpected(std::move(message));
  }

  FolderLock lock_;
  Database db_;
  Statement begin_{db_.get(), "begin immediate"};
  Statement commit_{db_.get(), "commit"};
  Statement rollback_{db_.get(), "rollback"};
  Statement savepoint_{db_.get(), "savepoint change"};
  Statement release_{db_.get(), "release change"};
  Statement undo_{db_.get(), "rollback to change"};
  Statement add_table_{db_.get(), "insert into tables (id, game, options, seed, over) values (?, ?, ?, ?, ?)"};
  Statement add_seat_{db_.get(), "insert into seats (table_id, seat, bot, key_hash) values (?, ?, ?, ?)"};
  Statement set_next_{db_.get(), "update tables set next = ? where id = ? and next is null"};
  Statement take_seat_{
      db_.get(), "update seats set key_hash = ? where table_id = ? and seat = ? and bot is null and key_hash is null"};
  Statement append_{db_.get(), "insert into log (table_id, number, seat, token, action_id) values (?, ?, ?, ?, ?)"};
  Statement end_table_{db_.get(), "update tables set over = 1 where id = ?"};
  Statement table_{db_.get(), "select game, options, seed, over, next from tables where id = ?"};
  Statement seats_{db_.get(), "select bot, key_hash from seats where table_id = ? order by seat"};
  Statement entries_{db_.get(), "select number, seat, token, action_id from log where table_id = ? order by number"};
  Statement unfinished_{db_.get(),
                        "select id from tables where over = 0 and exists "
                        "(select 1 from seats where table_id = id and bot is not null)"};
};

std::expected<FolderLock, std::string> lock_folder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return std::unexpected("data folder " + folder.string() + " cannot be made: " + error.message());
  const std::string path = folder / "nemeton.lock";
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0)
    return std::unexpected("data folder " + folder.string() + " cannot be written: " + std::strerror(errno));
  FolderLock lock(file);
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    return std::unexpected("data folder " + folder.string() + " is in use by another server");
  }
  return lock;
}

std::expected<std::int64_t, std::string> pragma(sqlite3* db, const char* sql) {
  Statement statement(db, sql);
  if (!statement.prepared() || !statement.row()) return std::unexpected(sqlite3_errmsg(db));
  return statement.integer_at(0);
}

std::expected<void, std::string> execute(sqlite3* db, const std::string& sql) {
  if (sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) return std::unexpected(sqlite3_errmsg(db));
  return {};
}

// Reads every page; the first thing that is wrong.
std::expected<void, std::string> check(sqlite3* db) {
  Statement statement(db, "pragma quick_check(1)");
  if (!statement.prepared() || !statement.row()) return std::unexpected(sqlite3_errmsg(db));
  const std::string found = statement.bytes_at(0);
  if (found != "ok") return std::unexpected("damaged: " + found.substr(0, found.find('\n')));
  return {};
}

std::expected<void, std::string> migrate(sqlite3* db) {
  const auto version = pragma(db, "pragma user_version");
  if (!version) return std::unexpected(version.error());
  if (*version < 0 || *version > kVersion) {
    return std::unexpected("schema version " + std::to_string(*version) + ", expected at most " +
                           std::to_string(kVersion) + ": a newer nemeton wrote it");
  }
  for (auto from = static_cast<std::size_t>(*version); from < kMigrations.size(); ++from) {
    const std::string sql = "begin immediate;" + std::string(kMigrations[from]) +
                            "pragma user_version = " + std::to_string(from + 1) + "; commit;";
    if (auto done = execute(db, sql); !done) return done;
  }
  return {};
}

}  // namespace

std::expected<std::unique_ptr<Store>, std::string> open_sqlite(const std::filesystem::path& folder) {
  auto lock = lock_folder(folder);
  if (!lock) return std::unexpected(lock.error());
  const std::string path = folder / "nemeton.sqlite";
  const auto wrong = [&](const std::string& what) {
    return std::unexpected("database " + path + " cannot be used: " + what);
  };

  sqlite3* raw = nullptr;
  const int opened =
      sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  Database db(raw);
  if (opened != SQLITE_OK) return wrong(sqlite3_errmsg(raw));
  sqlite3_busy_timeout(raw, 2000);
  // FULL: a commit has returned only when it is on disk.
  auto ready = execute(raw, "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
  if (ready) ready = check(raw);
  if (ready) ready = migrate(raw);
  if (!ready) return wrong(ready.error());
  auto store = std::make_unique<Sqlite>(std::move(*lock), std::move(db));
  if (!store->prepared()) return wrong("its tables are not those of nemeton");
  return store;
}

}  // namespace nemeton
