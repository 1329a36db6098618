// The answers of a server to clients that ask for too much, and that it serves the others.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <regex>
#include <thread>

#include "server/base/rate.hpp"
#include "server/tests/support/authenticator.hpp"
#include "server/tests/support/mail_server.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

// A client, as the proxy names it.
using Headers = std::map<std::string, std::string>;
const Headers kAnn = {{"X-Forwarded-For", "192.0.2.1"}};
const Headers kBob = {{"X-Forwarded-For", "192.0.2.2"}};

HttpAnswer open_one(const TestServer& server, const Headers& headers, const char* seats = R"(["you","open"])") {
  return http(server.port(), "POST", "/api/v1/tables", R"({"game":"brandubh","seats":)" + std::string(seats) + "}",
              headers);
}

void expect_refused(const HttpAnswer& answer, int status, const char* code) {
  EXPECT_EQ(answer.status, status) << answer.body;
  EXPECT_EQ(answer.error(), code);
  ASSERT_TRUE(answer.headers.contains("retry-after"));
  EXPECT_GT(std::stoi(answer.headers.at("retry-after")), 0);
  EXPECT_EQ(answer.parsed()["retry_after"], std::stoi(answer.headers.at("retry-after")));
}

TEST(SecurityLimitsTest, AnAddressThatOpensTooManyTablesWaitsAndOthersDoNot) {
  const TestServer server({.tables_per_minute = 2}, "127.0.0.1");
  EXPECT_EQ(open_one(server, kAnn).status, 201);
  EXPECT_EQ(open_one(server, kAnn).status, 201);
  expect_refused(open_one(server, kAnn), 429, "too_fast");
  EXPECT_EQ(open_one(server, kBob).status, 201);
}

TEST(SecurityLimitsTest, AnUntrustedProxyDoesNotNameTheClient) {
  const TestServer server({.tables_per_minute = 1}, "192.0.2.0/24");
  EXPECT_EQ(open_one(server, kAnn).status, 201);
  expect_refused(open_one(server, kBob), 429, "too_fast");
}

TEST(SecurityLimitsTest, AnAddressThatHasHadTooMuchWaitsAndOthersDoNot) {
  const TestServer server({.bytes_per_second = 2000}, "127.0.0.1");
  const auto games = [&](const Headers& headers) { return http(server.port(), "GET", "/api/v1/games", "", headers); };
  while (games(kAnn).status == 200) continue;
  expect_refused(games(kAnn), 429, "too_fast");
  EXPECT_EQ(games(kBob).status, 200);
  // The files of the page are served all the same.
  EXPECT_EQ(http(server.port(), "GET", "/no-such-file.js", "", kAnn).status, 404);
}

TEST(SecurityLimitsTest, AnAddressThatHasHadTooMuchHearsAllOfAGameLater) {
  const TestServer server({.bytes_per_second = 30'000});
  const Opened opened = open_table(
      server.port(), {{"game", "danube"}, {"seats", {"bot:novice", "bot:novice"}}, {"options", {{"ply_limit", 60}}}});
  for (int i = 0; i < 2; ++i) {
    Person spectator(server.port(), opened.table, "");
    while (!spectator.over()) ASSERT_TRUE(spectator.hear());
    for (int n = 0; n <= spectator.last(); ++n) EXPECT_EQ(spectator.events[static_cast<std::size_t>(n)]["n"], n);
  }
}

TEST(SecurityLimitsTest, SeatsOfTheLobbyAreLimited) {
  const TestServer server({.lobby_joins_per_minute = 2}, "127.0.0.1");
  const auto opened = [&](bool lobby) {
    const json request = {{"game", "brandubh"}, {"seats", {"you", "open"}}, {"lobby", lobby}};
    return open_table(server.port(), request).table;
  };
  const auto join_as = [&](const Headers& headers, const std::string& table) {
    return http(server.port(), "POST", "/api/v1/tables/" + table + "/join", "{}", headers);
  };
  for (int i = 0; i < 2; ++i) EXPECT_EQ(join_as(kAnn, opened(true)).status, 200);
  const std::string table = opened(true);
  expect_refused(join_as(kAnn, table), 429, "too_fast");
  EXPECT_EQ(join_as(kBob, table).status, 200);
  EXPECT_EQ(join_as(kAnn, opened(false)).status, 200) << "who has the link is no stranger";
}

TEST(SecurityLimitsTest, AnInvalidOpeningDoesNotCount) {
  const TestServer server({.tables_per_minute = 1, .open_tables = 1});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(open_one(server, {}, "[]").status, 400);
  EXPECT_EQ(open_one(server, {}).status, 201);
}

TEST(SecurityLimitsTest, RematchesAreNewTables) {
  const TestServer server({.tables_per_minute = 2});
  Opened opened = open_table(server.port(), {{"game", "brandubh"}, {"seats", {"you", "bot:novice"}}});
  const auto again = [&](Person& person) {
    person.say({{"type", "resign"}, {"id", "x"}});
    while (!person.over() && person.hear()) continue;
    person.say({{"type", "rematch"}});
  };
  Person person(server.port(), opened.table, opened.key);
  again(person);
  const json next = person.socket.receive("next");
  ASSERT_TRUE(next.is_object());
  Person second(server.port(), next["table"], next["key"]);
  again(second);
  const json error = second.socket.receive("error");
  EXPECT_EQ(error["code"], "too_fast");
  EXPECT_GT(error["retry_after"], 0);
}

TEST(SecurityLimitsTest, SeeksAreNewTables) {
  const TestServer server({.tables_per_minute = 2}, "127.0.0.1");
  const auto seek = [&](const Headers& headers, char key) {
    const json body = {{"seat_key", std::string(43, key)},
                       {"games", {"duel"}},
                       {"speed", key == 'b' ? "classical" : "rapid"},
                       {"wait", 0}};
    return call_api(server.port(), "seeks", body, headers);
  };
  for (const char key : {'a', 'b'}) EXPECT_EQ(seek(kAnn, key).status, 200);
  expect_refused(seek(kAnn, 'c'), 429, "too_fast");
  // A seek that waits goes on, however often its client asks.
  for (int i = 0; i < 3; ++i) EXPECT_EQ(seek(kAnn, 'a').status, 200);
  EXPECT_EQ(seek(kBob, 'd').status, 200);
}

TEST(SecurityLimitsTest, AnAddressThatSubscribesTooOftenWaitsAndOthersDoNot) {
  const TestServer server({.subscriptions_per_day = 1}, "127.0.0.1");
  const char* kDevice = R"({"endpoint":"ftp://x","p256dh":"A","auth":"A","language":"en"})";
  const auto subscribe = [&](Headers headers) {
    headers["Authorization"] = "Bearer x";
    return http(server.port(), "POST", "/api/v1/tables/nobody/subscriptions", kDevice, headers);
  };
  EXPECT_EQ(subscribe(kAnn).status, 400);
  expect_refused(subscribe(kAnn), 429, "too_fast");
  EXPECT_EQ(subscribe(kBob).status, 400);
}

TEST(SecurityLimitsTest, EachTableThatIsAskedForInOneRequestCounts) {
  const TestServer server({.requests_per_minute = 10}, "127.0.0.1");
  const json table = open_one(server, kAnn).parsed();
  const json seat = {{"table", table["table"]}, {"key", table["key"]}};
  const auto ask = [&](std::size_t tables) {
    const json body = {{"seats", json::array_t(tables, seat)}};
    return call_api(server.port(), "seats/lookup", body, kAnn);
  };
  EXPECT_EQ(ask(8).status, 200);
  EXPECT_EQ(open_one(server, kBob).status, 201);
  // More than come back while this test runs, however slowly.
  expect_refused(ask(90), 429, "too_fast");
}

TEST(SecurityLimitsTest, MessagesThatComeTooFastAreAllAnsweredButKeptWaiting) {
  const TestServer server({.messages_per_second = 20});
  const Opened opened = open_table(server.port(), kTwoPeople);
  Person person(server.port(), opened.table, opened.key);
  const auto began = Clock::now();
  constexpr int kMessages = 30;
  for (int i = 0; i < kMessages; ++i) person.act("nonsense " + std::to_string(i), "nonsense");
  const std::string action = person.actions().front();
  person.act("move", action);
  for (int i = 0; i < kMessages; ++i) {
    const json error = person.socket.receive("error");
    ASSERT_TRUE(error.is_object());
    EXPECT_EQ(error["id"], "nonsense " + std::to_string(i));
    EXPECT_EQ(error["code"], "illegal_action");
  }
  const json event = person.socket.receive("event");
  EXPECT_EQ(event["id"], "move");
  EXPECT_EQ(event["token"], action);
  // Twenty at once, hello among them, and then one every twentieth of a second: the lower bound holds on any machine.
  EXPECT_GE(Clock::now() - began, std::chrono::milliseconds((kMessages - 20) * 50));
}

TEST(SecurityLimitsTest, AClientThatFloodsKeepsNoOtherWaiting) {
  const TestServer server({.messages_per_second = 1});
  auto [opened, other_key, first, second] = seat_two_people(server.port());
  constexpr int kFlood = 1000;
  for (int i = 0; i < kFlood; ++i) second.act("nonsense " + std::to_string(i), "nonsense");
  const auto before = Clock::now();
  const std::string action = first.actions().front();
  first.act("move", action);
  ASSERT_TRUE(first.hear());
  EXPECT_EQ(first.event()["token"], action);
  // It would take the flood a quarter of an hour to get through.
  EXPECT_LT(Clock::now() - before, std::chrono::seconds(kFlood / 2));
}

// The ways of trying a key, and a pass; each gives the code of the error, or "".
class Trying {
 public:
  Trying(int port, std::string table) : port_(port), table_(std::move(table)) {}

  std::string hello(const std::string& key) const {
    WebSocketClient socket;
    EXPECT_EQ(socket.open(port_, table_), 101);
    socket.send({{"type", "hello"}, {"key", key}});
    const json answer = json::parse(socket.receive_text().value_or("{}"));
    return answer.value("code", "");
  }
  std::string mine(const std::string& key) const {
    const json seats = {{"seats", {{{"table", table_}, {"key", key}}}}};
    return call_api(port_, "seats/lookup", seats).parsed()["tables"][0].value("error", "");
  }
  HttpAnswer leave_pass(const std::string& key) const {
    const json pass = {{"key", key}, {"id", kId}, {"ciphertext", "sealed"}};
    return call_api(port_, "tables/" + table_ + "/passes", pass);
  }
  HttpAnswer use_pass(const std::string& id) const { return call_api(port_, "passes/redeem", {{"id", id}}); }
  HttpAnswer forget(const std::string& key) const {
    return call_api(port_, "tables/" + table_ + "/leave", {{"key", key}});
  }

  static inline const std::string kId = std::string(43, 'w');

 private:
  int port_;
  std::string table_;
};

TEST(SecurityLimitsTest, WrongKeysCountWhereverTheyAreTriedAndARightOneOpensEverywhereAllTheSame) {
  const TestServer server({.wrong_keys_per_minute = 4});
  const Opened opened = open_table(server.port(), kTwoPeople);
  const Trying trying(server.port(), opened.table);
  const std::string wrong(43, 'A');
  EXPECT_EQ(trying.hello(wrong), "bad_key");
  EXPECT_EQ(trying.mine(wrong), "bad_key");
  EXPECT_EQ(trying.leave_pass(wrong).error(), "bad_key");
  EXPECT_EQ(trying.forget(wrong).error(), "bad_key");
  // That were four.
  for (int times = 0; times < 2; ++times) {
    EXPECT_EQ(trying.hello(wrong), "too_fast");
    EXPECT_EQ(trying.mine(wrong), "too_fast");
    expect_refused(trying.leave_pass(wrong), 429, "too_fast");
    expect_refused(trying.forget(wrong), 429, "too_fast");
    EXPECT_EQ(trying.hello(opened.key), "");
    EXPECT_EQ(trying.mine(opened.key), "");
    EXPECT_EQ(trying.leave_pass(opened.key).status, 201);
    EXPECT_EQ(trying.use_pass(Trying::kId).status, 200);
  }
  EXPECT_EQ(trying.forget(opened.key).status, 200);
}

// Whatever checks a secret counts a wrong one: beyond the limit none says any more that it was wrong.
TEST(SecurityLimitsTest, EveryOperationThatTakesASecretCountsAWrongOne) {
  TestServer server({.wrong_keys_per_minute = 1});
  server.set(&Config::moderator_keys, "host:" + std::string(40, 'h'));
  const Opened opened = open_table(server.port(), kTwoPeople);
  const std::string wrong(43, 'A');
  const std::string table = "tables/" + opened.table;
  const json keyed = {{"key", wrong}};
  const json session = {{"session", wrong}};
  const auto with = [](json body, const json& more) {
    body.update(more);
    return body;
  };
  const json passkey = {{"id", "AAAA"}, {"client_data_json", "AAAA"}, {"authenticator_data", "AAAA"}};
  const std::vector<std::pair<std::string, json>> tries = {
      {table + "/leave", keyed},
      {table + "/remove-player", with(keyed, {{"seat", 1}})},
      {"DELETE " + table, keyed},
      {table + "/make-private", keyed},
      {table + "/passes", with(keyed, {{"id", std::string(43, 'w')}, {"ciphertext", "b"}})},
      {table + "/join", session},
      {"GET " + table + "/ratings", session},
      {"tables", with(kTwoPeople, session)},
      {"seeks", {{"seat_key", wrong}, {"games", {"tug"}}, {"speed", "rapid"}, {"session", wrong}}},
      {"accounts", {{"name", "Gwion"}, {"passkey", passkey}}},
      {"sessions", {{"passkey", with(passkey, {{"signature", "AAAA"}})}}},
      {"accounts/challenges", keyed},
      {"GET accounts/me", keyed},
      {"GET accounts/me/tables", keyed},
      {"GET accounts/me/tournaments", keyed},
      {"accounts/me/seats", with(keyed, {{"seats", json::array()}})},
      {"accounts/me/passkeys", with(keyed, {{"passkey", passkey}})},
      {"DELETE accounts/me/passkeys/AAAA", keyed},
      {"accounts/me/recovery-codes", keyed},
      {"PUT accounts/me/name", with(keyed, {{"name", "Gwion"}})},
      {"DELETE accounts/me", keyed},
      {"GET accounts/me/profile", keyed},
      {"PUT accounts/me/privacy", with(keyed, {{"private", true}})},
      {"GET accounts/me/blocks", keyed},
      {"PUT accounts/me/blocks/somebody", keyed},
      {"DELETE accounts/me/blocks/somebody", keyed},
      {"tournaments", with(keyed, {{"name", "Night"}, {"game", "brandubh"}, {"format", "swiss"}})},
      {"GET tournaments/night", keyed},
      {"tournaments/night/join", keyed},
      {"tournaments/night/leave", keyed},
      {"tournaments/night/bots", with(keyed, {{"bot", "novice"}})},
      {"tournaments/night/remove-entrant", with(keyed, {{"entrant", 0}})},
      {"tournaments/night/start", keyed},
      {"tournaments/night/close", keyed},
      {"bots", with(session, {{"name", "Taliesin"}})},
      {"GET accounts/me/bots", session},
      {"bots/somebody/token", session},
      {"DELETE bots/somebody/token", session},
      {"DELETE bots/somebody", session},
      {"bot/tables/" + opened.table + "/accept", json::object()},
      {"bot/tables/" + opened.table + "/decline", {{"reason", "no"}}},
      {"bot/tables/" + opened.table + "/act", {{"action", "x"}}},
      {"bot/tables/" + opened.table + "/resign", json::object()},
      {"bot/tables/" + opened.table + "/say", {{"phrase", "hello"}}},
      {"bot/tables/" + opened.table + "/answer", {{"proposal", 1}, {"accept", true}}},
      {"bot/tables/" + opened.table + "/rematch", json::object()},
      {"GET moderation/reports", keyed},
      {"GET moderation/bans", keyed},
      {"notifications/unsubscribe", {{"email_token", wrong}}},
      {"notifications/unsubscribe/" + wrong, json::object()},
  };
  const Headers bearer = {{"Authorization", "Bearer " + wrong}};
  EXPECT_EQ(Trying(server.port(), opened.table).forget(wrong).error(), "bad_key");
  for (const auto& [path, body] : tries) {
    const HttpAnswer answer = call_api(server.port(), path, body, bearer);
    EXPECT_EQ(answer.error(), "too_fast") << path << ": " << answer.body;
  }
  for (const std::string path : {"bot/events", "bot/tables/x/record"})
    EXPECT_EQ(http(server.port(), "GET", "/api/v1/" + path, "", bearer).error(), "too_fast") << path;
}

// Codes that people type.
class ShortSecretsTest : public testing::Test {
 protected:
  ShortSecretsTest() { server.send_mails(mails.url()); }

  HttpAnswer post(const std::string& path, const json& body) { return call_api(server.port(), path, body); }
  // Tries five wrong ones, and then the right one. Right ones before did not count.
  void guess(const std::string& path, const json& wrong, const json& right, const char* error) {
    for (int i = 0; i < 5; ++i) EXPECT_EQ(post(path, wrong).error(), error);
    expect_refused(post(path, wrong), 429, "too_fast");
    expect_refused(post(path, right), 429, "too_fast");
  }

  MailServer mails;
  TestServer server{ClientLimits{.wrong_keys_per_minute = 5}};
};

TEST_F(ShortSecretsTest, TheRightJoinCodeIsRefusedOnceTooManyWrongOnesWereTried) {
  const json made = post("tournaments", {{"key", sign_up(server.port(), "Ceridwen")["key"]},
                                         {"name", "Night"},
                                         {"game", "brandubh"},
                                         {"format", "swiss"}})
                        .parsed();
  EXPECT_EQ(post("tournaments/find", {{"join_code", made["join_code"]}}).status, 200);
  guess("tournaments/find", {{"join_code", "K7QM-4XPA"}}, {{"join_code", made["join_code"]}}, "no_tournament");
  // A player with its name or a long key is not locked out.
  EXPECT_EQ(http(server.port(), "GET", "/api/v1/tournaments/" + made["tournament"].get<std::string>()).status, 200);
}

TEST_F(ShortSecretsTest, TheRightRecoveryCodeIsRefusedOnceTooManyWrongOnesWereTried) {
  const json player = sign_up(server.port(), "Ceridwen");
  EXPECT_EQ(post("sessions", {{"recovery_code", player["recovery_codes"][0]}}).status, 201);
  guess("sessions", {{"recovery_code", "0000-0000-0000-0000"}}, {{"recovery_code", player["recovery_codes"][1]}},
        "bad_code");
  EXPECT_EQ(post("GET accounts/me", {{"key", player["key"]}}).status, 200);
}

TEST_F(ShortSecretsTest, TheRightMailCodeIsRefusedOnceTooManyWrongOnesWereTried) {
  const json asked = post("notifications/email-codes", {{"email", "ana@example.org"}, {"language", "de"}}).parsed();
  const auto mail = mails.wait_for("ana@example.org", 1, [] {});
  ASSERT_TRUE(mail);
  std::smatch found;
  ASSERT_TRUE(std::regex_search(mail->text, found, std::regex("([0-9]{4}) ([0-9]{4})")));
  const std::string code = found[1].str() + found[2].str();
  const json right = {{"challenge", asked["challenge"]}, {"code", code}};
  EXPECT_EQ(post("notifications/email-tokens", right).status, 201);
  guess("notifications/email-tokens", {{"challenge", asked["challenge"]}, {"code", code + "0"}}, right, "bad_code");
}

TEST_F(ShortSecretsTest, TheRightPassIsRefusedOnceTooManyWrongOnesWereTried) {
  const Opened opened = open_table(server.port(), kTwoPeople);
  EXPECT_EQ(Trying(server.port(), opened.table).leave_pass(opened.key).status, 201);
  guess("passes/redeem", {{"id", std::string(43, 'A')}}, {{"id", Trying::kId}}, "no_pass");
}

TEST_F(ShortSecretsTest, ManyWrongOnesAtOnceCountLikeOneAfterTheOther) {
  std::atomic<int> checked = 0;
  std::vector<std::jthread> all;
  for (int i = 0; i < 40; ++i) {
    all.emplace_back([&] { checked += post("tournaments/find", {{"join_code", "K7QM-4XPA"}}).error() != "too_fast"; });
  }
  all.clear();
  EXPECT_EQ(checked.load(), 5);
}

// A browser that holds keys of tables which are gone, and of seats that it has no more, is no less at home.
TEST(SecurityLimitsTest, OldKeysLockNoPlayerOut) {
  const TestServer server({.wrong_keys_per_minute = 2});
  const Opened opened = open_table(server.port(), kTwoPeople);
  json seats = json::array();
  for (int i = 0; i < 50; ++i) seats.push_back({{"table", "gone" + std::to_string(i)}, {"key", opened.key}});
  for (int i = 0; i < 10; ++i) seats.push_back({{"table", opened.table}, {"key", "old" + std::to_string(i)}});
  seats.push_back({{"table", opened.table}, {"key", opened.key}});
  for (int times = 0; times < 2; ++times) {
    const json told = call_api(server.port(), "seats/lookup", {{"seats", seats}}).parsed()["tables"];
    ASSERT_EQ(told.size(), 61u);
    for (std::size_t i = 0; i < 50; ++i) EXPECT_EQ(told[i]["error"], "no_table");
    for (std::size_t i = 50; i < 60; ++i) {
      EXPECT_EQ(told[i]["error"], times == 0 && i < 52 ? "bad_key" : "too_fast");
    }
    EXPECT_EQ(told[60]["seat"], 0);
  }
}

TEST(SecurityLimitsTest, BodiesAndMessagesHaveTheSizeThatIsSet) {
  const TestServer server({.message_bytes = 2000});
  EXPECT_EQ(http(server.port(), "POST", "/api/v1/tables", std::string(2000, ' ')).error(), "bad_json");
  const HttpAnswer answer = http(server.port(), "POST", "/api/v1/tables", std::string(2001, ' '));
  EXPECT_EQ(answer.status, 413);
  EXPECT_EQ(answer.error(), "too_large");
  EXPECT_THAT(answer.body, HasSubstr("at most 2000 bytes"));
  const Opened opened = open_table(server.port(), kTwoPeople);
  Person person(server.port(), opened.table, opened.key);
  person.socket.send_text(std::string(2000, ' '));
  EXPECT_EQ(person.socket.receive("error")["code"], "bad_json");
  person.socket.send_text(std::string(2001, ' '));
  EXPECT_FALSE(person.hear());
  EXPECT_EQ(person.socket.close_code(), 1009);
}

// Forty players behind one address, each with the page open twice, who come at the same time, open a table and play.
TEST(SecurityLimitsTest, AClubBehindOneAddressPlaysWithTheDefaults) {
  const TestServer server(ClientLimits{});
  std::vector<std::unique_ptr<Person>> people;
  std::vector<Opened> tables;
  for (int i = 0; i < 40; ++i) tables.push_back(open_table(server.port(), kTwoPeople));
  for (const Opened& each : tables) {
    const std::string key = join(server.port(), each.table);
    for (const std::string& seat : {each.key, key}) {
      people.push_back(std::make_unique<Person>(server.port(), each.table, seat));
    }
  }
  // The files of the page, loaded again.
  for (int i = 0; i < 40 * 30; ++i) ASSERT_EQ(http(server.port(), "GET", "/assets/x.js").status, 404);
  for (std::size_t i = 0; i < people.size(); i += 2) {
    people[i]->act("x", people[i]->actions().front());
    EXPECT_TRUE(people[i]->hear());
    EXPECT_TRUE(people[i + 1]->hear());
  }
}

}  // namespace
}  // namespace nemeton
