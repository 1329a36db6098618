// The command that checks a record.
#pragma once

#include <expected>
#include <optional>
#include <ostream>
#include <string>

namespace nemeton {

struct VerifyOptions {
  std::string file;                   // "-" for standard input
  std::optional<std::string> signer;  // the public key that must have signed it
  bool unsigned_too = false;          // whose signature it has, and whether it has one, does not matter
};

struct VerifyError {
  enum class Kind : std::uint8_t { unreadable, wrong };

  Kind kind;
  std::string message;  // one line
};

// Says on `out` what was checked. Error: there is no record to check, or the first thing that is wrong with it.
std::expected<void, VerifyError> verify(const VerifyOptions& options, std::ostream& out);

}  // namespace nemeton
