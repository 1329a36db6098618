// A duel of two, solved from its end: a best response to the strategies gains nothing, as trying all answers by the rules shows.
#include <gtest/gtest.h>

#include <map>
#include <tuple>

#include "games/duel/bot/open_duel.hpp"
#include "games/duel/tests/positions.hpp"

namespace nemeton::duel {
namespace {

OpenDuel searched(const Duel::State& state, int cards_ahead) {
  OpenDuel duel(state.open, state.hands[0], state.hands[1]);
  duel.search(cards_ahead);
  return duel;
}

OpenDuel solved(const Duel::State& state) {
  OpenDuel duel = searched(state, kCards);
  EXPECT_TRUE(duel.is_exact());
  return duel;
}

// Returns the value of a best response to a seat that looks so far ahead.
class BestResponse {
 public:
  explicit BestResponse(Seat seat, int cards_ahead = kCards) : seat_(seat), cards_ahead_(cards_ahead) {}

  double value(const Duel::State& state) {
    if (Duel::node(state).kind == NodeKind::terminal) return Duel::returns(state)[static_cast<std::size_t>(seat_)];
    const auto [place, fresh] = values_.try_emplace(key(state), 0.0);
    if (!fresh) return place->second;
    const OpenDuel duel = searched(state, cards_ahead_);
    ActionList<Duel> own, others;
    Duel::actions(state, seat_, own);
    Duel::actions(state, 1 - seat_, others);
    double best = -2;
    for (const Duel::Action action : own) {
      double sum = 0;
      for (std::size_t i = 0; i < others.size(); ++i) {
        const double share = duel.strategy(1 - seat_)[i];
        if (share == 0) continue;
        Duel::State next = state;
        Duel::apply(next, seat_, action);
        Duel::apply(next, 1 - seat_, others[i]);
        sum += share * value(next);
      }
      best = std::max(best, sum);
    }
    return values_[key(state)] = best;
  }

  std::size_t positions() const { return values_.size(); }

 private:
  using Key = std::tuple<Cards, Cards, BySeat<std::int8_t>, BySeat<std::int8_t>, int, int>;
  static Key key(const Duel::State& state) {
    const Public& open = state.open;
    return {state.hands[0], state.hands[1], open.drained, open.now.shapes, open.idle, static_cast<int>(open.stage)};
  }

  const Seat seat_;
  const int cards_ahead_;
  std::map<Key, double> values_;
};

void expect_that_nobody_gains(const Duel::State& state) {
  const OpenDuel duel = solved(state);
  for (const Seat seat : {0, 1}) {
    BestResponse response(seat);
    EXPECT_NEAR(response.value(state), duel.value(seat), 1e-9) << Duel::text(state, kSpectator);
    EXPECT_GT(response.positions(), 1u);
  }
}

// After some turns without a discard, so that a deadlock is so many turns off.
Duel::State late(Duel::State state, int turns_left, const std::vector<Form>& drained) {
  state.open.idle = static_cast<std::uint8_t>(kDeadlock - turns_left);
  for (std::size_t seat = 0; seat < 2; ++seat) state.open.drained[seat] = drained[seat];
  return state;
}

TEST(OpenDuel, NobodyGainsNearTheEnd) {
  expect_that_nobody_gains(late(dealt({"3S.9S", "5H"}), kDeadlock, {lion, jackrabbit}));
  expect_that_nobody_gains(late(dealt({"4S.6H", "5S.5H.5D"}), 4, {peacock, peacock}));
  expect_that_nobody_gains(late(dealt({"AS.5S.TH", "2S.5H.9H"}), 3, {no_form, no_form}));
  Random random(5);
  for (int i = 0; i < 3; ++i) {
    Duel::State state = dealt({"AS.2S", "3S.4S"});
    for (std::size_t seat = 0; seat < 2; ++seat) {
      Cards others = state.hands[1 - seat];
      state.hands[seat] = 0;
      for (int left = 1 + static_cast<int>(below(random, 3)); left > 0; --left) {
        const Cards card = set_of(nth(kAllCards & ~others & ~state.hands[seat], below(random, 34)));
        state.hands[seat] |= card;
      }
      state.open.held[seat] = static_cast<std::int8_t>(count(state.hands[seat]));
    }
    const auto form = [&] { return static_cast<Form>(below(random, kForms)); };
    expect_that_nobody_gains(late(state, 2 + static_cast<int>(below(random, 3)), {form(), form()}));
  }
}

TEST(OpenDuel, WhoGuessesIsBeatenByWhoKnowsIt) {
  const auto state = late(dealt({"4S.6H", "5S.5H"}), 4, {peacock, peacock});
  double gains = 0;
  for (const Seat seat : {0, 1}) gains += BestResponse(seat, 0).value(state);
  EXPECT_GT(gains, 0.01) << "in an equilibrium what both gain is 0";
}

// Fives stop each other in every form.
TEST(OpenDuel, ADeadlockIsJudgedByTheCardsLeft) {
  const auto last = late(with_forms(dealt({"5S", "5H.5D"}), {"J", "K"}), 1, {no_form, no_form});
  EXPECT_EQ(solved(last).value(0), 1) << "the fives are alike, nobody discards, and one card is less than two";
  const auto equal = late(with_forms(dealt({"5S", "5H"}), {"J", "K"}), 1, {no_form, no_form});
  EXPECT_EQ(solved(equal).value(0), 0);
}

// The peacock goes if the suits differ: one of two, as in matching pennies. Else both try again with other forms.
TEST(OpenDuel, MixesCardsLikePennies) {
  const OpenDuel duel = solved(with_forms(dealt({"3S.3H", "5S.5H"}), {"Q", "J"}));
  EXPECT_NEAR(duel.strategy(0)[0], 0.5, 1e-9);
  EXPECT_NEAR(duel.strategy(1)[0], 0.5, 1e-9);
}

TEST(OpenDuel, SeatsThatChangePlacesChangeFortunes) {
  auto state = late(dealt({"2S.6H.9D", "4S.5H.TC"}), kDeadlock, {lion, peacock});
  auto other = late(dealt({"4S.5H.TC", "2S.6H.9D"}), kDeadlock, {peacock, lion});
  EXPECT_NEAR(solved(state).value(0), solved(other).value(1), 1e-12);
}

TEST(OpenDuel, IsNotExactWhereTheLongestLengthIsInReach) {
  const auto state = dealt({"3S.9S", "5H.6D"}, 400);
  OpenDuel duel(state.open, state.hands[0], state.hands[1]);
  duel.search();
  EXPECT_FALSE(duel.is_exact());
}

// The evaluation of hands is the same for either seat.
TEST(DuelEvaluator, SeesBothSidesAlike) {
  const Cards first = cards("2S.6S.6H.9D"), second = cards("4S.5H.TC");
  const ByForms values = evaluate(kLearnt, first, second), swapped = evaluate(kLearnt, second, first);
  for (int one = 0; one < kForms; ++one) {
    for (int two = 0; two < kForms; ++two) {
      EXPECT_NEAR(values[pair_of(one, two)], -swapped[pair_of(two, one)], 1e-6);
      EXPECT_LT(std::abs(values[pair_of(one, two)]), 1);
    }
  }
}

}  // namespace
}  // namespace nemeton::duel
