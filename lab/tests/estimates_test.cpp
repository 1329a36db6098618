// Quantities of estimates, against values worked out by hand, and luck in games whose chances are known.
#include "lab/game/estimates.hpp"

#include <gmock/gmock.h>

#include "core/random.hpp"
#include "lab/statistics.hpp"
#include "lab/tests/support.hpp"

namespace nemeton::lab {
namespace {

using Step = Estimates::Step;

Sides sides_of(const char* game, int seats, const char* options = "") {
  const Study study =
      study_of("games = 1\n[[setting]]\ngame = \"" + std::string(game) + "\"\nseats = " + std::to_string(seats) +
               "\nplayers = \"random\"\noptions = {" + options + "}\n");
  const Setting& setting = study.cells.front().setting;
  return {*setting.game->info, setting.options, setting.seats};
}

double in(const GameQuantities& played, Quantity quantity) {
  return static_cast<double>(of(played, quantity)) / static_cast<double>(info_of(quantity).unit);
}

// Five moves: seat 0 has 0.5, 0.8, 0.4, 0.3 and 0.6, and wins.
TEST(Estimates, OfAGameWithAWinnerAreThoseWorkedOutByHand) {
  const Sides sides = sides_of("brandubh", 2);
  Estimates estimates(sides);
  estimates.add({0.5, 0.5}, Step::none, true);
  estimates.add({0.8, 0.2}, Step::chance, true);
  estimates.add({0.7, 0.3}, Step::choice, false);
  estimates.add({0.4, 0.6}, Step::chance, true);
  estimates.add({0.3, 0.7}, Step::choice, true);
  estimates.add({0.6, 0.4}, Step::chance, true);
  estimates.add({1, 0}, Step::choice, false);
  GameQuantities played{};
  estimates.note(played);
  EXPECT_NEAR(in(played, Quantity::drama), (0 + 0 + 0.2 + 0.4 + 0) / 5, 1e-6) << "Ludii: gaps to the largest, no root";
  EXPECT_NEAR(in(played, Quantity::lead_changes), 3.0 / 4, 1e-6) << "both, 0, 1, 1, 0";
  EXPECT_NEAR(in(played, Quantity::decided), 4.0 / 5, 1e-6) << "the fourth was the last with no more than a half";
  EXPECT_NEAR(in(played, Quantity::lowest), 0.3, 1e-6);
  EXPECT_EQ(of(played, Quantity::with_winner), 1);
  // Changes of seat 0: +0.3, −0.1, −0.3, −0.1, +0.3, +0.4; seat 1 has the opposite. The result is 0.5 from the first.
  EXPECT_NEAR(in(played, Quantity::luck), 2 * 0.5 * (0.3 - 0.3 + 0.3), 1e-6);
  EXPECT_NEAR(in(played, Quantity::variance), 2 * 0.5 * 0.5, 1e-6);
  EXPECT_NEAR(in(played, Quantity::swing), 2 * (0.09 + 0.01 + 0.09 + 0.01 + 0.09 + 0.16), 1e-6);
  EXPECT_NEAR(in(played, Quantity::agreement), 2 * 0.5 * (0 + 0.3 - 0.1 - 0.2 + 0.1), 1e-6);
  EXPECT_NEAR(in(played, Quantity::certainty), 2 * (0 + 0.09 + 0.01 + 0.04 + 0.01), 1e-6);
}

// Seats 0 and 1 of three share the win.
TEST(Estimates, OfATieHaveTheMeanOfTheWinnersAndNoComeback) {
  const Sides sides = sides_of("triangulus", 3);
  Estimates estimates(sides);
  estimates.add({0.2, 0.3, 0.5}, Step::none, true);
  estimates.add({0.5, 0.1, 0.4}, Step::chance, true);
  estimates.add({0.5, 0.5, 0}, Step::choice, false);
  GameQuantities played{};
  estimates.note(played);
  EXPECT_NEAR(in(played, Quantity::drama), ((0.3 + 0.2) / 2 + (0 + 0.4) / 2) / 2, 1e-6);
  EXPECT_NEAR(in(played, Quantity::lead_changes), 1, 1e-6);
  EXPECT_EQ(of(played, Quantity::with_winner), 0);
  EXPECT_EQ(of(played, Quantity::lowest), 0);
}

TEST(Estimates, OfPartnersAreAddedUp) {
  const Sides sides = sides_of("sigily", 4, "partners = true");
  Estimates estimates(sides);
  estimates.add({0.1, 0.2, 0.3, 0.4}, Step::none, true);
  estimates.add({0.5, 0, 0.5, 0}, Step::choice, false);
  GameQuantities played{};
  estimates.note(played);
  EXPECT_NEAR(in(played, Quantity::lowest), 0.4, 1e-6);
  EXPECT_NEAR(in(played, Quantity::drama), 0.2, 1e-6);
}

// Seat 0 wins with two heads of three coins. Chance throws two, and a player who knows no more throws the last. The squared changes are 1/16, 1/16 and, in
// half of the games, 1/4. Their means are 1/16, 1/16 and 1/8, which add up to the variance, so half of it is luck. Noise in the estimates changes nothing.
TEST(Luck, IsThePartOfTheVarianceThatChanceBrings) {
  // By coins left and heads wanted.
  constexpr double kChance[4][3] = {{1, 0, 0}, {1, 0.5, 0}, {1, 0.75, 0.25}, {1, 0.875, 0.5}};
  const Sides sides = sides_of("brandubh", 2);
  for (const double noise : {0.0, 0.1}) {
    Random random(3);
    PairSums luck{};
    PairSums swing{};
    PairSums slope{};
    for (int game = 0; game < 4000; ++game) {
      Estimates estimates(sides);
      std::size_t wanted = 2;
      for (std::size_t left = 4; left-- > 0;) {
        if (left < 3 && wanted > 0 && below(random, 2) == 0) --wanted;
        const double error = left % 3 == 0 ? 0 : noise * (below(random, 2) == 0 ? 1 : -1);
        const double own = kChance[left][wanted] + error;
        estimates.add({own, 1 - own}, left == 0 ? Step::choice : Step::chance, left > 0);
      }
      GameQuantities played{};
      estimates.note(played);
      const auto add = [&](PairSums& sums, Quantity part, Quantity whole) {
        const double x = in(played, part);
        const double y = in(played, whole);
        sums = {sums.n + 1, sums.x + x, sums.y + y, sums.xx + x * x, sums.yy + y * y, sums.xy + x * y};
      };
      add(luck, Quantity::luck, Quantity::variance);
      add(swing, Quantity::swing, Quantity::variance);
      add(slope, Quantity::agreement, Quantity::certainty);
    }
    EXPECT_LT(std::abs(ratio_of(luck).value - 0.5), 4 * ratio_of(luck).error) << noise;
    EXPECT_LT(ratio_of(luck).error, 0.02);
    if (noise > 0) {
      EXPECT_GT(ratio_of(swing).within(0.999).low, 1) << "noise moves the estimates";
      EXPECT_LT(ratio_of(slope).within(0.999).high, 1) << "and false leads do not come true";
    } else {
      EXPECT_NEAR(ratio_of(swing).value, 1, 4 * ratio_of(swing).error);
      EXPECT_NEAR(ratio_of(slope).value, 1, 4 * ratio_of(slope).error);
      EXPECT_NEAR(swing.y / 4000, 0.5, 0.01) << "the variance of the result of two equals";
    }
  }
}

}  // namespace
}  // namespace nemeton::lab
