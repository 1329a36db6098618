// `nemeton backup`: copies made while people play, servers that start on them, and what it refuses.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <stdio.h>
#include <sys/stat.h>

#include <csignal>
#include <fstream>

#include "server/store/sqlite/sqlite.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/siege.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
namespace fs = std::filesystem;

struct Ran {
  int status;
  std::string said;
};

class BackupTest : public testing::Test {
 protected:
  Ran backup(const std::string& arguments) const {
    FILE* pipe = popen((NEMETON_PROGRAM " backup --data " + data().string() + " " + arguments + " 2>&1").c_str(), "r");
    Ran ran{};
    for (int c; (c = fgetc(pipe)) != EOF;) ran.said += static_cast<char>(c);
    ran.status = WEXITSTATUS(pclose(pipe));
    return ran;
  }
  void make_database() const { commit(*open_sqlite(data()).value(), OpenTable{playable("a"), ""}); }
  static StoredTable playable(const std::string& id) {
    StoredTable table = some_table(id);
    table.game = "brandubh";
    table.options = "{}";
    table.seats.resize(2);
    return table;
  }

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
  auto program = std::make_unique<Program>(
      std::vector<std::string>{"--port", "0", "--limits", "off", "--data", data(), "--log-level", "error"});
  ASSERT_NE(program->port(), 0);
  Place place;
  place.ports[0] = program->port();
  Siege siege(place, 20);
  for (int i = 0; i < 3; ++i) {
    siege.expect_all_go_on();
    const Ran ran = backup(copy().string() + std::to_string(i));
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.said, MatchesRegex("[0-9]+ tables with [0-9]+ entries in their logs are copied to [^\n]*\n"));
  }
  siege.expect_all_go_on();
  EXPECT_EQ(program->end(SIGTERM), 0);
  siege.end();
  for (int i = 0; i < 3; ++i) {
    // As docs/backup.md says.
    fs::remove_all(data());
    fs::create_directory(data());
    fs::copy_file(copy().string() + std::to_string(i), file());
    program = std::make_unique<Program>(
        std::vector<std::string>{"--port", "0", "--limits", "off", "--data", data(), "--log-level", "error"});
    ASSERT_NE(program->port(), 0);
    siege.expect_kept_up_to_a_moment(program->port());
    EXPECT_EQ(program->end(SIGKILL), 128 + SIGKILL);
    EXPECT_EQ(program->complaint(), "");
  }
}

TEST_F(BackupTest, WhatIsThereIsReplacedOnlyWhenThatIsAskedFor) {
  make_database();
  std::ofstream(copy()) << "precious";
  const Ran refused = backup(copy());
  EXPECT_EQ(refused.status, 2);
  EXPECT_EQ(refused.said, "nemeton: " + copy().string() + " is there already; --overwrite replaces it\n");
  EXPECT_EQ(bytes(copy()), "precious");
  EXPECT_EQ(backup(copy().string() + " --overwrite").status, 0);
  EXPECT_THAT(bytes(copy()), testing::StartsWith("SQLite format 3"));
  // Nobody else may read it, and nothing else was left.
  struct stat status{};
  stat(copy().c_str(), &status);
  EXPECT_EQ(status.st_mode & 0777, 0600u);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 2);
}

TEST_F(BackupTest, TheDatabaseItselfIsNeverReplaced) {
  make_database();
  const Ran refused = backup(file().string() + " --overwrite");
  EXPECT_EQ(refused.status, 2);
  EXPECT_EQ(refused.said, "nemeton: " + file().string() + " is the database itself\n");
  EXPECT_EQ(load(*open_sqlite(data()).value(), "a").id, "a");
}

TEST_F(BackupTest, WhatCannotBeIsOneLine) {
  EXPECT_EQ(backup(copy()).said, "nemeton: there is no database " + file().string() + "\n");
  make_database();
  const std::string nowhere = folder.path() / "nowhere" / "copy";
  EXPECT_EQ(backup(nowhere).said, "nemeton: " + nowhere + ".unfinished cannot be written: No such file or directory\n");
  EXPECT_EQ(backup(folder.path()).said,
            "nemeton: " + folder.path().string() + " is there already; --overwrite replaces it\n");
  EXPECT_EQ(backup(folder.path().string() + " --overwrite").said,
            "nemeton: " + folder.path().string() + " is a folder, expected the name of a file\n");
  EXPECT_THAT(backup(copy().string() + " --store postgres://localhost/nemeton").said,
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
  const Ran ran = backup(copy());
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.said, HasSubstr("the copy of " + file().string() + " is of no use: "));
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
  const Ran ran = backup(copy());
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.said, HasSubstr("2 tables with 2 entries"));
  EXPECT_THAT(ran.said, HasSubstr("  table b: entry 2 of its log is not possible\n"));
  EXPECT_TRUE(fs::exists(copy()));
}

TEST_F(BackupTest, ANewerDatabaseIsLeftToItsOwnVersion) {
  make_database();
  sqlite3* db = nullptr;
  sqlite3_open(file().c_str(), &db);
  sqlite3_exec(db, "pragma user_version = 99", nullptr, nullptr, nullptr);
  sqlite3_close(db);
  EXPECT_THAT(backup(copy()).said, HasSubstr("schema version 99"));
  EXPECT_FALSE(fs::exists(copy()));
}

}  // namespace
}  // namespace nemeton
