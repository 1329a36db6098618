#include "server/notifications/courier.hpp"

#include <dlfcn.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netdb.h>

#include <future>
#include <latch>
#include <string_view>

#include "server/tests/support/mail_server.hpp"
#include "server/tests/support/push_service.hpp"

namespace {

// Looking this name up does not end before the test says so. A thread of libcurl's may outlive the test.
constexpr std::string_view kStuck = "stuck.example.org";
std::latch& stuck() {
  static auto* const latch = new std::latch(1);
  return *latch;
}

}  // namespace

// In place of the system's, also for libcurl.
extern "C" __attribute__((visibility("default"))) int getaddrinfo(const char* name, const char* service,
                                                                  const addrinfo* hints, addrinfo** found) {
  static const auto real = reinterpret_cast<decltype(&getaddrinfo)>(dlsym(RTLD_NEXT, "getaddrinfo"));
  if (name == nullptr || name != kStuck) return real(name, service, hints, found);
  stuck().wait();
  return EAI_AGAIN;
}

namespace nemeton {
namespace {

using namespace std::chrono_literals;

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

TEST(Courier, ANameServerThatDoesNotAnswerKeepsOthersFromNothing) {
  const PushService service;
  Courier courier(/*threads=*/1, /*at_once=*/8, {.connect = 100ms, .whole = 100ms});
  const auto ended = std::make_shared<std::promise<Delivery>>();
  courier.send({.url = "http://" + std::string(kStuck) + "/", .body = "x"}, Courier::Reach::anywhere,
               [ended](Delivery delivery) { ended->set_value(std::move(delivery)); });
  courier.send({.url = service.origin() + "/", .body = "x"}, Courier::Reach::anywhere, [](const Delivery&) {});
  EXPECT_TRUE(service.wait_for("/", 1, [] {}));
  const bool in_time = ended->get_future().wait_for(kTimeout) == std::future_status::ready;
  stuck().count_down();
  EXPECT_TRUE(in_time);
}

TEST(Courier, WhatHasNoRoomGoesWhenItsLaneHas) {
  PushService service;
  service.answer("/slow", 0);
  Courier courier(/*threads=*/2, /*at_once=*/1);
  const auto send = [&](const std::string& path, const Lane& lane) {
    courier.send({.url = service.origin() + path, .body = "x", .lane = lane}, Courier::Reach::anywhere, [](auto) {});
  };
  send("/slow", {"greedy", "1"});
  EXPECT_FALSE(courier.has_room({"greedy", "2"}));
  send("/second", {"greedy", "2"});
  EXPECT_TRUE(courier.has_room({"honest", "push"}));
  send("/phone", {"honest", "push"});
  EXPECT_TRUE(service.wait_for("/phone", 1, [] {}));
  EXPECT_TRUE(service.wait_for("/slow", 1, [] {}));
  service.hang_up();
  EXPECT_TRUE(service.wait_for("/second", 1, [] {}));
}

TEST(Courier, StopsWhileAMailServerDoesNotAnswer) {
  const MailServer mails(/*says_bye=*/false);
  auto courier = std::make_unique<Courier>();
  Parcel parcel{.url = mails.url(), .body = "x", .from = "nemeton@example.org", .to = "ana@example.org"};
  ASSERT_EQ(delivered(*courier, std::move(parcel), Courier::Reach::anywhere).status, 250);
  const auto began = std::chrono::steady_clock::now();
  courier.reset();
  EXPECT_LT(std::chrono::steady_clock::now() - began, 60s) << "libcurl waits for two minutes";
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
