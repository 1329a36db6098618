// Tables on one device, as the page's worker asks for them.
#include "table/local_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/games.hpp"

namespace nemeton {
namespace {

using nlohmann::json;

const json kPerson = {{"kind", "person"}};
const json kBot = {{"kind", "bot"}, {"level", "novice"}};

class LocalTableTest : public testing::Test {
 protected:
  // Hears an order and lets chance and bots act as long as the game waits for them; gives the messages.
  std::vector<json> order(const json& order) {
    std::vector<json> messages;
    json answer = json::parse(table.answer(order.dump()));
    for (;;) {
      for (json& each : answer["messages"]) messages.push_back(std::move(each));
      if (!answer["waits"].get<bool>()) return messages;
      answer = json::parse(table.answer(R"({"type":"step"})"));
    }
  }
  std::vector<json> open(const std::string& game, const std::vector<json>& seats, const json& more = json::object()) {
    json record = {{"nemeton", 1}, {"game", game},          {"seats", seats.size()}, {"options", json::object()},
                   {"seed", 5},    {"steps", json::array()}};
    record.update(more);
    return order({{"type", "open"}, {"record", record}, {"seats", seats}});
  }
  static std::vector<json> of_type(const std::vector<json>& messages, const std::string& type) {
    std::vector<json> found;
    for (const json& each : messages) {
      if (each["type"] == type) found.push_back(each);
    }
    return found;
  }

  LocalTable table{games()};
};

TEST_F(LocalTableTest, ARecordGoesOnWhereItEnded) {
  const auto first = open("danube", {kBot, kBot}, {{"options", {{"ply_limit", 9}}}});
  const json record = of_type(first, "record").back()["record"];
  const auto again = order({{"type", "open"}, {"record", record}, {"seats", {kBot, kBot}}});
  EXPECT_EQ(of_type(again, "event"), of_type(first, "event"));
}

TEST_F(LocalTableTest, ImpossibleRequestsAreRefusedByName) {
  open("brandubh", {kPerson, kBot});
  const auto not_legal = order({{"type", "act"}, {"id", "1"}, {"seat", 0}, {"action", "d2-d9"}});
  ASSERT_EQ(not_legal.size(), 1u);
  EXPECT_EQ(not_legal[0]["code"], "illegal_action");
  EXPECT_EQ(not_legal[0]["id"], "1");
  EXPECT_EQ(order({{"type", "act"}, {"id", "2"}, {"seat", 1}, {"action", "d3-d2"}})[0]["code"], "not_your_turn");
  EXPECT_EQ(order({{"type", "look"}, {"seat", 9}})[0]["code"], "bad_request");
}

TEST_F(LocalTableTest, WithoutATableOrdersDoNothing) {
  EXPECT_TRUE(order({{"type", "act"}, {"id", "1"}, {"seat", 0}, {"action", "d2-b2"}}).empty());
  EXPECT_EQ(table.answer("nonsense"), R"({"messages":[],"waits":false,"ponders":false})");
  EXPECT_EQ(open("chess", {kPerson, kPerson})[0]["code"], "unknown_game");
  const auto broken = open("brandubh", {kPerson, kBot}, {{"steps", {"d2-b2", "a1-a2"}}});
  EXPECT_EQ(broken.back()["code"], "illegal_action");
  EXPECT_TRUE(of_type(broken, "record").empty());
  open("brandubh", {kPerson, kPerson});
  order({{"type", "close"}});
  EXPECT_TRUE(order({{"type", "undo"}}).empty());
}

TEST_F(LocalTableTest, ABotAtItsBestPondersWhileAPersonDecidesAndNotForEver) {
  const json best = {{"kind", "bot"}, {"level", "best"}};
  const auto ponders = [&](const json& order) {
    return json::parse(table.answer(order.dump()))["ponders"].get<bool>();
  };
  const json ponder = {{"type", "ponder"}};
  open("brandubh", {kPerson, best});
  EXPECT_TRUE(ponders({{"type", "look"}, {"seat", 0}}));
  EXPECT_TRUE(of_type(order(ponder), "event").empty());
  EXPECT_FALSE(ponders({{"type", "act"}, {"seat", 0}, {"action", "d2-b2"}}));  // it is the bot's turn

  // The king wins here, which is seen at once: so much time is over soon.
  open("brandubh", {best, kPerson}, {{"steps", {"b4-b7", "c4-c7", "a4-a2"}}});
  int times = 1;
  while (times < 1000 && ponders(ponder)) ++times;
  EXPECT_EQ(times, 600);

  for (const auto& [game, bot] : {std::pair("brandubh", kBot), std::pair("tug", best)}) {
    open(game, {kPerson, bot});
    EXPECT_FALSE(ponders(ponder)) << game;
  }
}

TEST_F(LocalTableTest, TakingBackGoesToTheLastDecisionOfAPerson) {
  const auto opened = open("brandubh", {kPerson, kBot});
  EXPECT_TRUE(order({{"type", "undo"}}).empty());
  order({{"type", "act"}, {"id", "1"}, {"seat", 0}, {"action", "d2-b2"}});
  const auto undone = order({{"type", "undo"}});
  EXPECT_EQ(undone.back(), json({{"type", "undone"}, {"last", 0}}));
  EXPECT_TRUE(of_type(undone, "record").back()["record"]["steps"].empty());
  EXPECT_EQ(of_type(order({{"type", "act"}, {"id", "2"}, {"seat", 0}, {"action", "d2-c2"}}), "event").front()["n"], 1);
}

TEST_F(LocalTableTest, TakingBackPassesOverWhatWasForcedWhereThatIsAskedFor) {
  // Of Danube's random games: whatever was played, the position come back to leaves a person a choice, or nothing is taken back.
  for (int seed = 1; seed <= 20; ++seed) {
    const auto opened = open("danube", {kPerson, kPerson}, {{"seed", seed}, {"options", {{"boats", 3}}}});
    std::vector<json> events = of_type(opened, "event");
    for (int i = 0; i < 40; ++i) {
      const json state = events.back()["state"];
      if (state["node"] == "terminal") break;
      const std::string seat = state["actions"].begin().key();
      for (const json& event : of_type(order({{"type", "act"},
                                              {"id", std::to_string(i)},
                                              {"seat", std::stoi(seat)},
                                              {"action", state["actions"][seat].back()}}),
                                       "event")) {
        events.push_back(event);
      }
    }
    const auto undone = order({{"type", "undo"}, {"over_forced", true}});
    ASSERT_FALSE(undone.empty());
    const int last = undone.back()["last"];
    EXPECT_GT(events[static_cast<std::size_t>(last)]["state"]["actions"].begin()->size(), 1u) << "seed " << seed;
    // All that was passed over left no choice.
    for (std::size_t n = static_cast<std::size_t>(last) + 1; n + 1 < events.size(); ++n) {
      const json& state = events[n]["state"];
      if (state["node"] == "decision") {
        EXPECT_EQ(state["actions"].begin()->size(), 1u) << "event " << n;
      }
    }
  }
}

TEST_F(LocalTableTest, TakingBackStopsAtWhatWasForcedOtherwise) {
  // Up to the first action of a game that is the only one there.
  const auto opened = open("danube", {kPerson, kPerson}, {{"seed", 1}, {"options", {{"boats", 3}}}});
  std::vector<json> events = of_type(opened, "event");
  int forced = 0;
  for (int i = 0; i < 200 && forced == 0; ++i) {
    const json state = events.back()["state"];
    if (state["node"] == "terminal") break;
    const std::string seat = state["actions"].begin().key();
    const std::size_t before = events.size() - 1;
    for (const json& event : of_type(order({{"type", "act"},
                                            {"id", std::to_string(i)},
                                            {"seat", std::stoi(seat)},
                                            {"action", state["actions"][seat].back()}}),
                                     "event")) {
      events.push_back(event);
    }
    if (state["actions"][seat].size() != 1) continue;
    ++forced;
    EXPECT_EQ(order({{"type", "undo"}}).back()["last"], before);
  }
  EXPECT_EQ(forced, 1);
}

TEST_F(LocalTableTest, ThePersonAtTheDeviceSeesMoreThanSpectators) {
  const auto opened = open("duel", {kPerson, kPerson, kPerson});
  for (const json& each : of_type(opened, "event")) EXPECT_TRUE(each["token"].is_null());
  const json looks = order({{"type", "look"}, {"seat", 1}}).front();
  EXPECT_TRUE(looks["sight"]["view"]["hands"][1].is_array());
  EXPECT_TRUE(looks["sight"]["view"]["hands"][0].is_null());
  const auto acted = order({{"type", "act"}, {"id", "1"}, {"seat", 1}, {"action", "J"}});
  const json event = of_type(acted, "event").front();
  EXPECT_TRUE(event["token"].is_null());
  EXPECT_EQ(event["sight"]["token"], "J");
  // The record that the device keeps has what was chosen in secret, with its seat.
  EXPECT_EQ(of_type(acted, "record").back()["record"]["steps"].back(), "1:J");
}

TEST(ReplayTest, ALineIsSeenFromOneSeatAsFarAsItIsLegal) {
  const json line = {{"game", "brandubh"}, {"seats", 2}, {"options", json::object()}, {"steps", {"d2-b2", "d2-b2"}}};
  const json events = json::parse(replay_events(games(), json({{"line", line}, {"seat", 0}}).dump()))["events"];
  ASSERT_EQ(events.size(), 2u);
  EXPECT_EQ(events[1]["token"], "d2-b2");
  EXPECT_TRUE(events[1]["state"]["actions"].empty());
  EXPECT_EQ(replay_events(games(), "{}"), R"({"events":[]})");
}

}  // namespace
}  // namespace nemeton
