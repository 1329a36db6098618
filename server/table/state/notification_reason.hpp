// Why a player who is not at the table is notified.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace nemeton {

enum class NotificationReason : std::uint8_t { turn, over, rematch, round };
constexpr std::string_view name_of(NotificationReason reason) {
  return std::to_array<std::string_view>({"turn", "over", "rematch", "round"})[static_cast<std::size_t>(reason)];
}

}  // namespace nemeton
