// How many deliveries may be under way at once, in all, for one subscriber and to one host.
#pragma once

#include <map>
#include <string>

#include "server/base/time_source.hpp"

namespace nemeton {

// The subscriber for whom a delivery is made, and the host to which it goes.
struct Lane {
  std::string subscriber = {};
  std::string host = {};
};

// Shares out slots by dynamic thresholds (Choudhury and Hahne, 1998): a subscriber or a host may take a slot only while it has fewer than
// a fraction of the free ones. So a newcomer finds a free slot although dozens of others take all that they can. A host that timed out has
// one delivery at a time until one ends in time. Knows neither threads nor the clock.
class DeliverySlots {
 public:
  explicit DeliverySlots(int slots) : free_(slots) {}

  // Whether a delivery may begin.
  bool has_room(const Lane& lane, Instant now) const;
  void take(const Lane& lane);
  // A delivery has ended; `timed_out`: because its time was up.
  void release(const Lane& lane, bool timed_out, Instant now);

 private:
  struct Host {
    int taken = 0;
    Instant slow_until = Instant::min();
  };

  int free_;
  std::map<std::string, int> subscribers_;  // the slots of each
  std::map<std::string, Host> hosts_;
  Instant sweep_at_ = Instant::min();
};

}  // namespace nemeton
