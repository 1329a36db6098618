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
      return !each.second.is_listed && std::ranges::all_of(each.second.held, is_past);
    });
    sweep_at_ = 2 * pools_.size() + 1024;
  }
  auto& [is_listed, held] = pools_[pool];
  is_listed = known != nullptr;
  std::erase_if(held, [&](const auto& each) {
    return is_past(each) && (!known || std::ranges::find(*known, each.first, &Holding::thing) == known->end());
  });
  if (known) {
    for (const Holding& each : *known) held.try_emplace(each.thing, each.holders, now);
  }
  if (const auto found = held.find(wanted.thing); found != held.end()) {
    found->second.until = std::max(found->second.until, until);
    return true;
  }
  for (const std::string& holder : wanted.holders) {
    const auto holds = [&](const auto& each) { return std::ranges::count(each.second.holders, holder) > 0; };
    if (std::ranges::count_if(held, holds) >= most) return false;
  }
  held.emplace(wanted.thing, Held{wanted.holders, until});
  return true;
}

void Shares::release(const std::string& pool, const std::string& thing) {
  const std::lock_guard lock(mutex_);
  const auto found = pools_.find(pool);
  if (found == pools_.end()) return;
  found->second.held.erase(thing);
  if (found->second.held.empty()) pools_.erase(found);
}

void Shares::settle(const std::string& pool, const std::string& thing) {
  const std::lock_guard lock(mutex_);
  const auto found = pools_.find(pool);
  if (found == pools_.end()) return;
  if (const auto held = found->second.held.find(thing); held != found->second.held.end()) held->second.until = {};
}

void Shares::replace(const std::string& pool, const std::string& thing, const std::string& other) {
  const std::lock_guard lock(mutex_);
  const auto found = pools_.find(pool);
  if (found == pools_.end()) return;
  auto held = found->second.held.extract(thing);
  if (held.empty()) return;
  held.key() = other;
  found->second.held.insert(std::move(held));
}

}  // namespace nemeton
