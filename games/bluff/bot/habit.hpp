// How a sensible player bids, challenges and shows: quick, without looking ahead, and not the same every time.
//
// The bots take it three ways: it is what the weaker levels play, what everybody is thought to play from here on, and, read
// backwards, what a bid tells of the dice behind it.
#pragma once

#include "games/bluff/rules/rules.hpp"

namespace nemeton::bluff {

// What a player goes by. What something is worth is counted in dice.
struct Habits {
  float trust;        // how much likelier a die of a bidder is taken to count for its bid
  float doubt;        // what a challenge has to promise, judged without one's own dice, to be as likely as not
  float firmness;     // how sharply that divides
  float unharmed;     // what a bid is worth that is not challenged
  float pressure;     // and how much more it is, the more a challenge promised
  float secrecy;      // what it costs to show dice
  float temperature;  // the differences that are felt
};

extern const Habits kHabits;

// The actions that come to mind, and how likely each is to be taken.
struct Choice {
  Bluff::Action action;
  float worth;
  float chance;
};
using Choices = FixedList<Choice, 32>;

// What comes to the mind of `seat`, which is to act and has these hidden dice.
Choices consider(const Public& open, Seat seat, Dice hidden, const Habits& habits);

// Only the raises of a seat that is to bid; none if there is none.
Choices consider_raises(const Public& open, Seat seat, Dice hidden, const Habits& habits);

Bluff::Action draw(const Choices& choices, Random& random);

// How likely such a player is to make the bid at `place` when it is to bid and has these hidden dice; never quite 0.
float bid_likelihood(const Public& open, Seat seat, Dice hidden, int place, const Habits& habits);

}  // namespace nemeton::bluff
