// The parts of a table that wait for something, each by itself: the dice for client seeds, a list for whoever is there, a bot for its thought,
// the clocks for a flag.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "server/table/bot_runner.hpp"
#include "server/table/dice_commitment.hpp"
#include "server/table/presence.hpp"
#include "server/table/replay.hpp"
#include "server/table/table_clocks.hpp"
#include "server/tests/support/memory_store.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;

StoredTable table_of(const std::string& game) {
  StoredTable table = some_table("a");
  table.game = game;
  table.options = "{}";
  table.server_seed = std::string(64, '1');
  table.seats = {{std::nullopt, "first"}, {std::nullopt, "second"}};
  return table;
}

// The first outcome of a game that begins with chance.
class DiceCommitmentTest : public testing::Test {
 protected:
  std::vector<Entry> draw() {
    Course course = begin_course(log.table()).value();
    std::vector<Entry> entries;
    dice.draw(course, entries);
    return entries;
  }
  // The seat commits to a client seed; to none where it is empty.
  void commit(Seat seat, const std::string& seed) {
    const CommitToClientSeed change{"a", seat, seed.empty() ? "" : commitment_to(seed)};
    ASSERT_EQ(wait_for(log.commit(change)), CommitResult::done);
  }
  void give(Seat seat, const std::string& seed) {
    ASSERT_EQ(wait_for(log.commit(GiveClientSeed{"a", seat, seed})), CommitResult::done);
  }

  const std::string one = std::string(kSeedDigits, 'a');
  const std::string two = std::string(kSeedDigits, 'b');
  const Instant start{1000h};
  MemoryStore store;
  TableLog log{store, store.tables["a"] = table_of("duel")};
  DiceCommitment dice{log};
};

TEST_F(DiceCommitmentTest, DrawsWaitUntilAllHaveCommittedAndOpened) {
  EXPECT_EQ(dice.stage(), DiceCommitment::Stage::commit);
  EXPECT_EQ(dice.awaited().size(), 2);
  commit(0, one);
  EXPECT_EQ(dice.awaited(), SeatSet::of(1));
  EXPECT_TRUE(draw().empty());
  commit(1, "");
  EXPECT_EQ(dice.stage(), DiceCommitment::Stage::open);
  EXPECT_EQ(dice.awaited(), SeatSet::of(0));
  EXPECT_TRUE(draw().empty());
  give(0, one);
  EXPECT_EQ(dice.stage(), DiceCommitment::Stage::done);
  const auto drawn = draw();
  ASSERT_EQ(drawn.size(), 2u);
  EXPECT_EQ(drawn[0].seat, kChance);
  EXPECT_EQ(drawn[0].client_seeds, SeatSet::of(0));
}

TEST_F(DiceCommitmentTest, WhatIsDrawnFollowsFromEverySeed) {
  std::set<std::string> hands;
  for (const char digit : {'b', 'c'}) {
    StoredTable table = log.table();
    table.seats[0].client_seed = one;
    table.seats[1].client_seed = std::string(kSeedDigits, digit);
    for (StoredSeat& each : table.seats) each.commitment = commitment_to(*each.client_seed);
    TableLog other_log(store, table);
    Course course = begin_course(table).value();
    std::vector<Entry> entries;
    DiceCommitment(other_log).draw(course, entries);
    hands.insert(*entries[0].token);
  }
  EXPECT_EQ(hands.size(), 2u);
}

TEST_F(DiceCommitmentTest, EachStageHasItsTimeAndAnOpenSeatHasNone) {
  EXPECT_EQ(dice.set_time(start, 60s), start + 60s);
  EXPECT_EQ(dice.set_time(start + 1s, 60s), std::nullopt) << "it runs already";
  EXPECT_TRUE(dice.is_timed_until(start + 60s));
  commit(0, one);
  commit(1, two);
  EXPECT_FALSE(dice.is_timed_until(start + 60s)) << "all have committed";
  EXPECT_EQ(dice.set_time(start + 2s, 60s), start + 62s);
  give(0, one);
  EXPECT_TRUE(dice.is_timed_until(start + 62s));
  give(1, "");
  EXPECT_EQ(dice.set_time(start + 3s, 60s), std::nullopt);
  EXPECT_FALSE(dice.is_timed());

  StoredTable table = table_of("duel");
  table.seats[1].key_hash.clear();
  TableLog open_log(store, table);
  DiceCommitment open(open_log);
  EXPECT_EQ(open.set_time(start, 60s), std::nullopt);
  EXPECT_EQ(open.awaited().size(), 2) << "the seat that nobody has taken is one of them";
}

TEST_F(DiceCommitmentTest, AnOldTableDrawsAsItDidAndWaitsForNobody) {
  StoredTable table = table_of("duel");
  table.dice_version = 1;
  table.seats[1].client_seed = two;
  TableLog old_log(store, table);
  const DiceCommitment old(old_log);
  EXPECT_TRUE(old.awaited().empty());
  Course course = begin_course(table).value();
  std::vector<Entry> entries;
  old.draw(course, entries);
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_EQ(entries[0].client_seeds, SeatSet::of(1));
  DiceBits bits(1, table.server_seed, "a", 0, std::vector<std::string>{"", two});
  EXPECT_EQ(entries[0].token, begin_course(table).value().draw(bits));
  std::string text;
  JsonWriter json(text);
  old.write(true, start, json);
  EXPECT_EQ(nlohmann::json::parse(text),
            (nlohmann::json{{"commitment", commitment_to(table.server_seed)}, {"numbers", {nullptr, two}}}));
}

TEST(PresenceTest, TheStoreHearsThatSomebodyIsThereAndThatNobodyIs) {
  asio::io_context io;
  MemoryStore store;
  bool waiting = false;
  Presence lobby(store, io.get_executor(), [&] { return waiting; }, [](bool waits) { return WaitInLobby{"a", waits}; });
  const auto owner = std::make_shared<int>(0);
  lobby.begin(owner);
  io.run();
  EXPECT_TRUE(store.waits.empty());

  waiting = true;
  lobby.begin(owner);
  lobby.begin(owner);
  io.restart();
  io.poll();
  ASSERT_EQ(store.waits.size(), 1u);
  EXPECT_TRUE(store.waits[0].waits);
  EXPECT_GT(owner.use_count(), 1);

  waiting = false;
  lobby.look_again();
  io.run();
  ASSERT_EQ(store.waits.size(), 2u);
  EXPECT_FALSE(store.waits[1].waits);
  EXPECT_EQ(owner.use_count(), 1);
}

class FakeBotTable final : public BotTable {
 public:
  FakeBotTable() : course(begin_course(table_of("brandubh")).value()) {}

  SeatSet bots_to_act() const override { return course.is_over() ? SeatSet() : waiting; }
  Level bot_level(Seat) const override { return Level::novice; }
  Claim claim() const override { return {"a", Attention::players, {}}; }
  std::unique_ptr<Match> copy_match() const override { return course.match().clone(); }
  int last() const override { return course.last(); }
  Task<BotAction> play_for_bot(Seat seat, std::string token, int thought_of) override {
    tried.push_back(thought_of);
    if (!answers.empty()) {
      const BotAction answer = answers.front();
      answers.erase(answers.begin());
      if (answer != BotAction::played) co_return answer;
    }
    EXPECT_TRUE(course.play(seat, token));
    waiting = {};
    co_return BotAction::played;
  }

  Course course;
  SeatSet waiting = SeatSet::of(0);
  std::vector<BotAction> answers;
  std::vector<int> tried;
};

class BotRunnerTest : public testing::Test {
 protected:
  void run() {
    runner.wake(std::make_shared<int>(0));
    runner.wake(std::make_shared<int>(0));
    io.run();
  }

  asio::io_context io;
  BotScheduler bots{1};
  FakeBotTable table;
  BotRunner runner{bots, io.get_executor(), table, 1ms};
};

TEST_F(BotRunnerTest, ABotThinksOnceOfWhatItIsToDoAndPlaysIt) {
  run();
  EXPECT_THAT(table.tried, ElementsAre(0));
  EXPECT_EQ(table.course.last(), 1);
}

TEST_F(BotRunnerTest, WhatIsRefusedIsTriedAgain) {
  table.answers = {BotAction::refused, BotAction::refused};
  run();
  EXPECT_THAT(table.tried, ElementsAre(0, 0, 0));
  EXPECT_EQ(table.course.last(), 1);
}

TEST_F(BotRunnerTest, WhoIsOvertakenLeavesTheGameToTheOtherProcess) {
  table.answers = {BotAction::overtaken};
  run();
  EXPECT_THAT(table.tried, ElementsAre(0));
  EXPECT_EQ(table.course.last(), 0);
}

class TableClocksTest : public testing::Test {
 protected:
  static TableClocks clocks(const std::string& control) {
    StoredTable table = table_of("brandubh");
    table.time_control = control;
    return *TableClocks::read(table, Instant(1000h)).value();
  }

  const Instant start{1000h};
  const SeatSet first = SeatSet::of(0);
};

TEST_F(TableClocksTest, ATableWithoutAgreedTimeHasNone) {
  EXPECT_EQ(TableClocks::read(table_of("brandubh"), start).value(), std::nullopt);
  StoredTable broken = table_of("brandubh");
  broken.time_control = "{}";
  EXPECT_EQ(TableClocks::read(broken, start).error(), "table a has an unknown time control");
}

TEST_F(TableClocksTest, WhoIsNotThereGetsAMinuteToCome) {
  TableClocks live = clocks(R"({"kind":"game","seconds":60})");
  EXPECT_TRUE(live.is_live());
  EXPECT_FALSE(live.any_runs());
  live.start(first, SeatSet(), start);
  EXPECT_TRUE(live.any_runs());
  EXPECT_FALSE(live.is_out_of_time(0, true, start + 119s));
  EXPECT_TRUE(live.sit_down(0, start + 10s));
  EXPECT_FALSE(live.sit_down(0, start + 10s));
  EXPECT_FALSE(live.is_out_of_time(0, true, start + 70s));
  EXPECT_TRUE(live.is_out_of_time(0, true, start + 71s));
  // Another process, at which the seat may be, comes first.
  EXPECT_FALSE(live.is_out_of_time(0, false, start + 71s));
}

TEST_F(TableClocksTest, OneAlarmIsSetAtATimeTheEarliest) {
  TableClocks live = clocks(R"({"kind":"move","seconds":30})");
  EXPECT_EQ(live.set_alarm(first, start, Instant::min()), std::nullopt);
  live.start(first, first, start);
  const auto alarm = live.set_alarm(first, start, Instant::min());
  ASSERT_TRUE(alarm);
  EXPECT_GT(*alarm, start + 30s);
  EXPECT_EQ(live.set_alarm(first, start, Instant::min()), std::nullopt);
  EXPECT_FALSE(live.alarm_rings(start));
  EXPECT_TRUE(live.alarm_rings(*alarm));
  EXPECT_EQ(live.set_alarm(first, start, start + 5min), start + 5min);
}

TEST_F(TableClocksTest, AFlagThatFallsUsesAllTheTime) {
  TableClocks live = clocks(R"({"kind":"game","seconds":60})");
  live.start(first, first, start);
  const Entry entry = live.flag_fall(0);
  EXPECT_TRUE(entry.timed_out);
  EXPECT_FALSE(entry.token);
  EXPECT_EQ(entry.used, 60s);
  live.count(entry, SeatSet(), start + 61s);
  EXPECT_FALSE(live.any_runs());
  EXPECT_EQ(live.used(0, start + 62s), std::nullopt);
}

}  // namespace
}  // namespace nemeton
