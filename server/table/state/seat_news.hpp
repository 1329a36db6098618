// News for a player who is not at the table.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace nemeton {

enum class SeatNews : std::uint8_t { turn, over, rematch, round };
constexpr std::string_view name_of(SeatNews news) {
  return std::to_array<std::string_view>({"turn", "over", "rematch", "round"})[static_cast<std::size_t>(news)];
}

}  // namespace nemeton
