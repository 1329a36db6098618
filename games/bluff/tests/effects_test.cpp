// What a roll or a choice tells the sink, in the order in which it happens, and what of it each viewer may know.
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

TEST(BluffEffects, ABidMayBeFollowedByShowingDice) {
  const auto state = rolled({"135", "246"});
  EXPECT_EQ(effects(state, "2x5"), R"([{"kind":"bid","seat":0,"bid":"2x5"},)"
                                   R"({"kind":"awaits","seat":0,"stage":"show"}])");
  EXPECT_EQ(effects(step(state, "2x5"), "hold"), R"([{"kind":"held","seat":0,"bid":"2x5"},)"
                                                 R"({"kind":"awaits","seat":1,"stage":"bid"}])");
  EXPECT_EQ(effects(step(state, "2x5"), "show:15"), R"([{"kind":"showed","seat":0,"dice":[1,5]},)"
                                                    R"({"kind":"awaits","seat":0,"stage":"reroll"}])");
  const auto shown = after(state, {"2x5", "show:15"});
  const std::string awaits = R"({"kind":"awaits","seat":1,"stage":"bid"}])";
  EXPECT_EQ(effects(shown, "6", 0), R"([{"kind":"rerolled","seat":0,"bid":"2x5","count":1,"dice":[6]},)" + awaits);
  EXPECT_EQ(effects(shown, "6", 1), R"([{"kind":"rerolled","seat":0,"bid":"2x5","count":1},)" + awaits);
}

TEST(BluffEffects, ABidOfWhoCannotShowPassesTheTurn) {
  EXPECT_EQ(effects(rolled({"1", "24"}), "1x1"),
            R"([{"kind":"bid","seat":0,"bid":"1x1"},{"kind":"awaits","seat":1,"stage":"bid"}])");
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

TEST(BluffEffects, AMagicBidCountsOnesAlone) {
  EXPECT_EQ(effects(step(rolled({"1", "14"}), "1x1"), "challenge"),
            R"([{"kind":"challenged","seat":1,"bidder":0,"bid":"1x1"},)"
            R"({"kind":"revealed","seat":0,"hidden":[1],"shown":[]},)"
            R"({"kind":"revealed","seat":1,"hidden":[1,4],"shown":[]},)"
            R"({"kind":"counted","faces":[1],"bid":1,"count":2},)"
            R"({"kind":"lost_dice","seat":1,"count":1},{"kind":"round_ended","seat":1,"rounds":1}])");
}

TEST(BluffEffects, WhoHasNoDiceLeftIsOutAndTheLastOneWins) {
  EXPECT_EQ(effects(step(rolled({"2", "3"}), "2x5"), "challenge"),
            R"([{"kind":"challenged","seat":1,"bidder":0,"bid":"2x5"},)"
            R"({"kind":"revealed","seat":0,"hidden":[2],"shown":[]},)"
            R"({"kind":"revealed","seat":1,"hidden":[3],"shown":[]},)"
            R"({"kind":"counted","faces":[1,5],"bid":2,"count":0},)"
            R"({"kind":"lost_dice","seat":0,"count":1},{"kind":"went_out","seat":0},)"
            R"({"kind":"round_ended","seat":1,"rounds":1},)"
            R"({"kind":"ended","winners":[1],"why":"last_with_dice"}])");
}

TEST(BluffEffects, TheLimitOfPliesEndsTheGame) {
  EXPECT_EQ(effects(rolled({"2", "3"}, {.ply_limit = 1}), "1x5"),
            R"([{"kind":"bid","seat":0,"bid":"1x5"},{"kind":"awaits","seat":1,"stage":"bid"},)"
            R"({"kind":"ended","winners":[0,1],"why":"ply_limit"}])");
}

}  // namespace
}  // namespace nemeton::bluff
