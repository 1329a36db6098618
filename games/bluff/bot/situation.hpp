// A decision of a round of two seats, abstracted: what counts of one's dice and of the bids so far, and the few actions worth thinking of.
//
// Neller and Hnath, "Approximating optimal Dudo play with fixed-strategy iteration counterfactual regret minimization", 2011, forget all but the
// last bids; so does this, and of dice it keeps how many are wanting.
#pragma once

#include "games/bluff/rules/rules.hpp"

namespace nemeton::bluff {

// What a seat sees.
struct Sight {
  Dice hidden;          // its own
  Dice shown;           // of both
  int theirs = 0;       // hidden dice of the other
  int bid = kNoBid;     // the last one, its own where it may show dice
  bool showed = false;  // the seat has shown dice
  bool fresh = false;   // the other has rolled again after it
  bool back = false;    // the other has raised on the face of this seat's last bid

  int in_play() const { return hidden.size() + shown.size() + theirs; }
};

// What `seat` sees, whose hidden dice these are, where two seats have dice.
Sight sight(const Public& open, Seat seat, Dice hidden);

struct Situation {
  static constexpr std::size_t kMostActions = 7;
  static const std::size_t kCount;  // all of them

  std::size_t number;  // those of kMostActions actions each
  // The actions of the rules that the actions stand for; kNone where there is no such, or it is the same as an earlier one.
  std::array<Bluff::Action, kMostActions> actions;
  static constexpr Bluff::Action kNone = ~Bluff::Action{0};
};

Situation bidding(const Sight& sight);
Situation showing(const Sight& sight);

}  // namespace nemeton::bluff
