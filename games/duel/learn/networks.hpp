// The two networks of the game, and how each is learnt.
#pragma once

#include <bit>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "games/duel/bot/learner.hpp"

namespace nemeton::duel {

using Lessons = std::vector<Learner::Lesson>;
using Report = std::function<void(const std::string&)>;

// From lessons of two seats. Hands are taken from the fewest cards upwards: those of a few are solved exactly, all others from the guesses of
// those with fewer cards, which have been learnt just before (fitted value iteration).
Network fit_two_seats(Network network, const Lessons& lessons, Random& random, const Report& report);

// From lessons of more seats: the likelihood of the winners.
HandValueNetwork fit_more_seats(HandValueNetwork network, const Lessons& lessons, Random& random, const Report& report);

// A weight to begin with, between ± half of the width.
inline float any_weight(Random& random, float width) {
  return (static_cast<float>(random() >> 40) * 0x1p-24F - 0.5F) * width;
}

// Steps of gradient descent for the weights of a network (Adam: Kingma and Ba 2015).
template <class Net>
class Adam {
 public:
  void step(Net& network, const Net& gradient, float rate) {
    const auto slopes = std::bit_cast<Weights>(gradient);
    auto weights = std::bit_cast<Weights>(network);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      mean_[i] += 0.1F * (slopes[i] - mean_[i]);
      spread_[i] += 0.001F * (slopes[i] * slopes[i] - spread_[i]);
      weights[i] -= rate * mean_[i] / (std::sqrt(spread_[i]) + 1e-6F);
    }
    network = std::bit_cast<Net>(weights);
  }

 private:
  using Weights = std::array<float, sizeof(Net) / sizeof(float)>;
  Weights mean_{}, spread_{};
};

}  // namespace nemeton::duel
