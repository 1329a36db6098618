// The limits of one address, and when it may try again.
#include "server/base/rate_limiter.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace nemeton {
namespace {

Address address(std::string_view text) { return Address::parse(text).value(); }

using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::seconds;

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
  EXPECT_FALSE(rate.is_rested(start + seconds(10)));
  EXPECT_TRUE(rate.is_rested(start + seconds(11)));
  for (int i = 0; i < 10; ++i) EXPECT_EQ(rate.take(10, seconds(10), start + hours(1)), seconds(0));
  EXPECT_EQ(rate.take(10, seconds(10), start + hours(1)), seconds(1));
  // After owe(), later requests wait for longer.
  Rate owed;
  for (int i = 0; i < 9; ++i) EXPECT_EQ(owed.owe(10, seconds(10), start), seconds(0));
  EXPECT_EQ(owed.owe(10, seconds(10), start), seconds(1));
  EXPECT_EQ(owed.owe(10, seconds(10), start), seconds(2));
  EXPECT_EQ(owed.owe(10, seconds(10), start + seconds(2)), seconds(1));
}

TEST(RateLimiterTest, RequestsOfAnAddressAreCountedByTheMinute) {
  RateLimiter limiter({.requests_per_minute = 30});
  const Clock::time_point now = Clock::now();
  for (int i = 0; i < 30; ++i) EXPECT_FALSE(limiter.count(kRequests, kOne, now));
  const auto refusal = limiter.count(kRequests, kOne, now);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->status, 429);
  EXPECT_EQ(refusal->code, "too_fast");
  EXPECT_EQ(refusal->message, "too many requests from this address, expected at most 30 a minute");
  EXPECT_EQ(refusal->retry_after, 2);
  EXPECT_FALSE(limiter.count(kRequests, kOther, now));
  EXPECT_TRUE(limiter.count(kRequests, kOne, now + milliseconds(1999)));
  EXPECT_FALSE(limiter.count(kRequests, kOne, now + seconds(2)));
}

TEST(RateLimiterTest, WorkForAnAddressIsCountedByItsCost) {
  RateLimiter limiter({.bytes_per_second = 1000});
  const Clock::time_point now = Clock::now();
  // The bytes of four seconds are available at once.
  EXPECT_EQ(limiter.spend(kOne, 3999, now), seconds(0));
  EXPECT_FALSE(limiter.refuse_debt(kOne, now));
  EXPECT_EQ(limiter.spend(kOne, 6001, now), milliseconds(6001));
  EXPECT_EQ(limiter.debt(kOne, now + seconds(2)), milliseconds(4001));
  const auto refusal = limiter.refuse_debt(kOne, now + seconds(2));
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->status, 429);
  EXPECT_EQ(refusal->code, "too_fast");
  EXPECT_EQ(refusal->message, "too many bytes for this address, expected at most 1000 a second");
  EXPECT_EQ(refusal->retry_after, 5);
  EXPECT_EQ(limiter.debt(kOther, now), seconds(0));
  EXPECT_EQ(limiter.debt(kOne, now + seconds(7)), seconds(0));
  EXPECT_FALSE(limiter.refuse_debt(kOne, now + seconds(7)));
}

TEST(RateLimiterTest, EachAddressHasItsLimitsByMinuteOrDay) {
  RateLimiter limiter({.lobby_joins_per_minute = 2,
                       .challenges_per_minute = 2,
                       .mails_per_day = 2,
                       .subscriptions_per_day = 2,
                       .bot_invitations_per_minute = 2,
                       .reports_per_day = 2,
                       .names_per_day = 2});
  const Clock::time_point now = Clock::now();
  for (const Limit& limit :
       {kLobbyJoins, kChallenges, kBotInvitations, kCodeMails, kReports, kNewNames, kSubscriptions}) {
    for (int i = 0; i < 2; ++i) EXPECT_FALSE(limiter.count(limit, kOne, now));
    const auto refusal = limiter.count(limit, kOne, now);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "too_fast");
    EXPECT_EQ(seconds(refusal->retry_after), seconds(limit.period) / 2) << refusal->message;
    EXPECT_FALSE(limiter.count(limit, kOther, now)) << refusal->message;
    EXPECT_FALSE(limiter.count(limit, kOne, now + seconds(limit.period) / 2)) << refusal->message;
  }
}

TEST(RateLimiterTest, TheHostOfATableIsKnownUntilItIsOver) {
  RateLimiter limiter({});
  EXPECT_EQ(limiter.host("a"), std::nullopt);
  limiter.opened(kOne, "a");
  EXPECT_EQ(limiter.host("a"), kOne);
  limiter.over("a");
  EXPECT_EQ(limiter.host("a"), std::nullopt);
}

TEST(RateLimiterTest, NewTablesAreCountedByTheDayToo) {
  RateLimiter limiter({.tables_per_day = 2});
  const Clock::time_point now = Clock::now();
  EXPECT_FALSE(limiter.open_table(kOne, now));
  EXPECT_FALSE(limiter.open_table(kOne, now));
  EXPECT_EQ(limiter.open_table(kOne, now).value().code, "too_fast");
  EXPECT_FALSE(limiter.count(kNewTables, kOne, now)) << "who plays plays on";
  EXPECT_FALSE(limiter.open_table(kOther, now));
  EXPECT_FALSE(limiter.open_table(kOne, now + hours(12)));
}

TEST(RateLimiterTest, OpenTablesAreThoseOfADayThatAreNotOver) {
  RateLimiter limiter({.open_tables = 2});
  const Clock::time_point now = Clock::now();
  limiter.opened(kOne, "first", now);
  EXPECT_FALSE(limiter.open_table(kOne, now));
  limiter.opened(kOne, "second", now + hours(1));
  const auto refusal = limiter.open_table(kOne, now + hours(1));
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->status, 429);
  EXPECT_EQ(refusal->code, "too_many_tables");
  EXPECT_GT(refusal->retry_after, 0);
  EXPECT_FALSE(limiter.open_table(kOther, now + hours(1)));

  limiter.over("second");
  limiter.over("unknown");
  EXPECT_FALSE(limiter.open_table(kOne, now + hours(1)));
  limiter.opened(kOne, "third", now + hours(2));
  EXPECT_TRUE(limiter.open_table(kOne, now + hours(23)));
  EXPECT_FALSE(limiter.open_table(kOne, now + hours(24)));  // the first is a day old
  limiter.over("first");
}

TEST(RateLimiterTest, ConnectionsBeyondTheLimitAreRefusedAndThenClosed) {
  RateLimiter limiter({.connections = 100, .connections_per_address = 8});
  std::vector<RateLimiter::Slot> slots;
  for (int i = 0; i < 8; ++i) slots.push_back(limiter.take_slot(kOne));
  for (const auto& visit : slots) EXPECT_FALSE(visit.refusal());
  int told = 0;
  while (!slots.back().is_hopeless()) {
    slots.push_back(limiter.take_slot(kOne));
    ASSERT_TRUE(slots.back().refusal());
    EXPECT_EQ(slots.back().refusal()->status, 429);
    EXPECT_EQ(slots.back().refusal()->code, "too_many_connections");
    ++told;
  }
  EXPECT_GT(told, 1);
  EXPECT_FALSE(limiter.take_slot(kOther).refusal());
  slots.clear();
  EXPECT_FALSE(limiter.take_slot(kOne).refusal());
}

TEST(RateLimiterTest, ConnectionsOfAllAreCountedTooAlsoThoseOfProxies) {
  RateLimiter limiter({.connections = 2, .connections_per_address = 1});
  const auto proxy = limiter.take_slot(std::nullopt);
  const auto again = limiter.take_slot(std::nullopt);
  const auto third = limiter.take_slot(kOne);
  ASSERT_TRUE(third.refusal());
  EXPECT_EQ(third.refusal()->status, 503);
  // A client over a proxy's connection is no further connection.
  const auto by_proxy = limiter.take_socket_slot(kOther);
  EXPECT_FALSE(by_proxy.refusal());
  EXPECT_EQ(limiter.take_socket_slot(kOther).refusal().value().status, 429);
}

TEST(RateLimiterTest, AddressesThatAskNoMoreAreForgotten) {
  RateLimiter limiter({});
  const Clock::time_point now = Clock::now();
  const auto here = limiter.take_slot(kOne);
  limiter.opened(kOther, "table", now);
  for (int i = 0; i < 100'000; ++i) {
    Address each = address("198.18.0.0");
    each.bytes[13] = static_cast<std::uint8_t>(i >> 16);
    each.bytes[14] = static_cast<std::uint8_t>(i >> 8);
    each.bytes[15] = static_cast<std::uint8_t>(i);
    EXPECT_FALSE(limiter.count(kRequests, each, now + milliseconds(i)));
  }
  EXPECT_LT(limiter.size(), 5000u);
  limiter.over("table");
}

TEST(RateLimiterTest, WhereNothingIsCountedEverythingMayBeHad) {
  RateLimiter limiter({.counted = false,
                       .connections = 1,
                       .connections_per_address = 1,
                       .requests_per_minute = 1,
                       .tables_per_minute = 1,
                       .tables_per_day = 1,
                       .open_tables = 1,
                       .wrong_keys_per_minute = 1});
  std::vector<RateLimiter::Slot> slots;
  for (int i = 0; i < 10; ++i) {
    slots.push_back(limiter.take_slot(kOne));
    EXPECT_FALSE(slots.back().refusal() || limiter.count(kRequests, kOne) || limiter.open_table(kOne) ||
                 limiter.count(kNewTables, kOne));
    EXPECT_EQ(limiter.count_wrong_secret(kOne, bad_key()).code, "bad_key");
    EXPECT_FALSE(limiter.count(kShortSecrets, kOne));
    limiter.opened(kOne, std::to_string(i));
  }
}

TEST(SharesTest, AHolderHasItsShareOfAPoolUntilTimeIsUpOrItGivesSomethingBack) {
  Shares shares(/*counted=*/true);
  const Instant now = Instant(hours(1));
  const auto take = [&](const std::string& thing, const Address& client, Instant at, const std::string& pool = "pool") {
    return shares.hold(pool, 2, {thing, {holder_at(client)}}, at + seconds(10), at);
  };
  EXPECT_TRUE(take("a", kOne, now));
  EXPECT_TRUE(take("b", kOne, now));
  EXPECT_FALSE(take("c", kOne, now));
  EXPECT_TRUE(take("c", kOther, now)) << "another address";
  EXPECT_TRUE(take("c", kOne, now, "another pool"));
  EXPECT_TRUE(take("a", kOne, now + seconds(5))) << "held already";
  EXPECT_FALSE(take("d", kOne, now + seconds(5)));
  EXPECT_TRUE(take("d", kOne, now + seconds(10))) << "the time of b is up";
  EXPECT_FALSE(take("e", kOne, now + seconds(10)));
  shares.release("pool", "a");
  EXPECT_TRUE(take("e", kOne, now + seconds(10)));
  shares.replace("pool", "e", "f");
  EXPECT_FALSE(take("e", kOne, now + seconds(10)));
  EXPECT_TRUE(take("f", kOne, now + seconds(10)));
  // An IPv6 address counts as its first 64 bits.
  EXPECT_TRUE(take("six", address("2001:db8::1"), now, "six"));
  EXPECT_TRUE(take("seven", address("2001:db8::2"), now, "six"));
  EXPECT_FALSE(take("eight", address("2001:db8::3"), now, "six"));
  EXPECT_TRUE(take("eight", address("2001:db8:0:1::3"), now, "six"));
  Shares uncounted(/*counted=*/false);
  for (int i = 0; i < 10; ++i) EXPECT_TRUE(uncounted.hold("pool", 1, {std::to_string(i), {"x"}}, now, now));
}

TEST(SharesTest, ItemsThatTheStoreListsAreHeldAtAnyTime) {
  Shares shares(/*counted=*/true);
  const Instant now = Instant(hours(1));
  const auto take = [&](const std::string& thing, const std::string& holder, Instant at,
                        const std::vector<Shares::Holding>& known) {
    return shares.hold("pool", 1, {thing, {holder}}, at + seconds(10), at, &known);
  };
  EXPECT_TRUE(take("a", "ann", now, {}));
  EXPECT_FALSE(take("b", "ann", now + hours(1), {{"a", {}}})) << "its holder is remembered";
  EXPECT_TRUE(take("b", "ann", now + hours(1), {}));
  // After a restart, the holders are known from the store.
  EXPECT_FALSE(take("d", "bob", now + hours(2), {{"c", {"bob"}}}));
  EXPECT_TRUE(take("d", "bob", now + hours(2), {}));
}

}  // namespace
}  // namespace nemeton
