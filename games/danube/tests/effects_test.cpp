// What a step or a throw tells the sink, in the order in which it happens.
#include <gtest/gtest.h>

#include "games/danube/tests/positions.hpp"

namespace nemeton::danube {
namespace {

static_assert(Game<Danube> && HasEffects<Danube> && ParsesTokens<Danube>);

std::string effects(Danube::State state, Seat seat, Danube::Action action) {
  EffectList<Effect> list;
  Danube::apply(state, seat, action, list);
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Effect& effect : list.effects()) Danube::write_effect(effect, kSpectator, json);
  json.end_array();
  return text;
}

std::string effects_of_throw(std::initializer_list<int> own, std::initializer_list<int> enemy, int n) {
  return effects(position(own, enemy), kChance, static_cast<Danube::Action>(n));
}

std::string effects_of_step(std::initializer_list<int> own, std::initializer_list<int> enemy, int n,
                            Danube::Action action) {
  return effects(after_throw(position(own, enemy), n), 0, action);
}

TEST(DanubeEffects, AThrowIsToldAndWhatItForces) {
  EXPECT_EQ(effects_of_throw({12}, {1}, 3), R"([{"kind":"thrown","seat":0,"value":3,"again":false}])");
  EXPECT_EQ(effects_of_throw({5, 35}, {6, 7, 8}, 1),
            R"([{"kind":"thrown","seat":0,"value":1,"again":true},{"kind":"must_go_back","seat":0}])");
}

TEST(DanubeEffects, AThrowThatNoBoatCanUseIsLost) {
  EXPECT_EQ(
      effects_of_throw({5}, {6, 7, 8}, 6),
      R"([{"kind":"thrown","seat":0,"value":6,"again":true},{"kind":"no_way","seat":0},{"kind":"turn_passed","seat":1}])");
}

TEST(DanubeEffects, AStepIsToldWithThePipsThatAreLeftOrLost) {
  EXPECT_EQ(effects_of_step({12, 20}, {1}, 3, Danube::step(12, 1)),
            R"([{"kind":"moved","seat":0,"from":12,"to":13},{"kind":"pips_left","seat":0,"pips":2}])");
  EXPECT_EQ(effects_of_step({12}, {1}, 2, Danube::step(12, 2)),
            R"([{"kind":"moved","seat":0,"from":12,"to":14},{"kind":"turn_passed","seat":1}])");
  EXPECT_EQ(effects_of_step({12}, {1}, 1, Danube::step(12, 1)),
            R"([{"kind":"moved","seat":0,"from":12,"to":13},{"kind":"throws_again","seat":0}])");
  EXPECT_EQ(effects_of_step({26}, {29}, 3, Danube::step(26, 3)),
            R"([{"kind":"moved","seat":0,"from":26,"to":28},{"kind":"stopped","seat":0,"at":28,"before":29},)"
            R"({"kind":"pips_lost","seat":0,"pips":1},{"kind":"turn_passed","seat":1}])");
}

TEST(DanubeEffects, AnExchangeTheRapidsAndTheSeaAreToldAfterTheStepThatLedThere) {
  EXPECT_EQ(effects_of_step({12}, {14}, 2, Danube::step(12, 2)),
            R"([{"kind":"moved","seat":0,"from":12,"to":14},{"kind":"switched","seat":1,"from":14,"to":12},)"
            R"({"kind":"turn_passed","seat":1}])");
  EXPECT_EQ(effects_of_step({28}, {1}, 2, Danube::step(28, 2)),
            R"([{"kind":"moved","seat":0,"from":28,"to":30},{"kind":"carried","seat":0,"from":30,"to":19},)"
            R"({"kind":"turn_passed","seat":1}])");
  EXPECT_EQ(effects_of_step({34}, {1}, 2, Danube::step(34, 2)),
            R"([{"kind":"moved","seat":0,"from":34,"to":36},{"kind":"came_home","seat":0},)"
            R"({"kind":"ended","winner":0,"why":"home"}])");
}

TEST(DanubeEffects, SeatOneIsToldThatItMustOpen) {
  auto state = opening();
  state = after(state, "10+1");
  state = after_throw(state, 2);
  const std::string told = effects(state, 0, Danube::step(11, 2));
  EXPECT_EQ(
      told,
      R"([{"kind":"moved","seat":0,"from":11,"to":13},{"kind":"turn_passed","seat":1},{"kind":"must_open","seat":1}])");
}

TEST(DanubeEffects, TheLimitOfPliesEndsTheGameWithNoWinner) {
  EXPECT_EQ(effects(opening(1), 0, Danube::step(10, 1)),
            R"([{"kind":"moved","seat":0,"from":10,"to":11},{"kind":"ended","winner":null,"why":"ply_limit"}])");
}

}  // namespace
}  // namespace nemeton::danube
