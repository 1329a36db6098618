// Shares of what everybody uses together, such as the places of a list: an address or a player holds only so many of them at once. The counts are in
// memory, a process for itself, like those of the rate limiter.
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "server/base/address.hpp"
#include "server/base/time_source.hpp"

namespace nemeton {

// Of the hundred tables in the lobby, of the hundred public tables, and of the hundred bot accounts that are listed as online.
inline constexpr int kListShare = 25;
// Of the five hundred seeks that one round of pairing reads.
inline constexpr int kSeekShare = 125;
// Of the sixty-four places in a tournament: a club of forty people plays behind one address.
inline constexpr int kEntrantShare = 40;
// Of the five mails with a code that one mailbox is sent in a day.
inline constexpr int kMailboxShare = 3;
// Of the sixteen games of a bot account, with the requests that it has not answered.
inline constexpr int kBotShare = 3;
// One address has at most this part of all connections, but as many as a page needs.
inline constexpr int kConnectionPart = 4;
inline constexpr int kFewestConnections = 8;

// An address as a holder; a player is one by their id.
inline std::string holder_at(const Address& client) {
  const Address customer = client.customer();
  return {customer.bytes.begin(), customer.bytes.end()};
}

// Its functions may be called on any thread.
class Shares {
 public:
  // A thing in a pool, and the holders whose share it is part of.
  struct Holding {
    std::string thing;
    std::vector<std::string> holders;
  };

  // Nothing is refused unless `counted`.
  explicit Shares(bool counted) : counted_(counted) {}

  // Holds a thing until `until`, or longer if it is held already. Returns false if one of the holders has `most` other things in the pool. `known`:
  // all things that are held whatever the time, for a pool that the store lists; their holders count if they were not held here before.
  bool hold(const std::string& pool, int most, const Holding& wanted, Instant until, Instant now,
            const std::vector<Holding>* known = nullptr);
  void release(const std::string& pool, const std::string& thing);
  // From now on the thing is held only as long as it is among the `known`.
  void settle(const std::string& pool, const std::string& thing);
  // Another thing takes the place of one that is held.
  void replace(const std::string& pool, const std::string& thing, const std::string& other);

 private:
  struct Held {
    std::vector<std::string> holders;
    Instant until;
  };
  struct Pool {
    bool is_listed = false;  // by the store, so that time alone ends nothing
    std::map<std::string, Held> held = {};
  };

  const bool counted_;
  std::mutex mutex_;  // of those below
  std::map<std::string, Pool> pools_;
  std::size_t sweep_at_ = 1024;
};

}  // namespace nemeton
