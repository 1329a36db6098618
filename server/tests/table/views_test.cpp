// Views as changes, in random games of the whole list: applied they give the views themselves, to everybody who looks, from wherever
// and since whenever.
#include <gtest/gtest.h>

#include <map>
#include <optional>

#include "games/games.hpp"
#include "server/tests/support/listening.hpp"
#include "server/tests/support/store_fixture.hpp"
#include "table/changes.hpp"
#include "table/tests/changed.hpp"
#include "tests/any_game.hpp"

namespace nemeton {
namespace {

// Somebody who looks from a seat and knows the views since a certain event.
struct Looker {
  Seat seat;
  Views views;
  std::shared_ptr<Listening> client = std::make_shared<Listening>();
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
    looker.client = std::make_shared<Listening>();
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
  // One text for all who look alike.
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
