// The table as a seat sees it that is to act: what its bids and its challenge are worth, in dice.
#pragma once

#include "games/bluff/bot/rollout_policy.hpp"

namespace nemeton::bluff {

// How many dice count for a bid: `sure` ones, and k of the `unsure` ones with chance[k].
class Prospect {
 public:
  // Each of the unsure dice counts with that probability, which is not 1.
  Prospect(int sure, int unsure, float each);

  float mean() const { return mean_; }

  // The average of `worth(over)`, with `over` the dice that count beyond n.
  template <class Worth>
  float average(int n, const Worth& worth) const {
    float sum = 0;
    for (int k = 0; k <= unsure_; ++k) sum += chance_[static_cast<std::size_t>(k)] * worth(sure_ + k - n);
    return sum;
  }

 private:
  int sure_;
  int unsure_;
  float mean_;
  std::array<float, kTableDice + 1> chance_;
};

class Outlook {
 public:
  Outlook(const Public& open, Seat seat, Dice hidden, const PolicyParameters& policy);

  // Expectations for bids on a face: of the seat, and of an observer who does not know its dice but trusts its bid.
  struct Expected {
    Prospect inside;
    Prospect outside;
  };
  Expected expected(int face) const;
  // The same once the seat has put out these dice and rolls the rest again.
  Expected after_showing(Dice dice, int face) const;

  float of_bid(const Expected& expected, int count) const;
  float of_challenge() const;

 private:
  float chance_to_count(int face, int bid_on) const;
  float chance_of_others(int face) const;
  float lost(Seat seat, int off) const;
  float challenge_pays(int over, Seat bidder, Seat challenger) const;
  float bid_pays(int over) const;

  const Public& open_;
  const PolicyParameters& policy_;
  const Seat seat_;
  const Seat next_;
  const Dice hidden_;
  Dice shown_;                     // of all seats
  int unknown_ = 0;                // hidden dice of the others
  float rivals_ = 0;               // other seats with dice
  Seat bidder_ = kSpectator;       // of the last bid
  BySeat<std::uint8_t> bid_on_{};  // the face that a seat has last bid on with the dice it has now; 0 for none
};

}  // namespace nemeton::bluff
