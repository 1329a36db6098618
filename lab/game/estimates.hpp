// The win probabilities that bots estimate during a game, and the quantities that follow from them.
#pragma once

#include <vector>

#include "core/analysis.hpp"
#include "lab/game/game_result.hpp"

namespace nemeton::lab {

class Estimates {
 public:
  // The kind of step that led to a position.
  enum class Step : std::uint8_t {
    chance,
    choice,
    none,  // the same position, estimated again
  };

  explicit Estimates(const Sides& sides) : sides_(sides) {}

  // Adds the next estimate. `is_move`: whether a seat is to act there. The last estimate of a game is its result.
  void add(const WinProbabilities& by_seat, Step step, bool is_move);
  // Sets the quantities of a game whose result is already noted.
  void note(GameQuantities& played) const;

 private:
  using BySide = std::array<double, kMaxSeats>;
  struct Position {
    BySide win;  // partners have the sum of their estimates
    Step step;
    bool is_move;
  };

  double product(const BySide& one, const BySide& from_one, const BySide& other, const BySide& from_other) const;
  void note_luck(GameQuantities& played) const;
  void note_leads(GameQuantities& played) const;

  const Sides& sides_;
  std::vector<Position> positions_;
};

}  // namespace nemeton::lab
