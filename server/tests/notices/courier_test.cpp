#include "server/notices/courier.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

#include "server/tests/support/push_service.hpp"

namespace nemeton {
namespace {

Delivery delivered(Courier& courier, Parcel parcel, Courier::Reach reach) {
  std::promise<Delivery> promise;
  auto future = promise.get_future();
  courier.send(std::move(parcel), reach, [&](Delivery delivery) { promise.set_value(std::move(delivery)); });
  return future.get();
}

TEST(Courier, TellsThatNobodyAnswered) {
  std::string gone;
  {
    const PushService service;
    gone = service.origin();
  }
  Courier courier;
  const Delivery delivery = delivered(courier, {.url = gone + "/", .body = "x"}, Courier::Reach::anywhere);
  EXPECT_EQ(delivery.status, 0);
  EXPECT_NE(delivery.error, "");
}

TEST(Courier, GoesNowhereInsideUnlessItMay) {
  PushService service;
  Courier courier;
  const std::string port = std::to_string(service.port());
  for (const std::string& host : {"127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "2130706433"}) {
    for (const char* scheme : {"http", "https"}) {
      const Parcel parcel{.url = std::string(scheme) + "://" + host + ":" + port + "/", .body = "x"};
      EXPECT_EQ(delivered(courier, parcel, Courier::Reach::outside).status, 0) << parcel.url;
    }
  }
  EXPECT_EQ(service.count("/"), 0);
  EXPECT_EQ(delivered(courier, {.url = "file:///etc/hostname", .body = ""}, Courier::Reach::anywhere).status, 0);
}

TEST(Courier, KnowsWhichAddressesArePublic) {
  const auto is_public_text = [](std::string_view text) { return is_public(Address::parse(text).value()); };
  for (const char* each : {"8.8.8.8", "193.0.14.129", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"}) {
    EXPECT_TRUE(is_public_text(each)) << each;
  }
  for (const char* each : {"127.0.0.1",       "10.1.2.3",        "172.16.0.1",  "172.31.255.255",
                           "192.168.0.1",     "169.254.169.254", "100.64.0.1",  "0.0.0.0",
                           "224.0.0.1",       "255.255.255.255", "::",          "::1",
                           "fe80::1",         "fd00::1",         "fc00::1",     "ff02::1",
                           "64:ff9b::7f00:1", "2002:7f00:1::",   "2001:db8::1", "2001::1",
                           "::ffff:10.0.0.1"}) {
    EXPECT_FALSE(is_public_text(each)) << each;
  }
}

}  // namespace
}  // namespace nemeton
