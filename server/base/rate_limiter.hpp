// Counts the requests of each address against the limits. The counts are in memory only: no address is written to disk.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/base/address.hpp"
#include "server/base/client_limits.hpp"
#include "server/base/rate.hpp"
#include "server/base/refusal.hpp"
#include "server/base/shares.hpp"

namespace nemeton {

// What is done for a client besides writing to it, in bytes that take as long to write: for each message or request, and for each entry
// of a table's log that is read and played again.
inline constexpr std::int64_t kMessageCost = 1024;
inline constexpr std::int64_t kEntryCost = 256;

// Its functions may be called on any thread.
class RateLimiter {
 public:
  explicit RateLimiter(const ClientLimits& limits) : limits_(limits), shares_(limits.counted) {}

  const ClientLimits& limits() const { return limits_; }
  Shares& shares() { return shares_; }

  // A connection, counted during the lifetime of this object.
  class Slot {
   public:
    Slot() = default;
    Slot(Slot&& other) noexcept;
    Slot& operator=(Slot&& other) noexcept;
    ~Slot();

    // The reason if the connection is one too many.
    const std::optional<Refusal>& refusal() const { return refusal_; }
    // Whether there are so many connections that this one is closed without an answer.
    bool is_hopeless() const { return limiter_ == nullptr; }

   private:
    friend class RateLimiter;
    RateLimiter* limiter_ = nullptr;
    bool is_connection_ = false;
    std::optional<Address> address_;
    std::optional<Refusal> refusal_;
  };

  // Counts a connection of that address. Those of a trusted proxy, which has clients of many addresses, are counted for none.
  Slot take_slot(std::optional<Address> address) { return take_slot(address, /*is_connection=*/true); }
  // Counts a connection of a proxy for the client at that address, whose WebSocket it has become.
  Slot take_socket_slot(const Address& client) { return take_slot(client, /*is_connection=*/false); }

  // Each counts one request of a client at that address. Returns the reason if it is refused now.
  std::optional<Refusal> request(const Address& address, Clock::time_point now = Clock::now());
  std::optional<Refusal> open_table(const Address& address, Clock::time_point now = Clock::now());
  std::optional<Refusal> rematch(const Address& address, Clock::time_point now = Clock::now());
  std::optional<Refusal> challenge(const Address& address, Clock::time_point now = Clock::now());
  std::optional<Refusal> ask_bot(const Address& address, Clock::time_point now = Clock::now());
  std::optional<Refusal> new_name(const Address& address, Clock::time_point now = Clock::now());
  std::optional<Refusal> report(const Address& address, Clock::time_point now = Clock::now());
  std::optional<Refusal> code_mail(const Address& address, Clock::time_point now = Clock::now());
  std::optional<Refusal> subscribe(const Address& address, Clock::time_point now = Clock::now());
  std::optional<Refusal> join_from_lobby(const Address& address, Clock::time_point now = Clock::now());
  // Counts a refusal if it is that of a wrong secret. Returns what the client is told: after too many wrong ones that there are too many. A right secret is not
  // refused for wrong ones of others at its address, so it has to be too long to be guessed. For a short one, see try_short_secret.
  Refusal count_wrong_secret(const Address& address, Refusal refusal, Clock::time_point now = Clock::now());
  // Counts a try at a short secret before it is checked, so that tries at the same time count too. Returns the reason if the secret is refused unchecked.
  std::optional<Refusal> try_short_secret(const Address& address, Clock::time_point now = Clock::now());
  // The secret was right, or could not be checked: the try does not count.
  void forgive_short_secret(const Address& address, Clock::time_point now = Clock::now());

  // What the server does for an address is counted in the bytes that take as long to write. Returns how long it is to be left waiting.
  Clock::duration spend(const Address& address, std::int64_t bytes, Clock::time_point now = Clock::now());
  // The same where nothing is added; and the reason if a request is refused for it.
  Clock::duration debt(const Address& address, Clock::time_point now = Clock::now());
  std::optional<Refusal> refuse_debt(const Address& address, Clock::time_point now = Clock::now());

  // Counts a table that the address has opened; and one fewer when its game is over.
  void opened(const Address& address, const std::string& table, Clock::time_point now = Clock::now());
  void over(const std::string& table);
  // Who has opened the table, where that was counted.
  std::optional<Address> opener(const std::string& table) const;

  // The number of addresses with counts.
  std::size_t size() const;

 private:
  struct Client {
    int connections = 0;
    Rate requests;
    Rate bytes;
    Rate tables;
    Rate lobby_joins;
    Rate tables_of_day;
    Rate wrong_keys;
    Rate short_secrets;
    Rate challenges;
    Rate bot_asks;
    Rate names_of_day;
    Rate mails_of_day;
    Rate subscriptions_of_day;
    Rate reports_of_day;
    std::map<std::string, Clock::time_point>
        open;  // the tables of a day that are not over, and since when they are there
  };

  Slot take_slot(std::optional<Address> address, bool is_connection);
  void leave(const Slot& slot);
  Clock::duration debt_of(const Client& client, Clock::time_point now) const;
  Client& client(const Address& address, Clock::time_point now);
  void forget_old_tables(Client& client, Clock::time_point now);

  const ClientLimits limits_;
  Shares shares_;
  mutable std::mutex mutex_;  // of those below
  int connections_ = 0;
  std::map<Address, Client> clients_;
  std::unordered_map<std::string, Address> openers_;  // of the tables in `open`
  std::size_t sweep_at_ = 1024;
};

}  // namespace nemeton
