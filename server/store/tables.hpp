// Tables: how they are opened, played on and deleted, and the dice, names and key transfers of their seats.
//
// Each change of a store is made whole or not at all. A limit, such as "at most twenty" or "at least one", is checked in the transaction that
// makes the change, and nothing that it depends on changes between the check and the commit, at any server. Beyond the limit the change is a
// conflict. A change with `notes` writes them in the same transaction, or is a conflict: if there are as many of a kind as there may be, or
// the player that one is about is gone.
#pragma once

#include "server/ratings/rated_game.hpp"
#include "server/store/moderation.hpp"
#include "server/store/store_base.hpp"
#include "server/store/table_records.hpp"

namespace nemeton {

// A key on its way to another device, sealed with words that the server does not know.
struct KeyTransfer {
  std::string table;
  std::string box;
};

// How a game has ended for a seat.
struct SeatResult {
  RatedSeat seat;           // the store fills in the career before
  std::string player = {};  // empty for bots and guests
  std::optional<Level> bot = {};
};

inline constexpr std::chrono::minutes kKeyTransferLife{10};

// A conflict also if a bot account that is asked has kMostBotAsks unanswered.
struct OpenTable {
  StoredTable table;
  std::string rematch_of;  // the table whose `next` this one becomes, or empty
  std::vector<std::string> pairs =
      {};  // the key hashes of the seeks that it pairs; a conflict unless all of them still wait
};
struct Append {
  std::string table;
  int first;  // the number of the first entry
  std::vector<Entry> entries;
  bool over;
  std::string before = {};  // the link of the entry before the first, or of the opening (log_chain.hpp)
  // By seat, if the game is over. The ratings change with a rated game, unless a player is gone, or two of them have had
  // kMostRatedTogether; a conflict also if the same player's rating at that game changes in the same instant.
  std::vector<SeatResult> results = {};
  std::string game = {};  // if there are results
  bool rated = false;
};
// Deletes a table whose game is over, with all that is kept of it; if `also_under_way`, also one whose game goes on.
struct Expire {
  std::string table;
  bool also_under_way = false;
  std::vector<ModerationNote> notes = {};
};
struct WantRematch {
  std::string table;
  Seat seat;
};
// The commitment of a seat to its client seed. It replaces an earlier one until every person's seat has one, and while no client seed is open.
// An empty one says that a seat which has none gives none.
struct CommitToClientSeed {
  std::string table;
  Seat seat;
  std::string commitment;
};
// The client seed of a seat for which there is none yet; empty if it did not come in time.
struct GiveClientSeed {
  std::string table;
  Seat seat;
  std::string client_seed;
};
// The name that the person at a seat wants to have.
struct GiveName {
  std::string table;
  Seat seat;
  std::string name;
};
// A table has one key transfer at most, the newest; it can be used for kKeyTransferLife.
struct OfferKeyTransfer {
  std::string id_hash;
  KeyTransfer transfer;
};
struct UseKeyTransfer {
  std::string id_hash;
};
// A quick chat of a seat: other processes hear it, and nothing is kept.
struct QuickChat {
  std::string table;
  Seat seat;
  std::string phrase;
};
// Tells whether anything can be written: nothing is changed, and it gets to disk as every change does.
struct Probe {};
using TableChange = std::variant<OpenTable, Append, Expire, WantRematch, CommitToClientSeed, GiveClientSeed, GiveName,
                                 OfferKeyTransfer, UseKeyTransfer, QuickChat, Probe>;
Queries queries_for(const TableChange& change, const std::string& node);
// The queries that put a table there, with its seats and its log.
Queries queries_to_add(const StoredTable& table);

// The queries for a table with the entries after that number, and the table in their results; none if it is not there. The hash chain over it is
// checked.
Queries queries_for_table(const std::string& id, int after);
std::expected<std::optional<StoredTable>, ReadError> read_table(const std::string& id, int after,
                                                                const std::expected<Results, ReadError>& results);
// The query for the tables that go on and whose logs have not as many entries as they should.
inline constexpr const char* kShortened =
    "select id from tables where not over "
    "and entries <> coalesce((select max(number) from log where table_id = id), 0)";

class TableStore : public virtual StoreBase {
 public:
  // The table with the entries of its log after that number, or none with that id. It is as it was written: the hash chain over it was checked.
  virtual Task<std::expected<std::optional<StoredTable>, ReadError>> load(std::string id, int after);
  // The tables that are not over and have a bot.
  Task<std::expected<std::vector<std::string>, std::string>> unfinished_with_bots();
  // Of the tables whose games ended before that time, the oldest, not more than `most`.
  Task<std::expected<std::vector<std::string>, std::string>> ended_before(WallTime time, int most);
  // The key transfer with that hash, or none that can be used.
  Task<std::expected<std::optional<KeyTransfer>, std::string>> key_transfer(std::string id_hash);
  // The seed of the server's signing key, the same as long as the tables are kept: `fresh` if there is none yet. Error: the fault of the store.
  Task<std::expected<std::string, std::string>> signing_seed(std::string fresh);
};

}  // namespace nemeton
