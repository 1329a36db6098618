// Bot accounts: programs of other people that play by their own names. A person makes one and gets its token, by which the program listens to
// one stream, is asked to play, and plays.
//
// A bot account is a player of the store, with an owner and without passkeys; its token opens it as a session opens a person's. Nothing is kept here
// but which streams this process has open, so that any server of the house answers.
#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/accounts/accounts.hpp"
#include "server/base/answer.hpp"
#include "server/table/bot_invitations.hpp"

namespace nemeton {

class BotStream;

// Why a bot account does not play.
inline constexpr std::array<std::string_view, 6> kDeclineReasons = {"generic", "later",        "game",
                                                                    "options", "time_control", "rated"};

struct NewBot {
  Player player;
  std::string token;  // never shown again
};

// Its functions may be called on any thread. With a session, the errors are those of Accounts; each may return unavailable.
class BotAccounts {
 public:
  BotAccounts(Tables& tables, Accounts& accounts) : tables_(tables), accounts_(accounts) {}

  // Errors: bad_name, name_taken, too_many_bots, too_fast.
  Answer<NewBot> add(std::string session, std::string name, Address client);
  Answer<std::vector<BotAccount>> list(std::string session);
  // Another token in place of the one before; or none any more. A stream by an older one ends. Errors: no_bot.
  Answer<std::string> renew_token(std::string session, std::string bot);
  Answer<void> withdraw_token(std::string session, std::string bot);
  // With all that is kept of it. Errors: no_bot.
  Answer<void> remove(std::string session, std::string bot);
  // The bot accounts that listen now.
  Answer<std::vector<Player>> online();

  // Returns the bot account of the token. Errors: bad_key.
  Answer<Player> bot(std::string token);
  // Returns the bot account of that name, which can be asked to play now. Errors: no_bot, bot_offline, too_fast.
  Answer<Player> find_available(std::string name, Address client);
  // Takes a place among the bot account's games for a table. It counts for the client and for the player, if there is one. Errors: bot_busy,
  // too_many_games.
  Answer<void> take_place(std::string bot, Address client, std::string player, std::string table);
  // Invites the bot account to a seat, for the host with that key. Errors: those of `find_available`, `take_place` and the table.
  Answer<void> invite(std::string table, std::string key, Seat seat, std::string name, Address client);
  // Takes the seat, or declines it, for the bot account of the token. Errors: bad_key, too_many_games, and those of the table.
  Answer<Seat> accept(std::string token, std::string table, Address client);
  Answer<void> decline(std::string token, std::string table, std::string reason, Address client);

  // Something is new for the bot account: its stream looks. Empty: for all.
  void wake(const std::string& bot);
  void open(const std::string& bot, std::weak_ptr<BotStream> stream);

  Tables& tables() { return tables_; }
  Store& store() { return tables_.store(); }

 private:
  // The bot account with that id, which is the player's.
  Answer<Player> owned_bot(std::string session, const std::string& bot);
  Answer<void> set_token(const std::string& bot, const std::string& token);
  Task<CommitResult> make(Change change);

  Tables& tables_;
  Accounts& accounts_;
  std::mutex mutex_;  // of the streams
  std::unordered_multimap<std::string, std::weak_ptr<BotStream>> streams_;
};

}  // namespace nemeton
