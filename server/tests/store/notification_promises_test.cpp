// What a store promises of notices, whichever kind it is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

class NotificationPromises : public StorePromises {
 protected:
  NotificationPromises() { make(OpenTable{some_table("a"), ""}); }

  CommitResult subscribe(const std::string& device, const std::string& table = "a") {
    return make(Subscribe{table, 0, device, "where " + device + " is told"});
  }
  std::vector<Notification> due(int seconds) {
    return wait_for(store->due_notifications(seconds_in(seconds), {}, 100)).value();
  }
  std::vector<std::string> devices_due(int seconds) {
    std::vector<std::string> devices;
    for (const Notification& each : due(seconds)) devices.push_back(each.target_id);
    return devices;
  }
};

using testing::ElementsAre;
using testing::IsEmpty;

TEST_F(NotificationPromises, OneOfTwoProcessesTakesANotice) {
  subscribe("phone");
  make(MarkDue{"a", 0, seconds_in(10)});
  EXPECT_EQ(make(ClaimNotification{"a", 0, "phone"}), CommitResult::done);
  EXPECT_EQ(make(ClaimNotification{"a", 0, "phone"}), CommitResult::conflict);
  EXPECT_THAT(due(1000), IsEmpty());
}

TEST_F(NotificationPromises, ASeatIsToldOnceUntilItIsSeen) {
  subscribe("phone");
  make(MarkDue{"a", 0, seconds_in(10)});
  make(ClaimNotification{"a", 0, "phone"});
  make(MarkDue{"a", 0, seconds_in(20)});
  EXPECT_THAT(due(1000), IsEmpty());
  EXPECT_EQ(make(MarkSeen{"a", 0}), CommitResult::done);
  EXPECT_THAT(due(1000), IsEmpty());
  make(MarkDue{"a", 0, seconds_in(30)});
  EXPECT_THAT(devices_due(30), ElementsAre("phone"));
}

TEST_F(NotificationPromises, ATurnThatLastsIsDueWhenItCame) {
  subscribe("phone");
  make(MarkDue{"a", 0, seconds_in(10)});
  make(MarkDue{"a", 0, seconds_in(500)});
  EXPECT_THAT(devices_due(10), ElementsAre("phone"));
}

TEST_F(NotificationPromises, WhatCouldNotBeSentIsDueAgain) {
  subscribe("phone");
  make(MarkDue{"a", 0, seconds_in(10)});
  make(ClaimNotification{"a", 0, "phone"});
  EXPECT_EQ(make(PostponeNotification{"a", 0, "phone", seconds_in(40)}), CommitResult::done);
  EXPECT_THAT(due(39), IsEmpty());
  ASSERT_EQ(due(40).size(), 1);
  EXPECT_EQ(due(40)[0].tries, 1);
  // Not where it was seen meanwhile.
  make(ClaimNotification{"a", 0, "phone"});
  make(MarkSeen{"a", 0});
  EXPECT_EQ(make(PostponeNotification{"a", 0, "phone", seconds_in(80)}), CommitResult::done);
  EXPECT_THAT(due(1000), IsEmpty());
}

TEST_F(NotificationPromises, WhoLeavesASeatIsToldOfItNoMore) {
  make(TakeSeat{"a", 2, "another"});
  subscribe("phone");
  make(MarkDue{"a", 0, seconds_in(10)});
  // Not with another's key.
  EXPECT_EQ(make(LeaveSeat{"a", 0, "another"}), CommitResult::conflict);
  EXPECT_EQ(due(10).size(), 1);
  EXPECT_EQ(make(LeaveSeat{"a", 0, std::string("ha\0sh", 5)}), CommitResult::done);
  EXPECT_THAT(due(10), IsEmpty());
}

TEST_F(NotificationPromises, SubscriptionsGoWithTheirTable) {
  subscribe("phone");
  make(MarkDue{"a", 0, seconds_in(10)});
  EXPECT_EQ(make(LeaveSeat{"a", 0, std::string("ha\0sh", 5)}), CommitResult::done);
  EXPECT_FALSE(wait_for(store->load("a", 0)).value());

  make(OpenTable{some_table("b"), ""});
  subscribe("phone", "b");
  make(MarkDue{"b", 0, seconds_in(10)});
  make(Append{"b", 1, {{0, std::nullopt, "x"}}, true});
  EXPECT_EQ(make(Expire{"b"}), CommitResult::done);
  EXPECT_THAT(due(10), IsEmpty());
}

TEST_F(NotificationPromises, TheOldestComeFirstAPageAtATime) {
  for (const char* table : {"b", "c", "d"}) make(OpenTable{some_table(table), ""});
  for (const char* table : {"a", "b", "c", "d"}) subscribe("phone", table);
  subscribe("desktop", "c");
  make(MarkDue{"a", 0, seconds_in(30)});
  make(MarkDue{"b", 0, seconds_in(10)});
  // Of one instant.
  make(MarkDue{"c", 0, seconds_in(20)});
  make(MarkDue{"d", 0, seconds_in(20)});
  std::vector<std::string> found;
  for (Notification last{};;) {
    const auto page = wait_for(store->due_notifications(seconds_in(100), last, 2)).value();
    ASSERT_LE(page.size(), 2);
    if (page.empty()) break;
    for (const Notification& each : page) found.push_back(each.table + " " + each.target_id);
    last = page.back();
  }
  EXPECT_THAT(found, ElementsAre("b phone", "c desktop", "c phone", "d phone", "a phone"));
}

}  // namespace
}  // namespace nemeton
