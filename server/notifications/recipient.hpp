// The target of a notification, as the store keeps it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "server/notifications/delivery_slots.hpp"
#include "server/notifications/web_push.hpp"

namespace nemeton {

// The address of a mailbox.
struct Mailbox {
  std::string mail;
};

// A device or a mailbox, and the language that is spoken there.
struct Target {
  std::variant<PushSubscription, Mailbox> to;
  std::string language;
  std::string subscriber = {};  // from Notifications::subscriber_at

  // Of notices to it. The host of a mailbox is that of its address.
  Lane lane() const;
  // The name under which the store knows it: 32 bytes from which it cannot be found.
  std::string id() const;
};

// Of the device with that endpoint.
std::string target_id(std::string_view endpoint);

// Converts to a JSON object {"endpoint", "p256dh", "auth", "language", "subscriber"} or {"mail", "language", "subscriber"}, and back; nullopt if
// the text is anything else.
std::string write_target(const Target& target);
std::optional<Target> read_target(std::string_view text);

}  // namespace nemeton
