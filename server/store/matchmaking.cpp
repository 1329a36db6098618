#include "server/store/matchmaking.hpp"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <tuple>

namespace nemeton {

namespace {

constexpr const char* kSeek =
    "insert into seeks (key_hash, since, expires, player, address_hash) "
    "values ($1, microseconds(), unixepoch() + $2, $3, $4) "
    "on conflict (key_hash) do update set expires = excluded.expires where seeks.table_id is null returning key_hash";
constexpr const char* kDropSeeks =
    "delete from seeks where key_hash in "
    "  (select key_hash from seeks where expires <= unixepoch() for update skip locked)";
constexpr const char* kEndSeek =
    "delete from seeks where key_hash = $1 and table_id is not distinct from $2 returning key_hash";

// The seek of $1 waits again, if another of its pairing at the table $2 has left or has not come. The other queries have an effect only then: the seek
// waits otherwise only if the table is deleted already.
constexpr const char* kWaitOn =
    "update seeks set table_id = null, paired = null, expires = unixepoch() + $3 "
    "where key_hash = $1 and table_id = $2 and exists (select 1 from seats where seats.table_id = $2 and bot is null "
    "  and commitment is null and seats.key_hash is distinct from seeks.key_hash "
    "  and (seats.key_hash is null or paired <= unixepoch() - $4)) returning key_hash";
const std::string kIfWaits =
    " and exists (select 1 from seeks as own where own.key_hash = $1 and own.table_id is null)";
const std::string kOthersWaitOn =
    "update seeks set table_id = null, paired = null, expires = unixepoch() + $3 "
    "where table_id = $2 and exists (select 1 from seats where seats.table_id = $2 "
    "  and seats.key_hash = seeks.key_hash and commitment is not null)" +
    kIfWaits;
constexpr const char* kGamesWaitOn =
    "update seek_games set since = (select since from seeks where seeks.key_hash = seek_games.key_hash) "
    "where key_hash in (select key_hash from seeks where table_id is null "
    "  and (key_hash = $1 or key_hash in (select key_hash from seats where table_id = $2)))";
const std::string kEndOtherSeeks = "delete from seeks where table_id = $2" + kIfWaits;
const std::string kDeletePairing = "delete from tables where id = $2" + kIfWaits;

constexpr const char* kSeekOf =
    "select seeks.table_id, seat, game, commitment is not null, exists ("
    "  select 1 from seats as other where other.table_id = seeks.table_id and other.bot is null "
    "  and other.commitment is null and other.key_hash is distinct from seeks.key_hash "
    "  and (other.key_hash is null or paired <= unixepoch() - $2)) "
    "from seeks left join tables on tables.id = seeks.table_id "
    "left join seats on seats.table_id = seeks.table_id and seats.key_hash = seeks.key_hash "
    "where seeks.key_hash = $1 and expires > unixepoch()";
constexpr const char* kWaitingFor =
    "select seek_games.key_hash, seek_games.game, seek_games.since, seeks.player, name, address_hash, mean, "
    "  (select group_concat(blocked, ' ') from blocks where blocks.player = seeks.player), "
    "  (select group_concat(other.player, ' ') from player_networks as own "
    "   join player_networks as other on other.address_hash = own.address_hash and other.player <> own.player "
    "   where own.player = seeks.player), unixepoch() + $1 - expires "
    "from seek_games join seeks on seeks.key_hash = seek_games.key_hash "
    "left join players on players.id = seeks.player "
    "left join ratings on ratings.player = seeks.player and ratings.game = seek_games.game "
    "where pace = $2 and seek_games.game = $3 and seek_games.since is not null and expires > unixepoch() "
    "order by seek_games.since, seek_games.key_hash limit $4";

Queries queries(const Seek& change) {
  std::vector<Value> values = {Bytes(change.key_hash), change.pace};
  std::string games;
  for (const std::string& each : change.games) {
    games += (games.empty() ? "select cast(" : " union select cast(") + parameter(values, each) + " as text) as game";
  }
  Queries all = {
      decider(kSeek, {Bytes(change.key_hash), kSeekLife, text_or_null(change.player), bytes_or_null(change.origin)})};
  if (!games.empty()) {
    all.push_back(
        {"insert into seek_games (key_hash, game, pace, since) "
         "select key_hash, game, $2, since from seeks, (" +
             games +
             ") as sought where key_hash = $1 and table_id is null "
             "and not exists (select 1 from seek_games where seek_games.key_hash = $1) "
             "on conflict (key_hash, game) do nothing",
         std::move(values)});
  }
  all.push_back({kDropSeeks});
  return all;
}

Queries queries(const WakeSeek&) { return {}; }

Queries queries(const EndSeek& change) {
  return {decider(kEndSeek, {Bytes(change.key_hash), text_or_null(change.table)})};
}

Queries queries(const SeekAgain& change) {
  const Bytes key(change.key_hash);
  return {decider(kWaitOn, {key, change.table, kSeekLife, kComing}),
          {kOthersWaitOn, {key, change.table, kSeekLife}},
          {kGamesWaitOn, {key, change.table}},
          {kEndOtherSeeks, {key, change.table}},
          {kDeletePairing, {key, change.table}}};
}

std::vector<std::string> read_ids(const std::string& text) {
  std::istringstream words(text);
  return {std::istream_iterator<std::string>(words), {}};
}

WaitingSeek waiting_of(const Row& row) {
  WaitingSeek waiting{.key_hash = row.text(0),
                      .game = row.text(1),
                      .since = row.integer(2),
                      .player = row.text(3),
                      .name = row.text(4),
                      .origin = row.text(5),
                      .blocked = read_ids(row.text(7)),
                      .neighbours = read_ids(row.text(8)),
                      .silent = std::chrono::seconds(row.integer(9))};
  if (!row.is_null(6)) waiting.rating = row.real(6);
  return waiting;
}

SeekStatus seek_status_of(const Row& row) {
  SeekStatus status;
  if (row.is_null(0)) return status;
  status.pairing = {.table = row.text(0),
                    .game = row.text(2),
                    .seat = row.is_null(1) ? std::nullopt : std::optional<Seat>(row.number(1)),
                    .has_come = row.flag(3),
                    .is_alone = row.flag(4)};
  return status;
}

}  // namespace

Queries queries_for(const SeekChange& change, const std::string&) {
  return std::visit([](const auto& each) { return queries(each); }, change);
}

// Of two servers that pair the same seek one gets it, and the other does not wait for that.
Queries queries_to_pair(const std::vector<std::string>& key_hashes, const std::string& table) {
  std::vector<Value> values = {table};
  std::string keys;
  for (const std::string& each : key_hashes) keys += (keys.empty() ? "" : ", ") + parameter(values, Bytes(each));
  Query games{"update seek_games set since = null where key_hash in (" + keys +
                  ") and exists (select 1 from seeks where seeks.key_hash = $2 and table_id = $1)",
              values};
  const std::string life = parameter(values, kPairingLife);
  return {decider("with free as materialized (select key_hash from seeks where key_hash in (" + keys +
                      ") and table_id is null and expires > unixepoch() order by key_hash for update skip locked) "
                      "update seeks set table_id = $1, paired = unixepoch(), expires = unixepoch() + " +
                      life + " where key_hash in (" + keys + ") and (select count(*) from free) = " +
                      std::to_string(key_hashes.size()) + " returning key_hash",
                  values),
          std::move(games)};
}

Task<std::expected<std::optional<SeekStatus>, std::string>> SeekStore::seek(std::string key_hash) {
  return find_first({kSeekOf, {Bytes(key_hash), kComing}}, seek_status_of);
}

Task<std::expected<std::vector<WaitingSeek>, std::string>> SeekStore::waiting(std::string pace,
                                                                              std::vector<std::string> games,
                                                                              int most) {
  Queries queries;
  for (const std::string& each : games) queries.push_back({kWaitingFor, {kSeekLife, pace, each, most}});
  return find<std::vector<WaitingSeek>>(std::move(queries), [](const Results& results) {
    std::vector<WaitingSeek> found;
    for (const Rows& rows : results) {
      for (const Row& each : rows) found.push_back(waiting_of(each));
    }
    std::ranges::sort(found, {},
                      [](const WaitingSeek& each) { return std::tie(each.since, each.key_hash, each.game); });
    return found;
  });
}

}  // namespace nemeton
