// The effects of a throw that change nothing in the view. tests/page/effects.test.ts shows the others.
#include <gtest/gtest.h>

#include "games/danube/tests/positions.hpp"

namespace nemeton::danube {
namespace {

static_assert(Game<Danube> && HasEffects<Danube> && ParsesTokens<Danube>);

std::string effects_of_throw(std::initializer_list<int> own, std::initializer_list<int> enemy, int n) {
  Danube::State state = position(own, enemy);
  EffectList<Effect> list;
  Danube::apply(state, kChance, static_cast<Danube::Action>(n), list);
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Effect& effect : list.effects()) Danube::write_effect(effect, kSpectator, json);
  json.end_array();
  return text;
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

}  // namespace
}  // namespace nemeton::danube
