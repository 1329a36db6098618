// The value of a game of two matches: what is known of each, and how likely each is.
#include "games/tug/solve/game_value.hpp"

#include <gtest/gtest.h>

#include "games/tug/tests/positions.hpp"

namespace nemeton::tug {
namespace {

// Made up, for any position before a roll.
double chance_in(const Tug::State& state) {
  double chance = 0.62;
  for (std::size_t i = 0; i < 2; ++i) {
    const Tug::Side& side = state.sides[i];
    const double sign = static_cast<std::size_t>(state.turn) == i ? 1 : -1;
    chance +=
        sign * (0.013 * side.standing + 0.01 * side.reserve + 0.001 * side.column.count(6) * side.column.count(6));
  }
  return chance;
}

// The mean chance of seat 0 over the columns of the match that `state` sets up, by the rules.
double mean(const Tug::State& state, const ChanceOf& chance) {
  if (state.stage == Tug::Stage::roll) return state.turn == 0 ? chance(state) : 1 - chance(state);
  OutcomeList<Tug> outcomes;
  Tug::outcomes(state, outcomes);
  double sum = 0, ways = 0;
  for (const auto& [outcome, weight] : outcomes) {
    Tug::State next = state;
    Tug::apply(next, kChance, outcome);
    sum += weight * mean(next, chance);
    ways += weight;
  }
  return sum / ways;
}

Tug::State second_match_after(int winner) {
  Tug::State state = opening();
  state.match = 2;
  state.first_match = static_cast<std::int8_t>(winner);
  return state;
}

double two_matches(const ChanceOf& chance) {
  const double first = mean(opening(), chance);
  return first * mean(second_match_after(0), chance) + (1 - first) * mean(second_match_after(1), chance);
}

TEST(TugGameValue, IsWhatTheRulesMakeOfBothMatches) {
  const GameValue value = game_value(Beginnings::of_even(chance_in, 0), Beginnings::of_nineteen(chance_in, 0));
  EXPECT_NEAR(value.one.least, mean(opening(), chance_in), 1e-12);
  EXPECT_EQ(value.one.least, value.one.most);
  EXPECT_NEAR(value.two.least, two_matches(chance_in), 1e-12);
  EXPECT_EQ(value.two.least, value.two.most);
  EXPECT_GT(std::abs(value.one.least - value.two.least), 0.01);
}

TEST(TugGameValue, LiesBetweenWhatErrorsCanMakeOfIt) {
  constexpr double kError = 0.004, kErrorOfNineteen = 0.3;
  const GameValue value =
      game_value(Beginnings::of_even(chance_in, kError), Beginnings::of_nineteen(chance_in, kErrorOfNineteen));
  double least = 1, most = 0;
  // In the first match, to the winner and the loser of it, and where one of them owns nineteen.
  for (unsigned signs = 0; signs < 16; ++signs) {
    const ChanceOf wrong = [signs](const Tug::State& state) {
      const auto sign = [signs](unsigned bit) { return (signs >> bit & 1) != 0 ? 1 : -1; };
      const bool nineteen = std::max(state.sides[0].standing, state.sides[1].standing) > Tug::kAthletes;
      if (nineteen) return chance_in(state) + sign(3) * kErrorOfNineteen;
      return chance_in(state) + sign(state.match == 1 ? 0 : 1 + static_cast<unsigned>(state.first_match)) * kError;
    };
    const double two = two_matches(wrong);
    least = std::min(least, two);
    most = std::max(most, two);
  }
  EXPECT_NEAR(value.two.least, least, 1e-12);
  EXPECT_NEAR(value.two.most, most, 1e-12);
  EXPECT_NEAR(value.one.most - value.one.least, 2 * kError, 1e-12);
}

TEST(TugGameValue, IsOpenByHowLikelyAnUnknownMatchIs) {
  const GameValue value = game_value(Beginnings::of_even(chance_in, 0), Beginnings::of_unknown_nineteen());
  EXPECT_NEAR(value.two.most - value.two.least, 1.0 / 216, 1e-12);
  const double exact = two_matches(chance_in);
  EXPECT_LT(value.two.least, exact);
  EXPECT_GT(value.two.most, exact);
}

}  // namespace
}  // namespace nemeton::tug
