// exp, log and tanh that give the same bits on every machine and in the page, unlike a C library's. Use them for everything that decides a move. They need
// only sums, products and quotients, which IEEE 754 defines to the last bit.
//
// Reduction of the argument and series as in Muller, "Elementary Functions: Algorithms and Implementation", 2016; the relative error is below
// 4e-16 (search/tests/portable_math_test.cpp).
#pragma once

#include <bit>
#include <cstdint>

namespace nemeton {

// Returns e^x, with x clamped to -700 to 700.
constexpr double portable_exp(double x) {
  constexpr double kLn2High = 0x1.62e42fefa3800p-1, kLn2Low = 0x1.ef35793c76730p-45, kLog2E = 0x1.71547652b82fep0;
  x = x < -700 ? -700 : x > 700 ? 700 : x;
  const auto power = static_cast<std::int64_t>(x * kLog2E + (x < 0 ? -0.5 : 0.5));
  const double rest = x - static_cast<double>(power) * kLn2High - static_cast<double>(power) * kLn2Low;
  // |rest| is at most ln(2) / 2, where the terms past x^13 / 13! are below half a unit in the last place.
  double sum = 1;
  for (int n = 13; n > 0; --n) sum = 1 + rest * sum / n;
  return sum * std::bit_cast<double>(static_cast<std::uint64_t>(power + 1023) << 52);
}

// Returns the natural logarithm of a positive normal number.
constexpr double portable_log(double x) {
  constexpr double kLn2High = 0x1.62e42fefa3800p-1, kLn2Low = 0x1.ef35793c76730p-45;
  const auto bits = std::bit_cast<std::uint64_t>(x);
  constexpr std::uint64_t kMantissa = (std::uint64_t{1} << 52) - 1;
  auto power = static_cast<std::int64_t>(bits >> 52) - 1023;
  double part = std::bit_cast<double>((bits & kMantissa) | std::uint64_t{1023} << 52);
  if (part > 0x1.6a09e667f3bcdp0) {
    part /= 2;
    ++power;
  }
  // log(part) = 2 artanh(s), and |s| is at most 0.172.
  const double s = (part - 1) / (part + 1), square = s * s;
  double sum = 0;
  for (int n = 23; n > 1; n -= 2) sum = square * (1.0 / n + sum);
  const auto e = static_cast<double>(power);
  return e * kLn2High + (2 * s + (2 * s * sum + e * kLn2Low));
}

// Returns the hyperbolic tangent, with an absolute error of at most 5e-16.
constexpr double portable_tanh(double x) { return 1 - 2 / (portable_exp(2 * x) + 1); }

}  // namespace nemeton
