// Clients that keep a server busy: two at each table, who alternate.
#pragma once

#include <cstdint>
#include <deque>
#include <expected>
#include <memory>
#include <string>
#include <vector>

#include "bench/poisson_arrivals.hpp"
#include "match/histogram.hpp"

namespace nemeton {

// Counts of what the clients received since the last `take`.
struct LoadCounts {
  std::uint64_t moves = 0;   // actions that came back confirmed to the other side
  std::uint64_t events = 0;  // with what chance brought, at one side
  std::uint64_t bytes = 0;   // of those events
  Histogram latency;         // of each move, in µs: until the other side has parsed it

  void add(const LoadCounts& more) {
    moves += more.moves;
    events += more.events;
    bytes += more.bytes;
    latency.add(more.latency);
  }
};

// A client moves at random, and asks for a rematch when a game is over. The latency of a move counts from the moment that was meant for it:
// in a closed loop when its client has parsed the event that makes it its turn, in an open one when it arrives, whether or not a table
// is ready for it then.
class LoadClients {
 public:
  // Each table is of `game`, for two.
  LoadClients(ClientLoop& loop, std::string game);
  ~LoadClients();

  // Opens tables, each with that many clients, 0 to 2, connected. Error: what the server said.
  std::expected<void, std::string> open(int tables, int clients);
  // From now on every client moves as soon as it can.
  void begin_closed_loop();
  // From now on so many moves a second arrive; each is made at one of the tables that are ready, or the first that is.
  void begin_open_loop(double per_second) { arrivals_.begin(per_second); }
  // No more moves arrive.
  void end_open_loop() { arrivals_.end(); }
  // Moves that have arrived and are not confirmed.
  std::uint64_t unconfirmed() const { return due_.size() + under_way_; }
  // Returns the counts since the last call.
  LoadCounts take() { return std::exchange(counts_, {}); }

 private:
  class Player;
  class Table;

  void arrive(Clock::time_point meant);
  void be_ready(Player& player);
  void be_unready(Player& player) { std::erase(ready_, &player); }

  ClientLoop& loop_;
  std::string game_;
  bool is_closed_loop_ = false;
  PoissonArrivals arrivals_;
  std::deque<Clock::time_point> due_;  // moves that no table was ready for
  std::vector<Player*> ready_;         // whose turn it is
  std::uint64_t under_way_ = 0;        // moves that were sent and are not confirmed
  LoadCounts counts_;
  std::vector<std::unique_ptr<Table>> tables_;
};

}  // namespace nemeton
