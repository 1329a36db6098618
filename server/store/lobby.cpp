#include "server/store/lobby.hpp"

namespace nemeton {

namespace {

constexpr const char* kWaitInLobby =
    "update tables set waited = case when $2 then unixepoch() else 0 end "
    "where id = $1 and waited is not null returning id";
constexpr const char* kAttend =
    "insert into table_presence (table_id, node, players, spectators, at) "
    "select id, $2, $3, $4, unixepoch() from tables where id = $1 and watch_id is not null "
    "on conflict (table_id, node) do update "
    "  set players = excluded.players, spectators = excluded.spectators, at = excluded.at returning table_id";
constexpr const char* kDropPresence =
    "delete from table_presence where (table_id, node) in (select table_id, node from table_presence "
    "  where at <= unixepoch() - $1 for update skip locked)";
constexpr const char* kWithdraw =
    "update tables set watch_id = null where id = $1 and watch_id is not null returning id";

constexpr const char* kOpenTables =
    "select id, game, options, age, seats, open, bots, time_control, rated from ("
    "  select id, game, options, opened, unixepoch() - opened as age, time_control, rated, "
    "    (select count(*) from seats where table_id = id) as seats, "
    "    (select count(*) from seats where table_id = id and bot is null and key_hash is null) as open, "
    "    (select count(bot) from seats where table_id = id) as bots "
    "  from tables where waited > unixepoch() - $1 and not over) as listed "
    "where open > 0 order by opened desc, id limit $2";
constexpr const char* kPublicTables =
    "select watch_id, listed.game, options, time_control, rated, entries, spectators, age, "
    "  bot, coalesce(players.name, seats.name), seats.player, not players.private, mean, deviation "
    "from ("
    "  select id, watch_id, game, options, time_control, rated, entries, present.spectators, opened, "
    "    unixepoch() - opened as age "
    "  from (select table_id, sum(spectators) as spectators from table_presence where at > unixepoch() - $1 "
    "    group by table_id having sum(players) > 0) as present join tables on id = table_id "
    "  where watch_id is not null and not over and game = coalesce($2, game) "
    "    and not exists (select 1 from seats where table_id = id and bot is null and key_hash is null) "
    "  order by present.spectators desc, opened desc, id limit $3) as listed "
    "join seats on seats.table_id = listed.id left join players on players.id = seats.player "
    "left join ratings on ratings.player = players.id and ratings.game = listed.game "
    "order by spectators desc, opened desc, listed.id, seat";
constexpr const char* kWatchedAs = "select id from tables where watch_id = $1";

Queries queries(const WaitInLobby& change, const std::string&) {
  return {decider(kWaitInLobby, {change.table, change.waits})};
}

Queries queries(const ReportPresence& change, const std::string& node) {
  return {decider(kAttend, {change.table, node, change.players, change.spectators}), {kDropPresence, {kWait}}};
}

Queries queries(const HideTable& change, const std::string&) { return {decider(kWithdraw, {change.table})}; }

OpenSeats open_seats_of(const Row& row) {
  return {.table = row.text(0),
          .game = row.text(1),
          .options = row.text(2),
          .time_control = row.text(7),
          .seats = row.number(4),
          .open = row.number(5),
          .bots = row.number(6),
          .age = row.integer(3),
          .rated = row.flag(8)};
}

std::vector<PublicTable> read_public_tables(const Results& results) {
  std::vector<PublicTable> tables;
  for (const Row& row : results.front()) {
    if (tables.empty() || tables.back().watch != row.text(0)) {
      tables.push_back({.watch = row.text(0),
                        .game = row.text(1),
                        .options = row.text(2),
                        .time_control = row.text(3),
                        .rated = row.flag(4),
                        .last = row.number(5),
                        .spectators = row.number(6),
                        .age = row.integer(7),
                        .seats = {}});
    }
    PublicTable::Seat& seat = tables.back().seats.emplace_back();
    seat = {.bot = row.bot(8), .name = row.text(9), .player = row.text(10)};
    if (!tables.back().rated || !row.flag(11)) continue;
    seat.rating.emplace();
    if (row.is_null(12)) continue;
    seat.rating->mean = row.real(12);
    seat.rating->deviation = row.real(13);
  }
  return tables;
}

}  // namespace

Queries queries_for(const LobbyChange& change, const std::string& node) {
  return std::visit([&](const auto& each) { return queries(each, node); }, change);
}

Task<std::expected<std::vector<OpenSeats>, std::string>> LobbyStore::lobby(int most) {
  return find_all({kOpenTables, {kWait, most}}, open_seats_of);
}

Task<std::expected<std::vector<PublicTable>, std::string>> LobbyStore::public_tables(std::string game, int most) {
  return find<std::vector<PublicTable>>({{kPublicTables, {kWait, text_or_null(game), most}}}, read_public_tables);
}

Task<std::expected<std::optional<std::string>, std::string>> LobbyStore::table_watched_as(std::string watch) {
  return find_first({kWatchedAs, {watch}}, read_text);
}

}  // namespace nemeton
