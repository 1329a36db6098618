// A roll is private, and a challenge reveals the dice in order. tests/page/effects.test.ts shows the other effects.
#include "core/effects.hpp"

#include "games/bluff/tests/positions.hpp"

namespace nemeton::bluff {
namespace {

static_assert(Game<Bluff> && HasEffects<Bluff> && ParsesTokens<Bluff>);

std::string effects(Bluff::State state, const std::string& token, Seat viewer = kSpectator) {
  const Seat seat = actor(state);
  const auto action = Bluff::parse_token(state, seat, token);
  EXPECT_TRUE(action) << token;
  EXPECT_EQ(Bluff::token(state, seat, *action), token);
  EffectList<Effect> list;
  Bluff::apply(state, seat, *action, list);
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Effect& effect : list.effects()) Bluff::write_effect(effect, viewer, json);
  json.end_array();
  return text;
}

TEST(BluffEffects, ARollIsToldToWhoRollsAlone) {
  const auto state = fresh(2);
  const std::string awaits = R"({"kind":"awaits","seat":1,"stage":"roll"}])";
  EXPECT_EQ(effects(state, "13356", 0), R"([{"kind":"rolled","seat":0,"count":5,"dice":[1,3,3,5,6]},)" + awaits);
  for (const Seat viewer : {1, kSpectator}) {
    EXPECT_EQ(effects(state, "13356", viewer), R"([{"kind":"rolled","seat":0,"count":5},)" + awaits);
  }
  EXPECT_EQ(effects(step(state, "13356"), "22222"),
            R"([{"kind":"rolled","seat":1,"count":5},{"kind":"awaits","seat":0,"stage":"bid"}])");
}

TEST(BluffEffects, AChallengeRevealsAllDiceFromTheBidderOnAndTellsWhoLoses) {
  const auto state = after(rolled({"135", "", "246", "12"}), {"1x5", "show:1", "46", "4x6", "hold"});
  EXPECT_EQ(effects(state, "challenge"),
            R"([{"kind":"challenged","seat":3,"bidder":2,"bid":"4x6"},)"
            R"({"kind":"revealed","seat":2,"hidden":[2,4,6],"shown":[]},)"
            R"({"kind":"revealed","seat":3,"hidden":[1,2],"shown":[]},)"
            R"({"kind":"revealed","seat":0,"hidden":[4,6],"shown":[1]},)"
            R"({"kind":"counted","faces":[1,6],"bid":4,"count":4},)"
            R"({"kind":"lost_dice","seat":0,"count":1},{"kind":"lost_dice","seat":3,"count":1},)"
            R"({"kind":"round_ended","seat":2,"rounds":1}])");
}

}  // namespace
}  // namespace nemeton::bluff
