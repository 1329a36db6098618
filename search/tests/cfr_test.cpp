// Regret matching, and regret minimisation that finds the equilibrium of Kuhn poker.
#include "search/cfr.hpp"

#include <gtest/gtest.h>

#include "search/tests/kuhn.hpp"

namespace nemeton {
namespace {

TEST(RegretMatching, TakesActionsAsTheyAreRegretted) {
  std::array<double, 3> strategy;
  regret_matching<double>(std::array{3.0, -2.0, 1.0}, strategy.data());
  EXPECT_EQ(strategy, (std::array{0.75, 0.0, 0.25}));
  regret_matching<double>(std::array{0.0, -2.0, -1.0}, strategy.data());
  EXPECT_EQ(strategy, (std::array{1 / 3.0, 1 / 3.0, 1 / 3.0})) << "nothing is regretted";
  EXPECT_EQ(expected_value<double>(std::array{1.0, 0.0, 4.0}, std::array{3.0, 5.0, 1.0}.data(), 9), 7 / 9.0);
}

class KuhnEquilibrium : public testing::Test {
 protected:
  KuhnEquilibrium() {
    for (int i = 0; i < 3000; ++i) cfr_.iterate(Kuhn::State{});
  }

  // How often a bet is made with a card after these actions; the other card may be any other.
  double bets(int card, std::initializer_list<Kuhn::Action> actions) const {
    const int other = (card + 1) % 3;
    const Seat seat = static_cast<Seat>(actions.size() % 2);
    const auto state = seat == 0 ? Kuhn::at(card, other, actions) : Kuhn::at(other, card, actions);
    return cfr_.strategy(state, seat)[Kuhn::kBet];
  }

  KuhnBelief keys_;
  Cfr<Kuhn, KuhnBelief> cfr_{keys_};
};

TEST_F(KuhnEquilibrium, IsWorthMinusAnEighteenthToWhoBegins) {
  const Returns returns = cfr_.expected_returns(Kuhn::State{});
  EXPECT_NEAR(returns[0], -1 / 18.0, 0.001);
  EXPECT_NEAR(returns[1], 1 / 18.0, 0.001);
}

// Kuhn's equilibria: who begins bets a jack with some probability a up to 1/3 and a king with 3a, and calls with a queen with a + 1/3.
TEST_F(KuhnEquilibrium, IsOneOfThoseThatKuhnFound) {
  const double a = bets(Kuhn::kJack, {});
  EXPECT_LT(a, 1 / 3.0 + 0.02);
  EXPECT_NEAR(bets(Kuhn::kKing, {}), 3 * a, 0.03);
  EXPECT_NEAR(bets(Kuhn::kQueen, {}), 0, 0.02);
  EXPECT_NEAR(bets(Kuhn::kJack, {Kuhn::kPass, Kuhn::kBet}), 0, 0.02);
  EXPECT_NEAR(bets(Kuhn::kQueen, {Kuhn::kPass, Kuhn::kBet}), a + 1 / 3.0, 0.03);
  EXPECT_NEAR(bets(Kuhn::kKing, {Kuhn::kPass, Kuhn::kBet}), 1, 0.02);
  // The other seat has but one.
  EXPECT_NEAR(bets(Kuhn::kJack, {Kuhn::kPass}), 1 / 3.0, 0.02);
  EXPECT_NEAR(bets(Kuhn::kQueen, {Kuhn::kPass}), 0, 0.02);
  EXPECT_NEAR(bets(Kuhn::kKing, {Kuhn::kPass}), 1, 0.02);
  EXPECT_NEAR(bets(Kuhn::kJack, {Kuhn::kBet}), 0, 0.02);
  EXPECT_NEAR(bets(Kuhn::kQueen, {Kuhn::kBet}), 1 / 3.0, 0.02);
  EXPECT_NEAR(bets(Kuhn::kKing, {Kuhn::kBet}), 1, 0.02);
}

}  // namespace
}  // namespace nemeton
