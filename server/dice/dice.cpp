#include "server/dice/dice.hpp"

#include <sodium.h>

#include <algorithm>

#include "server/dice/hexadecimal.hpp"

namespace nemeton {

namespace {

using Bytes = std::array<unsigned char, 32>;

Bytes seed_bytes(std::string_view digits) {
  Bytes bytes{};
  std::ranges::copy(bytes_of(digits).value(), bytes.begin());
  return bytes;
}

}  // namespace

bool is_seed(std::string_view text) {
  return text.size() == kSeedDigits &&
         std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

std::string random_server_seed() {
  Bytes server_seed;
  randombytes_buf(server_seed.data(), server_seed.size());
  return hexadecimal(server_seed);
}

std::string commitment_to(std::string_view seed) {
  const Bytes bytes = seed_bytes(seed);
  Bytes hash;
  crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
  return hexadecimal(hash);
}

DiceBits::DiceBits(int version, std::string_view server_seed, std::string_view table, std::size_t step,
                   std::span<const std::string> client_seeds)
    : key_(seed_bytes(server_seed)) {
  message_.append("nemeton dice ").append(std::to_string(version)).append("\n");
  message_.append(table).append("\n").append(std::to_string(step)).append("\n");
  for (const std::string& seed : client_seeds) message_.append(seed.empty() ? "-" : seed).append("\n");
}

std::uint64_t DiceBits::operator()() {
  if (used_ == block_.size()) {
    const std::string message = message_ + std::to_string(blocks_++);
    static_assert(crypto_auth_hmacsha256_BYTES == sizeof block_ && crypto_auth_hmacsha256_KEYBYTES == sizeof key_);
    crypto_auth_hmacsha256(block_.data(), reinterpret_cast<const unsigned char*>(message.data()), message.size(),
                           key_.data());
    used_ = 0;
  }
  std::uint64_t word = 0;
  for (int byte = 0; byte < 8; ++byte) word = word << 8 | block_[used_++];
  return word;
}

}  // namespace nemeton
