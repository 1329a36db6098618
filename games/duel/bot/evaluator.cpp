#include "games/duel/bot/evaluator.hpp"

#include <algorithm>
#include <cmath>

#include "core/random.hpp"
#include "games/duel/bot/possible.hpp"

namespace nemeton::duel {

namespace {

// The two greatest of some numbers from 0 to 1.
struct Best {
  float first = 0;
  float second = 0;
  void add(float number) {
    second = std::max(second, std::min(first, number));
    first = std::max(first, number);
  }
};

using Hidden = std::array<float, Network::kHidden>;

Hidden hidden_of(const Network& network, const Features& own, const Features& other) {
  Hidden hidden;
  for (std::size_t unit = 0; unit < hidden.size(); ++unit) {
    float sum = network.bias[unit];
    const auto& weights = network.inputs[unit];
    for (std::size_t i = 0; i < kFeatures; ++i) sum += weights[i] * own[i];
    for (std::size_t i = 0; i < kFeatures; ++i) sum += weights[kFeatures + i] * other[i];
    hidden[unit] = sum / (1 + std::abs(sum));
  }
  return hidden;
}

}  // namespace

Features features_of(Cards own, Cards other) {
  const auto held = static_cast<float>(count(own));
  const auto against = static_cast<float>(count(other));
  Best jackrabbits, peacocks, lions, hardest;
  std::array<float, 8> sums{};
  std::array<int, kForms> sure{};
  for (Cards rest = own; rest != 0; rest &= rest - 1) {
    const int card = lowest_bit(rest);
    const auto part = [&](int form) { return static_cast<float>(count(other & beaten_by(card, form))) / against; };
    const float low = part(jackrabbit), high = part(lion), unlike = part(peacock);
    const float extreme = std::max(low, high);
    const float easiest = std::max(extreme, unlike);
    jackrabbits.add(low);
    lions.add(high);
    peacocks.add(unlike);
    hardest.add(1 - easiest);
    sums[0] += low;
    sums[1] += high;
    sums[2] += unlike;
    sums[3] += extreme;
    sums[4] += easiest;
    sums[5] += low * low + high * high;
    sums[6] += unlike * unlike;
    sums[7] += 1 / (0.15F + extreme);
    sure[jackrabbit] += low == 1 ? 1 : 0;
    sure[peacock] += unlike == 1 ? 1 : 0;
    sure[lion] += high == 1 ? 1 : 0;
  }
  Features features = {held / 10,
                       held / (held + against),
                       1 / held,
                       jackrabbits.first,
                       jackrabbits.second,
                       lions.first,
                       lions.second,
                       peacocks.first,
                       peacocks.second,
                       hardest.first,
                       hardest.second,
                       static_cast<float>(sure[jackrabbit]) / 4,
                       static_cast<float>(sure[peacock]) / 4,
                       static_cast<float>(sure[lion]) / 4,
                       sums[3] / held};
  for (std::size_t i = 0; i < sums.size(); ++i) features[15 + i] = sums[i] / 10;
  return features;
}

ByForms evaluate(const Network& network, Cards first, Cards second) {
  const Features of_first = features_of(first, second);
  const Features of_second = features_of(second, first);
  const Hidden own = hidden_of(network, of_first, of_second);
  const Hidden other = hidden_of(network, of_second, of_first);
  ByForms values;
  for (int one = 0; one < kForms; ++one) {
    for (int two = 0; two < kForms; ++two) {
      float lead = 0;
      const auto& as_first = network.outputs[pair_of(one, two)];
      const auto& as_second = network.outputs[pair_of(two, one)];
      for (std::size_t unit = 0; unit < own.size(); ++unit)
        lead += as_first[unit] * own[unit] - as_second[unit] * other[unit];
      const auto exact = static_cast<double>(lead);
      values[pair_of(one, two)] = exact / std::sqrt(1 + exact * exact);
    }
  }
  return values;
}

ByForms misjudged(ByForms values, Cards first, Cards second, const Misjudging& misjudging) {
  if (misjudging.most == 0) return values;
  Random random((first * 0x9E3779B97F4A7C15) ^ (second * 0xC2B2AE3D27D4EB4F) ^ misjudging.seed);
  for (double& value : values) {
    const double error = (static_cast<double>(random() >> 11) * 0x1p-52 - 1) * misjudging.most;
    value = std::clamp(value + error, -1.0, 1.0);
  }
  return values;
}

}  // namespace nemeton::duel
