#include "games/tug/solve/game_value.hpp"

#include <algorithm>

namespace nemeton::tug {

namespace {

Tug::Side side(const Roll& roll, int more) {
  const int standing = roll.sum + more;
  return {roll.dice, static_cast<std::uint8_t>(standing), 0,
          static_cast<std::uint8_t>(std::max(Tug::kAthletes - standing, 0))};
}

// Over the columns with which one seat owns nineteen athletes, or over those with which none does.
Interval mean(const ChanceOf& chance, double error, int more, int more_of_other, bool nineteen) {
  Interval sum = {0, 0};
  for (const Roll& column : kAllRolls) {
    for (const Roll& other : kAllRolls) {
      Tug::State state{};
      state.sides = {side(column, more), side(other, more_of_other)};
      state.stage = Tug::Stage::roll;
      if ((std::max(state.sides[0].standing, state.sides[1].standing) > Tug::kAthletes) != nineteen) continue;
      const double ways = column.ways * other.ways / (216.0 * 216.0), value = chance(state);
      sum.least += ways * std::max(value - error, 0.0);
      sum.most += ways * std::min(value + error, 1.0);
    }
  }
  return sum;
}

Beginnings beginnings(const ChanceOf& chance, double error, bool nineteen) {
  const auto with = [&](int more, int more_of_other) { return mean(chance, error, more, more_of_other, nineteen); };
  return {with(0, 0), with(1, 0), with(0, 1)};
}

}  // namespace

Beginnings Beginnings::of_even(const ChanceOf& chance, double error) { return beginnings(chance, error, false); }
Beginnings Beginnings::of_nineteen(const ChanceOf& chance, double error) { return beginnings(chance, error, true); }
Beginnings Beginnings::of_unknown_nineteen() {
  return of_nineteen([](const Tug::State&) { return 0.5; }, 0.5);
}

GameValue game_value(const Beginnings& even, const Beginnings& nineteen) {
  // Seat 1 begins the second match. The chance of seat 0 is linear in that of the first match, and falls with those of seat 1 in the second.
  const auto two = [&](double first, double Interval::* bound) {
    return first * (1 - even.other_more.*bound - nineteen.other_more.*bound) +
           (1 - first) * (1 - even.mover_more.*bound - nineteen.mover_more.*bound);
  };
  const Interval one = even.even;
  return {one,
          {std::min(two(one.least, &Interval::most), two(one.most, &Interval::most)),
           std::max(two(one.least, &Interval::least), two(one.most, &Interval::least))}};
}

}  // namespace nemeton::tug
