// The log of one table as this process knows it, with optimistic appends: a change is planned from the entries that were read last. If another
// process was faster, the store is read again.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/store/store.hpp"

namespace nemeton {

// Its coroutines run one at a time, under the table's mutex; the rest of it on the table's strand.
class TableLog {
 public:
  // Whether the store may know more than this process.
  enum class Freshness : std::uint8_t { fresh, reading, stale };
  // The process that has appended the last entries does what follows from them.
  enum class Writer : std::uint8_t { this_process, another_process };
  // How reading the store ended.
  enum class Read : std::uint8_t { done, failed, deleted };

  // The changes that reading the store has brought.
  struct News {
    Read read = Read::done;
    bool entries = false;  // the log is longer
    bool holders = false;  // a seat was taken or left
    bool rematch_offers = false;
    bool client_seeds = false;  // or commitments to them, for the dice
    bool names = false;
    bool players = false;      // a seat is a player's, or is not any more
    bool invitations = false;  // of bot accounts, or their answers
    bool rematch = false;      // it is open
    bool withdrawn = false;    // the table is public no more
  };

  TableLog(Store& store, StoredTable table) : store_(store), table_(std::move(table)) { number_actions(); }
  TableLog(const TableLog&) = delete;
  TableLog& operator=(const TableLog&) = delete;

  const StoredTable& table() const { return table_; }
  const std::vector<Entry>& entries() const { return table_.log; }
  const StoredSeat& seat(Seat seat) const { return table_.seats[static_cast<std::size_t>(seat)]; }
  int seats() const { return static_cast<int>(table_.seats.size()); }
  // The number of the last entry; entries are counted from 1.
  int last() const { return static_cast<int>(table_.log.size()); }
  // Returns the number of the entry to which a seat's client has given that id, or nullopt if there is none.
  std::optional<int> action_with(Seat seat, const std::string& id) const;
  // Whether the seat has acted, not only spoken, after the entry of that number.
  bool has_acted(Seat seat, int number) const;
  // Whether a person may take the seat.
  bool is_open(Seat at) const { return !seat(at).bot && seat(at).key_hash.empty(); }
  bool has_open_seat() const;
  // Whether a person has the seat.
  bool is_taken(Seat at) const { return !seat(at).key_hash.empty(); }
  int persons() const;
  // The seats that were taken first: the seat of the host, or all seats of a rematch, which are taken together.
  SeatSet first_seats() const;
  // The seat of the person who has opened the table and still sits there; nullopt if several were taken first.
  std::optional<Seat> host() const;
  // The number of seats that want a rematch.
  int rematch_offers() const;

  Freshness freshness() const { return freshness_; }
  // The store may know more from now on.
  void mark_stale() { freshness_ = Freshness::stale; }
  Writer last_writer() const { return last_writer_; }
  // From now on this process does what follows from the last entries.
  void take_over() { last_writer_ = Writer::this_process; }

  // Reads the news of the store if the log is stale.
  Task<News> refresh();
  // Makes a change of this table and, if it is `done`, adopts it. After any other result the log is stale.
  Task<CommitResult> commit(Change change);
  // The rematch is open at that table.
  void rematch_opened(std::string next) { table_.next = std::move(next); }

 private:
  // Says it in the log, once until the table can be read again.
  void note_damage(const std::string& what);
  void adopt(Append change);
  void adopt(TakeSeat change);
  void adopt(AskBot change);
  void adopt(DeclineSeat change);
  void adopt(WantRematch change);
  void adopt(CommitToClientSeed change);
  void adopt(GiveClientSeed change);
  void adopt(GiveName change);
  void adopt(ClaimSeat change);
  void adopt(Subscribe change);
  void adopt(HideTable) { table_.watch.clear(); }
  template <class Other>
  void adopt(Other) {}

  // Takes note of the ids of entries that are new.
  void number_actions();

  StoredSeat& seat_of(Seat seat) { return table_.seats[static_cast<std::size_t>(seat)]; }

  Store& store_;
  StoredTable table_;
  std::unordered_map<std::string, int> numbers_;  // of entries by seat and id
  std::size_t numbered_ = 0;                      // the number of entries that are in `numbers_`
  Freshness freshness_ = Freshness::fresh;
  Writer last_writer_ = Writer::this_process;
  bool damage_noted_ = false;
};

}  // namespace nemeton
