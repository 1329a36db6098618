#include "server/store/tables.hpp"

#include "server/store/log_chain.hpp"
#include "server/store/matchmaking.hpp"
#include "server/store/ratings.hpp"
#include "server/store/schema.hpp"
#include "server/store/seats.hpp"

namespace nemeton {

namespace {

constexpr const char* kAddTable =
    "insert into tables (id, game, options, server_seed, dice_version, time_control, rated, over, waited, entries, "
    "  last_link, watch_id) "
    "select $1, $2, $3, $4, $5, $6, $7, $8, case when $9 then unixepoch() end, $10, $11, $12";
constexpr const char* kAddTableSeat =
    "insert into seats (table_id, seat, bot, key_hash, taken, name, player, address_hash, asked_bot, asked_until) "
    "select id, $2, $3, $4, $5, $6, (select id from players where id = $7 for key share), $8, "
    "  (select id from players where id = $9 for key share), $10 from tables where id = $1";
constexpr const char* kAddEntry =
    "insert into log (table_id, number, seat, token, action_id, client_seeds, timed_out, used, at, link) "
    "select id, $2, $3, $4, $5, $6, $7, $8, $9, $10 from tables where id = $1";
constexpr const char* kSetRematch = "update tables set rematch = $1 where id = $2 and rematch is null returning id";

// Only if the log ends with the entry that the new ones follow, in the table's row and in the log itself.
constexpr const char* kSetHead =
    "update tables set entries = $1, last_link = $2, over = over or $3, ended = case when $3 then $4 else ended end "
    "where id = $5 and entries = $6 and last_link = $7 "
    "  and not exists (select 1 from log where table_id = $5 and number = $6 + 1) returning id";

constexpr const char* kWantRematch =
    "update seats set wants_rematch = true where table_id = $1 and seat = $2 returning seat";
constexpr const char* kCommitToClientSeed =
    "update seats set commitment = $3 where table_id = $1 and seat = $2 and key_hash is not null "
    "and case when $3 = '' then commitment is null else "
    "  exists (select 1 from seats where table_id = $1 and bot is null and commitment is null) "
    "  and not exists (select 1 from seats where table_id = $1 and client_seed <> '') end returning seat";
constexpr const char* kGiveClientSeed =
    "update seats set client_seed = $3 "
    "where table_id = $1 and seat = $2 and key_hash is not null and client_seed is null returning seat";
constexpr const char* kGiveName =
    "update seats set name = $3 where table_id = $1 and seat = $2 and key_hash is not null returning seat";

constexpr const char* kLeavePass =
    "insert into key_transfers (table_id, id_hash, sealed_key, expires) values ($1, $2, $3, unixepoch() + $4) "
    "on conflict (table_id) do update set id_hash = excluded.id_hash, sealed_key = excluded.sealed_key, "
    "  expires = excluded.expires returning table_id";
constexpr const char* kDropPasses = "delete from key_transfers where expires <= unixepoch()";
constexpr const char* kUsePass =
    "delete from key_transfers where id_hash = $1 and expires > unixepoch() returning table_id";
constexpr const char* kPass =
    "select table_id, sealed_key from key_transfers where id_hash = $1 and expires > unixepoch()";

constexpr const char* kUnfinishedWithBots =
    "select id from tables where not over and exists (select 1 from seats where table_id = id and bot is not null)";
constexpr const char* kEndedBefore = "select id from tables where ended < $1 order by ended limit $2";

std::vector<Value> values_of(const StoredTable& table) {
  return {table.id,
          table.game,
          table.options,
          table.server_seed,
          table.dice_version,
          text_or_null(table.time_control),
          table.rated,
          table.over,
          table.lobby,
          table.log.size(),
          Bytes(last_link(opening_link(table), table.log)),
          text_or_null(table.watch)};
}

void add_entries(Queries& queries, const std::string& table, int number, std::string before,
                 const std::vector<Entry>& entries) {
  for (const Entry& each : entries) {
    before = next_link(before, each);
    queries.push_back(
        {kAddEntry,
         {table, number++, each.seat == kChance ? Value() : Value(each.seat), each.token, text_or_null(each.id),
          each.client_seeds.empty() ? Value() : Value(each.client_seeds.bits()), each.timed_out ? Value(true) : Value(),
          each.used ? Value(each.used->count()) : Value(), time_or_null(each.at), Bytes(before)}});
  }
}

void add_table(Queries& queries, const StoredTable& table, std::string sql, std::vector<Value> values) {
  queries.push_back(decider(std::move(sql) + " returning id", std::move(values)));
  int number = 0;
  for (const StoredSeat& each : table.seats) {
    queries.push_back({kAddTableSeat,
                       {table.id, number++, each.bot, bytes_or_null(each.key_hash), time_or_null(each.taken),
                        each.player.empty() ? text_or_null(each.name) : Value(), text_or_null(each.player),
                        bytes_or_null(each.origin), each.asked ? Value(each.asked->bot) : Value(),
                        each.asked ? Value(each.asked->until) : Value()}});
  }
  add_entries(queries, table.id, 1, opening_link(table), table.log);
}

Queries queries(const OpenTable& change) {
  const StoredTable& table = change.table;
  Queries all = change.pairs.empty() ? Queries() : queries_to_pair(change.pairs, table.id);
  if (!change.rematch_of.empty()) all.push_back(decider(kSetRematch, {table.id, change.rematch_of}));
  // PostgreSQL runs all queries of a change: the table is opened only if those before it gave a row.
  std::vector<Value> values = values_of(table);
  std::vector<std::string> conditions;
  if (!change.pairs.empty())
    conditions.push_back("exists (select 1 from seeks where key_hash = " +
                         parameter(values, Bytes(change.pairs.front())) + " and table_id = $1)");
  if (!change.rematch_of.empty())
    conditions.push_back("exists (select 1 from tables where id = " + parameter(values, change.rematch_of) +
                         " and rematch = $1)");
  for (const StoredSeat& each : table.seats) {
    if (!each.asked) continue;
    conditions.push_back("(select count(*) from seats where asked_bot = " + parameter(values, each.asked->bot) +
                         " and asked_until > " + parameter(values, each.asked->until - kAnswer) +
                         " and decline_reason is null and key_hash is null) < " + parameter(values, kMostBotAsks));
  }
  std::string sql = kAddTable;
  for (const std::string& each : conditions) sql += (&each == conditions.data() ? " where " : " and ") + each;
  add_table(all, table, std::move(sql), std::move(values));
  return all;
}

Queries queries(const Append& change) {
  const auto last = change.first + static_cast<int>(change.entries.size()) - 1;
  Queries all = {decider(kSetHead, {last, Bytes(last_link(change.before, change.entries)), change.over,
                                    change.entries.empty() ? Value() : time_or_null(change.entries.back().at),
                                    change.table, change.first - 1, Bytes(change.before)})};
  add_entries(all, change.table, change.first, change.before, change.entries);
  for (Query& each : queries_for_results(change)) all.push_back(std::move(each));
  return all;
}

Queries queries(const Expire& change) {
  return with_notes("delete from tables where id = $1 and (over or $2)", {change.table, change.also_under_way},
                    change.notes);
}

Queries queries(const WantRematch& change) { return {decider(kWantRematch, {change.table, change.seat})}; }

Queries queries(const CommitToClientSeed& change) {
  return {decider(kCommitToClientSeed, {change.table, change.seat, change.commitment})};
}

Queries queries(const GiveClientSeed& change) {
  return {decider(kGiveClientSeed, {change.table, change.seat, change.client_seed})};
}

Queries queries(const GiveName& change) { return {decider(kGiveName, {change.table, change.seat, change.name})}; }

Queries queries(const OfferPass& change) {
  return {decider(kLeavePass, {change.pass.table, Bytes(change.id_hash), change.pass.box, kPassLife}), {kDropPasses}};
}

Queries queries(const UsePass& change) { return {decider(kUsePass, {Bytes(change.id_hash)})}; }

Queries queries(const QuickChat&) { return {}; }

Queries queries(const Probe&) {
  return {{Sql("pragma user_version = " + std::to_string(kSchemaVersion),
               "update nemeton_schema set version = version returning version")}};
}

}  // namespace

Queries queries_for(const TableChange& change, const std::string&) {
  return std::visit([](const auto& each) { return queries(each); }, change);
}

Queries queries_to_add(const StoredTable& table) {
  Queries all;
  add_table(all, table, kAddTable, values_of(table));
  return all;
}

Task<std::expected<std::optional<StoredTable>, ReadError>> TableStore::load(std::string id, int after) {
  co_return read_table(id, after, co_await run(queries_for_table(id, after), /*is_of_one_table=*/true));
}

Task<std::expected<std::vector<std::string>, std::string>> TableStore::unfinished_with_bots() {
  return find_all({kUnfinishedWithBots}, read_text);
}

Task<std::expected<std::vector<std::string>, std::string>> TableStore::ended_before(WallTime time, int most) {
  return find_all({kEndedBefore, {time, most}}, read_text);
}

Task<std::expected<std::optional<Pass>, std::string>> TableStore::pass(std::string id_hash) {
  return find_first<Pass>({kPass, {Bytes(id_hash)}}, [](const Row& row) { return Pass{row.text(0), row.text(1)}; });
}

Task<std::expected<std::string, std::string>> TableStore::signing_seed(std::string fresh) {
  // Of servers that begin at once one sets the seed, and the others may have to ask again.
  for (int tries = 3;; --tries) {
    const Queries queries = {
        {"insert into signing_key (seed) values ($1) on conflict (one) do nothing", {Bytes(fresh)}},
        {"select seed from signing_key"}};
    const auto seed =
        co_await find<std::string>(queries, [](const Results& all) { return all[1].empty() ? "" : all[1][0].text(0); });
    if (seed || tries == 0) co_return seed;
  }
}

}  // namespace nemeton
