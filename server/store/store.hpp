// Where tables are kept: each is what was agreed when it was opened, who sits there, and the log of what happened.
//
// The log is the table: its state is what replaying the log gives. An entry's number is its place in the log, from 1; a store
// refuses a number that is taken, so that nobody appends twice at the same place.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/bot.hpp"
#include "core/game.hpp"

namespace nemeton {

struct StoredSeat {
  std::optional<Level> bot;  // the bot's level; none for a person
  std::string key_hash;      // of the person's key; empty while the seat is open
};

struct Entry {
  Seat seat;                         // who acted, or kChance
  std::optional<std::string> token;  // the action or outcome; none where the seat gave up
  std::string id;                    // the client's own name for its action; empty for chance and bots
};

struct StoredTable {
  std::string id;
  std::string game;
  std::string options;  // a JSON object with every option
  std::uint64_t seed;   // of the draws
  std::vector<StoredSeat> seats;
  std::vector<Entry> log;
  bool over;         // nothing is appended any more
  std::string next;  // the rematch; empty while there is none
};

// Changes, each made whole or not at all.
struct OpenTable {
  StoredTable table;
  std::string rematch_of;  // the table whose `next` this one becomes, or empty
};
struct TakeSeat {
  std::string table;
  Seat seat;
  std::string key_hash;
};
struct Append {
  std::string table;
  int first;  // the number of the first entry
  std::vector<Entry> entries;
  bool over;
};
using Change = std::variant<OpenTable, TakeSeat, Append>;

enum class Outcome : std::uint8_t {
  done,      // it is on disk
  conflict,  // somebody was faster: the number, the seat or the rematch is taken
  failed,    // the store cannot write; nothing of the batch is kept
};

// Used by one thread at a time.
class Store {
 public:
  virtual ~Store() = default;

  // Makes all changes in one commit; an outcome for each, in order. The log gets a line where the outcome is `failed`.
  virtual std::vector<Outcome> commit(std::span<const Change> changes) = 0;
  // The table, or none with that id. Error: what is wrong with the store.
  virtual std::expected<std::optional<StoredTable>, std::string> load(std::string_view id) = 0;
  // The tables that are not over and have a bot.
  virtual std::expected<std::vector<std::string>, std::string> unfinished_with_bots() = 0;
};

}  // namespace nemeton
