#include "server/base/rate_limiter.hpp"

#include <algorithm>
#include <utility>

namespace nemeton {

namespace {

using std::chrono::seconds;

// A table that is not over counts as open for this long.
constexpr auto kOpenTableLife = std::chrono::hours(24);
// The bytes of this time may be sent to an address at once: a club comes back after a restart.
constexpr auto kBurst = seconds(3);

// The number of connections beyond a limit that still get an answer.
int spare(int limit) { return limit / 8 + 8; }
constexpr int kSoon = 10;  // seconds

}  // namespace

RateLimiter::Slot::Slot(Slot&& other) noexcept { *this = std::move(other); }

RateLimiter::Slot& RateLimiter::Slot::operator=(Slot&& other) noexcept {
  std::swap(limiter_, other.limiter_);
  std::swap(is_connection_, other.is_connection_);
  std::swap(address_, other.address_);
  std::swap(refusal_, other.refusal_);
  return *this;
}

RateLimiter::Slot::~Slot() {
  if (limiter_ != nullptr) limiter_->leave(*this);
}

RateLimiter::Slot RateLimiter::take_slot(std::optional<Address> address, bool is_connection) {
  Slot slot;
  const std::lock_guard lock(mutex_);
  int* const of_this = address ? &client(*address, Clock::now()).connections : nullptr;
  if (limits_.counted) {
    const int most = limits_.connections_per_address;
    const bool many = is_connection && connections_ >= limits_.connections;
    const bool many_of_this = of_this != nullptr && *of_this >= most;
    if (many) {
      slot.refusal_ = Refusal{503, "too_many_connections", "the server is full; try again", kSoon};
    } else if (many_of_this) {
      slot.refusal_ =
          Refusal{429, "too_many_connections",
                  "too many connections from this address, expected at most " + std::to_string(most), kSoon};
    }
    if (many && connections_ >= limits_.connections + spare(limits_.connections)) return slot;
    if (many_of_this && *of_this >= most + spare(most)) return slot;
  }
  slot.limiter_ = this;
  slot.is_connection_ = is_connection;
  slot.address_ = address;
  if (is_connection) ++connections_;
  if (of_this != nullptr) ++*of_this;
  return slot;
}

void RateLimiter::leave(const Slot& slot) {
  const std::lock_guard lock(mutex_);
  if (slot.is_connection_) --connections_;
  if (slot.address_) --clients_.at(slot.address_->customer()).connections;
}

std::optional<Refusal> RateLimiter::count(const Limit& limit, const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  const int number = limits_.*limit.number;
  const std::lock_guard lock(mutex_);
  const auto wait = client(address, now).rate(limit).take(number, limit.period, now);
  if (wait == Clock::duration::zero()) return std::nullopt;
  return too_fast(limit.what, number, limit.period == std::chrono::minutes(1) ? "minute" : "day", wait);
}

Clock::duration RateLimiter::spend(const Address& address, std::int64_t bytes, Clock::time_point now) {
  if (!limits_.counted) return Clock::duration::zero();
  const std::lock_guard lock(mutex_);
  Client& entry = client(address, now);
  entry.bytes.owe(limits_.bytes_per_second, seconds(1), now, bytes);
  return debt_of(entry, now);
}

Clock::duration RateLimiter::debt(const Address& address, Clock::time_point now) { return spend(address, 0, now); }

std::optional<Refusal> RateLimiter::refuse_debt(const Address& address, Clock::time_point now) {
  const auto wait = debt(address, now);
  if (wait == Clock::duration::zero()) return std::nullopt;
  return too_fast("bytes for this address", limits_.bytes_per_second, "second", wait);
}

Clock::duration RateLimiter::debt_of(const Client& entry, Clock::time_point now) const {
  return std::max(entry.bytes.debt(limits_.bytes_per_second, seconds(1), now) - kBurst, Clock::duration::zero());
}

std::optional<Refusal> RateLimiter::open_table(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  {
    const std::lock_guard lock(mutex_);
    Client& entry = client(address, now);
    forget_old_tables(entry, now);
    if (static_cast<int>(entry.open.size()) >= limits_.open_tables) {
      constexpr int kLater = 600;
      return Refusal{429, "too_many_tables",
                     "too many games of this address go on, expected at most " + std::to_string(limits_.open_tables) +
                         " that are not over or older than a day",
                     kLater};
    }
  }
  if (auto refused = count(kTablesOfDay, address, now)) return refused;
  return count(kNewTables, address, now);
}

Refusal RateLimiter::count_wrong_secret(const Address& address, Refusal refusal, Clock::time_point now) {
  if (!std::exchange(refusal.is_wrong_secret, false)) return refusal;
  return count(kWrongKeys, address, now).value_or(refusal);
}

void RateLimiter::forgive_short_secret(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return;
  const std::lock_guard lock(mutex_);
  client(address, now).rate(kShortSecrets).give_back(limits_.*kShortSecrets.number, kShortSecrets.period);
}

void RateLimiter::opened(const Address& address, const std::string& table, Clock::time_point now) {
  if (!limits_.counted) return;
  const std::lock_guard lock(mutex_);
  client(address, now).open.emplace(table, now);
  hosts_.emplace(table, address.customer());
}

void RateLimiter::over(const std::string& table) {
  const std::lock_guard lock(mutex_);
  const auto host = hosts_.find(table);
  if (host == hosts_.end()) return;
  clients_.at(host->second).open.erase(table);
  hosts_.erase(host);
}

std::optional<Address> RateLimiter::host(const std::string& table) const {
  const std::lock_guard lock(mutex_);
  const auto found = hosts_.find(table);
  return found == hosts_.end() ? std::nullopt : std::optional(found->second);
}

std::size_t RateLimiter::size() const {
  const std::lock_guard lock(mutex_);
  return clients_.size();
}

RateLimiter::Client& RateLimiter::client(const Address& address, Clock::time_point now) {
  if (clients_.size() >= sweep_at_) {
    for (auto& each : clients_) forget_old_tables(each.second, now);
    std::erase_if(clients_, [&](const auto& each) {
      const Client& entry = each.second;
      return entry.connections == 0 && entry.open.empty() && entry.bytes.is_rested(now) &&
             std::ranges::all_of(entry.rates, [now](const Rate& rate) { return rate.is_rested(now); });
    });
    sweep_at_ = 2 * clients_.size() + 1024;
  }
  return clients_[address.customer()];
}

void RateLimiter::forget_old_tables(Client& client, Clock::time_point now) {
  std::erase_if(client.open, [&](const auto& each) {
    const bool old = each.second + kOpenTableLife <= now;
    if (old) hosts_.erase(each.first);
    return old;
  });
}

}  // namespace nemeton
