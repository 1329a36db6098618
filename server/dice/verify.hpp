// Checks a record with nothing but itself: that it can be played, that every draw follows from what was committed to before the
// game, and that nothing was changed after the server signed it (docs/dice.md).
#pragma once

#include <cstddef>
#include <expected>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"

namespace nemeton {

struct Verified {
  std::string game;
  std::size_t steps;
  std::size_t draws;                      // that were computed again
  std::size_t told;                       // outcomes that a person said, as the rules allow
  std::optional<std::string> commitment;  // nullopt if the draws come from a seed
  std::vector<Seat> client_seeds;         // the seats that gave one
  std::vector<Seat> withheld;             // the seats that committed to one and did not give it
  std::optional<std::string> signer;      // the public key, if the record is signed
};

// Error: the first thing that is wrong, in a line that names it.
std::expected<Verified, std::string> verify_record(const nlohmann::json& record);

// Signatures (Ed25519). A seed is 32 bytes; a public key is written as 64 hexadecimal digits.
std::string random_signing_seed();
std::string signer_of(std::string_view seed);
// Returns the text of `record`, a JSON object, with the members `signer` and `signature`.
std::string signed_record(const nlohmann::json& record, std::string_view seed);

}  // namespace nemeton
