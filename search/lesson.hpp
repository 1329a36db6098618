// Training examples of a network, in rows of the same length: the inputs as bits, input i being bit i % 8 of byte i / 8, then the return to learn, in
// 32767ths, as 16 bits, little-endian.
#pragma once

#include <cmath>
#include <string>

#include "search/network.hpp"

namespace nemeton {

constexpr std::size_t lesson_bytes(std::size_t inputs) { return (inputs + 7) / 8 + 2; }

template <std::size_t Words>
void append_lesson(std::string& rows, const InputSet<Words>& on, std::size_t inputs, double value) {
  for (std::size_t i = 0; i < (inputs + 7) / 8; ++i) {
    rows += static_cast<char>(on.words()[i / 8] >> i % 8 * 8 & 0xFF);
  }
  const auto target = static_cast<std::uint16_t>(static_cast<std::int16_t>(std::lround(value * 32767)));
  rows += static_cast<char>(target & 0xFF);
  rows += static_cast<char>(target >> 8);
}

}  // namespace nemeton
