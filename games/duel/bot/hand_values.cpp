#include "games/duel/bot/hand_values.hpp"

#include <algorithm>
#include <cmath>

#include "games/duel/bot/possible.hpp"

namespace nemeton::duel {

namespace {

// A card that is less likely to succeed in any form is hard to get rid of.
constexpr float kHard = 0.25F;

}  // namespace

float HandValueNetwork::worth(const Inputs& of) const {
  std::array<float, kHidden> sums = bias;
  float lead = 0;
  for (std::size_t i = 0; i < kInputs; ++i) {
    for (std::size_t unit = 0; unit < kHidden; ++unit) sums[unit] += inputs[i][unit] * of[i];
    lead += direct[i] * of[i];
  }
  for (std::size_t unit = 0; unit < kHidden; ++unit) lead += outputs[unit] * (sums[unit] / (1 + std::abs(sums[unit])));
  const float root = std::sqrt(1 + lead * lead);
  return lead > 0 ? root + lead : 1 / (root - lead);
}

HandValues::HandValues(const HandValueNetwork& network, const BySeat<Cards>& hands, const BySeat<std::int8_t>& jokers,
                       int seats)
    : network_(&network), four_(seats == 4 ? 1 : 0) {
  for (Seat seat = 0; seat < seats; ++seat) {
    Hand& hand = hands_[at(seat)];
    hand.count = count(hands[at(seat)]);
    hand.jokers = static_cast<float>(jokers[at(seat)]);
    for (Cards rest = hands[at(seat)]; rest != 0; rest &= rest - 1) {
      const int card = lowest_bit(rest);
      std::array<float, kForms> chance;
      for (int form = 0; form < kForms; ++form) {
        float product = 1;
        for (Seat other = 0; other < seats; ++other) {
          if (other == seat) continue;
          product *= static_cast<float>(count(hands[at(other)] & beaten_by(card, form))) /
                     static_cast<float>(count(hands[at(other)]));
        }
        chance[at(form)] = product;
        auto& best = hand.chances[at(form)];
        if (rest == hands[at(seat)] || product > best[0]) {
          best[1] = best[0];
          best[0] = product;
          hand.best[at(form)] = card;
        } else {
          best[1] = std::max(best[1], product);
        }
      }
      const float low = chance[jackrabbit], high = chance[lion], unlike = chance[peacock];
      const float extreme = std::max(low, high), easiest = std::max(extreme, unlike);
      Sums& sums = hand.of_card[at(card)];
      sums = {0.1F,    low,       high,        unlike,          extreme,
              easiest, low * low, high * high, unlike * unlike, easiest < kHard ? 0.25F : 0};
      for (std::size_t i = 0; i < kSums; ++i) hand.sums[i] += sums[i];
    }
  }
}

HandValueNetwork::Inputs HandValues::inputs(Seat seat, int card, int drained, int jokers) const {
  const Hand& hand = hands_[at(seat)];
  HandValueNetwork::Inputs inputs;
  for (std::size_t i = 0; i < kSums; ++i) {
    const float left = card == kNoCard ? hand.sums[i] : hand.sums[i] - hand.of_card[at(card)][i];
    inputs[i] = i == 0 ? left : left * 0.25F;
  }
  inputs[kSums] = 1 / static_cast<float>(hand.count + (card == kNoCard ? 1 : 0));
  inputs[kSums + 1] = (hand.jokers + static_cast<float>(jokers)) * 0.5F;
  for (int form = 0; form < kForms; ++form) {
    const bool gone = card != kNoCard && hand.best[at(form)] == card;
    inputs[kSums + 2 + at(form)] = form == drained ? 0 : hand.chances[at(form)][gone ? 1 : 0];
  }
  inputs[kSums + 5] = four_;
  return inputs;
}

}  // namespace nemeton::duel
