// Addresses and networks as text, and the client behind a proxy.
#include "server/base/address.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace nemeton {
namespace {

Address address(std::string_view text) { return Address::parse(text).value(); }

bool has(std::string_view network, std::string_view text) {
  return AddressRange::parse(network).value().has(address(text));
}

TEST(AddressTest, BothKindsAreReadAndNothingElse) {
  EXPECT_EQ(address("192.0.2.1"), address("::ffff:192.0.2.1"));
  EXPECT_TRUE(address("192.0.2.1").is_v4());
  EXPECT_FALSE(address("2001:db8::1").is_v4());
  for (const char* text : {"", "localhost", "192.0.2", "192.0.2.256", "192.0.2.1:80", "[::1]", "::1%eth0", " ::1"}) {
    EXPECT_EQ(Address::parse(text), std::nullopt) << text;
  }
  EXPECT_EQ(Address::parse(std::string_view("::1\0x", 5)), std::nullopt);
}

TEST(AddressTest, ACustomerHasOneAddressOrANetworkOfThem) {
  EXPECT_NE(address("192.0.2.1").customer(), address("192.0.2.2").customer());
  EXPECT_EQ(address("2001:db8:1:2::1").customer(), address("2001:db8:1:2:ffff::9").customer());
  EXPECT_NE(address("2001:db8:1:2::1").customer(), address("2001:db8:1:3::1").customer());
}

TEST(AddressTest, ANetworkHasTheAddressesThatBeginAsItDoes) {
  EXPECT_TRUE(has("10.0.0.0/8", "10.255.0.1"));
  EXPECT_FALSE(has("10.0.0.0/8", "11.0.0.1"));
  EXPECT_TRUE(has("192.0.2.128/25", "192.0.2.200"));
  EXPECT_FALSE(has("192.0.2.128/25", "192.0.2.127"));
  EXPECT_TRUE(has("192.0.2.1", "192.0.2.1"));
  EXPECT_FALSE(has("192.0.2.1", "192.0.2.2"));
  EXPECT_TRUE(has("0.0.0.0/0", "203.0.113.9"));
  EXPECT_FALSE(has("0.0.0.0/0", "2001:db8::1"));
  EXPECT_TRUE(has("fd00::/8", "fdff::1"));
  EXPECT_TRUE(has("::/0", "192.0.2.1"));
  for (const char* text : {"", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8x", "fd00::/129", "ten/8"}) {
    EXPECT_FALSE(AddressRange::parse(text)) << text;
  }
}

TEST(AddressTest, OnlyATrustedProxyNamesTheClient) {
  const std::vector<AddressRange> proxies = {AddressRange::parse("10.0.0.0/8").value(),
                                             AddressRange::parse("::1").value()};
  const auto client = [&](std::string_view peer, std::string_view forwarded) {
    return client_address(address(peer), forwarded, proxies);
  };
  EXPECT_EQ(client("203.0.113.9", ""), address("203.0.113.9"));
  EXPECT_EQ(client("203.0.113.9", "192.0.2.1"), address("203.0.113.9"));
  EXPECT_EQ(client("10.0.0.1", "192.0.2.1"), address("192.0.2.1"));
  EXPECT_EQ(client("::1", "2001:db8::1"), address("2001:db8::1"));
  // The entries of the client itself stand before those of the proxies.
  EXPECT_EQ(client("10.0.0.1", "127.0.0.1, 198.51.100.7,192.0.2.1"), address("192.0.2.1"));
  EXPECT_EQ(client("10.0.0.1", "198.51.100.7, 192.0.2.1, 10.0.0.2, ::1"), address("192.0.2.1"));
  // If a proxy's header cannot be read, the client is the peer.
  EXPECT_EQ(client("10.0.0.1", ""), address("10.0.0.1"));
  EXPECT_EQ(client("10.0.0.1", "192.0.2.1, unknown"), address("10.0.0.1"));
  EXPECT_EQ(client("10.0.0.1", "10.0.0.2"), address("10.0.0.2"));
  EXPECT_EQ(client("10.0.0.1", ","), address("10.0.0.1"));
}

}  // namespace
}  // namespace nemeton
