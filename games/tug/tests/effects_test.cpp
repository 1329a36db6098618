// What an act or a roll tells the sink, in the order in which it happens.
#include "core/effects.hpp"

#include "games/tug/tests/positions.hpp"

namespace nemeton::tug {
namespace {

static_assert(Game<Tug> && HasEffects<Tug> && ParsesTokens<Tug>);

std::string effects(Tug::State state, const std::string& token) {
  const Node node = Tug::node(state);
  const Seat seat = node.kind == NodeKind::chance ? kChance : node.to_act.first();
  const auto action = Tug::parse_token(state, seat, token);
  EXPECT_TRUE(action);
  EXPECT_EQ(Tug::token(state, seat, *action), token);
  EffectList<Effect> list;
  Tug::apply(state, seat, *action, list);
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Effect& effect : list.effects()) Tug::write_effect(effect, kSpectator, json);
  json.end_array();
  return text;
}

TEST(TugEffects, AColumnIsToldWithWhoTakesTheRope) {
  EXPECT_EQ(effects(opening(), "135"),
            R"([{"kind":"column_rolled","seat":0,"dice":[1,3,5],"standing":9,"reserve":9,"one_more":false},)"
            R"({"kind":"awaits","seat":1,"stage":"column"}])");
  EXPECT_EQ(effects(played(opening(), {"135"}), "666"),
            R"([{"kind":"column_rolled","seat":1,"dice":[6,6,6],"standing":18,"reserve":0,"one_more":false},)"
            R"({"kind":"awaits","seat":0,"stage":"roll"}])");
}

TEST(TugEffects, ARollBeginsTheActsOrIsOfferedToBeRolledAgain) {
  EXPECT_EQ(effects(position(side(114, 6, 0), side(333, 9, 0)), "146"),
            R"([{"kind":"rolled","seat":0,"dice":[1,4,6],"rerolls":0},)"
            R"({"kind":"acts_began","seat":0,"open":[1,1,4]}])");
  const auto offered = position(side(166, 6, 0), side(333, 9, 0));
  EXPECT_EQ(effects(offered, "146"), R"([{"kind":"rolled","seat":0,"dice":[1,4,6],"rerolls":2},)"
                                     R"({"kind":"awaits","seat":0,"stage":"reroll"}])");
  EXPECT_EQ(effects(played(offered, {"146"}), "reroll:4"),
            R"([{"kind":"picked_up","seat":0,"value":4},{"kind":"awaits","seat":0,"stage":"again"}])");
  EXPECT_EQ(effects(played(offered, {"146", "reroll:4"}), "5"),
            R"([{"kind":"rerolled","seat":0,"value":5},{"kind":"awaits","seat":0,"stage":"reroll"}])");
  EXPECT_EQ(effects(played(offered, {"146"}), "stand"),
            R"([{"kind":"kept","seat":0},{"kind":"acts_began","seat":0,"open":[1,6,6]}])");
}

TEST(TugEffects, AnActIsToldAndThenWhatItDoesToTheOpponent) {
  EXPECT_EQ(effects(rolled(224, "146"), "6/4:elim"), R"([{"kind":"used","seat":0,"rolled":6,"beside":4,"act":"elim"},)"
                                                     R"({"kind":"returned","seat":1,"standing":1,"weakened":0}])");
  EXPECT_EQ(effects(rolled(224, "146"), "4/4:finish"),
            R"([{"kind":"used","seat":0,"rolled":4,"beside":4,"act":"finish"},)"
            R"({"kind":"returned","seat":1,"standing":0,"weakened":1}])");
  EXPECT_EQ(effects(rolled(224, "146"), "1/4:weaken"),
            R"([{"kind":"used","seat":0,"rolled":1,"beside":4,"act":"weaken"},{"kind":"weakened","seat":1}])");
}

TEST(TugEffects, ASwapIsToldWithWhoComesOrGoes) {
  EXPECT_EQ(effects(rolled(224, "146"), "6/2:swap"),
            R"([{"kind":"used","seat":0,"rolled":6,"beside":2,"act":"swap"},)"
            R"({"kind":"swapped","seat":0,"rolled":6,"beside":2},{"kind":"joined","seat":0,"athletes":5}])");
  EXPECT_EQ(effects(rolled(225, "146"), "4/5:swap"), R"([{"kind":"used","seat":0,"rolled":4,"beside":5,"act":"swap"},)"
                                                     R"({"kind":"swapped","seat":0,"rolled":4,"beside":5}])");
  EXPECT_EQ(effects(rolled(225, "146"), "1/5:swap"), R"([{"kind":"used","seat":0,"rolled":1,"beside":5,"act":"swap"},)"
                                                     R"({"kind":"swapped","seat":0,"rolled":1,"beside":5},)"
                                                     R"({"kind":"returned","seat":0,"standing":1,"weakened":2}])");
}

TEST(TugEffects, BerserkEndsTheTurn) {
  EXPECT_EQ(effects(rolled(224, "444"), "berserk:2"),
            R"([{"kind":"went_berserk","seat":0},{"kind":"returned","seat":1,"standing":2,"weakened":2},)"
            R"({"kind":"awaits","seat":1,"stage":"roll"}])");
}

TEST(TugEffects, TheFirstMatchIsWonAndTheSecondBegins) {
  auto first = rolled(224, "146", side(333, 1, 0));
  first.matches = 2;
  EXPECT_EQ(effects(first, "6/4:elim"),
            R"([{"kind":"used","seat":0,"rolled":6,"beside":4,"act":"elim"},)"
            R"({"kind":"returned","seat":1,"standing":1,"weakened":0},{"kind":"match_won","seat":0},)"
            R"({"kind":"match_began","seat":0,"match":2,"reserve":18},{"kind":"awaits","seat":0,"stage":"column"}])");
  const auto second = played(first, {"6/4:elim"});
  EXPECT_EQ(effects(second, "666"),
            R"([{"kind":"column_rolled","seat":0,"dice":[6,6,6],"standing":19,"reserve":0,"one_more":true},)"
            R"({"kind":"awaits","seat":1,"stage":"column"}])");
}

TEST(TugEffects, TheLastMatchAndTheLimitOfPliesEndTheGame) {
  EXPECT_EQ(effects(rolled(224, "146", side(333, 1, 0)), "6/4:elim"),
            R"([{"kind":"used","seat":0,"rolled":6,"beside":4,"act":"elim"},)"
            R"({"kind":"returned","seat":1,"standing":1,"weakened":0},{"kind":"match_won","seat":0},)"
            R"({"kind":"ended","winner":0,"why":"match"}])");
  EXPECT_EQ(effects(played(opening(2, 1), {"135", "224", "146"}), "1/1:weaken"),
            R"([{"kind":"used","seat":0,"rolled":1,"beside":1,"act":"weaken"},{"kind":"weakened","seat":1},)"
            R"({"kind":"ended","winner":null,"why":"ply_limit"}])");
}

}  // namespace
}  // namespace nemeton::tug
