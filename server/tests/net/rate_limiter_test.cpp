// What the clients of an address may have, and when they may have it again.
#include "server/net/rate_limiter.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace nemeton {
namespace {

using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

Address address(const std::string& text) { return Address::parse(text).value(); }

const Address kOne = address("192.0.2.1");
const Address kOther = address("192.0.2.2");

TEST(RateTest, SoManyInAPeriodAndOneMoreWithEachPartOfIt) {
  Rate rate;
  const Clock::time_point start = Clock::now();
  for (int i = 0; i < 10; ++i) EXPECT_EQ(rate.take(10, seconds(10), start), seconds(0));
  EXPECT_EQ(rate.take(10, seconds(10), start), seconds(1));
  EXPECT_EQ(rate.take(10, seconds(10), start + milliseconds(400)), milliseconds(600));
  EXPECT_EQ(rate.take(10, seconds(10), start + seconds(1)), seconds(0));
  EXPECT_EQ(rate.take(10, seconds(10), start + seconds(1)), seconds(1));
  EXPECT_FALSE(rate.rested(start + seconds(10)));
  EXPECT_TRUE(rate.rested(start + seconds(11)));
  for (int i = 0; i < 10; ++i) EXPECT_EQ(rate.take(10, seconds(10), start + hours(1)), seconds(0));
  EXPECT_EQ(rate.take(10, seconds(10), start + hours(1)), seconds(1));
  // What is owed makes those that come later wait for longer.
  Rate owed;
  for (int i = 0; i < 9; ++i) EXPECT_EQ(owed.owe(10, seconds(10), start), seconds(0));
  EXPECT_EQ(owed.owe(10, seconds(10), start), seconds(1));
  EXPECT_EQ(owed.owe(10, seconds(10), start), seconds(2));
  EXPECT_EQ(owed.owe(10, seconds(10), start + seconds(2)), seconds(1));
}

TEST(VisitorsTest, RequestsOfAnAddressAreCountedByTheMinute) {
  Visitors visitors({.requests_per_minute = 30});
  const Clock::time_point now = Clock::now();
  for (int i = 0; i < 30; ++i) EXPECT_FALSE(visitors.request(kOne, now));
  const auto refusal = visitors.request(kOne, now);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->status, 429);
  EXPECT_EQ(refusal->code, "too_fast");
  EXPECT_EQ(refusal->message, "too many requests from this address, expected at most 30 a minute");
  EXPECT_EQ(refusal->retry_after, 2);
  EXPECT_FALSE(visitors.request(kOther, now));
  EXPECT_TRUE(visitors.request(kOne, now + milliseconds(1999)));
  EXPECT_FALSE(visitors.request(kOne, now + seconds(2)));
}

TEST(VisitorsTest, AnIpv6NetworkIsOneAddress) {
  Visitors visitors({.requests_per_minute = 1});
  EXPECT_FALSE(visitors.request(address("2001:db8:1:2::1")));
  EXPECT_TRUE(visitors.request(address("2001:db8:1:2::2")));
  EXPECT_FALSE(visitors.request(address("2001:db8:1:3::1")));
}

TEST(VisitorsTest, NewTablesAndRematchesAreCountedByTheMinute) {
  Visitors visitors({.tables_per_minute = 2});
  const Clock::time_point now = Clock::now();
  EXPECT_FALSE(visitors.open_table(kOne, now));
  EXPECT_FALSE(visitors.rematch(kOne, now));
  EXPECT_EQ(visitors.open_table(kOne, now).value().code, "too_fast");
  EXPECT_EQ(visitors.rematch(kOne, now).value().retry_after, 30);
  EXPECT_FALSE(visitors.open_table(kOne, now + seconds(30)));
}

TEST(VisitorsTest, OpenTablesAreThoseOfADayThatAreNotOver) {
  Visitors visitors({.open_tables = 2});
  const Clock::time_point now = Clock::now();
  visitors.opened(kOne, "first", now);
  EXPECT_FALSE(visitors.open_table(kOne, now));
  visitors.opened(kOne, "second", now + hours(1));
  const auto refusal = visitors.open_table(kOne, now + hours(1));
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->status, 429);
  EXPECT_EQ(refusal->code, "too_many_tables");
  EXPECT_GT(refusal->retry_after, 0);
  EXPECT_FALSE(visitors.open_table(kOther, now + hours(1)));

  visitors.over("second");
  visitors.over("unknown");
  EXPECT_FALSE(visitors.open_table(kOne, now + hours(1)));
  visitors.opened(kOne, "third", now + hours(2));
  EXPECT_TRUE(visitors.open_table(kOne, now + hours(23)));
  EXPECT_FALSE(visitors.open_table(kOne, now + hours(24)));  // the first is a day old
  visitors.over("first");
}

TEST(VisitorsTest, WrongKeysAreCountedByTheMinute) {
  Visitors visitors({.wrong_keys_per_minute = 1});
  const Clock::time_point now = Clock::now();
  EXPECT_EQ(visitors.refuse_key(kOne, bad_key(), now).code, "bad_key");
  EXPECT_EQ(visitors.refuse_key(kOne, unavailable(), now).code, "unavailable");
  const Refusal refusal = visitors.refuse_key(kOne, bad_key(), now);
  EXPECT_EQ(refusal.code, "too_fast");
  EXPECT_EQ(refusal.message, "too many wrong keys from this address, expected at most 1 a minute");
  EXPECT_EQ(refusal.retry_after, 60);
  EXPECT_EQ(visitors.refuse_key(kOne, unavailable(), now).code, "unavailable");
  EXPECT_EQ(visitors.refuse_key(kOther, bad_key(), now).code, "bad_key");
  EXPECT_EQ(visitors.refuse_key(kOne, bad_key(), now + minutes(1)).code, "bad_key");
}

TEST(VisitorsTest, ConnectionsBeyondTheLimitAreToldAndThenNotEvenThat) {
  Visitors visitors({.connections = 100, .connections_per_address = 8});
  std::vector<Visitors::Visit> visits;
  for (int i = 0; i < 8; ++i) visits.push_back(visitors.come(kOne));
  for (const auto& visit : visits) EXPECT_FALSE(visit.refusal());
  int told = 0;
  while (!visits.back().is_hopeless()) {
    visits.push_back(visitors.come(kOne));
    ASSERT_TRUE(visits.back().refusal());
    EXPECT_EQ(visits.back().refusal()->status, 429);
    EXPECT_EQ(visits.back().refusal()->code, "too_many_connections");
    ++told;
  }
  EXPECT_GT(told, 1);
  EXPECT_FALSE(visitors.come(kOther).refusal());
  visits.clear();
  EXPECT_FALSE(visitors.come(kOne).refusal());
}

TEST(VisitorsTest, ConnectionsOfAllAreCountedTooAlsoThoseOfProxies) {
  Visitors visitors({.connections = 2, .connections_per_address = 1});
  const auto proxy = visitors.come(std::nullopt);
  const auto again = visitors.come(std::nullopt);
  const auto third = visitors.come(kOne);
  ASSERT_TRUE(third.refusal());
  EXPECT_EQ(third.refusal()->status, 503);
  // What comes over a proxy's connection is no connection more.
  const auto by_proxy = visitors.come_by_proxy(kOther);
  EXPECT_FALSE(by_proxy.refusal());
  EXPECT_EQ(visitors.come_by_proxy(kOther).refusal().value().status, 429);
}

TEST(VisitorsTest, AddressesThatAskNoMoreAreForgotten) {
  Visitors visitors({});
  const Clock::time_point now = Clock::now();
  const auto here = visitors.come(kOne);
  visitors.opened(kOther, "table", now);
  for (int i = 0; i < 100'000; ++i) {
    Address each = address("198.18.0.0");
    each.bytes[13] = static_cast<std::uint8_t>(i >> 16);
    each.bytes[14] = static_cast<std::uint8_t>(i >> 8);
    each.bytes[15] = static_cast<std::uint8_t>(i);
    EXPECT_FALSE(visitors.request(each, now + milliseconds(i)));
  }
  EXPECT_LT(visitors.size(), 5000u);
  visitors.over("table");
}

TEST(VisitorsTest, WhereNothingIsCountedEverythingMayBeHad) {
  Visitors visitors({.counted = false,
                     .connections = 1,
                     .connections_per_address = 1,
                     .requests_per_minute = 1,
                     .tables_per_minute = 1,
                     .open_tables = 1,
                     .wrong_keys_per_minute = 1});
  std::vector<Visitors::Visit> visits;
  for (int i = 0; i < 10; ++i) {
    visits.push_back(visitors.come(kOne));
    EXPECT_FALSE(visits.back().refusal() || visitors.request(kOne) || visitors.open_table(kOne) ||
                 visitors.rematch(kOne));
    EXPECT_EQ(visitors.refuse_key(kOne, bad_key()).code, "bad_key");
    visitors.opened(kOne, std::to_string(i));
  }
}

}  // namespace
}  // namespace nemeton
