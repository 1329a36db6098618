// Names that stay: how a player comes to one, signs in with passkeys and recovery codes, and parts with it.
//
// A device that is signed in has the key of a session, which also opens the seats of the player; of keys, codes and challenges the store has
// hashes. Nothing is kept here, so that any server of the house answers.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/accounts/passkeys.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

// What a passkey is asked to sign.
struct Challenge {
  std::string text;    // 256 random bits in base64url
  std::string player;  // whose new passkey it is for; empty where one that is known is asked
};

struct SignedIn {
  Player player;
  std::string key;                 // of the session
  std::vector<std::string> codes;  // of a new player; nobody is told of them again
};

// Its functions may be called on any thread. `host` is that of the page, as for passkeys. Where a key is given the error bad_key says that it opens
// no session, for_people that it is the token of a bot account; unavailable may come from each.
class Accounts {
 public:
  explicit Accounts(Tables& tables) : tables_(tables) {}

  template <class T>
  using Answer = Task<std::expected<T, Refusal>>;

  // To sign in; for a new name, which could be had now (errors: bad_name, name_taken); for another passkey of the player. Errors: too_fast.
  Answer<Challenge> ask_to_sign_in(Address client);
  Answer<Challenge> ask_for_name(std::string name, Address client);
  Answer<Challenge> ask_for_passkey(std::string key, Address client);

  // Errors: bad_name, name_taken, bad_passkey, too_fast.
  Answer<SignedIn> add(std::string name, PasskeyAnswer answer, std::string host, Address client);
  // Errors: bad_passkey, or bad_code.
  Answer<SignedIn> sign_in(PasskeyAnswer answer, std::string host);
  Answer<SignedIn> sign_in_by_code(std::string code);
  // Of that session, or of all others of its player; where there is none nothing is to be ended.
  Answer<void> end_session(std::string key, bool others);

  // The player whose session that is. Errors: banned.
  Answer<Player> player(std::string key);
  // The same, also of a player who is banned: what is kept of him he may see and delete.
  Answer<Player> owner(std::string key);
  Answer<Account> account(std::string key);
  // Those that are looked for; where an opponent is named, `called` is the name, which counts in place of the player in `search`.
  Answer<std::vector<PlayerSeat>> seats(std::string key, SeatSearch search, std::string called,
                                        std::optional<SeatPlace> before, int most);

  // Errors: bad_passkey, too_many_passkeys. Gives its id.
  Answer<std::string> add_passkey(std::string key, PasskeyAnswer answer, std::string host);
  // Errors: no_passkey, last_passkey.
  Answer<void> remove_passkey(std::string key, std::string id);
  // In place of those before.
  Answer<std::vector<std::string>> replace_codes(std::string key);
  // Gives the name as it is shown from now on. Errors: bad_name, name_taken, too_fast.
  Answer<std::string> rename(std::string key, std::string name, Address client);
  // The tables at which the player, or the bot account, has a seat that is searched for. Errors: unavailable.
  Answer<std::vector<std::string>> tables_of(const std::string& player, const SeatSearch& search = {});
  // Resigns the player's rated and tournament games that have begun. Errors: unavailable.
  Answer<void> resign_all(const std::string& player);
  // Whom the player has blocked, the last first. Errors: no_player; bad_request where the player blocks himself, or too many.
  Answer<std::vector<Blocked>> blocked(std::string key);
  Answer<void> block(std::string key, std::string other);
  Answer<void> unblock(std::string key, std::string other);
  // The change that gives the player a name that says nothing and that nobody has.
  Answer<RenamePlayer> neutral_name(std::string id);
  // The player that is called so, or by a name that looks like it. Errors: no_player.
  Answer<Player> called(std::string name);
  // As names that look alike have it; none where it is no name.
  std::optional<std::string> skeleton_of(const std::string& name) const;
  // Deletes the player with all that is kept of it, bot accounts included.
  Answer<void> remove(std::string key);

 private:
  Answer<Challenge> leave(Challenge challenge, Address client);
  // Takes the challenge that is answered: the player that it is for. Errors: bad_passkey.
  Answer<std::string> take_challenge(const PasskeyAnswer& answer, PasskeyUse use, const std::string& host);
  Answer<SignedIn> signed_in(CommitResult result, std::string key, Refusal conflict);
  Task<CommitResult> make(Change change);
  // Has those of these tables that are in memory look at the store anew.
  void look_again(const std::vector<std::string>& tables);
  Store& store() { return tables_.store(); }

  Tables& tables_;
};

}  // namespace nemeton
