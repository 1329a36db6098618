// The options of a game: what there is to choose, within which range, and what it means.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "core/error.hpp"

namespace nemeton {

enum class OptionKind : std::uint8_t {
  boolean,   // 0 or 1
  integer,   // a number of a range
  number,    // a number of a list
  fraction,  // from 0 to 1, in units of 1 / kFractionUnit
  choice,    // the index of a word
  words,     // a set of words, bit i standing for word i; written joined with +, or `none`, or `all`
};

inline constexpr int kFractionUnit = 1'000'000'000;

struct OptionSpec {
  const char* name;
  OptionKind kind;
  int min;                                    // the range of the coded value, both ends included
  int max;                                    //
  std::span<const char* const> words;         // choice, words
  std::span<const int> numbers;               // number, ascending
  int standard;                               // the default, coded
  const char* help;                           // one sentence for a player
  int (*standard_with)(int seats) = nullptr;  // the default, if it depends on the number of seats

  static constexpr OptionSpec boolean(const char* name, bool standard, const char* help) {
    return {name, OptionKind::boolean, 0, 1, {}, {}, standard ? 1 : 0, help};
  }
  static constexpr OptionSpec integer(const char* name, int min, int max, int standard, const char* help) {
    return {name, OptionKind::integer, min, max, {}, {}, standard, help};
  }
  static constexpr OptionSpec integer(const char* name, int min, int max, int (*standard_with)(int seats),
                                      const char* help) {
    return {name, OptionKind::integer, min, max, {}, {}, min, help, standard_with};
  }
  static constexpr OptionSpec number(const char* name, std::span<const int> numbers, int standard, const char* help) {
    return {name, OptionKind::number, numbers.front(), numbers.back(), {}, numbers, standard, help};
  }
  static constexpr OptionSpec fraction(const char* name, double standard, const char* help) {
    return {name, OptionKind::fraction, 0, kFractionUnit, {}, {}, static_cast<int>(standard * kFractionUnit + 0.5),
            help};
  }
  static constexpr OptionSpec choice(const char* name, std::span<const char* const> words, int standard,
                                     const char* help) {
    return {name, OptionKind::choice, 0, static_cast<int>(words.size()) - 1, words, {}, standard, help};
  }
  // The default is `none`.
  static constexpr OptionSpec set_of_words(const char* name, std::span<const char* const> words, const char* help) {
    return {name, OptionKind::words, 0, (1 << words.size()) - 1, words, {}, 0, help};
  }
};

inline constexpr std::size_t kMaxOptions = 16;

// The chosen values in the order of the game's specs, coded as `OptionSpec::standard` is.
class OptionValues {
 public:
  // Every option at its default for that number of seats, which matters only if a default depends on it.
  explicit OptionValues(std::span<const OptionSpec> specs, int seats = 2);

  int operator[](std::size_t index) const { return values_[index]; }

  // Each sets one option by name; the error names the option, what was given and what was expected, and changes nothing.
  std::expected<void, Error> set_boolean(std::string_view name, bool value);
  std::expected<void, Error> set_integer(std::string_view name, std::int64_t value);
  std::expected<void, Error> set_real(std::string_view name, double value);
  std::expected<void, Error> set_word(std::string_view name, std::string_view value);

  // The error for a value that is neither a boolean nor an integer nor a word.
  Error wrong_type(std::string_view name, const std::string& given) const;

  std::span<const OptionSpec> specs() const { return specs_; }

  // Requires options of the same game.
  bool operator==(const OptionValues& other) const { return values_ == other.values_; }

 private:
  std::expected<std::size_t, Error> find(std::string_view name) const;

  std::span<const OptionSpec> specs_;
  std::array<std::int32_t, kMaxOptions> values_{};
};

// "an integer from 1 to 500", "true or false", "one of basic, challenge": for messages and help.
std::string expected_value(const OptionSpec& spec);

// A value of kind `words` as it is written: "none", "all" or the words joined with +.
std::string joined_words(const OptionSpec& spec, int value);

}  // namespace nemeton
