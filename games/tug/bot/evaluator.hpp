// Tug of War as search/expectimax.hpp wants it: what a position is worth, and which positions are alike.
#pragma once

#include <algorithm>

#include "games/tug/rules/rules.hpp"
#include "search/portable_math.hpp"

namespace nemeton::tug {

// What a seat's things are worth to it, in units in which tanh of the difference of both seats is the expected return of the
// match. The game's train.cpp learns them.
struct Weights {
  std::array<double, 20> rope;   // so many athletes on the rope
  double weakened;               // each of them that is weakened, for the opponent
  std::array<double, 7> column;  // a die of the column, by its value
  double turn;                   // to have the roll before one
  double first_match;            // the expected return of the game for the winner of match 1 of 2
};

extern const Weights kLearnt;

struct LearntEvaluator {
  const Weights& weights;

  double side(const Tug::Side& side) const {
    double sum = weights.rope[static_cast<std::size_t>(side.on_rope())] - weights.weakened * side.weakened;
    side.column.each([&](int value) { sum += weights.column[static_cast<std::size_t>(value)]; });
    return sum;
  }

  // How far seat 0 is ahead of seat 1, whose roll it is aside.
  double lead(const Tug::State& state) const { return side(state.sides[0]) - side(state.sides[1]); }

  double evaluate(const Tug::State& state) const {
    if (state.stage == Tug::Stage::column) {
      return state.first_match < 0 ? 0 : sign(state.first_match) * weights.first_match;
    }
    return of_game(state) * (state.stage == Tug::Stage::again
                                 ? after_again(state)
                                 : portable_tanh(lead(state) + sign(state.turn) * weights.turn));
  }

  // What part of the game's return the match under way decides.
  double of_game(const Tug::State& state) const { return state.match < state.matches ? weights.first_match : 1; }

  // All of the state but its ply and limit, which the bot does not look at.
  static std::uint64_t key(const Tug::State& state) {
    std::uint64_t key = 0;
    const auto mix = [&key](std::uint64_t word) {
      key = (key ^ word) * 0x9E3779B97F4A7C15;
      key ^= key >> 32;
    };
    const auto both = [&mix](std::uint32_t high, std::uint32_t low) { mix(std::uint64_t{high} << 32 | low); };
    both(state.sides[0].column.bits(), state.sides[1].column.bits());
    both(state.dice.bits(), state.again.bits());
    both(state.open.bits(),
         static_cast<std::uint32_t>(state.turn) << 16 | static_cast<std::uint32_t>(state.stage) << 8 | state.rerolls);
    std::uint64_t counts = static_cast<std::uint64_t>(state.match) << 8 | static_cast<std::uint8_t>(state.first_match);
    for (const Tug::Side& side : state.sides) {
      counts = counts << 24 | static_cast<std::uint64_t>(side.standing) << 16 |
               static_cast<std::uint64_t>(side.weakened) << 8 | side.reserve;
    }
    mix(counts);
    return key;
  }

 private:
  static double sign(int seat) { return seat == 0 ? 1 : -1; }

  // The average over the die in the air; the acts after it are not played but reckoned, and nothing more is rolled again.
  double after_again(const Tug::State& state) const {
    double sum = 0;
    for (int value = 1; value <= kFaces; ++value) {
      Dice dice = state.dice + state.again;
      dice.add(value);
      sum += portable_tanh(lead(state) + sign(state.turn) * (best_acts(state, dice) - weights.turn));
    }
    return sum / kFaces;
  }

  // What three dice gain when each is used as well as it can be beside another die of the column, as if it were alone.
  double best_acts(const Tug::State& state, Dice dice) const {
    const Tug::Side& mine = state.sides[static_cast<std::size_t>(state.turn)];
    const Tug::Side& theirs = state.sides[static_cast<std::size_t>(1 - state.turn)];
    std::array<int, 3> rolled{}, column{};
    std::size_t size = 0;
    dice.each([&](int value) { rolled[size++] = value; });
    size = 0;
    mine.column.each([&](int value) { column[size++] = value; });
    std::array<std::array<double, 3>, 3> gain{};
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t j = 0; j < 3; ++j) gain[i][j] = best_act(mine, theirs, rolled[i], column[j]);
    }
    double best = -1e9;
    for (std::size_t j = 0; j < 3; ++j) {
      const std::size_t k = (j + 1) % 3, l = (j + 2) % 3;
      best = std::max(best, gain[0][j] + std::max(gain[1][k] + gain[2][l], gain[1][l] + gain[2][k]));
    }
    return best;
  }

  double best_act(const Tug::Side& mine, const Tug::Side& theirs, int r, int c) const {
    const auto there = static_cast<std::size_t>(theirs.on_rope());
    const double gone = weights.rope[there] - weights.rope[there - 1];
    double best = theirs.standing > 0 ? weights.weakened : 0;
    if (r >= c && theirs.standing > 0) best = std::max(best, gone);
    if (r >= c - 2 && theirs.weakened > 0) best = std::max(best, gone - weights.weakened);
    const int have = mine.on_rope();
    const int after = std::clamp(have + 1 + r - c, 0, have + mine.reserve);
    const double swapped = weights.rope[static_cast<std::size_t>(after)] -
                           weights.rope[static_cast<std::size_t>(have)] + weights.column[static_cast<std::size_t>(r)] -
                           weights.column[static_cast<std::size_t>(c)];
    return std::max(best, swapped);
  }
};

}  // namespace nemeton::tug
