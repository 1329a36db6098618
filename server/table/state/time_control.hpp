// How much time the people at a table have, as it is agreed when the table is opened.
#pragma once

#include <cstdint>
#include <expected>
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "core/json.hpp"
#include "server/base/refusal.hpp"
#include "server/base/time_source.hpp"

namespace nemeton {

struct TimeControl {
  enum class Kind : std::uint8_t {
    game,            // for all moves of a seat together, and `increment` more after each
    move,            // for each move
    correspondence,  // for each move, in days of the calendar, also while no client is there
  };
  Kind kind;
  milliseconds time;
  milliseconds increment;
};

// {"kind": "game", "seconds": 600, "increment": 5}, {"kind": "move", "seconds": 60} or {"kind": "correspondence", "days": 3}; none
// where `value` is missing or null. Error: bad_request.
std::expected<std::optional<TimeControl>, Refusal> read_time_control(const nlohmann::json* value);
void write_time_control(const TimeControl& control, JsonWriter& json);

}  // namespace nemeton
