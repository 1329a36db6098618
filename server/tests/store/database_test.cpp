// What may happen to PostgreSQL and the way there under a running server: it says so, confirms nothing, and goes on when that is over,
// with nothing lost or doubled.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <sstream>
#include <thread>

#include "server/tests/support/postgres_server.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/troubled_game.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

class DatabaseTest : public testing::Test {
 protected:
  ~DatabaseTest() override {
    if (program) EXPECT_EQ(program->end(SIGTERM), 0);
  }
  void start(const std::string& where) {
    program = std::make_unique<Program>(std::vector<std::string>{"--port", "0", "--limits", "off", "--store", where});
    ASSERT_NE(program->port(), 0);
  }
  // Plays, brings the trouble about, ends it, plays on; gives the server's log.
  template <class Begin, class End>
  std::string trouble(Begin begin, End end) {
    TroubledGame game(program->port());
    begin();
    game.is_refused();
    expect_nothing_opens(program->port());
    EXPECT_NE(http(program->port(), "GET", "/health").status, 0);
    end();
    game.goes_on();
    game.goes_on();
    EXPECT_EQ(program->end(SIGTERM), 0);
    const std::string log = program->complaint();
    EXPECT_THAT(log, HasSubstr("until it can, nothing is confirmed"));
    EXPECT_THAT(log, HasSubstr("the database can be used again"));
    start(url);
    game.is_whole(program->port());
    return log;
  }

  static PostgresServer& postgres() { return PostgresServer::shared(); }

  std::string url = postgres().new_database();
  std::unique_ptr<Program> program;
};

TEST_F(DatabaseTest, ADatabaseThatDoesNotAnswerIsNotWaitedForForEver) {
  start(url);
  const auto freeze = [&] {
    postgres().freeze();
    // Long before the database has no more time.
    const HttpAnswer health = http(program->port(), "GET", "/health");
    EXPECT_EQ(health.status, 503);
    EXPECT_EQ(health.body, R"({"ok":false,"reason":"the store does not answer"})");
  };
  const std::string log = trouble(freeze, [&] { postgres().thaw(); });
  EXPECT_THAT(log, HasSubstr("reason=\"it does not answer\""));
}

TEST_F(DatabaseTest, ADatabaseThatMayOnlyBeReadConfirmsNothing) {
  start(url);
  const auto set = [&](const char* value) {
    PostgresServer::run(url, std::string("alter system set default_transaction_read_only = ") + value);
    PostgresServer::run(url, "select pg_reload_conf()");
  };
  const std::string log = trouble(
      [&] {
        set("on");
        // Each process of the database takes it in when it is asked something next, or sooner.
        const auto end = std::chrono::steady_clock::now() + kTimeout;
        while (call_api(program->port(), "tables", kTwoPeople).status == 201 &&
               std::chrono::steady_clock::now() < end) {
        }
      },
      [&] { set("off"); });
  EXPECT_THAT(log, HasSubstr("read-only transaction"));
}

// Who asked hears nothing more, and the server ends as it should.
TEST_F(DatabaseTest, AServerIsStoppedWhileTheDatabaseDoesNotAnswerWhatWasAsked) {
  start(url);
  const Opened opened = open_table(program->port(), kTwoPeople);
  // One that does not have the table in memory.
  EXPECT_EQ(program->end(SIGTERM), 0);
  start(url);
  postgres().freeze();
  std::vector<std::jthread> asking;
  for (const std::string& path : {"tables/" + opened.table, std::string("public-tables")}) {
    for (int i = 0; i < 4; ++i) asking.emplace_back([this, path] { http(program->port(), "GET", "/api/v1/" + path); });
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  EXPECT_EQ(program->end(SIGTERM), 0);
  asking.clear();
  postgres().thaw();
  start(url);
  EXPECT_EQ(http(program->port(), "GET", "/api/v1/tables/" + opened.table).status, 200);
}

// The time to give numbers is over twice during the outage; whoever waits for the dice has nothing to say that would remind the server.
TEST_F(DatabaseTest, DiceThatWaitForNumbersFallWhenTheOutageIsOver) {
  program = std::make_unique<Program>(
      std::vector<std::string>{"--port", "0", "--limits", "off", "--store", url, "--dice-seconds", "2"});
  ASSERT_NE(program->port(), 0);
  const Opened opened = open_table(program->port(), {{"game", "duel"}, {"seats", {"you", "open"}}});
  Person first(program->port(), opened.table, opened.key);
  const Person second(program->port(), opened.table, join(program->port(), opened.table));
  postgres().stop(SIGINT);
  std::this_thread::sleep_for(std::chrono::seconds(6));
  postgres().start();
  first.hear_draws();
  EXPECT_FALSE(first.actions().empty());
}

TEST_F(DatabaseTest, TheProgramFindsDamageThere) {
  start(url);
  const TroubledGame game(program->port());
  const TroubledGame other(program->port());
  const auto check = [this] { return run_command("check --store '" + url + "'"); };
  EXPECT_THAT(check(), testing::MatchesRegex("0 2 tables with [0-9]+ entries in their logs: all in order\n"));
  PostgresServer::run(url, "update log set token = 'a1-a2' where number = 2 and table_id = '" + game.table() + "'");
  EXPECT_THAT(check(),
              HasSubstr("1 table " + game.table() + " is damaged: entry 2 of its log is not what was written\n"));
}

// The notices of PostgreSQL would stand between the lines as they are.
TEST_F(DatabaseTest, ALogInJsonHasTheWarningsOfTheDatabaseInIt) {
  PostgresServer::run(url, "create table nemeton_schema (version integer not null)");
  PostgresServer::run(url, R"(
create function warn() returns event_trigger language plpgsql as $$ begin raise warning 'mind the gap'; end $$;
create event trigger warn on ddl_command_end execute function warn())");
  Program said({"--port", "0", "--log", "json", "--store", url});
  ASSERT_NE(said.port(), 0);
  EXPECT_EQ(said.end(SIGTERM), 0);
  std::istringstream log(said.complaint());
  bool warned = false;
  for (std::string line; std::getline(log, line);) {
    const json object = json::parse(line, nullptr, false);
    ASSERT_TRUE(object.is_object()) << line;
    warned = warned || object.value("message", "") == "mind the gap";
  }
  EXPECT_TRUE(warned) << said.complaint();
}

// What `pg_dump` wrote while people played is a database to go on with.
TEST_F(DatabaseTest, ADumpThatIsRestoredHoldsEveryTable) {
  start(url);
  TroubledGame game(program->port());
  const std::string dump = postgres().dump(url);
  const std::string restored = postgres().new_database();
  postgres().restore(restored, dump);
  EXPECT_EQ(program->end(SIGTERM), 0);
  start(restored);
  game.is_whole(program->port());
}

}  // namespace
}  // namespace nemeton
