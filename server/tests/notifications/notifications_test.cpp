// Turn notifications on devices, at a server on the store of the program that this file is compiled into.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/base/base64url.hpp"
#include "server/tests/support/push_service.hpp"
#include "server/tests/support/service_fixture.hpp"

namespace nemeton {
namespace {

using std::chrono::seconds;
using testing::HasSubstr;

constexpr std::chrono::minutes kAway{10};  // from then on a bot may play for a player

class NotificationsTest : public ServiceTest {
 protected:
  HttpAnswer subscribe(const std::string& key, const PushDevice& device, const json& changed = json::object()) {
    json body = device.subscription(service.port());
    body["key"] = key;
    body.update(changed);
    return post("tables/" + opened.table + "/subscriptions", body);
  }
  // It is the turn of a seat at each of the tables, of which eight devices are told that do not answer, each at another host.
  // All were subscribed at one address. Returns their paths.
  std::vector<std::string> crowd(int tables) {
    server->set(&Config::trusted_proxies, "127.0.0.1");
    std::vector<std::string> paths;
    for (int table = 0; table < tables; ++table) {
      const Opened there = open_table(server->port(), {{"game", "brandubh"}, {"seats", {"you", "open"}}});
      const std::string key = join(server->port(), there.table);
      for (int device = 0; device < kMostTargets; ++device) {
        const std::string name = "slow-" + std::to_string(table) + "-" + std::to_string(device);
        paths.push_back("/" + name);
        service.answer(paths.back(), 0);
        json body = PushDevice(paths.back()).subscription(service.port(), name + ".localhost");
        body["key"] = key;
        EXPECT_EQ(post("tables/" + there.table + "/subscriptions", body, "198.51.100.1").status, 200);
      }
      Person(server->port(), there.table, there.key).play();
    }
    // What others wait for is due later.
    time.pass(seconds(1));
    return paths;
  }
  int count_of(const std::vector<std::string>& paths) const {
    int count = 0;
    for (const std::string& each : paths) count += service.count(each);
    return count;
  }
  // The last news that the device gets after that number of notifications; time goes on meanwhile.
  json told_to(const PushDevice& device, int count = 1) {
    const auto request = service.wait_for(device.path(), count, [this] { time.pass(seconds(1)); });
    if (!request) return "nothing";
    return json::parse(device.read(request->body).value_or("\"unreadable\""));
  }

  PushService service;
  Opened opened = open_table(server->port(), {{"game", "brandubh"}, {"seats", {"you", "open"}}});
  std::string other_key = join(server->port(), opened.table);
  PushDevice phone{"/phone"}, desktop{"/desktop"};
};

TEST_F(NotificationsTest, ANoticeIsSignedByTheKeyThatThePageWasGiven) {
  const json told_key = http(server->port(), "GET", "/api/v1/notifications/settings").parsed();
  EXPECT_EQ(bytes_of_base64url(told_key["vapid_public_key"].get<std::string>())->size(), 65);
  EXPECT_EQ(told_key["email"], false);
  subscribe(other_key, phone);
  Person first(server->port(), opened.table, opened.key);
  first.play();
  const auto request = service.wait_for("/phone", 1, [this] { time.pass(seconds(1)); });
  ASSERT_TRUE(request);
  EXPECT_EQ(signer_of_push(request->headers.at("authorization")), told_key["vapid_public_key"].get<std::string>());
  EXPECT_EQ(request->headers.at("content-encoding"), "aes128gcm");
  EXPECT_EQ(request->headers.at("ttl"), "259200");
  EXPECT_EQ(request->headers.at("topic"), opened.table);
  // No one else can read it.
  EXPECT_EQ(desktop.read(request->body), std::nullopt);
}

TEST_F(NotificationsTest, TheKeyStaysTheSame) {
  const std::string before = http(server->port(), "GET", "/api/v1/notifications/settings").body;
  server->restart();
  EXPECT_EQ(http(server->port(), "GET", "/api/v1/notifications/settings").body, before);
}

TEST_F(NotificationsTest, APresentPlayerIsNotNotified) {
  subscribe(opened.key, desktop);
  subscribe(other_key, phone);
  Person first(server->port(), opened.table, opened.key);
  {
    Person second(server->port(), opened.table, other_key);
    first.play();
    ASSERT_TRUE(second.hear());
    second.play();
    ASSERT_TRUE(first.hear());
  }
  // The first looks all the time, the second is gone now.
  first.hear_absence(1);
  first.play();
  EXPECT_EQ(told_to(phone)["table"], opened.table);
  EXPECT_EQ(service.count("/phone"), 1);
  EXPECT_EQ(service.count("/desktop"), 0);
}

TEST_F(NotificationsTest, AGameThatHasEndedIsNoTurn) {
  subscribe(other_key, phone);
  Person first(server->port(), opened.table, opened.key);
  first.play();
  first.resign();
  EXPECT_EQ(told_to(phone)["news"], "over");
  for (int i = 0; i < 30; ++i) time.pass(seconds(1));
  EXPECT_EQ(service.count("/phone"), 1);
  // The opponent offers a rematch, which the player has not seen either.
  first.say({{"type", "rematch"}});
  EXPECT_EQ(told_to(phone, 2)["news"], "rematch");
}

TEST_F(NotificationsTest, ATurnThatRunsOutOfTimeIsTheEndOfTheGame) {
  opened = open_table(
      server->port(),
      {{"game", "brandubh"}, {"seats", {"you", "open"}}, {"time_control", {{"kind", "correspondence"}, {"days", 1}}}});
  other_key = join(server->port(), opened.table);
  service.answer("/phone", 503);
  subscribe(other_key, phone);
  Person first(server->port(), opened.table, opened.key);
  first.play();
  EXPECT_EQ(told_to(phone)["news"], "turn");
  // It is tried again when the day is over.
  service.answer("/phone", 201);
  time.pass(std::chrono::hours(25));
  EXPECT_EQ(told_to(phone, 2)["news"], "over");
}

TEST_F(NotificationsTest, ATurnThatABotHasTakenOverIsNotSent) {
  service.answer("/phone", 503);
  subscribe(other_key, phone);
  subscribe(opened.key, desktop);
  const auto first = std::make_unique<Person>(server->port(), opened.table, opened.key);
  {
    const Person second(server->port(), opened.table, other_key);
  }
  first->hear_absence(1);
  first->play();
  EXPECT_EQ(told_to(phone)["news"], "turn");
  // A bot plays for the absent player before the notice is tried a third time.
  time.pass(kAway);
  EXPECT_EQ(told_to(phone, 2)["news"], "turn");
  first->hear_seats([](const json& seats) { return seats[1].value("away", false); });
  first->say({{"type", "propose"}, {"id", "go on"}, {"kind", "substitute"}, {"target", 1}});
  while (!first->event().contains("proposal")) ASSERT_TRUE(first->hear());
  time.pass(seconds(10));
  while (first->event().value("seat", -1) != 1 || !first->event().contains("token")) ASSERT_TRUE(first->hear());
  const int before = service.count("/phone");
  service.answer("/phone", 201);
  time.pass(std::chrono::hours(1));
  // What is due later has come, so the other notice had its turn.
  first->socket.close();
  EXPECT_EQ(told_to(desktop)["news"], "turn");
  EXPECT_EQ(service.count("/phone"), before);
}

TEST_F(NotificationsTest, APlayerIsNotifiedOfARound) {
  const std::string session = sign_up(server->port(), "Ceridwen")["key"];
  opened = open_table(server->port(), {{"game", "brandubh"}, {"seats", {"you", "open"}}, {"session", session}});
  EXPECT_EQ(subscribe(opened.key, phone).status, 200);
  const json club = {{"key", session}, {"name", "Club night"}, {"game", "brandubh"}, {"format", "swiss"}};
  const std::string id = post("tournaments", club).parsed()["tournament"];
  EXPECT_EQ(post("tournaments/" + id + "/bots", {{"key", session}, {"bot", "novice"}}).status, 200);
  EXPECT_EQ(post("tournaments/" + id + "/start", {{"key", session}}).status, 200);
  const json notification = told_to(phone);
  EXPECT_EQ(notification["news"], "round");
  EXPECT_NE(notification["table"], opened.table);
}

TEST_F(NotificationsTest, ADeviceThatIsGoneIsForgotten) {
  subscribe(other_key, phone);
  subscribe(other_key, desktop);
  service.answer("/desktop", 410);
  Person first(server->port(), opened.table, opened.key);
  for (int turn = 1; turn <= 3; ++turn) {
    first.play();
    EXPECT_EQ(told_to(phone, turn)["table"], opened.table);
    if (turn == 1) EXPECT_TRUE(service.wait_for("/desktop", 1, [this] { time.pass(seconds(1)); }));
    play_and_leave(server->port(), opened.table, other_key, first);
  }
  EXPECT_EQ(service.count("/desktop"), 1);
}

TEST_F(NotificationsTest, APushServiceThatIsBusyIsAskedAgain) {
  subscribe(other_key, phone);
  service.answer("/phone", 503);
  Person first(server->port(), opened.table, opened.key);
  first.play();
  EXPECT_EQ(told_to(phone, 2)["table"], opened.table);
  service.answer("/phone", 201);
  EXPECT_EQ(told_to(phone, 3)["table"], opened.table);
}

TEST_F(NotificationsTest, SlowDevicesOfOneAddressDelayNobodyElse) {
  const auto slow = crowd(10);
  subscribe(other_key, phone);
  Person first(server->port(), opened.table, opened.key);
  first.play();
  EXPECT_EQ(told_to(phone)["table"], opened.table);
  EXPECT_LT(count_of(slow), 40) << "of 80 that were due before";
}

TEST_F(NotificationsTest, WaitingForRoomCostsNoTry) {
  const auto slow = crowd(3);
  subscribe(other_key, phone);
  Person first(server->port(), opened.table, opened.key);
  // More often than anything is tried, the store has been asked for what is due.
  for (int turn = 1; turn <= 6; ++turn) {
    first.play();
    EXPECT_EQ(told_to(phone, turn)["table"], opened.table);
    play_and_leave(server->port(), opened.table, other_key, first);
  }
  std::map<std::string, int> before;
  for (const std::string& each : slow) {
    before[each] = service.count(each);
    service.answer(each, 201);
  }
  service.hang_up();
  for (const auto& [path, count] : before) {
    EXPECT_TRUE(service.wait_for(path, count + 1, [this] { time.pass(seconds(1)); })) << path;
  }
}

TEST_F(NotificationsTest, ANoticeThatIsDueOutlivesARestart) {
  subscribe(other_key, phone);
  {
    Person first(server->port(), opened.table, opened.key);
    first.play();
    // Until it is written down that the turn came.
    subscribe(other_key, phone);
  }
  server->restart();
  EXPECT_EQ(told_to(phone)["table"], opened.table);
}

TEST_F(NotificationsTest, ADeviceEndsItAtEveryTable) {
  subscribe(other_key, phone);
  subscribe(other_key, desktop);
  EXPECT_EQ(post("notifications/unsubscribe", {{"endpoint", phone.subscription(service.port())["endpoint"]}}).status,
            200);
  Person first(server->port(), opened.table, opened.key);
  first.play();
  EXPECT_EQ(told_to(desktop)["table"], opened.table);
  EXPECT_EQ(service.count("/phone"), 0);
}

TEST_F(NotificationsTest, WhatIsWrongIsNamed) {
  const auto refusal = [&](const json& changed) {
    const HttpAnswer answer = subscribe(other_key, phone, changed);
    return std::to_string(answer.status) + " " + answer.parsed().value("detail", "");
  };
  EXPECT_THAT(refusal({{"endpoint", "ftp://a/b"}}), HasSubstr("400 endpoint is \"ftp://a/b\", expected a URL"));
  EXPECT_THAT(refusal({{"endpoint", 7}}), HasSubstr("400 endpoint is 7"));
  EXPECT_THAT(refusal({{"endpoint", "https://me@a/b"}}), HasSubstr("400 endpoint is \"https://me@a/b\""));
  EXPECT_THAT(refusal({{"endpoint", "https://a/" + std::string(2000, 'x')}}), HasSubstr("400 endpoint is "));
  EXPECT_THAT(refusal({{"p256dh", "AAAA"}}), HasSubstr("400 p256dh is \"AAAA\", expected 65 bytes in base64url"));
  EXPECT_THAT(refusal({{"p256dh", base64url(std::string(65, '\4'))}}),
              HasSubstr("400 p256dh is no point of the curve P-256"));
  EXPECT_THAT(refusal({{"auth", "!"}}), HasSubstr("400 auth is \"!\", expected 16 bytes in base64url"));
  EXPECT_THAT(refusal({{"language", "<b>"}}),
              HasSubstr("400 language is \"<b>\", expected a string of at most 8 characters that matches"));
  EXPECT_THAT(refusal({{"more", 1}}), HasSubstr("400 "));
}

}  // namespace
}  // namespace nemeton
