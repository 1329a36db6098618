// Clients that play on through kills and faults of servers, and the comparison of their messages with the state of the servers.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <thread>

#include "core/random.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {

// Where the server of the moment is, or a proxy before several that serve the same tables.
struct Place {
  using Clock = std::chrono::steady_clock;

  std::atomic<int> port = 0;                // 0 while it is down
  std::atomic<Clock::time_point> killed{};  // when a server was killed last
  std::atomic<bool> closing = false;
};

// How many kills a test makes, where `usual` are enough every day; TEST_KILLS=100 is the long form.
int kills(int usual);

// The messages of one table that a client has received.
struct SeenTable {
  std::string table;
  std::string key;  // empty for a spectator
  std::vector<std::string> events;
};

// A client that plays at random (or only watches), comes back whenever the connection breaks, sends an action that was not confirmed once more, and asks for a rematch when a game is over.
class Besieged {
 public:
  Besieged(Place& place, std::string table, std::string key, std::uint64_t seed);

  void run();

  std::vector<SeenTable> seen() const;
  // The same of the table where it is now.
  SeenTable seen_last() const;
  int told() const { return told_; }
  // Whether what it watches has come to an end; only a game between bots does so for good.
  bool over() const { return over_; }
  int sent_again() const { return sent_again_; }
  // From each kill that broke its connection to the first event that it was told, confirmed, at another server.
  std::vector<Place::Clock::duration> gaps() const;

 private:
  // One connection, to its end.
  bool visit();
  // Plays, or sends unconfirmed actions again.
  void act_next(WebSocketClient& socket, const std::string& seat, bool again);

  Place& place_;
  Random random_;
  mutable std::mutex mutex_;  // of the two below
  std::vector<SeenTable> seen_;
  std::vector<Place::Clock::duration> gaps_;
  Place::Clock::time_point cut_by_{};    // the kill that broke its last connection
  Place::Clock::time_point survived_{};  // the last after which it went on
  json now_;                             // the state that the last event led to
  std::string pending_id_;
  std::string pending_action_;
  int ids_ = 0;
  std::atomic<int> told_ = 0;
  std::atomic<bool> over_ = false;
  std::atomic<int> sent_again_ = 0;
};

class Siege {
 public:
  // Opens so many tables, most of two people, and lets everybody play.
  Siege(Place& place, int tables);
  ~Siege() { end(); }

  // Waits until every table is further than it was: a client goes on if it hears more.
  void expect_all_go_on();
  // Compares what every client was told, at the table where it is, with what is there now.
  void expect_kept(int port) const;
  // The same with a copy that was made on the way: it holds nothing that no client was told, and of every table what came first.
  void expect_kept_up_to_a_moment(int port) const;
  // Writes how long clients whose server was killed took to go on at another.
  void report_gaps() const;
  // Sends everybody home.
  void end();
  // The same with every table that anybody was at; nobody plays any more. Writes a line about it.
  void expect_all_kept(int port) const;

 private:
  void add(const std::string& table, const std::string& key);
  // A line for each client that has not been told two events more than then, and might have been.
  std::vector<std::string> stand_still(const std::vector<int>& before) const;

  Place& place_;
  std::vector<std::unique_ptr<Besieged>> clients_;
  std::vector<std::jthread> threads_;
};

}  // namespace nemeton
