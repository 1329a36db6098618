#include "server/store/sqlite/moderation.hpp"

#include <algorithm>

namespace nemeton {

bool SqliteOrder::prepared() const {
  for (const SqliteStatement* each :
       {&block_, &unblock_, &blocked_by_, &keeps_apart_, &arrive_, &send_away_, &was_sent_away_, &fits_, &add_note_,
        &replace_note_, &drop_note_, &drop_past_notes_, &drop_past_arrivals_, &note_network_, &drop_past_networks_,
        &shares_network_, &notes_, &daily_counts_}) {
    if (!each->prepared()) return false;
  }
  return true;
}

int SqliteOrder::changed_one(int result) const {
  return result == SQLITE_DONE && sqlite3_changes(db_) != 1 ? SQLITE_CONSTRAINT : result;
}

template <class Row>
int SqliteOrder::each_row(SqliteStatement& statement, Row row) {
  while (statement.row()) row(statement);
  const int result = statement.result();
  statement.end();
  return result;
}

SqliteOrder::Read<bool> SqliteOrder::any(SqliteStatement& statement) {
  const bool found = statement.row();
  const int result = statement.result();
  statement.end();
  if (result != SQLITE_DONE && result != SQLITE_ROW) return std::unexpected(result);
  return found;
}

int SqliteOrder::make(const Block& change) {
  block_.begin().text(change.player).text(change.blocked).integer(milliseconds_of(change.since));
  return changed_one(block_.integer(kMostBlocked).run());
}

int SqliteOrder::make(const Unblock& change) { return unblock_.begin().text(change.player).text(change.blocked).run(); }

int SqliteOrder::check(const std::vector<HostNote>& notes) {
  for (const HostNote& each : notes) {
    fits_.begin().text_or_null(each.about).integer(static_cast<std::int64_t>(each.kind));
    fits_.integer(milliseconds_of(each.at)).integer_or_null(HostNote::most(each.kind).value_or(0));
    const auto fits = any(fits_.integer(std::ranges::count(notes, each.kind, &HostNote::kind)));
    if (!fits) return fits.error();
    if (!*fits) return SQLITE_CONSTRAINT;
  }
  return SQLITE_DONE;
}

int SqliteOrder::add(const std::vector<HostNote>& notes) {
  for (const HostNote& each : notes) {
    add_note_.begin().text(each.id).integer(static_cast<std::int64_t>(each.kind)).integer(milliseconds_of(each.at));
    each.until ? add_note_.integer(milliseconds_of(*each.until)) : add_note_.null();
    // Something was changed already: what stands in its way is no conflict any more.
    if (add_note_.text_or_null(each.about).text(each.content).run() != SQLITE_DONE) return SQLITE_ERROR;
  }
  return SQLITE_DONE;
}

int SqliteOrder::make(const ReplaceHostNote& change) {
  replace_note_.begin().text(change.content).text(change.id);
  return changed_one(replace_note_.integer(static_cast<std::int64_t>(change.kind)).run());
}

int SqliteOrder::make(const DropHostNote& change) {
  return changed_one(drop_note_.begin().text(change.id).integer(static_cast<std::int64_t>(change.kind)).run());
}

int SqliteOrder::make(const DropPast& change) {
  const int result = drop_past_notes_.begin().integer(milliseconds_of(change.now)).run();
  if (result != SQLITE_DONE) return result;
  const int dropped = drop_past_arrivals_.begin().integer(milliseconds_of(change.now - kArrivalLife)).run();
  if (dropped != SQLITE_DONE) return dropped;
  return drop_past_networks_.begin().integer(milliseconds_of(change.now - kNetworkLife)).run();
}

int SqliteOrder::make(const NoteNetwork& change) {
  note_network_.begin().text(change.player).blob_or_null(change.origin);
  return note_network_.integer(milliseconds_of(change.at)).run();
}

int SqliteOrder::note_arrival(const TakeSeat& change) {
  arrive_.begin().text(change.table).blob_or_null(change.key_hash).blob_or_null(change.arrival);
  return arrive_.integer(milliseconds_of(change.taken)).run();
}

int SqliteOrder::note_sent_away(const LeaveSeat& change) {
  if (!change.sent_away) return SQLITE_DONE;
  send_away_.begin().text(change.table).blob_or_null(change.key_hash).text_or_null(change.sent_away->player);
  return send_away_.blob_or_null(change.sent_away->opener_origin).run();
}

SqliteOrder::Read<std::vector<Blocked>> SqliteOrder::blocked_by(const std::string& player) {
  std::vector<Blocked> all;
  const int result = each_row(blocked_by_.begin().text(player), [&](const SqliteStatement& row) {
    all.push_back({.player = row.bytes_at(0), .name = row.bytes_at(1), .since = row.time_at(2)});
  });
  if (result != SQLITE_DONE) return std::unexpected(result);
  return all;
}

SqliteOrder::Read<bool> SqliteOrder::any_of(SqliteStatement& statement, const std::string& player,
                                            const std::vector<std::string>& others) {
  for (const std::string& each : others) {
    const auto found = any(statement.begin().text(player).text(each));
    if (!found || *found) return found;
  }
  return false;
}

SqliteOrder::Read<bool> SqliteOrder::keeps_apart(const std::string& player, const std::vector<std::string>& others) {
  return any_of(keeps_apart_, player, others);
}

SqliteOrder::Read<bool> SqliteOrder::shares_network(const std::string& player, const std::vector<std::string>& others) {
  return any_of(shares_network_, player, others);
}

SqliteOrder::Read<bool> SqliteOrder::was_sent_away(const std::string& table, const Newcomer& arrival) {
  was_sent_away_.begin().text(table).blob_or_null(arrival.key_hash).text_or_null(arrival.player);
  return any(was_sent_away_.blob_or_null(arrival.origin));
}

SqliteOrder::Read<std::vector<HostNote>> SqliteOrder::host_notes(HostNote::Kind kind, WallTime now,
                                                                 std::optional<WallTime> before, int most) {
  std::vector<HostNote> notes;
  notes_.begin().integer(static_cast<std::int64_t>(kind)).integer(milliseconds_of(now));
  before ? notes_.integer(milliseconds_of(*before)) : notes_.null();
  const int result = each_row(notes_.integer(most), [&](const SqliteStatement& row) {
    notes.push_back({.id = row.bytes_at(0),
                     .kind = kind,
                     .at = row.time_at(1),
                     .until = row.is_null(2) ? std::nullopt : std::optional(row.time_at(2)),
                     .about = row.bytes_at(3),
                     .content = row.bytes_at(4)});
  });
  if (result != SQLITE_DONE) return std::unexpected(result);
  return notes;
}

SqliteOrder::Read<std::vector<DailyCount>> SqliteOrder::daily_counts(WallTime from) {
  std::vector<DailyCount> days;
  const auto seconds = std::chrono::floor<std::chrono::seconds>(from).time_since_epoch().count();
  const int result = each_row(daily_counts_.begin().integer(seconds), [&](const SqliteStatement& row) {
    days.push_back({.day = row.bytes_at(0),
                    .game = row.bytes_at(1),
                    .tables = static_cast<int>(row.integer_at(2)),
                    .over = static_cast<int>(row.integer_at(3)),
                    .seats = static_cast<int>(row.integer_at(4)),
                    .players = static_cast<int>(row.integer_at(5))});
  });
  if (result != SQLITE_DONE) return std::unexpected(result);
  return days;
}

}  // namespace nemeton
