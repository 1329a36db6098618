// What every store promises. Compiled into a program for each kind of store.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <random>
#include <thread>

#include "server/tests/support/concurrent_changes.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST_F(StorePromises, OneConflictInACommitLeavesTheOthersWhole) {
  make(OpenTable{some_table("a"), ""});
  make(Append{"a", 1, {{0, "one", ""}}, false});
  std::vector<Change> changes = {
      OpenTable{some_table("c"), ""}, Append{"a", 1, {{0, "late", ""}, {kChance, "2", ""}}, true},
      Append{"b", 1, {{0, "nowhere", ""}}, false}, TakeSeat{"a", 2, "key"}, Append{"a", 2, {{1, "two", ""}}, false}};
  // They wait together while the first is on its way.
  asio::io_context io;
  std::vector<std::future<CommitResult>> outcomes;
  for (Change& change : changes)
    outcomes.push_back(asio::co_spawn(io, store->make(following(*store, std::move(change))), asio::use_future));
  io.run();
  std::vector<CommitResult> got;
  for (auto& each : outcomes) got.push_back(each.get());
  EXPECT_THAT(got, ElementsAre(CommitResult::done, CommitResult::conflict, CommitResult::conflict, CommitResult::done,
                               CommitResult::done));
  const StoredTable back = table("a");
  ASSERT_EQ(back.log.size(), 2u);
  EXPECT_EQ(back.log[1].token, "two");
  EXPECT_EQ(back.seats[2].key_hash, "key");
  EXPECT_FALSE(back.over);
}

TEST_F(StorePromises, ManyAtOnceGetANumberOnce) {
  make(OpenTable{some_table("a"), ""});
  const auto append = [](int i) { return Append{"a", 1, {{0, std::to_string(i), ""}}, false}; };
  EXPECT_EQ(AtOnce(*fixture, *store).made(64, append), 1);
  EXPECT_EQ(table("a").log.size(), 1u);
}

TEST_F(StorePromises, ASeatIsTakenOnceAndABotsNever) {
  make(OpenTable{some_table("a"), ""});
  EXPECT_EQ(make(TakeSeat{"a", 2, "first"}), CommitResult::done);
  EXPECT_EQ(make(TakeSeat{"a", 2, "second"}), CommitResult::conflict);
  EXPECT_EQ(make(TakeSeat{"a", 1, "bot"}), CommitResult::conflict);
  EXPECT_EQ(table("a").seats[2].key_hash, "first");
}

TEST_F(StorePromises, ASeatIsLeftOnceAndByItsKeyAlone) {
  make(OpenTable{some_table("a"), ""});
  make(TakeSeat{"a", 2, "key"});
  make(WantRematch{"a", 2});
  EXPECT_EQ(make(LeaveSeat{"a", 2, "other"}), CommitResult::conflict);
  EXPECT_EQ(make(LeaveSeat{"a", 1, "key"}), CommitResult::conflict);
  EXPECT_EQ(make(LeaveSeat{"a", 2, "key"}), CommitResult::done);
  EXPECT_EQ(make(LeaveSeat{"a", 2, "key"}), CommitResult::conflict);
  EXPECT_EQ(table("a").seats[2].key_hash, "");
  EXPECT_FALSE(table("a").seats[2].wants_rematch);
  EXPECT_EQ(make(TakeSeat{"a", 2, "next"}), CommitResult::done);
}

TEST_F(StorePromises, TheNumberOfASeatThatIsLeftStaysWhereADrawHasIt) {
  for (const char* id : {"drawn", "not drawn"}) {
    make(OpenTable{some_table(id), ""});
    make(TakeSeat{id, 2, "key"});
    make(GiveClientSeed{id, 2, "number"});
  }
  make(Append{"drawn", 1, {{kChance, "4", "", SeatSet::of(2)}}, false});
  make(Append{"not drawn", 1, {{kChance, "4", "", SeatSet::of(0)}}, false});
  for (const char* id : {"drawn", "not drawn"}) EXPECT_EQ(make(LeaveSeat{id, 2, "key"}), CommitResult::done);
  EXPECT_EQ(table("drawn").seats[2].client_seed, "number");
  EXPECT_EQ(table("not drawn").seats[2].client_seed, std::nullopt);
}

TEST_F(StorePromises, WhatASeatThatIsLeftCommittedToStaysOnceSomethingIsDrawn) {
  for (const char* id : {"drawn", "not drawn"}) {
    make(OpenTable{some_table(id), ""});
    make(TakeSeat{id, 2, "key"});
    make(CommitToClientSeed{id, 2, "sealed"});
    make(GiveClientSeed{id, 2, ""});
  }
  make(Append{"drawn", 1, {{kChance, "4", "", SeatSet::of(0)}}, false});
  make(Append{"not drawn", 1, {{0, "4", ""}}, false});
  for (const char* id : {"drawn", "not drawn"}) EXPECT_EQ(make(LeaveSeat{id, 2, "key"}), CommitResult::done);
  EXPECT_EQ(table("drawn").seats[2].commitment, "sealed");
  EXPECT_EQ(table("drawn").seats[2].client_seed, "") << "it did not give what it had committed to";
  EXPECT_EQ(table("not drawn").seats[2].commitment, std::nullopt);
  EXPECT_EQ(table("not drawn").seats[2].client_seed, std::nullopt);
}

TEST_F(StorePromises, WithTheLastKeyTheTableAndAllThatIsKeptOfItAreDeleted) {
  make(OpenTable{some_table("a"), ""});
  make(OpenTable{some_table("b"), ""});
  for (const char* id : {"a", "b"}) {
    make(Append{id, 1, {{0, "one", ""}}, false});
    make(TakeSeat{id, 2, "key"});
  }
  make(OfferKeyTransfer{"words", {"a", "box"}});
  EXPECT_EQ(make(LeaveSeat{"a", 2, "key"}), CommitResult::done);
  EXPECT_EQ(table("a").log.size(), 1u);
  EXPECT_EQ(make(LeaveSeat{"a", 0, std::string("ha\0sh", 5)}), CommitResult::done);
  reopen();
  EXPECT_EQ(wait_for(store->load("a", 0)).value(), std::nullopt);
  EXPECT_EQ(wait_for(store->key_transfer("words")).value(), std::nullopt);
  EXPECT_EQ(make(Append{"a", 2, {{0, "two", ""}}, false}), CommitResult::conflict);
  EXPECT_EQ(make(TakeSeat{"a", 2, "key"}), CommitResult::conflict);
  EXPECT_EQ(table("b").log.size(), 1u);
}

TEST_F(StorePromises, TheLobbyShowsTablesWithOpenSeatsWhereSomebodyWaits) {
  const auto shown = [this] {
    std::vector<std::string> ids;
    for (const OpenSeats& each : wait_for(store->lobby(10)).value()) ids.push_back(each.table);
    return ids;
  };
  StoredTable open = some_table("open");
  open.lobby = true;
  open.time_control = R"({"kind":"move","seconds":30})";
  make(OpenTable{open, ""});
  make(OpenTable{some_table("by link"), ""});
  EXPECT_THAT(shown(), ElementsAre("open"));
  EXPECT_THAT(wait_for(store->lobby(0)).value(), IsEmpty());
  const OpenSeats there = wait_for(store->lobby(10)).value().front();
  EXPECT_EQ(there.game, "danube");
  EXPECT_EQ(there.options, R"({"ply_limit":7})");
  EXPECT_EQ(there.time_control, open.time_control);
  EXPECT_EQ(std::tuple(there.seats, there.open, there.bots), std::tuple(3, 1, 1));
  EXPECT_LT(there.age, 60);
  EXPECT_TRUE(table("open").lobby);
  EXPECT_FALSE(table("by link").lobby);

  EXPECT_EQ(make(WaitInLobby{"by link", true}), CommitResult::conflict);
  EXPECT_EQ(make(WaitInLobby{"open", false}), CommitResult::done);
  EXPECT_THAT(shown(), IsEmpty());
  EXPECT_TRUE(table("open").lobby);
  EXPECT_EQ(make(WaitInLobby{"open", true}), CommitResult::done);
  EXPECT_THAT(shown(), ElementsAre("open"));
  make(TakeSeat{"open", 2, "key"});
  EXPECT_THAT(shown(), IsEmpty());
  make(LeaveSeat{"open", 2, "key"});
  EXPECT_THAT(shown(), ElementsAre("open"));
  make(Append{"open", 1, {{0, std::nullopt, "x"}}, true});
  EXPECT_THAT(shown(), IsEmpty());
}

// A public table of that name and game at which both sit.
StoredTable public_table(const std::string& id, const std::string& game = "danube") {
  StoredTable table = some_table(id);
  table.game = game;
  table.watch = "to watch " + id;
  table.seats[2].key_hash = "other of " + id;
  table.seats[2].name = "Ceridwen";
  return table;
}

TEST_F(StorePromises, PublicTablesAreThoseUnderWayWithSomebodyWhoPlays) {
  const auto shown = [this](const std::string& game = "") {
    std::vector<std::string> names;
    for (const PublicTable& each : wait_for(store->public_tables(game, 10)).value()) names.push_back(each.watch);
    return names;
  };
  for (const char* id : {"a", "b"}) make(OpenTable{public_table(id), ""});
  make(OpenTable{public_table("tug", "tug"), ""});
  StoredTable secret = public_table("secret");
  secret.watch.clear();
  make(OpenTable{secret, ""});
  StoredTable open = public_table("open");
  open.seats[2] = {};
  make(OpenTable{open, ""});
  EXPECT_THAT(shown(), IsEmpty()) << "nobody is there";
  for (const char* id : {"a", "b", "tug", "open"}) EXPECT_EQ(make(ReportPresence{id, 1, 0}), CommitResult::done);
  EXPECT_EQ(make(ReportPresence{"secret", 1, 0}), CommitResult::conflict);
  EXPECT_EQ(make(ReportPresence{"none", 1, 0}), CommitResult::conflict);
  EXPECT_THAT(shown(), testing::UnorderedElementsAre("to watch a", "to watch b", "to watch tug"));
  EXPECT_THAT(shown("tug"), ElementsAre("to watch tug"));
  EXPECT_THAT(shown("sigily"), IsEmpty());
  // The one that most look at is the first.
  make(ReportPresence{"b", 1, 7});
  make(ReportPresence{"a", 2, 3});
  EXPECT_THAT(shown(), ElementsAre("to watch b", "to watch a", "to watch tug"));
  EXPECT_EQ(wait_for(store->public_tables("", 2)).value().size(), 2u);

  make(Append{"a", 1, {{0, "one", ""}, {0, "two", ""}}, false});
  const std::vector<PublicTable> all = wait_for(store->public_tables("", 10)).value();
  EXPECT_EQ(all[1].game, "danube");
  EXPECT_EQ(all[1].options, R"({"ply_limit":7})");
  EXPECT_EQ(all[1].time_control, "");
  EXPECT_EQ(std::tuple(all[1].last, all[1].spectators, all[1].rated), std::tuple(2, 3, false));
  EXPECT_LT(all[1].age, 60);
  ASSERT_EQ(all[1].seats.size(), 3u);
  EXPECT_EQ(all[1].seats[1].bot, Level::casual);
  EXPECT_EQ(all[1].seats[2].name, "Ceridwen");
  EXPECT_EQ(all[1].seats[2].rating, std::nullopt);

  make(ReportPresence{"b", 0, 7});
  EXPECT_THAT(shown("danube"), ElementsAre("to watch a")) << "who plays has gone";
  make(Append{"a", 3, {{0, std::nullopt, "x"}}, true});
  EXPECT_THAT(shown("danube"), IsEmpty());
}

TEST_F(StorePromises, WhoIsAtAPublicTableHasToSaySoEveryMinute) {
  using std::chrono::seconds;
  const auto shown = [this] { return wait_for(store->public_tables("", 10)).value().size(); };
  for (const char* id : {"a", "b"}) make(OpenTable{public_table(id), ""});
  make(ReportPresence{"a", 1, 0});
  fixture->age(seconds(30));
  make(ReportPresence{"b", 1, 0});
  EXPECT_EQ(shown(), 2u);
  fixture->age(seconds(30));
  EXPECT_EQ(shown(), 1u);
  make(ReportPresence{"a", 1, 0});
  EXPECT_EQ(shown(), 2u);
}

TEST_F(StorePromises, APassIsGoodForTenMinutes) {
  using std::chrono::minutes;
  make(OpenTable{some_table("a"), ""});
  make(OpenTable{some_table("b"), ""});
  make(OfferKeyTransfer{"words", {"a", "box"}});
  fixture->age(minutes(9));
  EXPECT_TRUE(wait_for(store->key_transfer("words")).value());
  fixture->age(minutes(1));
  EXPECT_EQ(wait_for(store->key_transfer("words")).value(), std::nullopt);
  EXPECT_EQ(make(UseKeyTransfer{"words"}), CommitResult::conflict);
  // With the next that is left it is not even kept any more.
  make(OfferKeyTransfer{"others", {"b", "box"}});
  fixture->age(minutes(-9));
  EXPECT_EQ(wait_for(store->key_transfer("words")).value(), std::nullopt);
  EXPECT_EQ(make(UseKeyTransfer{"others"}), CommitResult::done);
}

TEST_F(StorePromises, WhoWaitsInTheLobbyHasToSaySoEveryMinute) {
  using std::chrono::seconds;
  const auto shown = [this] { return wait_for(store->lobby(10)).value().size(); };
  StoredTable open = some_table("open");
  open.lobby = true;
  make(OpenTable{open, ""});
  fixture->age(seconds(30));
  EXPECT_EQ(shown(), 1u);
  fixture->age(seconds(30));
  EXPECT_EQ(shown(), 0u);
  make(WaitInLobby{"open", true});
  EXPECT_EQ(shown(), 1u);
}

TEST_F(StorePromises, ASeatCommitsToItsNumberUntilAllHaveOrOneIsOpen) {
  make(OpenTable{some_table("a"), ""});
  EXPECT_EQ(table("a").dice_version, kDiceVersion);
  EXPECT_EQ(table("a").seats[0].commitment, std::nullopt);
  const auto commit = [&](Seat seat, const char* to) { return make(CommitToClientSeed{"a", seat, to}); };
  EXPECT_EQ(commit(0, ""), CommitResult::done) << "it gives none";
  EXPECT_EQ(commit(0, ""), CommitResult::conflict);
  EXPECT_EQ(commit(0, "ab"), CommitResult::done);
  EXPECT_EQ(commit(0, "cd"), CommitResult::done) << "another device";
  EXPECT_EQ(commit(0, ""), CommitResult::conflict);
  EXPECT_EQ(commit(1, "ab"), CommitResult::conflict) << "a bot";
  EXPECT_EQ(commit(2, "ab"), CommitResult::conflict) << "nobody sits there";
  make(TakeSeat{"a", 2, "key"});
  EXPECT_EQ(commit(2, "ef"), CommitResult::done);
  EXPECT_EQ(commit(0, "ab"), CommitResult::conflict) << "all have committed";
  reopen();
  EXPECT_EQ(table("a").seats[0].commitment, "cd");
  EXPECT_EQ(table("a").seats[2].commitment, "ef");

  // Who comes when a number can be read gives none.
  make(GiveClientSeed{"a", 0, "number"});
  make(LeaveSeat{"a", 2, "key"});
  make(TakeSeat{"a", 2, "other"});
  EXPECT_EQ(table("a").seats[2].commitment, std::nullopt);
  EXPECT_EQ(commit(2, "ef"), CommitResult::conflict);
  EXPECT_EQ(commit(2, ""), CommitResult::done);
}

TEST_F(StorePromises, AnUnknownTableIsNoError) { EXPECT_EQ(wait_for(store->load("nobody", 0)).value(), std::nullopt); }

TEST_F(StorePromises, UnfinishedTablesWithBotsAreFound) {
  StoredTable people = some_table("people");
  people.seats[1].bot.reset();
  make(OpenTable{people, ""});
  make(OpenTable{some_table("going"), ""});
  make(OpenTable{some_table("over"), ""});
  make(Append{"over", 1, {{0, std::nullopt, "x"}}, true});
  EXPECT_THAT(wait_for(store->unfinished_with_bots()).value(), ElementsAre("going"));
}

TEST_F(StorePromises, WhatWasAskedForBeforeTheEndIsWritten) {
  make(OpenTable{some_table("a"), ""});
  std::string link = opening_link(table("a"));
  asio::io_context io;
  for (int i = 1; i <= 100; ++i) {
    Append change{"a", i, {{0, std::to_string(i), ""}}, false, link};
    link = last_link(link, change.entries);
    asio::co_spawn(io, store->make(std::move(change)), asio::use_future);
  }
  io.poll();
  reopen();
  EXPECT_EQ(table("a").log.size(), 100u);
}

TEST_F(StorePromises, TablesExpireWhenTheirGamesHaveBeenOverForSoLong) {
  using std::chrono::hours;
  const auto ended_before = [this](hours time) { return wait_for(store->ended_before(WallTime(time), 2)).value(); };
  const auto end = [this](const char* id, hours time) {
    make(OpenTable{some_table(id), ""});
    Append last{id, 1, {{0, std::nullopt, ""}}, true};
    last.entries[0].at = WallTime(time);
    make(last);
  };
  make(OpenTable{some_table("goes on"), ""});
  make(OfferKeyTransfer{"words", {"goes on", "box"}});
  EXPECT_EQ(make(Expire{"goes on"}), CommitResult::conflict);
  end("third", hours(30));
  end("first", hours(10));
  end("second", hours(20));
  EXPECT_THAT(ended_before(hours(10)), IsEmpty());
  EXPECT_THAT(ended_before(hours(25)), ElementsAre("first", "second"));
  EXPECT_THAT(ended_before(hours(100)), ElementsAre("first", "second"));
  EXPECT_EQ(make(Expire{"first"}), CommitResult::done);
  EXPECT_EQ(make(Expire{"first"}), CommitResult::conflict);
  EXPECT_EQ(wait_for(store->load("first", 0)).value(), std::nullopt);
  EXPECT_THAT(ended_before(hours(100)), ElementsAre("second", "third"));
  EXPECT_TRUE(wait_for(store->load("goes on", 0)).value());
}

TEST_F(StorePromises, ItKnowsHowMuchItHolds) {
  const auto before = wait_for(store->size()).value().bytes;
  EXPECT_GT(before, 0);
  std::mt19937 random(1);
  for (int i = 0; i < 10; ++i) {
    StoredTable large = some_table("table" + std::to_string(i));
    // What a database cannot make smaller.
    large.options.resize(50'000);
    for (char& c : large.options) c = static_cast<char>('a' + random() % 26);
    make(OpenTable{large, ""});
  }
  EXPECT_GT(wait_for(store->size()).value().bytes, before + 10 * 40'000);
}

// Three entries at the table a, and as many at b.
class DamagePromises : public StorePromises {
 protected:
  DamagePromises() {
    for (const char* id : {"a", "b"}) {
      make(OpenTable{some_table(id), ""});
      Entry move{0, "10+1", "id"};
      move.used = milliseconds(4000);
      move.at = WallTime(milliseconds(1763750000123));
      make(Append{id, 1, {move, {kChance, "3", "", SeatSet(1)}, {1, "11+1", "id"}}, false});
    }
  }
  // What is wrong with the table after the entries that are known.
  std::string fault(int after = 0) {
    reopen();
    const auto loaded = wait_for(store->load("a", after));
    EXPECT_EQ(table("b").log.size(), 3u) << "the others are served";
    if (loaded) return "";
    EXPECT_EQ(loaded.error().of, ReadError::Of::table);
    return loaded.error().message;
  }
};

TEST_F(DamagePromises, WhateverIsChangedInAnEntryTheEntryIsNamed) {
  for (const char* change : {"seat = 1", "seat = null", "token = '10+2'", "token = null", "action_id = 'di'",
                             "client_seeds = 2", "used = 4001", "used = null", "at = at + 1"}) {
    fixture->run(std::string("update log set ") + change + " where table_id = 'a' and number = 1");
    EXPECT_EQ(fault(),
              "table a is damaged: entry 1 of its log, or what was agreed when it was opened, is not what was written")
        << change;
    fixture->run(
        "update log set seat = 0, token = '10+1', action_id = 'id', client_seeds = null, used = 4000, "
        "at = 1763750000123 where table_id = 'a' and number = 1");
    EXPECT_EQ(fault(), "");
  }
  fixture->run("update log set token = '4' where table_id = 'a' and number = 2");
  EXPECT_EQ(fault(), "table a is damaged: entry 2 of its log is not what was written");
}

TEST_F(DamagePromises, WhateverIsChangedOfWhatWasAgreedTheTableIsNamed) {
  for (const char* change : {"update tables set game = 'brandubh'", "update tables set options = '{}'",
                             "update tables set server_seed = 'x'", "update tables set time_control = '{}'",
                             "update seats set bot = 'strong'", "update seats set bot = 'casual'"}) {
    const bool of_seat = std::string_view(change).contains("seats");
    fixture->run(std::string(change) + (of_seat ? " where table_id = 'a' and seat = 1" : " where id = 'a'"));
    const bool same = std::string_view(change).contains("casual");
    EXPECT_EQ(fault().empty(), same) << change;
    fixture->run(
        "update tables set game = 'danube', options = '{\"ply_limit\":7}', server_seed = '0123456789abcdef', "
        "time_control = null where id = 'a'");
    fixture->run("update seats set bot = 'casual' where table_id = 'a' and seat = 1");
  }
}

TEST_F(DamagePromises, WhatIsMissingIsMissed) {
  fixture->run("delete from log where table_id = 'a' and number = 3");
  EXPECT_EQ(fault(), "table a is damaged: its log has 2 entries, expected 3");
  EXPECT_EQ(fault(3), "table a is damaged: entry 3 of its log is not what was written");
  fixture->run("delete from log where table_id = 'a' and number = 1");
  EXPECT_EQ(fault(), "table a is damaged: its log has a gap before entry 2");
  fixture->run("delete from log where table_id = 'a'");
  EXPECT_EQ(fault(), "table a is damaged: its log has 0 entries, expected 3");
}

TEST_F(DamagePromises, WhatIsNewIsCheckedToo) {
  fixture->run("update log set token = '4' where table_id = 'a' and number = 3");
  EXPECT_EQ(fault(2), "table a is damaged: entry 3 of its log is not what was written");
  fixture->run("update tables set last_link = null where id = 'a'");
  EXPECT_EQ(fault(3), "table a is damaged: entry 3 of its log is not what was written");
}

}  // namespace
}  // namespace nemeton
