// The order in which bots think. Bots that a player waits for come first. Among these, the addresses take turns by the time that they have used, so
// that a client at many tables does not keep others waiting; the tables of one address come in the order of their requests. Bots at tables without
// clients think one at a time, with pauses, and only while no other bot needs the thread.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/base/address.hpp"
#include "server/base/time_source.hpp"

namespace nemeton {

// The clients at a table.
enum class Attention : std::uint8_t { nobody, spectators, players };

// The client for which a bot thinks.
struct Requester {
  std::string table;
  Attention attention;
  Address client;  // of a client at the table, or of the host; any if unknown
};

// It knows neither threads nor the clock: both are said from outside.
class FairQueue {
 public:
  using Id = std::uint64_t;

  // A pause is this many times as long as the search before it.
  static constexpr int kPause = 4;

  explicit FairQueue(int threads) : threads_(static_cast<std::size_t>(threads)) {}

  // One waits. Ids are given in the order of asking; one that was stopped comes again with the same.
  void add(Id id, Requester requester);
  // To be called when a client has come to a table or left it.
  void change(const Requester& requester);
  // Returns the search that a free thread starts now, or nullopt if there is none.
  std::optional<Id> begin(Instant now);
  // It thinks no more.
  void end(Id id, Instant now);
  // Removes a search that waits and returns it, or nullopt if there is none.
  std::optional<Id> pop_waiting();
  // Returns a search for which no client waits, if another needs its thread.
  std::optional<Id> preemptible() const;
  // When the pause is over, where nothing but that keeps one waiting.
  std::optional<Instant> pause_end() const;

 private:
  using Duration = Instant::duration;
  struct Waiting {
    Id id;
    Requester requester;
  };
  struct Running {
    Id id;
    Requester requester;
    Instant since;
  };

  // Starts to count for an address. A new address has used as much as the one that was last served: none saves up time.
  void admit(const Address& client);
  // The time that an address has used up to now.
  Duration used(const Address& client, Instant now) const;
  bool runs_for_nobody() const;

  std::size_t threads_;
  std::vector<Waiting> waiting_;
  std::vector<Running> running_;
  std::map<Address, Duration> used_;
  Duration last_served_{};              // the time that the address served last had used
  Instant pause_end_ = Instant::min();  // when the pause is over
};

}  // namespace nemeton
