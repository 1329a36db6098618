// The order of a move's effects. tests/page/effects.test.ts shows what they are.
#include <gtest/gtest.h>

#include "games/brandubh/tests/positions.hpp"

namespace nemeton::brandubh {
namespace {

static_assert(HasRepetitionEffects<Brandubh> && ParsesTokens<Brandubh>);

std::string written(const EffectList<Effect>& list) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Effect& effect : list.effects()) Brandubh::write_effect(effect, kSpectator, json);
  json.end_array();
  return text;
}

std::string effects(Brandubh::State state, const char* token) {
  EXPECT_TRUE(tokens(state).contains(token)) << token;
  EffectList<Effect> list;
  Brandubh::apply(state, state.turn, action(token), list);
  return written(list);
}

// Returns the effects of the last of some moves from the set-up.
std::string effects_of_last(int ply_limit, std::initializer_list<const char*> all) {
  History<Brandubh> history(Brandubh::start(options("basic", ply_limit), 2));
  EffectList<Effect> list;
  for (const char* token : all) {
    list.clear();
    history.apply(history.state().turn, action(token), list);
  }
  return written(list);
}

TEST(BrandubhEffects, EachCapturedPieceIsToldAndTheKingLast) {
  const auto picture = R"(
    . . . A . . .
    . . . D . . .
    . A K . D A .
    . . . . . . .
    D . . . . . .
    . . . A . . .
    . . . . . . .)";
  EXPECT_EQ(effects(drawn(picture, kA), "d2-d5"),
            R"([{"kind":"moved","piece":"attacker","from":"d2","to":"d5"},)"
            R"({"kind":"captured","piece":"defender","at":"e5"},{"kind":"captured","piece":"defender","at":"d6"},)"
            R"({"kind":"captured","piece":"king","at":"c5"},{"kind":"ended","winner":0,"why":"king_captured"}])");
  const auto last_attacker = R"(
    . . . . . . .
    . . . . . . .
    . D A . . . .
    . . . . . . .
    . . . D . . .
    . . . . . . K
    . . . . . . .)";
  EXPECT_EQ(effects(drawn(last_attacker, kD), "d3-d5"),
            R"([{"kind":"moved","piece":"defender","from":"d3","to":"d5"},)"
            R"({"kind":"captured","piece":"attacker","at":"c5"},{"kind":"ended","winner":1,"why":"no_attackers"}])");
}

TEST(BrandubhEffects, APlacementThatComesBackIsToldAndTheThirdTimeEndsTheGame) {
  EXPECT_EQ(effects_of_last(500, {"d2-e2", "d3-e3", "e2-d2", "e3-d3"}),
            R"([{"kind":"moved","piece":"defender","from":"e3","to":"d3"},{"kind":"turn_passed","seat":0},)"
            R"({"kind":"repeated","times":2}])");
  EXPECT_EQ(effects_of_last(500, {"d2-e2", "d3-e3", "e2-d2", "e3-d3", "d2-e2", "d3-e3", "e2-d2", "e3-d3"}),
            R"([{"kind":"moved","piece":"defender","from":"e3","to":"d3"},{"kind":"turn_passed","seat":0},)"
            R"({"kind":"repeated","times":3},{"kind":"ended","winner":null,"why":"repetition"}])");
}

}  // namespace
}  // namespace nemeton::brandubh
