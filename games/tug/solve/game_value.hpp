// The chance to win the game, before any die has fallen, if both play as well as can be: from what positions before a roll are worth.
#pragma once

#include <functional>

#include "games/tug/rules/rules.hpp"

namespace nemeton::tug {

// The chance of the match of the seat whose roll is awaited.
using ChanceOf = std::function<double(const Tug::State&)>;

// Between which numbers something lies.
struct Interval {
  double least;
  double most;
};

// What a match is worth to the seat that begins it, over all columns with which nobody owns nineteen athletes, or else over all with which somebody
// does: each times how likely it is.
struct Beginnings {
  Interval even;        // of the first match
  Interval mover_more;  // of the second, where the seat that begins it has won the first
  Interval other_more;  // where the other has

  // From chances none of which is wrong by more than `error`.
  static Beginnings of_even(const ChanceOf& chance, double error);
  static Beginnings of_nineteen(const ChanceOf& chance, double error);
  // Nothing is known of who owns nineteen athletes, but how likely it is.
  static Beginnings of_unknown_nineteen();
};

// Of seat 0.
struct GameValue {
  Interval one;  // with one match
  Interval two;  // with two
};
GameValue game_value(const Beginnings& even, const Beginnings& nineteen);

}  // namespace nemeton::tug
