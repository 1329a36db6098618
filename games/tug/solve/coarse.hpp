// Where the solver begins: the match as it would be if it did not matter which of the athletes on a rope stand. That is a hundredth of the work, and near the
// truth where the solver's passes take longest to come, in what a lead is worth.
#pragma once

#include <array>
#include <cstdint>

#include "games/tug/solve/anderson.hpp"
#include "games/tug/solve/turn.hpp"

namespace nemeton::tug {

class Coarse {
 public:
  Coarse(Owned owned, unsigned threads);

  // Value iteration in place, accelerated as the solver's (solver.hpp). The most that the pass changed a position by.
  double pass();
  std::uint32_t passes() const { return passes_; }
  // The values of all positions.
  Match take() &&;

 private:
  static constexpr std::uint32_t kPassesBetweenRestarts = 20, kPlainPasses = 4;
  static constexpr std::size_t kDepth = 3;
  // Of the other's athletes, as many as the dice of a turn can lay down one after another.
  static constexpr int kMostWeakened = 3;

  std::size_t place(std::size_t table, int on_rope, std::size_t column, int others, std::size_t others_column) const;
  void spread(std::size_t table, int on_rope, int most_weakened);

  Match match_;  // what turns look at: of ropes on which all stand, or up to kMostWeakened do not
  unsigned threads_;
  std::array<Swaps, 2> swaps_;
  std::vector<Lanes> values_;  // of each number of athletes on either rope
  std::vector<float> changes_;
  Anderson anderson_;
  std::uint32_t passes_ = 0;
};

}  // namespace nemeton::tug
