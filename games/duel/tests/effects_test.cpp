// What a deal or a choice tells the sink, in the order in which it happens, and what of it each viewer may know.
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

TEST(DuelEffects, TheLastFormRevealsAll) {
  EXPECT_EQ(effects(after(dealt({"AS.2S", "2H.3H"}), 0, "K"), 1, "Q"),
            R"([{"kind":"chose","seat":1,"what":"form"},{"kind":"revealed","seat":0,"form":"K","shape":"K"},)"
            R"({"kind":"revealed","seat":1,"form":"Q","shape":"Q"},{"kind":"awaits","stage":"cards","seats":[0,1]}])");
}

TEST(DuelEffects, ALoneChameleonTakesAShapeThatAllSee) {
  auto state = with_jokers({1, 0, 0});
  state = after(after(state, 0, "C"), 1, "J");
  EXPECT_EQ(effects(state, 2, "Q"),
            R"([{"kind":"chose","seat":2,"what":"form"},{"kind":"revealed","seat":0,"form":"C","shape":null},)"
            R"({"kind":"joker_played","seat":0},{"kind":"revealed","seat":1,"form":"J","shape":"J"},)"
            R"({"kind":"revealed","seat":2,"form":"Q","shape":"Q"},{"kind":"awaits","stage":"shape","seats":[]}])");
  EXPECT_EQ(effects(after(state, 2, "Q"), 0, "K"),
            R"([{"kind":"shaped","seat":0,"shape":"K"},{"kind":"awaits","stage":"cards","seats":[0,1,2]}])");
}

TEST(DuelEffects, TheLastCardRevealsAllAndEndsTheTurn) {
  auto state = turn(dealt({"AS.2S.9S", "2H.3H.5H"}), {"J 9S", "J 3H"});
  EXPECT_EQ(effects(after(with_forms(state, {"K", "Q"}), 0, "9S"), 1, "5H"),
            R"([{"kind":"chose","seat":1,"what":"card"},{"kind":"discarded","seat":0,"card":"9S"},)"
            R"({"kind":"discarded","seat":1,"card":"5H"},{"kind":"recovered","seat":0,"form":"J"},)"
            R"({"kind":"drained","seat":0,"form":"K"},{"kind":"recovered","seat":1,"form":"J"},)"
            R"({"kind":"drained","seat":1,"form":"Q"},{"kind":"turn_ended","turns":2,"idle":0,)"
            R"("last":{"forms":["K","Q"],"shapes":["K","Q"],"cards":["9S","5H"],"succeeded":[0,1]}},)"
            R"({"kind":"awaits","stage":"forms","seats":[0,1]}])");
}

TEST(DuelEffects, WhoAloneDiscardsTakesAJoker) {
  auto state = with_forms(with_jokers({0, 0, 0}), {"J", "J", "J"});
  state = after(after(state, 0, "5S"), 1, "5H");
  EXPECT_EQ(effects(state, 2, "6D"),
            R"([{"kind":"chose","seat":2,"what":"card"},{"kind":"took_back","seat":0,"card":"5S"},)"
            R"({"kind":"took_back","seat":1,"card":"5H"},{"kind":"took_back","seat":2,"card":"6D"},)"
            R"({"kind":"drained","seat":0,"form":"J"},{"kind":"drained","seat":1,"form":"J"},)"
            R"({"kind":"drained","seat":2,"form":"J"},{"kind":"turn_ended","turns":1,"idle":1,)"
            R"("last":{"forms":["J","J","J"],"shapes":["J","J","J"],"cards":["5S","5H","6D"],"succeeded":[]}},)"
            R"({"kind":"awaits","stage":"forms","seats":[0,1,2]}])");
  state = with_forms(with_jokers({0, 0, 0}), {"J", "J", "J"});
  state = after(after(state, 0, "AS"), 1, "5H");
  EXPECT_NE(effects(state, 2, "6D").find(R"({"kind":"joker_taken","seat":0},{"kind":"turn_ended",)"),
            std::string::npos);
}

TEST(DuelEffects, TheEndIsToldLast) {
  const auto told = [](const std::string& all) { return all.substr(all.rfind(R"({"kind")")); };
  const auto last = with_forms(dealt({"AS", "2H.3H"}), {"J", "K"});
  EXPECT_EQ(told(effects(after(last, 0, "AS"), 1, "3H")), R"({"kind":"ended","winners":[0],"why":"hand_empty"}])");
  EXPECT_EQ(told(effects(dealt({"AS.2S", "2H.3H"}, 1), 0, "J", 0)),
            R"({"kind":"ended","winners":[0,1],"why":"ply_limit"}])");
}

}  // namespace
}  // namespace nemeton::duel
