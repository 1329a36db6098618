#include "server/dice/keys.hpp"

#include <sodium.h>

#include <array>
#include <cctype>

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

constexpr std::string_view kCodeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t kCodeGroup = 4;

char read_code_character(char c) {
  const char upper = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  if (upper == 'O') return '0';
  if (upper == 'I' || upper == 'L') return '1';
  return upper;
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

std::string random_code(std::size_t length) {
  std::string code;
  while (code.size() < length) code += kCodeAlphabet[random_below(kCodeAlphabet.size())];
  return code;
}

std::string shown_code(std::string_view code) {
  std::string shown;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (i > 0 && i % kCodeGroup == 0) shown += '-';
    shown += code[i];
  }
  return shown;
}

std::optional<std::string> read_code(std::string_view text, std::size_t length) {
  std::string code;
  for (const char each : text) {
    if (each == '-' || each == ' ') continue;
    code += read_code_character(each);
    if (!kCodeAlphabet.contains(code.back())) return std::nullopt;
  }
  return code.size() == length ? std::optional(code) : std::nullopt;
}

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
