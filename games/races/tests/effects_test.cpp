// What a draw, an action and a turned tile tell the sink, in the order in which it happens.
#include <gtest/gtest.h>

#include "games/races/rules/way.hpp"
#include "games/races/tests/positions.hpp"

namespace nemeton::races {
namespace {

static_assert(HasEffects<Tabulus> && HasEffects<Triangulus> && HasEffects<Druidica> && ParsesTokens<Druidica>);

// What the last of some tokens tells, without the brackets of the list.
template <class G>
std::string told(Table<G> table, const std::string& tokens) {
  const std::size_t last = tokens.rfind(' ');
  if (last != std::string::npos) table.play(tokens.substr(0, last));
  const std::string token = tokens.substr(last + 1);  // the whole where there is but one
  EXPECT_TRUE(table.can(token)) << token << " is not one of: " << table.awaited();
  const auto action = G::parse_token(table.state, table.actor(), token);
  if (!action) return "not read: " + token;
  EffectList<Effect> list;
  G::apply(table.state, table.actor(), *action, list);
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Effect& effect : list.effects()) G::write_effect(effect, kSpectator, json);
  json.end_array();
  return text.substr(1, text.size() - 2);
}

TEST(RaceEffects, ADrawIsToldWithWhatCanBePlayed) {
  EXPECT_EQ(told(Table<Tabulus>(2), "64"), R"({"kind":"drawn","seat":0,"tile":[6,4],"doubles":0,"stock":55},)"
                                           R"({"kind":"must_play","seat":0,"left":[6,4],"moved":null})");
  EXPECT_EQ(told(Table<Tabulus>(2).markers(0, "43 home home s"), "41"),
            R"({"kind":"drawn","seat":0,"tile":[4,1],"doubles":0,"stock":55},)"
            R"({"kind":"must_play","seat":0,"left":[1],"moved":null})");
  EXPECT_EQ(told(Table<Tabulus>(2), "21"),
            R"({"kind":"drawn","seat":0,"tile":[2,1],"doubles":0,"stock":55},{"kind":"passed","seat":0},)"
            R"({"kind":"turn_passed","seat":1})");
  EXPECT_EQ(told(Table<Tabulus>(2).markers(0, "45 home home home"), "33"),
            R"({"kind":"drawn","seat":0,"tile":[3,3],"doubles":1,"stock":55},{"kind":"passed","seat":0},)"
            R"({"kind":"draws_again","seat":0})");
}

TEST(RaceEffects, TheLastTileOfTheStockBringsAllTilesBack) {
  auto table = Table<Tabulus>(2);
  table.state.stock.copies = std::uint64_t{1} << 2 * tile_number(2, 1);
  EXPECT_EQ(told(table, "21"),
            R"({"kind":"drawn","seat":0,"tile":[2,1],"doubles":0,"stock":0},{"kind":"passed","seat":0},)"
            R"({"kind":"restocked","stock":56},{"kind":"turn_passed","seat":1})");
}

TEST(RaceEffects, AThirdDoubleSendsTheMostAdvancedMarkerBack) {
  EXPECT_EQ(told(Table<Tabulus>(2).markers(0, "30 12 home home"), "11 2:12-14 22 4:14-18 33"),
            R"({"kind":"drawn","seat":0,"tile":[3,3],"doubles":3,"stock":53},{"kind":"third_double","seat":0},)"
            R"({"kind":"sent_back","seat":0,"marker":0,"from":"30"},{"kind":"turn_passed","seat":1})");
}

TEST(RaceEffects, AMoveIsToldWithItsWay) {
  const auto table = Table<Tabulus>(2).markers(0, "10 12 home home");
  EXPECT_EQ(told(table, "21 2:10-12"),
            R"({"kind":"moved","seat":0,"marker":0,"from":"10","to":"12","gate":null,"factor":null,"bumps":null,)"
            R"("way":["10","11","12"]},{"kind":"must_play","seat":0,"left":[1],"moved":0})");
  EXPECT_EQ(told(table, "21 2:10-12 1:12-13"),
            R"({"kind":"moved","seat":0,"marker":1,"from":"12","to":"13","gate":null,"factor":null,"bumps":null,)"
            R"("way":["12","13"]},{"kind":"turn_passed","seat":1})");
  EXPECT_EQ(told(Table<Druidica>(2).markers(0, "8r home home home"), "20 2:8r-24"),
            R"({"kind":"moved","seat":0,"marker":0,"from":"8r","to":"24","gate":null,"factor":null,"bumps":null,)"
            R"("way":["8r","7r","24"]},{"kind":"turn_passed","seat":1})");
}

TEST(RaceEffects, AGateWaitsForItsTileAndIsThenPassedOrNot) {
  const auto table = Table<Tabulus>(2).markers(0, "3 home home home");
  EXPECT_EQ(told(table, "40 4:3-25~5"),
            R"({"kind":"waits","seat":0,"marker":0,"action":"4:3-25~5","position":5,"from":"3","to":"25",)"
            R"("gate":5,"factor":4,"bumps":null,"way":["3","4","5","24","25"]})");
  EXPECT_EQ(told(table, "40 4:3-25~5 3-1"),
            R"({"kind":"turned","odd":5,"position":5,"values":[3,1]},)"
            R"({"kind":"moved","seat":0,"marker":0,"from":"3","to":"25","gate":5,"factor":4,"bumps":null,)"
            R"("way":["3","4","5","24","25"]},{"kind":"turn_passed","seat":1})");
  EXPECT_EQ(
      told(table, "40 4:3-25~5 4-1"),
      R"({"kind":"turned","odd":5,"position":5,"values":[4,1]},)"
      R"({"kind":"failed","seat":0,"marker":0,"why":"gate","from":"3","to":"25","gate":5,"factor":4,"bumps":null,)"
      R"("way":["3","4","5"]},{"kind":"sent_back","seat":0,"marker":0,"from":"3"},)"
      R"({"kind":"turn_passed","seat":1})");
}

TEST(RaceEffects, ABumpTurnsTheTileAndSendsOneOfThemToStart) {
  const auto table = Table<Tabulus>(2).markers(0, "9 home home home").markers(1, "s 11");
  EXPECT_EQ(told(table, "20 2:9-11x1 1-0"),
            R"({"kind":"turned","odd":11,"position":11,"values":[1,0]},)"
            R"({"kind":"moved","seat":0,"marker":0,"from":"9","to":"11","gate":null,"factor":null,"bumps":1,)"
            R"("way":["9","10","11"]},{"kind":"bumped","seat":1,"marker":1,"from":"11"},)"
            R"({"kind":"turn_passed","seat":1})");
  EXPECT_EQ(
      told(table, "20 2:9-11x1 0-1"),
      R"({"kind":"turned","odd":11,"position":11,"values":[0,1]},)"
      R"({"kind":"failed","seat":0,"marker":0,"why":"bump","from":"9","to":"11","gate":null,"factor":null,"bumps":1,)"
      R"("way":["9","10","11"]},{"kind":"sent_back","seat":0,"marker":0,"from":"9"},)"
      R"({"kind":"turn_passed","seat":1})");
}

TEST(RaceEffects, EndIsTestedForAllWhoShareIt) {
  const auto table = Table<Tabulus>(3).markers(0, "43 home home s");
  EXPECT_EQ(told(table, "30 3:43-46 0-1"),
            R"({"kind":"turned","odd":45,"position":46,"values":[0,1]},{"kind":"tested","seats":[0,1,2]},)"
            R"({"kind":"moved","seat":0,"marker":0,"from":"43","to":"46","gate":null,"factor":null,"bumps":null,)"
            R"("way":["43","44","45","46"]},{"kind":"came_home","seat":0,"marker":0,"from":"46"},)"
            R"({"kind":"turn_passed","seat":1})");
  EXPECT_EQ(told(table, "30 3:43-46 1-0"),
            R"({"kind":"turned","odd":45,"position":46,"values":[1,0]},{"kind":"tested","seats":[0,1,2]},)"
            R"({"kind":"failed","seat":0,"marker":0,"why":"end","from":"43","to":"46","gate":null,"factor":null,)"
            R"("bumps":null,"way":["43","44","45","46"]},{"kind":"sent_back","seat":0,"marker":0,"from":"43"},)"
            R"({"kind":"turn_passed","seat":1})");
  EXPECT_EQ(told(Table<Triangulus>(3).markers(0, "35"), "10 1:35-36 6-1"),
            R"({"kind":"turned","odd":35,"position":36,"values":[6,1]},{"kind":"tested","seats":[0]},)"
            R"({"kind":"moved","seat":0,"marker":0,"from":"35","to":"36","gate":null,"factor":null,"bumps":null,)"
            R"("way":["35","36"]},{"kind":"came_home","seat":0,"marker":0,"from":"36"},)"
            R"({"kind":"turn_passed","seat":1})");
}

TEST(RaceEffects, AnExchangeIsTakenOrLeftOrFailsOnABlank) {
  const auto table = Table<Tabulus>(2).markers(0, "10 40").markers(1, "s 30");
  EXPECT_EQ(told(table, "00"), R"({"kind":"drawn","seat":0,"tile":[0,0],"doubles":1,"stock":55},)"
                               R"({"kind":"may_exchange","seat":0})");
  EXPECT_EQ(told(table, "00 pass"), R"({"kind":"declined","seat":0},{"kind":"draws_again","seat":0})");
  EXPECT_EQ(told(table, "00 swap:10-30x1"),
            R"({"kind":"exchange_waits","seat":0,"marker":0,"action":"swap:10-30x1","position":30,)"
            R"("from":"10","to":"30","other":1})");
  EXPECT_EQ(told(table, "00 swap:10-30x1 0-2"),
            R"({"kind":"turned","odd":29,"position":30,"values":[0,2]},)"
            R"({"kind":"exchanged","seat":0,"marker":0,"other_marker":1,"from":"10","to":"30",)"
            R"("other":1},{"kind":"draws_again","seat":0})");
  EXPECT_EQ(told(table, "00 swap:10-30x1 2-0"),
            R"({"kind":"turned","odd":29,"position":30,"values":[2,0]},)"
            R"({"kind":"exchange_failed","seat":0,"marker":0,"from":"10","to":"30","other":1},)"
            R"({"kind":"sent_back","seat":0,"marker":1,"from":"40"},)"
            R"({"kind":"draws_again","seat":0})");
}

TEST(RaceEffects, DoubleSixDrawsASecondTileAndMayTakeAMarkerHome) {
  const auto table = Table<Tabulus>(2).markers(0, "10");
  EXPECT_EQ(told(table, "66"), R"({"kind":"drawn","seat":0,"tile":[6,6],"doubles":1,"stock":55},)"
                               R"({"kind":"draws_second","seat":0})");
  EXPECT_EQ(told(table, "66 60"), R"({"kind":"second_drawn","seat":0,"tile":[6,0],"stock":54},)"
                                  R"({"kind":"draws_again","seat":0})");
  EXPECT_EQ(told(table, "66 61"), R"({"kind":"second_drawn","seat":0,"tile":[6,1],"stock":54},)"
                                  R"({"kind":"takes_home","seat":0})");
  EXPECT_EQ(told(table, "66 61 home:10"), R"({"kind":"came_home","seat":0,"marker":0,"from":"10"},)"
                                          R"({"kind":"draws_again","seat":0})");
}

TEST(RaceEffects, ThePointsOfAHandAreToldAndTheNextHandOrTheEnd) {
  const auto last = [](Settings settings) {
    auto table = Table<Tabulus>(2, settings).markers(0, "45 home home home").markers(1, "3 home");
    table.state.tested = 0b11;
    return told(table, "66 61 home:45");
  };
  const std::string scored = R"({"kind":"came_home","seat":0,"marker":0,"from":"45"},)"
                             R"({"kind":"scored","seat":0,"points":5,"scorers":[0]},)";
  EXPECT_EQ(last({}), scored + R"({"kind":"ended","winners":[0],"why":"hand"})");
  EXPECT_EQ(last({{"target", 5}}), scored + R"({"kind":"ended","winners":[0],"why":"target"})");
  EXPECT_EQ(last({{"target", 6}}),
            scored + R"({"kind":"hand_begun","hand":2,"stock":56},{"kind":"turn_passed","seat":1})");
  auto pair = Table<Tabulus>(4, {{"partners", true}}).markers(1, "45 home home").turn(1);
  EXPECT_EQ(told(pair, "66 61 home:45"), R"({"kind":"came_home","seat":1,"marker":0,"from":"45"},)"
                                         R"({"kind":"scored","seat":1,"points":12,"scorers":[1,3]},)"
                                         R"({"kind":"turn_passed","seat":2})");
}

TEST(RaceEffects, TheLimitOfPliesEndsTheGameLast) {
  EXPECT_EQ(told(Table<Tabulus>(2, {{"ply_limit", 1}}), "11 2:s-2"),
            R"({"kind":"moved","seat":0,"marker":0,"from":"s","to":"2","gate":null,"factor":null,"bumps":null,)"
            R"("way":["s","1","2"]},{"kind":"draws_again","seat":0},)"
            R"({"kind":"ended","winners":[0,1],"why":"ply_limit"})");
}

TEST(RaceWay, GoesOneStepAfterTheOtherToWhereTheMoveLeads) {
  const auto check = []<class G>(const Table<G>& start) {
    Table<G> table = start;
    Random random(7);
    for (int turn = 0; turn < 2000 && !table.is_over(); ++turn) {
      if (table.actor() == kChance) {
        G::apply(table.state, kChance, G::random_outcome(table.state, random));
        continue;
      }
      ActionList<G> list;
      G::actions(table.state, table.actor(), list);
      for (const Action action : list) {
        if (kind_of(action) != ActionKind::move) continue;
        const auto way = way_of(G::board(), table.actor(), action);
        ASSERT_EQ(way.size(), static_cast<std::size_t>(steps_of(action)) + 1);
        EXPECT_EQ(way.front(), from_of(action));
        EXPECT_EQ(way.back(), to_of(action));
        for (std::size_t i = 0; i + 1 < way.size(); ++i) {
          if (way[i] == kStart) continue;
          const auto& next = G::board().plan.ways[way[i]];
          const bool by_gate = takes_gate(action) && way[i + 1] == G::board().plan.gates[gate_of(action)].exit;
          EXPECT_TRUE(by_gate || std::ranges::count(next, way[i + 1]) > 0);
        }
      }
      G::apply(table.state, table.actor(), list[below(random, static_cast<std::uint32_t>(list.size()))]);
    }
  };
  check(Table<Tabulus>(2));
  check(Table<Triangulus>(3));
  check(Table<Druidica>(4));
}

}  // namespace
}  // namespace nemeton::races
