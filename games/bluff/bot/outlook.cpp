#include "games/bluff/bot/outlook.hpp"

#include <algorithm>

#include "search/portable_math.hpp"

namespace nemeton::bluff {

Prospect::Prospect(int sure, int unsure, float each)
    : sure_(sure), unsure_(unsure), mean_(static_cast<float>(sure) + static_cast<float>(unsure) * each) {
  const float odds = each / (1 - each);
  float chance = 1;
  for (int i = 0; i < unsure; ++i) chance *= 1 - each;
  for (int k = 0; k <= unsure; ++k) {
    chance_[at(k)] = chance;
    chance *= odds * static_cast<float>(unsure - k) / static_cast<float>(k + 1);
  }
}

Outlook::Outlook(const Public& open, Seat seat, Dice hidden, const PolicyParameters& policy)
    : open_(open), policy_(policy), seat_(seat), next_(next_in(open, seat)), hidden_(hidden) {
  for (Seat each = 0; each < open.seats; ++each) {
    shown_ = shown_ + open.shown[at(each)];
    if (each != seat && open.held[at(each)] > 0) ++rivals_;
  }
  unknown_ = open.in_play - shown_.size() - hidden.size();
  each_bid(open, [&](int place, Seat bidder) {
    const Bid bid = bid_at(place, open.in_play);
    bid_on_[at(bidder)] = open.rolled_again.has(place) ? std::uint8_t{0} : bid.face;
    bidder_ = bidder;
  });
}

// The probability that a die counts for `face` if its owner has bid on `bid_on`.
float Outlook::chance_to_count(int face, int bid_on) const {
  const float plain = face == kMagicOne ? 1 / 6.0F : 1 / 3.0F;
  if (bid_on == 0) return plain;
  if (bid_on == face) return plain + policy_.trust;
  if (bid_on == kMagicOne) return plain + 0.8F * policy_.trust;  // likelier a one, less likely any other
  return face == kMagicOne ? plain : plain - 0.25F * policy_.trust;
}

// The same for a hidden die of the others, whosever it is.
float Outlook::chance_of_others(int face) const {
  float sum = 0;
  for (Seat seat = 0; seat < open_.seats; ++seat) {
    if (seat == seat_ || open_.held[at(seat)] == 0) continue;
    const int hidden = open_.held[at(seat)] - open_.shown[at(seat)].size();
    sum += static_cast<float>(hidden) * chance_to_count(face, bid_on_[at(seat)]);
  }
  return sum / static_cast<float>(unknown_);
}

Outlook::Expected Outlook::expected(int face) const {
  const float others = chance_of_others(face);
  const int mine = hidden_.size();
  const float all = (others * static_cast<float>(unknown_) + chance_to_count(face, face) * static_cast<float>(mine)) /
                    static_cast<float>(unknown_ + mine);
  return {Prospect(shown_.counting(face) + hidden_.counting(face), unknown_, others),
          Prospect(shown_.counting(face), unknown_ + mine, all)};
}

Outlook::Expected Outlook::after_showing(Dice dice, int face) const {
  const int rolled = hidden_.size() - dice.size();
  const float all =
      (chance_of_others(face) * static_cast<float>(unknown_) + chance_to_count(face, 0) * static_cast<float>(rolled)) /
      static_cast<float>(unknown_ + rolled);
  const Prospect both((shown_ + dice).counting(face), unknown_ + rolled, all);
  return {both, both};
}

float Outlook::lost(Seat seat, int off) const {
  return static_cast<float>(open_.loss == Loss::one ? 1 : std::min<int>(off, open_.held[at(seat)]));
}

// Dice that others lose are worth less the more others there are.
float Outlook::challenge_pays(int over, Seat bidder, Seat challenger) const {
  if (over < 0) return lost(bidder, -over) / rivals_;
  if (over > 0) return -lost(challenger, over);
  return open_.exact == Exact::others ? -1 / rivals_ : -1;
}

float Outlook::bid_pays(int over) const {
  if (over < 0) return -lost(seat_, -over);
  if (over > 0) return lost(next_, over) / rivals_;
  return open_.exact == Exact::others ? 1 : 1 / rivals_;
}

float Outlook::of_bid(const Expected& expected, int count) const {
  const float called = expected.inside.average(count, [&](int over) { return bid_pays(over); });
  const float promise = expected.outside.average(count, [&](int over) { return challenge_pays(over, seat_, next_); });
  const double doubt = portable_exp(static_cast<double>((policy_.threshold - promise) * policy_.firmness));
  const auto challenged = static_cast<float>(1 / (1 + doubt));
  return challenged * called + (1 - challenged) * (policy_.unharmed + policy_.pressure * promise);
}

float Outlook::of_challenge() const {
  const Bid bid = bid_at(open_.bid, open_.in_play);
  return expected(bid.face).inside.average(bid.count, [&](int over) { return challenge_pays(over, bidder_, seat_); });
}

}  // namespace nemeton::bluff
