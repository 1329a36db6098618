// The board of Brandubh as bits: squares, neighbours and sliding.
//
// A square's bit is 8 · rank + file. The eighth file and the eighth rank do not exist and stay empty, so that a step over the
// edge lands on a bit which no piece ever has, and neighbours need no masks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace nemeton::brandubh {

using Bits = std::uint64_t;

constexpr Bits bit(int square) { return Bits{1} << square; }
constexpr int square_of(Bits one) { return __builtin_ctzll(one); }
// square("d4"): for literals and tests.
constexpr int square(const char* name) { return 8 * (name[1] - '1') + (name[0] - 'a'); }

inline constexpr int kSide = 7;
inline constexpr Bits kBoard = 0x007F'7F7F'7F7F'7F7F;
inline constexpr Bits kThrone = bit(square("d4"));
inline constexpr Bits kCorners = bit(square("a1")) | bit(square("g1")) | bit(square("a7")) | bit(square("g7"));

// The neighbours of every square in a set.
constexpr Bits neighbours(Bits set) { return set << 8 | set >> 8 | set << 1 | set >> 1; }

inline constexpr Bits kBesideThrone = neighbours(kThrone);

// The squares with a member of `near` on one side and a member of `far` on the opposite side.
constexpr Bits between(Bits near, Bits far) {
  return (near << 8 & far >> 8) | (near >> 8 & far << 8) | (near << 1 & far >> 1) | (near >> 1 & far << 1);
}

// The squares that a piece can slide to on one line of seven, by its place and the five inner squares (an edge square never hides
// another): a rank in the low byte, and a file along the a-file.
struct Slides {
  std::array<std::array<std::uint8_t, 32>, kSide> rank{};
  std::array<std::array<Bits, 32>, kSide> file{};

  constexpr Slides() {
    for (std::size_t place = 0; place < kSide; ++place) {
      for (std::size_t inner = 0; inner < 32; ++inner) {
        const auto taken = static_cast<unsigned>(inner << 1);
        const auto reach = [&](int step) {
          for (int at = static_cast<int>(place) + step; at >= 0 && at < kSide; at += step) {
            if ((taken >> at & 1) != 0) return;
            rank[place][inner] = static_cast<std::uint8_t>(rank[place][inner] | 1u << at);
            file[place][inner] |= bit(8 * at);
          }
        };
        reach(1);
        reach(-1);
      }
    }
  }
};
inline constexpr Slides kSlides;

// The squares that a piece on `square` can slide to when `taken` holds every piece, the piece itself too.
constexpr Bits slides(int square, Bits taken) {
  const auto file = static_cast<std::size_t>(square & 7);
  const auto rank = static_cast<std::size_t>(square >> 3);
  const std::size_t along_rank = taken >> (8 * rank + 1) & 31;
  // The product gathers the inner ranks of one file in its five highest bits.
  constexpr Bits kInner = 0x0000'0101'0101'0100;
  constexpr Bits kGather = 0x0008'1020'4080'0000;
  const std::size_t along_file = (taken >> file & kInner) * kGather >> 59;
  return (Bits{kSlides.rank[file][along_rank]} << 8 * rank | kSlides.file[rank][along_file] << file) & ~taken;
}

// Every square has twelve others on its lines: which they are, and the way there, the end included and the start not.
struct Way {
  Bits squares = 0;
  int to = 0;
};
inline constexpr std::size_t kWays = 2 * (kSide - 1);

struct Ways {
  std::array<std::array<Way, kWays>, 8 * kSide> from{};

  constexpr Ways() {
    for (int rank = 0; rank < kSide; ++rank) {
      for (int file = 0; file < kSide; ++file) {
        const int start = 8 * rank + file;
        std::size_t count = 0;
        const auto walk = [&](int step, int steps) {
          Bits squares = 0;
          for (int i = 1; i <= steps; ++i) {
            squares |= bit(start + i * step);
            from[static_cast<std::size_t>(start)][count++] = {squares, start + i * step};
          }
        };
        walk(1, kSide - 1 - file);
        walk(-1, file);
        walk(8, kSide - 1 - rank);
        walk(-8, rank);
      }
    }
  }
};
inline constexpr Ways kWaysFrom;

}  // namespace nemeton::brandubh
