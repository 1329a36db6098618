// What each of several dice is good for, and what is left beside it.
#pragma once

#include "games/tug/bot/positions.hpp"

namespace nemeton::tug {

// What a die is good for beside another: to weaken; to finish, too; to eliminate, too.
inline constexpr std::size_t kReaches = 3;
constexpr std::size_t reach(int die, int open) { return die >= open ? 2 : die >= open - 2 ? 1 : 0; }
// By the die.
constexpr std::array<std::size_t, kFaces + 1> reaches(int open) {
  std::array<std::size_t, kFaces + 1> all{};
  for (int die = 1; die <= kFaces; ++die) all[static_cast<std::size_t>(die)] = reach(die, open);
  return all;
}

// One of several dice, by its value, and the others by their number.
struct Pick {
  std::uint8_t die;
  std::uint8_t others;
};
struct Picks {
  std::uint8_t size = 0;
  std::array<Pick, 3> picks{};

  constexpr void add(int die, int others) {
    for (std::size_t i = 0; i < size; ++i) {
      if (picks[i].die == die) return;
    }
    picks[size++] = {static_cast<std::uint8_t>(die), static_cast<std::uint8_t>(others)};
  }
  constexpr const Pick* begin() const { return picks.data(); }
  constexpr const Pick* end() const { return picks.data() + size; }
};

// Of three dice with the pair of the other two; of two dice with the other one's value.
inline constexpr auto kPickOfThree = [] {
  std::array<Picks, kRolls> all{};
  for (std::size_t i = 0; i < kRolls; ++i) {
    const std::array<int, 3> dice = {kAllRolls[i].digits / 100, kAllRolls[i].digits / 10 % 10,
                                     kAllRolls[i].digits % 10};
    for (std::size_t j = 0; j < 3; ++j)
      all[i].add(
          dice[j],
          kPairOf[static_cast<std::size_t>(dice[j == 0 ? 1 : 0])][static_cast<std::size_t>(dice[j == 2 ? 1 : 2])]);
  }
  return all;
}();
inline constexpr auto kPickOfTwo = [] {
  std::array<Picks, kPairs> all{};
  for (std::size_t i = 0; i < kPairs; ++i) {
    const auto [low, high] = kDiceOfPair[i];
    all[i].add(low, high);
    all[i].add(high, low);
  }
  return all;
}();

}  // namespace nemeton::tug
