#include "server/store/postgres/players.hpp"

#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "server/dice/hexadecimal.hpp"
#include "server/store/postgres/moderation.hpp"
#include "server/store/postgres/values.hpp"
#include "server/store/text_lists.hpp"

namespace nemeton {

namespace {

constexpr const char* kLeaveChallenge = R"(
insert into challenges (hash, player, until)
values (decode($1, 'hex'), $2, now() + $3::integer * interval '1 second') returning hash)";
constexpr const char* kDropChallenges =
    "delete from challenges where hash in (select hash from challenges where until <= now() for update skip locked)";
constexpr const char* kChallenge = "select player from challenges where hash = decode($1, 'hex') and until > now()";
constexpr const char* kUseChallenge =
    "delete from challenges where hash = decode($1, 'hex') and until > now() returning hash";

// Of two who want a name in the same instant the second waits for the first here, and is refused.
constexpr const char* kAddPlayer = R"(
with
  added as (
    insert into players (id, name, skeleton, since) values ($1, $2, $3, $4::bigint)
    on conflict (skeleton) do nothing returning id),
  passkey as (
    insert into passkeys (id, player, algorithm, public_key, counter, added)
    select decode($5, 'hex'), added.id, $6::smallint, decode($7, 'hex'), $8::bigint, $4::bigint from added returning id),
  codes as (
    insert into recovery_codes (code_hash, player)
    select decode(code, 'hex'), added.id from added, json_array_elements_text($9) as code),
  session as (
    insert into sessions (key_hash, player, passkey, since)
    select decode($10, 'hex'), added.id, passkey.id, $4::bigint from added, passkey)
select id from added)";
const std::string kRename = with_notes(R"(
  done as (
    update players set name = $3, skeleton = $4 where id = $2 and not exists (select from unfit) returning id))");
// Servers are to look at the tournaments that the player was in.
constexpr const char* kDelete = R"(
with left_behind as (
  update tournaments set due = 0
  where host = $1 or id in (select tournament from entrants where player = $1))
delete from players where id = $1 returning id)";

constexpr const char* kAddBot = R"(
with
  added as (
    insert into players (id, name, skeleton, since, owner, place)
    select $1, $2, $3, $4::bigint, $5, min(free)
    from generate_series(1, $6::integer) as free
    where free not in (select place from players where owner = $5)
      and exists (select from players where id = $5 and owner is null)
    having min(free) is not null
    on conflict (skeleton) do nothing returning id),
  token as (
    insert into sessions (key_hash, player, since) select decode($7, 'hex'), added.id, $4::bigint from added)
select id from added)";
constexpr const char* kSetToken = R"(
with
  known as (select id from players where id = $1 and owner is not null),
  gone as (delete from sessions using known where player = known.id),
  added as (
    insert into sessions (key_hash, player, since)
    select decode($2, 'hex'), id, $3::bigint from known where $2::text is not null)
select id from known)";
constexpr const char* kBeginStream =
    "update players set stream = $1, online = $2::bigint where id = $3 and owner is not null returning id";
constexpr const char* kKeepStream = "update players set online = $2::bigint where id = $3 and stream = $1 returning id";

constexpr const char* kAddPasskey = R"(
insert into passkeys (id, player, algorithm, public_key, counter, added)
select decode($1, 'hex'), $2, $3::smallint, decode($4, 'hex'), $5::bigint, $6::bigint
where (select count(*) from passkeys where player = $2) < $7::integer returning id)";
constexpr const char* kRemovePasskey = R"(
delete from passkeys
where id = decode($1, 'hex') and player = $2
  and exists (select from passkeys where player = $2 and id <> decode($1, 'hex')) returning id)";
constexpr const char* kLockPlayer = "select id from players where id = $1 for update";

constexpr const char* kSignIn = R"(
with used as (
  update passkeys set counter = $2::bigint, used = $3::bigint
  where id = decode($1, 'hex') and (counter < $2::bigint or (counter = 0 and $2::bigint = 0))
  returning id, player)
insert into sessions (key_hash, player, passkey, since)
select decode($4, 'hex'), player, id, $3::bigint from used returning key_hash)";
constexpr const char* kUseCode = R"(
with used as (delete from recovery_codes where code_hash = decode($1, 'hex') returning player)
insert into sessions (key_hash, player, since)
select decode($2, 'hex'), player, $3::bigint from used returning key_hash)";
// Other processes are told, as of what is sought.
constexpr const char* kEndOldest = R"(
with ended as (
  delete from sessions where key_hash in (
    select key_hash from sessions
    where player = (select player from sessions where key_hash = decode($1, 'hex'))
    order by since desc, key_hash offset $2::integer)
  returning player)
select pg_notify('nemeton', 'sought ' || $3 || ' ' || encode(convert_to($4 || player, 'UTF8'), 'hex'))
from (select distinct player from ended) as whose)";

constexpr const char* kDeleteCodes = "delete from recovery_codes where player = $1";
constexpr const char* kAddCodes = R"(
insert into recovery_codes (code_hash, player)
select decode(code, 'hex'), id from players, json_array_elements_text($2) as code where id = $1)";

// Gives a row, whether there was such a session or not.
constexpr const char* kEndSession = R"(
with ended as (delete from sessions where key_hash = decode($1, 'hex')) select 1)";
constexpr const char* kEndOthers = R"(
with ended as (
  delete from sessions
  where player = (select player from sessions where key_hash = decode($1, 'hex')) and key_hash <> decode($1, 'hex'))
select 1)";

constexpr const char* kClaim = R"(
update seats set player = $4, name = null, taken = coalesce(taken, 0)
where table_id = $1 and seat = $2::smallint and key_hash = decode($3, 'hex') and player is null
  and exists (select from players where id = $4)
  and not exists (select from seats as other where other.table_id = $1 and other.player = $4)
returning seat)";

constexpr const char* kPlayerIn = R"(
select players.id, name, players.since, owner, coalesce(online, 0) from sessions join players on players.id = player
where key_hash = decode($1, 'hex'))";
constexpr const char* kPlayerCalled =
    "select id, name, since, owner, coalesce(online, 0) from players where skeleton = $1";
constexpr const char* kBotsOf = R"(
select id, name, since, owner, coalesce(online, 0), exists (select from sessions where player = players.id)
from players where owner = $1 order by place)";
constexpr const char* kBotsOnline = R"(
select id, name, since, owner, online from players where online > $1::bigint order by name, id limit $2::integer)";
constexpr const char* kSeatsAsked = R"(
select table_id, seat, asked_until from seats
where asked = $1 and asked_until > $2::bigint and declined is null and key_hash is null
order by asked_until, table_id limit $3::integer)";
constexpr const char* kPasskey = R"(
select encode(id, 'hex'), algorithm, encode(public_key, 'hex'), counter, added, coalesce(used, 0)
from passkeys where id = decode($1, 'hex'))";
constexpr const char* kAccount = R"(
select id, name, since, owner, coalesce(online, 0),
  (select json_agg(json_build_array(encode(passkeys.id, 'hex'), algorithm, encode(public_key, 'hex'), counter, added,
                                    coalesce(used, 0)) order by added, passkeys.id)
   from passkeys where player = players.id),
  (select count(*) from recovery_codes where player = players.id),
  (select count(*) from sessions where player = players.id)
from players where id = $1)";
constexpr const char* kSeatsOf = R"(
select taken, table_id, game, seat, over, rated, outcome, coalesce(ended, 0),
  (select coalesce(json_agg(json_build_array(other.seat, other.bot, coalesce(players.name, other.name), other.player,
                                                     players.owner is not null)), '[]')
   from seats as other left join players on players.id = other.player
   where other.table_id = seats.table_id and other.seat <> seats.seat)
from seats join tables on id = table_id
where player = $1 and ($2::bigint is null or (taken, table_id) < ($2::bigint, $3))
  and ($5::bigint is null or taken >= $5::bigint) and ($6::bigint is null or taken <= $6::bigint)
  and ($7::boolean is null or over = $7::boolean) and ($8::text is null or game = $8)
  and ($9::smallint is null or outcome = $9::smallint) and ($10::boolean is null or rated = $10::boolean)
  and ($11::text is null or exists (
    select from seats as other
    where other.player = $11 and other.table_id = seats.table_id and other.seat <> seats.seat))
  and ($12::text is null or exists (
    select from seats as other where other.table_id = seats.table_id and other.bot = $12))
order by taken desc, table_id desc limit $4::integer)";

// Of columns id, name, since, owner and online.
Player player_at(const PostgresResult& result, int row) {
  return {.id = *result.at(row, 0),
          .name = *result.at(row, 1),
          .since = time_of(*result.at(row, 2)),
          .owner = result.at(row, 3).value_or(""),
          .online = time_of(*result.at(row, 4))};
}

std::string array_of(const std::vector<std::string>& hashes) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const std::string& each : hashes) json.string(hexadecimal(each));
  json.end_array();
  return text;
}

PostgresQuery end_oldest(const std::string& session_hash, const std::string& node) {
  return {kEndOldest, {hexadecimal(session_hash), std::to_string(kMostSessions), node, std::string(kSessionNews)}};
}

Passkey passkey_of(const std::string& id, int algorithm, const std::string& public_key, std::int64_t counter,
                   WallTime added, WallTime used) {
  return {.id = bytes_of(id).value_or(""),
          .algorithm = algorithm,
          .public_key = bytes_of(public_key).value_or(""),
          .counter = counter,
          .added = added,
          .used = used};
}

}  // namespace

PostgresGroup queries(const LeaveChallenge& change, const std::string&) {
  return {{kLeaveChallenge,
           {hexadecimal(change.hash), change.player.empty() ? std::nullopt : std::optional(change.player),
            std::to_string(std::chrono::seconds(kChallengeLife).count())}},
          {kDropChallenges, {}}};
}

PostgresGroup queries(const UseChallenge& change, const std::string&) {
  return {{kUseChallenge, {hexadecimal(change.hash)}}};
}

PostgresGroup queries(const AddPlayer& change, const std::string&) {
  const Passkey& passkey = change.passkey;
  return {{kAddPlayer,
           {change.player.id, change.player.name, change.skeleton, text_of(change.player.since),
            hexadecimal(passkey.id), std::to_string(passkey.algorithm), hexadecimal(passkey.public_key),
            std::to_string(passkey.counter), array_of(change.code_hashes), hexadecimal(change.session_hash)}}};
}

PostgresGroup queries(const RenamePlayer& change, const std::string&) {
  return {{kRename.c_str(), {notes_as_json(change.notes), change.player, change.name, change.skeleton}}};
}

PostgresGroup queries(const DeletePlayer& change, const std::string&) { return {{kDelete, {change.player}}}; }

PostgresGroup queries(const AddBot& change, const std::string&) {
  const Player& bot = change.bot;
  return {{kAddBot,
           {bot.id, bot.name, change.skeleton, text_of(bot.since), bot.owner, std::to_string(kMostBots),
            hexadecimal(change.token_hash)}}};
}

PostgresGroup queries(const SetToken& change, const std::string&) {
  return {{kSetToken,
           {change.bot, change.token_hash.empty() ? std::nullopt : std::optional(hexadecimal(change.token_hash)),
            text_of(change.at)}}};
}

PostgresGroup queries(const KeepStream& change, const std::string&) {
  return {
      {change.begins ? kBeginStream : kKeepStream,
       {change.stream, change.until == WallTime() ? std::nullopt : std::optional(text_of(change.until)), change.bot}}};
}

PostgresGroup queries(const AddPasskey& change, const std::string&) {
  const Passkey& passkey = change.passkey;
  return {{kAddPasskey,
           {hexadecimal(passkey.id), change.player, std::to_string(passkey.algorithm), hexadecimal(passkey.public_key),
            std::to_string(passkey.counter), text_of(passkey.added), std::to_string(kMostPasskeys)}}};
}

PostgresGroup queries(const RemovePasskey& change, const std::string&) {
  return {{kRemovePasskey, {hexadecimal(change.passkey), change.player}}};
}

PostgresGroup queries(const SignIn& change, const std::string& node) {
  return {{kSignIn,
           {hexadecimal(change.passkey), std::to_string(change.counter), text_of(change.at),
            hexadecimal(change.session_hash)}},
          end_oldest(change.session_hash, node)};
}

PostgresGroup queries(const UseCode& change, const std::string& node) {
  return {{kUseCode, {hexadecimal(change.code_hash), hexadecimal(change.session_hash), text_of(change.at)}},
          end_oldest(change.session_hash, node)};
}

PostgresGroup queries(const ReplaceCodes& change, const std::string&) {
  return {{kLockPlayer, {change.player}},
          {kDeleteCodes, {change.player}},
          {kAddCodes, {change.player, array_of(change.code_hashes)}}};
}

PostgresGroup queries(const EndSession& change, const std::string&) {
  return {{change.others ? kEndOthers : kEndSession, {hexadecimal(change.session_hash)}}};
}

PostgresGroup queries(const ClaimSeat& change, const std::string&) {
  return {{kClaim, {change.table, std::to_string(change.seat), hexadecimal(change.key_hash), change.player}}};
}

PostgresQuery query_for_challenge(const std::string& hash) { return {kChallenge, {hexadecimal(hash)}}; }

std::optional<std::string> read_challenge(const PostgresResult& result) {
  return result.rows() == 0 ? std::nullopt : std::optional(result.at(0, 0).value_or(""));
}

PostgresQuery query_for_player_in(const std::string& session_hash) { return {kPlayerIn, {hexadecimal(session_hash)}}; }

PostgresQuery query_for_player_called(const std::string& skeleton) { return {kPlayerCalled, {skeleton}}; }

std::optional<Player> read_player(const PostgresResult& result) {
  return result.rows() == 0 ? std::nullopt : std::optional(player_at(result, 0));
}

PostgresQuery query_for_bots_of(const std::string& owner) { return {kBotsOf, {owner}}; }

std::vector<BotAccount> read_bots_of(const PostgresResult& result) {
  std::vector<BotAccount> bots;
  for (int row = 0; row < result.rows(); ++row) {
    bots.push_back({.player = player_at(result, row), .has_token = result.at(row, 5) == "t"});
  }
  return bots;
}

PostgresQuery query_for_bots_online(WallTime now, int most) {
  return {kBotsOnline, {text_of(now), std::to_string(most)}};
}

std::vector<Player> read_players(const PostgresResult& result) {
  std::vector<Player> players;
  for (int row = 0; row < result.rows(); ++row) players.push_back(player_at(result, row));
  return players;
}

PostgresQuery query_for_seats_asked(const std::string& bot, WallTime now, int most) {
  return {kSeatsAsked, {bot, text_of(now), std::to_string(most)}};
}

std::vector<AskedSeat> read_seats_asked(const PostgresResult& result) {
  std::vector<AskedSeat> seats;
  for (int row = 0; row < result.rows(); ++row) {
    seats.push_back(
        {.table = *result.at(row, 0), .seat = std::stoi(*result.at(row, 1)), .until = time_of(*result.at(row, 2))});
  }
  return seats;
}

PostgresQuery query_for_passkey(const std::string& id) { return {kPasskey, {hexadecimal(id)}}; }

std::optional<Passkey> read_passkey(const PostgresResult& result) {
  if (result.rows() == 0) return std::nullopt;
  return passkey_of(*result.at(0, 0), std::stoi(*result.at(0, 1)), *result.at(0, 2), std::stoll(*result.at(0, 3)),
                    time_of(*result.at(0, 4)), time_of(*result.at(0, 5)));
}

PostgresQuery query_for_account(const std::string& player) { return {kAccount, {player}}; }

std::optional<Account> read_account(const PostgresResult& result) {
  auto player = read_player(result);
  if (!player) return std::nullopt;
  Account account{.player = *std::move(player),
                  .passkeys = {},
                  .codes = std::stoi(*result.at(0, 6)),
                  .sessions = std::stoi(*result.at(0, 7))};
  for (const nlohmann::json& row : nlohmann::json::parse(result.at(0, 5).value_or("[]"))) {
    account.passkeys.push_back(passkey_of(row[0], row[1], row[2], row[3], time_of(row[4]), time_of(row[5])));
  }
  return account;
}

PostgresQuery query_for_seats_of(const std::string& player, const SeatSearch& search,
                                 const std::optional<SeatPlace>& before, int most) {
  const auto flag = [](std::optional<bool> value) { return value ? Text(*value ? "true" : "false") : Text(); };
  return {
      kSeatsOf,
      {player, before ? Text(text_of(before->taken)) : Text(), before ? Text(before->table) : Text(),
       std::to_string(most), text_of(search.from), text_of(search.until), flag(search.over), text_or_null(search.game),
       search.outcome ? Text(std::to_string(static_cast<int>(*search.outcome))) : Text(), flag(search.rated),
       text_or_null(search.opponent), search.bot ? Text(kLevelNames[static_cast<std::size_t>(*search.bot)]) : Text()}};
}

std::vector<PlayerSeat> read_seats_of(const PostgresResult& result) {
  std::vector<PlayerSeat> seats;
  seats.reserve(static_cast<std::size_t>(result.rows()));
  for (int row = 0; row < result.rows(); ++row) {
    seats.push_back({.place = {.taken = time_of(*result.at(row, 0)), .table = *result.at(row, 1)},
                     .game = *result.at(row, 2),
                     .seat = std::stoi(*result.at(row, 3)),
                     .over = result.at(row, 4) == "t",
                     .rated = result.at(row, 5) == "t",
                     .outcome = {},
                     .ended = time_of(*result.at(row, 7)),
                     .others = read_others(*result.at(row, 8))});
    if (const auto outcome = result.at(row, 6)) seats.back().outcome = static_cast<Outcome>(std::stoi(*outcome));
  }
  return seats;
}

}  // namespace nemeton
