// A handful of dice without an order, and every way that three can fall.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace nemeton::tug {

inline constexpr int kFaces = 6;
inline constexpr int kRolls = 56;  // ways for three dice to fall, their order aside

// How many dice show each value, up to three of each: four bits a value.
class Dice {
 public:
  constexpr Dice() = default;
  constexpr void add(int value) { counts_ += one(value); }
  constexpr void remove(int value) { counts_ -= one(value); }  // only one that is there
  constexpr int count(int value) const { return static_cast<int>(counts_ >> 4 * value & 15); }
  constexpr bool empty() const { return counts_ == 0; }
  constexpr int lowest() const { return std::countr_zero(counts_) / 4; }  // only where not empty
  // How many values are shown, and the one of them that i others lie below, for i up to 2: without a branch, for rollouts.
  constexpr int values() const { return std::popcount(shown()); }
  constexpr int value(std::uint32_t i) const {
    std::uint32_t rest = shown();
    rest &= i > 0 ? rest - 1 : ~0u;
    rest &= i > 1 ? rest - 1 : ~0u;
    return std::countr_zero(rest) / 4;
  }
  constexpr Dice operator+(Dice other) const { return Dice(counts_ + other.counts_); }
  constexpr std::uint32_t bits() const { return counts_; }
  constexpr bool operator==(const Dice&) const = default;

  // Calls `visit(value)` for each value shown, ascending; `each` once a die, `each_value` once a value.
  template <class Visit>
  constexpr void each_value(const Visit& visit) const {
    for (std::uint32_t rest = counts_; rest != 0;) {
      const int value = std::countr_zero(rest) / 4;
      rest &= ~(std::uint32_t{15} << 4 * value);
      visit(value);
    }
  }
  template <class Visit>
  constexpr void each(const Visit& visit) const {
    each_value([&](int value) {
      for (int i = 0; i < count(value); ++i) visit(value);
    });
  }

 private:
  static constexpr std::uint32_t one(int value) { return std::uint32_t{1} << 4 * value; }
  // The lowest bit of each value that is shown.
  constexpr std::uint32_t shown() const { return (counts_ | counts_ >> 1) & 0x1111111; }
  constexpr explicit Dice(std::uint32_t counts) : counts_(counts) {}
  std::uint32_t counts_ = 0;
};

inline constexpr Dice kNoDice;

// Three dice written as a number: 114 is a 1, a 1 and a 4.
constexpr Dice three_dice(int digits) {
  Dice dice;
  for (; digits > 0; digits /= 10) dice.add(digits % 10);
  return dice;
}

// A roll of three dice: its digits in ascending order, the dice, and in how many of the 216 ways it can fall.
struct Roll {
  std::uint16_t digits;
  std::uint8_t sum;
  std::uint8_t ways;
  Dice dice;
};

inline constexpr std::array<Roll, kRolls> kAllRolls = [] {
  std::array<Roll, kRolls> rolls{};
  std::size_t size = 0;
  for (int a = 1; a <= kFaces; ++a) {
    for (int b = a; b <= kFaces; ++b) {
      for (int c = b; c <= kFaces; ++c) {
        const int ways = a == c ? 1 : a == b || b == c ? 3 : 6;
        const int digits = 100 * a + 10 * b + c;
        rolls[size++] = {static_cast<std::uint16_t>(digits), static_cast<std::uint8_t>(a + b + c),
                         static_cast<std::uint8_t>(ways), three_dice(digits)};
      }
    }
  }
  return rolls;
}();

}  // namespace nemeton::tug
