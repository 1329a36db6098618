// Why a bid, a challenge or a show of Bricriu's Bluff & Bluster is worth making; schema.json says it for the page.
#pragma once

#include <optional>
#include <vector>

#include "core/reasons.hpp"
#include "games/bluff/rules/rules.hpp"

namespace nemeton {

namespace bluff {

struct Reason {
  enum class Kind : std::uint8_t {
    likely_bid,     // the bid that is made, or left as it is
    unlikely_bid,   // the bid that is challenged
    raises_chance,  // of one's bid: by showing dice and rolling the rest again
    keeps_chance,   // of one's bid, which rolling again would lower
    no_gain,        // to hold: no dice that could be shown make one's bid likelier
    least_bid,      // the bid that is made, unlikely as all of them, is the lowest
    likely_before,  // the bid that would be challenged
    best_higher,    // the likeliest of the bids that could be made instead of a challenge, which is unlikely
  };
  Kind kind;
  Bid bid{};
  double chance = 0;     // that so many dice count, as the seat may believe
  double otherwise = 0;  // raises_chance, keeps_chance: the same after the other choice; no_gain: after the best one
  int own = 0;           // dice of the seat that count
  int shown = 0;         // and that others have shown
};

}  // namespace bluff

std::vector<bluff::Reason> reasons(const Bluff::Observation& known, Seat seat, Bluff::Action action,
                                   std::optional<Bluff::Action> instead);

void write_reason(const bluff::Reason& reason, JsonWriter& json);

}  // namespace nemeton
