#include "server/store/seats.hpp"

#include <algorithm>

namespace nemeton {

namespace {

constexpr const char* kTakeSeat =
    "update seats set key_hash = $3, taken = $4, player = $5, address_hash = $6, "
    "  asked_bot = null, asked_until = null, decline_reason = null "
    "where table_id = $1 and seat = $2 and bot is null and key_hash is null";
constexpr const char* kNoteVisit =
    "insert into table_visits (table_id, key_hash, address_hash, at) "
    "select table_id, key_hash, $4, $5 from seats where table_id = $1 and seat = $2 and key_hash = $3 "
    "on conflict (table_id, key_hash) do update set address_hash = excluded.address_hash, at = excluded.at, "
    "  player = null, sent_away = false";

// A commitment and a client seed stay if a draw follows from them, or from its not having come.
constexpr const char* kLeaveSeat =
    "update seats set key_hash = null, taken = null, wants_rematch = false, name = null, player = null, "
    "  address_hash = null, "
    "  client_seed = case when exists (select 1 from log where log.table_id = seats.table_id "
    "    and ((log.client_seeds >> seats.seat) & 1 = 1 or (log.seat is null and commitment is not null))) "
    "    then client_seed end, "
    "  commitment = case when exists (select 1 from log where log.table_id = seats.table_id and log.seat is null) "
    "    then commitment end where ";
constexpr const char* kDeleteIfLeft =
    "delete from tables where id = $1 "
    "and not exists (select 1 from seats where table_id = id and key_hash is not null)";

constexpr const char* kAskBot =
    "update seats set asked_bot = $3, asked_until = $4, decline_reason = null "
    "where table_id = $1 and seat = $2 and bot is null and key_hash is null "
    "and exists (select 1 from players where id = $3) "
    "and (select count(*) from seats as other where other.asked_bot = $3 and other.asked_until > $5 "
    "  and other.decline_reason is null and other.key_hash is null) < $6 returning seat";
constexpr const char* kDeclineSeat =
    "update seats set decline_reason = $4 where table_id = $1 and seat = $2 and asked_bot = $3 "
    "and key_hash is null and decline_reason is null returning seat";
constexpr const char* kClaimSeat =
    "update seats set player = $4, name = null, taken = coalesce(taken, 0) "
    "where table_id = $1 and seat = $2 and key_hash = $3 and player is null "
    "and exists (select 1 from players where id = $4) "
    "and not exists (select 1 from seats as other where other.table_id = $1 and other.player = $4) returning seat";

constexpr const char* kSeatsAsked =
    "select table_id, seat, asked_until from seats where asked_bot = $1 and asked_until > $2 "
    "and decline_reason is null and key_hash is null order by asked_until, table_id limit $3";

Queries queries(const TakeSeat& change) {
  std::vector<Value> values = {change.table,
                               change.seat,
                               Bytes(change.key_hash),
                               time_or_null(change.taken),
                               text_or_null(change.player),
                               bytes_or_null(change.origin)};
  std::string sql = kTakeSeat;
  if (!change.player.empty()) {
    const std::string& person = change.owner.empty() ? change.player : change.owner;
    sql +=
        " and exists (select 1 from players where id = $5) and not exists (select 1 from tables "
        "  join seats as other on other.table_id = tables.id join players on players.id = other.player "
        "  where tables.id = $1 and rated and coalesce(owner, players.id) = " +
        parameter(values, person) + ")";
  }
  if (!change.owner.empty()) {
    sql +=
        " and (select count(*) from seats as other join tables on id = other.table_id "
        "  where other.player = $5 and not over) < " +
        parameter(values, kMostBotGames);
  }
  Queries all = {decider(sql + " returning seat", std::move(values))};
  if (!change.arrival.empty()) {
    all.push_back(
        {kNoteVisit, {change.table, change.seat, Bytes(change.key_hash), Bytes(change.arrival), change.taken}});
  }
  return all;
}

Queries queries(const LeaveSeat& change) {
  std::vector<Value> values = {change.table, change.seat, Bytes(change.key_hash)};
  std::string seat = "table_id = $1 and seat = $2 and key_hash = $3";
  // An append at another server is waited for, and its entries are counted then.
  Query table{"select id from tables where id = $1", {change.table}, /*decides=*/true};
  if (change.last) {
    table.sql = table.sql.text() + " and entries <= " + parameter(table.values, *change.last);
    seat += " and (select entries from tables where id = $1) <= " + parameter(values, *change.last);
  }
  table.sql = table.sql.text() + " for no key update";
  Queries all = {table};
  if (change.sent_away) {
    std::vector<Value> more = values;
    const std::string player = parameter(more, change.sent_away->player);
    const std::string address = parameter(more, bytes_or_null(change.sent_away->opener_origin));
    all.push_back(
        {"insert into table_visits (table_id, key_hash, player, at, sent_away) "
         "select table_id, key_hash, (select id from players where id = " +
             player + "), 0, true from seats where " + seat +
             " on conflict (table_id, key_hash) do update set player = excluded.player, sent_away = true, "
             "  address_hash = case when table_visits.address_hash is distinct from " +
             address + " then table_visits.address_hash end",
         more});
  }
  all.push_back({"delete from subscriptions where table_id = $1 and seat = $2 and exists (select 1 from seats where " +
                     seat + ")",
                 values});
  all.push_back(decider(kLeaveSeat + seat + " returning seat", values));
  all.push_back({kDeleteIfLeft, {change.table}});
  return all;
}

Queries queries(const AskBot& change) {
  return {decider(kAskBot, {change.table, change.seat, change.asked.bot, change.asked.until,
                            change.asked.until - kAnswer, kMostBotAsks})};
}

Queries queries(const DeclineSeat& change) {
  return {decider(kDeclineSeat, {change.table, change.seat, change.bot, change.reason})};
}

Queries queries(const ClaimSeat& change) {
  return {decider(kClaimSeat, {change.table, change.seat, Bytes(change.key_hash), change.player})};
}

Query query_for_seats_of(const std::string& player, const SeatSearch& search, const std::optional<SeatPlace>& before,
                         int most) {
  std::vector<Value> values = {player};
  std::string sql =
      "select mine.taken, mine.table_id, game, mine.seat, over, rated, mine.outcome, ended, "
      "  other.seat, other.bot, coalesce(players.name, other.name), other.player, players.owner is not null "
      "from (select taken, table_id, game, seat, over, rated, outcome, ended from seats join tables on id = table_id "
      "  where player = $1";
  const auto also = [&](const char* condition, Value value) { sql += condition + parameter(values, std::move(value)); };
  if (before) {
    also(" and (taken, table_id) < (", before->taken);
    also(", ", before->table);
    sql += ")";
  }
  if (search.from) also(" and taken >= ", *search.from);
  if (search.until) also(" and taken <= ", *search.until);
  if (search.over) also(" and over = ", *search.over);
  if (!search.game.empty()) also(" and game = ", search.game);
  if (search.outcome) also(" and outcome = ", static_cast<int>(*search.outcome));
  if (search.rated) also(" and rated = ", *search.rated);
  constexpr const char* kOther =
      " and exists (select 1 from seats as them where them.table_id = seats.table_id and them.seat <> seats.seat ";
  if (!search.opponent.empty()) {
    also((std::string(kOther) + "and them.player = ").c_str(), search.opponent);
    sql += ")";
  }
  if (search.bot) {
    also((std::string(kOther) + "and them.bot = ").c_str(), search.bot);
    sql += ")";
  }
  also(" order by taken desc, table_id desc limit ", most);
  sql +=
      ") as mine left join seats as other on other.table_id = mine.table_id and other.seat <> mine.seat "
      "left join players on players.id = other.player order by mine.taken desc, mine.table_id desc, other.seat";
  return {std::move(sql), std::move(values)};
}

std::vector<PlayerSeat> read_seats_of(const Results& results) {
  std::vector<PlayerSeat> seats;
  for (const Row& row : results.front()) {
    if (seats.empty() || seats.back().place.table != row.text(1)) {
      seats.push_back({.place = {.taken = row.time(0), .table = row.text(1)},
                       .game = row.text(2),
                       .seat = row.number(3),
                       .over = row.flag(4),
                       .rated = row.flag(5),
                       .outcome = {},
                       .ended = row.time(7),
                       .others = {}});
      if (!row.is_null(6)) seats.back().outcome = static_cast<Outcome>(row.integer(6));
    }
    if (row.is_null(8)) continue;
    seats.back().others.push_back({.seat = row.number(8),
                                   .bot = row.bot(9),
                                   .name = row.text(10),
                                   .player = row.text(11),
                                   .is_bot_account = row.flag(12)});
  }
  return seats;
}

}  // namespace

Queries queries_for(const SeatChange& change, const std::string&) {
  return std::visit([](const auto& each) { return queries(each); }, change);
}

Task<std::expected<std::vector<AskedSeat>, std::string>> SeatStore::seats_asked(std::string bot, WallTime now,
                                                                                int most) {
  return find_all<AskedSeat>({kSeatsAsked, {bot, now, most}}, [](const Row& row) {
    return AskedSeat{.table = row.text(0), .seat = row.number(1), .until = row.time(2)};
  });
}

Task<std::expected<std::vector<PlayerSeat>, std::string>> SeatStore::seats_of(std::string player, SeatSearch search,
                                                                              std::optional<SeatPlace> before,
                                                                              int most) {
  return find<std::vector<PlayerSeat>>({query_for_seats_of(player, search, before, most)}, read_seats_of);
}

}  // namespace nemeton
