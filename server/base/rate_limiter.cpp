#include "server/base/rate_limiter.hpp"

#include <algorithm>
#include <utility>

namespace nemeton {

namespace {

using std::chrono::minutes;
using std::chrono::seconds;

constexpr auto kDay = std::chrono::hours(24);
// An address may have the bytes of so many seconds more at once: a club comes back after a restart.
constexpr auto kBurst = seconds(3);

// Connections beyond a limit that are still told so.
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

std::optional<Refusal> RateLimiter::request(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  const std::lock_guard lock(mutex_);
  const auto wait = client(address, now).requests.take(limits_.requests_per_minute, minutes(1), now);
  if (wait == Clock::duration::zero()) return std::nullopt;
  return too_fast("requests from this address", limits_.requests_per_minute, "minute", wait);
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
    const auto wait = entry.tables_of_day.take(limits_.tables_per_day, kDay, now);
    if (wait > Clock::duration::zero())
      return too_fast("new tables from this address", limits_.tables_per_day, "day", wait);
  }
  return rematch(address, now);
}

std::optional<Refusal> RateLimiter::rematch(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  const std::lock_guard lock(mutex_);
  const auto wait = client(address, now).tables.take(limits_.tables_per_minute, minutes(1), now);
  if (wait == Clock::duration::zero()) return std::nullopt;
  return too_fast("new tables from this address", limits_.tables_per_minute, "minute", wait);
}

std::optional<Refusal> RateLimiter::join_from_lobby(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  const std::lock_guard lock(mutex_);
  const auto wait = client(address, now).lobby_joins.take(limits_.lobby_joins_per_minute, minutes(1), now);
  if (wait == Clock::duration::zero()) return std::nullopt;
  return too_fast("seats of the lobby taken from this address", limits_.lobby_joins_per_minute, "minute", wait);
}

std::optional<Refusal> RateLimiter::challenge(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  const std::lock_guard lock(mutex_);
  const auto wait = client(address, now).challenges.take(limits_.challenges_per_minute, minutes(1), now);
  if (wait == Clock::duration::zero()) return std::nullopt;
  return too_fast("challenges to passkeys from this address", limits_.challenges_per_minute, "minute", wait);
}

std::optional<Refusal> RateLimiter::ask_bot(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  const std::lock_guard lock(mutex_);
  const auto wait = client(address, now).bot_asks.take(limits_.bot_asks_per_minute, minutes(1), now);
  if (wait == Clock::duration::zero()) return std::nullopt;
  return too_fast("bot accounts asked from this address", limits_.bot_asks_per_minute, "minute", wait);
}

std::optional<Refusal> RateLimiter::new_name(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  const std::lock_guard lock(mutex_);
  const auto wait = client(address, now).names_of_day.take(limits_.names_per_day, kDay, now);
  if (wait == Clock::duration::zero()) return std::nullopt;
  return too_fast("new names from this address", limits_.names_per_day, "day", wait);
}

std::optional<Refusal> RateLimiter::code_mail(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  const std::lock_guard lock(mutex_);
  const auto wait = client(address, now).mails_of_day.take(limits_.mails_per_day, kDay, now);
  if (wait == Clock::duration::zero()) return std::nullopt;
  return too_fast("mails with a code that this address asked for", limits_.mails_per_day, "day", wait);
}

std::optional<Refusal> RateLimiter::subscribe(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  const std::lock_guard lock(mutex_);
  const auto wait = client(address, now).subscriptions_of_day.take(limits_.subscriptions_per_day, kDay, now);
  if (wait == Clock::duration::zero()) return std::nullopt;
  return too_fast("subscriptions from this address", limits_.subscriptions_per_day, "day", wait);
}

std::optional<Refusal> RateLimiter::report(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  const std::lock_guard lock(mutex_);
  const auto wait = client(address, now).reports_of_day.take(limits_.reports_per_day, kDay, now);
  if (wait == Clock::duration::zero()) return std::nullopt;
  return too_fast("reports from this address", limits_.reports_per_day, "day", wait);
}

Refusal RateLimiter::count_wrong_secret(const Address& address, Refusal refusal, Clock::time_point now) {
  if (!std::exchange(refusal.is_wrong_secret, false) || !limits_.counted) return refusal;
  const std::lock_guard lock(mutex_);
  const auto wait = client(address, now).wrong_keys.take(limits_.wrong_keys_per_minute, minutes(1), now);
  if (wait == Clock::duration::zero()) return refusal;
  return too_fast("wrong keys from this address", limits_.wrong_keys_per_minute, "minute", wait);
}

std::optional<Refusal> RateLimiter::try_short_secret(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  const std::lock_guard lock(mutex_);
  const auto wait = client(address, now).short_secrets.take(limits_.wrong_keys_per_minute, minutes(1), now);
  if (wait == Clock::duration::zero()) return std::nullopt;
  return too_fast("wrong codes from this address", limits_.wrong_keys_per_minute, "minute", wait);
}

void RateLimiter::forgive_short_secret(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return;
  const std::lock_guard lock(mutex_);
  client(address, now).short_secrets.give_back(limits_.wrong_keys_per_minute, minutes(1));
}

void RateLimiter::opened(const Address& address, const std::string& table, Clock::time_point now) {
  if (!limits_.counted) return;
  const std::lock_guard lock(mutex_);
  client(address, now).open.emplace(table, now);
  openers_.emplace(table, address.customer());
}

void RateLimiter::over(const std::string& table) {
  const std::lock_guard lock(mutex_);
  const auto opener = openers_.find(table);
  if (opener == openers_.end()) return;
  clients_.at(opener->second).open.erase(table);
  openers_.erase(opener);
}

std::optional<Address> RateLimiter::opener(const std::string& table) const {
  const std::lock_guard lock(mutex_);
  const auto found = openers_.find(table);
  return found == openers_.end() ? std::nullopt : std::optional(found->second);
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
      return entry.connections == 0 && entry.open.empty() && entry.requests.rested(now) && entry.tables.rested(now) &&
             entry.bytes.rested(now) && entry.lobby_joins.rested(now) && entry.tables_of_day.rested(now) &&
             entry.wrong_keys.rested(now) && entry.short_secrets.rested(now) && entry.challenges.rested(now) &&
             entry.names_of_day.rested(now) && entry.mails_of_day.rested(now) && entry.bot_asks.rested(now) &&
             entry.reports_of_day.rested(now) && entry.subscriptions_of_day.rested(now);
    });
    sweep_at_ = 2 * clients_.size() + 1024;
  }
  return clients_[address.customer()];
}

void RateLimiter::forget_old_tables(Client& client, Clock::time_point now) {
  std::erase_if(client.open, [&](const auto& each) {
    const bool old = each.second + kDay <= now;
    if (old) openers_.erase(each.first);
    return old;
  });
}

}  // namespace nemeton
