// Passkeys (W3C Web Authentication, level 3): whether what a browser answers comes from this house's page, answers this challenge, and is signed
// by the passkey. ES256 and EdDSA. What an authenticator says of its own make is neither asked for nor looked at.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "server/base/refusal.hpp"
#include "server/store/store.hpp"

namespace nemeton {

// What a browser answers, in bytes.
struct PasskeyAnswer {
  std::string id;                  // of the passkey
  std::string client_data;         // what the browser says it was asked, as JSON
  std::string authenticator_data;  // what the authenticator says of itself, and of a new passkey
  std::string signature = {};      // over both; none for a new passkey
};

enum class PasskeyUse : std::uint8_t { create, get };

Refusal bad_passkey(std::string message);

// Whether that host is the machine itself, where browsers have passkeys without TLS.
bool is_local(std::string_view host);

// The challenge that is answered, in base64url. `host` is what the page's address has after its scheme, as in the header Host. Errors: bad_passkey
// where it is an answer to something else, or to another page.
std::expected<std::string, Refusal> answered_challenge(const PasskeyAnswer& answer, PasskeyUse use,
                                                       std::string_view host);

// The new passkey. Errors: bad_passkey.
std::expected<Passkey, Refusal> read_new_passkey(const PasskeyAnswer& answer, std::string_view host);

// The passkey's count of its uses, if it has signed the answer; 0 where it does not count. Errors: bad_passkey.
std::expected<std::int64_t, Refusal> check_signature(const PasskeyAnswer& answer, const Passkey& passkey,
                                                     std::string_view host);

}  // namespace nemeton
