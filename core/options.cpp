#include "core/options.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <type_traits>
#include <vector>

#include "core/json.hpp"

namespace nemeton {

namespace {

Error bad_value(const OptionSpec& spec, const std::string& given) {
  return {ErrorCode::bad_option,
          "option " + std::string(spec.name) + " is " + given + ", expected " + expected_value(spec)};
}

std::string list(const auto& items) {
  std::string text;
  for (const auto& item : items) {
    if (!text.empty()) text += ", ";
    if constexpr (std::is_arithmetic_v<std::remove_cvref_t<decltype(item)>>) text += std::to_string(item);
    else text += item;
  }
  return text;
}

// The bits of words joined with +, each once, in any order.
std::optional<int> parse_words(const OptionSpec& spec, std::string_view text) {
  if (text == "none") return 0;
  if (text == "all") return spec.max;
  int bits = 0;
  while (true) {
    const std::string_view first = text.substr(0, text.find('+'));
    const auto word = std::ranges::find_if(spec.words, [&](const char* w) { return first == w; });
    if (word == spec.words.end()) return std::nullopt;
    const int bit = 1 << (word - spec.words.begin());
    if ((bits & bit) != 0) return std::nullopt;
    bits |= bit;
    if (first.size() == text.size()) return bits;
    text.remove_prefix(first.size() + 1);
  }
}

}  // namespace

std::string expected_value(const OptionSpec& spec) {
  switch (spec.kind) {
    case OptionKind::boolean: return "true or false";
    case OptionKind::integer: return "an integer from " + std::to_string(spec.min) + " to " + std::to_string(spec.max);
    case OptionKind::number: return "one of " + list(spec.numbers);
    case OptionKind::fraction: return "a number from 0 to 1";
    case OptionKind::words: return "none, all or any of " + list(spec.words) + " joined with +, each once";
    case OptionKind::choice: break;
  }
  return "one of " + list(spec.words);
}

std::string joined_words(const OptionSpec& spec, int value) {
  if (value == 0) return "none";
  if (value == spec.max) return "all";
  std::string text;
  for (std::size_t i = 0; i < spec.words.size(); ++i) {
    if ((value >> i & 1) == 0) continue;
    if (!text.empty()) text += '+';
    text += spec.words[i];
  }
  return text;
}

OptionValues::OptionValues(std::span<const OptionSpec> specs, int seats) : specs_(specs) {
  assert(specs.size() <= kMaxOptions);
  for (std::size_t i = 0; i < specs.size(); ++i) {
    values_[i] = specs[i].standard_with == nullptr ? specs[i].standard : specs[i].standard_with(seats);
  }
}

std::expected<std::size_t, Error> OptionValues::find(std::string_view name) const {
  const auto spec = std::ranges::find_if(specs_, [&](const OptionSpec& s) { return name == s.name; });
  if (spec != specs_.end()) return static_cast<std::size_t>(spec - specs_.begin());
  std::vector<const char*> known;
  for (const OptionSpec& s : specs_) known.push_back(s.name);
  return std::unexpected(
      Error{ErrorCode::bad_option, "unknown option " + in_quotes(name) + ", expected one of " + list(known)});
}

Error OptionValues::wrong_type(std::string_view name, const std::string& given) const {
  const auto index = find(name);
  return index ? bad_value(specs_[*index], given) : index.error();
}

std::expected<void, Error> OptionValues::set_boolean(std::string_view name, bool value) {
  const auto index = find(name);
  if (!index) return std::unexpected(index.error());
  const OptionSpec& spec = specs_[*index];
  if (spec.kind != OptionKind::boolean) return std::unexpected(bad_value(spec, value ? "true" : "false"));
  values_[*index] = value ? 1 : 0;
  return {};
}

std::expected<void, Error> OptionValues::set_integer(std::string_view name, std::int64_t value) {
  const auto index = find(name);
  if (!index) return std::unexpected(index.error());
  const OptionSpec& spec = specs_[*index];
  if (spec.kind == OptionKind::fraction) return set_real(name, static_cast<double>(value));
  const bool fits = spec.kind == OptionKind::integer  ? value >= spec.min && value <= spec.max
                    : spec.kind == OptionKind::number ? std::ranges::find(spec.numbers, value) != spec.numbers.end()
                                                      : false;
  if (!fits) return std::unexpected(bad_value(spec, std::to_string(value)));
  values_[*index] = static_cast<std::int32_t>(value);
  return {};
}

std::expected<void, Error> OptionValues::set_real(std::string_view name, double value) {
  const auto index = find(name);
  if (!index) return std::unexpected(index.error());
  const OptionSpec& spec = specs_[*index];
  if (spec.kind != OptionKind::fraction || !(value >= 0 && value <= 1)) {
    std::string given;
    JsonWriter(given).number(value);
    return std::unexpected(bad_value(spec, given));
  }
  values_[*index] = static_cast<std::int32_t>(value * kFractionUnit + 0.5);
  return {};
}

std::expected<void, Error> OptionValues::set_word(std::string_view name, std::string_view value) {
  const auto index = find(name);
  if (!index) return std::unexpected(index.error());
  const OptionSpec& spec = specs_[*index];
  std::optional<int> coded;
  if (spec.kind == OptionKind::words) coded = parse_words(spec, value);
  if (spec.kind == OptionKind::choice) {
    const auto word = std::ranges::find_if(spec.words, [&](const char* w) { return value == w; });
    if (word != spec.words.end()) coded = static_cast<int>(word - spec.words.begin());
  }
  if (!coded) return std::unexpected(bad_value(spec, in_quotes(value)));
  values_[*index] = *coded;
  return {};
}

}  // namespace nemeton
