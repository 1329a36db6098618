// Accounts: signing up, signing in with passkeys and recovery codes, and deleting the account.
//
// A device that is signed in has the key of a session, which also opens the seats of the player. The store has hashes of keys, codes and
// challenges. Nothing is kept here, so that any server answers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/accounts/passkeys.hpp"
#include "server/base/answer.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

// A challenge for a passkey to sign.
struct Challenge {
  std::string text;    // 256 random bits in base64url
  std::string player;  // who adds a passkey; empty for signing in
};

struct SignedIn {
  Player player;
  std::string key;                 // of the session
  std::vector<std::string> codes;  // of a new player; never shown again
};

// Its functions may be called on any thread. `host` is that of the page, as for passkeys. Where a key is given the error bad_key says that it opens
// no session, not_for_bots that it is the token of a bot account; unavailable may come from each.
class Accounts {
 public:
  explicit Accounts(Tables& tables) : tables_(tables) {}

  // To sign in; for a new name, which could be had now (errors: bad_name, name_taken); for another passkey of the player. Errors: too_fast.
  Answer<Challenge> challenge_to_sign_in(Address client);
  Answer<Challenge> challenge_to_sign_up(std::string name, Address client);
  Answer<Challenge> challenge_to_add_passkey(std::string key, Address client);

  // Errors: bad_name, name_taken, bad_passkey, too_fast.
  Answer<SignedIn> sign_up(std::string name, PasskeyAnswer answer, std::string host, Address client);
  // Errors: bad_passkey, or bad_code.
  Answer<SignedIn> sign_in(PasskeyAnswer answer, std::string host);
  Answer<SignedIn> sign_in_by_code(std::string code);
  // Ends that session, or all others of its player. Succeeds if there is none.
  Answer<void> end_session(std::string key, bool others);

  // Returns the player of that session. Errors: banned.
  Answer<Player> player(std::string key);
  // The same, also for a player who is banned: they may see and delete their data.
  Answer<Player> owner(std::string key);
  Answer<Account> account(std::string key);
  // Lists seats. `called`: the name of the opponent, in place of the player in `search`.
  Answer<std::vector<PlayerSeat>> seats(std::string key, SeatSearch search, std::string called,
                                        std::optional<SeatPlace> before, int most);

  // Errors: bad_passkey, too_many_passkeys. Gives its id.
  Answer<std::string> add_passkey(std::string key, PasskeyAnswer answer, std::string host);
  // Errors: no_passkey, last_passkey.
  Answer<void> remove_passkey(std::string key, std::string id);
  // Replaces all recovery codes.
  Answer<std::vector<std::string>> replace_codes(std::string key);
  // Gives the name as it is shown from now on. Errors: bad_name, name_taken, too_fast.
  Answer<std::string> rename(std::string key, std::string name, Address client);
  // The tables at which the player, or the bot account, has a seat that is searched for. Errors: unavailable.
  Answer<std::vector<std::string>> tables_of(const std::string& player, const SeatSearch& search = {});
  // Resigns the player's rated and tournament games that have begun. Errors: unavailable.
  Answer<void> resign_all(const std::string& player);
  // The players whom the player has blocked, the last first. Errors: no_player; bad_request if they block themselves, or too many.
  Answer<std::vector<Blocked>> blocked(std::string key);
  Answer<void> block(std::string key, std::string other);
  Answer<void> unblock(std::string key, std::string other);
  // Plans the change that gives the player a neutral name that is free.
  Answer<RenamePlayer> neutral_name(std::string id);
  // The player that is called so, or by a name that looks like it. Errors: no_player.
  Answer<Player> find_by_name(std::string name);
  // The text that is equal for names that look alike; nullopt if it is no name.
  std::optional<std::string> skeleton_of(const std::string& name) const;
  // Deletes the player with all that is kept of it, bot accounts included.
  Answer<void> remove(std::string key);

 private:
  Answer<Challenge> store_challenge(Challenge challenge, Address client);
  // Takes the challenge that is answered: the player that it is for. Errors: bad_passkey.
  Answer<std::string> take_challenge(const PasskeyAnswer& answer, PasskeyUse use, const std::string& host);
  Answer<SignedIn> signed_in(CommitResult result, std::string key, Refusal conflict);
  Task<CommitResult> make(Change change);
  // Lets those of these tables that are in memory read the store again.
  void refresh_tables(const std::vector<std::string>& tables);
  Store& store() { return tables_.store(); }

  Tables& tables_;
};

}  // namespace nemeton
