// What a store promises, shown for SQLite.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <fstream>

#include "server/store/sqlite.hpp"
#include "server/tests/house.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class StoreTest : public testing::Test {
 protected:
  void SetUp() override { open(); }

  void open() { store = open_sqlite(folder.path()).value(); }
  void reopen() {
    store.reset();
    open();
  }
  std::string open_error() {
    store.reset();
    const auto again = open_sqlite(folder.path());
    return again ? "" : again.error();
  }
  std::filesystem::path file() const { return folder.path() / "nemeton.sqlite"; }

  static StoredTable table(const std::string& id) {
    return {.id = id,
            .game = "danube",
            .options = R"({"ply_limit":7})",
            .seed = 0xFEDCBA9876543210,
            .seats = {{std::nullopt, std::string("ha\0sh", 5)}, {Level::casual, ""}, {std::nullopt, ""}},
            .log = {},
            .over = false,
            .next = {}};
  }
  Outcome commit(Change change) { return store->commit(std::span(&change, 1)).front(); }
  StoredTable load(const std::string& id) { return store->load(id).value().value(); }

  TemporaryFolder folder;
  std::unique_ptr<Store> store;
};

TEST_F(StoreTest, ATableComesBackAsItWasOpened) {
  EXPECT_EQ(commit(OpenTable{table("a"), ""}), Outcome::done);
  reopen();
  const StoredTable back = load("a");
  EXPECT_EQ(back.game, "danube");
  EXPECT_EQ(back.options, R"({"ply_limit":7})");
  EXPECT_EQ(back.seed, 0xFEDCBA9876543210);
  ASSERT_EQ(back.seats.size(), 3u);
  EXPECT_EQ(back.seats[0].key_hash, std::string("ha\0sh", 5));
  EXPECT_EQ(back.seats[1].bot, Level::casual);
  EXPECT_EQ(back.seats[2].key_hash, "");
  EXPECT_FALSE(back.over);
  EXPECT_EQ(back.next, "");
  EXPECT_TRUE(back.log.empty());
}

TEST_F(StoreTest, TheLogKeepsActionsOutcomesAndGivingUpInOrder) {
  commit(OpenTable{table("a"), ""});
  EXPECT_EQ(commit(Append{"a", 1, {{1, "10+1", "id é"}, {kChance, "2", ""}}, false}), Outcome::done);
  EXPECT_EQ(commit(Append{"a", 3, {{0, std::nullopt, "x"}}, true}), Outcome::done);
  reopen();
  const StoredTable back = load("a");
  ASSERT_EQ(back.log.size(), 3u);
  EXPECT_EQ(back.log[0].seat, 1);
  EXPECT_EQ(back.log[0].token, "10+1");
  EXPECT_EQ(back.log[0].id, "id é");
  EXPECT_EQ(back.log[1].seat, kChance);
  EXPECT_EQ(back.log[1].token, "2");
  EXPECT_EQ(back.log[2].seat, 0);
  EXPECT_EQ(back.log[2].token, std::nullopt);
  EXPECT_TRUE(back.over);
}

TEST_F(StoreTest, ANumberIsGivenOnce) {
  commit(OpenTable{table("a"), ""});
  commit(Append{"a", 1, {{0, "one", ""}}, false});
  EXPECT_EQ(commit(Append{"a", 1, {{1, "other", ""}}, false}), Outcome::conflict);
  EXPECT_EQ(load("a").log.front().token, "one");
}

TEST_F(StoreTest, OneConflictInACommitLeavesTheOthersWhole) {
  const std::vector<Change> changes = {OpenTable{table("a"), ""}, Append{"a", 1, {{0, "one", ""}}, false},
                                       Append{"a", 1, {{0, "late", ""}, {kChance, "2", ""}}, true},
                                       Append{"b", 1, {{0, "nowhere", ""}}, false},
                                       Append{"a", 2, {{1, "two", ""}}, false}};
  EXPECT_THAT(store->commit(changes),
              ElementsAre(Outcome::done, Outcome::done, Outcome::conflict, Outcome::conflict, Outcome::done));
  const StoredTable back = load("a");
  ASSERT_EQ(back.log.size(), 2u);
  EXPECT_EQ(back.log[1].token, "two");
  EXPECT_FALSE(back.over);
}

TEST_F(StoreTest, ASeatIsTakenOnceAndABotsNever) {
  commit(OpenTable{table("a"), ""});
  EXPECT_EQ(commit(TakeSeat{"a", 2, "first"}), Outcome::done);
  EXPECT_EQ(commit(TakeSeat{"a", 2, "second"}), Outcome::conflict);
  EXPECT_EQ(commit(TakeSeat{"a", 1, "bot"}), Outcome::conflict);
  EXPECT_EQ(load("a").seats[2].key_hash, "first");
}

TEST_F(StoreTest, ATableHasOneRematch) {
  commit(OpenTable{table("a"), ""});
  EXPECT_EQ(commit(OpenTable{table("b"), "a"}), Outcome::done);
  EXPECT_EQ(commit(OpenTable{table("c"), "a"}), Outcome::conflict);
  EXPECT_EQ(load("a").next, "b");
  EXPECT_EQ(store->load("c").value(), std::nullopt);
}

TEST_F(StoreTest, AnUnknownTableIsNoError) { EXPECT_EQ(store->load("nobody").value(), std::nullopt); }

TEST_F(StoreTest, UnfinishedTablesWithBotsAreFound) {
  StoredTable people = table("people");
  people.seats[1].bot.reset();
  commit(OpenTable{people, ""});
  commit(OpenTable{table("going"), ""});
  commit(OpenTable{table("over"), ""});
  commit(Append{"over", 1, {{0, std::nullopt, "x"}}, true});
  EXPECT_THAT(store->unfinished_with_bots().value(), ElementsAre("going"));
}

TEST_F(StoreTest, AGapInALogIsToldAndNotPlayedOver) {
  commit(OpenTable{table("a"), ""});
  commit(Append{"a", 2, {{0, "two", ""}}, false});
  EXPECT_EQ(store->load("a").error(), "the log of table a has a gap before entry 2");
}

TEST_F(StoreTest, ASecondServerIsKeptOut) {
  EXPECT_EQ(open_sqlite(folder.path()).error(),
            "data folder " + folder.path().string() + " is in use by another server");
}

TEST_F(StoreTest, AFileThatIsNoDatabaseIsNamed) {
  store.reset();
  std::filesystem::remove(file());
  std::ofstream(file()) << std::string(5000, 'x');
  EXPECT_EQ(open_error(), "database " + file().string() + " cannot be used: file is not a database");
}

TEST_F(StoreTest, ADamagedDatabaseIsNamed) {
  for (int i = 0; i < 200; ++i) commit(OpenTable{table("table" + std::to_string(i)), ""});
  store.reset();
  {
    std::fstream out(file(), std::ios::in | std::ios::out | std::ios::binary);
    out.seekp(2 * 4096);
    out << std::string(3 * 4096, '\x5a');
  }
  EXPECT_THAT(open_error(), HasSubstr("database " + file().string() + " cannot be used: "));
}

TEST_F(StoreTest, ADatabaseOfANewerVersionIsLeftAlone) {
  store.reset();
  sqlite3* db = nullptr;
  sqlite3_open(file().c_str(), &db);
  sqlite3_exec(db, "pragma user_version = 99", nullptr, nullptr, nullptr);
  sqlite3_close(db);
  EXPECT_THAT(open_error(), HasSubstr("schema version 99, expected at most 1: a newer nemeton wrote it"));
}

TEST_F(StoreTest, ADatabaseOfAnotherProgramIsLeftAlone) {
  store.reset();
  std::filesystem::remove(file());
  sqlite3* db = nullptr;
  sqlite3_open(file().c_str(), &db);
  sqlite3_exec(db, "pragma user_version = 1; create table tables (x)", nullptr, nullptr, nullptr);
  sqlite3_close(db);
  EXPECT_THAT(open_error(), HasSubstr("its tables are not those of nemeton"));
}

TEST_F(StoreTest, AFolderThatCannotBeMadeIsNamed) {
  const auto blocked = file() / "data";
  EXPECT_THAT(open_sqlite(blocked).error(), HasSubstr("data folder " + blocked.string() + " cannot be made: "));
}

}  // namespace
}  // namespace nemeton
