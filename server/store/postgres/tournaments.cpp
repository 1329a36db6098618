#include "server/store/postgres/tournaments.hpp"

#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "server/dice/hexadecimal.hpp"
#include "server/store/log_chain.hpp"
#include "server/store/postgres/values.hpp"

namespace nemeton {

namespace {

constexpr const char* kAdd = R"(
with
  added as (
    insert into tournaments (id, word, host, settings, events, due)
    values ($1, $2, (select id from players where id = $3 for key share), $4, $5::integer, $6::bigint)
    on conflict (word) do nothing returning id),
  came as (
    insert into entrants (tournament, number, player, bot)
    select added.id, number, (select players.id from players where players.id = x.player for key share), bot
    from added, json_to_recordset($7) as x (number smallint, player text, bot text)),
  happened as (
    insert into tournament_events (tournament, number, event)
    select added.id, number, event from added, json_to_recordset($8) as x (number integer, event text))
select id from added)";

// Of two servers that open a round the second waits for the first here, and finds that there are more events than it knows.
constexpr const char* kAdvance = R"(
with
  advanced as (
    update tournaments set events = $3::integer, due = $4::bigint
    where id = $1 and events = $2::integer returning id),
  came as (
    insert into entrants (tournament, number, player, bot)
    select advanced.id, number, (select players.id from players where players.id = x.player for key share), bot
    from advanced, json_to_recordset($5) as x (number smallint, player text, bot text)),
  happened as (
    insert into tournament_events (tournament, number, event)
    select advanced.id, number, event from advanced, json_to_recordset($6) as x (number integer, event text)),
  counted as (
    delete from tournament_tables using advanced
    where tournament = advanced.id and table_id in (select json_array_elements_text($7))),
  opened as (
    insert into tables (id, game, options, secret, over, time_control, dice, head)
    select x.id, game, options, secret, over, time_control, dice, decode(head, 'hex')
    from advanced, json_to_recordset($8)
      as x (id text, game text, options text, secret text, over boolean, time_control text, dice smallint, head text)),
  known as (
    insert into tournament_tables (table_id, tournament)
    select x.id, advanced.id from advanced, json_to_recordset($8) as x (id text)),
  sat as (
    insert into seats (table_id, seat, bot, key_hash, taken, player)
    select table_id, seat, bot, decode(key_hash, 'hex'), taken,
      (select players.id from players where players.id = x.player for key share)
    from advanced, json_to_recordset($9)
      as x (table_id text, seat smallint, bot text, key_hash text, taken bigint, player text))
select id from advanced)";

// Gives a row, whether there was such a tournament or not.
constexpr const char* kDrop = "with dropped as (delete from tournaments where id = $1) select 1";

constexpr const char* kTournament = R"(
select tournaments.id, word, host, settings, due, name,
  (select json_agg(json_build_array(player, bot, players.name) order by number)
   from entrants left join players on players.id = player where tournament = tournaments.id),
  (select json_agg(event order by number) from tournament_events where tournament = tournaments.id)
from tournaments left join players on players.id = host where tournaments.id = $1)";
constexpr const char* kCalled = "select id from tournaments where word = $1";
constexpr const char* kOf = R"(
select over, at, id, settings, is_host,
  exists (select from tournament_events where tournament = id and event::json ->> 'type' = 'start')
from (
  select own.id, settings, host is not distinct from $1 as is_host, newest.event::json ->> 'type' = 'end' as over,
    (case when newest.event::json ->> 'type' = 'end' then newest.event else made.event end::json ->> 'at')::bigint as at
  from (select id from tournaments where host = $1 union select tournament from entrants where player = $1) as own
  join tournaments on tournaments.id = own.id
  join tournament_events as made on made.tournament = own.id and made.number = 1
  join tournament_events as newest on newest.tournament = own.id and newest.number = tournaments.events) as theirs
where $2::boolean is null or over > $2::boolean or (over = $2::boolean and (at, id) < ($3::bigint, $4))
order by over, at desc, id desc limit $5::integer)";
constexpr const char* kDue = R"(
select id from tournaments where due <= $1::bigint union
select tournament from tournament_tables left join tables on id = table_id where id is null or over
limit $2::integer)";

std::string entrants_of(const std::vector<StoredEntrant>& entrants, int number) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const StoredEntrant& each : entrants) {
    json.begin_object().field("number", number++);
    if (!each.player.empty()) json.field("player", each.player);
    if (each.bot) json.field("bot", kLevelNames[static_cast<std::size_t>(*each.bot)]);
    json.end_object();
  }
  json.end_array();
  return text;
}

std::string events_of(const std::vector<std::string>& events, int before) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const std::string& each : events)
    json.begin_object().field("number", ++before).field("event", each).end_object();
  json.end_array();
  return text;
}

std::string tables_of(const std::vector<StoredTable>& tables) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const StoredTable& each : tables) {
    json.begin_object().field("id", each.id).field("game", each.game).field("options", each.options);
    json.field("secret", each.server_seed).field("over", each.over).field("dice", each.dice_version);
    if (!each.time_control.empty()) json.field("time_control", each.time_control);
    json.field("head", hexadecimal(opening_link(each))).end_object();
  }
  json.end_array();
  return text;
}

std::string seats_of(const std::vector<StoredTable>& tables) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const StoredTable& table : tables) {
    int number = 0;
    for (const StoredSeat& each : table.seats) {
      json.begin_object().field("table_id", table.id).field("seat", number++);
      if (each.bot) json.field("bot", kLevelNames[static_cast<std::size_t>(*each.bot)]);
      if (!each.key_hash.empty()) json.field("key_hash", hexadecimal(each.key_hash));
      if (each.taken != WallTime()) json.key("taken").number(milliseconds_of(each.taken));
      if (!each.player.empty()) json.field("player", each.player);
      json.end_object();
    }
  }
  json.end_array();
  return text;
}

}  // namespace

PostgresGroup queries(const AddTournament& change, const std::string&) {
  const StoredTournament& made = change.tournament;
  return {{kAdd,
           {made.id, made.join_code, text_or_null(made.host), made.settings, std::to_string(made.events.size()),
            text_of(made.due), entrants_of(made.entrants, 0), events_of(made.events, 0)}}};
}

PostgresGroup queries(const AdvanceTournament& change, const std::string&) {
  std::string counted;
  JsonWriter json(counted);
  json.begin_array();
  for (const std::string& each : change.counted) json.string(each);
  json.end_array();
  return {{kAdvance,
           {change.tournament, std::to_string(change.before),
            std::to_string(change.before + static_cast<int>(change.events.size())), text_of(change.due),
            entrants_of(change.entrants, change.first_entrant), events_of(change.events, change.before), counted,
            tables_of(change.tables), seats_of(change.tables)}}};
}

PostgresGroup queries(const DropTournament& change, const std::string&) { return {{kDrop, {change.tournament}}}; }

PostgresQuery query_for_tournament(const std::string& id) { return {kTournament, {id}}; }

std::optional<StoredTournament> read_tournament(const PostgresResult& result) {
  if (result.rows() == 0) return std::nullopt;
  const auto due = result.at(0, 4);
  StoredTournament found{.id = *result.at(0, 0),
                         .join_code = *result.at(0, 1),
                         .host = result.at(0, 2).value_or(""),
                         .settings = *result.at(0, 3),
                         .entrants = {},
                         .events = {},
                         .due = due ? std::optional(time_of(*due)) : std::nullopt,
                         .host_name = result.at(0, 5).value_or("")};
  for (const nlohmann::json& row : nlohmann::json::parse(result.at(0, 6).value_or("[]"))) {
    found.entrants.push_back(
        {.player = text_or_empty(row[0]), .bot = level_named(text_or_empty(row[1])), .name = text_or_empty(row[2])});
  }
  for (const nlohmann::json& row : nlohmann::json::parse(result.at(0, 7).value_or("[]"))) found.events.push_back(row);
  return found;
}

PostgresQuery query_for_tournament_called(const std::string& join_code) { return {kCalled, {join_code}}; }

std::optional<std::string> read_tournament_called(const PostgresResult& result) {
  return result.rows() == 0 ? std::nullopt : result.at(0, 0);
}

PostgresQuery query_for_tournaments_of(const std::string& player, const std::optional<TournamentPlace>& after,
                                       int most) {
  return {kOf,
          {player, after ? Text(after->over ? "true" : "false") : Text(), after ? text_of(after->at) : Text(),
           after ? Text(after->tournament) : Text(), std::to_string(most)}};
}

std::vector<PlayerTournament> read_tournaments_of(const PostgresResult& result) {
  std::vector<PlayerTournament> found;
  for (int row = 0; row < result.rows(); ++row) {
    found.push_back({.place = {.over = result.at(row, 0) == "t",
                               .at = time_of(*result.at(row, 1)),
                               .tournament = *result.at(row, 2)},
                     .settings = *result.at(row, 3),
                     .is_host = result.at(row, 4) == "t",
                     .has_begun = result.at(row, 5) == "t"});
  }
  return found;
}

PostgresQuery query_for_due_tournaments(WallTime now, int most) { return {kDue, {text_of(now), std::to_string(most)}}; }

}  // namespace nemeton
