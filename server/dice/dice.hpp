// Dice that nobody can doubt (docs/dice.md), by commitment and reveal: the table commits to a server seed before the game, every seat's
// device may commit to a client seed, and each draw follows from these seeds and from its place in the game.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/random.hpp"

namespace nemeton {

// How new tables draw. In version 1 seats gave their client seeds without a commitment, some of them in the middle of a game.
inline constexpr int kDiceVersion = 2;

// A server seed, a commitment and a client seed are 32 bytes, written as 64 hexadecimal digits.
inline constexpr std::size_t kSeedDigits = 64;
bool is_seed(std::string_view text);

std::string random_server_seed();
// The SHA-256 of a seed, which is shown before the game.
std::string commitment_to(std::string_view seed);

// The words of the draw that is step `step` (from 0) of the game at `table`: HMAC-SHA256 with the server seed for a key, block by block.
class DiceBits final : public BitSource {
 public:
  // `client_seeds`: one for each seat, empty if the seat has given none.
  DiceBits(int version, std::string_view server_seed, std::string_view table, std::size_t step,
           std::span<const std::string> client_seeds);

  std::uint64_t operator()() override;

 private:
  std::array<unsigned char, 32> key_;
  std::string message_;  // without its last line, the number of the block
  std::array<unsigned char, 32> block_{};
  std::size_t used_ = sizeof block_;  // bytes of the block
  std::uint32_t blocks_ = 0;
};

}  // namespace nemeton
