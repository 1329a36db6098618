// A decision of a round, abstracted: what counts of one's dice and of the bids so far, and the few actions worth thinking of.
//
// Neller and Hnath, "Approximating optimal Dudo play with fixed-strategy iteration counterfactual regret minimization", 2011, forget all but the
// last bids; so does this, and of dice it keeps how many are wanting. With more than two seats in, the others' dice are taken together.
#pragma once

#include "games/bluff/rules/rules.hpp"

namespace nemeton::bluff {

// Everything that a seat sees.
struct Sight {
  Dice hidden;           // its own
  Dice shown;            // of all
  int theirs = 0;        // hidden dice of the others
  int others = 1;        // with dice
  int bid = kNoBid;      // the last one, its own where it may show dice
  int before = kNoBid;   // the one before
  int own = kNoBid;      // the last of the seat's own, where it is to bid
  int earlier = kNoBid;  // the bid before by the seat that made the last one
  bool showed = false;   // the seat has shown dice
  bool fresh = false;    // the seat that made the last bid has rolled again after it

  int in_play() const { return hidden.size() + shown.size() + theirs; }
};

// Returns the sight of `seat`, whose hidden dice these are.
Sight sight(const Public& open, Seat seat, Dice hidden);

struct Situation {
  static constexpr std::size_t kMostActions = 7;
  static const std::size_t kCount;  // all of them

  std::size_t number;  // those of kMostActions actions each
  // The actions of the rules that the actions stand for; kNone if there is no such, or it is the same as an earlier one.
  std::array<Bluff::Action, kMostActions> actions;
  static constexpr Bluff::Action kNone = ~Bluff::Action{0};
};

Situation bidding(const Sight& sight);
Situation showing(const Sight& sight);

}  // namespace nemeton::bluff
