#include "server/base/shares.hpp"

#include <algorithm>

namespace nemeton {

bool Shares::hold(const std::string& pool, int most, const Holding& wanted, Instant until, Instant now,
                  const std::vector<Holding>* known) {
  if (!counted_) return true;
  const auto is_past = [now](const auto& each) { return each.second.until <= now; };
  const std::lock_guard lock(mutex_);
  if (pools_.size() >= sweep_at_) {
    std::erase_if(pools_, [&](const auto& each) {
      return !each.second.is_listed && std::ranges::all_of(each.second.holdings, is_past);
    });
    sweep_at_ = 2 * pools_.size() + 1024;
  }
  auto& [is_listed, holdings] = pools_[pool];
  is_listed = known != nullptr;
  std::erase_if(holdings, [&](const auto& each) {
    return is_past(each) && (!known || std::ranges::find(*known, each.first, &Holding::item) == known->end());
  });
  if (known) {
    for (const Holding& each : *known) holdings.try_emplace(each.item, each.holders, now);
  }
  if (const auto found = holdings.find(wanted.item); found != holdings.end()) {
    found->second.until = std::max(found->second.until, until);
    return true;
  }
  for (const std::string& holder : wanted.holders) {
    const auto holds = [&](const auto& each) { return std::ranges::count(each.second.holders, holder) > 0; };
    if (std::ranges::count_if(holdings, holds) >= most) return false;
  }
  holdings.emplace(wanted.item, HeldUntil{wanted.holders, until});
  return true;
}

void Shares::release(const std::string& pool, const std::string& item) {
  const std::lock_guard lock(mutex_);
  const auto found = pools_.find(pool);
  if (found == pools_.end()) return;
  found->second.holdings.erase(item);
  if (found->second.holdings.empty()) pools_.erase(found);
}

void Shares::settle(const std::string& pool, const std::string& item) {
  const std::lock_guard lock(mutex_);
  const auto found = pools_.find(pool);
  if (found == pools_.end()) return;
  if (const auto holdings = found->second.holdings.find(item); holdings != found->second.holdings.end())
    holdings->second.until = {};
}

void Shares::replace(const std::string& pool, const std::string& item, const std::string& other) {
  const std::lock_guard lock(mutex_);
  const auto found = pools_.find(pool);
  if (found == pools_.end()) return;
  auto holdings = found->second.holdings.extract(item);
  if (holdings.empty()) return;
  holdings.key() = other;
  found->second.holdings.insert(std::move(holdings));
}

}  // namespace nemeton
