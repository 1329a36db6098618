#include "server/notifications/transport.hpp"

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

TransportResult delivered(Transport& transport, OutgoingMessage message, Transport::AddressPolicy address_policy) {
  std::promise<TransportResult> promise;
  auto future = promise.get_future();
  transport.send(std::move(message), address_policy,
                 [&](TransportResult delivery) { promise.set_value(std::move(delivery)); });
  return future.get();
}

TEST(Transport, TellsThatThereWasNoAnswer) {
  std::string gone;
  {
    const PushService service;
    gone = service.origin();
  }
  Transport transport;
  const TransportResult delivery =
      delivered(transport, {.url = gone + "/", .body = "x"}, Transport::AddressPolicy::any);
  EXPECT_EQ(delivery.status, 0);
  EXPECT_NE(delivery.error, "");
}

TEST(Transport, GoesNowhereInsideUnlessItMay) {
  PushService service;
  Transport transport;
  const std::string port = std::to_string(service.port());
  for (const std::string& host : {"127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "2130706433"}) {
    for (const char* scheme : {"http", "https"}) {
      const OutgoingMessage message{.url = std::string(scheme) + "://" + host + ":" + port + "/", .body = "x"};
      EXPECT_EQ(delivered(transport, message, Transport::AddressPolicy::public_only).status, 0) << message.url;
    }
  }
  EXPECT_EQ(service.count("/"), 0);
  EXPECT_EQ(delivered(transport, {.url = "file:///etc/hostname", .body = ""}, Transport::AddressPolicy::any).status, 0);
}

TEST(Transport, ANameServerThatDoesNotAnswerKeepsOthersFromNothing) {
  const PushService service;
  Transport transport(/*threads=*/1, /*at_once=*/8, {.connect = 100ms, .whole = 100ms});
  const auto ended = std::make_shared<std::promise<TransportResult>>();
  transport.send({.url = "http://" + std::string(kStuck) + "/", .body = "x"}, Transport::AddressPolicy::any,
                 [ended](TransportResult delivery) { ended->set_value(std::move(delivery)); });
  transport.send({.url = service.origin() + "/", .body = "x"}, Transport::AddressPolicy::any,
                 [](const TransportResult&) {});
  EXPECT_TRUE(service.wait_for("/", 1, [] {}));
  const bool in_time = ended->get_future().wait_for(kTimeout) == std::future_status::ready;
  stuck().count_down();
  EXPECT_TRUE(in_time);
}

TEST(Transport, AMessageWaitsUntilItsLaneHasRoom) {
  PushService service;
  service.answer("/slow", 0);
  Transport transport(/*threads=*/2, /*at_once=*/1);
  const auto send = [&](const std::string& path, const Lane& lane) {
    transport.send({.url = service.origin() + path, .body = "x", .lane = lane}, Transport::AddressPolicy::any,
                   [](auto) {});
  };
  send("/slow", {"greedy", "1"});
  EXPECT_FALSE(transport.has_room({"greedy", "2"}));
  send("/second", {"greedy", "2"});
  EXPECT_TRUE(transport.has_room({"honest", "push"}));
  send("/phone", {"honest", "push"});
  EXPECT_TRUE(service.wait_for("/phone", 1, [] {}));
  EXPECT_TRUE(service.wait_for("/slow", 1, [] {}));
  service.hang_up();
  EXPECT_TRUE(service.wait_for("/second", 1, [] {}));
}

TEST(Transport, StopsWhileAMailServerDoesNotAnswer) {
  const MailServer mails(/*says_bye=*/false);
  auto transport = std::make_unique<Transport>();
  OutgoingMessage message{.url = mails.url(), .body = "x", .from = "nemeton@example.org", .to = "ana@example.org"};
  ASSERT_EQ(delivered(*transport, std::move(message), Transport::AddressPolicy::any).status, 250);
  const auto began = std::chrono::steady_clock::now();
  transport.reset();
  EXPECT_LT(std::chrono::steady_clock::now() - began, 60s) << "libcurl waits for two minutes";
}

TEST(Transport, KnowsWhichAddressesArePublic) {
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
