#include "learn/weights.hpp"

#include <charconv>
#include <cmath>

namespace nemeton {

namespace {

constexpr std::size_t kWidth = 120;
constexpr int kDecimals = 3;
constexpr std::string_view kBetween = ", \n";

}  // namespace

std::expected<std::vector<double>, std::string> parse_weights(std::string_view text, std::string_view name,
                                                              std::size_t count) {
  const auto wrong = [&](const std::string& what) {
    return std::unexpected(std::string(name) + ": " + what + ", expected " + std::to_string(count) +
                           " weights with commas between them");
  };
  std::vector<double> weights;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(kBetween), text.size()));
    if (text.empty()) break;
    if (text.starts_with("//")) {
      text.remove_prefix(std::min(text.find('\n'), text.size()));
      continue;
    }
    const std::string_view word = text.substr(0, text.find_first_of(kBetween));
    double weight = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), weight);
    if (error != std::errc() || end != word.data() + word.size() || !std::isfinite(weight)) {
      return wrong("\"" + std::string(word.substr(0, 20)) + "\" is no number");
    }
    weights.push_back(weight);
    text.remove_prefix(word.size());
  }
  if (weights.size() != count) return wrong(std::to_string(weights.size()) + " numbers");
  return weights;
}

std::string weights_text(std::string_view comment, std::span<const double> weights, std::span<const std::size_t> rows) {
  std::string text = "// " + std::string(comment) + "\n";
  std::size_t next = 0;
  for (const std::size_t row : rows) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < row; ++i) {
      char digits[400];
      const auto [end, error] =
          std::to_chars(digits, std::end(digits), weights[next++], std::chars_format::fixed, kDecimals);
      const std::string word = std::string(digits, end) + ",";
      if (i > 0) {
        const bool fits = width + 1 + word.size() <= kWidth;
        text += fits ? " " : "\n    ";
        width = fits ? width + 1 : 4;
      }
      text += word;
      width += word.size();
    }
    text += "\n";
  }
  return text;
}

}  // namespace nemeton
