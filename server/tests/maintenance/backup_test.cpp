// `nemeton backup` and `nemeton check`: copies made while people play, servers that start on them, damage that is found, and errors.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <csignal>
#include <fstream>
#include <set>

#include "server/store/sqlite/sqlite.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/siege.hpp"
#include "server/tests/support/sqlite_fixture.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
namespace fs = std::filesystem;

class BackupTest : public testing::Test {
 protected:
  // Runs a command on the data folder, and returns its status and everything that it says.
  std::string run(const std::string& command) const { return run_command(command + " --data " + data().string()); }
  std::string backup(const std::string& arguments) const { return run("backup " + arguments); }
  std::string check() const { return run("check"); }
  std::unique_ptr<Program> serve() const {
    auto program = std::make_unique<Program>(
        std::vector<std::string>{"--port", "0", "--limits", "off", "--data", data(), "--log-level", "error"});
    EXPECT_NE(program->port(), 0);
    return program;
  }
  static StoredTable playable(const std::string& id) {
    StoredTable table = some_table(id);
    table.game = "brandubh";
    table.options = "{}";
    table.seats.resize(2);
    return table;
  }
  void make_tables() const {
    const auto store = open_sqlite(data()).value();
    for (const char* id : {"a", "b", "c"}) {
      commit(*store, OpenTable{playable(id), ""});
      commit(*store, Append{id, 1, {{0, "b4-b2", "1"}, {1, "c4-c2", "2"}}, false});
    }
  }
  void change(const std::string& sql) const { execute(file(), sql); }

  fs::path data() const { return folder.path() / "data"; }
  fs::path file() const { return data() / "nemeton.sqlite"; }
  fs::path copy() const { return folder.path() / "copy"; }
  static std::string bytes(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  TemporaryFolder folder;
};

TEST_F(BackupTest, ACopyMadeUnderLoadIsOneMomentOfWhatClientsWereToldAndAServerGoesOnFromIt) {
  auto program = serve();
  Place place;
  place.port = program->port();
  Siege siege(place, 20);
  for (int i = 0; i < 3; ++i) {
    siege.expect_all_go_on();
    EXPECT_THAT(backup(copy().string() + std::to_string(i)),
                MatchesRegex("0 [0-9]+ tables with [0-9]+ entries in their logs are copied to [^\n]*\n"));
  }
  siege.expect_all_go_on();
  EXPECT_EQ(program->end(SIGTERM), 0);
  siege.end();
  for (int i = 0; i < 3; ++i) {
    // As docs/backup.md says.
    fs::remove_all(data());
    fs::create_directory(data());
    fs::copy_file(copy().string() + std::to_string(i), file());
    program = serve();
    siege.expect_kept_up_to_a_moment(program->port());
    EXPECT_EQ(program->end(SIGKILL), 128 + SIGKILL);
    EXPECT_EQ(program->complaint(), "");
  }
}

TEST_F(BackupTest, WhatIsThereIsReplacedOnlyWhenThatIsAskedFor) {
  make_tables();
  std::ofstream(copy()) << "precious";
  EXPECT_EQ(backup(copy()), "2 nemeton: " + copy().string() + " is there already; --overwrite replaces it\n");
  EXPECT_EQ(bytes(copy()), "precious");
  EXPECT_EQ(backup(copy().string() + " --overwrite").front(), '0');
  EXPECT_THAT(bytes(copy()), testing::StartsWith("SQLite format 3"));
  // Nothing else was left.
  EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 2);
}

TEST_F(BackupTest, TheDatabaseItselfIsNeverReplaced) {
  make_tables();
  EXPECT_EQ(backup(file().string() + " --overwrite"), "2 nemeton: " + file().string() + " is the database itself\n");
  EXPECT_EQ(load(*open_sqlite(data()).value(), "a").id, "a");
}

TEST_F(BackupTest, AnImpossibleBackupIsOneLine) {
  EXPECT_EQ(backup(copy()), "2 nemeton: there is no database " + file().string() + "\n");
  make_tables();
  const std::string nowhere = folder.path() / "nowhere" / "copy";
  EXPECT_EQ(backup(nowhere), "2 nemeton: file: " + nowhere + " cannot be written: the folder " +
                                 (folder.path() / "nowhere").string() + " does not exist\n");
  EXPECT_EQ(backup(folder.path()),
            "2 nemeton: file: " + folder.path().string() + " cannot be written: Is a directory\n");
  EXPECT_THAT(backup(copy().string() + " --store postgres://localhost/nemeton"),
              HasSubstr("the tables are in PostgreSQL, which has a tool of its own: pg_dump"));
  EXPECT_FALSE(fs::exists(copy()));
}

TEST_F(BackupTest, ADamagedDatabaseIsSaidAndNothingIsWritten) {
  {
    const auto store = open_sqlite(data()).value();
    for (int i = 0; i < 200; ++i) commit(*store, OpenTable{playable("table" + std::to_string(i)), ""});
  }
  std::fstream out(file(), std::ios::in | std::ios::out | std::ios::binary);
  out.seekp(2 * 4096);
  out << std::string(3 * 4096, '\x5a');
  out.close();
  EXPECT_THAT(backup(copy()), testing::StartsWith("2 nemeton: the copy of " + file().string() + " is of no use: "));
  EXPECT_FALSE(fs::exists(copy()));
}

TEST_F(BackupTest, ATableThatDoesNotReplayIsNamedAndTheCopyKept) {
  {
    const auto store = open_sqlite(data()).value();
    commit(*store, OpenTable{playable("a"), ""});
    StoredTable wrong = playable("b");
    wrong.log = {{0, "d2-e2", ""}, {1, "nonsense", ""}};
    commit(*store, OpenTable{wrong, ""});
  }
  const std::string said = backup(copy());
  EXPECT_EQ(said.front(), '2');
  EXPECT_THAT(said, HasSubstr("2 tables with 2 entries"));
  EXPECT_THAT(said, HasSubstr("  table b: entry 2 of its log is not possible\n"));
  EXPECT_TRUE(fs::exists(copy()));
}

TEST_F(BackupTest, EveryFaultIsALineAndTheStatusIsOne) {
  make_tables();
  change("update log set token = 'c4-c1' where table_id = 'a' and number = 2; delete from log where table_id = 'b'");
  EXPECT_EQ(check(),
            "1 table a is damaged: entry 2 of its log is not what was written\n"
            "table b is damaged: its log has 0 entries, expected 2\n"
            "3 tables with 2 entries in their logs: 2 faults\n");
  // A copy is made all the same, and says so.
  EXPECT_THAT(backup(copy()), HasSubstr("  table a is damaged: entry 2"));
}

TEST_F(BackupTest, DamagedPagesAreAFault) {
  make_tables();
  change(
      "pragma writable_schema = on; update sqlite_schema set sql = replace(sql, 'where not over', 'where over') "
      "where name = 'unfinished'");
  EXPECT_THAT(check(), HasSubstr("1 database " + file().string() + " is damaged: "));
}

TEST_F(BackupTest, AnUnreadableDatabaseIsOneLineAndTheStatusIsTwo) {
  EXPECT_EQ(check(), "2 nemeton: database " + file().string() + " is missing\n");
  make_tables();
  change("pragma application_id = 0; pragma user_version = 14");
  const std::string refusal =
      "schema version 14 is not of a released nemeton: move the file away to begin with a new one\n";
  EXPECT_EQ(check(), "2 nemeton: database " + file().string() + " cannot be read: " + refusal);
  EXPECT_EQ(backup(copy()), "2 nemeton: the copy of " + file().string() + " is of no use: " + refusal);
  fs::resize_file(file(), 0);
  EXPECT_EQ(check(), "2 nemeton: database " + file().string() + " is empty\n");
  EXPECT_EQ(backup(copy()), "2 nemeton: database " + file().string() + " is empty\n");
}

TEST_F(BackupTest, ACheckChangesNothing) {
  make_tables();
  const std::string before = bytes(file());
  check();
  EXPECT_EQ(bytes(file()), before);
}

TEST_F(BackupTest, ACheckUnderLoadSeesOneMomentAndNoDamage) {
  const auto program = serve();
  Place place;
  place.port = program->port();
  Siege siege(place, 10);
  for (int i = 0; i < 3; ++i) {
    siege.expect_all_go_on();
    EXPECT_THAT(check(), MatchesRegex("0 [0-9]+ tables with [0-9]+ entries in their logs: all in order\n"));
  }
  EXPECT_EQ(program->end(SIGTERM), 0);
  siege.end();
}

// As docs/backup.md says.
TEST_F(BackupTest, OneTableIsTakenFromACopy) {
  make_tables();
  EXPECT_THAT(backup(copy()), HasSubstr("3 tables"));
  change("update log set token = 'c4-c1' where table_id = 'a' and number = 2");
  change(
      "attach '" + copy().string() +
      "' as copy; begin;"
      "delete from log where table_id = 'a'; delete from seats where table_id = 'a'; delete from tables where id = 'a';"
      "insert into tables select * from copy.tables where id = 'a';"
      "insert into seats select * from copy.seats where table_id = 'a';"
      "insert into log select * from copy.log where table_id = 'a'; commit");
  EXPECT_EQ(check(), "0 3 tables with 6 entries in their logs: all in order\n");
}

TEST_F(BackupTest, AServerRefusesTheDamagedTableAloneAndSaysItOnce) {
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
