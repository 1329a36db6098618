// Counts the requests of each address against the limits. The counts are in memory only: no address is written to disk.
#pragma once

#include <array>
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

// The cost of other work for a client, in bytes that take as long to write: of each message or request, and of each entry of a table's log that is
// read and played again.
inline constexpr std::int64_t kMessageCost = 1024;
inline constexpr std::int64_t kEntryCost = 256;

// Something that one address may do only a number of times in a period.
struct Limit {
  std::size_t index;  // among the rates of an address
  int ClientLimits::* number;
  std::chrono::minutes period;
  const char* what;  // in the message of a refusal
};
inline constexpr Limit kRequests{0, &ClientLimits::requests_per_minute, std::chrono::minutes(1),
                                 "requests from this address"};
// Rematches count too.
inline constexpr Limit kNewTables{1, &ClientLimits::tables_per_minute, std::chrono::minutes(1),
                                  "new tables from this address"};
inline constexpr Limit kTablesOfDay{2, &ClientLimits::tables_per_day, std::chrono::hours(24),
                                    "new tables from this address"};
inline constexpr Limit kLobbyJoins{3, &ClientLimits::lobby_joins_per_minute, std::chrono::minutes(1),
                                   "seats of the lobby taken from this address"};
inline constexpr Limit kWrongKeys{4, &ClientLimits::wrong_keys_per_minute, std::chrono::minutes(1),
                                  "wrong keys from this address"};
// Tries at a short secret count before it is checked, so that tries at the same time count too.
inline constexpr Limit kShortSecrets{5, &ClientLimits::wrong_keys_per_minute, std::chrono::minutes(1),
                                     "wrong codes from this address"};
inline constexpr Limit kChallenges{6, &ClientLimits::challenges_per_minute, std::chrono::minutes(1),
                                   "challenges to passkeys from this address"};
inline constexpr Limit kBotInvitations{7, &ClientLimits::bot_invitations_per_minute, std::chrono::minutes(1),
                                       "bot accounts asked from this address"};
inline constexpr Limit kNewNames{8, &ClientLimits::names_per_day, std::chrono::hours(24),
                                 "new names from this address"};
inline constexpr Limit kCodeMails{9, &ClientLimits::mails_per_day, std::chrono::hours(24),
                                  "mails with a code that this address asked for"};
inline constexpr Limit kSubscriptions{10, &ClientLimits::subscriptions_per_day, std::chrono::hours(24),
                                      "subscriptions from this address"};
inline constexpr Limit kReports{11, &ClientLimits::reports_per_day, std::chrono::hours(24),
                                "reports from this address"};
inline constexpr std::size_t kLimits = 12;

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
    // Whether there are too many connections to answer this one at all.
    bool is_hopeless() const { return limiter_ == nullptr; }

   private:
    friend class RateLimiter;
    RateLimiter* limiter_ = nullptr;
    bool is_connection_ = false;
    std::optional<Address> address_;
    std::optional<Refusal> refusal_;
  };

  // Counts a connection of that address. The connections of a trusted proxy, which has clients of many addresses, count for no address.
  Slot take_slot(std::optional<Address> address) { return take_slot(address, /*is_connection=*/true); }
  // Counts the WebSocket of a client at that address, which came over a connection of a proxy.
  Slot take_socket_slot(const Address& client) { return take_slot(client, /*is_connection=*/false); }

  // Counts something that a client at that address does. Returns the reason if it is refused now.
  std::optional<Refusal> count(const Limit& limit, const Address& address, Clock::time_point now = Clock::now());
  // Counts a new table against all limits of tables.
  std::optional<Refusal> open_table(const Address& address, Clock::time_point now = Clock::now());
  // Counts a refusal if it is that of a wrong secret. Returns the refusal for the client: after too many wrong secrets, that there are too many. A
  // right secret is not refused for wrong ones of others at its address, so it has to be too long to be guessed. For a short one, see
  // kShortSecrets.
  Refusal count_wrong_secret(const Address& address, Refusal refusal, Clock::time_point now = Clock::now());
  // The secret was right, or could not be checked: the try does not count.
  void forgive_short_secret(const Address& address, Clock::time_point now = Clock::now());

  // Counts work for an address, in bytes that take as long to write. Returns how long the client has to wait.
  Clock::duration spend(const Address& address, std::int64_t bytes, Clock::time_point now = Clock::now());
  // The same where nothing is added; and the reason if a request is refused for it.
  Clock::duration debt(const Address& address, Clock::time_point now = Clock::now());
  std::optional<Refusal> refuse_debt(const Address& address, Clock::time_point now = Clock::now());

  // Counts a table that the address has opened; and one fewer when its game is over.
  void opened(const Address& address, const std::string& table, Clock::time_point now = Clock::now());
  void over(const std::string& table);
  // Returns the address that has opened the table, if that was counted.
  std::optional<Address> host(const std::string& table) const;

  // The number of addresses with counts.
  std::size_t size() const;

 private:
  struct Client {
    int connections = 0;
    Rate bytes;
    std::array<Rate, kLimits> rates;  // of each Limit
    std::map<std::string, Clock::time_point>
        open;  // the tables of a day that are not over, and since when they are there

    Rate& rate(const Limit& limit) { return rates[limit.index]; }
  };

  Slot take_slot(std::optional<Address> address, bool is_connection);
  void leave(const Slot& slot);
  Clock::duration debt_of(const Client& client, Clock::time_point now) const;
  Client& client(const Address& address, Clock::time_point now);
  void forget_old_tables(Client& client, Clock::time_point now);

  const ClientLimits limits_;
  Shares shares_;
  mutable std::mutex mutex_;  // guards the members below
  int connections_ = 0;
  std::map<Address, Client> clients_;
  std::unordered_map<std::string, Address> hosts_;  // of the tables in `open`
  std::size_t sweep_at_ = 1024;
};

}  // namespace nemeton
