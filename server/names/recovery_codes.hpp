// Recovery codes: each lets its owner in once, where every passkey is lost. A code is 80 random bits in 16 letters and digits.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace nemeton {

// Eight codes as they are shown, such as "7KQ2-X9FD-M3PA-0ZRT".
std::vector<std::string> new_recovery_codes();

// The code as it is hashed, however it was typed; none where the text is none. What looks alike is the same (Crockford's base 32).
std::optional<std::string> read_recovery_code(const std::string& text);

}  // namespace nemeton
