#include "server/store/sqlite/reader.hpp"

#include "server/store/sqlite/schema.hpp"

namespace nemeton {

namespace {

StoredSeat stored_seat(const SqliteStatement& row) {
  StoredSeat seat;
  if (!row.is_null(0)) seat.bot = level_named(row.bytes_at(0));
  seat.key_hash = row.bytes_at(1);
  seat.wants_rematch = row.integer_at(2) != 0;
  if (!row.is_null(6)) seat.commitment = row.bytes_at(6);
  if (!row.is_null(3)) seat.client_seed = row.bytes_at(3);
  seat.taken = row.time_at(4);
  seat.name = row.bytes_at(5);
  seat.player = row.bytes_at(7);
  seat.is_told = row.integer_at(8) != 0;
  seat.origin = row.bytes_at(9);
  seat.owner = row.bytes_at(10);
  if (!row.is_null(11)) {
    seat.asked = BotAsked{
        .bot = row.bytes_at(11), .name = row.bytes_at(12), .until = row.time_at(13), .declined = row.bytes_at(14)};
  }
  return seat;
}

Entry entry_of(const SqliteStatement& row) {
  Entry entry{.seat = row.is_null(1) ? kChance : static_cast<Seat>(row.integer_at(1)),
              .token = {},
              .id = row.bytes_at(3),
              .client_seeds = SeatSet(static_cast<std::uint8_t>(row.integer_at(4))),
              .timed_out = row.integer_at(5) != 0,
              .at = row.time_at(7)};
  if (!row.is_null(2)) entry.token = row.bytes_at(2);
  if (!row.is_null(6)) entry.used = milliseconds(row.integer_at(6));
  return entry;
}

}  // namespace

bool SqliteReader::prepared() const {
  return table_.prepared() && seats_.prepared() && entries_.prepared() && left_over_.prepared() && ids_.prepared();
}

std::expected<std::optional<SqliteTable>, ReadError> SqliteReader::read(const std::string& id, int after) {
  table_.begin().text(id);
  if (!table_.row()) {
    if (table_.result() != SQLITE_DONE) return broken(table_, id);
    if (!left_over_.begin().text(id).row()) return std::optional<SqliteTable>();
    left_over_.end();
    return std::unexpected(
        ReadError{ReadError::Of::table, "table " + id + " is damaged: its seats are there without it"});
  }
  SqliteTable read{.table = {.id = id,
                             .game = table_.bytes_at(0),
                             .options = table_.bytes_at(1),
                             .server_seed = table_.bytes_at(2),
                             .dice_version = static_cast<int>(table_.integer_at(10)),
                             .time_control = table_.bytes_at(5),
                             .seats = {},
                             .log = {},
                             .over = table_.integer_at(3) != 0,
                             .next = table_.bytes_at(4),
                             .lobby = table_.integer_at(6) != 0,
                             .opened = WallTime(std::chrono::seconds(table_.integer_at(7))),
                             .head = table_.bytes_at(9),
                             .rated = table_.integer_at(11) != 0,
                             .in_tournament = table_.integer_at(13) != 0,
                             .friendly = table_.integer_at(13) == 2,
                             .watch = table_.bytes_at(12)},
                   .chain = {.last = static_cast<int>(table_.integer_at(8)), .head = {}, .before = {}, .links = {}}};
  read.chain.head = read.table.head;
  table_.end();
  if (auto seats = read_seats(read.table); !seats) return std::unexpected(seats.error());
  if (auto log = read_log(read, after); !log) return std::unexpected(log.error());
  return read;
}

std::expected<void, ReadError> SqliteReader::read_seats(StoredTable& table) {
  seats_.begin().text(table.id);
  while (seats_.row()) table.seats.push_back(stored_seat(seats_));
  if (seats_.result() != SQLITE_DONE) return broken(seats_, table.id);
  seats_.end();
  return {};
}

std::expected<void, ReadError> SqliteReader::read_log(SqliteTable& read, int after) {
  entries_.begin().text(read.table.id).integer(after);
  while (entries_.row()) {
    const auto number = static_cast<int>(entries_.integer_at(0));
    if (number == after && after > 0) {
      read.chain.before = entries_.bytes_at(8);
      continue;
    }
    if (number != after + static_cast<int>(read.table.log.size()) + 1) {
      entries_.end();
      return std::unexpected(ReadError{ReadError::Of::table, gap(read.table.id, number)});
    }
    read.table.log.push_back(entry_of(entries_));
    read.chain.links.push_back(entries_.bytes_at(8));
  }
  if (entries_.result() != SQLITE_DONE) return broken(entries_, read.table.id);
  entries_.end();
  return {};
}

std::expected<std::vector<std::string>, ReadError> SqliteReader::texts(SqliteStatement& statement) {
  std::vector<std::string> all;
  while (statement.row()) all.push_back(statement.bytes_at(0));
  if (statement.result() != SQLITE_DONE) return broken(statement);
  statement.end();
  return all;
}

std::unexpected<ReadError> SqliteReader::broken(SqliteStatement& statement, const std::string& table) {
  const bool damaged = !table.empty() && sqlite3_errcode(db_) == SQLITE_CORRUPT;
  std::string message = sqlite_complaint(db_);
  statement.end();
  if (damaged) return std::unexpected(ReadError{ReadError::Of::table, "table " + table + " is damaged: " + message});
  return std::unexpected(ReadError{ReadError::Of::store, "the database cannot be read: " + message});
}

}  // namespace nemeton
