// Randomness: a counter-based stream for the chance of real games, a fast generator for rollouts, and unbiased sampling.
#pragma once

#include <array>
#include <cstdint>

namespace nemeton {

// Philox4x32-10 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as 1, 2, 3", SC 2011).
constexpr std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key) {
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t a = std::uint64_t{0xD2511F53} * counter[0];
    const std::uint64_t b = std::uint64_t{0xCD9E8D57} * counter[2];
    counter = {static_cast<std::uint32_t>(b >> 32) ^ counter[1] ^ key[0], static_cast<std::uint32_t>(b),
               static_cast<std::uint32_t>(a >> 32) ^ counter[3] ^ key[1], static_cast<std::uint32_t>(a)};
    key[0] += 0x9E3779B9;
    key[1] += 0xBB67AE85;
  }
  return counter;
}

// A source of the random bits of one draw, 64 at a time, for callers with their own.
class BitSource {
 public:
  virtual ~BitSource() = default;
  virtual std::uint64_t operator()() = 0;
};

// The random bits of draw `index` of the game that `seed` belongs to. The same (seed, index) gives the same bits on every
// machine; no draw depends on another.
class DrawBits {
 public:
  constexpr DrawBits(std::uint64_t seed, std::uint64_t index) : seed_(seed), index_(index) {}

  constexpr std::uint64_t operator()() {
    const auto words =
        philox({static_cast<std::uint32_t>(index_), static_cast<std::uint32_t>(index_ >> 32), attempt_++, 0},
               {static_cast<std::uint32_t>(seed_), static_cast<std::uint32_t>(seed_ >> 32)});
    return std::uint64_t{words[1]} << 32 | words[0];
  }

 private:
  std::uint64_t seed_;
  std::uint64_t index_;
  std::uint32_t attempt_ = 0;
};

// A fast generator for rollouts and bots: xoshiro256++ (Blackman and Vigna, 2019), seeded by splitmix64.
class Random {
 public:
  constexpr explicit Random(std::uint64_t seed) {
    for (auto& word : state_) {
      seed += 0x9E3779B97F4A7C15;
      std::uint64_t z = seed;
      z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
      z = (z ^ z >> 27) * 0x94D049BB133111EB;
      word = z ^ z >> 31;
    }
  }

  constexpr std::uint64_t operator()() {
    const std::uint64_t result = rotate(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotate(state_[3], 45);
    return result;
  }

 private:
  static constexpr std::uint64_t rotate(std::uint64_t x, int k) { return x << k | x >> (64 - k); }
  std::array<std::uint64_t, 4> state_{};
};

// A number from 0 to n − 1, each exactly equally likely (Lemire: "Fast random integer generation in an interval", 2019), for
// 1 ≤ n < 2^32.
template <class Bits>
constexpr std::uint32_t below(Bits& bits, std::uint32_t n) {
  std::uint64_t product = (bits() >> 32) * n;
  if (static_cast<std::uint32_t>(product) < n) {
    const std::uint32_t threshold = -n % n;
    while (static_cast<std::uint32_t>(product) < threshold) product = (bits() >> 32) * n;
  }
  return static_cast<std::uint32_t>(product >> 32);
}

// One of the outcomes of a chance node, by weight. `outcomes` is not empty and its weights add up to less than 2^32.
template <class Bits, class List>
constexpr auto sample(Bits& bits, const List& outcomes) {
  std::uint32_t total = 0;
  for (const auto& each : outcomes) total += each.weight;
  std::uint32_t left = below(bits, total);
  std::size_t i = 0;
  while (left >= outcomes[i].weight) left -= outcomes[i++].weight;
  return outcomes[i].outcome;
}

}  // namespace nemeton
