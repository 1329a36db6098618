// The paces at which opponents are sought, and the clocks of each.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "server/table/state/time_control.hpp"

namespace nemeton {

struct Pace {
  std::string_view name;
  TimeControl time;
  bool rated = false;  // seeks of rated games are paired among themselves
};

// Follows the name of a pace where games are rated.
inline constexpr std::string_view kRated = " rated";

inline constexpr std::array kPaces = {
    Pace{"rapid", {TimeControl::Kind::game, std::chrono::minutes(5), std::chrono::seconds(5)}},
    Pace{"classical", {TimeControl::Kind::game, std::chrono::minutes(30), std::chrono::seconds(15)}},
    Pace{"correspondence", {TimeControl::Kind::correspondence, std::chrono::days(3), {}}},
    Pace{"rapid rated", {TimeControl::Kind::game, std::chrono::minutes(5), std::chrono::seconds(5)}, true},
    Pace{"classical rated", {TimeControl::Kind::game, std::chrono::minutes(30), std::chrono::seconds(15)}, true},
    Pace{"correspondence rated", {TimeControl::Kind::correspondence, std::chrono::days(3), {}}, true},
};

// The pace of that name, or null.
constexpr const Pace* find_pace(std::string_view name) {
  for (const Pace& each : kPaces) {
    if (each.name == name) return &each;
  }
  return nullptr;
}

}  // namespace nemeton
