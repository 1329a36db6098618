#include "server/notifications/delivery_slots.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace nemeton {
namespace {

using namespace std::chrono_literals;

constexpr int kSlots = 256;

class DeliverySlotsTest : public testing::Test {
 protected:
  // Takes slots until there is no room; returns their number.
  int take_all(const std::string& subscriber, const std::vector<std::string>& hosts) {
    int taken = 0;
    for (bool more = true; more;) {
      more = false;
      for (const std::string& host : hosts) {
        if (!slots.has_room({subscriber, host}, now)) continue;
        slots.take({subscriber, host});
        ++taken;
        more = true;
      }
    }
    return taken;
  }
  std::vector<std::string> many_hosts() const {
    std::vector<std::string> hosts;
    for (int i = 0; i < kSlots; ++i) hosts.push_back(std::to_string(i));
    return hosts;
  }

  DeliverySlots slots{kSlots};
  Instant now{1h};
};

TEST_F(DeliverySlotsTest, ASubscriberTakesAFewHoweverManyHostsItNames) {
  EXPECT_EQ(take_all("greedy", many_hosts()), 8);
  EXPECT_TRUE(slots.has_room({"honest", "push"}, now));
}

TEST_F(DeliverySlotsTest, ManySubscribersLeaveRoomForOneMore) {
  for (int i = 0; i < 80; ++i) {
    EXPECT_TRUE(slots.has_room({"honest", "push"}, now)) << i << " others";
    take_all(std::to_string(i), many_hosts());
  }
}

TEST_F(DeliverySlotsTest, AHostLeavesRoomForOthers) {
  int taken = 0;
  for (int i = 0; i < 80; ++i) taken += take_all(std::to_string(i), {"busy"});
  EXPECT_EQ(taken, 52);
  EXPECT_TRUE(slots.has_room({"honest", "push"}, now));
}

TEST_F(DeliverySlotsTest, AnEndedDeliveryFreesItsSlot) {
  for (int i = 0; i < 1000; ++i) {
    ASSERT_TRUE(slots.has_room({"honest", "push"}, now)) << i;
    slots.take({"honest", "push"});
    slots.release({"honest", "push"}, /*timed_out=*/false, now);
  }
  EXPECT_EQ(take_all("honest", many_hosts()), 8);
}

TEST_F(DeliverySlotsTest, AHostThatTimedOutIsTriedOnceAtATime) {
  slots.take({"honest", "slow"});
  slots.take({"honest", "slow"});
  slots.release({"honest", "slow"}, /*timed_out=*/true, now);
  EXPECT_FALSE(slots.has_room({"another", "slow"}, now)) << "the second is still under way";
  slots.release({"honest", "slow"}, /*timed_out=*/true, now);
  EXPECT_EQ(take_all("another", {"slow"}), 1);
  EXPECT_TRUE(slots.has_room({"another", "push"}, now));
  slots.release({"another", "slow"}, /*timed_out=*/false, now);
  EXPECT_EQ(take_all("another", {"slow"}), 8) << "it has answered";
}

TEST_F(DeliverySlotsTest, ThatAHostWasSlowIsForgotten) {
  slots.take({"honest", "slow"});
  slots.release({"honest", "slow"}, /*timed_out=*/true, now);
  slots.take({"honest", "slow"});
  EXPECT_FALSE(slots.has_room({"honest", "slow"}, now + 9min));
  EXPECT_TRUE(slots.has_room({"honest", "slow"}, now + 10min));
}

}  // namespace
}  // namespace nemeton
