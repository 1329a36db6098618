// What the clients of each address ask for, counted against the limits. It is kept in memory only: no address is written down.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/net/address.hpp"
#include "server/net/client_limits.hpp"
#include "server/net/rate.hpp"
#include "server/table/refusal.hpp"

namespace nemeton {

// Its functions may be called on any thread.
class RateLimiter {
 public:
  explicit RateLimiter(const ClientLimits& limits) : limits_(limits) {}

  const ClientLimits& limits() const { return limits_; }

  // A connection, counted as long as this lives.
  class Slot {
   public:
    Slot() = default;
    Slot(Slot&& other) noexcept;
    Slot& operator=(Slot&& other) noexcept;
    ~Slot();

    // Why the connection is one too many, if it is.
    const std::optional<Refusal>& refusal() const { return refusal_; }
    // Whether there are so many that it is not even to be told.
    bool is_hopeless() const { return limiter_ == nullptr; }

   private:
    friend class RateLimiter;
    RateLimiter* limiter_ = nullptr;
    bool is_connection_ = false;
    std::optional<Address> address_;
    std::optional<Refusal> refusal_;
  };

  // A connection comes from there; from a trusted proxy, which may have clients of many addresses, from nowhere.
  Slot take_slot(std::optional<Address> address) { return take_slot(address, /*is_connection=*/true); }
  // What came over a proxy's connection is a WebSocket of a client at that address.
  Slot take_socket_slot(const Address& client) { return take_slot(client, /*is_connection=*/false); }

  // Each of these is something that a client of that address wants. Gives why it may not, now.
  std::optional<Refusal> request(const Address& address, Clock::time_point now = Clock::now());
  std::optional<Refusal> open_table(const Address& address, Clock::time_point now = Clock::now());
  std::optional<Refusal> rematch(const Address& address, Clock::time_point now = Clock::now());
  // What a client is told that is refused for its key, or the id of a pass: where that opens nothing it counts, and who has tried too
  // many is told so instead. A right one is never refused for those that were wrong.
  Refusal refuse_key(const Address& address, Refusal refusal, Clock::time_point now = Clock::now());

  // A table of that address is there; its game is over.
  void opened(const Address& address, const std::string& table, Clock::time_point now = Clock::now());
  void over(const std::string& table);

  // Of how many addresses something is remembered.
  std::size_t size() const;

 private:
  struct Client {
    int connections = 0;
    Rate requests;
    Rate tables;
    Rate wrong_keys;
    std::map<std::string, Clock::time_point>
        open;  // the tables of a day that are not over, and since when they are there
  };

  Slot take_slot(std::optional<Address> address, bool is_connection);
  void leave(const Slot& slot);
  Client& client(const Address& address, Clock::time_point now);
  void forget_old_tables(Client& client, Clock::time_point now);

  const ClientLimits limits_;
  mutable std::mutex mutex_;  // of those below
  int connections_ = 0;
  std::map<Address, Client> clients_;
  std::unordered_map<std::string, Address> openers_;  // of the tables in `open`
  std::size_t sweep_at_ = 1024;
};

}  // namespace nemeton
