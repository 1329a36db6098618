#include "server/store/postgres/changes.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <sstream>

#include "core/json.hpp"
#include "server/dice/hexadecimal.hpp"
#include "server/store/log_chain.hpp"
#include "server/store/postgres/moderation.hpp"
#include "server/store/postgres/players.hpp"
#include "server/store/postgres/ratings.hpp"
#include "server/store/postgres/tournaments.hpp"
#include "server/store/postgres/values.hpp"

namespace nemeton {

namespace {

// The first word of a notification's payload.
constexpr std::string_view kChanged = "changed";
constexpr std::string_view kSaid = "said";
constexpr std::string_view kSought = "sought";

// What PostgreSQL takes for the payload of a notification, less a name and a space.
constexpr std::size_t kLongestNews = 7900;

constexpr const char* kOpen = R"(
with
  old as (update tables set next = $1 where id = $6 and next is null returning id),
  opened as (
    insert into tables (id, game, options, secret, over, time_control, waited, dice, entries, head, rated, watch)
    select $1, $2, $3, $4, $5::boolean, $9, case when $10::boolean then now() end, $11::smallint, $12::integer,
      decode($13, 'hex'), $15::boolean, $16
    where ($6 is null or exists (select from old))
      and ($14::text is null or exists (select from seeks where key_hash = decode($14, 'hex') and table_id = $1))
      and not exists (
        select from json_to_recordset($7) as x (asked text, asked_until bigint)
        where (select count(*) from seats
               where seats.asked = x.asked and seats.asked_until > x.asked_until - $17::bigint
                 and declined is null and key_hash is null) >= $18::integer)
    returning id),
  sat as (
    insert into seats (table_id, seat, bot, key_hash, taken, name, player, origin, asked, asked_until)
    select opened.id, seat, bot, decode(key_hash, 'hex'), taken, name,
      (select players.id from players where players.id = x.player for key share), decode(origin, 'hex'),
      (select players.id from players where players.id = x.asked for key share), asked_until
    from opened, json_to_recordset($7)
      as x (seat smallint, bot text, key_hash text, taken bigint, name text, player text, origin text,
            asked text, asked_until bigint)),
  logged as (
    insert into log (table_id, number, seat, token, action_id, numbers, timed_out, used, at, link)
    select opened.id, number, seat, token, action_id, numbers, timed_out, used, at, decode(link, 'hex')
    from opened, json_to_recordset($8)
      as x (number integer, seat smallint, token text, action_id text, numbers smallint, timed_out boolean, used bigint,
            at bigint, link text))
select id from opened)";

// Of two who pair the same seek one gets it, and the other does not wait for that.
constexpr const char* kPair = R"(
with
  free as materialized (
    select key_hash from seeks
    where key_hash = any ($1::bytea[]) and table_id is null and until > now()
    order by key_hash for update skip locked),
  taken as (
    update seeks set table_id = $2, paired = now(), until = now() + $3::integer * interval '1 second'
    where key_hash = any ($1::bytea[]) and (select count(*) from free) = cardinality($1::bytea[])
    returning key_hash),
  unwished as (
    update wishes set since = null where key_hash = any ($1::bytea[]) and exists (select from taken))
select from taken limit 1)";

constexpr const char* kTakeSeat = R"(
with
  taken as (
    update seats
    set key_hash = decode($3, 'hex'), taken = nullif($4::bigint, 0), player = $5, origin = decode($6, 'hex'),
      asked = null, asked_until = null, declined = null
    where table_id = $1 and seat = $2::smallint and bot is null and key_hash is null
      and ($5::text is null or exists (select from players where id = $5))
      and ($8::text is null or $9::integer > (
        select count(*) from seats as other join tables on id = other.table_id where other.player = $5 and not over))
      and not exists (
        select from tables join seats as other on other.table_id = tables.id join players on players.id = other.player
        where tables.id = $1 and rated and coalesce(players.owner, players.id) = coalesce($8, $5)) returning seat),
  arrived as (
    insert into arrivals (table_id, key_hash, origin, at)
    select $1, decode($3, 'hex'), decode($7, 'hex'), $4::bigint from taken where $7::text is not null)
select seat from taken)";

constexpr const char* kAskBot = R"(
update seats set asked = $3, asked_until = $4::bigint, declined = null
where table_id = $1 and seat = $2::smallint and bot is null and key_hash is null
  and exists (select from players where id = $3)
  and (select count(*) from seats as other
       where other.asked = $3 and other.asked_until > $4::bigint - $5::bigint and other.declined is null
         and other.key_hash is null) < $6::integer returning seat)";
constexpr const char* kDeclineSeat = R"(
update seats set declined = $4
where table_id = $1 and seat = $2::smallint and asked = $3 and key_hash is null and declined is null returning seat)";

// Where a seat has committed to its client seed, every draw follows from that, or from its not having come.
constexpr const char* kLeaveSeat = R"(
with
  -- An append at another server is waited for, and its entries are counted then.
  mine as (select id from tables where id = $1 and ($7::integer is null or entries <= $7::integer) for no key update),
  no_notices as (
    delete from subscriptions using seats
    where subscriptions.table_id = $1 and subscriptions.seat = $2::smallint
      and seats.table_id = $1 and seats.seat = $2::smallint and seats.key_hash = decode($3, 'hex')),
  sent_away as (
    insert into arrivals (table_id, key_hash, player, at, sent_away)
    select $1, key_hash, (select id from players where id = $5), 0, true from seats
    where table_id = $1 and seat = $2::smallint and key_hash = decode($3, 'hex') and $4::boolean
    on conflict (table_id, key_hash) do update set player = excluded.player, sent_away = true,
      origin = case when arrivals.origin is distinct from decode($6, 'hex') then arrivals.origin end)
update seats set key_hash = null, taken = null, wants_rematch = false, name = null, player = null, origin = null,
  number = case
    when exists (
      select from log where log.table_id = $1
      and ((log.numbers >> seats.seat) & 1 = 1 or (log.seat is null and seats.commitment is not null)))
    then seats.number
  end,
  commitment = case
    when exists (select from log where log.table_id = $1 and log.seat is null) then seats.commitment
  end
where table_id in (select id from mine) and seat = $2::smallint and key_hash = decode($3, 'hex') returning seat)";
constexpr const char* kDeleteIfLeft = R"(
with
  gone as (
    select id from tables
    where id = $1 and not exists (select from seats where table_id = id and key_hash is not null)),
  no_passes as (delete from passes using gone where table_id = gone.id),
  no_notices as (delete from subscriptions using gone where table_id = gone.id),
  no_log as (delete from log using gone where table_id = gone.id),
  no_seats as (delete from seats using gone where table_id = gone.id)
delete from tables using gone where tables.id = gone.id)";

constexpr const char* kWaits = R"(
update tables set waited = case when $2::boolean then now() else 'epoch' end
where id = $1 and waited is not null returning id)";

constexpr const char* kDropAttendances = R"(
delete from attendances where (table_id, node) in (
  select table_id, node from attendances where said <= now() - $1::integer * interval '1 second' for update skip locked))";
constexpr const char* kAttend = R"(
insert into attendances (table_id, node, players, spectators, said)
select id, $2, $3::integer, $4::integer, now() from tables where id = $1 and watch is not null
on conflict (table_id, node) do update
  set players = excluded.players, spectators = excluded.spectators, said = excluded.said
returning table_id)";
constexpr const char* kWithdraw = "update tables set watch = null where id = $1 and watch is not null returning id";

constexpr const char* kDropPasses = "delete from passes where until <= now()";
constexpr const char* kLeavePass = R"(
insert into passes (table_id, id_hash, box, until)
values ($1, decode($2, 'hex'), $3, now() + $4::integer * interval '1 second')
on conflict (table_id) do update set id_hash = excluded.id_hash, box = excluded.box, until = excluded.until
returning table_id)";
constexpr const char* kUsePass =
    "delete from passes where id_hash = decode($1, 'hex') and until > now() returning table_id";

constexpr const char* kDropSeeks =
    "delete from seeks where key_hash in (select key_hash from seeks where until <= now() for update skip locked)";
constexpr const char* kSeek = R"(
with
  mine as (
    insert into seeks (key_hash, since, until, player, origin)
    values (decode($1, 'hex'), clock_timestamp(), now() + $4::integer * interval '1 second', $5, decode($6, 'hex'))
    on conflict (key_hash) do update set until = excluded.until where seeks.table_id is null
    returning key_hash, since),
  wished as (
    insert into wishes (key_hash, game, pace, since)
    select key_hash, game, $3, since from mine, json_array_elements_text($2) as game
    where not exists (select from wishes where wishes.key_hash = mine.key_hash)
    on conflict do nothing)
select from mine)";
constexpr const char* kEndSeek =
    "delete from seeks where key_hash = decode($1, 'hex') and table_id is not distinct from $2 returning key_hash";
constexpr const char* kWaitOn = R"(
with
  mine as (
    select key_hash from seeks
    where key_hash = decode($1, 'hex') and table_id = $2 and exists (
      select from seats where seats.table_id = $2 and bot is null and commitment is null
        and seats.key_hash is distinct from seeks.key_hash
        and (seats.key_hash is null or paired <= now() - $3::integer * interval '1 second'))
    for update),
  back as (
    update seeks set table_id = null, paired = null, until = now() + $4::integer * interval '1 second'
    from mine
    where table_id = $2 and (seeks.key_hash = mine.key_hash or exists (
      select from seats where seats.table_id = $2 and seats.key_hash = seeks.key_hash and commitment is not null))
    returning seeks.key_hash, since),
  wished as (update wishes set since = back.since from back where wishes.key_hash = back.key_hash),
  ended as (
    delete from seeks using mine where table_id = $2 and seeks.key_hash not in (select key_hash from back)),
  gone as (select id from tables where id = $2 and exists (select from mine)),
  no_passes as (delete from passes using gone where table_id = gone.id),
  no_notices as (delete from subscriptions using gone where table_id = gone.id),
  no_log as (delete from log using gone where table_id = gone.id),
  no_seats as (delete from seats using gone where table_id = gone.id),
  no_table as (delete from tables using gone where tables.id = gone.id)
select from mine)";

constexpr const char* kWantRematch = R"(
update seats set wants_rematch = true where table_id = $1 and seat = $2::smallint returning seat)";

constexpr const char* kCommitToClientSeed = R"(
update seats set commitment = $3
where table_id = $1 and seat = $2::smallint and key_hash is not null
  and case when $3 = '' then commitment is null else
    exists (select from seats where table_id = $1 and bot is null and commitment is null)
    and not exists (select from seats where table_id = $1 and number <> '') end
returning seat)";

constexpr const char* kGiveClientSeed = R"(
update seats set number = $3
where table_id = $1 and seat = $2::smallint and key_hash is not null and number is null returning seat)";

constexpr const char* kGiveName = R"(
update seats set name = $3
where table_id = $1 and seat = $2::smallint and key_hash is not null returning seat)";

constexpr const char* kAppend = R"(
insert into log (table_id, number, seat, token, action_id, numbers, timed_out, used, at, link)
select table_id, number, seat, token, action_id, numbers, timed_out, used, at, decode(link, 'hex')
from json_to_recordset($1)
  as x (table_id text, number integer, seat smallint, token text, action_id text, numbers smallint, timed_out boolean,
        used bigint, at bigint, link text)
order by table_id, number)";
constexpr const char* kSetHeads = R"(
update tables set entries = x.entries, head = decode(x.head, 'hex'), over = over or x.ends,
  ended = case when x.ends then x.ended else tables.ended end
from json_to_recordset($1) as x (table_id text, entries integer, head text, ends boolean, ended bigint)
where id = x.table_id)";

// Rows that were changed and those that were not are told apart where that decides.
constexpr const char* kSubscribe = R"(
insert into subscriptions (table_id, seat, target_id, target)
select $1, $2::smallint, decode($3, 'hex'), $4
where exists (select from seats where table_id = $1 and seat = $2::smallint and key_hash is not null)
  and (select count(*) from subscriptions
       where table_id = $1 and seat = $2::smallint and target_id <> decode($3, 'hex')) < $5::integer
on conflict (table_id, seat, target_id) do update set target = excluded.target
returning seat)";
constexpr const char* kUnsubscribe = R"(
with gone as (
  delete from subscriptions
  where target_id = decode($1, 'hex') and ($2::text is null or (table_id = $2 and seat = $3::smallint)))
select)";
constexpr const char* kNewsCame = R"(
with due as (
  update subscriptions set due = $3::bigint
  where table_id = $1 and seat = $2::smallint and due is null and (not told or $4::boolean))
select)";
constexpr const char* kFollowPlayers = R"(
with told as (
  insert into subscriptions (table_id, seat, target_id, target, due)
  select $1, seat, target_id, target, $2::bigint from (
    select own.seat, old.target_id, max(old.target) as target,
      row_number() over (partition by own.seat order by old.target_id) as place
    from seats as own join seats as other on other.player = own.player and other.table_id <> own.table_id
    join subscriptions as old on old.table_id = other.table_id and old.seat = other.seat
    where own.table_id = $1 group by own.seat, old.target_id) as devices
  where place <= $3::integer on conflict do nothing)
select)";
constexpr const char* kSeen = R"(
with seen as (
  update subscriptions set due = null, told = false, tries = 0
  where table_id = $1 and seat = $2::smallint and (due is not null or told))
select)";
constexpr const char* kTakeNotice = R"(
update subscriptions set due = null, told = true
where table_id = $1 and seat = $2::smallint and target_id = decode($3, 'hex') and due is not null returning seat)";
constexpr const char* kPutOffNotice = R"(
with put_off as (
  update subscriptions set due = $4::bigint, told = false, tries = tries + 1
  where table_id = $1 and seat = $2::smallint and target_id = decode($3, 'hex') and told)
select)";

const std::string kExpire = with_notes(R"(
  gone as (
    select id from tables where id = $2 and (over or $3::boolean) and not exists (select from unfit)),
  no_passes as (delete from passes using gone where table_id = gone.id),
  no_notices as (delete from subscriptions using gone where table_id = gone.id),
  no_log as (delete from log using gone where table_id = gone.id),
  no_seats as (delete from seats using gone where table_id = gone.id),
  done as (delete from tables using gone where tables.id = gone.id returning gone.id))");
constexpr const char* kProbe = "update nemeton_schema set version = version returning version";

constexpr const char* kTell = "select pg_notify('nemeton', $1)";

// The locks of a transaction. A statement sees what was on disk when it began, so that those after this one see all that others did under the same
// locks. Everybody takes them in the same order, before anything else is locked. A sign-in knows the player by the passkey or the code alone.
constexpr const char* kLock = R"(
select pg_advisory_xact_lock(hashtextextended(name, 0)) from (
  select distinct case kind
    when 'passkey' then (select 'player ' || player from passkeys where id = decode(key, 'hex'))
    when 'code' then (select 'player ' || player from recovery_codes where code_hash = decode(key, 'hex'))
    else kind || ' ' || key end as name
  from json_to_recordset($1) as x (kind text, key text) order by name) as locks)";

struct Lock {
  const char* kind;
  std::string key;
};

template <class Change, class... Others>
constexpr bool is_any_of = (std::is_same_v<Change, Others> || ...);

// What no two transactions do at once: each of these changes depends on rows that others of them add or delete.
std::vector<Lock> locks_of(std::span<const Change> changes) {
  std::vector<Lock> locks;
  const auto lock = [&]<class Each>(const Each& each) {
    if constexpr (is_any_of<Each, TakeSeat, LeaveSeat, CommitToClientSeed, WaitOn, Subscribe>)
      locks.emplace_back("table", each.table);
    if constexpr (is_any_of<Each, AddPasskey, RemovePasskey, Block>) locks.emplace_back("player", each.player);
    if constexpr (is_any_of<Each, AddBot>) locks.emplace_back("player", each.bot.owner);
    if constexpr (is_any_of<Each, SetToken>) locks.emplace_back("player", each.bot);
    if constexpr (is_any_of<Each, AskBot>) locks.emplace_back("player", each.asked.bot);
    if constexpr (is_any_of<Each, SignIn>) locks.emplace_back("passkey", hexadecimal(each.passkey));
    if constexpr (is_any_of<Each, UseCode>) locks.emplace_back("code", hexadecimal(each.code_hash));
    if constexpr (is_any_of<Each, TakeSeat>) {
      if (!each.owner.empty()) locks.emplace_back("player", each.player);
    }
    if constexpr (is_any_of<Each, OpenTable>) {
      for (const StoredSeat& seat : each.table.seats) {
        if (seat.asked) locks.emplace_back("player", seat.asked->bot);
      }
    }
    if constexpr (is_any_of<Each, Seek>) locks.emplace_back("seek", hexadecimal(each.key_hash));
    if constexpr (requires { each.notes; }) {
      for (const HostNote& note : each.notes) {
        if (HostNote::most(note.kind)) locks.emplace_back("notes", std::to_string(static_cast<int>(note.kind)));
      }
    }
  };
  for (const Change& each : changes) std::visit(lock, each);
  return locks;
}

std::string json_of(const std::vector<Lock>& locks) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Lock& each : locks) json.begin_object().field("kind", each.kind).field("key", each.key).end_object();
  json.end_array();
  return text;
}

// Gives the link of the last.
std::string write_entries(JsonWriter& json, const std::string& table, int number, std::string before,
                          const std::vector<Entry>& entries) {
  for (const Entry& entry : entries) {
    before = next_link(before, entry);
    json.begin_object().field("table_id", table).field("number", number++);
    if (entry.seat != kChance) json.field("seat", entry.seat);
    if (entry.token) json.field("token", *entry.token);
    if (!entry.id.empty()) json.field("action_id", entry.id);
    if (!entry.client_seeds.empty()) json.field("numbers", static_cast<int>(entry.client_seeds.bits()));
    if (entry.timed_out) json.field("timed_out", true);
    if (entry.used) json.key("used").number(std::int64_t{entry.used->count()});
    if (entry.at != WallTime()) json.field("at", milliseconds_of(entry.at));
    json.field("link", hexadecimal(before)).end_object();
  }
  return before;
}

// Where logs end when a transaction is made, by table.
struct Head {
  int entries = 0;
  std::string link;
  bool ends = false;
  WallTime ended = {};
};
using Heads = std::map<std::string, Head>;

std::string json_of(const Heads& heads) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const auto& [table, head] : heads) {
    json.begin_object().field("table_id", table).field("entries", head.entries).field("head", hexadecimal(head.link));
    json.field("ends", head.ends);
    if (head.ended != WallTime()) json.field("ended", milliseconds_of(head.ended));
    json.end_object();
  }
  json.end_array();
  return text;
}

// As PostgreSQL writes an array of bytea.
std::string byte_array(const std::vector<std::string>& all) {
  std::string text;
  for (const std::string& each : all) text += (text.empty() ? "{\"" : ",\"") + ("\\\\x" + hexadecimal(each)) + '"';
  return text + "}";
}

std::string seconds_of(std::chrono::seconds time) { return std::to_string(time.count()); }

// The queries that make a change; whether the first gives a row tells whether it was possible.
PostgresGroup queries(const OpenTable& change, const std::string&) {
  const StoredTable& table = change.table;
  std::string seats;
  JsonWriter json(seats);
  json.begin_array();
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    const StoredSeat& seat = table.seats[i];
    json.begin_object().field("seat", static_cast<int>(i));
    if (seat.bot) json.field("bot", kLevelNames[static_cast<std::size_t>(*seat.bot)]);
    if (!seat.key_hash.empty()) json.field("key_hash", hexadecimal(seat.key_hash));
    if (seat.taken != WallTime()) json.field("taken", milliseconds_of(seat.taken));
    if (!seat.player.empty()) json.field("player", seat.player);
    else if (!seat.name.empty()) json.field("name", seat.name);
    if (!seat.origin.empty()) json.field("origin", hexadecimal(seat.origin));
    if (seat.asked) json.field("asked", seat.asked->bot).field("asked_until", milliseconds_of(seat.asked->until));
    json.end_object();
  }
  json.end_array();
  std::string entries;
  JsonWriter log(entries);
  log.begin_array();
  const std::string head = write_entries(log, table.id, 1, opening_link(table), table.log);
  log.end_array();
  PostgresGroup group;
  std::optional<std::string> paired;
  if (!change.pairs.empty()) {
    paired = hexadecimal(change.pairs.front());
    group.push_back({kPair, {byte_array(change.pairs), table.id, seconds_of(kPairingLife)}});
  }
  group.push_back(
      {kOpen,
       {table.id, table.game, table.options, table.server_seed, table.over ? "true" : "false",
        change.rematch_of.empty() ? std::nullopt : std::optional(change.rematch_of), seats, entries,
        table.time_control.empty() ? std::nullopt : std::optional(table.time_control), table.lobby ? "true" : "false",
        std::to_string(table.dice_version), std::to_string(table.log.size()), hexadecimal(head), paired,
        table.rated ? "true" : "false", text_or_null(table.watch), std::to_string(milliseconds(kAnswer).count()),
        std::to_string(kMostBotAsks)}});
  return group;
}

PostgresGroup queries(const TakeSeat& change, const std::string&) {
  return {{kTakeSeat,
           {change.table, std::to_string(change.seat), hexadecimal(change.key_hash),
            std::to_string(milliseconds_of(change.taken)), text_or_null(change.player), bytes_or_null(change.origin),
            bytes_or_null(change.arrival), text_or_null(change.owner), std::to_string(kMostBotGames)}}};
}

PostgresGroup queries(const AskBot& change, const std::string&) {
  return {{kAskBot,
           {change.table, std::to_string(change.seat), change.asked.bot,
            std::to_string(milliseconds_of(change.asked.until)), std::to_string(milliseconds(kAnswer).count()),
            std::to_string(kMostBotAsks)}}};
}

PostgresGroup queries(const DeclineSeat& change, const std::string&) {
  return {{kDeclineSeat, {change.table, std::to_string(change.seat), change.bot, change.reason}}};
}

PostgresGroup queries(const LeaveSeat& change, const std::string&) {
  const auto away = change.sent_away.value_or(LeaveSeat::SentAway{});
  return {{kLeaveSeat,
           {change.table, std::to_string(change.seat), hexadecimal(change.key_hash),
            change.sent_away ? "true" : "false", text_or_null(away.player), bytes_or_null(away.opener_origin),
            change.last ? std::optional(std::to_string(*change.last)) : std::nullopt}},
          {kDeleteIfLeft, {change.table}}};
}

PostgresGroup queries(const WantRematch& change, const std::string&) {
  return {{kWantRematch, {change.table, std::to_string(change.seat)}}};
}

PostgresGroup queries(const CommitToClientSeed& change, const std::string&) {
  return {{kCommitToClientSeed, {change.table, std::to_string(change.seat), change.commitment}}};
}

PostgresGroup queries(const GiveClientSeed& change, const std::string&) {
  return {{kGiveClientSeed, {change.table, std::to_string(change.seat), change.client_seed}}};
}

PostgresGroup queries(const GiveName& change, const std::string&) {
  return {{kGiveName, {change.table, std::to_string(change.seat), change.name}}};
}

PostgresGroup queries(const Wait& change, const std::string&) {
  return {{kWaits, {change.table, change.waits ? "true" : "false"}}};
}

PostgresGroup queries(const Attend& change, const std::string& node) {
  return {{kAttend, {change.table, node, std::to_string(change.players), std::to_string(change.spectators)}},
          {kDropAttendances, {seconds_of(kWait)}}};
}

PostgresGroup queries(const Withdraw& change, const std::string&) { return {{kWithdraw, {change.table}}}; }

PostgresGroup queries(const LeavePass& change, const std::string&) {
  const std::string life = std::to_string(std::chrono::seconds(kPassLife).count());
  return {{kLeavePass, {change.pass.table, hexadecimal(change.id_hash), change.pass.box, life}}, {kDropPasses, {}}};
}

PostgresGroup queries(const UsePass& change, const std::string&) { return {{kUsePass, {hexadecimal(change.id_hash)}}}; }

PostgresGroup queries(const Seek& change, const std::string&) {
  std::string games;
  JsonWriter json(games);
  json.begin_array();
  for (const std::string& each : change.games) json.string(each);
  json.end_array();
  return {{kSeek,
           {hexadecimal(change.key_hash), games, change.pace, seconds_of(kSeekLife), text_or_null(change.player),
            bytes_or_null(change.origin)}},
          {kDropSeeks, {}}};
}

PostgresGroup queries(const EndSeek& change, const std::string&) {
  return {
      {kEndSeek, {hexadecimal(change.key_hash), change.table.empty() ? std::nullopt : std::optional(change.table)}}};
}

PostgresGroup queries(const WaitOn& change, const std::string&) {
  return {{kWaitOn, {hexadecimal(change.key_hash), change.table, seconds_of(kComing), seconds_of(kSeekLife)}}};
}

PostgresGroup queries(const Subscribe& change, const std::string&) {
  return {{kSubscribe,
           {change.table, std::to_string(change.seat), hexadecimal(change.target_id), change.target,
            std::to_string(kMostTargets)}}};
}

PostgresGroup queries(const Unsubscribe& change, const std::string&) {
  return {{kUnsubscribe,
           {hexadecimal(change.target_id), change.table.empty() ? std::nullopt : std::optional(change.table),
            std::to_string(change.seat)}}};
}

PostgresGroup queries(const NewsCame& change, const std::string&) {
  return {{kNewsCame,
           {change.table, std::to_string(change.seat), std::to_string(milliseconds_of(change.due)),
            change.again ? "true" : "false"}}};
}

PostgresGroup queries(const FollowPlayers& change, const std::string&) {
  return {{kFollowPlayers, {change.table, std::to_string(milliseconds_of(change.due)), std::to_string(kMostTargets)}}};
}

PostgresGroup queries(const Seen& change, const std::string&) {
  return {{kSeen, {change.table, std::to_string(change.seat)}}};
}

PostgresGroup queries(const TakeNotice& change, const std::string&) {
  return {{kTakeNotice, {change.table, std::to_string(change.seat), hexadecimal(change.target_id)}}};
}

PostgresGroup queries(const PutOffNotice& change, const std::string&) {
  return {{kPutOffNotice,
           {change.table, std::to_string(change.seat), hexadecimal(change.target_id),
            std::to_string(milliseconds_of(change.due))}}};
}

PostgresGroup queries(const Expire& change, const std::string&) {
  return {{kExpire.c_str(), {notes_as_json(change.notes), change.table, change.also_under_way ? "true" : "false"}}};
}

PostgresGroup queries(const Probe&, const std::string&) { return {{kProbe, {}}}; }

PostgresGroup queries(const Say& said, const std::string& node) {
  return {{kTell,
           {std::string(kSaid) + " " + node + " " + said.table + " " + std::to_string(said.seat) + " " + said.phrase}}};
}

PostgresGroup queries(const WakeSeek&, const std::string&) { return {}; }

// What is appended goes together, for all tables.
PostgresGroup queries(const Append&, const std::string&) { return {}; }

// The table that other processes may have in memory and look at anew; empty where there is none.
const std::string& told_of(const Change& change) {
  static const std::string nobody;
  if (const auto* open = std::get_if<OpenTable>(&change)) return open->rematch_of;
  if (const auto* take = std::get_if<TakeSeat>(&change)) return take->table;
  if (const auto* ask = std::get_if<AskBot>(&change)) return ask->table;
  if (const auto* decline = std::get_if<DeclineSeat>(&change)) return decline->table;
  if (const auto* leave = std::get_if<LeaveSeat>(&change)) return leave->table;
  if (const auto* want = std::get_if<WantRematch>(&change)) return want->table;
  if (const auto* commit = std::get_if<CommitToClientSeed>(&change)) return commit->table;
  if (const auto* give = std::get_if<GiveClientSeed>(&change)) return give->table;
  if (const auto* give = std::get_if<GiveName>(&change)) return give->table;
  if (const auto* subscribe = std::get_if<Subscribe>(&change)) return subscribe->table;
  if (const auto* withdraw = std::get_if<Withdraw>(&change)) return withdraw->table;
  if (const auto* append = std::get_if<Append>(&change)) return append->table;
  if (const auto* on = std::get_if<WaitOn>(&change)) return on->table;
  if (const auto* expire = std::get_if<Expire>(&change)) return expire->table;
  if (const auto* claim = std::get_if<ClaimSeat>(&change)) return claim->table;
  return nobody;
}

// The bot accounts that have news by the change: their streams may be at other processes.
std::vector<std::string> bots_told_of(const Change& change) {
  std::vector<std::string> bots;
  if (const auto* open = std::get_if<OpenTable>(&change)) {
    for (const StoredSeat& each : open->table.seats) {
      if (each.asked) bots.push_back(each.asked->bot);
      if (!each.owner.empty()) bots.push_back(each.player);
    }
  }
  if (const auto* take = std::get_if<TakeSeat>(&change); take != nullptr && !take->owner.empty())
    bots.push_back(take->player);
  if (const auto* ask = std::get_if<AskBot>(&change)) bots.push_back(ask->asked.bot);
  if (const auto* keep = std::get_if<KeepStream>(&change); keep != nullptr && keep->begins) bots.push_back(keep->bot);
  return bots;
}

// The players whose sessions the change ends. Of those that make room for a new one players.cpp tells.
std::vector<std::string> sessions_told_of(const Change& change) {
  if (const auto* end = std::get_if<EndSession>(&change)) return {end->player};
  if (const auto* remove = std::get_if<RemovePasskey>(&change)) return {remove->player};
  if (const auto* set = std::get_if<SetToken>(&change)) return {set->bot};
  if (const auto* gone = std::get_if<DeletePlayer>(&change)) return gone->gone;
  return {};
}

// Whether other processes are to read bans and announcements anew.
bool is_host_news(const Change& change) {
  const auto is_followed = [](HostNote::Kind kind) {
    return kind == HostNote::Kind::ban || kind == HostNote::Kind::announcement;
  };
  const auto look = [&]<class Each>(const Each& each) {
    if constexpr (is_any_of<Each, DropHostNote>) return is_followed(each.kind);
    else if constexpr (requires { each.notes; }) return std::ranges::any_of(each.notes, is_followed, &HostNote::kind);
    else return false;
  };
  return std::visit(look, change);
}

// Tells other processes these names, in as many notifications as that takes.
void tell(PostgresGroup& group, std::string_view kind, const std::string& node, const std::vector<std::string>& names) {
  const std::string from = std::string(kind) + " " + node;
  std::string news = from;
  for (const std::string& each : names) {
    if (news.size() + each.size() > kLongestNews) {
      group.push_back({kTell, {news}});
      news = from;
    }
    news += " " + each;
  }
  if (news != from) group.push_back({kTell, {news}});
}

}  // namespace

PostgresGroup group_of(std::span<const Change> changes, const std::string& node) {
  PostgresGroup group;
  if (const auto locks = locks_of(changes); !locks.empty()) group.push_back({kLock, {json_of(locks)}});
  std::string entries;
  JsonWriter log(entries);
  log.begin_array();
  Heads heads;
  for (const Change& change : changes) {
    if (const auto* append = std::get_if<Append>(&change)) {
      Head& head = heads[append->table];
      head.link = write_entries(log, append->table, append->first, append->before, append->entries);
      head.entries = append->first + static_cast<int>(append->entries.size()) - 1;
      if (!append->over) continue;
      head.ends = true;
      if (!append->entries.empty()) head.ended = append->entries.back().at;
    } else {
      for (PostgresQuery& each : std::visit([&](const auto& one) { return queries(one, node); }, change)) {
        group.push_back(std::move(each));
      }
    }
  }
  log.end_array();
  if (!heads.empty()) {
    group.push_back({kAppend, {std::move(entries)}});
    group.push_back({kSetHeads, {json_of(heads)}});
  }
  for (PostgresQuery& each : queries_for_results(changes)) group.push_back(std::move(each));

  std::vector<std::string> tables;
  std::vector<std::string> seeks;
  for (const Change& change : changes) {
    if (const std::string& table = told_of(change); !table.empty()) tables.push_back(table);
    if (const auto* open = std::get_if<OpenTable>(&change)) {
      for (const std::string& each : open->pairs) seeks.push_back(hexadecimal(each));
    }
    if (const auto* rename = std::get_if<RenamePlayer>(&change))
      tables.insert(tables.end(), rename->tables.begin(), rename->tables.end());
    if (const auto* gone = std::get_if<DeletePlayer>(&change))
      tables.insert(tables.end(), gone->tables.begin(), gone->tables.end());
    for (const std::string& each : bots_told_of(change)) seeks.push_back(hexadecimal(each));
    for (const std::string& each : sessions_told_of(change))
      seeks.push_back(hexadecimal(std::string(kSessionNews) + each));
    if (is_host_news(change)) seeks.push_back(hexadecimal(kHostNews));
    if (const auto* wake = std::get_if<WakeSeek>(&change)) seeks.push_back(hexadecimal(wake->key_hash));
    if (const auto* end = std::get_if<EndSeek>(&change)) seeks.push_back(hexadecimal(end->key_hash));
    if (const auto* advance = std::get_if<AdvanceTournament>(&change))
      seeks.push_back(hexadecimal(advance->tournament));
  }
  tell(group, kChanged, node, tables);
  tell(group, kSought, node, seeks);
  return group;
}

std::vector<CommitResult> commit_results_of(std::span<const Change> changes,
                                            const std::vector<PostgresResult>& results) {
  std::vector<CommitResult> commit_results;
  std::size_t next = locks_of(changes).empty() ? 0 : 1;
  for (const Change& change : changes) {
    const std::size_t count = std::visit([](const auto& one) { return queries(one, "").size(); }, change);
    commit_results.push_back(count == 0 || results[next].rows() == 1 ? CommitResult::done : CommitResult::conflict);
    next += count;
  }
  return commit_results;
}

bool is_conflict(const PostgresError& error) {
  // A key that is there, a table that is not, a transaction that had to yield to another or waited for one that waited for it.
  constexpr std::array<std::string_view, 4> kStates = {"23505", "23503", "40001", "40P01"};
  return std::ranges::find(kStates, error.state) != kStates.end();
}

PostgresNews read_news(const std::string& payload) {
  std::istringstream words(payload);
  PostgresNews news;
  std::string kind;
  words >> kind >> news.node;
  if (kind == kSaid) {
    Say said;
    words >> said.table >> said.seat >> said.phrase;
    news.said = std::move(said);
  }
  for (std::string name; words >> name;) {
    if (kind == kSought) news.seeks.push_back(bytes_of(name).value_or(""));
    else news.tables.push_back(name);
  }
  return news;
}

}  // namespace nemeton
