// Tiles in bits: those of the board, the drawing stock, and what both can show next.
#pragma once

#include "core/game.hpp"
#include "games/races/rules/board.hpp"

namespace nemeton::races {

// The tiles of a double-six set, numbered 00 10 11 20 21 22 30 …
struct Tile {
  std::uint8_t high;
  std::uint8_t low;

  constexpr bool is_double() const { return high == low; }
  constexpr int pips() const { return high + low; }
};
inline constexpr int kTiles = 28;
constexpr int tile_number(int a, int b) { return a >= b ? a * (a + 1) / 2 + b : b * (b + 1) / 2 + a; }
inline constexpr auto kTileOf = [] {
  std::array<Tile, kTiles> tiles{};
  for (int high = 0; high <= 6; ++high) {
    for (int low = 0; low <= high; ++low) {
      tiles[static_cast<std::size_t>(tile_number(high, low))] = {static_cast<std::uint8_t>(high),
                                                                 static_cast<std::uint8_t>(low)};
    }
  }
  return tiles;
}();

// What the board's tiles show: for each place, whether it can be seen, and the three bits of the value.
struct Shown {
  Places up = 0;
  std::array<Places, 3> bits{};

  bool at(int place) const { return (up >> place & 1) != 0; }
  int value(int place) const {  // where one can be seen
    return static_cast<int>((bits[0] >> place & 1) | (bits[1] >> place & 1) << 1 | (bits[2] >> place & 1) << 2);
  }
  Places blanks() const { return up & ~(bits[0] | bits[1] | bits[2]); }

  // Turns the tile that covers `position`.
  void turn(const Board& board, int position, int odd_value, int even_value) {
    const int odd = (position - 1) | 1;
    set(board.alike[static_cast<std::size_t>(odd)], odd_value);
    set(board.alike[static_cast<std::size_t>(odd) + 1], even_value);
  }

 private:
  void set(Places places, int value) {
    up |= places;
    for (int i = 0; i < 3; ++i) bits[static_cast<std::size_t>(i)] |= (value >> i & 1) != 0 ? places : 0;
  }
};

// The tiles of a set that have not been seen on the board in this hand.
struct Unseen {
  static constexpr std::uint32_t kAll = (1u << kTiles) - 1;
  std::uint32_t tiles = kAll;

  void see(int a, int b) { tiles &= ~(1u << tile_number(a, b)); }

  // Which tile, and which way round it lies: the value on the odd position, then on the even one.
  std::pair<int, int> draw(Random& random) const {
    for (std::uint64_t word = random();; word = random()) {
      for (int i = 0; i < 10; ++i, word >>= 6) {
        const auto tile = static_cast<std::size_t>(word & 31);
        if ((tiles >> tile & 1) == 0) continue;
        const auto [high, low] = kTileOf[tile];
        return (word & 32) != 0 ? std::pair{int{high}, int{low}} : std::pair{int{low}, int{high}};
      }
    }
  }
};

// The drawing stock: two sets. The lower bit of a tile is set while one is left, the upper while both are.
struct Stock {
  static constexpr std::uint64_t kAll = (std::uint64_t{1} << 2 * kTiles) - 1;
  std::uint64_t copies = kAll;

  bool empty() const { return copies == 0; }
  int size() const { return std::popcount(copies); }
  int left(int tile) const { return std::popcount(copies >> 2 * tile & 3); }
  void take(int tile) {
    const std::uint64_t both = copies >> 2 * tile & 3;
    copies ^= (both == 3 ? std::uint64_t{2} : std::uint64_t{1}) << 2 * tile;
  }

  // The number of a tile. The stock is not empty.
  int draw(Random& random) const {
    for (std::uint64_t word = random();; word = random()) {
      for (int i = 0; i < 10; ++i, word >>= 6) {
        if ((copies >> (word & 63) & 1) != 0) return static_cast<int>(word & 63) >> 1;
      }
    }
  }
};

}  // namespace nemeton::races
