// Passkeys (W3C Web Authentication, level 3): whether the answer of a browser comes from this server's page, answers this challenge, and is signed
// by the passkey. ES256 and EdDSA. Attestation is neither requested nor checked.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "server/base/refusal.hpp"
#include "server/store/store.hpp"

namespace nemeton {

// The answer of a browser, in bytes.
struct PasskeyAnswer {
  std::string id;                  // of the passkey
  std::string client_data;         // the request that the browser has seen, as JSON
  std::string authenticator_data;  // about the authenticator, and about a new passkey
  std::string signature = {};      // over both; none for a new passkey
};

enum class PasskeyUse : std::uint8_t { create, get };

Refusal bad_passkey(std::string message);

// Whether that host is the machine itself, where browsers have passkeys without TLS.
bool is_local(std::string_view host);

// Returns the challenge of the answer, in base64url. `host`: of the page, as in the header Host. Errors: bad_passkey if it answers something else,
// or another page.
std::expected<std::string, Refusal> read_challenge(const PasskeyAnswer& answer, PasskeyUse use, std::string_view host);

// The new passkey. Errors: bad_passkey.
std::expected<Passkey, Refusal> read_new_passkey(const PasskeyAnswer& answer, std::string_view host);

// Returns the passkey's count of its uses if it has signed the answer; 0 if it does not count. Errors: bad_passkey.
std::expected<std::int64_t, Refusal> check_signature(const PasskeyAnswer& answer, const Passkey& passkey,
                                                     std::string_view host);

}  // namespace nemeton
