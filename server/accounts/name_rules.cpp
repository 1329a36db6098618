#include "server/accounts/name_rules.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uniset.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/files.hpp"
#include "core/text.hpp"
#include "protocol/json_text.hpp"

namespace nemeton {

namespace {

constexpr int kShortest = 2;
constexpr int kLongest = 20;  // characters
// Beside those that are one character with their letter (NFC): of accents, and of marks that are a part of their script, such as vowels.
constexpr int kMostAccents = 1;
constexpr int kMostMarks = 3;

using Text = icu::UnicodeString;

// Characters that may stand between letters, once at a time.
constexpr std::array<UChar32, 6> kSeparators = {' ', '-', '\'', 0x2019, '.', '_'};
bool is_separator(UChar32 c) { return std::ranges::find(kSeparators, c) != kSeparators.end(); }

// ICU's check for characters that could be mistaken for others. Letters of one script, or of scripts that are written together, such as kana and
// kanji.
const USpoofChecker* spoof_checker() {
  static const auto checker = [] {
    UErrorCode status = U_ZERO_ERROR;
    USpoofChecker* made = uspoof_open(&status);
    const std::unique_ptr<icu::UnicodeSet> allowed(uspoof_getRecommendedUnicodeSet(&status)->cloneAsThawed());
    for (const UChar32 each : kSeparators) allowed->add(each);
    uspoof_setAllowedUnicodeSet(made, allowed.get(), &status);
    uspoof_setRestrictionLevel(made, USPOOF_HIGHLY_RESTRICTIVE);
    uspoof_setChecks(
        made,
        USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE | USPOOF_MIXED_NUMBERS | USPOOF_HIDDEN_OVERLAY | USPOOF_CHAR_LIMIT,
        &status);
    return std::unique_ptr<USpoofChecker, decltype(&uspoof_close)>(U_SUCCESS(status) ? made : nullptr, uspoof_close);
  }();
  return checker.get();
}

Text normalised(const Text& text, const icu::Normalizer2* form) {
  UErrorCode status = U_ZERO_ERROR;
  Text result = form->normalize(text, status);
  return result;
}

const icu::Normalizer2* composed() {
  UErrorCode status = U_ZERO_ERROR;
  return icu::Normalizer2::getNFCInstance(status);
}

const icu::Normalizer2* folded() {
  UErrorCode status = U_ZERO_ERROR;
  return icu::Normalizer2::getNFKCCasefoldInstance(status);
}

Text without_accents(const Text& text) {
  UErrorCode status = U_ZERO_ERROR;
  const Text apart = normalised(text, icu::Normalizer2::getNFDInstance(status));
  Text result;
  for (std::int32_t i = 0; i < apart.length(); i = apart.moveIndex32(i, 1)) {
    const UChar32 c = apart.char32At(i);
    if (!is_accent(static_cast<char32_t>(c))) result.append(c);
  }
  return result;
}

// Of Unicode's confusables (UTS 39), after capitals, separators and accents are gone; l, I and 1 are the same whichever is a capital, and so are w and vv,
// which Unicode does not list. The accents include the bars and strokes that a skeleton takes from letters such as đ and ø.
std::string skeleton_of(const Text& text) {
  Text plain;
  for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    if (!is_separator(text.char32At(i))) plain.append(text.char32At(i));
  }
  UErrorCode status = U_ZERO_ERROR;
  // Capitals of a skeleton, such as O for 0, are folded again.
  for (int i = 0; i < 2; ++i) {
    plain = without_accents(normalised(plain, folded()));
    Text skeleton;
    uspoof_getSkeletonUnicodeString(spoof_checker(), 0, plain, skeleton, &status);
    plain = without_accents(skeleton);
  }
  plain = normalised(plain, folded());
  plain.findAndReplace("i", "l").findAndReplace("vv", "w");
  std::string utf8;
  plain.toUTF8String(utf8);
  return utf8;
}

// With single spaces, and none at its ends.
Text with_single_spaces(const Text& text) {
  Text result;
  bool was_space = true;
  for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 c = text.char32At(i);
    const bool is_space = u_isUWhiteSpace(c) != 0;
    if (is_space ? !was_space : true) result.append(is_space ? UChar32{' '} : c);
    was_space = is_space;
  }
  if (was_space && !result.isEmpty()) result.truncate(result.length() - 1);
  return result;
}

// The fault of the name; empty if there is none.
std::string fault_of(const Text& name) {
  const int length = name.countChar32();
  if (length < kShortest || length > kLongest) {
    return "has " + std::to_string(length) + " characters, expected " + std::to_string(kShortest) + " to " +
           std::to_string(kLongest);
  }
  bool has_letter = false;
  bool was_separator = true;
  int marks = kMostMarks;  // on the letter before; a character that is no letter takes no marks
  for (std::int32_t i = 0; i < name.length(); i = name.moveIndex32(i, 1)) {
    const UChar32 c = name.char32At(i);
    const bool is_mark = (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0;
    if (!is_separator(c) && !u_isalpha(c) && !u_isdigit(c) && !is_mark) {
      std::string shown;
      Text(c).toUTF8String(shown);
      return "has " + nemeton::shown(nlohmann::json(shown)) +
             ", expected letters, digits, and between them spaces, hyphens, apostrophes, full stops or low lines";
    }
    if (is_separator(c) && was_separator) return "has a separator that stands at its beginning or beside another";
    const bool is_on_top = (U_GET_GC_MASK(c) & (U_GC_MN_MASK | U_GC_ME_MASK)) != 0;
    marks = is_on_top ? marks + 1 : is_mark || u_isalpha(c) ? 0 : kMostMarks;
    if (marks > (is_accent(static_cast<char32_t>(c)) ? kMostAccents : kMostMarks))
      return "has too many accents or other marks on a letter";
    has_letter = has_letter || u_isalpha(c);
    was_separator = is_separator(c);
  }
  if (was_separator) return "has a separator at its end";
  if (!has_letter) return "has no letter";
  UErrorCode status = U_ZERO_ERROR;
  const int found = uspoof_check2UnicodeString(spoof_checker(), name, nullptr, &status);
  if (U_FAILURE(status) || (found & USPOOF_ALL_CHECKS) != 0)
    return "mixes scripts, or has characters that look like others or are not seen";
  return "";
}

// The name's words, as they are between separators.
std::vector<Text> words_of(const Text& name) {
  std::vector<Text> words(1);
  for (std::int32_t i = 0; i < name.length(); i = name.moveIndex32(i, 1)) {
    const UChar32 c = name.char32At(i);
    if (is_separator(c)) words.emplace_back();
    else words.back().append(c);
  }
  return words;
}

Refusal bad_name(const std::string& text, const std::string& fault) {
  return {400, "bad_name", "the name " + shown(nlohmann::json(text)) + " " + fault};
}

}  // namespace

NameRules::NameRules(std::string_view refused) {
  std::istringstream lines{std::string(refused)};
  for (std::string line; std::getline(lines, line);) {
    line.erase(line.find_last_not_of(" \t\r") + 1);
    line.erase(0, line.find_first_not_of(" \t"));
    if (line.empty() || line.starts_with('#')) continue;
    const bool anywhere = line.size() > 2 && line.starts_with('*') && line.ends_with('*');
    const std::string_view word = anywhere ? std::string_view(line).substr(1, line.size() - 2) : line;
    const std::string skeleton = skeleton_of(Text::fromUTF8(word));
    if (!skeleton.empty()) (anywhere ? parts_ : words_).push_back(skeleton);
  }
}

std::expected<PlayerName, Refusal> NameRules::read(const std::string& text) const {
  const Text name = with_single_spaces(normalised(Text::fromUTF8(text), composed()));
  if (const std::string fault = fault_of(name); !fault.empty()) return std::unexpected(bad_name(text, fault));
  const std::string skeleton = skeleton_of(name);
  const auto is_refused = [&](const std::string& word) { return std::ranges::find(words_, word) != words_.end(); };
  const auto is_in = [&](const std::string& part) { return skeleton.contains(part); };
  if (is_refused(skeleton) || std::ranges::any_of(parts_, is_in) ||
      std::ranges::any_of(words_of(name), is_refused, skeleton_of)) {
    return std::unexpected(bad_name(text, "is one that nobody may have here"));
  }
  PlayerName read{.text = {}, .skeleton = skeleton};
  name.toUTF8String(read.text);
  return read;
}

std::expected<NameRules, std::string> read_name_rules(const std::string& file) {
  if (spoof_checker() == nullptr) return std::unexpected("the Unicode data for names cannot be loaded");
  if (file.empty()) return NameRules(kRefusedNames);
  const auto text = read_text(file, "a list of refused names");
  if (!text) return std::unexpected("refused-names: " + text.error());
  return NameRules(*text);
}

}  // namespace nemeton
