#include "server/store/sqlite/tournaments.hpp"

namespace nemeton {

namespace {

SqliteStatement& bind_due(SqliteStatement& statement, const std::optional<WallTime>& due) {
  return due ? statement.integer(milliseconds_of(*due)) : statement.null();
}

}  // namespace

bool SqliteTournaments::prepared() const {
  for (const SqliteStatement* each : {&add_, &add_entrant_, &add_event_, &advance_, &add_table_, &count_table_, &drop_,
                                      &leave_, &tournament_, &entrants_, &events_, &called_, &of_, &due_}) {
    if (!each->prepared()) return false;
  }
  return true;
}

template <class Row>
int SqliteTournaments::each_row(SqliteStatement& statement, Row row) {
  while (statement.row()) row(statement);
  const int result = statement.result();
  statement.end();
  return result;
}

int SqliteTournaments::add_entrants(const std::string& tournament, int number,
                                    const std::vector<StoredEntrant>& entrants) {
  for (const StoredEntrant& each : entrants) {
    add_entrant_.begin().text(tournament).integer(number++).text_or_null(each.player);
    add_entrant_.text_or_null(each.bot ? kLevelNames[static_cast<std::size_t>(*each.bot)] : "");
    if (const int result = add_entrant_.run(); result != SQLITE_DONE) return result;
  }
  return SQLITE_DONE;
}

int SqliteTournaments::add_events(const std::string& tournament, int before, const std::vector<std::string>& events) {
  for (const std::string& each : events) {
    const int result = add_event_.begin().text(tournament).integer(++before).text(each).run();
    if (result != SQLITE_DONE) return result;
  }
  return SQLITE_DONE;
}

int SqliteTournaments::make(const AddTournament& change) {
  const StoredTournament& made = change.tournament;
  add_.begin().text(made.id).text(made.join_code).text_or_null(made.host).text(made.settings);
  add_.integer(static_cast<std::int64_t>(made.events.size()));
  int result = bind_due(add_, made.due).run();
  if (result != SQLITE_DONE) return result;
  result = add_entrants(made.id, 0, made.entrants);
  if (result == SQLITE_DONE) result = add_events(made.id, 0, made.events);
  return result == SQLITE_CONSTRAINT ? SQLITE_ERROR : result;
}

int SqliteTournaments::make(const AdvanceTournament& change) {
  advance_.begin().integer(change.before + static_cast<std::int64_t>(change.events.size()));
  int result = bind_due(advance_, change.due).text(change.tournament).integer(change.before).run();
  if (result != SQLITE_DONE) return result;
  if (sqlite3_changes(db_) != 1) return SQLITE_CONSTRAINT;
  result = add_entrants(change.tournament, change.first_entrant, change.entrants);
  if (result == SQLITE_DONE) result = add_events(change.tournament, change.before, change.events);
  for (std::size_t i = 0; result == SQLITE_DONE && i < change.counted.size(); ++i)
    result = count_table_.begin().text(change.counted[i]).text(change.tournament).run();
  for (std::size_t i = 0; result == SQLITE_DONE && i < change.tables.size(); ++i)
    result = add_table_.begin().text(change.tables[i].id).text(change.tournament).run();
  return result == SQLITE_CONSTRAINT ? SQLITE_ERROR : result;
}

int SqliteTournaments::make(const DropTournament& change) { return drop_.begin().text(change.tournament).run(); }

int SqliteTournaments::leave(const std::string& player) { return leave_.begin().text(player).run(); }

SqliteTournaments::Read<std::optional<StoredTournament>> SqliteTournaments::tournament(const std::string& id) {
  std::optional<StoredTournament> found;
  int result = each_row(tournament_.begin().text(id), [&](const SqliteStatement& row) {
    found = StoredTournament{.id = id,
                             .join_code = row.bytes_at(0),
                             .host = row.bytes_at(1),
                             .settings = row.bytes_at(2),
                             .entrants = {},
                             .events = {},
                             .due = row.is_null(3) ? std::nullopt : std::optional(row.time_at(3)),
                             .host_name = row.bytes_at(4)};
  });
  if (result != SQLITE_DONE) return std::unexpected(result);
  if (!found) return found;
  result = each_row(entrants_.begin().text(id), [&](const SqliteStatement& row) {
    found->entrants.push_back(
        {.player = row.bytes_at(0), .bot = level_named(row.bytes_at(1)), .name = row.bytes_at(2)});
  });
  if (result != SQLITE_DONE) return std::unexpected(result);
  result =
      each_row(events_.begin().text(id), [&](const SqliteStatement& row) { found->events.push_back(row.bytes_at(0)); });
  if (result != SQLITE_DONE) return std::unexpected(result);
  return found;
}

SqliteTournaments::Read<std::optional<std::string>> SqliteTournaments::tournament_called(const std::string& join_code) {
  std::optional<std::string> id;
  const int result =
      each_row(called_.begin().text(join_code), [&](const SqliteStatement& row) { id = row.bytes_at(0); });
  if (result != SQLITE_DONE) return std::unexpected(result);
  return id;
}

SqliteTournaments::Read<std::vector<PlayerTournament>> SqliteTournaments::tournaments_of(
    const std::string& player, const std::optional<TournamentPlace>& after, int most) {
  std::vector<PlayerTournament> found;
  of_.begin().text(player);
  after ? of_.integer(after->over ? 1 : 0) : of_.null();
  of_.integer(after ? milliseconds_of(after->at) : 0).text(after ? after->tournament : "").integer(most);
  const int result = each_row(of_, [&](const SqliteStatement& row) {
    found.push_back({.place = {.over = row.integer_at(0) != 0, .at = row.time_at(1), .tournament = row.bytes_at(2)},
                     .settings = row.bytes_at(3),
                     .is_host = row.integer_at(4) != 0,
                     .has_begun = row.integer_at(5) != 0});
  });
  if (result != SQLITE_DONE) return std::unexpected(result);
  return found;
}

SqliteTournaments::Read<std::vector<std::string>> SqliteTournaments::due_tournaments(WallTime now, int most) {
  std::vector<std::string> ids;
  const int result = each_row(due_.begin().integer(milliseconds_of(now)).integer(most),
                              [&](const SqliteStatement& row) { ids.push_back(row.bytes_at(0)); });
  if (result != SQLITE_DONE) return std::unexpected(result);
  return ids;
}

}  // namespace nemeton
