// What an action or an outcome of a race does, as `apply` tells it; schema.json says it for the page.
#pragma once

#include <variant>

#include "games/races/rules/state.hpp"

namespace nemeton::races {

// Seats as bits.
using Seats = unsigned;

// A tile was drawn from the stock.
struct Drawn {
  int seat;
  Tile tile;
  int doubles;  // in this turn, this one included
  int stock;    // tiles left
};
// The second tile after 6-6.
struct SecondDrawn {
  int seat;
  Tile tile;
  int stock;
};
// The stock was empty, and all tiles are in it again.
struct Restocked {
  int stock;
};
// What a seat can do next, or cannot, and whose turn it is.
enum class TurnEvent : std::uint8_t {
  third_double,  // it is not played
  passed,        // no marker can play the tile
  declined,      // the seat exchanges nothing
  may_exchange,
  draws_second,
  takes_home,
  draws_again,
  turn_passed,  // to this seat
};
struct TurnTold {
  TurnEvent event;
  int seat;
};
// A tile of the board was turned.
struct Turned {
  int odd;       // its lower position
  int position;  // the one that it was turned for
  std::array<int, 2> values;
};
// An action waits for the tile of a position, which is turned next.
struct Waits {
  int seat;
  int marker;
  Action action;
  int position;
};
// A marker went its way to where the move leads.
struct Moved {
  int seat;
  int marker;
  Action move;
};
struct Bumped {
  int seat;
  int marker;
  Place from;
};
struct Exchanged {
  int seat;
  int marker;
  Action swap;
  int other_marker;
};
// What stopped a move.
enum class Obstacle : std::uint8_t { gate, bump, end };
// A move failed at what a tile shows.
struct Failed {
  int seat;
  int marker;
  Action move;
  Obstacle why;
};
struct SentBack {
  int seat;
  int marker;
  Place from;
};
struct CameHome {
  int seat;
  int marker;
  Place from;
};
// The End of these seats has had its test.
struct Tested {
  Seats seats;
};
// There is a blank where an exchange was to be.
struct ExchangeFailed {
  int seat;
  int marker;
  Action swap;
};
// The last marker of a seat is home: it scores, with its partner.
struct Scored {
  int seat;
  int points;
  Seats scorers;
};
// From here on: what is awaited.
struct MustPlay {
  int seat;
  Tile tile;
  int factor;  // as in the state
  std::uint8_t moved;
};
struct HandBegun {
  int hand;
  int stock;
};
enum class Why : std::uint8_t { hand, target, ply_limit };
struct Ended {
  Seats winners;
  Why why;
};

using Effect = std::variant<Drawn, SecondDrawn, Restocked, TurnTold, Turned, Waits, Moved, Bumped, Exchanged,
                            ExchangeFailed, Failed, SentBack, CameHome, Tested, Scored, MustPlay, HandBegun, Ended>;

}  // namespace nemeton::races
