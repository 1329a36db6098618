// The positions of a match of Tug of War before a roll, numbered: who stands and lies on each side of the rope, and the columns.
#pragma once

#include <array>
#include <cstddef>

#include "games/tug/rules/dice.hpp"

namespace nemeton::tug {

inline constexpr std::size_t kColumns = kRolls;
inline constexpr std::size_t kPairs = 21;  // ways for two dice to fall, their order aside

// The number of dice without an order, by their values from 1: of a pair below kPairs, of three its place in kAllRolls.
inline constexpr auto kPairOf = [] {
  std::array<std::array<std::uint8_t, kFaces + 1>, kFaces + 1> numbers{};
  std::uint8_t next = 0;
  for (std::size_t a = 1; a <= kFaces; ++a) {
    for (std::size_t b = a; b <= kFaces; ++b) numbers[a][b] = numbers[b][a] = next++;
  }
  return numbers;
}();
inline constexpr auto kDiceOfPair = [] {
  std::array<std::array<std::uint8_t, 2>, kPairs> dice{};
  for (std::uint8_t a = 1; a <= kFaces; ++a) {
    for (std::uint8_t b = a; b <= kFaces; ++b) dice[kPairOf[a][b]] = {a, b};
  }
  return dice;
}();
// Of a pair and a die more.
inline constexpr auto kThreeOf = [] {
  std::array<std::array<std::uint8_t, kFaces + 1>, kPairs> numbers{};
  for (std::size_t pair = 0; pair < kPairs; ++pair) {
    for (int die = 1; die <= kFaces; ++die) {
      Dice dice;
      for (const int each : kDiceOfPair[pair]) dice.add(each);
      dice.add(die);
      std::size_t place = 0;
      while (!(kAllRolls[place].dice == dice)) ++place;
      numbers[pair][static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(place);
    }
  }
  return numbers;
}();

// The place of three dice in kAllRolls.
constexpr std::size_t column_number(Dice dice) {
  std::array<std::size_t, 3> values{};
  std::size_t size = 0;
  dice.each([&](int value) { values[size++] = static_cast<std::size_t>(value); });
  return kThreeOf[kPairOf[values[0]][values[1]]][values[2]];
}

// The athletes of a seat on the rope, at least one.
struct Rope {
  int standing;
  int weakened;

  constexpr int size() const { return standing + weakened; }
  // By how many there are, then by how many of them stand.
  constexpr std::size_t number() const { return static_cast<std::size_t>(size() * (size() + 1) / 2 + standing - 1); }
  // After a die that adds so many, or takes them away, of a seat that owns so many athletes; it may leave nobody.
  constexpr Rope changed(int change, int athletes) const {
    if (change >= 0) return {standing + (change < athletes - size() ? change : athletes - size()), weakened};
    const int lying = -change < weakened ? -change : weakened;
    const int left = standing + change + lying;
    return {left > 0 ? left : 0, weakened - lying};
  }
};

// How many ropes there are of a seat that owns so many athletes.
constexpr std::size_t rope_count(int athletes) {
  return static_cast<std::size_t>((athletes + 1) * (athletes + 2) / 2 - 1);
}
constexpr Rope rope_of(std::size_t number) {
  int size = 1;
  while (Rope{0, size + 1}.number() <= number) ++size;
  const int standing = static_cast<int>(number - Rope{0, size}.number());
  return {standing, size - standing};
}

// How many athletes the seats own.
struct Owned {
  int mover;
  int other;

  bool operator==(const Owned&) const = default;
  // What follows a turn is a position of the other's roll: of the same numbers, or of these turned.
  constexpr std::size_t tables() const { return mover == other ? 1 : 2; }
  constexpr Owned turned() const { return {other, mover}; }
  constexpr std::size_t positions() const { return rope_count(mover) * rope_count(other) * kColumns * kColumns; }
};

}  // namespace nemeton::tug
