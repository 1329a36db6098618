// The win probabilities that bots estimate during a game, and the quantities that follow from them.
#pragma once

#include <vector>

#include "core/analysis.hpp"
#include "lab/result.hpp"

namespace nemeton::lab {

class Estimates {
 public:
  // What led to a position from the one before.
  enum class Step : std::uint8_t {
    chance,
    choice,
    none,  // the same position, estimated again
  };

  explicit Estimates(const Sides& sides) : sides_(sides) {}

  // Adds the next estimate. `is_move`: whether a seat is to act there. The last estimate of a game is its result.
  void add(const WinProbabilities& by_seat, Step step, bool is_move);
  // Sets the quantities of a game whose result is already noted.
  void note(Played& played) const;

 private:
  using BySide = std::array<double, kMaxSeats>;
  struct Position {
    BySide win;  // partners have the sum of their estimates
    Step step;
    bool is_move;
  };

  double product(const BySide& one, const BySide& from_one, const BySide& other, const BySide& from_other) const;
  void note_luck(Played& played) const;
  void note_leads(Played& played) const;

  const Sides& sides_;
  std::vector<Position> positions_;
};

}  // namespace nemeton::lab
