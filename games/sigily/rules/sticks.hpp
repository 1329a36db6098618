// The four sticks: what a throw to move and a throw to fight can show, and how often in sixteen.
#pragma once

#include <array>
#include <cstdint>

#include "core/game.hpp"

namespace nemeton::sigily {

// The highest animal that lies flat side up; a throw without flat sides shows none.
enum class Animal : std::uint8_t { none, dog, deer, cow, horse };

// A throw to fight as an outcome; one to move is its number alone, so `number_of` reads both.
constexpr std::uint16_t fighting(int number, Animal animal) {
  return static_cast<std::uint16_t>(number | static_cast<int>(animal) << 3);
}
constexpr int number_of(std::uint16_t thrown) { return thrown & 7; }
constexpr Animal animal_of(std::uint16_t thrown) { return static_cast<Animal>(thrown >> 3); }

inline constexpr std::array<Weighted<std::uint16_t>, 5> kThrowsToMove = {{{1, 4}, {2, 6}, {3, 4}, {4, 1}, {5, 1}}};

inline constexpr std::array<Weighted<std::uint16_t>, 11> kThrowsToFight = {{
    {fighting(1, Animal::dog), 1},
    {fighting(1, Animal::deer), 1},
    {fighting(1, Animal::cow), 1},
    {fighting(1, Animal::horse), 1},
    {fighting(2, Animal::deer), 1},
    {fighting(2, Animal::cow), 2},
    {fighting(2, Animal::horse), 3},
    {fighting(3, Animal::cow), 1},
    {fighting(3, Animal::horse), 3},
    {fighting(4, Animal::horse), 1},
    {fighting(5, Animal::none), 1},
}};

}  // namespace nemeton::sigily
