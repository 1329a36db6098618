// A handful of dice without an order, and every way that up to five can fall.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>

#include "core/random.hpp"

namespace nemeton::bluff {

inline constexpr int kFaces = 6;
inline constexpr int kMagicOne = 1;
inline constexpr int kMaxDice = 5;  // of a seat

// How many dice show each face, five bits a face: the dice of a whole table fit in.
class Dice {
 public:
  constexpr Dice() = default;
  static constexpr Dice of_bits(std::uint32_t bits) {
    Dice dice;
    dice.bits_ = bits;
    return dice;
  }
  static constexpr Dice of(int face, int count = 1) {
    return of_bits(static_cast<std::uint32_t>(count) << kWidth * (face - 1));
  }

  constexpr std::uint32_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int count(int face) const { return static_cast<int>(bits_ >> kWidth * (face - 1) & kMask); }
  // How many count for a bid on that face: the Magic Ones do for every face.
  constexpr int counting(int face) const { return face == kMagicOne ? count(1) : count(1) + count(face); }
  constexpr int size() const { return static_cast<int>(bits_ * kOfEach >> kWidth * (kFaces - 1) & kMask); }

  constexpr Dice operator+(Dice other) const { return of_bits(bits_ + other.bits_); }
  constexpr Dice operator-(Dice other) const { return of_bits(bits_ - other.bits_); }  // only dice that are there
  constexpr bool operator==(const Dice&) const = default;

  // Calls `visit(face, count)` for each face shown, ascending.
  template <class Visit>
  constexpr void each_face(const Visit& visit) const {
    for (std::uint32_t rest = bits_; rest != 0;) {
      const int place = std::countr_zero(rest) / kWidth;
      visit(place + 1, static_cast<int>(rest >> kWidth * place & kMask));
      rest &= ~(kMask << kWidth * place);
    }
  }

 private:
  static constexpr int kWidth = 5;
  static constexpr std::uint32_t kMask = 31;
  static constexpr std::uint32_t kOfEach = 0x02108421;  // one die of each face
  std::uint32_t bits_ = 0;
};

inline constexpr Dice kNoDice;

// A roll, and in how many of the ways that the dice can fall, one by one, it comes.
struct Roll {
  Dice dice;
  std::uint32_t ways;
};

// Every roll of `count` dice (0 to 5).
std::span<const Roll> rolls(int count);

constexpr std::uint32_t ways_to_fall(int count) {
  constexpr std::array<std::uint32_t, kMaxDice + 1> kWays = {1, 6, 36, 216, 1296, 7776};
  return kWays[static_cast<std::size_t>(count)];
}

// `count` dice fall (0 to 5).
Dice roll(int count, Random& random);

// Such as "13356"; nothing for no dice.
std::string digits(Dice dice);

}  // namespace nemeton::bluff
