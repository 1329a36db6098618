// The PostgreSQL store: two processes on one database, news, and a server that goes away and comes back.
#include "server/store/postgres/postgres.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <csignal>
#include <latch>
#include <thread>

#include "server/dice/keys.hpp"
#include "server/store/postgres/session.hpp"
#include "server/store/postgres/values.hpp"
#include "server/tests/support/postgres_server.hpp"
#include "server/tests/support/store_fixture.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

PostgresServer& postgres() { return PostgresServer::shared(); }

std::unique_ptr<Store> open(const std::string& url) {
  start_keys();
  auto store = open_postgres(url);
  EXPECT_TRUE(store) << store.error();
  return std::move(*store);
}

// News as they come, for a test that waits.
class ReceivedNews {
 public:
  Store::News listener() {
    return [this](const std::string& id) {
      const std::lock_guard lock(mutex_);
      ids_.push_back(id);
      changed_.notify_all();
    };
  }
  bool hears(const std::string& id, std::size_t times = 1) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, kTimeout,
                             [&] { return static_cast<std::size_t>(std::ranges::count(ids_, id)) >= times; });
  }

  std::ptrdiff_t count(const std::string& id) {
    const std::lock_guard lock(mutex_);
    return std::ranges::count(ids_, id);
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> ids_;
};

class PostgresTest : public testing::Test {
 protected:
  static void nobody(const QuickChat&) {}
  static void none(const std::string&) {}
  // Tries until the store is back.
  CommitResult make_at_last(const Change& change) {
    CommitResult outcome = CommitResult::failed;
    const auto end = std::chrono::steady_clock::now() + kTimeout;
    while (outcome == CommitResult::failed && std::chrono::steady_clock::now() < end) outcome = commit(*store, change);
    return outcome;
  }

  std::string plan_of(const Query& query) const {
    auto session = PostgresSession::connect(url).value();
    PostgresQuery explained = as_postgres(query);
    explained.sql = "explain " + explained.sql;
    const auto result = session.run(explained).value();
    std::string plan;
    for (int row = 0; row < result.rows(); ++row) plan += *result.at(row, 0) + "\n";
    return plan;
  }

  std::string url = postgres().new_database();
  std::unique_ptr<Store> store = open(url);
};

TEST_F(PostgresTest, TheLeadersOfAGameAreFoundByTheirIndexAndNotSorted) {
  PostgresServer::run(
      url,
      "insert into players select 'p' || n, 'p' || n, 'p' || n, 0 from generate_series(1, 20000) as n;"
      "insert into ratings select 'p' || n, 'tug', 1000 + n * 7919 % 1000, 60, 0.06, 0, 9, 4, 1, 0, 2, false "
      "from generate_series(1, 20000) as n; analyze players; analyze ratings");
  const std::string plan = plan_of(query_for_leaders("tug", 100));
  EXPECT_THAT(plan, HasSubstr("Index Scan using leaders on ratings"));
  EXPECT_THAT(plan, HasSubstr("using players_pkey on players"));
  EXPECT_THAT(plan, testing::Not(HasSubstr("Seq Scan")));
}

TEST_F(PostgresTest, TheTournamentsOfAPlayerAreFoundByTheirIndexes) {
  PostgresServer::run(
      url,
      "insert into players select 'p' || n, 'p' || n, 'p' || n, 0 from generate_series(1, 2000) as n;"
      "insert into tournaments select 't' || n, 'w' || n, 'p' || 1 + n % 2000, '{}'::json, 3 from generate_series(1, "
      "20000) "
      "as n;"
      "insert into tournament_entrants select 't' || n, 0, 'p' || 1 + n % 1999 from generate_series(1, 20000) as n;"
      "insert into tournament_events select 't' || n, k, '{\"at\":1,\"type\":\"made\"}'::json "
      "from generate_series(1, 20000) as n, generate_series(1, 3) as k;"
      "analyze players; analyze tournaments; analyze tournament_entrants; analyze tournament_events");
  const std::string plan = plan_of(query_for_tournaments_of("p7", std::nullopt, 50));
  for (const char* index : {"tournaments_of", "one_entrant_of", "tournaments_pkey", "tournament_events_pkey"})
    EXPECT_THAT(plan, HasSubstr(index));
  EXPECT_THAT(plan, testing::Not(HasSubstr("Seq Scan")));
}

TEST_F(PostgresTest, NewsComeFromOtherProcessesAlone) {
  const auto other = open(url);
  ReceivedNews mine;
  ReceivedNews theirs;
  store->listen(mine.listener(), nobody, none);
  other->listen(theirs.listener(), nobody, none);
  // They listen.
  ASSERT_TRUE(mine.hears(""));
  ASSERT_TRUE(theirs.hears(""));
  commit(*store, OpenTable{some_table("a"), ""});
  commit(*store, Append{"a", 1, {{0, "x", ""}}, false});
  EXPECT_TRUE(theirs.hears("a"));
  commit(*other, TakeSeat{"a", 2, "key"});
  EXPECT_TRUE(mine.hears("a"));
  // Its own changes would have come before that.
  EXPECT_EQ(mine.count("a"), 1);
  commit(*store, OpenTable{some_table("b"), "a"});
  EXPECT_TRUE(theirs.hears("a", 2));
}

TEST_F(PostgresTest, AServerThatRestartsIsUsedAgain) {
  ReceivedNews heard;
  store->listen(heard.listener(), nobody, none);
  ASSERT_TRUE(heard.hears(""));
  commit(*store, OpenTable{some_table("a"), ""});
  int number = 0;
  for (const int signal : {SIGINT, SIGQUIT}) {
    const Change next = following(*store, Append{"a", number + 1, {{0, "x", ""}}, false});
    postgres().stop(signal);
    EXPECT_EQ(commit(*store, next), CommitResult::failed);
    EXPECT_THAT(wait_for(store->load("a", 0)).error().message, HasSubstr("the database cannot be read: "));
    postgres().start();
    EXPECT_EQ(make_at_last(next), CommitResult::done);
    ++number;
    EXPECT_EQ(load(*store, "a").log.size(), static_cast<std::size_t>(number));
    // What may have been missed meanwhile is news.
    EXPECT_TRUE(heard.hears("", static_cast<std::size_t>(number) + 1));
  }
}

TEST_F(PostgresTest, ACommitIsOnDiskWhateverTheDatabaseIsSetTo) {
  store.reset();
  PostgresServer::run(url, "alter database " + url.substr(14, url.find('?') - 14) + " set synchronous_commit = off");
  store = open(url);
  EXPECT_EQ(commit(*store, OpenTable{some_table("a"), ""}), CommitResult::done);
  PostgresServer::run(url, R"(do $$ begin
    assert (select setting from pg_settings where name = 'synchronous_commit') = 'off', 'the database is not set';
    end $$)");
  postgres().stop(SIGQUIT);
  postgres().start();
  EXPECT_EQ(load(*store, "a").id, "a");
}

TEST_F(PostgresTest, LimitsHoldWhateverTheDatabaseIsSetTo) {
  PostgresServer::run(url, "alter database " + url.substr(14, url.find('?') - 14) +
                               " set default_transaction_isolation = 'repeatable read'");
  store = open(url);
  const auto other = open(url);
  const auto passkey = [](int number) {
    return Passkey{.id = std::to_string(number), .algorithm = -8, .public_key = "key", .counter = 0};
  };
  commit(*store, AddPlayer{{.id = "Anu", .name = "Anu"}, "anu", passkey(0), {}, "session"});
  std::vector<std::future<CommitResult>> outcomes;
  Loops loops(2);
  const std::jthread thread([&] { loops.run(); });
  for (int i = 1; i <= 2 * kMostPasskeys; ++i) {
    AddPasskey change{"Anu", passkey(i)};
    outcomes.push_back(
        asio::co_spawn(loops.next(), (i % 2 == 0 ? *store : *other).make(std::move(change)), asio::use_future));
  }
  for (auto& each : outcomes) EXPECT_NE(each.get(), CommitResult::failed);
  loops.stop();
  EXPECT_EQ(wait_for(store->account("Anu")).value()->passkeys.size(), std::size_t{kMostPasskeys});
}

}  // namespace

}  // namespace nemeton
