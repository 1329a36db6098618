// Zero-sum matrix games, solved exactly: an equilibrium solves two dual linear programs, and the simplex method solves both at once (Dantzig, "A proof of
// the equivalence of the programming problem and the game problem", 1951).
//
// Uses only + − × ÷, without fused operations, so that the result is the same on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <utility>

namespace nemeton {

// The payoffs of the row player, for at most `kMost` choices of each player.
template <std::size_t kMost>
class MatrixGame {
 public:
  using Strategy = std::array<double, kMost>;  // probabilities, which add up to 1
  struct Equilibrium {
    double value = 0;
    Strategy rows{};
    Strategy columns{};
  };

  MatrixGame(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns) {
    assert(rows > 0 && columns > 0 && rows <= kMost && columns <= kMost);
  }

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  double& at(std::size_t row, std::size_t column) { return payoffs_[row * kMost + column]; }
  double at(std::size_t row, std::size_t column) const { return payoffs_[row * kMost + column]; }

  Equilibrium equilibrium() const {
    const auto [row, column, is_saddle] = saddle();
    Equilibrium found;
    if (is_saddle) {
      found.value = at(row, column);
      found.rows[row] = found.columns[column] = 1;
      return found;
    }
    const Tableau tableau(*this);
    found.value = tableau.value();
    tableau.read(found.rows, found.columns);
    return found;
  }

  double value() const {
    const auto [row, column, is_saddle] = saddle();
    return is_saddle ? at(row, column) : Tableau(*this).value();
  }

 private:
  struct Saddle {
    std::size_t row;
    std::size_t column;
    bool exists;
  };

  // If the maximin of the rows equals the minimax of the columns, there is a saddle point.
  Saddle saddle() const {
    Saddle found{0, 0, false};
    double least_of_best_row = 0, most_of_best_column = 0;
    std::array<double, kMost> most{};
    for (std::size_t row = 0; row < rows_; ++row) {
      double least = at(row, 0);
      for (std::size_t column = 0; column < columns_; ++column) {
        least = std::min(least, at(row, column));
        most[column] = row == 0 ? at(row, column) : std::max(most[column], at(row, column));
      }
      if (row == 0 || least > least_of_best_row) {
        least_of_best_row = least;
        found.row = row;
      }
    }
    for (std::size_t column = 0; column < columns_; ++column) {
      if (column == 0 || most[column] < most_of_best_column) {
        most_of_best_column = most[column];
        found.column = column;
      }
    }
    found.exists = least_of_best_row >= most_of_best_column;
    return found;
  }

  // With payoffs B, all made 1 or more, the columns' program: as great a sum of y as B y <= 1 and y >= 0 allow. That sum is 1 / value, y and
  // the dual's x are the strategies but for that factor. Kept is the condensed tableau, in which a step swaps the variable of a row with that of
  // a column.
  class Tableau {
   public:
    explicit Tableau(const MatrixGame& game) : rows_(game.rows_), columns_(game.columns_) {
      double least = game.at(0, 0);
      for (std::size_t row = 0; row < rows_; ++row) {
        for (std::size_t column = 0; column < columns_; ++column) least = std::min(least, game.at(row, column));
      }
      shift_ = 1 - least;
      for (std::size_t row = 0; row < rows_; ++row) {
        for (std::size_t column = 0; column < columns_; ++column) cell(row, column) = game.at(row, column) + shift_;
        cell(row, columns_) = 1;
        of_row_[row] = columns_ + row;
      }
      for (std::size_t column = 0; column < columns_; ++column) {
        cell(rows_, column) = -1;
        of_column_[column] = column;
      }
      cell(rows_, columns_) = 0;
      solve();
    }

    double value() const { return 1 / cell(rows_, columns_) - shift_; }

    void read(Strategy& rows, Strategy& columns) const {
      for (std::size_t row = 0; row < rows_; ++row) {
        if (of_row_[row] < columns_) columns[of_row_[row]] = std::max(0.0, cell(row, columns_));
      }
      for (std::size_t column = 0; column < columns_; ++column) {
        if (of_column_[column] >= columns_) rows[of_column_[column] - columns_] = std::max(0.0, cell(rows_, column));
      }
      normalize(rows);
      normalize(columns);
    }

   private:
    static constexpr double kZero = 1e-11;  // the tolerance for rounding errors

    static void normalize(Strategy& strategy) {
      double total = 0;
      for (const double share : strategy) total += share;
      for (double& share : strategy) share /= total;
    }

    double& cell(std::size_t row, std::size_t column) { return cells_[row * (kMost + 1) + column]; }
    double cell(std::size_t row, std::size_t column) const { return cells_[row * (kMost + 1) + column]; }

    // Pivots on the steepest column. If that takes unusually long it may be cycling, which Bland's rule, the first column, never does.
    void solve() {
      const std::size_t usual_steps = 4 * (rows_ + columns_);
      for (std::size_t step = 0;; ++step) {
        const bool use_bland = step > usual_steps;
        const std::size_t column = use_bland ? first_column() : steepest_column();
        if (column == columns_) return;
        const std::size_t row = tightest_row(column, use_bland);
        // The program is bounded, so there is such a row and the steps end, except for rounding errors.
        if (row == rows_ || step > 50 * usual_steps) return;
        swap(row, column);
      }
    }

    std::size_t steepest_column() const {
      std::size_t best = columns_;
      for (std::size_t column = 0; column < columns_; ++column) {
        if (cell(rows_, column) < (best == columns_ ? -kZero : cell(rows_, best))) best = column;
      }
      return best;
    }
    std::size_t first_column() const {
      std::size_t best = columns_;
      for (std::size_t column = 0; column < columns_; ++column) {
        if (cell(rows_, column) < -kZero && (best == columns_ || of_column_[column] < of_column_[best])) best = column;
      }
      return best;
    }

    // Of equally tight rows, returns the one with the greatest pivot, which rounds least; by Bland's rule, the one with the first variable.
    std::size_t tightest_row(std::size_t column, bool use_bland) const {
      std::size_t best = rows_;
      double least = 0;
      for (std::size_t row = 0; row < rows_; ++row) {
        const double pivot = cell(row, column);
        if (pivot <= kZero) continue;
        const double ratio = cell(row, columns_) / pivot;
        const bool as_tight = best != rows_ && ratio < least + kZero;
        const bool preferred = as_tight && (use_bland ? of_row_[row] < of_row_[best] : pivot > cell(best, column));
        if (best == rows_ || ratio < least - kZero || preferred) {
          least = ratio;
          best = row;
        }
      }
      return best;
    }

    void swap(std::size_t row, std::size_t column) {
      const double inverse = 1 / cell(row, column);
      for (std::size_t j = 0; j <= columns_; ++j) cell(row, j) *= inverse;
      cell(row, column) = inverse;
      for (std::size_t i = 0; i <= rows_; ++i) {
        const double factor = cell(i, column);
        if (i == row || factor == 0) continue;
        cell(i, column) = 0;
        for (std::size_t j = 0; j <= columns_; ++j) cell(i, j) -= factor * cell(row, j);
      }
      std::swap(of_row_[row], of_column_[column]);
    }

    std::size_t rows_;
    std::size_t columns_;
    double shift_ = 0;
    std::array<double, (kMost + 1) * (kMost + 1)> cells_;
    // Variables: first those of the columns' strategy, then those of the rows', which are the slacks.
    std::array<std::size_t, kMost> of_row_;
    std::array<std::size_t, kMost> of_column_;
  };

  std::size_t rows_;
  std::size_t columns_;
  std::array<double, kMost * kMost> payoffs_;
};

}  // namespace nemeton
