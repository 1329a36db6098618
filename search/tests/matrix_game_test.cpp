// Matrix games: known ones, and in random ones that neither side can do better than the value, which proves it.
#include "search/matrix_game.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "core/random.hpp"

namespace nemeton {
namespace {

constexpr std::size_t kMost = 20;
using Game = MatrixGame<kMost>;

Game game(const std::vector<std::vector<double>>& payoffs) {
  Game made(payoffs.size(), payoffs[0].size());
  for (std::size_t row = 0; row < payoffs.size(); ++row) {
    for (std::size_t column = 0; column < payoffs[row].size(); ++column) made.at(row, column) = payoffs[row][column];
  }
  return made;
}

// What the best answer to either strategy gains beyond the value.
double gain(const std::vector<std::vector<double>>& payoffs, const Game::Equilibrium& found) {
  double gain = 0, total_of_rows = 0, total_of_columns = 0;
  for (const std::vector<double>& row : payoffs) {
    double got = 0;
    for (std::size_t column = 0; column < row.size(); ++column) got += row[column] * found.columns[column];
    gain = std::max(gain, got - found.value);
  }
  for (std::size_t column = 0; column < payoffs[0].size(); ++column) {
    double got = 0;
    for (std::size_t row = 0; row < payoffs.size(); ++row) got += payoffs[row][column] * found.rows[row];
    gain = std::max(gain, found.value - got);
  }
  for (std::size_t i = 0; i < kMost; ++i) {
    EXPECT_GE(found.rows[i], 0);
    EXPECT_GE(found.columns[i], 0);
    total_of_rows += found.rows[i];
    total_of_columns += found.columns[i];
  }
  EXPECT_NEAR(total_of_rows, 1, 1e-12);
  EXPECT_NEAR(total_of_columns, 1, 1e-12);
  return gain;
}

TEST(MatrixGame, SolvesKnownGames) {
  const auto pennies = game({{1, -1}, {-1, 1}}).equilibrium();
  EXPECT_NEAR(pennies.value, 0, 1e-15);
  EXPECT_NEAR(pennies.rows[0], 0.5, 1e-15);
  const auto rock_paper_scissors = game({{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}}).equilibrium();
  EXPECT_NEAR(rock_paper_scissors.value, 0, 1e-15);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(rock_paper_scissors.columns[i], 1.0 / 3, 1e-15);
  // Morra with two fingers, of Williams' "The Compleat Strategyst".
  EXPECT_NEAR(game({{2, -3}, {-3, 4}}).value(), -1.0 / 12, 1e-15);
  // Where somebody need not mix.
  const auto pure = game({{3, 2, 5}, {1, 0, 7}}).equilibrium();
  EXPECT_EQ(pure.value, 2);
  EXPECT_EQ(pure.rows[0], 1);
  EXPECT_EQ(pure.columns[1], 1);
  EXPECT_EQ(game({{-0.25}}).value(), -0.25);
  // A dominated choice is never made.
  EXPECT_NEAR(game({{4, 9, 1}, {2, 9, 3}}).equilibrium().columns[1], 0, 1e-15);
}

TEST(MatrixGame, NobodyGainsInRandomGames) {
  Random random(1);
  for (int round = 0; round < 4000; ++round) {
    const std::size_t rows = 1 + below(random, kMost), columns = 1 + below(random, kMost);
    // Few different payoffs make many ties, in which a simplex might go in circles.
    const std::uint32_t kinds = round % 2 == 0 ? 1u << 20 : 2 + below(random, 4);
    std::vector<std::vector<double>> payoffs(rows, std::vector<double>(columns));
    for (auto& row : payoffs) {
      for (double& payoff : row) payoff = 2.0 * below(random, kinds) / (kinds - 1) - 1;
    }
    const auto found = game(payoffs).equilibrium();
    ASSERT_LT(gain(payoffs, found), 1e-11) << rows << " × " << columns << ", round " << round;
    ASSERT_EQ(game(payoffs).value(), found.value);
  }
}

}  // namespace
}  // namespace nemeton
