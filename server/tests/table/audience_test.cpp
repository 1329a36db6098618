// The clients at a table and their messages: events, presence, and views as changes.
#include "server/table/audience.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "games/games.hpp"
#include "server/table/state/replay.hpp"
#include "server/tests/support/store_fixture.hpp"
#include "table/changes.hpp"
#include "table/tests/changed.hpp"
#include "tests/any_game.hpp"

namespace nemeton {
namespace {

using nlohmann::json;

// A client without a network, which keeps its messages.
class FakeClient final : public TableClient {
 public:
  using TableClient::send;
  void send(Message message) override {
    heard.push_back(json::parse(*message));
    last = std::move(message);
  }
  const Address& address() const override { return address_; }
  Task<bool> drained() override { co_return ++drains <= most_drains; }

  Address address_;
  std::vector<json> heard;
  Message last;
  int drains = 0;
  int most_drains = 1000;
};

class AudienceTest : public testing::Test {
 protected:
  AudienceTest() {
    stored.game = "duel";
    stored.options = "{}";
    stored.seats.resize(2);
    for (StoredSeat& each : stored.seats) each = {};
    course.emplace(begin_course(stored).value());
  }
  std::shared_ptr<FakeClient> come(Seat seat, int next, Views views = Views::whole) {
    auto client = std::make_shared<FakeClient>();
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

TEST_F(AudienceTest, ASpectatorGetsNoChangesOfASeatsView) {
  const auto first = come(0, 1, Views::changes);
  const auto spectator = come(kSpectator, 1, Views::changes);
  deal();
  deal();
  EXPECT_TRUE(first->heard.at(1).contains("changes"));
  audience.unseat([](const SeatHolder&, Seat) { return false; }, [](Seat) { return bad_key(); });
  play("J");
  EXPECT_TRUE(spectator->heard.at(2).contains("changes"));
  EXPECT_TRUE(first->heard.at(3).contains("view"));
  EXPECT_FALSE(first->heard[3].contains("changes"));
  play("K");
  EXPECT_EQ(first->last, spectator->last) << "the same text";
}

TEST_F(AudienceTest, ClientsOfOneDoorAreDismissed) {
  const auto player = come(0, 0);
  const auto stranger = std::make_shared<FakeClient>();
  audience.add(stranger, kSpectator, {}, 0, Views::whole, Door::watch);
  audience.dismiss(Door::watch, R"({"type":"error"})");
  EXPECT_EQ(stranger->heard.at(0)["type"], "error");
  EXPECT_EQ(audience.spectators(), 0);
  deal();
  audience.tell_each(Door::table, [](const Audience::Member& each) { return json(each.seat).dump(); });
  EXPECT_EQ(stranger->heard.size(), 1u);
  EXPECT_EQ(player->heard.size(), 1u);
}

// In random games of the whole list: changes that are applied give the views themselves, to every viewer from every seat and since every event.

// A viewer at a seat who has the views since a certain event.
struct Looker {
  Seat seat;
  Views views;
  std::shared_ptr<FakeClient> client = std::make_shared<FakeClient>();
  int last = -1;    // the number of the last event that it has
  json view = {};   // after that event
  int changes = 0;  // events that came without a view
};

class Sitting {
 public:
  Sitting(const GameEntry& game, Random& random)
      : random_(random),
        seats_(any_seats(*game.info, random)),
        course_(game, any_options(*game.info, seats_, 60, random), seats_, {}) {
    for (Seat seat = kSpectator; seat < seats_; ++seat) {
      for (const Views views : {Views::whole, Views::changes, Views::changes}) lookers_.push_back({seat, views});
    }
    for (Looker& each : lookers_) come(each);
  }

  int changes() const {
    int sum = 0;
    for (const Looker& each : lookers_) sum += each.changes;
    return sum;
  }
  bool is_over() const { return course_.is_over(); }

  void step() {
    std::vector<std::string> before;
    for (Seat seat = kSpectator; seat < seats_; ++seat) before.push_back(course_.sight(seat).view);
    play();
    audience_.publish(course_, log_.back());
    for (Looker& each : lookers_) {
      if (each.client) hear(each, before[static_cast<std::size_t>(each.seat + 1)]);
    }
    expect_shared();
    for (Looker& each : lookers_) {
      if (any(random_, 10) != 0) continue;
      if (each.client) leave(each);
      else come(each);
    }
  }

 private:
  void play() {
    if (course_.awaits_draw()) {
      log_.push_back({kChance, course_.draw(random_()), ""});
      return;
    }
    const SeatSet to_act = course_.to_act();
    Seat seat = to_act.first();
    if (any(random_, 60) == 0) {
      course_.forfeit(seat, Forfeit::resigned);
      log_.push_back({seat, std::nullopt, ""});
      return;
    }
    while (!to_act.has(seat) || any(random_, 2) == 0) seat = static_cast<Seat>((seat + 1) % seats_);
    log_.push_back({seat, any_action(course_.match(), seat, random_), ""});
    ASSERT_TRUE(course_.play(seat, *log_.back().token));
  }

  void leave(Looker& looker) {
    audience_.remove(*looker.client);
    looker.client.reset();
  }
  // With the last event that it has, or with none.
  void come(Looker& looker) {
    if (any(random_, 3) == 0) looker.last = -1;
    looker.client = std::make_shared<FakeClient>();
    audience_.add(looker.client, looker.seat, {}, looker.last + 1, looker.views);
    wait_for(audience_.catch_up(looker.client, course_, log_));
    for (const json& event : looker.client->heard) take(looker, event);
    EXPECT_EQ(looker.last, course_.last());
    const bool has_missed = !looker.client->heard.empty();
    if (has_missed) EXPECT_TRUE(looker.client->heard.front().contains("view"));
    if (has_missed) expect_view(looker);
  }

  void take(Looker& looker, const json& event) {
    ASSERT_EQ(event["n"], looker.last + 1);
    ASSERT_NE(event.contains("view"), event.contains("changes"));
    looker.view = event.contains("view") ? event["view"] : changed(looker.view, event["changes"]);
    looker.changes += event.contains("changes") ? 1 : 0;
    ++looker.last;
  }
  void expect_view(const Looker& looker) {
    ASSERT_EQ(looker.view, json::parse(course_.sight(looker.seat).view)) << log_.size();
  }
  // What it is told follows from what its seat has seen, byte for byte: nothing else can come through.
  void hear(Looker& looker, const std::string& before) {
    const json& event = looker.client->heard.back();
    take(looker, event);
    expect_view(looker);
    const Sight sight = course_.sight(looker.seat);
    const std::string changes = event.contains("changes") ? changes_between(before, sight.view) : "";
    EXPECT_EQ(*looker.client->last, event_message(course_, &log_.back(), looker.seat, sight, changes));
    if (looker.views == Views::whole) EXPECT_TRUE(changes.empty());
  }
  // One text for all spectators.
  void expect_shared() {
    std::map<std::pair<Seat, bool>, Message> texts;
    for (const Looker& each : lookers_) {
      if (!each.client) continue;
      const auto [text, is_first] =
          texts.try_emplace({each.seat, each.client->heard.back().contains("changes")}, each.client->last);
      if (!is_first) EXPECT_EQ(text->second, each.client->last);
    }
  }

  Random& random_;
  int seats_;
  Course course_;
  std::vector<Entry> log_;
  Audience audience_;
  std::vector<Looker> lookers_;
};

class ViewsTest : public testing::TestWithParam<GameEntry> {};

TEST_P(ViewsTest, AsChangesAreTheSameAtEveryEvent) {
  Random random(9);
  int changes = 0;
  for (int round = 0; round < 3; ++round) {
    Sitting sitting(GetParam(), random);
    while (!sitting.is_over() && !HasFatalFailure()) sitting.step();
    changes += sitting.changes();
  }
  EXPECT_GT(changes, 100);
}

INSTANTIATE_TEST_SUITE_P(Games, ViewsTest, testing::ValuesIn(games()),
                         [](const auto& test) { return std::string(test.param.info->id); });

}  // namespace
}  // namespace nemeton
