#include "server/notifications/delivery_slots.hpp"

#include <algorithm>

namespace nemeton {

namespace {

// The fraction of the free slots that a subscriber, and a host, may have.
constexpr int kFreePerSubscriber = 32;
constexpr int kFreePerHost = 4;
// How long a host that timed out counts as slow, unless a delivery ends in time.
constexpr auto kSlowTime = std::chrono::minutes(10);
constexpr auto kSweepPause = std::chrono::minutes(1);

}  // namespace

bool DeliverySlots::has_room(const Lane& lane, Instant now) const {
  const auto subscriber = subscribers_.find(lane.subscriber);
  if (kFreePerSubscriber * (subscriber == subscribers_.end() ? 0 : subscriber->second) >= free_) return false;
  const auto found = hosts_.find(lane.host);
  const Host host = found == hosts_.end() ? Host{} : found->second;
  return host.slow_until > now ? host.taken == 0 : kFreePerHost * host.taken < free_;
}

void DeliverySlots::take(const Lane& lane) {
  --free_;
  ++subscribers_[lane.subscriber];
  ++hosts_[lane.host].taken;
}

void DeliverySlots::release(const Lane& lane, bool timed_out, Instant now) {
  ++free_;
  const auto subscriber = subscribers_.find(lane.subscriber);
  if (--subscriber->second == 0) subscribers_.erase(subscriber);
  Host& host = hosts_.at(lane.host);
  --host.taken;
  host.slow_until = timed_out ? now + kSlowTime : Instant::min();
  if (now < sweep_at_) return;
  std::erase_if(hosts_, [now](const auto& each) { return each.second.taken == 0 && each.second.slow_until <= now; });
  sweep_at_ = now + kSweepPause;
}

}  // namespace nemeton
