// People who want to be told that it is their turn, at a server on the store of the program that this is compiled into.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/base/base64url.hpp"
#include "server/tests/support/people.hpp"
#include "server/tests/support/push_service.hpp"
#include "server/tests/support/set_time.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using std::chrono::seconds;
using testing::HasSubstr;

class NoticesTest : public testing::Test {
 protected:
  HttpAnswer post(const std::string& path, const json& body) {
    return http(server->port(), "POST", "/api/v1/" + path, body.dump());
  }
  HttpAnswer subscribe(const std::string& key, const PushDevice& device, const json& changed = json::object()) {
    json body = device.subscription(service.port());
    body["key"] = key;
    body.update(changed);
    return post("tables/" + opened.table + "/notices", body);
  }
  // What the device is told at last, when so many notices have come; time goes on meanwhile.
  json told(const PushDevice& device, int count = 1) {
    const auto request = service.wait_for(device.path(), count, [this] { time.pass(seconds(1)); });
    if (!request) return "nothing";
    return json::parse(device.read(request->body).value_or("\"unreadable\""));
  }
  // The one who is to move plays something, and both hear of it who are there.
  static void move(Person& who) {
    const int before = who.last();
    who.act("move " + std::to_string(before), who.actions().front());
    while (who.last() == before) ASSERT_TRUE(who.hear());
  }

  SetTime time;
  std::unique_ptr<StoreFixture> fixture = new_store_fixture();
  std::unique_ptr<TestServer> server = fixture->serve(&time);
  PushService service;
  Opened opened = open_table(server->port(), {{"game", "brandubh"}, {"seats", {"you", "open"}}});
  std::string other_key = join(server->port(), opened.table);
  PushDevice phone{"/phone"}, desktop{"/desktop"};
};

TEST_F(NoticesTest, WhoIsAwayIsToldThatItIsHisTurn) {
  EXPECT_EQ(subscribe(other_key, phone).status, 200);
  Person first(server->port(), opened.table, opened.key);
  move(first);
  EXPECT_EQ(told(phone), json({{"table", opened.table}, {"game", "brandubh"}, {"language", "cy"}}));
}

TEST_F(NoticesTest, ANoticeIsSignedByTheKeyThatThePageWasGiven) {
  const json told_key = http(server->port(), "GET", "/api/v1/notices").parsed();
  EXPECT_EQ(bytes_of_base64url(told_key["push_key"].get<std::string>())->size(), 65);
  subscribe(other_key, phone);
  Person first(server->port(), opened.table, opened.key);
  move(first);
  const auto request = service.wait_for("/phone", 1, [this] { time.pass(seconds(1)); });
  ASSERT_TRUE(request);
  EXPECT_EQ(signer_of_push(request->headers.at("authorization")), told_key["push_key"].get<std::string>());
  EXPECT_EQ(request->headers.at("content-encoding"), "aes128gcm");
  EXPECT_EQ(request->headers.at("ttl"), "259200");
  EXPECT_EQ(request->headers.at("topic"), opened.table);
  // Nobody else can read it.
  EXPECT_EQ(desktop.read(request->body), std::nullopt);
}

TEST_F(NoticesTest, TheKeyStaysTheSame) {
  const std::string before = http(server->port(), "GET", "/api/v1/notices").body;
  server->restart();
  EXPECT_EQ(http(server->port(), "GET", "/api/v1/notices").body, before);
}

TEST_F(NoticesTest, WhoLooksIsNotTold) {
  subscribe(opened.key, desktop);
  subscribe(other_key, phone);
  Person first(server->port(), opened.table, opened.key);
  {
    Person second(server->port(), opened.table, other_key);
    move(first);
    ASSERT_TRUE(second.hear());
    move(second);
    ASSERT_TRUE(first.hear());
  }
  // The first looks all the time, the second is gone now.
  while (first.socket.receive("seats")["seats"][1]["present"] != false) {
  }
  move(first);
  EXPECT_EQ(told(phone)["table"], opened.table);
  EXPECT_EQ(service.count("/phone"), 1);
  EXPECT_EQ(service.count("/desktop"), 0);
}

TEST_F(NoticesTest, EveryTurnIsToldOnceHeHasSeenTheOneBefore) {
  subscribe(other_key, phone);
  Person first(server->port(), opened.table, opened.key);
  for (int turn = 1; turn <= 3; ++turn) {
    move(first);
    EXPECT_EQ(told(phone, turn)["table"], opened.table);
    {
      Person second(server->port(), opened.table, other_key);
      move(second);
    }
    ASSERT_TRUE(first.hear());
    while (first.socket.receive("seats")["seats"][1]["present"] != false) {
    }
  }
  EXPECT_EQ(service.count("/phone"), 3);
}

TEST_F(NoticesTest, ADeviceThatIsGoneIsForgotten) {
  subscribe(other_key, phone);
  subscribe(other_key, desktop);
  service.answer("/desktop", 410);
  Person first(server->port(), opened.table, opened.key);
  for (int turn = 1; turn <= 3; ++turn) {
    move(first);
    EXPECT_EQ(told(phone, turn)["table"], opened.table);
    if (turn == 1) EXPECT_TRUE(service.wait_for("/desktop", 1, [this] { time.pass(seconds(1)); }));
    {
      Person second(server->port(), opened.table, other_key);
      move(second);
    }
    ASSERT_TRUE(first.hear());
    while (first.socket.receive("seats")["seats"][1]["present"] != false) {
    }
  }
  EXPECT_EQ(service.count("/desktop"), 1);
}

TEST_F(NoticesTest, APushServiceThatIsBusyIsAskedAgain) {
  subscribe(other_key, phone);
  service.answer("/phone", 503);
  Person first(server->port(), opened.table, opened.key);
  move(first);
  EXPECT_EQ(told(phone, 2)["table"], opened.table);
  service.answer("/phone", 201);
  EXPECT_EQ(told(phone, 3)["table"], opened.table);
}

TEST_F(NoticesTest, NoMoveWaitsForAPushServiceThatDoesNotAnswer) {
  subscribe(other_key, phone);
  service.answer("/phone", 0);
  Person first(server->port(), opened.table, opened.key);
  move(first);
  EXPECT_EQ(told(phone)["table"], opened.table);
  Person second(server->port(), opened.table, other_key);
  for (int turn = 0; turn < 5; ++turn) {
    move(second);
    ASSERT_TRUE(first.hear());
    move(first);
    ASSERT_TRUE(second.hear());
  }
}

TEST_F(NoticesTest, ANoticeThatIsDueOutlivesARestart) {
  subscribe(other_key, phone);
  {
    Person first(server->port(), opened.table, opened.key);
    move(first);
    // Until it is written down that the turn came.
    subscribe(other_key, phone);
  }
  server->restart();
  EXPECT_EQ(told(phone)["table"], opened.table);
}

TEST_F(NoticesTest, ADeviceEndsItAtEveryTable) {
  subscribe(other_key, phone);
  subscribe(other_key, desktop);
  EXPECT_EQ(post("notices/end", {{"endpoint", phone.subscription(service.port())["endpoint"]}}).status, 200);
  Person first(server->port(), opened.table, opened.key);
  move(first);
  EXPECT_EQ(told(desktop)["table"], opened.table);
  EXPECT_EQ(service.count("/phone"), 0);
}

TEST_F(NoticesTest, WhatIsWrongIsNamed) {
  const auto refusal = [&](const json& changed) {
    const HttpAnswer answer = subscribe(other_key, phone, changed);
    return std::to_string(answer.status) + " " + answer.parsed()["error"].value("message", "");
  };
  EXPECT_THAT(refusal({{"key", "x"}}), HasSubstr("403 "));
  EXPECT_THAT(refusal({{"endpoint", "ftp://a/b"}}), HasSubstr("400 endpoint is \"ftp://a/b\", expected a URL"));
  EXPECT_THAT(refusal({{"endpoint", 7}}), HasSubstr("400 endpoint is 7"));
  EXPECT_THAT(refusal({{"endpoint", "https://a/" + std::string(2000, 'x')}}), HasSubstr("400 endpoint is "));
  EXPECT_THAT(refusal({{"p256dh", "AAAA"}}), HasSubstr("400 p256dh is \"AAAA\", expected 65 bytes in base64url"));
  EXPECT_THAT(refusal({{"p256dh", base64url(std::string(65, '\4'))}}),
              HasSubstr("400 p256dh is no point of the curve P-256"));
  EXPECT_THAT(refusal({{"auth", "!"}}), HasSubstr("400 auth is \"!\", expected 16 bytes in base64url"));
  EXPECT_THAT(refusal({{"language", "<b>"}}), HasSubstr("400 language is \"<b>\", expected a code such as en"));
  EXPECT_THAT(refusal({{"more", 1}}), HasSubstr("400 "));
  json body = phone.subscription(service.port());
  body["key"] = other_key;
  EXPECT_EQ(post("tables/nosuchtable0/notices", body).error(), "no_table");
  EXPECT_EQ(post("notices/end", json::object()).error(), "bad_request");
}

TEST_F(NoticesTest, ASeatHasSoManyDevicesAtMost) {
  for (int i = 0; i < kMostTargets; ++i) {
    EXPECT_EQ(subscribe(other_key, PushDevice("/" + std::to_string(i))).status, 200);
  }
  EXPECT_EQ(subscribe(other_key, phone).error(), "too_many_devices");
}

}  // namespace
}  // namespace nemeton
