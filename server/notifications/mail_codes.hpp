// Checks that a person reads the mails of an address: the address gets a code, and the client that has the code gets a pass for the address.
//
// Codes and passes are signed with a key of this server, so that nothing of them is stored and all processes know them.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "server/base/time_source.hpp"

namespace nemeton {

inline constexpr auto kMailCodeLife = std::chrono::minutes(15);

// Whether it looks like an address of a mailbox: one @ between printable characters of ASCII, at most 254 of them, and none that a
// mail server would read as more than one address.
bool is_mail_address(std::string_view text);

class MailCodes {
 public:
  // `seed`: from the store.
  explicit MailCodes(std::string_view seed);

  struct Asked {
    std::string challenge;  // for the client; tells nothing of the code
    std::string code;       // for the address: eight digits
  };
  Asked ask(std::string_view mail, WallTime now) const;
  // Identifies the challenge, without its code; nullopt if it was not made with this seed.
  std::optional<std::string> challenge_id(std::string_view challenge) const;
  // Returns the pass of the address that the challenge is for, or nullopt if the code is wrong or the time is over.
  std::optional<std::string> pass(std::string_view challenge, std::string_view code, WallTime now) const;
  // The address of a pass.
  std::optional<std::string> mail(std::string_view pass) const;

  // A secret for the links of a mail: its reader can end the mails to that target with it, and do nothing else.
  std::string stop(std::string_view target_id) const;
  std::optional<std::string> stopped_target(std::string_view stop) const;

 private:
  // Two parts in base64url: `content`, and the signature of `content` and of `secret`, which is not in the text.
  std::string sign(std::string_view kind, std::string_view content, std::string_view secret = "") const;
  std::optional<std::string> read(std::string_view kind, std::string_view text, std::string_view secret = "") const;
  std::string signature(std::string_view kind, std::string_view content, std::string_view secret) const;

  std::string key_;
};

}  // namespace nemeton
