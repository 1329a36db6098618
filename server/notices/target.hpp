// Whom a notice goes to, as the store keeps it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/notices/web_push.hpp"

namespace nemeton {

// A device, and the language that it is spoken to in.
struct Target {
  PushSubscription push;
  std::string language;
};

// The name under which the store knows the device with that endpoint: 32 bytes from which it cannot be found.
std::string target_id(std::string_view endpoint);

// A JSON object {"endpoint", "p256dh", "auth", "language"}, and back; none where the text is anything else.
std::string write_target(const Target& target);
std::optional<Target> read_target(std::string_view text);

}  // namespace nemeton
