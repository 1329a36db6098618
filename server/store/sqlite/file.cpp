#include "server/store/sqlite/file.hpp"

#include <cerrno>

namespace nemeton {

namespace {

constexpr int kPatience = 2000;  // milliseconds, for another process that writes

void add_functions(sqlite3* db) {
  const auto microseconds = [](sqlite3_context* context, int, sqlite3_value**) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    sqlite3_result_int64(context, std::chrono::duration_cast<std::chrono::microseconds>(now).count());
  };
  sqlite3_create_function_v2(db, "microseconds", 0, SQLITE_UTF8, nullptr, microseconds, nullptr, nullptr, nullptr);
}

}  // namespace

std::expected<std::unique_ptr<SqliteFile>, std::string> SqliteFile::open(const std::filesystem::path& path,
                                                                         Access access) {
  errno = 0;
  const bool looks = access == Access::look;
  sqlite3* raw = nullptr;
  const int opened = sqlite3_open_v2(
      path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (looks ? 0 : SQLITE_OPEN_CREATE), nullptr);
  SqliteDatabase db(raw);
  if (opened != SQLITE_OK) return std::unexpected(sqlite_complaint(raw));
  sqlite3_busy_timeout(raw, kPatience);
  add_functions(raw);
  // FULL: a commit has returned only when the write-ahead log is on disk. With NORMAL that waits for the next checkpoint, and a
  // power cut takes back what was confirmed since.
  auto ready =
      execute_sqlite(raw, looks ? "pragma query_only = on; begin"
                                : "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;"
                                  // Deleted data is overwritten.
                                  "pragma secure_delete = on;");
  // SQLite opens a file that it may not write all the same.
  if (!looks && sqlite3_db_readonly(raw, "main") == 1) return std::unexpected("it may be read, but not written");
  if (ready && !looks) ready = check_sqlite(raw, SqliteCheck::quick);
  if (ready) ready = migrate_sqlite(raw, access);
  if (!ready) return std::unexpected(ready.error());
  if (!has_schema(raw)) return std::unexpected("its tables are not those of nemeton");
  // The pages that the check has read would hide later damage to the file.
  sqlite3_db_release_memory(raw);
  return std::unique_ptr<SqliteFile>(new SqliteFile(std::move(db), path));
}

std::vector<CommitResult> SqliteFile::commit(std::span<const Change> changes) {
  std::vector<CommitResult> results;
  results.reserve(changes.size());
  errno = 0;
  bool sound = in_place() && execute("begin immediate") == SQLITE_DONE;
  for (const Change& change : changes) {
    if (!sound) break;
    const int result = make(change);
    sound = result == SQLITE_DONE || result == SQLITE_CONSTRAINT;
    results.push_back(result == SQLITE_DONE ? CommitResult::done : CommitResult::conflict);
  }
  sound = sound && execute("commit") == SQLITE_DONE;
  if (sound) {
    outage_.worked("written");
    return results;
  }
  outage_.failed("written", complaint());
  if (sqlite3_get_autocommit(db_.get()) == 0) execute("rollback");
  sqlite3_db_release_memory(db_.get());
  return std::vector<CommitResult>(changes.size(), CommitResult::failed);
}

int SqliteFile::make(const Change& change) {
  const Queries queries = queries_for(change, "");
  // The first query of an Append tells whether there is a conflict, unless ratings follow.
  const auto* append = change_as<Append>(change);
  const bool is_guarded = queries.size() > 1 && (append == nullptr || append->rated);
  if (!is_guarded) return make(queries, is_guarded);
  if (const int result = execute("savepoint change"); result != SQLITE_DONE) return result;
  const int result = make(queries, is_guarded);
  if (result != SQLITE_DONE && result != SQLITE_CONSTRAINT) return result;
  if (result == SQLITE_CONSTRAINT && execute("rollback to change") != SQLITE_DONE) return SQLITE_ERROR;
  const int released = execute("release change");
  return released == SQLITE_DONE ? result : released;
}

int SqliteFile::make(const Queries& queries, bool is_guarded) {
  for (const Query& each : queries) {
    SqliteStatement& statement = this->statement(each.sql);
    statement.bind(each.values);
    const int changes = sqlite3_total_changes(db_.get());
    const bool has_row = statement.step();
    while (statement.result() == SQLITE_ROW) statement.step();
    statement.end();
    const bool has_effect = has_row || sqlite3_total_changes(db_.get()) != changes;
    const bool is_conflict =
        statement.result() == SQLITE_CONSTRAINT || (statement.result() == SQLITE_DONE && each.decides && !has_effect);
    // The queries before this one have changed something.
    if (is_conflict) return is_guarded || &each == queries.data() ? SQLITE_CONSTRAINT : SQLITE_ERROR;
    if (statement.result() != SQLITE_DONE) return statement.result();
  }
  return SQLITE_DONE;
}

int SqliteFile::execute(const Sql& sql) {
  SqliteStatement& statement = this->statement(sql);
  statement.step();
  statement.end();
  return statement.result();
}

SqliteStatement& SqliteFile::statement(const Sql& sql) {
  auto& found = statements_[sql.text()];
  // A table that was missing may be there again.
  if (!found || !found->is_prepared()) found = std::make_unique<SqliteStatement>(db_.get(), sql.for_sqlite());
  return *found;
}

bool SqliteFile::truncate_wal() {
  // Changes would wait as long as this does for a reader of an older state, such as a backup.
  sqlite3_busy_timeout(db_.get(), 0);
  const int result = sqlite3_wal_checkpoint_v2(db_.get(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
  sqlite3_busy_timeout(db_.get(), kPatience);
  return result == SQLITE_OK;
}

// Data that is written to a file without a name is lost when it is closed.
bool SqliteFile::in_place() const {
  int moved = 0;
  sqlite3_file_control(db_.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return moved == 0;
}

std::string SqliteFile::complaint() const {
  if (!in_place()) return "the file is not where it was opened, but moved, deleted or replaced";
  return sqlite_complaint(db_.get());
}

std::expected<Results, ReadError> SqliteFile::run(const Queries& queries, bool is_of_one_table) {
  bool sound = in_place();
  Results results(queries.size());
  for (std::size_t i = 0; sound && i < queries.size(); ++i) {
    SqliteStatement& statement = this->statement(queries[i].sql);
    statement.bind(queries[i].values);
    while (statement.step()) results[i].push_back(statement.row());
    sound = statement.result() == SQLITE_DONE;
    if (sound) statement.end();
  }
  if (sound) {
    outage_.worked("read");
    return results;
  }
  const bool is_damage = is_of_one_table && sqlite3_errcode(db_.get()) == SQLITE_CORRUPT && in_place();
  std::string message = is_damage ? complaint() : "the database cannot be read: " + complaint();
  if (!is_damage) outage_.failed("read", message);
  for (const Query& each : queries) statement(each.sql).end();
  // Pages that were damaged are read again the next time.
  sqlite3_db_release_memory(db_.get());
  return std::unexpected(ReadError{is_damage ? ReadError::Of::table : ReadError::Of::store, std::move(message)});
}

std::expected<std::optional<StoredTable>, ReadError> SqliteFile::load(const std::string& id, int after) {
  return read_table(id, after, run(queries_for_table(id, after), /*is_of_one_table=*/true));
}

std::expected<std::vector<std::string>, std::string> SqliteFile::texts(const char* sql) {
  const auto results = run({{sql}}, /*is_of_one_table=*/false);
  if (!results) return std::unexpected(results.error().message);
  return read_all(*results, read_text);
}

std::expected<StoreSize, std::string> SqliteFile::size() {
  const auto results = run({{"select (page_count - freelist_count) * page_size "
                             "from pragma_page_count, pragma_freelist_count, pragma_page_size"}},
                           /*is_of_one_table=*/false);
  if (!results) return std::unexpected(results.error().message);
  StoreSize size{.bytes = results->front().front().integer(0), .free = {}};
  std::error_code error;
  const auto space = std::filesystem::space(path_, error);
  if (!error) size.free = static_cast<std::int64_t>(space.available);
  return size;
}

}  // namespace nemeton
