// How an input of `fuzz_token` begins: bytes that choose game, seats and options.
#pragma once

#include <memory>
#include <string_view>

#include "tests/any_game.hpp"

namespace nemeton {

inline constexpr std::size_t kTokenHeader = 24;  // bytes

// Words made of bytes, one of each; after the last, words that hang on nothing.
class ByteBits {
 public:
  explicit ByteBits(std::string_view bytes) : bytes_(bytes) {}

  std::uint64_t operator()() {
    if (bytes_.empty()) return rest_();
    const auto byte = static_cast<unsigned char>(bytes_.front());
    bytes_.remove_prefix(1);
    return std::uint64_t{byte} << 56 | 0x7fffffffffffff;
  }

 private:
  std::string_view bytes_;
  Random rest_{0};
};

inline std::unique_ptr<Match> match_of_header(std::span<const GameEntry> games, std::string_view input) {
  ByteBits bits(input.substr(0, kTokenHeader));
  const GameEntry& game = games[static_cast<std::size_t>(any(bits, games.size()))];
  const int seats = any_seats(*game.info, bits);
  const int limit = 1 + any(bits, 200);
  return game.start(any_options(*game.info, seats, limit, bits), seats);
}

}  // namespace nemeton
