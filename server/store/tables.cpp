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
// SQLite inserts from a query more slowly, and makes an entry only after the query that decides.
constexpr const char* kAddEntrySqlite =
    "insert into log (table_id, number, seat, token, action_id, client_seeds, timed_out, used, at, link) "
    "values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
constexpr const char* kAddEntryPostgres =
    "insert into log (table_id, number, seat, token, action_id, client_seeds, timed_out, used, at, link) "
    "select id, $2, $3, $4, $5, $6, $7, $8, $9, $10 from tables where id = $1";
constexpr const char* kSetRematch = "update tables set rematch = $1 where id = $2 and rematch is null returning id";

// Only if the log ends with the entry that the new ones follow, in the table's row and in the log itself.
constexpr const char* kSetHead =
    "update tables set entries = $1, last_link = $2, over = over or $3, ended = case when $3 then $4 else ended end "
    "where id = $5 and entries = $6 and last_link = $7 "
    "  and not exists (select 1 from log where table_id = $5 and number = $6 + 1)";

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

constexpr const char* kOfferKeyTransfer =
    "insert into key_transfers (table_id, id_hash, sealed_key, expires) values ($1, $2, $3, unixepoch() + $4) "
    "on conflict (table_id) do update set id_hash = excluded.id_hash, sealed_key = excluded.sealed_key, "
    "  expires = excluded.expires returning table_id";
constexpr const char* kDeleteKeyTransfers = "delete from key_transfers where expires <= unixepoch()";
constexpr const char* kUseKeyTransfer =
    "delete from key_transfers where id_hash = $1 and expires > unixepoch() returning table_id";
constexpr const char* kKeyTransfer =
    "select table_id, sealed_key from key_transfers where id_hash = $1 and expires > unixepoch()";

constexpr const char* kUnfinishedWithBots =
    "select id from tables where not over and exists (select 1 from seats where table_id = id and bot is not null)";
constexpr const char* kEndedBefore = "select id from tables where ended < $1 order by ended limit $2";

constexpr const char* kTable =
    "select game, options, server_seed, dice_version, time_control, over, rematch, waited is not null, opened, "
    "  last_link, rated, "
    "  (select case when cast(settings ->> 'friendly' as text) in ('true', '1') then 2 else 1 end "
    "   from tournament_tables join tournaments on tournaments.id = tournament where table_id = tables.id), "
    "  watch_id, entries from tables where id = $1";
constexpr const char* kTableSeats =
    "select bot, key_hash, wants_rematch, client_seed, taken, coalesce(players.name, seats.name), commitment, player, "
    "  exists (select 1 from subscriptions as s where s.table_id = seats.table_id and s.seat = seats.seat), "
    "  address_hash, owner, asked_bot, (select name from players as other where other.id = asked_bot), asked_until, "
    "  decline_reason "
    "from seats left join players on id = player where table_id = $1 order by seat";
// With the entry before them, whose link theirs follow from.
constexpr const char* kTableEntries =
    "select number, seat, token, action_id, client_seeds, timed_out, used, at, link "
    "from log where table_id = $1 and number >= $2 order by number";

StoredTable table_of(const std::string& id, const Row& row) {
  return {.id = id,
          .game = row.text(0),
          .options = row.text(1),
          .server_seed = row.text(2),
          .dice_version = row.number(3),
          .time_control = row.text(4),
          .seats = {},
          .log = {},
          .over = row.flag(5),
          .next = row.text(6),
          .lobby = row.flag(7),
          .opened = WallTime(std::chrono::seconds(row.integer(8))),
          .head = row.text(9),
          .rated = row.flag(10),
          .in_tournament = !row.is_null(11),
          .friendly = row.integer(11) == 2,
          .watch = row.text(12)};
}

StoredSeat seat_of(const Row& row) {
  StoredSeat seat{.bot = row.bot(0),
                  .key_hash = row.text(1),
                  .wants_rematch = row.flag(2),
                  .taken = row.time(4),
                  .commitment = row.optional_text(6),
                  .client_seed = row.optional_text(3),
                  .name = row.text(5),
                  .player = row.text(7),
                  .has_subscription = row.flag(8),
                  .origin = row.text(9),
                  .owner = row.text(10)};
  if (!row.is_null(11)) {
    seat.asked = BotAsked{.bot = row.text(11), .name = row.text(12), .until = row.time(13), .declined = row.text(14)};
  }
  return seat;
}

Entry entry_of(const Row& row) {
  return {.seat = row.is_null(1) ? kChance : static_cast<Seat>(row.integer(1)),
          .token = row.optional_text(2),
          .id = row.text(3),
          .client_seeds = SeatSet(static_cast<std::uint8_t>(row.integer(4))),
          .timed_out = row.flag(5),
          .used = row.is_null(6) ? std::nullopt : std::optional(milliseconds(row.integer(6))),
          .at = row.time(7)};
}

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

// Returns the link of the last one.
std::string add_entries(Queries& queries, const std::string& table, int number, std::string before,
                        const std::vector<Entry>& entries) {
  static const Sql add_entry(kAddEntrySqlite, kAddEntryPostgres);
  for (const Entry& each : entries) {
    before = next_link(before, each);
    queries.push_back(
        {add_entry,
         to_values(table, number++, each.seat == kChance ? Value() : Value(each.seat), each.token,
                   text_or_null(each.id), each.client_seeds.empty() ? Value() : Value(each.client_seeds.bits()),
                   each.timed_out ? Value(true) : Value(), each.used ? Value(each.used->count()) : Value(),
                   time_or_null(each.at), Bytes(before))});
  }
  return before;
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
  // SQLite opens a temporary table for rows that a change returns.
  static const Sql set_head(kSetHead, std::string(kSetHead) + " returning id");
  Queries all;
  all.reserve(1 + change.entries.size());
  all.push_back(decider(set_head, to_values(last, Value(), change.over,
                                            change.entries.empty() ? Value() : time_or_null(change.entries.back().at),
                                            change.table, change.first - 1, Bytes(change.before))));
  // Its new link is known after those of the entries.
  all.front().values[1] = Bytes(add_entries(all, change.table, change.first, change.before, change.entries));
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

Queries queries(const OfferKeyTransfer& change) {
  return {
      decider(kOfferKeyTransfer, {change.transfer.table, Bytes(change.id_hash), change.transfer.box, kKeyTransferLife}),
      {kDeleteKeyTransfers}};
}

Queries queries(const UseKeyTransfer& change) { return {decider(kUseKeyTransfer, {Bytes(change.id_hash)})}; }

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

Queries queries_for_table(const std::string& id, int after) {
  return {{kTable, {id}}, {kTableSeats, {id}}, {kTableEntries, {id, after}}};
}

std::expected<std::optional<StoredTable>, ReadError> read_table(const std::string& id, int after,
                                                                const std::expected<Results, ReadError>& results) {
  const auto damaged = [](std::string message) {
    return std::unexpected(ReadError{ReadError::Of::table, std::move(message)});
  };
  if (!results && results.error().of == ReadError::Of::table)
    return damaged("table " + id + " is damaged: " + results.error().message);
  if (!results) return std::unexpected(results.error());
  const Rows& tables = (*results)[0];
  if (tables.empty() && (*results)[1].empty()) return std::nullopt;
  if (tables.empty()) return damaged("table " + id + " is damaged: its seats are there without it");
  StoredTable table = table_of(id, tables.front());
  StoredChain chain{.last = tables.front().number(13), .head = table.head, .before = {}, .links = {}};
  for (const Row& each : (*results)[1]) table.seats.push_back(seat_of(each));
  for (const Row& each : (*results)[2]) {
    const int number = each.number(0);
    if (number == after && after > 0) {
      chain.before = each.text(8);
      continue;
    }
    if (number != after + static_cast<int>(table.log.size()) + 1) return damaged(gap(id, number));
    table.log.push_back(entry_of(each));
    chain.links.push_back(each.text(8));
  }
  if (auto sound = check_chain(table, after, chain); !sound) return damaged(sound.error());
  return table;
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

Task<std::expected<std::optional<KeyTransfer>, std::string>> TableStore::key_transfer(std::string id_hash) {
  return find_first<KeyTransfer>({kKeyTransfer, {Bytes(id_hash)}},
                                 [](const Row& row) { return KeyTransfer{row.text(0), row.text(1)}; });
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
