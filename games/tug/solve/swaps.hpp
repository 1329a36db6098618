// What becomes of a seat's rope when dice take the places of dice of its column.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/tug/bot/positions.hpp"

namespace nemeton::tug {

inline constexpr std::uint8_t kNoRope = 255;

// The ropes that swaps can lead to, by their numbers, for a seat that owns so many athletes. The order of the dice is the seat's choice;
// ways that leave nobody on the rope are left out, since they lose the match.
class Swaps {
 public:
  struct More {
    std::uint8_t dice;
    std::uint8_t rope;
  };
  struct Ropes {
    std::span<const std::uint8_t> first;  // by the dice: one of the ropes, kNoRope where there is none
    std::span<const More> more;           // the others of all dice
  };

  explicit Swaps(int athletes);

  // For all pairs of dice with a pair of open ones of the column; for all rolls of three with the column.
  Ropes two(std::size_t rope, std::size_t open) const { return two_.part(rope * kPairs + open, kPairs); }
  Ropes three(std::size_t rope, std::size_t column) const { return three_.part(rope * kColumns + column, kRolls); }

 private:
  // One part after the other: part i has `size` firsts, and its others end where those of part i + 1 begin.
  struct Parts {
    std::vector<std::uint8_t> first;
    std::vector<More> more;
    std::vector<std::uint32_t> begins = {0};

    Ropes part(std::size_t i, std::size_t size) const {
      return {std::span(first).subspan(i * size, size), std::span(more).subspan(begins[i], begins[i + 1] - begins[i])};
    }
  };

  Parts two_;
  Parts three_;
};

}  // namespace nemeton::tug
