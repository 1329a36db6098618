// Dice that nobody can doubt (docs/dice.md): the table commits to a secret before the game, every seat's device may add a number of its
// own, and each draw follows from these and from its place in the game.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/random.hpp"

namespace nemeton {

// A secret, a commitment and a seat's number are 32 bytes, written as 64 hexadecimal digits.
inline constexpr std::size_t kDiceDigits = 64;
bool is_dice_number(std::string_view text);

std::string random_secret();
// What is shown of a secret before the game: its SHA-256. `secret` is one.
std::string commitment_to(std::string_view secret);

// The words of the draw that is step `step` (from 0) of the game at `table`: HMAC-SHA256 with the secret for a key, block by block.
class DiceBits final : public BitSource {
 public:
  // `numbers`: one a seat, empty where it has given none.
  DiceBits(std::string_view secret, std::string_view table, std::size_t step, std::span<const std::string> numbers);

  std::uint64_t operator()() override;

 private:
  std::array<unsigned char, 32> key_;
  std::string message_;  // without its last line, the number of the block
  std::array<unsigned char, 32> block_{};
  std::size_t used_ = sizeof block_;  // bytes of the block
  std::uint32_t blocks_ = 0;
};

}  // namespace nemeton
