// Why a step of Down the Danube is worth taking; schema.json says it for the page.
#pragma once

#include <optional>
#include <vector>

#include "core/reasons.hpp"
#include "games/danube/rules/rules.hpp"

namespace nemeton {

namespace danube {

struct Reason {
  // In brackets what `number` and the others stand for.
  enum class Kind : std::uint8_t {
    wins,
    comes_home,       // number: own boats still on the river
    switches_back,    // from, to: where the enemy's boat was and is
    blocks,           // squares of the block; number: of the enemy's boats that must pass it
    costs_throw,      // number: of 16 throws of the enemy, those with which no boat can go forward
    passes_rapids,    // number: own boats still above them
    avoids_rapids,    // which would take the boat with the other step
    covers,           // number: own boats that the enemy's next throw can switch with; from: before
    exposes_less,     // the same with less than after the other step; from: after that
    reaches_mooring,  // to
    leaves_springs,   // the way to the sea is open
  };
  Kind kind;
  int number = 0;
  int from = 0;
  int to = 0;
  Squares squares = 0;
};

}  // namespace danube

std::vector<danube::Reason> reasons(const History<Danube>& history, Seat seat, Danube::Action action,
                                    std::optional<Danube::Action> instead);

void write_reason(const danube::Reason& reason, JsonWriter& json);

}  // namespace nemeton
