// How a position of Down the Danube reads, and the effects of a throw that change nothing in the view. tests/reference/danube.py shows
// the rules, tests/page/effects.test.ts the other effects.
#include <gmock/gmock.h>

#include "games/danube/tests/positions.hpp"

namespace nemeton::danube {
namespace {

using testing::EndsWith;

// The golden playthroughs show all other lines of it.
TEST(DanubeText, SaysWhichBoatsAreHeldAndThatOneMustGoBack) {
  EXPECT_THAT(Danube::text(Table{{position({10, 12, 27}, {29, 13, 24})}}.play("4 27+2").state, kSpectator),
              EndsWith("\nHome: A 2, B 2. A has thrown 4, 3 pips left; held: 28.\n"));
  EXPECT_THAT(Danube::text(after_throw(position({11}, {12, 13, 14}), 2), 0),
              EndsWith(" A has thrown 2, 2 pips left, and must go back.\n"));
}

std::string effects_of_throw(std::initializer_list<int> own, std::initializer_list<int> enemy, int n) {
  Danube::State state = position(own, enemy);
  EffectList<Effect> list;
  Danube::apply(state, kChance, static_cast<Danube::Action>(n), list);
  std::string text;
  JsonWriter json(text);
  for (const Effect& effect : list.effects()) Danube::write_effect(effect, kSpectator, json);
  return text;
}

TEST(DanubeEffects, AThrowIsToldAndWhatItForces) {
  EXPECT_EQ(effects_of_throw({5, 35}, {6, 7, 8}, 1),
            R"({"kind":"thrown","seat":0,"value":1,"again":true},{"kind":"must_go_back","seat":0})");
  EXPECT_EQ(
      effects_of_throw({5}, {6, 7, 8}, 6),
      R"({"kind":"thrown","seat":0,"value":6,"again":true},{"kind":"no_way","seat":0},{"kind":"turn_passed","seat":1})");
}

}  // namespace
}  // namespace nemeton::danube
