// Weights as text that C++ includes in an initialiser and that a training reads and writes: a comment that says where they come from, then the
// numbers in rows, with commas between them.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nemeton {

// Error: one line that begins with `name` and says what was expected.
std::expected<std::vector<double>, std::string> parse_weights(std::string_view text, std::string_view name,
                                                              std::size_t count);

// `rows` are the lengths of the rows.
std::string weights_text(std::string_view comment, std::span<const double> weights, std::span<const std::size_t> rows);

}  // namespace nemeton
