#include "server/moderation/moderators.hpp"

#include <algorithm>

#include "server/dice/keys.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kLongestName = 24;
constexpr std::size_t kShortestKey = 24;
constexpr std::size_t kLongestKey = 100;

bool is_word(std::string_view text, std::size_t least, std::size_t most) {
  return text.size() >= least && text.size() <= most &&
         std::ranges::all_of(text, [](unsigned char c) { return std::isalnum(c) != 0 || c == '-' || c == '_'; });
}

}  // namespace

std::optional<std::vector<Moderator>> read_moderators(std::string_view text) {
  std::vector<Moderator> moderators;
  while (!text.empty()) {
    const std::string_view each = text.substr(0, text.find(','));
    text.remove_prefix(std::min(each.size() + 1, text.size()));
    const std::size_t colon = std::min(each.find(':'), each.size());
    const std::string_view name = each.substr(0, colon);
    const std::string_view key = each.substr(std::min(colon + 1, each.size()));
    if (!is_word(name, 1, kLongestName) || !is_word(key, kShortestKey, kLongestKey)) return std::nullopt;
    if (std::ranges::find(moderators, name, &Moderator::name) != moderators.end()) return std::nullopt;
    moderators.push_back({std::string(name), key_hash(key)});
  }
  return moderators;
}

}  // namespace nemeton
