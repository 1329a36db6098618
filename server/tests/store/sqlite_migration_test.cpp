// A step of the schema of a SQLite file: it is made whole, with all that the file holds, or the file stays as it was.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <fstream>

#include "server/store/sqlite/schema.hpp"
#include "server/store/sqlite/sqlite.hpp"
#include "server/store/sqlite/statement.hpp"
#include "server/tests/support/faulty_disk.hpp"
#include "server/tests/support/sqlite_fixture.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

// A made-up step from version 1 to version 2.
constexpr std::array kMadeUpSteps = {
    "alter table tables add column colour text not null default 'green'; create table colours (name text); "
    "insert into colours select colour from tables"};

class SqliteMigrationTest : public testing::Test {
 protected:
  SqliteMigrationTest() { lay(); }

  fs::path folder() const { return folder_of_test.path() / "data"; }
  fs::path file() const { return folder() / "nemeton.sqlite"; }
  // Puts a database of version 1 there, and nothing else.
  void lay() const {
    fs::remove_all(folder());
    const auto store = open_sqlite(folder()).value();
    for (const char* id : {"a", "b"}) {
      commit(*store, OpenTable{some_table(id), ""});
      commit(*store, Append{id, 1, {{0, "one", "id"}, {kChance, "2", ""}}, false});
    }
  }
  SqliteDatabase open() const {
    sqlite3* db = nullptr;
    EXPECT_EQ(sqlite3_open(file().c_str(), &db), SQLITE_OK);
    return SqliteDatabase(db);
  }
  std::expected<void, std::string> migrate() const { return migrate_sqlite(open().get(), Access::serve, kMadeUpSteps); }
  std::string ask(const std::string& query) const {
    std::string found;
    const auto row = [](void* text, int count, char** values, char**) {
      for (int i = 0; i < count; ++i) *static_cast<std::string*>(text) += std::string(values[i]) + "\n";
      return 0;
    };
    const SqliteDatabase db = open();
    EXPECT_EQ(sqlite3_exec(db.get(), query.c_str(), row, &found, nullptr), SQLITE_OK) << sqlite3_errmsg(db.get());
    return found;
  }
  // The queries for every row of every table, in the columns that it has now.
  std::string query_for_rows() const {
    return ask(
        "select 'select ' || (select group_concat('quote(' || name || ')') from pragma_table_info(t.name)) || "
        "' from ' || name || ';' from sqlite_schema as t where type = 'table'");
  }
  std::string schema() const {
    return ask("pragma user_version") + ask("select sql from sqlite_schema where sql is not null order by name");
  }
  std::string whole() const { return schema() + ask(query_for_rows()); }
  std::string bytes() const {
    std::ifstream in(file(), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  TemporaryFolder folder_of_test;
};

TEST_F(SqliteMigrationTest, AnOlderDatabaseGetsTheStepAndKeepsWhatItHolds) {
  const std::string query = query_for_rows();
  const std::string before = ask(query);
  ASSERT_TRUE(migrate());
  EXPECT_EQ(ask(query), before);
  EXPECT_EQ(ask("pragma user_version; select name from colours"), "2\ngreen\ngreen\n");
  const std::string migrated = bytes();
  ASSERT_TRUE(migrate());
  EXPECT_EQ(bytes(), migrated) << "a second start changes something";
}

TEST_F(SqliteMigrationTest, AMigratedDatabaseIsArrangedLikeANewOne) {
  ASSERT_TRUE(migrate());
  const std::string migrated = schema();
  fs::remove(file());
  ASSERT_TRUE(migrate());
  EXPECT_EQ(migrated, schema());
}

TEST_F(SqliteMigrationTest, ANewerDatabaseIsRefusedAndLeftAlone) {
  ASSERT_TRUE(migrate());
  const std::string before = bytes();
  EXPECT_EQ(open_sqlite(folder()).error(), "database " + file().string() +
                                               " cannot be used: schema version 2, expected at most 1: a newer "
                                               "nemeton wrote it");
  EXPECT_EQ(bytes(), before);
}

TEST_F(SqliteMigrationTest, ADatabaseFromBeforeTheFirstReleaseIsRefusedAndLeftAlone) {
  ask("pragma application_id = 0; pragma user_version = 14");
  const std::string before = bytes();
  EXPECT_EQ(open_sqlite(folder()).error(), "database " + file().string() +
                                               " cannot be used: schema version 14 is not of a released nemeton: move "
                                               "the file away to begin with a new one");
  EXPECT_EQ(bytes(), before);
}

TEST_F(SqliteMigrationTest, ADatabaseThatIsOnlyReadIsNotMigrated) {
  const std::string before = bytes();
  EXPECT_EQ(migrate_sqlite(open().get(), Access::look, kMadeUpSteps).error(),
            "schema version 1, expected 2: a server that starts on it brings it there");
  EXPECT_EQ(bytes(), before);
}

TEST_F(SqliteMigrationTest, IfAStepFailsTheOlderVersionStays) {
  ask("create table colours (game text)");
  const std::string before = whole();
  EXPECT_THAT(migrate().error(), HasSubstr("from schema version 1 to 2: table colours already exists"));
  EXPECT_EQ(whole(), before);
  ask("drop table colours");
  EXPECT_TRUE(migrate());
}

TEST_F(SqliteMigrationTest, AKillAtAnyWriteLeavesTheOlderVersionWholeOrTheNewest) {
  const std::string older = whole();
  std::string newest;
  bool killed = true;
  int left_older = 0;
  for (int write = 1; killed; ++write) {
    ask("pragma user_version");
    const std::string copy = file().string() + ".copy";
    fs::copy_file(file(), copy, fs::copy_options::overwrite_existing);
    const int child = fork();
    if (child == 0) {
      FaultyDisk disk;
      disk.kill_at(write);
      _exit(migrate() ? 0 : 1);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    ASSERT_TRUE(killed || (WIFEXITED(status) && WEXITSTATUS(status) == 0)) << status;
    const bool stayed = ask("pragma user_version") == "1\n";
    if (stayed) ++left_older;
    if (!stayed && newest.empty()) newest = whole();
    EXPECT_EQ(whole(), stayed ? older : newest) << "killed at write " << write;
    for (const char* part : {"-wal", "-shm", "-journal"}) fs::remove(file().string() + part);
    fs::rename(copy, file());
  }
  EXPECT_GT(left_older, 5);
  EXPECT_THAT(newest, testing::StartsWith("2\n"));
}

}  // namespace
}  // namespace nemeton
