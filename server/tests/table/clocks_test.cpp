// The clocks of a table, at instants that are said, and how they are agreed.
#include "server/table/state/clocks.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace nemeton {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;

constexpr Seat kFirst = 0;
constexpr Seat kSecond = 1;

class ClocksTest : public testing::Test {
 protected:
  // The seat moves at that instant, and the other is waited for.
  static void move(Clocks& clocks, Seat seat, Instant at) {
    clocks.spend(seat, clocks.used(seat, at));
    clocks.earn(seat);
    clocks.wait_for(SeatSet::of(1 - seat), seat, at);
  }

  const Instant start = Instant(1000h);
  const TimeControl ten_and_five{TimeControl::Kind::game, 10min, 5s};
  const TimeControl minute_a_move{TimeControl::Kind::move, 1min, 0s};
};

TEST_F(ClocksTest, AMoveUsesItsTimeLessTheNetworksShareAndEarnsTheIncrement) {
  Clocks clocks(ten_and_five);
  clocks.wait_for(SeatSet::of(kFirst), kChance, start);
  EXPECT_EQ(clocks.used(kFirst, start + 30s), 29s + 500ms);
  move(clocks, kFirst, start + 30s);
  EXPECT_EQ(clocks.left(kFirst, start + 1h), 10min - 29s - 500ms + 5s);
  EXPECT_EQ(clocks.left(kSecond, start + 31s), 9min + 59s);
  // A move that takes no longer than the network costs nothing.
  EXPECT_EQ(clocks.used(kSecond, start + 30s + 400ms), 0ms);
}

TEST_F(ClocksTest, TwoMovesInARowAreChargedOnceEach) {
  Clocks clocks(ten_and_five);
  clocks.wait_for(SeatSet::of(kFirst), kChance, start);
  clocks.spend(kFirst, clocks.used(kFirst, start + 10s));
  clocks.wait_for(SeatSet::of(kFirst), kFirst, start + 10s);
  EXPECT_EQ(clocks.used(kFirst, start + 12s), 1s + 500ms);
}

TEST_F(ClocksTest, NoClockRunsWhileTheGameWaitsForNoSeat) {
  Clocks clocks(ten_and_five);
  clocks.wait_for(SeatSet::of(kFirst), kChance, start);
  clocks.spend(kFirst, 10s);
  clocks.wait_for({}, kFirst, start + 10s);
  EXPECT_EQ(clocks.left(kFirst, start + 10h), 10min - 10s);
  clocks.wait_for(SeatSet::of(kFirst), kChance, start + 10h);
  EXPECT_EQ(clocks.left(kFirst, start + 10h + 1s), 10min - 11s);
}

TEST_F(ClocksTest, AFlagFallsWhenTimeAndTheNetworksShareAreUp) {
  Clocks clocks(ten_and_five);
  clocks.wait_for(SeatSet::of(kFirst), kChance, start);
  EXPECT_EQ(clocks.flag(kFirst), start + 10min + kNetworkAllowance);
  // A move in that last instant uses all there was, not more.
  EXPECT_EQ(clocks.used(kFirst, clocks.flag(kFirst)), 10min);
  EXPECT_EQ(clocks.left(kFirst, clocks.flag(kFirst)), 0ms);
  clocks.run_out(kFirst);
  clocks.wait_for({}, kFirst, clocks.flag(kFirst));
  EXPECT_EQ(clocks.left(kFirst, start), 0ms);
}

TEST(TimeControlTest, EveryKindIsReadAndWrittenAlike) {
  for (const char* text : {R"({"kind":"game","seconds":600,"increment":5})", R"({"kind":"move","seconds":3600})",
                           R"({"kind":"correspondence","days":30})"}) {
    const json value = json::parse(text);
    const auto control = read_time_control(&value);
    ASSERT_TRUE(control && *control) << text;
    std::string written;
    JsonWriter writer(written);
    write_time_control(**control, writer);
    EXPECT_EQ(written, text);
  }
  const json days = json::parse(R"({"kind":"correspondence","days":3})");
  EXPECT_EQ((*read_time_control(&days))->time, 72h);
  const json plain = json::parse(R"({"kind":"game","seconds":600})");
  EXPECT_EQ((*read_time_control(&plain))->increment, 0s);
  EXPECT_FALSE(*read_time_control(nullptr));
}

}  // namespace
}  // namespace nemeton
