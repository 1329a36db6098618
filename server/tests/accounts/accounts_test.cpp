// Accounts, at a server on the store of the program that this file is compiled into.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/tests/support/authenticator.hpp"
#include "server/tests/support/push_service.hpp"
#include "server/tests/support/store_fixture.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

class AccountsTest : public testing::Test {
 protected:
  HttpAnswer post(const std::string& path, const json& body) const {
    return call_api(server->port(), path, body, {{"Host", "nemeton.example"}});
  }
  json told(const std::string& path, const json& body, int status = 200) const {
    const HttpAnswer answer = post(path, body);
    EXPECT_EQ(answer.status, status) << path << ": " << answer.body;
    return answer.parsed();
  }
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
  json table(const std::string& id) const { return http(server->port(), "GET", "/api/v1/tables/" + id).parsed(); }

  std::unique_ptr<StoreFixture> fixture = new_store_fixture();
  std::unique_ptr<TestServer> server = fixture->serve();
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

TEST_F(AccountsTest, SessionsEnd) {
  const json first = come(phone, "Ceridwen");
  const json second = sign_in(phone.get(challenge())).parsed();
  const json third = sign_in(phone.get(challenge())).parsed();
  told("DELETE sessions/current", {{"key", third["key"]}});
  expect_out(third);
  told("DELETE sessions/others", {{"key", second["key"]}});
  expect_out(first);
  EXPECT_EQ(mine(second)["sessions"], 1);
  told("DELETE sessions/others", {{"key", third["key"]}});
  EXPECT_EQ(mine(second)["sessions"], 1);
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
  own.say({{"type", "resign"}, {"id", "enough"}});
  EXPECT_TRUE(own.hear());
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
  server->move_page("");
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

TEST_F(AccountsTest, ADeviceIsToldOfAPlayersSeatByTheKeyOfItsSession) {
  const Opened opened = open_table(server->port(), kTwoPeople);
  const json here = come(phone, "Ceridwen");
  take_along(here, opened.table, opened.key);
  json device = PushDevice("/phone").subscription(1);
  device["key"] = here["key"];
  EXPECT_EQ(told("tables/" + opened.table + "/subscriptions", device), json::object());
  device["key"] = std::string(43, 'k');
  EXPECT_EQ(post("tables/" + opened.table + "/subscriptions", device).error(), "bad_key");
}

TEST_F(AccountsTest, ASeatOfAGuestIsTakenAlongAndPlayedOnAnotherDevice) {
  const Opened opened = open_table(server->port(), kTwoPeople);
  const std::string guest = join(server->port(), opened.table);
  Person watching(server->port(), opened.table, "");
  Person other(server->port(), opened.table, guest);
  other.say({{"type", "name"}, {"name", "A guest"}});

  const json here = come(phone, "Ceridwen");
  EXPECT_EQ(take_along(here, opened.table, opened.key), json({{"table", opened.table}, {"seat", 0}}));
  EXPECT_EQ(take_along(here, opened.table, opened.key)["seat"], 0);
  const json seats = watching.hear_seats([](const json& now) { return now[0].value("name", "") == "Ceridwen"; });
  EXPECT_EQ(seats[0]["player"], here["player"]);

  const json there = sign_in(phone.get(challenge())).parsed();
  const json tables = told("GET accounts/me/tables", {{"key", there["key"]}})["tables"];
  ASSERT_EQ(tables.size(), 1u);
  EXPECT_EQ(tables[0]["table"], opened.table);
  EXPECT_EQ(tables[0]["game"], "brandubh");
  EXPECT_EQ(tables[0]["seat"], 0);
  EXPECT_EQ(tables[0]["over"], false);
  // The key of the session opens the seat, there as at its own device.
  Person again(server->port(), opened.table, there["key"]);
  EXPECT_EQ(again.seat(), 0);
  const json standing =
      told("seats/lookup", {{"seats", {{{"table", opened.table}, {"key", there["key"]}}}}})["tables"][0];
  EXPECT_EQ(standing["seat"], 0);
  Person own(server->port(), opened.table, opened.key);
  while (again.actions().empty() && other.actions().empty()) ASSERT_TRUE(again.hear());
  again.say({{"type", "resign"}, {"id", "enough"}});
  while (!again.over()) ASSERT_TRUE(again.hear());
  EXPECT_EQ(told("GET accounts/me/tables", {{"key", here["key"]}})["tables"][0]["over"], true);

  // Nobody else has it by a session, and who is called by a kept name is not called otherwise.
  const json gwion = come(desk, "Gwion");
  EXPECT_EQ(take_along(gwion, opened.table, opened.key)["error"], "seat_taken");
  EXPECT_EQ(take_along(gwion, opened.table, "wrong")["error"], "bad_key");
  EXPECT_EQ(take_along(gwion, "nowhere", "wrong")["error"], "no_table");
  EXPECT_EQ(take_along(here, opened.table, guest)["error"], "seat_taken");
  EXPECT_EQ(Person(server->port(), opened.table, "").seat(), -1);
  own.say({{"type", "name"}, {"name", "Otherwise"}});
  EXPECT_EQ(own.socket.receive("error")["code"], "name_fixed");
  WebSocketClient stranger;
  ASSERT_EQ(stranger.open(server->port(), opened.table), 101);
  stranger.send({{"type", "hello"}, {"after", -1}, {"key", gwion["key"]}});
  EXPECT_EQ(stranger.receive("error")["code"], "bad_key");

  // The rematch is the player's too, on both devices.
  for (Person* each : {&again, &other}) each->say({{"type", "rematch"}});
  const std::string next = again.socket.receive("next")["table"];
  EXPECT_EQ(Person(server->port(), next, there["key"]).seat(), 1);
  EXPECT_EQ(Person(server->port(), next, opened.key).welcome["seats"][1]["player"], here["player"]);
}

TEST_F(AccountsTest, ANewNameIsSeenAtTheTable) {
  const json in = come(phone, "Ceridwen");
  const Opened opened = open_table(server->port(), kTwoPeople);
  take_along(in, opened.table, opened.key);
  Person watching(server->port(), opened.table, "");
  EXPECT_EQ(watching.welcome["seats"][0]["name"], "Ceridwen");
  come(desk, "Gwion");
  const auto rename = [&](const std::string& name) {
    return post("PUT accounts/me/name", {{"key", in["key"]}, {"name", name}});
  };
  EXPECT_EQ(rename("GWION").error(), "name_taken");
  EXPECT_EQ(rename("admin").error(), "bad_name");
  EXPECT_EQ(rename(" Ceri  Wen ").parsed()["name"], "Ceri Wen");
  EXPECT_EQ(watching.socket.receive("seats")["seats"][0]["name"], "Ceri Wen");
  EXPECT_EQ(mine(in)["name"], "Ceri Wen");
  EXPECT_EQ(mine(in)["player"], in["player"]);
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

TEST_F(AccountsTest, AnInvalidRequestIsRefused) {
  const json in = come(phone, "Ceridwen");
  const std::string key = in["key"];
  const auto passkey = [&](const char* part, const json& value) {
    json wrong = Authenticator::written(phone.get(challenge()));
    wrong[part] = value;
    return post("sessions", {{"passkey", wrong}}).body;
  };
  for (const char* part : {"id", "client_data_json", "authenticator_data", "signature"}) {
    for (const json& wrong : {json(7), json("not base64url!"), json("a"), json(std::string(8193, 'A')), json()})
      EXPECT_THAT(passkey(part, wrong), HasSubstr(part));
  }
  for (const json& wrong : {json({{"before_joined_at", "x"}, {"before_table", "y"}}), json({{"before_joined_at", 1}}),
                            json({{"before_table", "y"}})}) {
    json search = wrong;
    search["key"] = key;
    EXPECT_EQ(post("GET accounts/me/tables", search).error(), "bad_request") << wrong;
  }
  EXPECT_EQ(post("DELETE accounts/me/passkeys/!", {{"key", key}}).error(), "bad_request");
  EXPECT_EQ(mine(in)["passkeys"].size(), 1u);
}

}  // namespace
}  // namespace nemeton
