// What every store promises of what keeps order. Compiled into a program for each kind of store.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using std::chrono::seconds;
using testing::ElementsAre;
using testing::IsEmpty;

class ModerationPromises : public StorePromises {
 protected:
  ModerationPromises() {
    for (const char* name : {"Ceridwen", "Gwion", "Taliesin"}) make(player(name));
  }

  CommitResult block(const std::string& one, const std::string& other, int second = 1) {
    return make(Block{one + "-id", other + "-id", seconds_in(second)});
  }
  std::vector<std::string> blocked(const std::string& name) {
    std::vector<std::string> names;
    for (const Blocked& each : wait_for(store->blocked_by(name + "-id")).value()) names.push_back(each.name);
    return names;
  }
  // A table of a person and an open seat.
  void open(const std::string& id) {
    StoredTable table = some_table(id);
    table.seats = {{std::nullopt, "opener", false, seconds_in(1)}, {std::nullopt, ""}};
    ASSERT_EQ(make(OpenTable{table, ""}), CommitResult::done);
  }
  CommitResult sit(const std::string& table, const std::string& key, const std::string& from,
                   const std::string& player = "") {
    return make(TakeSeat{
        .table = table, .seat = 1, .key_hash = key, .taken = seconds_in(10), .player = player, .arrival = from});
  }
  bool was_sent_away(const std::string& table, const std::string& key, const std::string& player,
                     const std::string& origin) {
    return wait_for(store->was_sent_away(table, {.key_hash = key, .player = player, .origin = origin})).value();
  }
  CommitResult note(const std::string& id, ModerationNote::Kind kind, int second, std::optional<WallTime> until = {},
                    const std::string& about = "") {
    return make(AddModerationNotes{
        {{.id = id, .kind = kind, .at = seconds_in(second), .until = until, .about = about, .content = "{\"n\":1}"}}});
  }
  std::vector<std::string> notes(ModerationNote::Kind kind, int now, std::optional<WallTime> before = {},
                                 int most = 10) {
    std::vector<std::string> ids;
    for (const ModerationNote& each : wait_for(store->moderation_notes(kind, seconds_in(now), before, most)).value())
      ids.push_back(each.id);
    return ids;
  }
};

TEST_F(ModerationPromises, BlocksGoWithEitherOfTheTwo) {
  EXPECT_EQ(block("Ceridwen", "Nobody"), CommitResult::conflict);
  EXPECT_EQ(block("Nobody", "Ceridwen"), CommitResult::conflict);
  EXPECT_EQ(block("Ceridwen", "Gwion"), CommitResult::done);
  EXPECT_EQ(block("Taliesin", "Ceridwen"), CommitResult::done);
  EXPECT_EQ(make(DeletePlayer{"Ceridwen-id"}), CommitResult::done);
  EXPECT_THAT(blocked("Ceridwen"), IsEmpty());
  EXPECT_THAT(blocked("Taliesin"), IsEmpty());
}

TEST_F(ModerationPromises, ArrivalsAreForgottenAfterADayUnlessSomebodyWasSentAwayAndAllGoWithTheTable) {
  open("a");
  open("b");
  ASSERT_EQ(sit("a", "guest", "there"), CommitResult::done);
  ASSERT_EQ(sit("b", "other", "there"), CommitResult::done);
  ASSERT_EQ(make(LeaveSeat{"b", 1, "other", LeaveSeat::SentAway{"", "here"}}), CommitResult::done);
  EXPECT_EQ(make(DeleteExpired{seconds_in(10) + kArrivalLife - seconds(1)}), CommitResult::done);
  EXPECT_EQ(make(DeleteExpired{seconds_in(10) + kArrivalLife}), CommitResult::done);
  // Where it came from is forgotten, so that the key alone tells it.
  ASSERT_EQ(make(LeaveSeat{"a", 1, "guest", LeaveSeat::SentAway{"", "here"}}), CommitResult::done);
  EXPECT_FALSE(was_sent_away("a", "", "", "there"));
  EXPECT_TRUE(was_sent_away("a", "guest", "", ""));
  EXPECT_TRUE(was_sent_away("b", "", "", "there"));
  ASSERT_EQ(make(LeaveSeat{"b", 0, "opener"}), CommitResult::done);
  EXPECT_FALSE(was_sent_away("b", "other", "", "there"));
}

TEST_F(ModerationPromises, NotesEndWithTheirTimeOrThePlayerAndAreNotEndlesslyMany) {
  using Kind = ModerationNote::Kind;
  EXPECT_EQ(note("one", Kind::report, 1, seconds_in(100)), CommitResult::done);
  EXPECT_EQ(note("two", Kind::report, 2, {}, "Gwion-id"), CommitResult::done);
  EXPECT_EQ(note("three", Kind::report, 3, {}, "Nobody-id"), CommitResult::conflict);
  EXPECT_EQ(note("three", Kind::ban, 3), CommitResult::done);
  EXPECT_THAT(notes(Kind::report, 99), ElementsAre("two", "one"));
  EXPECT_THAT(notes(Kind::report, 100), ElementsAre("two"));
  EXPECT_EQ(note("four", Kind::report, 100, seconds_in(101)), CommitResult::done);
  EXPECT_EQ(make(DeleteExpired{seconds_in(101)}), CommitResult::done);
  EXPECT_THAT(notes(Kind::report, 99), ElementsAre("two"));
  EXPECT_EQ(make(DeletePlayer{"Gwion-id"}), CommitResult::done);
  EXPECT_THAT(notes(Kind::report, 99), IsEmpty());
  // What is past takes no room, deleted or not.
  const auto announce = [this](int second) {
    return note("of " + std::to_string(second), Kind::announcement, second, seconds_in(10));
  };
  for (int second = 1; second <= 5; ++second) EXPECT_EQ(announce(second), CommitResult::done);
  EXPECT_EQ(announce(9), CommitResult::conflict);
  EXPECT_EQ(announce(10), CommitResult::done);
}

TEST_F(ModerationPromises, AChangeIsMadeWithItsNotesOrNotAtAll) {
  using Kind = ModerationNote::Kind;
  StoredTable over = some_table("over");
  over.over = true;
  ASSERT_EQ(make(OpenTable{over, ""}), CommitResult::done);
  ASSERT_EQ(note("report", Kind::report, 1), CommitResult::done);
  ASSERT_EQ(note("ban", Kind::ban, 1), CommitResult::done);
  const auto add = [this](const std::string& id, const std::vector<ModerationNote>& others) {
    std::vector<ModerationNote> all = {{.id = id, .kind = Kind::announcement, .at = seconds_in(1), .content = "{}"}};
    all.insert(all.end(), others.begin(), others.end());
    return make(AddModerationNotes{all});
  };
  // Each of them can be made once.
  std::vector<std::function<CommitResult(std::vector<ModerationNote>)>> changes = {
      [this](auto notes) { return make(RenamePlayer{"Gwion-id", "Gwion the Less", "less", {}, notes}); },
      [this](auto notes) { return make(Expire{"over", false, notes}); },
      [this](auto notes) { return make(ReplaceModerationNote{"report", Kind::report, "{\"n\":2}", notes}); },
      [this](auto notes) { return make(DeleteModerationNote{"ban", Kind::ban, notes}); },
      [&](auto notes) { return add("news", notes); }};
  const ModerationNote unfit{.id = "unfit", .kind = Kind::ban, .at = seconds_in(1), .about = "nobody", .content = "{}"};
  int second = 1;
  std::vector<std::string> lines;
  for (const auto& change : changes) {
    const ModerationNote line{
        .id = "line " + std::to_string(++second), .kind = Kind::log_line, .at = seconds_in(second), .content = "{}"};
    EXPECT_EQ(change({line, unfit}), CommitResult::conflict) << line.id;
    EXPECT_EQ(change({line}), CommitResult::done) << line.id;
    lines.insert(lines.begin(), line.id);
  }
  EXPECT_THAT(notes(Kind::log_line, 10), testing::ElementsAreArray(lines));
  // What cannot be made leaves no line.
  const std::vector<ModerationNote> line = {
      {.id = "another", .kind = Kind::log_line, .at = seconds_in(9), .content = "{}"}};
  EXPECT_EQ(make(RenamePlayer{"Nobody-id", "Nobody", "nobody", {}, line}), CommitResult::conflict);
  EXPECT_EQ(make(RenamePlayer{"Gwion-id", "Ceridwen", "Ceridwen", {}, line}), CommitResult::conflict);
  EXPECT_EQ(make(Expire{"over", false, line}), CommitResult::conflict);
  EXPECT_EQ(make(ReplaceModerationNote{"none", Kind::report, "{}", line}), CommitResult::conflict);
  EXPECT_EQ(make(DeleteModerationNote{"ban", Kind::ban, line}), CommitResult::conflict);
  EXPECT_THAT(notes(Kind::log_line, 10), testing::ElementsAreArray(lines));
}

}  // namespace
}  // namespace nemeton
