// Weights that a program includes as decimal numbers in an initializer.
#pragma once

#include <array>
#include <cstddef>

namespace nemeton {

template <std::size_t N>
constexpr std::array<float, N> floats(const double (&numbers)[N]) {
  std::array<float, N> floats;
  for (std::size_t i = 0; i < N; ++i) floats[i] = static_cast<float>(numbers[i]);
  return floats;
}

}  // namespace nemeton
