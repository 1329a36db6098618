// All tables of the server. A table that no client uses is not in memory: replaying its log brings it back.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <set>
#include <unordered_map>

#include "server/base/answer.hpp"
#include "server/base/bans.hpp"
#include "server/base/loops.hpp"
#include "server/base/rate_limiter.hpp"
#include "server/bot_scheduler/bot_scheduler.hpp"
#include "server/table/table.hpp"

namespace nemeton {

// What a new table is opened with.
struct Opening {
  const GameEntry* game;
  OptionValues options;
  std::optional<TimeControl> time_control;
  std::vector<StoredSeat> seats;        // as many as the game can have
  std::string rematch_of;               // the table that this one is the rematch of, or empty
  std::vector<std::string> pairs = {};  // the key hashes of the seeks that it is for
  bool lobby = false;                   // anyone may join
  std::optional<Address> client;        // counts the table as one of its open tables; none for a rematch
  bool rated = false;                   // its seats are for players, and bots that have a rating
  bool is_public = false;               // anybody may watch
  std::string id = {};                  // of the table; drawn at random if empty
};

class Tables {
 public:
  // `away_seconds`: after this absence others may claim the win; 0 for never. `dice_seconds`: how long draws that are due wait for the commitments
  // of seats that are taken, and again for the client seeds. `most_entries`: of a table's log. `rates_same_network`: whether players at one address
  // may sit at a rated table.
  Tables(Loops& loops, Store& store, BotScheduler& bot_scheduler, RateLimiter& rate_limiter, TimeSource& time,
         std::chrono::seconds dice_seconds, std::chrono::seconds away_seconds, int most_entries,
         bool rates_same_network, ReadName read_name);

  Loops& loops() { return loops_; }
  Store& store() { return store_; }
  BotScheduler& bot_scheduler() { return bot_scheduler_; }
  RateLimiter& rate_limiter() { return rate_limiter_; }
  TimeSource& time() { return time_; }
  Bans& bans() { return bans_; }
  // When the server has started.
  Instant started() const { return started_; }
  std::chrono::seconds dice_seconds() const { return dice_seconds_; }
  std::chrono::seconds away_seconds() const { return away_seconds_; }
  int most_entries() const { return most_entries_; }
  // Reads a name by the rules for everybody. Errors: bad_name.
  std::expected<PlayerName, Refusal> read_name(const std::string& text) const { return read_name_(text); }
  // Reads a new name in the same way. Moderators may refuse it for a while.
  std::expected<PlayerName, Refusal> read_new_name(const std::string& text) const;

  // Returns a new table as it is to be stored, or nullopt if there is no room for another.
  std::optional<StoredTable> prepare(const Opening& opening) const;
  // Opens a new table and stores it. Error: the result of the change; `conflict` if another table is the rematch or a seek waits no more, `failed`
  // also if there is no room for another table.
  Task<std::expected<std::shared_ptr<Table>, CommitResult>> open(Opening opening);
  // Errors: no_table, unavailable. A table that has to be read is counted for `client`, if there is one.
  Answer<std::shared_ptr<Table>> find(std::string id, std::optional<Address> client = {});
  // The same by any name that the table has: its own, or the one by which it is watched.
  Answer<std::shared_ptr<Table>> find_by_name(std::string name, std::optional<Address> client);
  // The seed of the key that signs records. Error: the fault of the store.
  Task<std::expected<std::string, std::string>> signing_seed();
  // Returns a hash that is the same for players at a rated table who come from one address; empty if that does not matter. Error: the fault of the
  // store.
  Task<std::expected<std::string, std::string>> origin_of(Address client);
  // Writes down that the player came from there, if that matters for rated games.
  Task<void> note_network(std::string player, Address client);
  // Whether players at one address may sit at a rated table.
  bool rates_same_network() const { return rates_same_network_; }
  // Returns a hash that tells, at that table alone, who comes from the same address (store.hpp, Newcomer). Error: the fault of the store.
  Task<std::expected<std::string, std::string>> newcomer_origin(std::string table, Address client);
  // Why no table can be served now, or "" if they can; within a second, whatever the store does. If nothing was written lately, it is tried.
  Task<std::string> fault();
  // Whether there is room for more tables, from now on.
  void set_has_room(bool has_room) { has_room_ = has_room; }
  // Reads the tables that were damaged again, so that a table that was restored is not counted any more.
  Task<void> read_damaged_again();
  // Deletes a table with a finished game.
  Task<CommitResult> expire(std::string id);
  // To be called with the result of every change.
  void note_result(CommitResult result);
  // From now on it is at fault: the server stops.
  void stop() { stopping_ = true; }
  bool stopping() const { return stopping_; }
  // Keeps a table in memory until release() is called.
  void keep_in_memory(const std::string& id, std::shared_ptr<const void> table);
  void release(const std::string& id);
  // Releases all tables, and drops the requests that wait for a table that is being read, because they belong to a loop. To be called when no loop
  // runs any more.
  void release_all();
  // The table was deleted.
  void forget(const std::string& id);
  // Reads what another process has changed; with an empty id, at all tables. On any thread.
  void read_news(const std::string& id);
  void tell_phrase(const QuickChat& said);
  // To be called when sessions of that player have ended, at this server or another; empty: of any player. Clients that came by one are sent away.
  // On any thread.
  void end_sessions(const std::string& player);
  // How often that was heard.
  int ended_sessions() const { return ended_sessions_; }
  // `tell` is called with the player each time. To be called before any session ends.
  void set_session_observer(std::function<void(const std::string& player)> tell) {
    session_observer_ = std::move(tell);
  }
  // Lets the bots of all tables go on after a restart.
  Task<void> resume();

 private:
  using Found = std::expected<std::shared_ptr<Table>, Refusal>;
  // A table that is being read, so that none is in memory twice.
  struct Reading {
    std::vector<std::move_only_function<void(Found)>> waiting;
    bool news = false;  // has come meanwhile, so what is read may be older
  };

  Task<std::string> fault_of_store();
  std::shared_ptr<Table> find_in_memory(const std::string& id);
  // Reads a table that is not in memory.
  Task<Found> load(std::string id);
  // Ends the reading of a table and returns the requests that wait for it.
  Reading finish_reading(const std::string& id);
  void add(const std::shared_ptr<Table>& table);
  void note_damage(const std::string& id, const std::string& what);
  void note_not_damaged(const std::string& id);

  Loops& loops_;
  Store& store_;
  BotScheduler& bot_scheduler_;
  RateLimiter& rate_limiter_;
  TimeSource& time_;
  Bans bans_{time_};
  Instant started_ = time_.now();
  std::chrono::seconds dice_seconds_;
  std::chrono::seconds away_seconds_;
  int most_entries_;
  bool rates_same_network_;
  ReadName read_name_;
  std::atomic<bool> stopping_ = false;
  static constexpr std::chrono::steady_clock::time_point kNever{};
  // When a change could not be written, and none was since; and when one was written last.
  std::atomic<std::chrono::steady_clock::time_point> failed_ = kNever;
  std::atomic<std::chrono::steady_clock::time_point> written_ = kNever;
  std::atomic<bool> has_room_ = true;
  std::atomic<int> ended_sessions_ = 0;
  std::function<void(const std::string&)> session_observer_;
  std::mutex mutex_;               // guards the members below
  std::set<std::string> damaged_;  // tables of which the log has said so
  std::unordered_map<std::string, Reading> reading_;
  std::unordered_map<std::string, WallTime> networks_;  // by player and origin, when each was noted
  std::unordered_map<std::string, std::weak_ptr<Table>> tables_;
  std::unordered_map<std::string, std::shared_ptr<const void>> kept_;
  std::size_t sweep_at_ = 64;
};

}  // namespace nemeton
