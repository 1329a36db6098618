// A message for a browser's push service: the text encrypted for the device (RFC 8291), and the identity of the server (RFC 8292).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/base/time_source.hpp"
#include "server/notifications/p256.hpp"

namespace nemeton {

// The push endpoint of a device, as its browser gives it to the page.
struct PushSubscription {
  std::string endpoint;    // a URL of the push service
  std::string public_key;  // of the device, 65 bytes ("p256dh")
  std::string auth;        // a secret of the device, 16 bytes
};

// The secrets of one encryption: new for every message.
struct PushSecrets {
  P256Key key;
  std::string salt;  // 16 bytes

  static PushSecrets random();
};

// The body of a request to the endpoint, of content coding aes128gcm, which the device alone can read; `text` has at most 3993
// bytes. None where the public key is no point of the curve.
std::optional<std::string> encrypt_push(const PushSubscription& to, std::string_view text, const PushSecrets& secrets);

// The header Authorization for a request to the endpoint, good for twelve hours. `contact` is a URL (mailto: or https:) of who runs the server,
// or empty.
std::string push_authorization(const P256Key& server, std::string_view endpoint, std::string_view contact,
                               WallTime now);

// The scheme, host and port of a URL.
std::string origin_of(std::string_view url);

}  // namespace nemeton
