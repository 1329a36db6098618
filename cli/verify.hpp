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
};

// Says on `out` what was checked. Error: one line, the first thing that is wrong.
std::expected<void, std::string> verify(const VerifyOptions& options, std::ostream& out);

}  // namespace nemeton
