// What is known of positions without a network, and which positions are alike.
#pragma once

#include "games/tug/bot/teams.hpp"
#include "search/portable_math.hpp"

namespace nemeton::tug {

// What a seat's things are worth to it, in units in which tanh of the difference of both seats is the expected return of the
// match. Self-play has learnt them.
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

  double side(const Team& team) const {
    double sum = weights.rope[static_cast<std::size_t>(team.rope.size())] - weights.weakened * team.rope.weakened;
    kAllRolls[team.column].dice.each([&](int value) { sum += weights.column[static_cast<std::size_t>(value)]; });
    return sum;
  }

  // The return of the match for the seat that is to roll: reckoned for seat 0, as the last digits of a return and of that for the other differ.
  double of_match(const Teams& teams, int seat = 0) const {
    const double sign = seat == 0 ? 1 : -1;
    return sign * portable_tanh(sign * (side(teams.mover) - side(teams.other) + weights.turn));
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
};

}  // namespace nemeton::tug
