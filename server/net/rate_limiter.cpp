#include "server/net/rate_limiter.hpp"

#include <utility>

namespace nemeton {

namespace {

using std::chrono::minutes;

constexpr auto kDay = std::chrono::hours(24);

// Connections beyond a limit that are still told so.
int spare(int limit) { return limit / 8 + 8; }
constexpr int kSoon = 10;  // seconds

}  // namespace

Visitors::Visit::Visit(Visit&& other) noexcept { *this = std::move(other); }

Visitors::Visit& Visitors::Visit::operator=(Visit&& other) noexcept {
  std::swap(visitors_, other.visitors_);
  std::swap(is_connection_, other.is_connection_);
  std::swap(address_, other.address_);
  std::swap(refusal_, other.refusal_);
  return *this;
}

Visitors::Visit::~Visit() {
  if (visitors_ != nullptr) visitors_->leave(*this);
}

Visitors::Visit Visitors::come(std::optional<Address> address, bool is_connection) {
  Visit visit;
  const std::lock_guard lock(mutex_);
  int* const of_this = address ? &visitor(*address, Clock::now()).connections : nullptr;
  if (limits_.counted) {
    const int most = limits_.connections_per_address;
    const bool many = is_connection && connections_ >= limits_.connections;
    const bool many_of_this = of_this != nullptr && *of_this >= most;
    if (many_of_this) {
      visit.refusal_ =
          Refusal{429, "too_many_connections",
                  "too many connections from this address, expected at most " + std::to_string(most), kSoon};
    } else if (many) {
      visit.refusal_ = Refusal{503, "too_many_connections", "the server is full; try again", kSoon};
    }
    if (many && connections_ >= limits_.connections + spare(limits_.connections)) return visit;
    if (many_of_this && *of_this >= most + spare(most)) return visit;
  }
  visit.visitors_ = this;
  visit.is_connection_ = is_connection;
  visit.address_ = address;
  if (is_connection) ++connections_;
  if (of_this != nullptr) ++*of_this;
  return visit;
}

void Visitors::leave(const Visit& visit) {
  const std::lock_guard lock(mutex_);
  if (visit.is_connection_) --connections_;
  if (visit.address_) --visitors_.at(visit.address_->customer()).connections;
}

std::optional<Refusal> Visitors::request(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  const std::lock_guard lock(mutex_);
  const auto wait = visitor(address, now).requests.take(limits_.requests_per_minute, minutes(1), now);
  if (wait == Clock::duration::zero()) return std::nullopt;
  return too_fast("requests from this address", limits_.requests_per_minute, "minute", wait);
}

std::optional<Refusal> Visitors::open_table(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  {
    const std::lock_guard lock(mutex_);
    Visitor& who = visitor(address, now);
    forget_old_tables(who, now);
    if (static_cast<int>(who.open.size()) >= limits_.open_tables) {
      constexpr int kLater = 600;
      return Refusal{429, "too_many_tables",
                     "too many games of this address go on, expected at most " + std::to_string(limits_.open_tables) +
                         " that are not over or older than a day",
                     kLater};
    }
  }
  return rematch(address, now);
}

std::optional<Refusal> Visitors::rematch(const Address& address, Clock::time_point now) {
  if (!limits_.counted) return std::nullopt;
  const std::lock_guard lock(mutex_);
  const auto wait = visitor(address, now).tables.take(limits_.tables_per_minute, minutes(1), now);
  if (wait == Clock::duration::zero()) return std::nullopt;
  return too_fast("new tables from this address", limits_.tables_per_minute, "minute", wait);
}

Refusal Visitors::refuse_key(const Address& address, Refusal refusal, Clock::time_point now) {
  const bool wrong = refusal.code == "bad_key" || refusal.code == "no_pass";
  if (!limits_.counted || !wrong) return refusal;
  const std::lock_guard lock(mutex_);
  const auto wait = visitor(address, now).wrong_keys.take(limits_.wrong_keys_per_minute, minutes(1), now);
  if (wait == Clock::duration::zero()) return refusal;
  return too_fast("wrong keys from this address", limits_.wrong_keys_per_minute, "minute", wait);
}

void Visitors::opened(const Address& address, const std::string& table, Clock::time_point now) {
  if (!limits_.counted) return;
  const std::lock_guard lock(mutex_);
  visitor(address, now).open.emplace(table, now);
  openers_.emplace(table, address.customer());
}

void Visitors::over(const std::string& table) {
  const std::lock_guard lock(mutex_);
  const auto opener = openers_.find(table);
  if (opener == openers_.end()) return;
  visitors_.at(opener->second).open.erase(table);
  openers_.erase(opener);
}

std::size_t Visitors::size() const {
  const std::lock_guard lock(mutex_);
  return visitors_.size();
}

Visitors::Visitor& Visitors::visitor(const Address& address, Clock::time_point now) {
  if (visitors_.size() >= sweep_at_) {
    for (auto& each : visitors_) forget_old_tables(each.second, now);
    std::erase_if(visitors_, [&](const auto& each) {
      const Visitor& who = each.second;
      return who.connections == 0 && who.open.empty() && who.requests.rested(now) && who.tables.rested(now) &&
             who.wrong_keys.rested(now);
    });
    sweep_at_ = 2 * visitors_.size() + 1024;
  }
  return visitors_[address.customer()];
}

void Visitors::forget_old_tables(Visitor& visitor, Clock::time_point now) {
  std::erase_if(visitor.open, [&](const auto& each) {
    const bool old = each.second + kDay <= now;
    if (old) openers_.erase(each.first);
    return old;
  });
}

}  // namespace nemeton
