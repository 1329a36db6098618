// In which order bots think. Those that a person waits for come first; among these, the addresses take turns by the time that they have
// used, so that who plays at many tables keeps nobody else waiting; and the tables of one address come in the order of their asking.
// Where nobody looks, one bot at a time thinks, when no other wants the thread, with pauses; and stops when another does.
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

// Who looks at a table.
enum class Attention : std::uint8_t { nobody, spectators, players };

// On whose behalf a bot thinks.
struct Claim {
  std::string table;
  Attention attention;
  Address client;  // of who looks, or has opened the table; any where nobody knows
};

// It knows neither threads nor the clock: both are said from outside.
class FairQueue {
 public:
  using Id = std::uint64_t;

  // A pause is so many times as long as the thinking before it.
  static constexpr int kPause = 4;

  explicit FairQueue(int threads) : threads_(static_cast<std::size_t>(threads)) {}

  // One waits. Ids are given in the order of asking; one that was stopped comes again with the same.
  void add(Id id, Claim claim);
  // Somebody has come to a table or left it.
  void change(const Claim& claim);
  // The one that a free thread begins now; none where none may.
  std::optional<Id> begin(Instant now);
  // It thinks no more.
  void end(Id id, Instant now);
  // One that waits, and does so no more; none where none does.
  std::optional<Id> leave();
  // One that thinks for nobody, and is to be stopped for another that waits.
  std::optional<Id> unwanted() const;
  // When the pause is over, where nothing but that keeps one waiting.
  std::optional<Instant> pause_end() const;

 private:
  using Duration = Instant::duration;
  struct Waiting {
    Id id;
    Claim claim;
  };
  struct Thinking {
    Id id;
    Claim claim;
    Instant since;
  };

  // Counts for an address from now on. One that comes anew has used as much as the one whose turn it was: nobody saves up.
  void welcome(const Address& client);
  // What an address has used, up to now.
  Duration used(const Address& client, Instant now) const;
  bool thinks_for_nobody() const;

  std::size_t threads_;
  std::vector<Waiting> waiting_;
  std::vector<Thinking> thinking_;
  std::map<Address, Duration> used_;
  Duration turn_{};                  // what the address had used whose turn was last
  Instant rested_ = Instant::min();  // when the pause is over
};

}  // namespace nemeton
