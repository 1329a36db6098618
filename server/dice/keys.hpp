// Random names, and the keys that hold seats.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nemeton {

// To be called once before the others; false if the system gives no randomness.
bool start_keys();

std::uint64_t random_seed();
// A number from 0 to n − 1.
std::uint32_t random_below(std::uint32_t n);

// A random name for a table, which cannot be guessed: 12 letters, digits, '-' or '_'.
std::string random_table_id();
// A name by which a table is watched: 16 of them.
std::string random_watch_name();
bool is_watch_name(std::string_view name);

// A key of 256 random bits, as 43 letters, digits, '-' or '_'.
std::string random_key();
// A code that people read out and type: letters and digits of Crockford's base 32, five random bits each.
std::string random_code(std::size_t length);
// In groups of four: "K7QM-4XPA".
std::string shown_code(std::string_view code);
// Reads a code, however it was typed: small letters, hyphens and spaces are allowed, O is 0, I and L are 1. Returns nullopt if it is no code of
// that length.
std::optional<std::string> read_code(std::string_view text, std::size_t length);
// The hash of a key as it is stored: 32 bytes (BLAKE2b) from which the key cannot be found.
std::string key_hash(std::string_view key);
// A hash of the text (16 bytes, BLAKE2b) that can be made only with the secret.
std::string keyed_hash(std::string_view text, std::string_view secret);
// Whether `key` is the one that `hash` belongs to, in a time that tells nothing. No key opens an empty hash.
bool opens(std::string_view key, std::string_view hash);

}  // namespace nemeton
