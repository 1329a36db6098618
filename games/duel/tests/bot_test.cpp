// The bot misses no sure win, and mixes.
#include "games/duel/bot/bot.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/match_of.hpp"
#include "games/duel/bot/turn_game.hpp"
#include "games/duel/tests/positions.hpp"

namespace nemeton {
namespace {

using namespace duel;

Budget within(int milliseconds) { return {.time = std::chrono::milliseconds(milliseconds)}; }

std::string choice(const Duel::State& state, Seat seat, Level level, const Budget& budget, std::uint64_t seed) {
  return Duel::token(state, seat, think(Duel::observation(state, seat), seat, level, budget, seed).action);
}

TEST(DuelBot, TakesASureWinAtEveryLevel) {
  for (const Level level : kLevels) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      EXPECT_EQ(choice(dealt({"AS", "2S.3H"}), 0, level, within(1000), seed), "J") << "everything else is higher";
      EXPECT_EQ(choice(dealt({"9S", "8S.3H"}), 0, level, within(1000), seed), "K");
      EXPECT_EQ(choice(dealt({"5S", "2H.TD"}), 0, level, within(1000), seed), "Q");
      auto state = with_jokers({0, 0, 0});
      state.hands[0] = cards("AS");
      state.hands[1] = cards("2S.5H.9H");
      state.open.held = {1, 3, 3, 0};
      state.open.shown = {0, state.hands[1], state.hands[2], 0};
      state.open.drained[0] = jackrabbit;
      state.open.jokers[0] = 1;
      EXPECT_EQ(choice(state, 0, level, within(1000), seed), "C") << "the jackrabbit is drained";
      EXPECT_EQ(choice(with_forms(state, {"C", "J", "K"}), 0, level, within(1000), seed), "J");
    }
  }
}

TEST(DuelBot, MixesWhereTheOtherWouldLearnWhatItPlays) {
  const auto state = dealt({"AS.5S.TS.6H.4D", "AH.5H.TH.6S.4C"});
  std::set<std::string> forms;
  for (std::uint64_t seed = 0; seed < 40; ++seed) forms.insert(choice(state, 0, Level::strong, within(1000), seed));
  EXPECT_GT(forms.size(), 1u);
}

// Three seats that have seen each other's cards: the first has a three and a nine, the others a five each. As jackrabbits the three goes.
TEST(DuelTurnGame, FindsTheCardThatSucceeds) {
  auto open = dealt({"3S.9S", "5H", "5D"});
  open.open.shown = {0, open.hands[1], open.hands[2], 0};
  const auto known = Duel::observation(with_forms(open, {"J", "J", "J"}), 0);
  TurnGame game(known, 1);
  for (int i = 0; i < 500; ++i) game.iterate();
  EXPECT_GT(game.strategy(0)[static_cast<std::size_t>(card("3S"))], 0.9);
}

// Matching pennies: the peacock succeeds if its suit is none of the others', and the third has neither suit. The others' fives and tens never do.
TEST(DuelTurnGame, FindsTheBalanceOfMatchingPennies) {
  auto open = dealt({"3S.3H", "5S.5H", "TD"});
  open.open.shown = {0, open.hands[1], open.hands[2], 0};
  const auto known = Duel::observation(with_forms(open, {"Q", "J", "J"}), 0);
  TurnGame game(known, 1);
  for (int i = 0; i < 20000; ++i) game.iterate();
  EXPECT_NEAR(game.strategy(0)[static_cast<std::size_t>(card("3S"))], 0.5, 0.1);
  EXPECT_NEAR(game.strategy(0)[static_cast<std::size_t>(card("3H"))], 0.5, 0.1);
}

TEST(DuelHandValues, KnowsTheHandThatIsLeft) {
  const BySeat<Cards> hands = {cards("AS.5S.TS.6H"), cards("AH.5H.TH.6S.4C"), cards("AC.2C.7D"), 0};
  HandValues before(kLearntHandValues, hands, {}, 3);
  for (Cards rest = hands[0]; rest != 0; rest &= rest - 1) {
    BySeat<Cards> left = hands;
    left[0] &= ~set_of(lowest_bit(rest));
    HandValues after(kLearntHandValues, left, {1, 0, 0, 0}, 3);
    for (const Form drained : {no_form, jackrabbit, peacock, lion})
      EXPECT_NEAR(before.of(0, lowest_bit(rest), drained, 1) / after.of(0, kNoCard, drained, 0), 1, 1e-4);
  }
}

TEST(DuelAnalysis, GivesTwoSeatsThatHoldTheSameRanksTheSameChances) {
  MatchOf<Duel> match(OptionValues(Duel::info.options, 2), 2);
  for (const char* hand : {"AS.2S.3S.4S.5S.6S.7S.8S.9S.TS.AD.2D.3D.4D.5D.6D.7D.8D.9D.TD",
                           "AH.2H.3H.4H.5H.6H.7H.8H.9H.TH.AC.2C.3C.4C.5C.6C.7C.8C.9C.TC"}) {
    ASSERT_TRUE(match.apply(kChance, hand));
  }
  EXPECT_NEAR(match.evaluate_full_information({}, 4).value()[0], 0.5, 0.02);
  EXPECT_NEAR(match.analyze(0, {{}, 4, {}, {}}).value().candidates[0].win_probabilities[0], 0.5, 0.04);
}

}  // namespace
}  // namespace nemeton
