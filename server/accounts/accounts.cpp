#include "server/accounts/accounts.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "server/dice/keys.hpp"

namespace nemeton {

namespace {

constexpr int kSeatsAtOnce = 1000;
constexpr int kRecoveryCodes = 8;
constexpr std::size_t kRecoveryCodeLength = 16;  // 80 bits
// Neutral names have six digits.
constexpr std::uint32_t kFirstNeutral = 100'000;
constexpr std::uint32_t kNeutralNames = 900'000;

Refusal no_session() { return wrong_secret("bad_key", "the key opens no session of a player"); }
Refusal name_taken(const std::string& name) {
  return {409, "name_taken", "another player is called \"" + name + "\", or by a name that looks like it"};
}
Refusal no_player() { return {404, "no_player", "there is no player with that id or name"}; }
Refusal bad_code() { return wrong_secret("bad_code", "it is no recovery code, or one that was used"); }

// Recovery codes, each of which signs the player in once, and their hashes for the store.
struct RecoveryCodes {
  std::vector<std::string> shown;
  std::vector<std::string> hashes;
};
RecoveryCodes new_recovery_codes() {
  RecoveryCodes codes;
  for (int i = 0; i < kRecoveryCodes; ++i) {
    const std::string code = random_code(kRecoveryCodeLength);
    codes.shown.push_back(shown_code(code));
    codes.hashes.push_back(key_hash(code));
  }
  return codes;
}

}  // namespace

Task<CommitResult> Accounts::make(Change change) {
  const CommitResult result = co_await store().make(std::move(change));
  tables_.note_result(result);
  co_return result;
}

void Accounts::refresh_tables(const std::vector<std::string>& tables) {
  for (const std::string& each : tables) tables_.read_news(each);
}

Answer<Challenge> Accounts::store_challenge(Challenge challenge, Address client) {
  if (const auto too_many = tables_.rate_limiter().count(kChallenges, client)) co_return std::unexpected(*too_many);
  challenge.text = random_key();
  LeaveChallenge change{key_hash(challenge.text), challenge.player};
  if (co_await make(std::move(change)) != CommitResult::done) co_return std::unexpected(unavailable());
  co_return challenge;
}

Answer<Challenge> Accounts::challenge_to_sign_in(Address client) { return store_challenge({}, client); }

Answer<Challenge> Accounts::challenge_to_sign_up(std::string name, Address client) {
  const auto kept = tables_.read_new_name(name);
  if (!kept) co_return std::unexpected(kept.error());
  const auto other = co_await store().player_called(kept->skeleton);
  if (!other) co_return std::unexpected(unavailable());
  if (*other) co_return std::unexpected(name_taken(kept->text));
  co_return co_await store_challenge({.text = {}, .player = random_table_id()}, client);
}

Answer<Challenge> Accounts::challenge_to_add_passkey(std::string key, Address client) {
  const auto known = co_await account(std::move(key));
  if (!known) co_return std::unexpected(known.error());
  co_return co_await store_challenge({.text = {}, .player = known->player.id}, client);
}

Answer<std::string> Accounts::take_challenge(const PasskeyAnswer& answer, PasskeyUse use, const std::string& host) {
  const auto challenge = read_challenge(answer, use, host);
  if (!challenge) co_return std::unexpected(challenge.error());
  const std::string hash = key_hash(*challenge);
  auto player = co_await store().challenge(hash);
  if (!player) co_return std::unexpected(unavailable());
  // If two clients answer it in the same instant, one succeeds.
  CommitResult used = CommitResult::conflict;
  if (*player) {
    UseChallenge change{hash};
    used = co_await make(std::move(change));
  }
  if (used == CommitResult::failed) co_return std::unexpected(unavailable());
  if (used == CommitResult::conflict) {
    co_return std::unexpected(
        bad_passkey("the challenge is none of this server, has been answered, or is older than ten minutes"));
  }
  // A new passkey needs a player; a known one is requested without a name.
  if ((*player)->empty() == (use == PasskeyUse::create))
    co_return std::unexpected(bad_passkey("the challenge was for something else"));
  co_return **player;
}

Answer<SignedIn> Accounts::signed_in(CommitResult result, std::string key, Refusal conflict) {
  if (result == CommitResult::failed) co_return std::unexpected(unavailable());
  if (result == CommitResult::conflict) co_return std::unexpected(std::move(conflict));
  auto known = co_await player(key);
  if (!known) co_return std::unexpected(known.error());
  // The oldest may have made room.
  tables_.end_sessions(known->id);
  co_return SignedIn{.player = *std::move(known), .key = std::move(key), .codes = {}};
}

Answer<SignedIn> Accounts::sign_up(std::string name, PasskeyAnswer answer, std::string host, Address client) {
  const auto kept = tables_.read_new_name(name);
  if (!kept) co_return std::unexpected(kept.error());
  const auto id = co_await take_challenge(answer, PasskeyUse::create, host);
  if (!id) co_return std::unexpected(id.error());
  auto passkey = read_new_passkey(answer, host);
  if (!passkey) co_return std::unexpected(passkey.error());
  if (const auto too_many = tables_.rate_limiter().count(kNewNames, client)) co_return std::unexpected(*too_many);
  const auto codes = new_recovery_codes();
  const std::string key = random_key();
  const Player player{.id = *id, .name = kept->text, .since = tables_.time().wall()};
  passkey->added = player.since;
  const std::string passkey_id = passkey->id;
  AddPlayer change{player, kept->skeleton, *std::move(passkey), codes.hashes, key_hash(key)};
  const CommitResult result = co_await make(std::move(change));
  Refusal conflict = name_taken(kept->text);
  if (result == CommitResult::conflict) {
    const auto known = co_await store().passkey(passkey_id);
    if (!known) co_return std::unexpected(unavailable());
    if (*known) conflict = bad_passkey("the passkey is known already");
  }
  auto in = co_await signed_in(result, key, std::move(conflict));
  if (in) in->codes = codes.shown;
  co_return in;
}

Answer<SignedIn> Accounts::sign_in(PasskeyAnswer answer, std::string host) {
  const auto taken = co_await take_challenge(answer, PasskeyUse::get, host);
  if (!taken) co_return std::unexpected(taken.error());
  const auto passkey = co_await store().passkey(answer.id);
  if (!passkey) co_return std::unexpected(unavailable());
  if (!*passkey) co_return std::unexpected(bad_passkey("no player has this passkey here"));
  const auto counter = check_signature(answer, **passkey, host);
  if (!counter) co_return std::unexpected(counter.error());
  const std::string key = random_key();
  SignIn change{answer.id, *counter, key_hash(key), tables_.time().wall()};
  const CommitResult result = co_await make(std::move(change));
  Refusal conflict =
      bad_passkey("the passkey counts its uses, and says " + std::to_string(*counter) + ", expected more than " +
                  std::to_string((*passkey)->counter) + ": somebody may have a copy");
  co_return co_await signed_in(result, key, std::move(conflict));
}

Answer<SignedIn> Accounts::sign_in_by_code(std::string text) {
  const auto code = read_code(text, kRecoveryCodeLength);
  if (!code) co_return std::unexpected(bad_code());
  const std::string key = random_key();
  UseCode change{key_hash(*code), key_hash(key), tables_.time().wall()};
  const CommitResult result = co_await make(std::move(change));
  co_return co_await signed_in(result, key, bad_code());
}

Answer<void> Accounts::end_session(std::string key, bool others) {
  const auto owner = co_await store().player_in(key_hash(key));
  if (!owner) co_return std::unexpected(unavailable());
  if (!*owner) co_return std::expected<void, Refusal>{};
  EndSession change{key_hash(key), others, (*owner)->id};
  if (co_await make(std::move(change)) != CommitResult::done) co_return std::unexpected(unavailable());
  tables_.end_sessions((*owner)->id);
  co_return std::expected<void, Refusal>{};
}

Answer<Player> Accounts::player(std::string key) {
  std::string hash = key_hash(key);
  auto known = co_await owner(std::move(key));
  if (!known) co_return known;
  if (auto refused = tables_.bans().refuse_player(known->id)) co_return std::unexpected(*std::move(refused));
  if (auto refused = tables_.bans().refuse_key(hash)) co_return std::unexpected(*std::move(refused));
  co_return known;
}

Answer<Player> Accounts::owner(std::string key) {
  auto known = co_await store().player_in(key_hash(key));
  if (!known) co_return std::unexpected(unavailable());
  if (!*known) co_return std::unexpected(no_session());
  if ((*known)->is_bot()) {
    co_return std::unexpected(
        Refusal{403, "not_for_bots", "it is the token of a bot account, expected a person's session"});
  }
  co_return **std::move(known);
}

Answer<Account> Accounts::account(std::string key) {
  const auto owner = co_await this->owner(std::move(key));
  if (!owner) co_return std::unexpected(owner.error());
  auto account = co_await store().account(owner->id);
  if (!account) co_return std::unexpected(unavailable());
  if (!*account) co_return std::unexpected(no_session());
  co_return **std::move(account);
}

Answer<std::vector<PlayerSeat>> Accounts::seats(std::string key, SeatSearch search, std::string called,
                                                std::optional<SeatPlace> before, int most) {
  const auto owner = co_await this->owner(std::move(key));
  if (!owner) co_return std::unexpected(owner.error());
  if (!called.empty()) {
    // A text that is no name belongs to no player.
    const auto name = tables_.read_name(called);
    if (!name) co_return std::vector<PlayerSeat>();
    const auto other = co_await store().player_called(name->skeleton);
    if (!other) co_return std::unexpected(unavailable());
    if (!*other) co_return std::vector<PlayerSeat>();
    search.opponent = (*other)->id;
  }
  auto seats = co_await store().seats_of(owner->id, std::move(search), std::move(before), most);
  if (!seats) co_return std::unexpected(unavailable());
  co_return *std::move(seats);
}

Answer<std::string> Accounts::add_passkey(std::string key, PasskeyAnswer answer, std::string host) {
  const auto known = co_await owner(std::move(key));
  if (!known) co_return std::unexpected(known.error());
  const auto id = co_await take_challenge(answer, PasskeyUse::create, host);
  if (!id) co_return std::unexpected(id.error());
  if (*id != known->id) co_return std::unexpected(bad_passkey("the challenge was for another player"));
  auto passkey = read_new_passkey(answer, host);
  if (!passkey) co_return std::unexpected(passkey.error());
  passkey->added = tables_.time().wall();
  std::string added = passkey->id;
  AddPasskey change{*id, *std::move(passkey)};
  const CommitResult result = co_await make(std::move(change));
  if (result == CommitResult::failed) co_return std::unexpected(unavailable());
  if (result == CommitResult::done) co_return added;
  const auto there = co_await store().passkey(added);
  if (!there) co_return std::unexpected(unavailable());
  if (*there) co_return std::unexpected(bad_passkey("the passkey is known already"));
  co_return std::unexpected(Refusal{
      409, "too_many_passkeys", "the player has " + std::to_string(kMostPasskeys) + " passkeys, as many as may be"});
}

Answer<void> Accounts::remove_passkey(std::string key, std::string id) {
  const auto known = co_await account(std::move(key));
  if (!known) co_return std::unexpected(known.error());
  RemovePasskey change{known->player.id, id};
  const CommitResult result = co_await make(std::move(change));
  if (result == CommitResult::failed) co_return std::unexpected(unavailable());
  if (result == CommitResult::done) {
    tables_.end_sessions(known->player.id);
    co_return std::expected<void, Refusal>{};
  }
  if (std::ranges::find(known->passkeys, id, &Passkey::id) != known->passkeys.end()) {
    co_return std::unexpected(
        Refusal{409, "last_passkey", "the player has no other passkey, expected another to be added first"});
  }
  co_return std::unexpected(Refusal{404, "no_passkey", "the player has no such passkey"});
}

Answer<std::vector<std::string>> Accounts::replace_codes(std::string key) {
  const auto owner = co_await player(std::move(key));
  if (!owner) co_return std::unexpected(owner.error());
  const auto codes = new_recovery_codes();
  ReplaceCodes change{owner->id, codes.hashes};
  const CommitResult result = co_await make(std::move(change));
  if (result == CommitResult::failed) co_return std::unexpected(unavailable());
  if (result == CommitResult::conflict) co_return std::unexpected(no_session());
  co_return codes.shown;
}

Answer<std::vector<std::string>> Accounts::tables_of(const std::string& player, const SeatSearch& search) {
  std::vector<std::string> tables;
  std::optional<SeatPlace> before;
  for (bool is_all = false; !is_all;) {
    const auto seats = co_await store().seats_of(player, search, before, kSeatsAtOnce);
    if (!seats) co_return std::unexpected(unavailable());
    for (const PlayerSeat& each : *seats) tables.push_back(each.place.table);
    is_all = seats->size() < kSeatsAtOnce;
    if (!is_all) before = seats->back().place;
  }
  co_return tables;
}

Answer<void> Accounts::resign_all(const std::string& player) {
  const auto tables = co_await tables_of(player, {.over = false});
  if (!tables) co_return std::unexpected(tables.error());
  for (const std::string& id : *tables) {
    const auto table = co_await tables_.find(id);
    if (!table) continue;
    const auto resigned =
        co_await asio::co_spawn((*table)->strand(), (*table)->departures().resign_for(player), kResult);
    if (!resigned) co_return std::unexpected(resigned.error());
  }
  co_return std::expected<void, Refusal>{};
}

Answer<std::string> Accounts::rename(std::string key, std::string name, Address client) {
  const auto owner = co_await player(std::move(key));
  if (!owner) co_return std::unexpected(owner.error());
  const auto kept = tables_.read_new_name(name);
  if (!kept) co_return std::unexpected(kept.error());
  if (const auto too_many = tables_.rate_limiter().count(kNewNames, client)) co_return std::unexpected(*too_many);
  const auto tables = co_await tables_of(owner->id);
  if (!tables) co_return std::unexpected(tables.error());
  RenamePlayer change{owner->id, kept->text, kept->skeleton, *tables};
  const CommitResult result = co_await make(std::move(change));
  if (result == CommitResult::failed) co_return std::unexpected(unavailable());
  if (result == CommitResult::conflict) co_return std::unexpected(name_taken(kept->text));
  refresh_tables(*tables);
  co_return kept->text;
}

Answer<void> Accounts::remove(std::string key) {
  const auto owner = co_await this->owner(std::move(key));
  if (!owner) co_return std::unexpected(owner.error());
  auto tables = co_await tables_of(owner->id);
  if (!tables) co_return std::unexpected(tables.error());
  const auto bots = co_await store().bots_of(owner->id);
  if (!bots) co_return std::unexpected(unavailable());
  std::vector<std::string> gone = {owner->id};
  for (const BotAccount& each : *bots) {
    gone.push_back(each.player.id);
    const auto more = co_await tables_of(each.player.id);
    if (!more) co_return std::unexpected(more.error());
    tables->insert(tables->end(), more->begin(), more->end());
  }
  // A deletion takes no rated or tournament game from the opponent.
  for (const std::string& each : gone) {
    if (const auto resigned = co_await resign_all(each); !resigned) co_return std::unexpected(resigned.error());
  }
  DeletePlayer change{owner->id, *tables, gone};
  if (co_await make(std::move(change)) == CommitResult::failed) co_return std::unexpected(unavailable());
  refresh_tables(*tables);
  for (const std::string& each : gone) tables_.end_sessions(each);
  co_return std::expected<void, Refusal>{};
}

Answer<std::vector<Blocked>> Accounts::blocked(std::string key) {
  const auto known = co_await owner(std::move(key));
  if (!known) co_return std::unexpected(known.error());
  auto all = co_await store().blocked_by(known->id);
  if (!all) co_return std::unexpected(unavailable());
  co_return *std::move(all);
}

Answer<void> Accounts::block(std::string key, std::string other) {
  const auto known = co_await player(std::move(key));
  if (!known) co_return std::unexpected(known.error());
  if (known->id == other) co_return std::unexpected(bad_request("player is oneself, expected another"));
  Block change{known->id, other, tables_.time().wall()};
  const CommitResult result = co_await make(std::move(change));
  if (result == CommitResult::done) co_return std::expected<void, Refusal>{};
  if (result == CommitResult::failed) co_return std::unexpected(unavailable());
  const auto there = co_await store().account(std::move(other));
  if (!there) co_return std::unexpected(unavailable());
  if (!*there) co_return std::unexpected(no_player());
  co_return std::unexpected(
      bad_request("the player has blocked " + std::to_string(kMostBlocked) + " others, which is the most"));
}

Answer<void> Accounts::unblock(std::string key, std::string other) {
  const auto known = co_await player(std::move(key));
  if (!known) co_return std::unexpected(known.error());
  Unblock change{known->id, std::move(other)};
  if (co_await make(std::move(change)) != CommitResult::done) co_return std::unexpected(unavailable());
  co_return std::expected<void, Refusal>{};
}

Answer<RenamePlayer> Accounts::neutral_name(std::string id) {
  const auto tables = co_await tables_of(id);
  if (!tables) co_return std::unexpected(tables.error());
  while (true) {
    const auto name = tables_.read_name("Player " + std::to_string(kFirstNeutral + random_below(kNeutralNames)));
    if (!name) co_return std::unexpected(name.error());
    const auto other = co_await store().player_called(name->skeleton);
    if (!other) co_return std::unexpected(unavailable());
    if (!*other) co_return RenamePlayer{id, name->text, name->skeleton, *tables};
  }
}

Answer<Player> Accounts::find_by_name(std::string name) {
  const auto kept = tables_.read_name(name);
  if (!kept) co_return std::unexpected(no_player());
  const auto found = co_await store().player_called(kept->skeleton);
  if (!found) co_return std::unexpected(unavailable());
  if (!*found) co_return std::unexpected(no_player());
  co_return **found;
}

std::optional<std::string> Accounts::skeleton_of(const std::string& name) const {
  const auto kept = tables_.read_name(name);
  return kept ? std::optional(kept->skeleton) : std::nullopt;
}

}  // namespace nemeton
