#include "games/brandubh/bot/proved_wins.hpp"

#include <algorithm>

#include "search/network.hpp"

namespace nemeton::brandubh {

namespace {

constexpr int kKeyShift = 20, kMoveShift = 8;
constexpr std::uint64_t kMoveMask = 0xFFF, kPliesMask = 0xFF;

std::uint64_t key_part(const Canonical& position) { return position.key() >> kKeyShift << kKeyShift; }

}  // namespace

ProvedWins ProvedWins::parse(std::string_view bytes) {
  ProvedWins wins;
  for (std::size_t at = 0; at < bytes.size(); at += kBytesOfOne) {
    wins.entries_.push_back(read_whole<std::uint64_t>(bytes, at));
  }
  return wins;
}

std::string ProvedWins::bytes() const {
  std::string bytes;
  for (const std::uint64_t entry : entries_) append_whole(bytes, entry);
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

}  // namespace nemeton::brandubh
