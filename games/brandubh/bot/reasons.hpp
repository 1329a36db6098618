// Why a move of Brandubh is worth playing; schema.json says it for the page.
#pragma once

#include <optional>
#include <vector>

#include "core/reasons.hpp"
#include "games/brandubh/rules/rules.hpp"

namespace nemeton {

namespace brandubh {

struct Reason {
  // In brackets what `squares` are; of `seat` are the men in danger. "Next" is what a side could do if it were to move.
  enum class Kind : std::uint8_t {
    wins,            // end
    opens_way,       // corners that the king can reach next
    closes_way,      // corners that he could have reached next; now he can reach none
    captures,        // men of the enemy
    saves_king,      // whom the attackers could have captured next
    threatens_king,  // whom the attackers can capture next
    saves,           // men of the mover that the enemy could have captured next
    opens_square,    // squares that the king can reach next and go on from to a corner
    closes_square,   // such squares that he cannot reach, or not go on from, any more
    threatens,       // men of the enemy that can be captured next
    keeps_closed,    // corners that the king could reach next after the other move alone
    keeps_king,      // whom the attackers could capture next after the other move alone
    keeps,           // men of the mover that the enemy could capture next after the other move alone
    hems_in,         // moves: so few are left to the king
  };
  Kind kind;
  Bits squares = 0;
  Piece piece = Piece::attacker;  // captures, saves, threatens, keeps
  End end = End::none;
  int moves = 0;
};

}  // namespace brandubh

std::vector<brandubh::Reason> reasons(const History<Brandubh>& history, Seat seat, Brandubh::Action action,
                                      std::optional<Brandubh::Action> instead);

void write_reason(const brandubh::Reason& reason, JsonWriter& json);

}  // namespace nemeton
