// The quantities measured in a game, as integers, so that sums do not depend on the order of the games.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace nemeton::lab {

// The kinds of quantities that a study can watch besides results. Each costs time.
enum class Watch : std::uint8_t {
  results,      // who won, and how long it took: always
  actions,      // how many actions there were to choose from
  effects,      // the effects of each step
  estimates,    // the bots' estimates before and after each step
  interaction,  // how each action changes the others' choices
};
inline constexpr std::array<const char*, 5> kWatchNames = {"results", "actions", "effects", "estimates", "interaction"};

enum class Quantity : std::uint8_t {
  share0,
  share1,
  share2,
  share3,
  share4,
  share5,  // of the win, by seat
  won0,
  won1,
  won2,
  won3,
  won4,
  won5,         // alone, or with the partners alone
  first_share,  // of the first of the players, whatever its seat
  tied,
  cut_off,  // by the option ply_limit
  plies,
  chances,
  decisions,
  forced,
  choices,
  minutes,
  lead_changes,
  drama,
  with_winner,
  decided,
  lowest,
  luck,
  swing,
  variance,
  agreement,
  certainty,
  influence,
  compared,
};
inline constexpr std::size_t kQuantities = 33;

struct QuantityInfo {
  const char* name;
  Watch watch;
  std::int64_t unit;  // so many are one
  const char* meaning;
};

// Of a share: a win can be divided among one to five sides without a rest.
inline constexpr std::int64_t kShareUnit = 60;
// Of an estimate.
inline constexpr std::int64_t kEstimateUnit = 1'000'000;
inline std::int64_t in_units(double value) { return std::llround(value * static_cast<double>(kEstimateUnit)); }
// Units of a minute: milliseconds.
inline constexpr std::int64_t kMinuteUnit = 60'000;

const QuantityInfo& info_of(Quantity quantity);
std::span<const QuantityInfo> all_quantities();

// One game.
using GameQuantities = std::array<std::int64_t, kQuantities>;

constexpr std::int64_t& of(GameQuantities& played, Quantity quantity, int offset = 0) {
  return played[static_cast<std::size_t>(quantity) + static_cast<std::size_t>(offset)];
}
constexpr std::int64_t of(const GameQuantities& played, Quantity quantity, int offset = 0) {
  return played[static_cast<std::size_t>(quantity) + static_cast<std::size_t>(offset)];
}

}  // namespace nemeton::lab
