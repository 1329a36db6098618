// Shares of common resources, such as the places of a list: an address or a player holds only a limited number at once. Each process counts in its own
// memory, like the rate limiter.
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "server/base/address.hpp"
#include "server/base/time_source.hpp"

namespace nemeton {

// Of each of the lists of a hundred: tables in the lobby, public tables, and bot accounts that are online.
inline constexpr int kListShare = 25;
// Of the five hundred seeks that one round of matchmaking reads.
inline constexpr int kSeekShare = 125;
// Of the sixty-four places in a tournament, because a club of forty people may share one address.
inline constexpr int kEntrantShare = 40;
// Of the five mails with a code that a mailbox gets in a day.
inline constexpr int kMailboxShare = 3;
// Of the sixteen games of a bot account, unanswered requests included.
inline constexpr int kBotShare = 3;
// One address has at most this part of all connections, but as many as a page needs.
inline constexpr int kConnectionPart = 4;
inline constexpr int kFewestConnections = 8;

// Returns an address as a holder. A player's holder is their id.
inline std::string holder_at(const Address& client) {
  const Address customer = client.customer();
  return {customer.bytes.begin(), customer.bytes.end()};
}

// Its functions may be called on any thread.
class Shares {
 public:
  // An item in a pool, and the holders whose share it is part of.
  struct Holding {
    std::string item;
    std::vector<std::string> holders;
  };

  // Refuses nothing unless `counted`.
  explicit Shares(bool counted) : counted_(counted) {}

  // Holds an item until `until`, or longer if it is held already. Returns false if one of the holders has `most` other items in the pool. `known`:
  // all items that are held whatever the time, if the store lists the pool. Their holders count if the items were not held here before.
  bool hold(const std::string& pool, int most, const Holding& wanted, Instant until, Instant now,
            const std::vector<Holding>* known = nullptr);
  void release(const std::string& pool, const std::string& item);
  // From now on, holds the item only as long as it is among the `known`.
  void settle(const std::string& pool, const std::string& item);
  // Puts another item in the place of one that is held.
  void replace(const std::string& pool, const std::string& item, const std::string& other);

 private:
  struct HeldUntil {
    std::vector<std::string> holders;
    Instant until;
  };
  struct Pool {
    bool is_listed = false;  // by the store, so no holding ends by time alone
    std::map<std::string, HeldUntil> holdings = {};
  };

  const bool counted_;
  std::mutex mutex_;  // guards the members below
  std::map<std::string, Pool> pools_;
  std::size_t sweep_at_ = 1024;
};

}  // namespace nemeton
