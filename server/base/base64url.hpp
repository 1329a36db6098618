// Bytes in base64url without padding, as WebAuthn and Web Push write them, and back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nemeton {

std::string base64url(std::string_view bytes);
// Returns nullopt if the text is anything else.
std::optional<std::string> bytes_of_base64url(std::string_view text);

}  // namespace nemeton
