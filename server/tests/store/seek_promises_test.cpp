// What every store promises to those who seek company. Compiled into a program for each kind of store.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/tests/support/concurrent_changes.hpp"

namespace nemeton {
namespace {

using std::chrono::seconds;
using testing::ElementsAre;
using testing::IsEmpty;

class SeekPromises : public StorePromises {
 protected:
  CommitResult seek(const std::string& who, std::vector<std::string> games = {"duel"}) {
    return make(Seek{who, std::move(games), "live"});
  }
  // Opens a table of two for these seeks.
  OpenTable pairing(const std::string& id, const std::string& one, const std::string& other) const {
    StoredTable table = some_table(id);
    table.game = "duel";
    table.seats = {{std::nullopt, one}, {std::nullopt, other}};
    return {table, "", {one, other}};
  }
  std::optional<SeekStatus> seek_status(const std::string& who) { return wait_for(store->seek(who)).value(); }
  std::vector<std::string> line(const std::string& game = "duel", const std::string& pace = "live", int most = 10) {
    std::vector<std::string> seeks;
    for (const WaitingSeek& each : wait_for(store->waiting(pace, {game}, most)).value()) seeks.push_back(each.key_hash);
    return seeks;
  }
};

TEST_F(SeekPromises, WhoSaysNothingForHalfAMinuteIsGone) {
  seek("gone");
  seek("here");
  fixture->age(seconds(20));
  seek("here");
  fixture->age(seconds(10));
  EXPECT_THAT(line(), ElementsAre("here"));
  EXPECT_FALSE(seek_status("gone"));
  EXPECT_EQ(make(pairing("a", "here", "gone")), CommitResult::conflict);
  EXPECT_THAT(line(), ElementsAre("here"));
  // With the next that comes it is not even kept any more.
  seek("next");
  fixture->age(seconds(-10));
  EXPECT_THAT(line(), ElementsAre("here", "next"));
}

TEST_F(SeekPromises, ATableTakesAllOfItsSeeksOrNone) {
  seek("one", {"duel", "tug"});
  seek("two");
  seek("three");
  EXPECT_EQ(make(pairing("a", "one", "two")), CommitResult::done);
  EXPECT_EQ(make(pairing("b", "three", "two")), CommitResult::conflict);
  EXPECT_EQ(make(pairing("c", "three", "nobody")), CommitResult::conflict);
  EXPECT_THAT(line(), ElementsAre("three"));
  EXPECT_THAT(line("tug"), IsEmpty());
  EXPECT_EQ(wait_for(store->load("b", 0)).value(), std::nullopt);
  EXPECT_EQ(wait_for(store->load("c", 0)).value(), std::nullopt);
  const auto found = seek_status("two");
  ASSERT_TRUE(found && found->pairing);
  EXPECT_EQ(found->pairing->table, "a");
  EXPECT_EQ(found->pairing->game, "duel");
  EXPECT_EQ(found->pairing->seat, 1);
  EXPECT_FALSE(found->pairing->has_come);
  EXPECT_FALSE(found->pairing->is_alone);
  EXPECT_EQ(seek("two"), CommitResult::conflict) << "it is paired";
}

TEST_F(SeekPromises, OfManyWhoPairTheSameSeekOneDoes) {
  constexpr int kRivals = 16;
  seek("wanted");
  for (int i = 0; i < kRivals; ++i) seek(std::to_string(i));
  const auto pair = [this](int i) { return pairing("table" + std::to_string(i), "wanted", std::to_string(i)); };
  EXPECT_EQ(AtOnce(*fixture, *store).made(kRivals, pair), 1);
  EXPECT_EQ(line("duel", "live", kRivals).size(), static_cast<std::size_t>(kRivals - 1));
}

TEST_F(SeekPromises, WhereAnotherDoesNotComeWhoCameWaitsOnInHisPlace) {
  seek("came", {"duel", "tug"});
  seek("gone");
  make(pairing("a", "came", "gone"));
  make(CommitToClientSeed{"a", 0, ""});
  make(Append{"a", 1, {{0, "one", ""}}, false});
  make(OfferKeyTransfer{"words", {"a", "box"}});
  seek("later");
  EXPECT_TRUE(seek_status("came")->pairing->has_come);
  EXPECT_FALSE(seek_status("came")->pairing->is_alone) << "there is time yet";
  EXPECT_EQ(make(SeekAgain{"came", "a"}), CommitResult::conflict);
  fixture->age(kComing - seconds(10));
  seek("later");
  EXPECT_EQ(make(SeekAgain{"came", "a"}), CommitResult::conflict);
  fixture->age(seconds(10));
  seek("later");
  EXPECT_TRUE(seek_status("came")->pairing->is_alone);
  EXPECT_FALSE(seek_status("gone")->pairing->is_alone) << "the one who came is there";
  EXPECT_EQ(make(SeekAgain{"came", "b"}), CommitResult::conflict) << "another table";
  EXPECT_EQ(make(SeekAgain{"came", "a"}), CommitResult::done);
  EXPECT_EQ(make(SeekAgain{"came", "a"}), CommitResult::conflict);
  EXPECT_THAT(line(), ElementsAre("came", "later"));
  EXPECT_THAT(line("tug"), ElementsAre("came"));
  EXPECT_FALSE(seek_status("gone"));
  EXPECT_EQ(wait_for(store->load("a", 0)).value(), std::nullopt);
  EXPECT_EQ(wait_for(store->key_transfer("words")).value(), std::nullopt);
  EXPECT_EQ(make(pairing("b", "came", "later")), CommitResult::done);
}

TEST_F(SeekPromises, OfThreeBothWhoCameWaitOn) {
  for (const char* who : {"one", "two", "three"}) seek(who);
  OpenTable opening = pairing("a", "one", "two");
  opening.table.seats.push_back({std::nullopt, "three"});
  opening.pairs.push_back("three");
  make(opening);
  for (Seat seat : {0, 2}) make(CommitToClientSeed{"a", seat, ""});
  fixture->age(kComing);
  EXPECT_EQ(make(SeekAgain{"three", "a"}), CommitResult::done);
  EXPECT_THAT(line(), ElementsAre("one", "three"));
}

TEST_F(SeekPromises, WhereEverybodyCameNobodyWaitsOn) {
  seek("one");
  seek("two");
  make(pairing("a", "one", "two"));
  for (Seat seat : {0, 1}) make(CommitToClientSeed{"a", seat, ""});
  fixture->age(kComing);
  EXPECT_FALSE(seek_status("one")->pairing->is_alone);
  EXPECT_EQ(make(SeekAgain{"one", "a"}), CommitResult::conflict);
  // After a while nobody knows any more that they were paired.
  fixture->age(kPairingLife);
  EXPECT_FALSE(seek_status("one"));
  EXPECT_EQ(load(*store, "a").seats.size(), 2u);
}

}  // namespace
}  // namespace nemeton
