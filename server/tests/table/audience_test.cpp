// Who listens at a table, and what each is told.
#include "server/table/audience.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "server/table/replay.hpp"
#include "server/tests/support/listening.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using nlohmann::json;
using testing::ElementsAre;

class AudienceTest : public testing::Test {
 protected:
  AudienceTest() {
    stored.game = "duel";
    stored.options = "{}";
    stored.seats.resize(2);
    for (StoredSeat& each : stored.seats) each = {};
    course.emplace(begin_course(stored).value());
  }
  std::shared_ptr<Listening> come(Seat seat, int next, Views views = Views::whole) {
    auto client = std::make_shared<Listening>();
    audience.add(client, seat, {"key"}, next, views);
    return client;
  }
  void deal() {
    stored.log.push_back({kChance, course->draw(std::uint64_t{1}), "", {}});
    audience.publish(*course, stored.log.back());
  }
  void play(const std::string& token) {
    const Seat seat = course->to_act().first();
    ASSERT_TRUE(course->play(seat, token));
    stored.log.push_back({seat, token, "", {}});
    audience.publish(*course, stored.log.back());
  }

  StoredTable stored = some_table("a");
  std::optional<Course> course;
  Audience audience;
};

TEST_F(AudienceTest, AnEventIsToldToEachAsItsSeatMayKnowIt) {
  const auto first = come(0, 1);
  const auto second = come(1, 1);
  const auto spectator = come(kSpectator, 1);
  deal();
  EXPECT_TRUE(first->heard.at(0)["token"].is_string());
  EXPECT_TRUE(second->heard.at(0)["token"].is_null());
  EXPECT_TRUE(spectator->heard.at(0)["token"].is_null());
  EXPECT_NE(first->heard[0]["view"], second->heard[0]["view"]);
}

TEST_F(AudienceTest, WhoHasNotHadTheEventsBeforeGetsThemInOrder) {
  deal();
  const auto late = come(0, 0);
  deal();
  EXPECT_TRUE(late->heard.empty());
  wait_for(audience.catch_up(late, *course, stored.log));
  std::vector<int> numbers;
  for (const json& each : late->heard) numbers.push_back(each["n"]);
  EXPECT_THAT(numbers, ElementsAre(0, 1, 2));
  const auto seen = come(0, 3);
  wait_for(audience.catch_up(seen, *course, stored.log));
  EXPECT_TRUE(seen->heard.empty());
}

TEST_F(AudienceTest, AClientThatReadsNoMoreGetsNothingMore) {
  stored.game = "danube";
  stored.log.clear();
  course.emplace(begin_course(stored).value());
  while (course->last() < 200) {
    const SeatSet to_act = course->to_act();
    Entry entry{kChance, "", ""};
    if (to_act.empty()) {
      entry.token = course->draw(std::uint64_t{1});
    } else {
      entry = {to_act.first(), course->match().actions(to_act.first()).front(), ""};
      ASSERT_TRUE(course->play(entry.seat, *entry.token));
    }
    stored.log.push_back(entry);
  }
  const auto slow = come(0, 0);
  slow->most_drains = 0;
  wait_for(audience.catch_up(slow, *course, stored.log));
  EXPECT_EQ(slow->drains, 1);
  EXPECT_LT(slow->heard.size(), 201u);
}

TEST_F(AudienceTest, PresenceIsThatOfSeats) {
  const auto first = come(0, 0);
  const auto again = come(0, 0);
  const auto spectator = come(kSpectator, 0);
  EXPECT_TRUE(audience.is_present(0));
  EXPECT_EQ(audience.present(), SeatSet::of(0));
  EXPECT_EQ(audience.remove(*first), 0);
  EXPECT_TRUE(audience.is_present(0));
  EXPECT_EQ(audience.remove(*again), 0);
  EXPECT_TRUE(audience.present().empty());
  EXPECT_EQ(audience.remove(*again), std::nullopt);
  EXPECT_TRUE(audience.has(*spectator, kSpectator));
}

TEST_F(AudienceTest, WhoLosesTheSeatLooksOnAsASpectator) {
  const auto first = come(0, 0);
  const auto second = come(1, 0);
  audience.unseat([](const SeatHolder&, Seat seat) { return seat == 1; });
  EXPECT_EQ(first->heard.at(0)["code"], "bad_key");
  EXPECT_TRUE(second->heard.empty());
  EXPECT_TRUE(audience.has(*first, kSpectator));
  EXPECT_TRUE(audience.has(*second, 1));
}

TEST_F(AudienceTest, ASpectatorIsNotToldWhatHasChangedOfTheViewOfASeat) {
  const auto first = come(0, 1, Views::changes);
  const auto spectator = come(kSpectator, 1, Views::changes);
  deal();
  deal();
  EXPECT_TRUE(first->heard.at(1).contains("changes"));
  audience.unseat([](const SeatHolder&, Seat) { return false; });
  play("J");
  EXPECT_TRUE(spectator->heard.at(2).contains("changes"));
  EXPECT_TRUE(first->heard.at(3).contains("view"));
  EXPECT_FALSE(first->heard[3].contains("changes"));
  play("K");
  EXPECT_EQ(first->last, spectator->last) << "the same text";
}

TEST_F(AudienceTest, AThousandSpectatorsGetTheSameText) {
  std::vector<std::shared_ptr<Listening>> spectators;
  for (int i = 0; i < 1000; ++i) spectators.push_back(come(kSpectator, 1, Views::changes));
  deal();
  for (const char* token : {"", "J"}) {
    if (*token != '\0') play(token);
    else deal();
    for (const auto& each : spectators) ASSERT_EQ(each->last, spectators.front()->last) << "written more than once";
  }
  EXPECT_TRUE(spectators.back()->heard.at(2).contains("changes"));
}

TEST_F(AudienceTest, WhoHasComeByADoorIsSentAwayAlone) {
  const auto player = come(0, 0);
  const auto stranger = std::make_shared<Listening>();
  audience.add(stranger, kSpectator, {}, 0, Views::whole, Door::watch);
  audience.dismiss(Door::watch, R"({"type":"error"})");
  EXPECT_EQ(stranger->heard.at(0)["type"], "error");
  EXPECT_EQ(audience.spectators(), 0);
  deal();
  audience.tell_each(Door::table, [](const Audience::Member& each) { return json(each.seat).dump(); });
  EXPECT_EQ(stranger->heard.size(), 1u);
  EXPECT_EQ(player->heard.size(), 1u);
}

TEST_F(AudienceTest, EverybodyButOneIsTold) {
  const auto first = come(0, 0);
  const auto second = come(1, 0);
  audience.tell_all(R"({"type":"hello"})", first.get());
  EXPECT_TRUE(first->heard.empty());
  EXPECT_EQ(second->heard.size(), 1u);
  audience.tell_each(Door::table, [](const Audience::Member& each) { return json(each.seat).dump(); });
  EXPECT_EQ(first->heard.at(0), 0);
  EXPECT_EQ(second->heard.at(1), 1);
}

}  // namespace
}  // namespace nemeton
