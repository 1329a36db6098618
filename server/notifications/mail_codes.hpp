// Whether somebody reads the mails of an address: a code goes there, and who has it gets a pass for it.
//
// Codes and passes are signed with a key of the house, so that nothing of them is kept and any of its servers knows them.
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
  // `seed`: what the store keeps for signing.
  explicit MailCodes(std::string_view seed);

  struct Asked {
    std::string challenge;  // for who asks; says nothing of the code
    std::string code;       // for the address: eight digits
  };
  Asked ask(std::string_view mail, WallTime now) const;
  // Identifies the challenge, without its code; none if it was not made with this seed.
  std::optional<std::string> challenge_id(std::string_view challenge) const;
  // The pass of the address that was asked for; none where the code is another, or the time is over.
  std::optional<std::string> pass(std::string_view challenge, std::string_view code, WallTime now) const;
  // The address of a pass.
  std::optional<std::string> mail(std::string_view pass) const;

  // What a mail has in its links: who has it can end the mails to that target (target.hpp), and do nothing else.
  std::string stop(std::string_view target_id) const;
  std::optional<std::string> stopped_target(std::string_view stop) const;

 private:
  // Two parts in base64url: what is said, and the signature of that and of `secret`, which is not said.
  std::string sign(std::string_view kind, std::string_view said, std::string_view secret = "") const;
  std::optional<std::string> said(std::string_view kind, std::string_view text, std::string_view secret = "") const;
  std::string signature(std::string_view kind, std::string_view said, std::string_view secret) const;

  std::string key_;
};

}  // namespace nemeton
