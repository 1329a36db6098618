// What it is worth to have the roll: all that may fall and all that may be done with it, by what positions after the turn are worth.
//
// Acts against the other and swaps change different ropes and may be exchanged with each other, as in the solver (solve/turn.hpp): the acts come
// first, so that little has to be known of the dice that are left.
#pragma once

#include <vector>

#include "games/tug/bot/chances.hpp"
#include "games/tug/bot/picks.hpp"

namespace nemeton::tug {

// Things that are told apart by the rope of the other, each of them reckoned once.
template <class Thing, std::size_t Most>
class ByRope {
 public:
  template <class Reckon>
  const Thing& of(Rope rope, const Reckon& reckon) {
    const std::size_t number = rope.number();
    for (std::size_t i = 0; i < size_; ++i) {
      if (numbers_[i] == number) return things_[i];
    }
    numbers_[size_] = number;
    things_[size_] = reckon(rope);
    return things_[size_++];
  }

  void clear() { size_ = 0; }

 private:
  std::size_t size_ = 0;
  std::array<std::size_t, Most> numbers_{};
  std::array<Thing, Most> things_;
};

// The chances are kept, not copied.
class WholeTurn {
 public:
  // No turn has more of them: 56 · 36 swaps of three dice, 3 · 63 · 4 of two, 6 · 18 of one, and acts alone.
  static constexpr std::uint64_t kMostNodes = 3000;

  explicit WholeTurn(Chances& chances) : chances_(chances) {}

  // The chance of the match of the seat whose roll is awaited.
  double chance(const Teams& teams);
  // Positions looked at so far.
  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::size_t kValues = kFaces + 1;
  using Reaches = std::array<double, kReaches>;
  // What the last die is worth where those before were used against the other: by the open die of the column, and by the die.
  using Ones = std::array<std::array<double, kValues>, kValues>;
  // What two dice are worth where one was used so: by the die of the column that it was beside, and by the dice.
  using Twos = std::array<std::array<double, kPairs>, kValues>;

  Ones use_one(Rope others);
  Twos use_two(Rope others);
  std::array<double, kRolls> use_three();
  double go_berserk();
  // The best of the swaps of all of these dice, each beside another of the open ones.
  double swap_all(Rope others, Rope rope, Dice dice, Dice open, std::size_t column);
  // Where the turn has ended so.
  double after(Rope others, Rope rope, std::size_t column);

  // What positions after a turn are worth to who ends it: many come again in the turns of a search. A later one takes the place of an earlier one.
  struct Known {
    std::uint32_t key = ~0u;
    double chance = 0;
  };
  static constexpr int kKnownBits = 15;

  Chances& chances_;
  Teams teams_{};
  // By the ropes that two acts leave, and one.
  ByRope<Ones, 6> ones_;
  ByRope<Twos, 3> twos_;
  std::vector<Known> known_;  // empty before the first turn
  std::uint64_t nodes_ = 0;
};

}  // namespace nemeton::tug
