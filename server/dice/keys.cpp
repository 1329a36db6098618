#include "server/dice/keys.hpp"

#include <sodium.h>

#include <array>

namespace nemeton {

namespace {

template <std::size_t Bytes>
std::string random_text() {
  constexpr int kAlphabet = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::array<unsigned char, Bytes> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  std::array<char, sodium_base64_ENCODED_LEN(Bytes, kAlphabet)> text;
  return sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kAlphabet);
}

}  // namespace

bool start_keys() { return sodium_init() >= 0; }

std::uint64_t random_seed() {
  std::uint64_t seed;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

std::uint32_t random_below(std::uint32_t n) { return randombytes_uniform(n); }

std::string random_table_id() { return random_text<9>(); }
std::string random_watch_name() { return random_text<12>(); }
bool is_watch_name(std::string_view name) { return name.size() == 16; }
std::string random_key() { return random_text<32>(); }

std::string key_hash(std::string_view key) {
  std::string hash(crypto_generichash_BYTES, '\0');
  crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(),
                     reinterpret_cast<const unsigned char*>(key.data()), key.size(), nullptr, 0);
  return hash;
}

std::string keyed_hash(std::string_view text, std::string_view secret) {
  std::string hash(crypto_generichash_BYTES_MIN, '\0');
  crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(),
                     reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                     reinterpret_cast<const unsigned char*>(secret.data()), secret.size());
  return hash;
}

bool opens(std::string_view key, std::string_view hash) {
  const std::string given = key_hash(key);
  return given.size() == hash.size() && sodium_memcmp(given.data(), hash.data(), hash.size()) == 0;
}

}  // namespace nemeton
