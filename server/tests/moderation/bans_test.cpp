// Bans and their times, and the keys of moderators.
#include "server/base/bans.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/dice/keys.hpp"
#include "server/moderation/moderators.hpp"
#include "server/tests/support/server_fixture.hpp"

namespace nemeton {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

class BansTest : public testing::Test {
 protected:
  Ban ban(Ban::Kind kind, const std::string& subject, std::chrono::minutes time = hours(1)) const {
    return {.id = "b", .kind = kind, .subject = subject, .reason = "", .until = time_.wall() + time};
  }
  bool refuses(const std::string& address) const { return bans_.refuse(Address::parse(address).value()).has_value(); }

  SetTime time_;
  Bans bans_{time_};
};

TEST_F(BansTest, AnAddressOrANetworkIsRefusedAndItsNeighboursAreNot) {
  bans_.replace({ban(Ban::Kind::network, "192.0.2.7"), ban(Ban::Kind::network, "198.51.100.0/22"),
                 ban(Ban::Kind::network, "2001:db8:5::/48"), ban(Ban::Kind::network, "2001:db8:6::1")});
  for (const char* each :
       {"192.0.2.7", "::ffff:192.0.2.7", "198.51.100.0", "198.51.103.255", "2001:db8:5:ffff::1", "2001:db8:6::1"}) {
    EXPECT_TRUE(refuses(each)) << each;
  }
  for (const char* each :
       {"192.0.2.6", "198.51.104.0", "198.51.99.255", "2001:db8:4:ffff::1", "2001:db8:6::2", "::1"}) {
    EXPECT_FALSE(refuses(each)) << each;
  }
  bans_.replace({});
  EXPECT_FALSE(refuses("192.0.2.7"));
}

TEST_F(BansTest, ANetworkCountsWithoutTheRestOfItsAddress) {
  bans_.replace({ban(Ban::Kind::network, "198.51.100.77/24")});
  EXPECT_TRUE(refuses("198.51.100.1"));
  EXPECT_FALSE(refuses("198.51.101.77"));
}

TEST_F(BansTest, KeysPlayersAndNamesAreEachRefused) {
  bans_.replace({ban(Ban::Kind::key, "one"), ban(Ban::Kind::player, "two"), ban(Ban::Kind::name, "three")});
  EXPECT_TRUE(bans_.refuse_key("one"));
  EXPECT_FALSE(bans_.refuse_key("two"));
  EXPECT_TRUE(bans_.refuse_player("two"));
  EXPECT_FALSE(bans_.refuse_player("one"));
  EXPECT_FALSE(bans_.refuse_player(""));
  EXPECT_TRUE(bans_.refuses_name("three"));
  EXPECT_FALSE(bans_.refuses_name("two"));
  EXPECT_FALSE(refuses("192.0.2.7"));
}

TEST_F(BansTest, ABanHasATimeAndAReasonAndEndsAutomatically) {
  Ban short_one = ban(Ban::Kind::player, "two", minutes(5));
  Ban long_one = ban(Ban::Kind::player, "two", minutes(10));
  long_one.reason = "insults";
  // The longer one counts, whichever comes first.
  for (const auto& both : {std::vector{short_one, long_one}, std::vector{long_one, short_one}}) {
    bans_.replace(both);
    const auto refused = bans_.refuse_player("two");
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->status, 403);
    EXPECT_EQ(refused->code, "banned");
    EXPECT_THAT(
        refused->message,
        testing::MatchesRegex("you are banned until [0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2} UTC: insults"));
    EXPECT_EQ(refused->retry_after, 600);
  }
  time_.pass(minutes(10) - std::chrono::seconds(1));
  EXPECT_TRUE(bans_.refuse_player("two"));
  time_.pass(std::chrono::seconds(1));
  EXPECT_FALSE(bans_.refuse_player("two"));
}

TEST(AdminsTest, EachHasANameAndAKeyOfSomeLength) {
  ASSERT_TRUE(start_keys());
  const std::string key(24, 'k');
  EXPECT_TRUE(read_moderators("").value().empty());
  const auto both = read_moderators("anna:" + key + ",ben:" + key + "2").value();
  ASSERT_EQ(both.size(), 2u);
  EXPECT_EQ(both[1].name, "ben");
  EXPECT_TRUE(opens(key + "2", both[1].key_hash));
  EXPECT_FALSE(opens(key, both[1].key_hash));
  for (const std::string& wrong :
       {std::string("anna"), ":" + key, "anna:" + std::string(23, 'k'), "anna:" + key + ",anna:" + key, "an na:" + key,
        "anna:" + key + " ", "anna:" + std::string(101, 'k')}) {
    EXPECT_EQ(read_moderators(wrong), std::nullopt) << wrong;
  }
}

}  // namespace
}  // namespace nemeton
