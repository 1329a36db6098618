// `nemeton check`: what it finds, what its status says, and that a server may run meanwhile.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <stdio.h>
#include <sys/stat.h>

#include <csignal>
#include <fstream>
#include <set>

#include "server/store/sqlite/sqlite.hpp"
#include "server/tests/support/people.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/siege.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
namespace fs = std::filesystem;

class CheckTest : public testing::Test {
 protected:
  // Its status and what it says.
  std::string run(const std::string& command) const {
    FILE* pipe = popen((NEMETON_PROGRAM " " + command + " --data " + data().string() + " 2>&1").c_str(), "r");
    std::string said;
    for (int c; (c = fgetc(pipe)) != EOF;) said += static_cast<char>(c);
    return std::to_string(WEXITSTATUS(pclose(pipe))) + " " + said;
  }
  std::string check() const { return run("check"); }
  void make_tables() const {
    const auto store = open_sqlite(data()).value();
    for (const char* id : {"a", "b", "c"}) {
      StoredTable table = some_table(id);
      table.game = "brandubh";
      table.options = "{}";
      table.seats.resize(2);
      commit(*store, OpenTable{table, ""});
      commit(*store, Append{id, 1, {{0, "b4-b2", "1"}, {1, "c4-c2", "2"}}, false});
    }
  }
  void change(const std::string& sql) const {
    sqlite3* db = nullptr;
    EXPECT_EQ(sqlite3_open(file().c_str(), &db), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
    EXPECT_EQ(sqlite3_close(db), SQLITE_OK);
  }
  fs::path data() const { return folder.path() / "data"; }
  fs::path file() const { return data() / "nemeton.sqlite"; }

  TemporaryFolder folder;
};

TEST_F(CheckTest, WhatIsInOrderIsALine) {
  make_tables();
  EXPECT_EQ(check(), "0 3 tables with 6 entries in their logs: all in order\n");
}

TEST_F(CheckTest, EveryFaultIsALineAndTheStatusIsOne) {
  make_tables();
  change("update log set token = 'c4-c1' where table_id = 'a' and number = 2; delete from log where table_id = 'b'");
  EXPECT_EQ(check(),
            "1 table a is damaged: entry 2 of its log is not what was written\n"
            "table b is damaged: its log has 0 entries, expected 2\n"
            "3 tables with 2 entries in their logs: 2 faults\n");
  // A copy is made all the same, and says so.
  EXPECT_THAT(run("backup " + (folder.path() / "copy").string()), HasSubstr("  table a is damaged: entry 2"));
}

TEST_F(CheckTest, DamagedPagesAreAFault) {
  make_tables();
  change(
      "pragma writable_schema = on; update sqlite_schema set sql = replace(sql, 'where over = 0', 'where over = 1') "
      "where name = 'unfinished'");
  EXPECT_THAT(check(), HasSubstr("1 database " + file().string() + " is damaged: "));
}

TEST_F(CheckTest, WhatCannotBeReadIsOneLineAndTheStatusIsTwo) {
  EXPECT_EQ(check(), "2 nemeton: database " + file().string() + " is missing\n");
  make_tables();
  const auto check_as = [this](const std::string& version) {
    change("pragma user_version = " + version);
    return check();
  };
  const std::string unreadable = "2 nemeton: database " + file().string() + " cannot be read: schema version ";
  EXPECT_EQ(check_as("12"), unreadable + "12, expected 13: a server that starts on it brings it there\n");
  EXPECT_EQ(check_as("11"), unreadable + "11, expected at least 12: an unreleased nemeton wrote it\n");
  fs::resize_file(file(), 0);
  EXPECT_EQ(check(), "2 nemeton: database " + file().string() + " is empty\n");
  EXPECT_EQ(run("backup " + (folder.path() / "copy").string()),
            "2 nemeton: database " + file().string() + " is empty\n");
}

TEST_F(CheckTest, NothingIsChangedByIt) {
  make_tables();
  const auto bytes = [this] {
    std::ifstream in(file(), std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  const std::string before = bytes();
  check();
  EXPECT_EQ(bytes(), before);
}

TEST_F(CheckTest, UnderLoadItSeesOneMomentAndNoDamage) {
  Program program({"--port", "0", "--limits", "off", "--data", data(), "--log-level", "error"});
  ASSERT_NE(program.port(), 0);
  Place place;
  place.ports[0] = program.port();
  Siege siege(place, 10);
  for (int i = 0; i < 3; ++i) {
    siege.expect_all_go_on();
    EXPECT_THAT(check(), MatchesRegex("0 [0-9]+ tables with [0-9]+ entries in their logs: all in order\n"));
  }
  EXPECT_EQ(program.end(SIGTERM), 0);
  siege.end();
}

// What is kept holds keys and dice to come: nobody but the owner reads it, whatever umask the programs were started with.
TEST_F(CheckTest, WhatTheProgramsWriteIsTheOwnersAlone) {
  const auto modes = [](const fs::path& where) {
    std::set<int> all;
    for (const auto& each : fs::directory_iterator(where))
      all.insert(static_cast<int>(each.status().permissions() & fs::perms::mask));
    return all;
  };
  for (const mode_t mask : {0U, 077U, 0777U}) {
    fs::remove_all(data());
    const mode_t before = umask(mask);
    Program program({"--port", "0", "--data", data()});
    open_table(program.port(), kTwoPeople);
    const std::string copy = folder.path() / ("copy" + std::to_string(mask));
    EXPECT_EQ(run("backup " + copy).front(), '0');
    EXPECT_EQ(check().front(), '0');
    EXPECT_EQ(std::distance(fs::directory_iterator(data()), {}), 4);
    EXPECT_THAT(modes(data()), testing::ElementsAre(0600));
    EXPECT_EQ(program.end(SIGTERM), 0);
    // No server has made the files of the log now.
    EXPECT_EQ(check().front(), '0');
    EXPECT_EQ(run("backup --overwrite " + copy).front(), '0');
    umask(before);
    EXPECT_THAT(modes(data()), testing::ElementsAre(0600));
    EXPECT_EQ(static_cast<int>(fs::status(data()).permissions()), 0700);
    EXPECT_EQ(static_cast<int>(fs::status(copy).permissions()), 0600);
  }
}

// As docs/backup.md says.
TEST_F(CheckTest, OneTableIsTakenFromACopy) {
  make_tables();
  const std::string copy = folder.path() / "copy";
  EXPECT_THAT(run("backup " + copy), HasSubstr("3 tables"));
  change("update log set token = 'c4-c1' where table_id = 'a' and number = 2");
  change(
      "attach '" + copy +
      "' as copy; begin;"
      "delete from log where table_id = 'a'; delete from seats where table_id = 'a'; delete from tables where id = 'a';"
      "insert into tables select * from copy.tables where id = 'a';"
      "insert into seats select * from copy.seats where table_id = 'a';"
      "insert into log select * from copy.log where table_id = 'a'; commit");
  EXPECT_EQ(check(), "0 3 tables with 6 entries in their logs: all in order\n");
}

TEST_F(CheckTest, AServerRefusesTheDamagedTableAloneAndSaysItOnce) {
  make_tables();
  change("update log set token = 'c4-c1' where table_id = 'a' and number = 2");
  Program program({"--port", "0", "--data", data()});
  for (int i = 0; i < 3; ++i) {
    const HttpAnswer answer = http(program.port(), "GET", "/api/v1/tables/a");
    EXPECT_EQ(answer.status, 503);
    EXPECT_THAT(answer.body, HasSubstr("this table is damaged"));
    EXPECT_EQ(http(program.port(), "GET", "/api/v1/tables/b").status, 200);
  }
  EXPECT_EQ(program.end(SIGTERM), 0);
  const std::string log = program.complaint();
  const std::string line = "reason=\"table a is damaged: entry 2 of its log is not what was written\"";
  EXPECT_THAT(log, HasSubstr(line));
  EXPECT_EQ(log.find(line), log.rfind(line));
}

}  // namespace
}  // namespace nemeton
