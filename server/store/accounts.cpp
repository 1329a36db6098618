#include "server/store/accounts.hpp"

namespace nemeton {

namespace {

constexpr const char* kLeaveChallenge =
    "insert into passkey_challenges (hash, player, expires) values ($1, $2, unixepoch() + $3) returning hash";
constexpr const char* kDropChallenges =
    "delete from passkey_challenges where hash in "
    "  (select hash from passkey_challenges where expires <= unixepoch() for update skip locked)";
constexpr const char* kChallenge = "select player from passkey_challenges where hash = $1 and expires > unixepoch()";
constexpr const char* kUseChallenge =
    "delete from passkey_challenges where hash = $1 and expires > unixepoch() returning hash";

// Of two players who want a name in the same instant the second waits for the first here, and is refused.
constexpr const char* kAddPlayer =
    "insert into players (id, name, skeleton, since) select $1, $2, $3, $4 "
    "where not exists (select 1 from passkeys where id = $5) on conflict (skeleton) do nothing returning id";
constexpr const char* kAddFirstPasskey =
    "insert into passkeys (id, player, algorithm, public_key, counter, added) "
    "select $2, id, $3, $4, $5, $6 from players where id = $1";
constexpr const char* kAddPasskey =
    "insert into passkeys (id, player, algorithm, public_key, counter, added) select $1, $2, $3, $4, $5, $6 "
    "where (select count(*) from passkeys where player = $2) < $7 on conflict (id) do nothing returning id";
constexpr const char* kRemovePasskey =
    "delete from passkeys where id = $1 and player = $2 "
    "and exists (select 1 from passkeys where player = $2 and id <> $1) returning id";
// Servers are to see to the tournaments that the player was in.
constexpr const char* kLeaveTournaments =
    "update tournaments set due = 0 "
    "where host = $1 or id in (select tournament from tournament_entrants where player = $1)";
constexpr const char* kDeletePlayer = "delete from players where id = $1 returning id";

// A bot account gets the first slot that is free.
constexpr const char* kAddBot =
    "with recursive free (slot) as (select 1 union all select slot + 1 from free where slot < $6) "
    "insert into players (id, name, skeleton, since, owner, slot) "
    "select $1, $2, $3, $4, $5, min(slot) from free "
    "where slot not in (select slot from players where owner = $5) "
    "  and exists (select 1 from players where id = $5 and owner is null) "
    "having min(slot) is not null on conflict (skeleton) do nothing returning id";
constexpr const char* kIsBot = "select 1 from players where id = $1 and owner is not null";
constexpr const char* kDropTokens =
    "delete from sessions where player in (select id from players where id = $1 and owner is not null)";
constexpr const char* kAddToken =
    "insert into sessions (key_hash, player, since) select $2, id, $3 from players where id = $1 and owner is not null";
constexpr const char* kBeginStream =
    "update players set stream = $1, online_until = $2 where id = $3 and owner is not null returning id";
constexpr const char* kKeepStream = "update players set online_until = $2 where id = $3 and stream = $1 returning id";

constexpr const char* kSignIn =
    "insert into sessions (key_hash, player, passkey, since) select $4, player, id, $3 from passkeys "
    "where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning key_hash";
constexpr const char* kCountUse =
    "update passkeys set counter = $2, used = $3 "
    "where id = $1 and exists (select 1 from sessions where key_hash = $4 and passkey = $1)";
constexpr const char* kUseCode =
    "insert into sessions (key_hash, player, since) select $2, player, $3 from recovery_codes where code_hash = $1 "
    "returning key_hash";
constexpr const char* kDropCode = "delete from recovery_codes where code_hash = $1";
constexpr const char* kEndOldest =
    "delete from sessions where key_hash in (select key_hash from sessions "
    "  where player = (select player from sessions where key_hash = $1) "
    "  order by since desc, key_hash limit 1000 offset $2)";
// Other processes are told, as of a seek.
const std::string kEndOldestAndTell = "with ended as (" + std::string(kEndOldest) +
                                      " returning player) "
                                      "select pg_notify('nemeton', 'sought ' || $3 || ' ' || "
                                      "  encode(convert_to($4 || player, 'UTF8'), 'hex')) "
                                      "from (select distinct player from ended) as whose";
constexpr const char* kEndSession = "delete from sessions where key_hash = $1";
constexpr const char* kEndOtherSessions =
    "delete from sessions where player = (select player from sessions where key_hash = $1) and key_hash <> $1";
constexpr const char* kAddCode =
    "insert into recovery_codes (code_hash, player) select $2, id from players where id = $1";
constexpr const char* kDropCodes = "delete from recovery_codes where player = $1";

constexpr const char* kPlayerIn =
    "select id, name, players.since, owner, online_until from sessions join players on id = player where key_hash = $1";
constexpr const char* kPlayerCalled = "select id, name, since, owner, online_until from players where skeleton = $1";
constexpr const char* kBotsOf =
    "select id, name, since, owner, online_until, exists (select 1 from sessions where player = players.id) "
    "from players where owner = $1 order by slot";
constexpr const char* kBotsOnline =
    "select id, name, since, owner, online_until from players where online_until > $1 order by name, id limit $2";
constexpr const char* kPasskey = "select id, algorithm, public_key, counter, added, used from passkeys where id = $1";
constexpr const char* kPasskeysOf =
    "select id, algorithm, public_key, counter, added, used from passkeys where player = $1 order by added, id";
constexpr const char* kAccount =
    "select id, name, since, owner, online_until, "
    "  (select count(*) from recovery_codes where player = players.id), "
    "  (select count(*) from sessions where player = players.id) from players where id = $1";

Queries queries(const LeaveChallenge& change, const std::string&) {
  return {decider(kLeaveChallenge, {Bytes(change.hash), text_or_null(change.player), kChallengeLife}),
          {kDropChallenges}};
}

Queries queries(const UseChallenge& change, const std::string&) {
  return {decider(kUseChallenge, {Bytes(change.hash)})};
}

Queries queries(const AddPlayer& change, const std::string&) {
  const Player& player = change.player;
  const Passkey& key = change.passkey;
  Queries all = {
      decider(kAddPlayer, {player.id, player.name, change.skeleton, player.since, Bytes(key.id)}),
      {kAddFirstPasskey, {player.id, Bytes(key.id), key.algorithm, Bytes(key.public_key), key.counter, player.since}},
      {"insert into sessions (key_hash, player, passkey, since) "
       "select $1, player, id, $2 from passkeys where id = $3 and player = $4",
       {Bytes(change.session_hash), player.since, Bytes(key.id), player.id}}};
  for (const std::string& each : change.code_hashes) all.push_back({kAddCode, {player.id, Bytes(each)}});
  return all;
}

Queries queries(const RenamePlayer& change, const std::string&) {
  return with_notes("update players set name = $2, skeleton = $3 where id = $1",
                    {change.player, change.name, change.skeleton}, change.notes);
}

Queries queries(const DeletePlayer& change, const std::string&) {
  return {{kLeaveTournaments, {change.player}}, decider(kDeletePlayer, {change.player})};
}

Queries queries(const AddBot& change, const std::string&) {
  const Player& bot = change.bot;
  return {decider(kAddBot, {bot.id, bot.name, change.skeleton, bot.since, bot.owner, kMostBots}),
          {kAddToken, {bot.id, Bytes(change.token_hash), bot.since}}};
}

Queries queries(const SetToken& change, const std::string&) {
  Queries all = {decider(kIsBot, {change.bot}), {kDropTokens, {change.bot}}};
  if (!change.token_hash.empty()) all.push_back({kAddToken, {change.bot, Bytes(change.token_hash), change.at}});
  return all;
}

Queries queries(const KeepStream& change, const std::string&) {
  return {decider(change.begins ? kBeginStream : kKeepStream, {change.stream, time_or_null(change.until), change.bot})};
}

Queries queries(const AddPasskey& change, const std::string&) {
  const Passkey& key = change.passkey;
  return {decider(kAddPasskey, {Bytes(key.id), change.player, key.algorithm, Bytes(key.public_key), key.counter,
                                key.added, kMostPasskeys})};
}

Queries queries(const RemovePasskey& change, const std::string&) {
  return {decider(kRemovePasskey, {Bytes(change.passkey), change.player})};
}

Query end_oldest(const std::string& session_hash, const std::string& node) {
  return {Sql(kEndOldest, kEndOldestAndTell), {Bytes(session_hash), kMostSessions, node, kSessionNews}};
}

Queries queries(const SignIn& change, const std::string& node) {
  return {decider(kSignIn, {Bytes(change.passkey), change.counter, change.at, Bytes(change.session_hash)}),
          {kCountUse, {Bytes(change.passkey), change.counter, change.at, Bytes(change.session_hash)}},
          end_oldest(change.session_hash, node)};
}

Queries queries(const UseCode& change, const std::string& node) {
  return {decider(kUseCode, {Bytes(change.code_hash), Bytes(change.session_hash), change.at}),
          {kDropCode, {Bytes(change.code_hash)}},
          end_oldest(change.session_hash, node)};
}

Queries queries(const ReplaceCodes& change, const std::string&) {
  Queries all = {decider("select id from players where id = $1 for update", {change.player}),
                 {kDropCodes, {change.player}}};
  for (const std::string& each : change.code_hashes) all.push_back({kAddCode, {change.player, Bytes(each)}});
  return all;
}

Queries queries(const EndSession& change, const std::string&) {
  return {{change.others ? kEndOtherSessions : kEndSession, {Bytes(change.session_hash)}}};
}

Player player_of(const Row& row) {
  return {.id = row.text(0), .name = row.text(1), .since = row.time(2), .owner = row.text(3), .online = row.time(4)};
}

Passkey passkey_of(const Row& row) {
  return {.id = row.text(0),
          .algorithm = row.number(1),
          .public_key = row.text(2),
          .counter = row.integer(3),
          .added = row.time(4),
          .used = row.time(5)};
}

std::optional<Account> read_account(const Results& results) {
  if (results[0].empty()) return std::nullopt;
  const Row& row = results[0].front();
  Account account{.player = player_of(row), .passkeys = {}, .codes = row.number(5), .sessions = row.number(6)};
  for (const Row& each : results[1]) account.passkeys.push_back(passkey_of(each));
  return account;
}

}  // namespace

Queries queries_for(const AccountChange& change, const std::string& node) {
  return std::visit([&](const auto& each) { return queries(each, node); }, change);
}

Task<std::expected<std::optional<std::string>, std::string>> AccountStore::challenge(std::string hash) {
  return find_first({kChallenge, {Bytes(hash)}}, read_text);
}

Task<std::expected<std::optional<Player>, std::string>> AccountStore::player_in(std::string session_hash) {
  return find_first({kPlayerIn, {Bytes(session_hash)}}, player_of);
}

Task<std::expected<std::optional<Player>, std::string>> AccountStore::player_called(std::string skeleton) {
  return find_first({kPlayerCalled, {skeleton}}, player_of);
}

Task<std::expected<std::vector<BotAccount>, std::string>> AccountStore::bots_of(std::string owner) {
  return find_all<BotAccount>({kBotsOf, {owner}}, [](const Row& row) {
    return BotAccount{.player = player_of(row), .has_token = row.flag(5)};
  });
}

Task<std::expected<std::vector<Player>, std::string>> AccountStore::bots_online(WallTime now, int most) {
  return find_all({kBotsOnline, {now, most}}, player_of);
}

Task<std::expected<std::optional<Passkey>, std::string>> AccountStore::passkey(std::string id) {
  return find_first({kPasskey, {Bytes(id)}}, passkey_of);
}

Task<std::expected<std::optional<Account>, std::string>> AccountStore::account(std::string player) {
  return find<std::optional<Account>>({{kAccount, {player}}, {kPasskeysOf, {player}}}, read_account);
}

}  // namespace nemeton
