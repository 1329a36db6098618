// The value of hands if three or four play: how likely each seat is to be the first without cards, by a small network learnt from self-play
// (learner.hpp). It looks at each hand beside those of the others; the chances of all seats are in proportion to what it says.
//
// Only + − × ÷ and √ are used, so that the answer is the same on every machine.
#pragma once

#include "games/duel/rules/rules.hpp"

namespace nemeton::duel {

struct HandValueNetwork {
  static constexpr std::size_t kInputs = 16;
  static constexpr std::size_t kHidden = 12;
  using Inputs = std::array<float, kInputs>;

  std::array<std::array<float, kHidden>, kInputs> inputs;
  std::array<float, kHidden> bias;
  std::array<float, kHidden> outputs;
  Inputs direct;

  // Above 0.
  float worth(const Inputs& of) const;
};
extern const HandValueNetwork kLearntHandValues;

// The hands before a turn, and what each is worth after it.
class HandValues {
 public:
  HandValues() = default;
  HandValues(const HandValueNetwork& network, const BySeat<Cards>& hands, const BySeat<std::int8_t>& jokers, int seats);

  // Of a hand that is not empty after that card of it has been discarded, or none, when this form is drained, and it has so many jokers more: -1 to 1.
  float of(Seat seat, int card, int drained, int jokers) {
    const auto own = static_cast<std::size_t>(seat);
    const auto place = static_cast<std::size_t>(((card + 1) * (kForms + 1) + drained + 1) * 3 + jokers + 1);
    float& known = known_[own][place];
    if (known == 0) known = network_->worth(inputs(seat, card, drained, jokers));
    return known;
  }
  HandValueNetwork::Inputs inputs(Seat seat, int card, int drained, int jokers) const;

 private:
  static constexpr std::size_t kSums = 10;
  // Of a card or of all cards of a hand: how many there are, how likely each succeeds beside any cards of the others in each form, and the like.
  using Sums = std::array<float, kSums>;
  struct Hand {
    int count = 0;
    float jokers = 0;
    Sums sums{};
    std::array<Sums, kCards> of_card{};
    // The card that is likeliest to succeed in each form, and how likely it and the next one are.
    std::array<int, kForms> best{};
    std::array<std::array<float, 2>, kForms> chances{};
  };

  const HandValueNetwork* network_ = nullptr;
  float four_ = 0;
  BySeat<Hand> hands_;
  BySeat<std::array<float, (kCards + 1) * (kForms + 1) * 3>> known_{};
};

}  // namespace nemeton::duel
