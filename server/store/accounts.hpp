// The accounts of players: names, passkeys, sessions, and bot accounts.
#pragma once

#include "server/store/account_records.hpp"
#include "server/store/moderation.hpp"
#include "server/store/store_base.hpp"

namespace nemeton {

// How long a person may take to answer with a passkey.
inline constexpr std::chrono::minutes kChallengeLife{10};
// Of one player; beyond kMostSessions the oldest ends.
inline constexpr int kMostSessions = 50;
inline constexpr int kMostBots = 5;
inline constexpr int kMostPasskeys = 20;
// How the news begins that sessions have ended; the id of their player follows.
inline constexpr std::string_view kSessionNews = "sessions of ";

// A challenge to sign something with a passkey. It can be used once, for kChallengeLife.
struct LeaveChallenge {
  std::string hash;
  std::string player;  // whose new passkey may answer it; empty if a known passkey is to answer
};
struct UseChallenge {
  std::string hash;
};
// A new player, signed in; a conflict if the name looks like another player's, or the passkey is somebody's.
struct AddPlayer {
  Player player;
  std::string skeleton;  // of the name
  Passkey passkey;
  std::vector<std::string> code_hashes;
  std::string session_hash;
};
// A conflict if that name, or one that looks like it, is another player's.
struct RenamePlayer {
  std::string player;
  std::string name;
  std::string skeleton;
  std::vector<std::string> tables = {};  // the player's: servers that have them in memory learn of it
  std::vector<ModerationNote> notes = {};
};
// With all that is kept of the player. The player's seats become a guest's without a name, and their keys still open them.
struct DeletePlayer {
  std::string player;
  std::vector<std::string> tables = {};
  std::vector<std::string> gone = {};  // the player, and the bot accounts that go with it: their sessions end
};
// A bot account of the player `bot.owner`, with its token. A conflict if the name looks like another's, or the owner is no person or has
// kMostBots already.
struct AddBot {
  Player bot;
  std::string skeleton;  // of the name
  std::string token_hash;
};
// From now on the token with that hash opens the bot account, and no other; none does if it is empty.
struct SetToken {
  std::string bot;
  std::string token_hash;
  WallTime at;
};
// The bot account listens by that stream until then, which is said again and again; 0: no more. A stream that `begins` replaces any other;
// one that goes on is a conflict if another has begun since.
struct KeepStream {
  std::string bot;
  std::string stream;
  WallTime until;
  bool begins = false;
};
// A conflict if it is known already, or the player has kMostPasskeys.
struct AddPasskey {
  std::string player;
  Passkey passkey;
};
// With the sessions that were begun with it. The last one stays.
struct RemovePasskey {
  std::string player;
  std::string passkey;
};
// A session, which the key with that hash opens. A conflict if the passkey is gone, or has counted further already.
struct SignIn {
  std::string passkey;
  std::int64_t counter;
  std::string session_hash;
  WallTime at;
};
// The same by a recovery code, which is used up.
struct UseCode {
  std::string code_hash;
  std::string session_hash;
  WallTime at;
};
struct ReplaceCodes {
  std::string player;
  std::vector<std::string> code_hashes;
};
// That session is over, or all others of the same player.
struct EndSession {
  std::string session_hash;
  bool others = false;
  std::string player = {};  // whose it is
};
using AccountChange =
    std::variant<LeaveChallenge, UseChallenge, AddPlayer, RenamePlayer, DeletePlayer, AddBot, SetToken, KeepStream,
                 AddPasskey, RemovePasskey, SignIn, UseCode, ReplaceCodes, EndSession>;
Queries queries_for(const AccountChange& change, const std::string& node);

class AccountStore : public virtual StoreBase {
 public:
  // The player that a challenge is for, empty if it is for none; or none if it cannot be used.
  Task<std::expected<std::optional<std::string>, std::string>> challenge(std::string hash);
  // The player whose session the key with that hash opens, or whose name has that skeleton.
  Task<std::expected<std::optional<Player>, std::string>> player_in(std::string session_hash);
  Task<std::expected<std::optional<Player>, std::string>> player_called(std::string skeleton);
  // The bot accounts of that player, in the order in which their places were given.
  Task<std::expected<std::vector<BotAccount>, std::string>> bots_of(std::string owner);
  // The bot accounts that listen then, by name, not more than `most`.
  Task<std::expected<std::vector<Player>, std::string>> bots_online(WallTime now, int most);
  Task<std::expected<std::optional<Passkey>, std::string>> passkey(std::string id);
  Task<std::expected<std::optional<Account>, std::string>> account(std::string player);
};

}  // namespace nemeton
