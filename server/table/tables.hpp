// All tables of the server. One that nobody uses is not in memory: its log is the table, and it comes back from that.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <set>
#include <unordered_map>

#include "server/base/bans.hpp"
#include "server/base/loops.hpp"
#include "server/base/rate_limiter.hpp"
#include "server/bot_scheduler/bot_scheduler.hpp"
#include "server/table/table.hpp"

namespace nemeton {

// What a table is opened with.
struct Opening {
  const GameEntry* game;
  OptionValues options;
  std::optional<TimeControl> time_control;
  std::vector<StoredSeat> seats;        // as many as the game can have
  std::string rematch_of;               // the table whose rematch it is, or empty
  std::vector<std::string> pairs = {};  // the key hashes of the seeks that it is for
  bool lobby = false;                   // anyone may join
  std::optional<Address> client;        // of whose open tables it is one; none for a rematch
  bool rated = false;                   // those who sit there are players, and bots that have a rating
  bool is_public = false;               // anybody may watch
  std::string id = {};                  // of the table; drawn at random if empty
};

class Tables {
 public:
  // `away_seconds`: after how long the win can be claimed of a person who is gone; 0 for never. `dice_seconds`: how long draws that are due wait for the commitments of seats that are taken, and again for the client seeds.
  // `most_entries`: of a table's log. `rates_neighbours`: whether players at one address may sit at a rated table.
  Tables(Loops& loops, Store& store, BotScheduler& bot_scheduler, RateLimiter& rate_limiter, TimeSource& time,
         std::chrono::seconds dice_seconds, std::chrono::seconds away_seconds, int most_entries, bool rates_neighbours,
         ReadName read_name);

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

  // A new table, as it is to be written down; none where there is no room for another.
  std::optional<StoredTable> lay(const Opening& opening) const;
  // A new table; it is on disk. Error: what became of the change instead; `conflict` where another is the rematch or a seek waits no more, `failed` also where
  // there is no room for another table.
  Task<std::expected<std::shared_ptr<Table>, CommitResult>> open(Opening opening);
  // Errors: no_table, unavailable. A table that has to be read is counted for `client`, if there is one.
  Task<std::expected<std::shared_ptr<Table>, Refusal>> find(std::string id, std::optional<Address> client = {});
  // The same by any name that the table has: its own, or the one by which it is watched.
  Task<std::expected<std::shared_ptr<Table>, Refusal>> visit(std::string name, std::optional<Address> client);
  // What this server signs records with. Error: what is wrong with the store.
  Task<std::expected<std::string, std::string>> signing_seed();
  // What tells that a player at a rated table comes from where another does; empty where that does not matter. Error: what is wrong with the
  // store.
  Task<std::expected<std::string, std::string>> origin_of(Address client);
  // Writes down that the player came from there, if that matters for rated games.
  Task<void> note_network(std::string player, Address client);
  // Whether players at one address may sit at a rated table.
  bool rates_neighbours() const { return rates_neighbours_; }
  // What tells at that table alone that somebody comes from where another did (store.hpp, Newcomer). Error: what is wrong with the store.
  Task<std::expected<std::string, std::string>> arrival_of(std::string table, Address client);
  // Why no table can be served now, or "" if they can; within a second, whatever the store does. If nothing was written lately, it is tried.
  Task<std::string> fault();
  // Whether there is room for more tables, from now on.
  void set_room(bool room) { room_ = room; }
  // Reads the tables that were damaged again: whoever restores one need not ask for it to be counted no more.
  Task<void> reread_damaged();
  // Deletes a table whose game is over.
  Task<CommitResult> expire(std::string id);
  // To be told what became of every change.
  void note(CommitResult result);
  // From now on it is at fault: the server stops.
  void stop() { stopping_ = true; }
  bool stopping() const { return stopping_; }
  // Keeps a table in memory, also if nobody listens there, until it is let go.
  void hold(std::shared_ptr<Table> table);
  void let_go(const std::string& id);
  // Lets go of every table, and of who waits for one that is being read, which belongs to a loop. No loop runs any more.
  void let_all_go();
  // The table was deleted.
  void drop(const std::string& id);
  // Takes in what another process has changed or said; with an empty id, that some news may have been missed. On any thread.
  void hear_news(const std::string& id);
  void hear_said(const QuickChat& said);
  // Sessions of that player have ended, at this server or another; empty: of any player. Whoever came by one is sent away. On any thread.
  void hear_of_ended_sessions(const std::string& player);
  // How often that was heard.
  int ended_sessions() const { return ended_sessions_; }
  // `tell` is called with the player each time. To be called before any session ends.
  void on_ended_sessions(std::function<void(const std::string& player)> tell) {
    tell_ended_sessions_ = std::move(tell);
  }
  // Lets the bots of all tables go on where the last server stopped.
  Task<void> resume();

 private:
  using Found = std::expected<std::shared_ptr<Table>, Refusal>;
  // A table that is being read, so that none is in memory twice.
  struct Reading {
    std::vector<std::move_only_function<void(Found)>> waiting;
    bool news = false;  // came meanwhile: what is read may be from before
  };

  Task<std::string> fault_of_store();
  std::shared_ptr<Table> in_memory(const std::string& id);
  // Reads a table that is not in memory.
  Task<Found> load(std::string id);
  // The end of that: who waits for it.
  Reading has_read(const std::string& id);
  void keep(const std::shared_ptr<Table>& table);
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
  bool rates_neighbours_;
  ReadName read_name_;
  std::atomic<bool> stopping_ = false;
  static constexpr std::chrono::steady_clock::time_point kNever{};
  // When a change could not be written, and none was since; and when one was written last.
  std::atomic<std::chrono::steady_clock::time_point> failed_ = kNever;
  std::atomic<std::chrono::steady_clock::time_point> written_ = kNever;
  std::atomic<bool> room_ = true;
  std::atomic<int> ended_sessions_ = 0;
  std::function<void(const std::string&)> tell_ended_sessions_;
  std::mutex mutex_;               // of those below
  std::set<std::string> damaged_;  // tables of which the log has said so
  std::unordered_map<std::string, Reading> reading_;
  std::unordered_map<std::string, WallTime> networks_;  // by player and origin, when each was noted
  std::unordered_map<std::string, std::weak_ptr<Table>> tables_;
  std::unordered_map<std::string, std::shared_ptr<Table>> held_;
  std::size_t sweep_at_ = 64;
};

}  // namespace nemeton
