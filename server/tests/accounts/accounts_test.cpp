// Accounts, at a server on the store of the program that this file is compiled into.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/tests/support/push_service.hpp"
#include "server/tests/support/service_fixture.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

class AccountsTest : public ServiceTest {
 protected:
  AccountsTest() : ServiceTest(/*by_set_time=*/false) {}

  std::string challenge(const json& body = json::object()) const {
    return told("accounts/challenges", body, 201)["challenge"];
  }
  json come(const Authenticator& device, const std::string& name) const {
    return sign_up(server->port(), name, device);
  }
  HttpAnswer sign_in(const PasskeyAnswer& answer) const {
    return post("sessions", {{"passkey", Authenticator::written(answer)}});
  }
  json mine(const json& signed_in) const { return told("GET accounts/me", {{"key", signed_in["key"]}}); }
  // Expects that the key opens no session.
  void expect_out(const json& signed_in) const {
    EXPECT_EQ(post("GET accounts/me", {{"key", signed_in["key"]}}).error(), "bad_key");
  }
  json take_along(const json& signed_in, const std::string& table, const std::string& key) const {
    const json body = {{"key", signed_in["key"]}, {"seats", {{{"table", table}, {"key", key}}}}};
    return told("accounts/me/seats", body)["tables"][0];
  }

  Authenticator phone;
  Authenticator desk;
};

TEST_F(AccountsTest, APlayerComesAndSignsInOnAnotherDevice) {
  const json first = come(phone, "Ceridwen");
  EXPECT_EQ(first["name"], "Ceridwen");
  EXPECT_EQ(first["key"].get<std::string>().size(), 43u);
  EXPECT_EQ(first["recovery_codes"].size(), 8u);
  server->restart();
  const HttpAnswer answer = sign_in(phone.get(challenge()));
  ASSERT_EQ(answer.status, 201) << answer.body;
  const json second = answer.parsed();
  EXPECT_EQ(second["player"], first["player"]);
  EXPECT_NE(second["key"], first["key"]);
  EXPECT_FALSE(second.contains("recovery_codes"));
  const json all = mine(second);
  EXPECT_EQ(all, mine(first));
  EXPECT_EQ(all["name"], "Ceridwen");
  EXPECT_EQ(all["passkeys"].size(), 1u);
  EXPECT_EQ(all["passkeys"][0]["id"], base64url(phone.id()));
  EXPECT_TRUE(all["passkeys"][0]["last_used_at"].is_number());
  EXPECT_EQ(all["recovery_codes"], 8);
  EXPECT_EQ(all["sessions"], 2);
}

TEST_F(AccountsTest, AnInvalidAnswerIsNamedAndChangesNothing) {
  const json first = come(phone, "Ceridwen");
  const json before = mine(first);
  const auto refusal = [this](const PasskeyAnswer& answer) {
    const HttpAnswer refused = sign_in(answer);
    EXPECT_EQ(refused.error(), "bad_passkey");
    return refused.body;
  };
  PasskeyAnswer forged = phone.get(challenge());
  forged.signature[0] = static_cast<char>(forged.signature[0] ^ 1);
  EXPECT_THAT(refusal(forged), HasSubstr("the signature is not"));
  EXPECT_THAT(refusal(Authenticator().get(challenge())), HasSubstr("no player has this passkey"));
  // An answer to the other question.
  EXPECT_THAT(refusal(phone.get(challenge({{"name", "Gwion"}}))), HasSubstr("the challenge was for something else"));
  json other = {{"name", "Gwion"}, {"passkey", Authenticator::written(desk.create(challenge()))}};
  EXPECT_THAT(post("accounts", other).body, HasSubstr("the challenge was for something else"));
  other["passkey"] = Authenticator::written(desk.get(challenge({{"name", "Gwion"}})));
  other["passkey"].erase("signature");
  EXPECT_THAT(post("accounts", other).body, HasSubstr("expected webauthn.create"));
  other["passkey"] = Authenticator::written(phone.create(challenge({{"name", "Gwion"}})));
  EXPECT_THAT(post("accounts", other).body, HasSubstr("the passkey is known already"));
  EXPECT_EQ(mine(first), before);
}

TEST_F(AccountsTest, APlayerWhoComesToATableTakesTheirNameFromAGuest) {
  const json me = come(phone, "Ceridwen");
  for (const bool joins : {true, false}) {
    const Opened opened = open_table(server->port(), kTwoPeople);
    Person guest(server->port(), opened.table, opened.key);
    guest.say({{"type", "name"}, {"name", "CeridWen"}});
    guest.hear_seats([](const json& seats) { return seats[0].value("name", "") == "CeridWen"; });
    if (joins) join(server->port(), opened.table, {{"session", me["key"]}});
    else take_along(me, opened.table, join(server->port(), opened.table));
    guest.hear_seats(
        [](const json& seats) { return !seats[0].contains("name") && seats[1].value("name", "") == "Ceridwen"; });
  }
}

TEST_F(AccountsTest, ACounterThatGoesBackIsACopy) {
  come(phone, "Ceridwen");
  phone.counter = 7;
  EXPECT_EQ(sign_in(phone.get(challenge())).status, 201);
  for (const std::uint32_t back : {7u, 6u, 0u}) {
    phone.counter = back;
    EXPECT_THAT(sign_in(phone.get(challenge())).body,
                HasSubstr("says " + std::to_string(back) + ", expected more than 7: somebody may have a copy"));
  }
  phone.counter = 8;
  EXPECT_EQ(sign_in(phone.get(challenge())).status, 201);
}

TEST_F(AccountsTest, ALostDeviceIsMadeUpForByACodeAndPutOut) {
  const json lost = come(phone, "Ceridwen");
  const std::string code = lost["recovery_codes"][3];
  const json back = told("sessions", {{"recovery_code", code}}, 201);
  EXPECT_EQ(back["player"], lost["player"]);
  EXPECT_EQ(post("sessions", {{"recovery_code", code}}).error(), "bad_code");
  EXPECT_EQ(post("sessions", {{"recovery_code", "nonsense"}}).error(), "bad_code");
  EXPECT_EQ(mine(back)["recovery_codes"], 7);

  const std::string remove = "DELETE accounts/me/passkeys/" + base64url(phone.id());
  const json by = {{"key", back["key"]}};
  EXPECT_EQ(post(remove, by).error(), "last_passkey");
  told("accounts/me/passkeys",
       {{"key", back["key"]}, {"passkey", Authenticator::written(desk.create(challenge({{"key", back["key"]}})))}},
       201);
  told(remove, by);
  EXPECT_EQ(post(remove, by).error(), "no_passkey");
  expect_out(lost);
  EXPECT_EQ(sign_in(phone.get(challenge())).error(), "bad_passkey");
  EXPECT_EQ(sign_in(desk.get(challenge())).status, 201);

  const json codes = told("accounts/me/recovery-codes", {{"key", back["key"]}}, 201)["recovery_codes"];
  EXPECT_EQ(codes.size(), 8u);
  EXPECT_EQ(post("sessions", {{"recovery_code", lost["recovery_codes"][0]}}).error(), "bad_code");
  EXPECT_EQ(post("sessions", {{"recovery_code", codes[0]}}).status, 201);
}

TEST_F(AccountsTest, ASocketEndsWithTheSessionThatItCameBy) {
  const json in = come(phone, "Ceridwen");
  told("accounts/me/passkeys",
       {{"key", in["key"]}, {"passkey", Authenticator::written(desk.create(challenge({{"key", in["key"]}})))}}, 201);
  const Opened opened = open_table(server->port(), kTwoPeople);
  join(server->port(), opened.table);
  take_along(in, opened.table, opened.key);
  Person stays(server->port(), opened.table, in["key"]);
  Person own(server->port(), opened.table, opened.key);
  const auto expect_ends = [&](const std::function<void(const std::string& key)>& end) {
    const std::string key = sign_in(desk.get(challenge())).parsed()["key"];
    Person person(server->port(), opened.table, key);
    ASSERT_EQ(person.seat(), 0);
    end(key);
    expect_closed(person);
  };
  expect_ends([&](const std::string& key) { told("DELETE sessions/current", {{"key", key}}); });
  expect_ends([&](const std::string&) { told("DELETE sessions/others", {{"key", in["key"]}}); });
  expect_ends(
      [&](const std::string&) { told("DELETE accounts/me/passkeys/" + base64url(desk.id()), {{"key", in["key"]}}); });
  // Neither another session of the player nor the seat's own key is over.
  stays.play();
  EXPECT_TRUE(own.hear());
  told("DELETE accounts/me", {{"key", in["key"]}});
  expect_closed(stays);
  own.resign();
}

// Whatever a client or a proxy writes into the header Host.
TEST_F(AccountsTest, PasskeysAreForThePageThatTheHostNames) {
  come(phone, "Ceridwen");
  Authenticator evil;
  evil.host = "evil.example";
  evil.origin = "https://evil.example";
  const auto ask = [this](const std::string& path, const json& body, const std::string& host) {
    return call_api(server->port(), path, body, {{"Host", host}});
  };
  const auto sign_up_at = [&](const Authenticator& device) {
    const HttpAnswer asked = ask("accounts/challenges", {{"name", "Gwion"}}, device.host);
    if (asked.status != 201) return asked;
    const json passkey = Authenticator::written(device.create(asked.parsed()["challenge"]));
    return ask("accounts", {{"name", "Gwion"}, {"passkey", passkey}}, device.host);
  };
  EXPECT_THAT(sign_up_at(evil).body, HasSubstr("expected https://nemeton.example"));
  const json answer = {{"passkey", Authenticator::written(phone.get(challenge()))}};
  EXPECT_EQ(ask("sessions", answer, "evil.example").status, 201) << "the page is where it was made";

  // Without a setting, the page is at this machine.
  server->set(&Config::page_url, "");
  EXPECT_THAT(sign_up_at(evil).body, HasSubstr("expected localhost, since page-url is not set"));
  Authenticator here;
  here.host = "localhost";
  here.origin = "http://localhost";
  EXPECT_EQ(sign_up_at(here).status, 201);
}

TEST_F(AccountsTest, APasskeyForAnotherPlayerIsRefused) {
  const json one = come(phone, "Ceridwen");
  const json other = come(desk, "Gwion");
  const Authenticator watch;
  EXPECT_THAT(
      post("accounts/me/passkeys",
           {{"key", one["key"]}, {"passkey", Authenticator::written(watch.create(challenge({{"key", other["key"]}})))}})
          .body,
      HasSubstr("the challenge was for another player"));
  EXPECT_EQ(mine(one)["passkeys"].size(), 1u);
}

TEST_F(AccountsTest, ADeletedPlayerIsSomeoneAtTheTablesAndTheirKeysStillOpenThem) {
  const json in = come(phone, "Ceridwen");
  const Opened opened = open_table(server->port(), kTwoPeople);
  take_along(in, opened.table, opened.key);
  Person watching(server->port(), opened.table, "");
  Person by_session(server->port(), opened.table, in["key"]);
  told("DELETE accounts/me", {{"key", in["key"]}});
  expect_out(in);
  const json seats = watching.hear_seats([](const json& now) { return !now[0].contains("player"); });
  EXPECT_FALSE(seats[0].contains("name"));
  EXPECT_EQ(by_session.socket.receive("error")["code"], "bad_key");
  EXPECT_EQ(Person(server->port(), opened.table, opened.key).seat(), 0);
  EXPECT_EQ(sign_in(phone.get(challenge())).error(), "bad_passkey");
  EXPECT_EQ(post("sessions", {{"recovery_code", in["recovery_codes"][0]}}).error(), "bad_code");
  EXPECT_NE(come(phone, "Ceridwen")["player"], in["player"]);
}

}  // namespace
}  // namespace nemeton
