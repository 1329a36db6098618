// What a store promises of notices, whichever kind it is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

class NoticePromises : public testing::Test {
 protected:
  NoticePromises() { make(OpenTable{some_table("a"), ""}); }

  CommitResult make(Change change) { return commit(*store, std::move(change)); }
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

  std::unique_ptr<StoreFixture> fixture = new_store_fixture();
  std::unique_ptr<Store> store = fixture->open();
};

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

TEST_F(NoticePromises, ADeviceIsToldWhenItIsDue) {
  EXPECT_EQ(subscribe("phone"), CommitResult::done);
  EXPECT_THAT(due(1000), IsEmpty());
  EXPECT_EQ(make(MarkDue{"a", 0, seconds_in(10)}), CommitResult::done);
  EXPECT_THAT(due(9), IsEmpty());
  const auto found = due(10);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].table, "a");
  EXPECT_EQ(found[0].seat, 0);
  EXPECT_EQ(found[0].game, "danube");
  EXPECT_EQ(found[0].target_id, "phone");
  EXPECT_EQ(found[0].target, "where phone is told");
  EXPECT_EQ(found[0].tries, 0);
}

TEST_F(NoticePromises, OneOfTwoProcessesTakesANotice) {
  subscribe("phone");
  make(MarkDue{"a", 0, seconds_in(10)});
  EXPECT_EQ(make(ClaimNotification{"a", 0, "phone"}), CommitResult::done);
  EXPECT_EQ(make(ClaimNotification{"a", 0, "phone"}), CommitResult::conflict);
  EXPECT_THAT(due(1000), IsEmpty());
}

TEST_F(NoticePromises, ASeatIsToldOnceUntilItIsSeen) {
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

TEST_F(NoticePromises, WhoHasSeenItIsNotToldOfIt) {
  subscribe("phone");
  make(MarkDue{"a", 0, seconds_in(10)});
  make(MarkSeen{"a", 0});
  EXPECT_THAT(due(1000), IsEmpty());
  EXPECT_EQ(make(ClaimNotification{"a", 0, "phone"}), CommitResult::conflict);
}

TEST_F(NoticePromises, ATurnThatLastsIsDueWhenItCame) {
  subscribe("phone");
  make(MarkDue{"a", 0, seconds_in(10)});
  make(MarkDue{"a", 0, seconds_in(500)});
  EXPECT_THAT(devices_due(10), ElementsAre("phone"));
}

TEST_F(NoticePromises, WhatCouldNotBeSentIsDueAgain) {
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

TEST_F(NoticePromises, EveryDeviceOfASeatIsTold) {
  subscribe("phone");
  subscribe("desktop");
  make(MarkDue{"a", 0, seconds_in(10)});
  EXPECT_THAT(devices_due(10), UnorderedElementsAre("phone", "desktop"));
  make(Unsubscribe{"phone"});
  EXPECT_THAT(devices_due(10), ElementsAre("desktop"));
}

TEST_F(NoticePromises, ADeviceEndsAtAllTablesOrAtOne) {
  make(OpenTable{some_table("b"), ""});
  for (const char* table : {"a", "b"}) {
    subscribe("phone", table);
    make(MarkDue{table, 0, seconds_in(10)});
  }
  EXPECT_EQ(due(10).size(), 2);
  EXPECT_EQ(make(Unsubscribe{"phone", "a", 0}), CommitResult::done);
  EXPECT_EQ(due(10).size(), 1);
  EXPECT_EQ(make(Unsubscribe{"phone"}), CommitResult::done);
  EXPECT_THAT(due(10), IsEmpty());
  EXPECT_EQ(make(Unsubscribe{"phone"}), CommitResult::done);
}

TEST_F(NoticePromises, ASubscriptionSaidAgainTakesThePlaceOfTheFirst) {
  subscribe("phone");
  make(Subscribe{"a", 0, "phone", "elsewhere"});
  make(MarkDue{"a", 0, seconds_in(10)});
  ASSERT_EQ(due(10).size(), 1);
  EXPECT_EQ(due(10)[0].target, "elsewhere");
}

TEST_F(NoticePromises, NobodyIsToldOfASeatThatNobodyHas) {
  EXPECT_EQ(make(Subscribe{"a", 1, "phone", "of a bot"}), CommitResult::conflict);
  EXPECT_EQ(make(Subscribe{"a", 2, "phone", "of an open seat"}), CommitResult::conflict);
  EXPECT_EQ(make(Subscribe{"none", 0, "phone", "of no table"}), CommitResult::conflict);
}

TEST_F(NoticePromises, ASeatHasSoManyDevicesAtMost) {
  for (int i = 0; i < kMostTargets; ++i) EXPECT_EQ(subscribe("device " + std::to_string(i)), CommitResult::done);
  EXPECT_EQ(subscribe("one more"), CommitResult::conflict);
  EXPECT_EQ(subscribe("device 0"), CommitResult::done);
}

TEST_F(NoticePromises, ATableTellsWhichSeatsHaveDevices) {
  EXPECT_FALSE(load(*store, "a").seats[0].is_told);
  subscribe("phone");
  EXPECT_TRUE(load(*store, "a").seats[0].is_told);
  EXPECT_FALSE(load(*store, "a").seats[1].is_told);
}

TEST_F(NoticePromises, WhoLeavesASeatIsToldOfItNoMore) {
  make(TakeSeat{"a", 2, "another"});
  subscribe("phone");
  make(MarkDue{"a", 0, seconds_in(10)});
  // Not with another's key.
  EXPECT_EQ(make(LeaveSeat{"a", 0, "another"}), CommitResult::conflict);
  EXPECT_EQ(due(10).size(), 1);
  EXPECT_EQ(make(LeaveSeat{"a", 0, std::string("ha\0sh", 5)}), CommitResult::done);
  EXPECT_THAT(due(10), IsEmpty());
}

TEST_F(NoticePromises, SubscriptionsGoWithTheirTable) {
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

TEST_F(NoticePromises, TheOldestComeFirstAPageAtATime) {
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

TEST_F(NoticePromises, TheDevicesOfAPlayerAreToldOfANewTable) {
  ASSERT_EQ(
      make(AddPlayer{.player = {.id = "ana", .name = "Ana", .since = seconds_in(1)},
                     .skeleton = "ana",
                     .passkey = {.id = "passkey", .algorithm = -8, .public_key = "key", .counter = 0, .added = {}},
                     .code_hashes = {},
                     .session_hash = "session"}),
      CommitResult::done);
  for (const char* id : {"b", "c", "d"}) {
    StoredTable table = some_table(id);
    table.seats[1].key_hash = id;
    table.seats[1].player = "ana";
    ASSERT_EQ(make(OpenTable{std::move(table), ""}), CommitResult::done);
  }
  subscribe("somebody else's");
  for (const char* table : {"b", "c"}) make(Subscribe{table, 1, "phone", "where the phone is told"});
  make(Subscribe{"c", 1, "desktop", "where the desktop is told"});
  EXPECT_EQ(make(FollowPlayers{"d", seconds_in(10)}), CommitResult::done);
  EXPECT_THAT(devices_due(9), IsEmpty());
  EXPECT_THAT(devices_due(10), UnorderedElementsAre("phone", "desktop"));
  for (const Notification& each : due(10)) {
    EXPECT_EQ(each.table, "d");
    EXPECT_EQ(each.seat, 1);
  }
}

}  // namespace
}  // namespace nemeton
