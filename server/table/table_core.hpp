// The state that the parts of one table share, and the only ways to change it.
//
// Log first: a change goes to the store. When it is on disk it is adopted here, played and sent out, not before, so that nothing that a
// client sees is ever taken back. Everything runs on the table's strand, and changes run one after the other under its mutex.
#pragma once

#include <array>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/base/answer.hpp"
#include "server/base/async_mutex.hpp"
#include "server/base/refusal.hpp"
#include "server/base/task.hpp"
#include "server/table/audience.hpp"
#include "server/table/state/dice_commitment.hpp"
#include "server/table/state/table_clocks.hpp"
#include "server/table/state/table_log.hpp"
#include "table/course.hpp"

namespace nemeton {

class Tables;

class TableCore {
 public:
  // What follows from a change, in all parts of the table.
  class Observer {
   public:
    virtual ~Observer() = default;
    // An entry was played here and is not sent out yet.
    virtual void on_entry_played(const Entry& entry) = 0;
    // This process has appended entries, which are sent out.
    virtual void on_entries_appended() = 0;
    // Reading the store has brought `news`; its entries are sent out.
    virtual void on_news(const TableLog::News& news) = 0;
    virtual void on_write_failed() = 0;
    // The seat was taken at this process.
    virtual void on_seat_taken(Seat seat) = 0;
    // The table is deleted. Called once.
    virtual void on_deleted() = 0;
  };

  // Locks the mutex and keeps the table in memory.
  class Lock {
   public:
    Lock(std::shared_ptr<const void> owner, AsyncMutex::Lock lock) : owner_(std::move(owner)), lock_(std::move(lock)) {}

   private:
    std::shared_ptr<const void> owner_;  // outlives the lock
    AsyncMutex::Lock lock_;
  };

  TableCore(Tables& tables, Course course, StoredTable stored, std::optional<TableClocks> clocks, Observer& observer);

  // Plays the log that was stored. To be called once, first. Error: the entry that is not possible.
  std::expected<void, std::string> replay();
  // `owner` keeps the table, and all its parts, in memory.
  void set_owner(std::weak_ptr<const void> owner) { owner_ = std::move(owner); }
  std::shared_ptr<const void> owner() const { return owner_.lock(); }

  Tables& tables() const { return tables_; }
  Observer& observer() const { return observer_; }
  const Strand& strand() const { return strand_; }
  TableLog& log() { return log_; }
  const TableLog& log() const { return log_; }
  const StoredTable& stored() const { return log_.table(); }
  const std::string& id() const { return stored().id; }
  int seats() const { return log_.seats(); }
  const Course& course() const { return course_; }
  // The number of the last event.
  int last() const { return course_.last(); }
  Audience& audience() { return audience_; }
  const Audience& audience() const { return audience_; }
  DiceCommitment& dice() { return dice_; }
  const DiceCommitment& dice() const { return dice_; }
  std::optional<TableClocks>& clocks() { return clocks_; }
  const std::optional<TableClocks>& clocks() const { return clocks_; }
  Instant now() const;
  WallTime wall() const;

  Task<Lock> lock();
  // Brings this process up to date if the store may know more; the caller holds the lock. Returns false if that is not possible.
  Task<bool> up_to_date();
  // Why the table cannot be brought up to date.
  Refusal lost() const;
  bool is_lost(const Refusal& refused) const { return refused.code == lost().code; }
  bool is_deleted() const { return is_deleted_; }
  // Keeps the table in memory, also while nobody listens there.
  void keep_in_memory(bool keep);

  // Makes a change. After any result but `done`, call up_to_date() again.
  Task<CommitResult> commit(Change change);
  // Appends entries, with what follows from them for ratings, and then plays them and sends them out.
  Task<CommitResult> append(Append change);
  // Makes the change that `plan` returns, and plans again after each conflict. Returns false if `plan` returns nullopt, because nothing is to
  // be changed. Errors: those of `plan`, and why the store cannot be read or written.
  template <class Plan>
  Answer<bool> change(Plan plan) {
    while (co_await up_to_date()) {
      std::expected<std::optional<Change>, Refusal> planned = plan();
      if (!planned) co_return std::unexpected(std::move(planned.error()));
      if (!*planned) co_return false;
      const CommitResult result = co_await commit(*std::move(*planned));
      if (result == CommitResult::failed) break;
      if (result == CommitResult::done) co_return true;
    }
    co_return std::unexpected(lost());
  }
  // Plans an action, or for no token the seat's resignation, with the draws that follow it. Errors: those of the match; illegal_action if the game
  // is over or the log is full.
  std::expected<Append, Refusal> plan_action(Seat seat, const std::string& id,
                                             const std::optional<std::string>& token) const;
  // Notes the time in entries, and how much of the seat's time an action that arrived at `arrived` has used.
  void stamp(std::vector<Entry>& entries, Instant arrived) const;

  // Runs a task, and keeps the table in memory meanwhile.
  void run(Task<void> task);
  // Calls `call` on the strand at that instant, unless the table has left memory by then.
  void call_at(Instant when, std::move_only_function<void()> call);
  // Runs the task that `start` returns in the same way.
  template <class Start>
  void run_at(Instant when, Start start) {
    call_at(when, [this, start = std::move(start)]() mutable { run(start()); });
  }

  // Whether the log has as many entries as it may.
  bool is_full() const;
  bool is_played_by_bot(Seat seat) const;
  // The persons for whom the game waits and whose clocks run; none while a seat is open or the game is paused.
  SeatSet on_move() const;
  // Converts a wall time, or the time when the last seat was taken if that is later.
  Instant instant_of(WallTime time) const;
  // Whether a bot account has an invitation to the seat and still has time to answer.
  bool is_invited(Seat seat) const;
  // Whether anyone who names no seat may take this one.
  bool is_free(Seat seat) const { return log_.is_open(seat) && !is_invited(seat); }
  // Since when the person of the seat is absent, if they are.
  Instant absent_since(Seat seat) const;
  void set_seen(Seat seat);
  // Whether the person of the seat is absent for so long that others may claim the win.
  bool is_away(Seat seat) const;

  void tell_all(std::string message) { audience_.tell_all(std::move(message)); }
  void tell_seats();
  void tell_dice();

 private:
  // Plays the entries of the log that were not played yet, and sends them out. Returns false if one is not possible.
  bool play_new_entries();
  void become_deleted();
  // Whether a game that ends with these entries counts for ratings: by the rules, or after an action of each seat, or by a forfeit after a draw.
  bool counts_for_ratings(const Course& ended, std::span<const Entry> last_entries) const;
  void add_results(Append& change) const;

  Tables& tables_;
  Observer& observer_;
  Strand strand_;
  AsyncMutex mutex_;
  TableLog log_;
  Course course_;  // what replaying the log gives
  Audience audience_;
  DiceCommitment dice_;
  std::optional<TableClocks> clocks_;
  std::weak_ptr<const void> owner_;
  bool is_deleted_ = false;
  bool is_kept_ = false;
  std::array<Instant, kMaxSeats> seen_;  // when this process last knew each person to be there
};

}  // namespace nemeton
