// The SQLite store: its file, and what may be wrong with it.
#include "server/store/sqlite/sqlite.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <unistd.h>

#include <fstream>
#include <map>
#include <random>
#include <set>
#include <sstream>

#include "server/store/personal_data_kinds.hpp"
#include "server/store/sqlite/file.hpp"
#include "server/tests/support/server_fixture.hpp"
#include "server/tests/support/sqlite_fixture.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

class SqliteTest : public testing::Test {
 protected:
  std::string open_error() {
    store.reset();
    const auto again = open_sqlite(folder.path());
    return again ? "" : again.error();
  }
  std::filesystem::path file() const { return folder.path() / "nemeton.sqlite"; }
  std::string plan_of(const Query& query) const {
    sqlite3* db = nullptr;
    sqlite3_open(file().c_str(), &db);
    std::string plan;
    {
      SqliteStatement statement(db, "explain query plan " + query.sql.for_sqlite());
      while (statement.step()) plan += statement.row().text(3) + "\n";
    }
    sqlite3_close(db);
    return plan;
  }
  std::string bytes() const {
    std::ifstream in(file(), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  TemporaryFolder folder;
  std::unique_ptr<Store> store = open_sqlite(folder.path()).value();
};

TEST_F(SqliteTest, ASecondServerIsKeptOut) {
  EXPECT_EQ(open_sqlite(folder.path()).error(),
            "data folder " + folder.path().string() + " is in use by another server");
}

TEST_F(SqliteTest, EveryTableIsNamedAmongWhatIsKeptOfPeople) {
  std::set<std::string> named = {"signing_key"};  // the server's own key
  for (const PersonalData& each : kKept) {
    std::istringstream tables{std::string(each.tables)};
    for (std::string table; tables >> table;) EXPECT_TRUE(named.insert(table).second) << table;
  }
  std::set<std::string> found;
  sqlite3* db = nullptr;
  sqlite3_open(file().c_str(), &db);
  {
    SqliteStatement statement(db, "select name from sqlite_master where type = 'table'");
    while (statement.step()) found.insert(statement.row().text(0));
  }
  sqlite3_close(db);
  EXPECT_EQ(named, found);
}

TEST_F(SqliteTest, TheLeadersOfAGameAreFoundByTheirIndexAndNotSorted) {
  const std::string plan = plan_of(query_for_leaders("tug", 100));
  EXPECT_THAT(plan, HasSubstr("SEARCH ratings USING INDEX leaders (game=?)"));
  EXPECT_THAT(plan, HasSubstr("SEARCH players USING PRIMARY KEY (id=?)"));
  EXPECT_THAT(plan, testing::Not(HasSubstr("TEMP B-TREE")));
}

TEST_F(SqliteTest, TheTournamentsOfAPlayerAreFoundByTheirIndexes) {
  const std::string plan = plan_of(query_for_tournaments_of("p7", std::nullopt, 50));
  EXPECT_THAT(plan, HasSubstr("SEARCH tournaments USING COVERING INDEX tournaments_of (host=?)"));
  EXPECT_THAT(plan, HasSubstr("SEARCH tournament_entrants USING COVERING INDEX one_entrant_of (player=?)"));
  EXPECT_THAT(plan, HasSubstr("SEARCH tournaments USING PRIMARY KEY (id=?)"));
  EXPECT_THAT(plan, HasSubstr("SEARCH newest USING PRIMARY KEY (tournament=? AND number=?)"));
  // Nothing is looked through but what was found so.
  for (const char* table :
       {"SCAN tournaments", "SCAN tournament_entrants", "SCAN tournament_events", "SCAN made", "SCAN newest"})
    EXPECT_THAT(plan, testing::Not(HasSubstr(table)));
}

TEST_F(SqliteTest, AFileThatIsNoDatabaseIsNamed) {
  store.reset();
  std::filesystem::remove(file());
  std::ofstream(file()) << std::string(5000, 'x');
  EXPECT_EQ(open_error(), "database " + file().string() + " cannot be used: file is not a database");
}

// What SQLite itself would take for a database that is to be made.
TEST_F(SqliteTest, AnEmptyFileWhereTablesWereIsNoNewDatabase) {
  store.reset();
  const std::string beside = ", where tables were kept: put a copy back (docs/backup.md), or delete " +
                             (folder.path() / "nemeton.lock").string() + " to begin anew";
  std::filesystem::resize_file(file(), 0);
  EXPECT_EQ(open_error(), "database " + file().string() + " is empty" + beside);
  EXPECT_EQ(std::filesystem::file_size(file()), 0u);
  std::filesystem::remove(file());
  EXPECT_EQ(open_error(), "database " + file().string() + " is missing" + beside);
  EXPECT_FALSE(std::filesystem::exists(file()));
  std::filesystem::remove(folder.path() / "nemeton.lock");
  EXPECT_EQ(open_error(), "");
}

TEST_F(SqliteTest, NoBitOfATableChangesUnseen) {
  constexpr int kTables = 28;
  std::map<std::string, StoredTable> whole;
  for (int i = 0; i < kTables; ++i) {
    const std::string id = "table" + std::to_string(i);
    StoredTable table = some_table(id);
    for (int number = 1; number <= 60; number += 2) {
      table.log.push_back({0, "10+" + std::to_string(number), "id"});
      table.log.push_back({kChance, "3", ""});
    }
    commit(*store, OpenTable{table, ""});
    whole.emplace(id, load(*store, id));
  }
  store.reset();
  const std::string sound = bytes();
  const auto path = folder.path() / "flipped.sqlite";
  std::mt19937 random(1);
  int seen = 0;
  int wrong_tables = 0;
  for (int flip = 0; flip < 300; ++flip) {
    std::string flipped = sound;
    flipped[random() % flipped.size()] ^= static_cast<char>(1 << random() % 8);
    std::ofstream(path, std::ios::binary) << flipped;
    const auto opened = SqliteFile::open(path, Access::look);
    if (!opened) {
      ++seen;
      continue;
    }
    for (const auto& [id, table] : whole) {
      const auto loaded = (*opened)->load(id, 0);
      if (!loaded || !*loaded) {
        ++wrong_tables;
        // Of a table whose name is gone nothing is left to be told apart from one that never was, but the whole check sees it.
        if (loaded) EXPECT_FALSE((*opened)->check()) << id;
        continue;
      }
      EXPECT_EQ((*loaded)->options, table.options) << id;
      EXPECT_EQ((*loaded)->server_seed, table.server_seed) << id;
      EXPECT_EQ(last_link("", (*loaded)->log), last_link("", table.log)) << id;
    }
  }
  EXPECT_GT(seen + wrong_tables, 50);
}

TEST_F(SqliteTest, AStartNamesTablesThatAreShortened) {
  commit(*store, OpenTable{some_table("a"), ""});
  commit(*store, Append{"a", 1, {{0, "one", ""}, {1, "two", ""}}, false});
  store.reset();
  execute(file(), "delete from log where number = 2");
  const auto opened = SqliteFile::open(file(), Access::serve).value();
  EXPECT_THAT(opened->shortened().value(), testing::ElementsAre("a"));
}

TEST_F(SqliteTest, ADatabaseThatAnotherProcessHoldsIsNamed) {
  store.reset();
  sqlite3* db = nullptr;
  sqlite3_open(file().c_str(), &db);
  sqlite3_exec(db, "pragma locking_mode = exclusive; begin exclusive", nullptr, nullptr, nullptr);
  EXPECT_EQ(open_error(), "database " + file().string() + " cannot be used: database is locked");
  sqlite3_close(db);
  EXPECT_EQ(open_error(), "");
}

// As another user than root, who may do everything.
class Unprivileged {
 public:
  Unprivileged() {
    if (root_ && seteuid(65534) != 0) ADD_FAILURE();
  }
  ~Unprivileged() {
    if (root_ && seteuid(0) != 0) ADD_FAILURE();
  }

 private:
  bool root_ = geteuid() == 0;
};

TEST_F(SqliteTest, WhatMayNotBeWrittenIsNamed) {
  store.reset();
  namespace fs = std::filesystem;
  for (const auto& each : fs::directory_iterator(folder.path())) fs::permissions(each.path(), fs::perms{0666});
  fs::permissions(file(), fs::perms{0444});
  fs::permissions(folder.path(), fs::perms{0777});
  const fs::path lock = folder.path() / "nemeton.lock";
  {
    const Unprivileged user;
    EXPECT_EQ(open_error(), "database " + file().string() + " cannot be used: it may be read, but not written");
  }
  fs::permissions(folder.path(), fs::perms{0555});
  {
    const Unprivileged user;
    EXPECT_THAT(open_error(), HasSubstr("database " + file().string() + " cannot be used: "));
  }
  fs::permissions(lock, fs::perms{0444});
  {
    const Unprivileged user;
    EXPECT_EQ(open_error(), "data folder " + folder.path().string() + " cannot be written: Permission denied");
  }
  fs::permissions(folder.path(), fs::perms{0700});
  EXPECT_EQ(open_error(), "");
}

TEST_F(SqliteTest, OpensAgainAfterItWasTriedWhetherItCanBeWritten) {
  commit(*store, Probe{});
  EXPECT_EQ(open_error(), "");
}

TEST_F(SqliteTest, ADatabaseOfAnotherProgramIsLeftAlone) {
  store.reset();
  std::filesystem::remove(file());
  execute(file(), "pragma user_version = 1; create table tables (x)");
  EXPECT_THAT(open_error(), HasSubstr("schema version 1 is not of a released nemeton"));
  execute(file(), "pragma application_id = 1315269989");
  EXPECT_THAT(open_error(), HasSubstr("its tables are not those of nemeton"));
}

TEST_F(SqliteTest, AFolderThatCannotBeMadeIsNamed) {
  const auto blocked = file() / "data";
  EXPECT_THAT(open_sqlite(blocked).error(), HasSubstr("data folder " + blocked.string() + " cannot be made: "));
}

}  // namespace

}  // namespace nemeton
