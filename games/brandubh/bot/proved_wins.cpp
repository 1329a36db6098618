#include "games/brandubh/bot/proved_wins.hpp"

#include <algorithm>

#include "games/brandubh/bot/bot.hpp"
#include "search/network.hpp"

namespace nemeton {

namespace brandubh {

namespace {

constexpr std::string_view kMagic = "NBRW";
constexpr std::uint32_t kVersion = 1;
constexpr std::size_t kBegin = 8;
constexpr int kKeyShift = 20, kMoveShift = 8;
constexpr std::uint64_t kMoveMask = 0xFFF, kPliesMask = 0xFF;

std::optional<ProvedWins> kept;

std::uint64_t key_part(const Canonical& position) { return position.key() >> kKeyShift << kKeyShift; }

}  // namespace

std::expected<ProvedWins, std::string> ProvedWins::parse(std::string_view bytes, std::string_view name) {
  const auto wrong = [name](const std::string& what) { return std::unexpected(std::string(name) + ": " + what); };
  if (!bytes.starts_with(kMagic)) return wrong("expected proved wins, which begin with NBRW");
  if (bytes.size() < kBegin + 4 || bytes.size() % 8 != 4)
    return wrong(std::to_string(bytes.size()) + " bytes, expected 12 and 8 for each position");
  if (const auto version = read_whole<std::uint32_t>(bytes, kMagic.size()); version != kVersion)
    return wrong("version " + std::to_string(version) + " of the format, expected " + std::to_string(kVersion));
  if (crc32(bytes.substr(0, bytes.size() - 4)) != read_whole<std::uint32_t>(bytes, bytes.size() - 4))
    return wrong("damaged, its checksum is not that of what it holds");
  ProvedWins wins;
  for (std::size_t at = kBegin; at + 4 < bytes.size(); at += 8)
    wins.entries_.push_back(read_whole<std::uint64_t>(bytes, at));
  return wins;
}

std::string ProvedWins::bytes() const {
  std::string bytes(kMagic);
  const auto append = [&bytes](std::uint64_t whole, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(whole >> 8 * i & 255);
  };
  append(kVersion, 4);
  for (const std::uint64_t entry : entries_) append(entry, 8);
  append(crc32(bytes), 4);
  return bytes;
}

void ProvedWins::add(const Brandubh::State& state, Win win) {
  const Canonical position = canonical(state);
  const std::uint64_t key = key_part(position);
  const std::uint64_t entry = key | std::uint64_t{turned_move(win.move, position.symmetry)} << kMoveShift |
                              static_cast<std::uint64_t>(win.plies);
  const auto place = std::ranges::lower_bound(entries_, key);
  if (place == entries_.end() || *place >> kKeyShift != key >> kKeyShift) entries_.insert(place, entry);
  else if ((entry & kPliesMask) < (*place & kPliesMask)) *place = entry;
}

std::optional<ProvedWins::Win> ProvedWins::find(const Brandubh::State& state) const {
  const Canonical position = canonical(state);
  const std::uint64_t key = key_part(position);
  const auto place = std::ranges::lower_bound(entries_, key);
  if (place == entries_.end() || *place >> kKeyShift != key >> kKeyShift) return std::nullopt;
  const auto move = static_cast<Brandubh::Action>(*place >> kMoveShift & kMoveMask);
  return Win{turned_move(move, inverse(position.symmetry)), static_cast<int>(*place & kPliesMask)};
}

const ProvedWins* known_wins() { return kept ? &*kept : nullptr; }

}  // namespace brandubh

std::expected<void, std::string> set_network(std::type_identity<Brandubh>, std::string_view name,
                                             std::string_view bytes) {
  auto wins = brandubh::ProvedWins::parse(bytes, name);
  if (!wins) return std::unexpected(wins.error());
  brandubh::kept = std::move(*wins);
  return {};
}

}  // namespace nemeton
