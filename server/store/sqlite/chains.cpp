#include "server/store/sqlite/chains.hpp"

#include "server/store/sqlite/reader.hpp"
#include "server/store/sqlite/schema.hpp"

namespace nemeton {

namespace {

// When the game was over: by its last entry, or where that does not say it, by when the table was opened.
std::int64_t ended(const StoredTable& table) {
  const WallTime last = table.log.empty() ? WallTime() : table.log.back().at;
  return milliseconds_of(last == WallTime() ? table.opened : last);
}

class Chains {
 public:
  explicit Chains(sqlite3* db) : db_(db) {}

  std::expected<void, std::string> make() {
    SqliteReader reader(db_);
    const auto ids = reader.ids();
    if (!ids) return std::unexpected(ids.error().message);
    for (const std::string& id : *ids) {
      const auto read = reader.read(id, 0);
      if (!read && read.error().of == ReadError::Of::store) return std::unexpected(read.error().message);
      if (read && !write((*read)->table)) return std::unexpected(sqlite_complaint(db_));
    }
    return {};
  }

 private:
  bool write(const StoredTable& table) {
    std::string link = opening_link(table);
    int number = 0;
    for (const Entry& entry : table.log) {
      link = next_link(link, entry);
      if (set_link_.begin().blob_or_null(link).text(table.id).integer(++number).run() != SQLITE_DONE) return false;
    }
    set_head_.begin().integer(number).blob_or_null(link).integer_or_null(table.over ? ended(table) : 0);
    return set_head_.text(table.id).run() == SQLITE_DONE;
  }

  sqlite3* db_;
  SqliteStatement set_link_{db_, "update log set link = ? where table_id = ? and number = ?"};
  SqliteStatement set_head_{db_, "update tables set entries = ?, head = ?, ended = ? where id = ?"};
};

}  // namespace

std::expected<void, std::string> chain_older_tables(sqlite3* db) { return Chains(db).make(); }

}  // namespace nemeton
