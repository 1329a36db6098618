// What a request's target says in percent signs, and the members of its query.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nemeton {

// Without them; none where a percent sign stands before anything but two digits.
std::optional<std::string> percent_decoded(std::string_view text);

// With them for all but letters, digits and -._~ (RFC 3986).
std::string percent_encoded(std::string_view text);

// The first member of that name, as an HTML form writes it; none where there is none that can be read.
std::optional<std::string> query_member(std::string_view query, std::string_view name);

}  // namespace nemeton
