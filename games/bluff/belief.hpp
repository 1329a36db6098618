// What a seat believes of the hidden dice of the others: how they fall, and what their owners have bid since.
#pragma once

#include <vector>

#include "games/bluff/habit.hpp"

namespace nemeton::bluff {

class Belief {
 public:
  // What is believed of the others by the viewer, a seat.
  Belief(const Bluff::Knowledge& known, const Habits& habits);

  // Hidden dice for every seat, as likely as they are believed; the viewer's own are as it knows them.
  BySeat<Dice> draw(Random& random) const;

  // The probability of these hidden dice of another seat.
  double of(Seat seat, Dice dice) const;

 private:
  struct Possible {
    Dice dice;
    double up_to;  // the probability of this roll and those before it
  };
  Seat viewer_;
  Dice own_;
  BySeat<std::vector<Possible>> possible_;  // empty for the viewer and seats without dice
};

}  // namespace nemeton::bluff
