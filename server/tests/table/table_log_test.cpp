// The log of a table and its optimistic append, by one process and by two.
#include "server/table/state/table_log.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/store/sqlite/sqlite.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using Freshness = TableLog::Freshness;
using Writer = TableLog::Writer;

class TableLogTest : public testing::Test {
 protected:
  static std::unique_ptr<Store> with_a_table(const std::filesystem::path& folder) {
    auto store = open_sqlite(folder).value();
    commit(*store, OpenTable{some_table("a"), ""});
    return store;
  }
  CommitResult append(TableLog& log, const std::string& token) {
    return wait_for(log.commit(Append{"a", log.last() + 1, {{0, token, ""}}, false}));
  }
  TableLog::News refresh(TableLog& log) { return wait_for(log.refresh()); }

  TemporaryFolder folder;
  std::unique_ptr<Store> store = with_a_table(folder.path());
  TableLog here{*store, load(*store, "a")};
  TableLog there{*store, load(*store, "a")};
};

TEST_F(TableLogTest, TheLogHasWhatIsOnDisk) {
  EXPECT_EQ(append(here, "one"), CommitResult::done);
  ASSERT_EQ(here.last(), 1);
  EXPECT_EQ(here.entries()[0].token, "one");
  EXPECT_EQ(here.last_writer(), Writer::this_process);
  EXPECT_EQ(here.freshness(), Freshness::fresh);
  EXPECT_EQ(wait_for(here.commit(TakeSeat{"a", 2, "hash"})), CommitResult::done);
  EXPECT_EQ(here.seat(2).key_hash, "hash");
  EXPECT_EQ(wait_for(here.commit(CommitToClientSeed{"a", 2, "sealed"})), CommitResult::done);
  EXPECT_EQ(here.seat(2).commitment, "sealed");
  EXPECT_EQ(wait_for(here.commit(GiveClientSeed{"a", 2, "seed"})), CommitResult::done);
  EXPECT_EQ(here.seat(2).client_seed, "seed");
  EXPECT_EQ(wait_for(here.commit(WantRematch{"a", 2})), CommitResult::done);
  EXPECT_TRUE(here.seat(2).wants_rematch);
  EXPECT_EQ(wait_for(here.commit(GiveName{"a", 2, "Ceridwen"})), CommitResult::done);
  EXPECT_EQ(here.seat(2).name, "Ceridwen");
  there.mark_stale();
  EXPECT_TRUE(refresh(there).names);
  EXPECT_EQ(there.seat(2).name, "Ceridwen");
}

TEST_F(TableLogTest, AnActionOfAnyProcessIsFoundByItsId) {
  const auto act = [](TableLog& log, Seat seat, const std::string& id) {
    return wait_for(log.commit(Append{"a", log.last() + 1, {{seat, "x", id}, {kChance, "y", ""}}, false}));
  };
  EXPECT_EQ(act(here, 0, "one"), CommitResult::done);
  EXPECT_EQ(act(here, 1, "one"), CommitResult::done);
  EXPECT_EQ(here.action_with(0, "one"), 1);
  EXPECT_EQ(here.action_with(1, "one"), 3);
  EXPECT_EQ(here.action_with(0, "two"), std::nullopt);
  EXPECT_EQ(here.action_with(kChance, ""), std::nullopt);
  there.mark_stale();
  refresh(there);
  EXPECT_EQ(there.action_with(1, "one"), 3);
  EXPECT_EQ(TableLog(*store, load(*store, "a")).action_with(1, "one"), 3);
}

TEST_F(TableLogTest, ACommitmentOfAnotherProcessIsNewsOfTheClientSeeds) {
  EXPECT_EQ(wait_for(there.commit(CommitToClientSeed{"a", 0, "sealed"})), CommitResult::done);
  here.mark_stale();
  EXPECT_TRUE(refresh(here).client_seeds);
  EXPECT_EQ(here.seat(0).commitment, "sealed");
}

TEST_F(TableLogTest, TheSlowerProcessReadsAndThenAppends) {
  EXPECT_EQ(append(here, "one"), CommitResult::done);
  EXPECT_EQ(append(there, "other"), CommitResult::conflict);
  EXPECT_EQ(there.last(), 0);
  EXPECT_EQ(there.freshness(), Freshness::stale);
  const auto news = refresh(there);
  EXPECT_TRUE(news.entries);
  EXPECT_FALSE(news.holders || news.rematch_offers || news.client_seeds || news.rematch);
  EXPECT_EQ(there.entries()[0].token, "one");
  EXPECT_EQ(there.last_writer(), Writer::another_process);
  EXPECT_EQ(append(there, "two"), CommitResult::done);
  EXPECT_EQ(there.last_writer(), Writer::this_process);
}

TEST_F(TableLogTest, AFreshLogIsNotReadAgain) {
  append(there, "one");
  EXPECT_FALSE(refresh(here).entries);
  here.mark_stale();
  EXPECT_TRUE(refresh(here).entries);
}

TEST_F(TableLogTest, NewsTellTheKindOfTheChange) {
  wait_for(there.commit(TakeSeat{"a", 2, "hash"}));
  wait_for(there.commit(GiveClientSeed{"a", 0, "seed"}));
  wait_for(there.commit(WantRematch{"a", 0}));
  commit(*store, OpenTable{some_table("b"), "a"});
  here.mark_stale();
  const auto news = refresh(here);
  EXPECT_TRUE(news.holders && news.rematch_offers && news.client_seeds && news.rematch);
  EXPECT_FALSE(news.entries);
  EXPECT_EQ(here.table().next, "b");
}

TEST_F(TableLogTest, ADeletedTableIsKnown) {
  commit(*store, Expire{"a", true});
  here.mark_stale();
  EXPECT_EQ(refresh(here).read, TableLog::Read::deleted);
}

// As when a copy was put back under a server that runs.
TEST_F(TableLogTest, AStoreThatHasAnotherPastIsNotFollowed) {
  EXPECT_EQ(append(here, "one"), CommitResult::done);
  commit(*store, Expire{"a", true});
  commit(*store, OpenTable{some_table("a"), ""});
  commit(*store, Append{"a", 1, {{0, "other", ""}}, false});
  here.mark_stale();
  EXPECT_EQ(refresh(here).read, TableLog::Read::failed);
  EXPECT_EQ(here.freshness(), Freshness::stale);
}

TEST_F(TableLogTest, SeatsThatMayBeTakenAndSeatsThatHaveActedAreKnown) {
  EXPECT_FALSE(here.is_open(0));
  EXPECT_FALSE(here.is_open(1));
  EXPECT_TRUE(here.is_open(2));
  EXPECT_TRUE(here.has_open_seat());
  append(here, "one");
  EXPECT_TRUE(here.has_acted(0, 0));
  EXPECT_FALSE(here.has_acted(0, 1));
  EXPECT_FALSE(here.has_acted(1, 0));
}

}  // namespace
}  // namespace nemeton
