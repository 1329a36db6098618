// Hands and choices are private. tests/page/effects.test.ts shows the other effects.
#include "core/effects.hpp"

#include "games/duel/tests/positions.hpp"

namespace nemeton::duel {
namespace {

static_assert(Game<Duel> && HasEffects<Duel> && ParsesTokens<Duel>);

std::string effects(Duel::State state, Seat seat, Duel::Action action, Seat viewer) {
  EffectList<Effect> list;
  Duel::apply(state, seat, action, list);
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Effect& effect : list.effects()) {
    if (Duel::sees_effect(effect, viewer)) Duel::write_effect(effect, viewer, json);
  }
  json.end_array();
  return text;
}

std::string effects(const Duel::State& state, Seat seat, const std::string& token, Seat viewer = kSpectator) {
  const auto action = Duel::parse_token(state, seat, token);
  EXPECT_TRUE(action) << token;
  EXPECT_EQ(Duel::token(state, seat, *action), token);
  return effects(state, seat, *action, viewer);
}

std::string effects_of_deal(const Duel::State& state, const std::string& hand, Seat viewer) {
  return effects(state, kChance, cards(hand), viewer);
}

TEST(DuelEffects, AHandIsToldToWhoGetsItAlone) {
  const auto state = fresh(3);
  const std::string hand = "AS.2S.3S.4S.5S.6S.7S.8S.9S.TS.AH.2H.3H";
  EXPECT_EQ(effects_of_deal(state, hand, 0),
            R"([{"kind":"dealt","seat":0,"cards":13},{"kind":"hand_known","seat":0,"cards":)"
            R"(["AS","2S","3S","4S","5S","6S","7S","8S","9S","TS","AH","2H","3H"]}])");
  EXPECT_EQ(effects_of_deal(state, hand, 1), R"([{"kind":"dealt","seat":0,"cards":13}])");
  EXPECT_EQ(effects_of_deal(state, hand, kSpectator), R"([{"kind":"dealt","seat":0,"cards":13}])");
}

TEST(DuelEffects, OfTwoSeatsEachKnowsTheHandOfTheOther) {
  auto state = fresh(2);
  const Cards black = (set_of(20) - 1), red = kAllCards & ~black;
  const auto hand_known = [](Seat seat, Cards hand) {
    std::string names;
    for (; hand != 0; hand &= hand - 1) names += (names.empty() ? "\"" : ",\"") + card_name(lowest_bit(hand)) + "\"";
    return R"({"kind":"hand_known","seat":)" + std::to_string(seat) + R"(,"cards":[)" + names + "]}";
  };
  Duel::apply(state, kChance, black);
  const std::string awaits = R"({"kind":"awaits","stage":"forms","seats":[0,1]}])";
  const std::string dealt = R"([{"kind":"dealt","seat":1,"cards":20},)";
  EXPECT_EQ(effects(state, kChance, red, 0), dealt + hand_known(1, red) + "," + awaits);
  EXPECT_EQ(effects(state, kChance, red, 1), dealt + hand_known(1, red) + "," + hand_known(0, black) + "," + awaits);
  EXPECT_EQ(effects(state, kChance, red, kSpectator), dealt + awaits);
}

TEST(DuelEffects, WhatIsChosenIsToldToWhoHasChosenItAlone) {
  const auto state = dealt({"AS.2S", "2H.3H"});
  EXPECT_EQ(effects(state, 0, "K", 0), R"([{"kind":"chose","seat":0,"what":"form","choice":"K"}])");
  EXPECT_EQ(effects(state, 0, "K", 1), R"([{"kind":"chose","seat":0,"what":"form"}])");
  const auto playing = with_forms(state, {"K", "J"});
  EXPECT_EQ(effects(playing, 1, "2H", 1), R"([{"kind":"chose","seat":1,"what":"card","choice":"2H"}])");
  EXPECT_EQ(effects(playing, 1, "2H"), R"([{"kind":"chose","seat":1,"what":"card"}])");
}

}  // namespace
}  // namespace nemeton::duel
