#include "games/bluff/bot/learner.hpp"

#include <algorithm>

namespace nemeton::bluff {

namespace {

double uniform(Random& random) { return static_cast<double>(random() >> 11) * 0x1p-53; }

// Nearly of the normal distribution.
double normal(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += uniform(random);
  return sum;
}

}  // namespace

Learner::Weights Learner::changed(const Weights& weights, std::uint64_t seed) {
  // Trust, threshold, firmness, unharmed, pressure, secrecy; the temperature stays.
  constexpr std::array kScales = {0.05, 0.3, 1.0, 0.3, 0.3, 0.1};
  Random random(seed);
  const double size = 0.2 + 0.8 * uniform(random);
  Weights changed = weights;
  while (changed == weights) {
    for (std::size_t i = 0; i < kScales.size(); ++i) {
      if (random() % 2 == 0) changed[i] += static_cast<float>(size * kScales[i] * normal(random));
    }
    changed[0] = std::clamp(changed[0], 0.0F, 0.6F);
  }
  return changed;
}

Returns Learner::play_match(const Weights& even, const Weights& odd, std::uint64_t seed) {
  Random random(seed);
  const int seats = 2 + (below(random, 2) == 0 ? 0 : static_cast<int>(below(random, 5)));
  const std::array policies = {policy_of(even), policy_of(odd)};
  auto state = Bluff::start(OptionValues(Bluff::info.options, seats), seats);
  for (Node node = Bluff::node(state); node.kind != NodeKind::terminal; node = Bluff::node(state)) {
    if (node.kind == NodeKind::chance) {
      Bluff::apply(state, kChance, Bluff::random_outcome(state, random));
      continue;
    }
    const Seat turn = state.open.turn;
    const Dice hidden = state.hidden[static_cast<std::size_t>(turn)];
    const PolicyParameters& policy = policies[static_cast<std::size_t>(turn % 2)];
    Bluff::apply(state, turn, draw(consider(state.open, turn, hidden, policy), random));
  }
  return Bluff::returns(state);
}

}  // namespace nemeton::bluff
