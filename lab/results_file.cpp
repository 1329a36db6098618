#include "lab/results_file.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/version.hpp"
#include "protocol/game_json.hpp"

namespace nemeton::lab {

namespace {

// Owns a prepared statement.
class Statement {
 public:
  Statement(sqlite3* db, const std::string& sql) { sqlite3_prepare_v2(db, sql.c_str(), -1, &statement_, nullptr); }
  ~Statement() { sqlite3_finalize(statement_); }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  Statement& bind(const std::string& text) {
    sqlite3_bind_text(statement_, ++bound_, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
    return *this;
  }
  Statement& bind(std::int64_t number) {
    sqlite3_bind_int64(statement_, ++bound_, number);
    return *this;
  }
  Statement& bind_real(double number) {
    sqlite3_bind_double(statement_, ++bound_, number);
    return *this;
  }
  bool row() { return (result_ = sqlite3_step(statement_)) == SQLITE_ROW; }
  bool done() const { return result_ == SQLITE_DONE; }
  // Runs what gives no rows.
  bool run() {
    row();
    sqlite3_reset(statement_);
    bound_ = 0;
    return done();
  }
  std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
  std::string text(int column) const {
    const auto* found = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    return found == nullptr ? "" : found;
  }

 private:
  sqlite3_stmt* statement_ = nullptr;
  int bound_ = 0;
  int result_ = SQLITE_ERROR;
};

// Returns the columns of the table of games in this study.
std::vector<Quantity> columns_of(const Study& study) {
  std::vector<Quantity> columns;
  int seats = 0;
  bool pairs = false;
  for (const Cell& cell : study.cells) {
    seats = std::max(seats, cell.setting.seats);
    pairs |= cell.players.size() > 1;
  }
  for (std::size_t i = 0; i < kQuantities; ++i) {
    const auto quantity = static_cast<Quantity>(i);
    const int of_seat = i < 2 * kMaxSeats ? static_cast<int>(i % kMaxSeats) : 0;
    if (of_seat >= seats || (quantity == Quantity::first_share && !pairs)) continue;
    if (study.counts(info_of(quantity).watch)) columns.push_back(quantity);
  }
  return columns;
}

// Returns the study in a database, or nullopt if there is none.
std::expected<std::optional<Study>, std::string> stored_study(sqlite3* db, const std::filesystem::path& file) {
  Statement kept(db, "select text, version from study");
  if (!kept.row()) return std::nullopt;
  if (kept.text(1) != kVersion)
    return std::unexpected(file.string() + " has the results of version " + kept.text(1) +
                           " of the program, expected " + std::string(kVersion));
  auto study = parse_study(kept.text(0), file.string());
  if (!study) return std::unexpected(study.error());
  return *std::move(study);
}

}  // namespace

std::expected<ResultsFile::Database, std::string> ResultsFile::connect(const std::filesystem::path& file, int flags) {
  // SQLite would block on a pipe.
  if (std::error_code error; std::filesystem::exists(file, error) && !std::filesystem::is_regular_file(file, error))
    return std::unexpected(file.string() + " is not a regular file, expected one for results (SQLite)");
  sqlite3* db = nullptr;
  const int opened = sqlite3_open_v2(file.c_str(), &db, flags, nullptr);
  Database owned(db);
  if (opened != SQLITE_OK)
    return std::unexpected(file.string() + " cannot be opened: " + (db == nullptr ? "no memory" : sqlite3_errmsg(db)));
  sqlite3_busy_timeout(db, 10'000);
  return owned;
}

std::expected<std::unique_ptr<ResultsFile>, std::string> ResultsFile::open(const std::filesystem::path& file,
                                                                           const Study& study) {
  auto db = connect(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (!db) return std::unexpected(db.error());
  if (Statement tables(db->get(), "select max(name = 'study') from sqlite_master where type = 'table'");
      tables.row() && tables.text(0) == "0")
    return std::unexpected(file.string() + " has other data, expected a file that nemeton lab run has written");
  std::unique_ptr<ResultsFile> results(new ResultsFile(std::move(*db), study));
  std::string columns;
  for (const Quantity column : columns_of(study)) {
    const QuantityInfo& info = info_of(column);
    columns += std::string(", ") + info.name + (info.unit == 1 ? " integer" : " real") + " not null";
  }
  const auto made = results->run(
      "pragma journal_mode = wal; pragma synchronous = normal; begin immediate;"
      "create table if not exists study (text text not null, version text not null);"
      "create table if not exists cells (cell integer primary key, game text not null, seats integer not null, players "
      "text not null,"
      " options text not null, label text not null);"
      "create table if not exists batches (cell integer not null, batch integer not null, tally text not null,"
      " primary key (cell, batch)) without rowid;"
      "create table if not exists games (cell integer not null, game integer not null" +
      columns + ", primary key (cell, game)) without rowid;");
  if (!made) return std::unexpected(file.string() + " cannot be used: " + made.error());
  auto before = stored_study(results->db_.get(), file);
  if (!before) return std::unexpected(before.error());
  std::expected<void, std::string> done;
  if (!*before) done = results->describe() ? std::expected<void, std::string>() : results->complaint();
  else if ((*before)->text != study.text) done = results->extend(**before);
  if (done) done = results->run("commit");
  if (!done) return std::unexpected(file.string() + " " + done.error());
  return results;
}

std::expected<Study, std::string> ResultsFile::study_in(const std::filesystem::path& file) {
  const auto db = connect(file, SQLITE_OPEN_READWRITE);
  if (!db) return std::unexpected(db.error());
  auto study = stored_study(db->get(), file);
  if (!study) return std::unexpected(study.error());
  if (*study) return **std::move(study);
  return std::unexpected(file.string() + " has no study, expected a file that nemeton lab run has written");
}

std::expected<void, std::string> ResultsFile::extend(const Study& before) {
  const auto cells = same_cells(before, study_);
  if (!cells) return std::unexpected("has the results of another study, expected those of " + study_.title);
  if (before.games > study_.games)
    return std::unexpected("has the results of " + std::to_string(before.games) +
                           " games, expected a study with at least as many");
  if (before.interval.value_or(0) < study_.interval.value_or(0))
    return std::unexpected("has the results of a longer study, expected an interval that is not wider");
  std::string sql;
  // The last batch was cut short by the number of games: it is played again.
  if (before.games < study_.games && before.games % before.batch != 0) {
    const std::int64_t cut = before.batches() - 1;
    sql += "delete from batches where batch = " + std::to_string(cut) + ";";
    sql += "delete from games where game >= " + std::to_string(before.first_game(cut)) + ";";
  }
  if (!std::ranges::is_sorted(*cells)) {
    sql += "create temp table moved (before integer primary key, now integer);";
    for (std::size_t now = 0; now < cells->size(); ++now)
      sql += "insert into moved values (" + std::to_string((*cells)[now]) + ", " + std::to_string(now) + ");";
    // Uses negative numbers in between, so that no two rows have the same number.
    for (const std::string table : {"batches", "games"})
      sql += "update " + table + " set cell = -1 - (select now from moved where before = cell);" +  //
             "update " + table + " set cell = -1 - cell;";
    sql += "drop table moved;";
  }
  if (auto done = run(sql + "delete from study; delete from cells"); !done) return done;
  return describe() ? std::expected<void, std::string>() : complaint();
}

bool ResultsFile::describe() {
  Statement insert(db_.get(), "insert into study values (?, ?)");
  bool whole = insert.bind(study_.text).bind(kVersion).run();
  Statement cell(db_.get(), "insert into cells values (?, ?, ?, ?, ?, ?)");
  for (std::size_t i = 0; i < study_.cells.size(); ++i) {
    const auto& [setting, players, label, pace] = study_.cells[i];
    std::string options;
    JsonWriter json(options);
    write_options(setting.options, json);
    whole &= cell.bind(static_cast<std::int64_t>(i))
                 .bind(setting.game->info->id)
                 .bind(std::int64_t{setting.seats})
                 .bind(study_.cells[i].players_text())
                 .bind(options)
                 .bind(label)
                 .run();
  }
  return whole;
}

std::expected<void, std::string> ResultsFile::store(const BatchKey& key, const Batch& batch) {
  if (auto begun = run("begin immediate"); !begun) return begun;
  const std::vector<Quantity> columns = columns_of(study_);
  std::string marks = "?, ?";
  for (std::size_t i = 0; i < columns.size(); ++i) marks += ", ?";
  bool whole = true;
  {
    Statement insert(db_.get(), "insert or ignore into batches values (?, ?, ?)");
    whole &= insert.bind(key.cell).bind(key.number).bind(batch.tally.to_json().dump()).run();
    Statement row(db_.get(), "insert or ignore into games values (" + marks + ")");
    std::int64_t game = study_.first_game(key.number);
    for (const GameQuantities& played : batch.games) {
      row.bind(key.cell).bind(game++);
      for (const Quantity column : columns) {
        const std::int64_t unit = info_of(column).unit;
        if (unit == 1) row.bind(of(played, column));
        else row.bind_real(static_cast<double>(of(played, column)) / static_cast<double>(unit));
      }
      whole &= row.run();
    }
  }
  if (!whole) {
    auto why = complaint();
    (void)run("rollback");
    return why;
  }
  return run("commit");
}

std::expected<std::set<BatchKey>, std::string> ResultsFile::keys() const {
  std::set<BatchKey> found;
  Statement all(db_.get(), "select cell, batch from batches order by cell, batch");
  while (all.row()) found.insert(found.end(), {all.number(0), all.number(1)});
  if (!all.done()) return complaint();
  return found;
}

std::expected<void, std::string> ResultsFile::each_batch(
    std::int64_t cell, const std::function<bool(std::int64_t, const Tally&)>& on_batch) const {
  Statement all(db_.get(), "select batch, tally from batches where cell = ? order by batch");
  all.bind(cell);
  while (all.row()) {
    const auto tally = Tally::from_json(nlohmann::json::parse(all.text(1), nullptr, false));
    if (!tally) return std::unexpected(tally.error());
    if (!on_batch(all.number(0), *tally)) return {};
  }
  if (!all.done()) return complaint();
  return {};
}

std::expected<void, std::string> ResultsFile::take(const std::filesystem::path& other) {
  Statement attach(db_.get(), "attach database ? as other");
  if (!attach.bind(other.string()).run()) return complaint();
  std::string problem;
  {
    Statement differs(
        db_.get(),
        "select o.cell, o.batch from other.batches o join main.batches m on o.cell = m.cell and o.batch = m.batch"
        " where o.tally <> m.tally limit 1");
    if (differs.row())
      problem = other.string() + ": batch " + std::to_string(differs.number(1)) + " of setting " +
                std::to_string(differs.number(0)) + " differs from that of the others, expected the same games";
    else if (!differs.done()) problem = complaint().error();
  }
  if (problem.empty()) {
    const auto taken =
        run("begin immediate; insert or ignore into main.games select * from other.games;"
            "insert or ignore into main.batches select * from other.batches; commit");
    if (!taken) {
      problem = taken.error();
      (void)run("rollback");
    }
  }
  (void)run("detach database other");
  if (!problem.empty()) return std::unexpected(problem);
  return {};
}

std::expected<void, std::string> ResultsFile::trim(std::span<const std::int64_t> counted) {
  std::string sql = "begin immediate;";
  for (std::size_t cell = 0; cell < counted.size(); ++cell) {
    const std::string at = " where cell = " + std::to_string(cell);
    sql += "delete from batches" + at + " and batch >= " + std::to_string(counted[cell]) + ";";
    sql += "delete from games" + at + " and game >= " + std::to_string(study_.first_game(counted[cell])) + ";";
  }
  return run(sql + "commit");
}

std::expected<void, std::string> ResultsFile::run(const std::string& sql) const {
  if (sqlite3_exec(db_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) return complaint();
  return {};
}

std::unexpected<std::string> ResultsFile::complaint() const {
  return std::unexpected(std::string(sqlite3_errmsg(db_.get())));
}

}  // namespace nemeton::lab
