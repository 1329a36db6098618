// Parts of a table on their own: the bots and the clocks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <nlohmann/json.hpp>

#include "server/bot_scheduler/bot_runner.hpp"
#include "server/table/state/replay.hpp"
#include "server/table/state/table_clocks.hpp"
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

class FakeBotTable final : public BotTable {
 public:
  FakeBotTable() : course(begin_course(table_of("brandubh")).value()) {}

  SeatSet bots_to_act() const override { return course.is_over() ? SeatSet() : waiting; }
  Level bot_level(Seat) const override { return Level::novice; }
  Requester requester() const override { return {"a", Attention::players, {}}; }
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

TEST_F(BotRunnerTest, ABotThinksOnceAndPlays) {
  run();
  EXPECT_THAT(table.tried, ElementsAre(0));
  EXPECT_EQ(table.course.last(), 1);
}

TEST_F(BotRunnerTest, ARefusedActionIsTriedAgain) {
  table.answers = {BotAction::refused, BotAction::refused};
  run();
  EXPECT_THAT(table.tried, ElementsAre(0, 0, 0));
  EXPECT_EQ(table.course.last(), 1);
}

TEST_F(BotRunnerTest, AnOvertakenBotLeavesTheGameToTheOtherProcess) {
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

TEST_F(TableClocksTest, AnAbsentPlayerGetsAMinuteToCome) {
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

}  // namespace
}  // namespace nemeton
