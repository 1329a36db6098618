#include "server/store/tournaments.hpp"

#include "server/store/tables.hpp"

namespace nemeton {

namespace {

constexpr const char* kAddTournament =
    "insert into tournaments (id, join_code, host, settings, events, due) "
    "select $1, $2, (select id from players where id = $3 for key share), $4, $5, $6 where true "
    "on conflict (join_code) do nothing returning id";
constexpr const char* kAddEntrant =
    "insert into tournament_entrants (tournament, number, player, bot) "
    "select id, $2, (select id from players where id = $3 for key share), $4 from tournaments where id = $1";
constexpr const char* kAddEvent =
    "insert into tournament_events (tournament, number, event) select id, $2, $3 from tournaments where id = $1";
// Of two servers that open a round the second waits for the first here, and finds that there are more events than it knows.
constexpr const char* kAdvance =
    "update tournaments set events = $1, due = $2 where id = $3 and events = $4 returning id";
constexpr const char* kAddTournamentTable = "insert into tournament_tables (table_id, tournament) values ($1, $2)";
constexpr const char* kCountTable = "delete from tournament_tables where table_id = $1 and tournament = $2";
constexpr const char* kDropTournament = "delete from tournaments where id = $1";

constexpr const char* kTournament =
    "select tournaments.id, join_code, host, settings, due, name "
    "from tournaments left join players on players.id = host where tournaments.id = $1";
constexpr const char* kEntrants =
    "select player, bot, name from tournament_entrants left join players on id = player "
    "where tournament = $1 order by number";
constexpr const char* kEvents = "select event from tournament_events where tournament = $1 order by number";
constexpr const char* kTournamentCalled = "select id from tournaments where join_code = $1";
constexpr const char* kDueTournaments =
    "select id from tournaments where due <= $1 union "
    "select tournament from tournament_tables left join tables on id = table_id where id is null or over limit $2";

// Its joins go from the player to the player's tournaments, whatever SQLite thinks of the numbers (`{cross}`). The start is looked for among the events
// of the tournaments that are given alone.
constexpr std::string_view kTournamentsOf =
    "select over, at, id, settings, is_host, "
    "  exists (select 1 from tournament_events where tournament = id and event ->> 'type' = 'start') "
    "from (select own.id as id, settings, host is not distinct from $1 as is_host, "
    "    newest.event ->> 'type' = 'end' as over, "
    "    cast(case when newest.event ->> 'type' = 'end' then newest.event ->> 'at' else made.event ->> 'at' end "
    "      as bigint) as at "
    "  from (select id from tournaments where host = $1 "
    "    union select tournament from tournament_entrants where player = $1) as own "
    "  {cross}join tournaments on tournaments.id = own.id "
    "  {cross}join tournament_events as made on made.tournament = own.id and made.number = 1 "
    "  {cross}join tournament_events as newest "
    "    on newest.tournament = own.id and newest.number = tournaments.events) as theirs "
    "{where}order by over, at desc, id desc limit ";

std::string filled(std::string text, std::string_view name, std::string_view by) {
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name))
    text.replace(at, name.size(), by);
  return text;
}

void add_entrants(Queries& queries, const std::string& tournament, int number,
                  const std::vector<StoredEntrant>& entrants) {
  for (const StoredEntrant& each : entrants)
    queries.push_back({kAddEntrant, {tournament, number++, text_or_null(each.player), each.bot}});
}

void add_events(Queries& queries, const std::string& tournament, int before, const std::vector<std::string>& events) {
  for (const std::string& each : events) queries.push_back({kAddEvent, {tournament, ++before, each}});
}

Queries queries(const AddTournament& change) {
  const StoredTournament& made = change.tournament;
  Queries all = {decider(
      kAddTournament, {made.id, made.join_code, text_or_null(made.host), made.settings, made.events.size(), made.due})};
  add_entrants(all, made.id, 0, made.entrants);
  add_events(all, made.id, 0, made.events);
  return all;
}

Queries queries(const AdvanceTournament& change) {
  Queries all = {decider(kAdvance, {change.before + static_cast<int>(change.events.size()), change.due,
                                    change.tournament, change.before})};
  // In PostgreSQL, which runs all queries of a change, an event that is there already ends it.
  add_events(all, change.tournament, change.before, change.events);
  add_entrants(all, change.tournament, change.first_entrant, change.entrants);
  for (const std::string& each : change.counted) all.push_back({kCountTable, {each, change.tournament}});
  for (const StoredTable& each : change.tables) {
    for (Query& query : queries_to_add(each)) all.push_back(std::move(query));
    all.push_back({kAddTournamentTable, {each.id, change.tournament}});
  }
  return all;
}

Queries queries(const DropTournament& change) { return {{kDropTournament, {change.tournament}}}; }

std::optional<StoredTournament> read_tournament(const Results& results) {
  if (results[0].empty()) return std::nullopt;
  const Row& row = results[0].front();
  StoredTournament found{.id = row.text(0),
                         .join_code = row.text(1),
                         .host = row.text(2),
                         .settings = row.text(3),
                         .entrants = {},
                         .events = {},
                         .due = row.optional_time(4),
                         .host_name = row.text(5)};
  for (const Row& each : results[1])
    found.entrants.push_back({.player = each.text(0), .bot = each.bot(1), .name = each.text(2)});
  for (const Row& each : results[2]) found.events.push_back(each.text(0));
  return found;
}

PlayerTournament player_tournament_of(const Row& row) {
  return {.place = {.over = row.flag(0), .at = row.time(1), .tournament = row.text(2)},
          .settings = row.text(3),
          .is_host = row.flag(4),
          .has_begun = row.flag(5)};
}

}  // namespace

Queries queries_for(const TournamentChange& change, const std::string&) {
  return std::visit([](const auto& each) { return queries(each); }, change);
}

Query query_for_tournaments_of(const std::string& player, const std::optional<TournamentPlace>& after, int most) {
  std::vector<Value> values = {player};
  std::string where;
  if (after) {
    const std::string over = parameter(values, after->over);
    where = "where over > " + over + " or (over = " + over + " and (at, id) < (";
    where += parameter(values, after->at) + ", ";
    where += parameter(values, after->tournament) + ")) ";
  }
  const std::string sql = filled(std::string(kTournamentsOf), "{where}", where) + parameter(values, most);
  return {Sql(filled(sql, "{cross}", "cross "), filled(sql, "{cross}", "")), std::move(values)};
}

Task<std::expected<std::optional<StoredTournament>, std::string>> TournamentStore::tournament(std::string id) {
  return find<std::optional<StoredTournament>>({{kTournament, {id}}, {kEntrants, {id}}, {kEvents, {id}}},
                                               read_tournament);
}

Task<std::expected<std::optional<std::string>, std::string>> TournamentStore::tournament_called(std::string join_code) {
  return find_first({kTournamentCalled, {join_code}}, read_text);
}

Task<std::expected<std::vector<PlayerTournament>, std::string>> TournamentStore::tournaments_of(
    std::string player, std::optional<TournamentPlace> after, int most) {
  return find_all(query_for_tournaments_of(player, after, most), player_tournament_of);
}

Task<std::expected<std::vector<std::string>, std::string>> TournamentStore::due_tournaments(WallTime now, int most) {
  return find_all({kDueTournaments, {now, most}}, read_text);
}

}  // namespace nemeton
