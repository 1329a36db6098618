#include <algorithm>
#include <cstdio>
#include <tuple>

#include "games/duel/bot/open_duel.hpp"
#include "games/duel/learn/networks.hpp"

namespace nemeton::duel {

namespace {

constexpr int kExact = 7;          // cards in both hands
constexpr int kPassesOfCards = 2;  // through all hands with so many cards or fewer
constexpr int kPasses = 5;         // through all hands in the end, at each rate

struct Pair {
  Cards first;
  Cards second;
  ByForms values;
};

// On the squared error of the values.
class TwoSeatsFit {
 public:
  explicit TwoSeatsFit(const Network& start) : network(start) {}

  void learn(const Pair& pair, float rate) {
    const Features own = features_of(pair.first, pair.second), other = features_of(pair.second, pair.first);
    std::array<Pass, 2> passes = {Pass(network, own, other), Pass(network, other, own)};
    Network gradient{};
    for (int one = 0; one < kForms; ++one) {
      for (int two = 0; two < kForms; ++two) {
        const std::array pairs = {pair_of(one, two), pair_of(two, one)};
        float lead = 0;
        for (std::size_t unit = 0; unit < Network::kHidden; ++unit) {
          lead += network.outputs[pairs[0]][unit] * passes[0].hidden[unit] -
                  network.outputs[pairs[1]][unit] * passes[1].hidden[unit];
        }
        const float root = std::sqrt(1 + lead * lead);
        const float error = lead / root - static_cast<float>(pair.values[pairs[0]]);
        const float slope = error / (root * root * root);
        squares += static_cast<double>(error * error);
        for (std::size_t side = 0; side < 2; ++side) {
          const float sign = side == 0 ? slope : -slope;
          for (std::size_t unit = 0; unit < Network::kHidden; ++unit) {
            gradient.outputs[pairs[side]][unit] += sign * passes[side].hidden[unit];
            passes[side].blame[unit] += sign * network.outputs[pairs[side]][unit];
          }
        }
      }
    }
    for (const Pass& pass : passes) pass.spread(gradient);
    adam_.step(network, gradient, rate);
  }

  Network network;
  double squares = 0;

 private:
  struct Pass {
    Pass(const Network& network, const Features& own, const Features& other) {
      std::copy(own.begin(), own.end(), inputs.begin());
      std::copy(other.begin(), other.end(), inputs.begin() + kFeatures);
      for (std::size_t unit = 0; unit < Network::kHidden; ++unit) {
        float sum = network.bias[unit];
        for (std::size_t i = 0; i < inputs.size(); ++i) sum += network.inputs[unit][i] * inputs[i];
        scale[unit] = 1 / (1 + std::abs(sum));
        hidden[unit] = sum * scale[unit];
      }
    }
    void spread(Network& gradient) const {
      for (std::size_t unit = 0; unit < Network::kHidden; ++unit) {
        const float slope = blame[unit] * scale[unit] * scale[unit];
        gradient.bias[unit] += slope;
        for (std::size_t i = 0; i < inputs.size(); ++i) gradient.inputs[unit][i] += slope * inputs[i];
      }
    }
    std::array<float, 2 * kFeatures> inputs;
    std::array<float, Network::kHidden> hidden, scale, blame{};
  };

  Adam<Network> adam_;
};

// Weights that are all 0 would stay alike.
void begin(Network& network, Random& random) {
  for (auto& unit : network.inputs) {
    for (float& weight : unit) weight = any_weight(random, 0.6F);
  }
  for (auto& form : network.outputs) {
    for (float& weight : form) weight = any_weight(random, 0.6F);
  }
}

}  // namespace

Network fit_two_seats(Network network, const Lessons& lessons, Random& random, const Report& report) {
  std::vector<Pair> pairs;
  for (const auto& lesson : lessons) {
    if (lesson.seats == 2) pairs.push_back({lesson.hands[0], lesson.hands[1], {}});
  }
  if (pairs.empty()) return network;
  const auto cards_of = [](const Pair& pair) { return count(pair.first) + count(pair.second); };
  std::ranges::sort(pairs, {}, [&](const Pair& pair) { return std::tuple(cards_of(pair), pair.first, pair.second); });
  if (network.outputs == decltype(network.outputs){}) begin(network, random);

  TwoSeatsFit learner(network);
  // The mean error over so many steps, of the first `known` hands any.
  const auto learn = [&](std::size_t steps, std::size_t known, float rate) {
    learner.squares = 0;
    for (std::size_t i = 0; i < steps; ++i) {
      learner.learn(pairs[below(random, static_cast<std::uint32_t>(known))], rate);
    }
    return std::sqrt(learner.squares / static_cast<double>(steps * kFormPairs));
  };
  const auto tell = [&](const std::string& what, std::size_t known, double error) {
    char line[100];
    std::snprintf(line, sizeof line, "two seats, %s: %zu hands, error %.4f", what.c_str(), known, error);
    report(line);
  };
  const Duel::State state = Duel::start(OptionValues(Duel::info.options), 2);
  for (std::size_t known = 0; known < pairs.size();) {
    const int cards = cards_of(pairs[known]);
    OpenDuel duel(state.open, 1, 2, {}, learner.network);
    for (; known < pairs.size() && cards_of(pairs[known]) == cards; ++known) {
      Pair& pair = pairs[known];
      pair.values = duel.values(pair.first, pair.second, cards <= kExact ? 0 : cards - 1);
    }
    const double error = learn(kPassesOfCards * known, known, 0.001F);
    if (cards % 5 == 0) tell(std::to_string(cards) + " cards", known, error);
  }
  for (const float rate : {0.001F, 0.0005F, 0.0002F, 0.0001F, 0.00005F}) {
    tell("all cards", pairs.size(), learn(kPasses * pairs.size(), pairs.size(), rate));
  }
  return learner.network;
}

}  // namespace nemeton::duel
