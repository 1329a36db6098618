// A table as it is stored: its settings, its seats, and the log of its game.
//
// The log is the table: its state is the result of replaying the log. The number of an entry is its place in the log, from 1. A store
// refuses a number that is taken, so that nobody appends twice at the same place, whichever process asks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/bot.hpp"
#include "core/game.hpp"
#include "server/base/time_source.hpp"
#include "server/dice/dice.hpp"

namespace nemeton {

// A bot account that is asked to take a seat, and has until then to answer.
struct BotAsked {
  std::string bot;        // the player
  std::string name = {};  // of the bot; read, and not written
  WallTime until;
  std::string declined = {};  // the reason why it refuses; empty while it has not refused

  bool operator==(const BotAsked&) const = default;
};

struct StoredSeat {
  std::optional<Level> bot;  // the bot's level; none for a person
  std::string key_hash;      // of the person's key; empty while the seat is open
  bool wants_rematch = false;
  WallTime taken = {};                          // when the person came; 0 while the seat is open
  std::optional<std::string> commitment = {};   // to its client seed; empty if the seat gives none
  std::optional<std::string> client_seed = {};  // empty if it did not come in time
  std::string name = {};          // that the person has given, or that of the player; empty if there is none
  std::string player = {};        // the player whose seat it is; empty for guests
  bool has_subscription = false;  // somebody is notified when it is this seat's turn
  std::string origin = {};        // at a rated table a keyed hash of the address that the person came from
  std::string owner = {};         // of the player, if that is a bot account; read, and not written
  std::optional<BotAsked> asked = {};

  // The person who plays there: the player, or the owner of the bot account; empty for guests.
  const std::string& person() const { return owner.empty() ? player : owner; }
};

struct Entry {
  Seat seat;  // that acted, or kChance
  // The action or outcome, or an offer or answer of a seat (table/consent.hpp); none if the seat resigned, or its time was up.
  std::optional<std::string> token;
  std::string id;                         // the client's own name for its action; empty for chance and bots
  SeatSet client_seeds = {};              // of a draw: the seats whose client seeds it follows from
  bool timed_out = false;                 // the seat's time was up
  std::optional<milliseconds> used = {};  // of the seat's time, if its clock ran
  WallTime at = {};                       // when it happened
};

struct StoredTable {
  std::string id;
  std::string game;
  std::string options;              // a JSON object with every option
  std::string server_seed;          // of the dice
  int dice_version = kDiceVersion;  // by which the draws are made
  std::string time_control = {};    // a JSON object; empty if there are no clocks
  std::vector<StoredSeat> seats;
  std::vector<Entry> log;
  bool over;                   // nothing is appended any more
  std::string next;            // the rematch; empty while there is none
  bool lobby = false;          // anyone may join: the lobby shows it while somebody waits there
  WallTime opened = {};        // when
  std::string head = {};       // the link of the last entry, or of the opening if there is none (log_chain.hpp)
  bool rated = false;          // its result counts for the ratings of the players and bots who sit there
  bool in_tournament = false;  // it belongs to a tournament that has not counted its result yet; read, and not written
  bool friendly = false;       // that tournament's settings are friendly; also read only
  std::string watch = {};      // the name by which anybody may watch; empty if the table is not public
};

}  // namespace nemeton
