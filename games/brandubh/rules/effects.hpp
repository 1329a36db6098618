// The effects of a move of Brandubh, as `apply` tells them; schema.json describes them for the page.
#pragma once

#include <cstdint>
#include <variant>

namespace nemeton::brandubh {

enum class Piece : std::uint8_t { attacker, defender, king };
enum class End : std::uint8_t { none, king_home, king_captured, no_attackers, no_move, repetition, ply_limit };

struct Moved {
  Piece piece;
  int from;
  int to;
};
struct Captured {
  Piece piece;
  int at;
};
struct TurnPassed {
  int seat;  // the next one
};
struct Repeated {
  int times;  // this one included
};
// A game that repetition ends on the last ply of the limit is told both; the later one counts.
struct Ended {
  End end;
};

using Effect = std::variant<Moved, Captured, TurnPassed, Repeated, Ended>;

}  // namespace nemeton::brandubh
