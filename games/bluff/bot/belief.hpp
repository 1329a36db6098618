// The public belief about hidden dice: how dice fall, and how likely each hand makes its owner's bids.
#pragma once

#include <vector>

#include "games/bluff/bot/rollout_policy.hpp"

namespace nemeton::bluff {

// The table as it was when `bidder` was to make the bid at `place` of this round, but for dice that have been shown since: of
// what they were rolled from nothing is known any more.
Public table_before(const Public& open, int place, Seat bidder);

class Belief {
 public:
  // The belief of an observer who sees no hidden dice and thinks that all seats play by this policy.
  Belief(const Public& open, const PolicyParameters& policy);

  // Hidden dice for every seat, as likely as they are believed.
  BySeat<Dice> draw(Random& random) const;

  // The same as a state of the game, in which the seat with this observation has the dice that it sees.
  Bluff::State sample_state(const Bluff::Observation& known, Random& random) const;

  // The probability of these hidden dice of a seat.
  double of(Seat seat, Dice dice) const;

  // Something has been learnt of a seat that has probability likelihood[i] if its dice are roll i of so many.
  void learn(Seat seat, const std::vector<double>& likelihood);

 private:
  // Of each seat the possible rolls, as in `rolls`: the probability of each and of those before it.
  BySeat<std::span<const Roll>> rolls_;
  BySeat<std::vector<double>> up_to_;
};

}  // namespace nemeton::bluff
