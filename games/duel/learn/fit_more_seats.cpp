#include <cstdio>

#include "games/duel/learn/networks.hpp"

namespace nemeton::duel {

namespace {

// On the likelihood of the winners.
class MoreSeatsFit {
 public:
  explicit MoreSeatsFit(const HandValueNetwork& start) : network(start) {}

  // How unlikely what came was taken to be: minus the logarithm.
  double learn(const Learner::Lesson& lesson, float rate) {
    const std::size_t seats = lesson.seats;
    HandValues values(network, lesson.hands, lesson.jokers, static_cast<int>(seats));
    BySeat<float> worth;
    float total = 0;
    for (std::size_t seat = 0; seat < seats; ++seat)
      total += worth[seat] = values.of(static_cast<Seat>(seat), kNoCard, lesson.drained[seat], 0);
    HandValueNetwork gradient{};
    double surprise = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      const double won = (lesson.winners >> seat & 1) == 0 ? 0 : 1.0 / std::popcount(lesson.winners);
      const float share = worth[seat] / total, error = share - static_cast<float>(won);
      surprise -= won * std::log(static_cast<double>(share));
      // The worth is lead + √(1 + lead²).
      const float slope = error * 2 / (worth[seat] + 1 / worth[seat]);
      const auto inputs = values.inputs(static_cast<Seat>(seat), kNoCard, lesson.drained[seat], 0);
      for (std::size_t i = 0; i < inputs.size(); ++i) gradient.direct[i] += slope * inputs[i];
      for (std::size_t unit = 0; unit < HandValueNetwork::kHidden; ++unit) {
        float sum = network.bias[unit];
        for (std::size_t i = 0; i < inputs.size(); ++i) sum += network.inputs[i][unit] * inputs[i];
        const float scale = 1 / (1 + std::abs(sum)), blame = slope * network.outputs[unit] * scale * scale;
        gradient.outputs[unit] += slope * sum * scale;
        gradient.bias[unit] += blame;
        for (std::size_t i = 0; i < inputs.size(); ++i) gradient.inputs[i][unit] += blame * inputs[i];
      }
    }
    adam_.step(network, gradient, rate);
    return surprise;
  }

  HandValueNetwork network;

 private:
  Adam<HandValueNetwork> adam_;
};

}  // namespace

HandValueNetwork fit_more_seats(HandValueNetwork network, const Lessons& lessons, Random& random,
                                const Report& report) {
  std::vector<const Learner::Lesson*> own;
  for (const auto& lesson : lessons) {
    if (lesson.seats > 2) own.push_back(&lesson);
  }
  if (own.empty()) return network;
  // Weights that are all 0 would stay alike.
  if (network.inputs == decltype(network.inputs){}) {
    for (auto& input : network.inputs) {
      for (float& weight : input) weight = any_weight(random, 1);
    }
  }
  MoreSeatsFit learner(network);
  for (const float rate : {0.003F, 0.001F, 0.0003F, 0.0001F}) {
    double surprise = 0;
    for (std::size_t i = 0; i < own.size(); ++i)
      surprise += learner.learn(*own[below(random, static_cast<std::uint32_t>(own.size()))], rate);
    char line[100];
    std::snprintf(line, sizeof line, "three and four seats: %zu turns, surprise %.4f", own.size(),
                  surprise / static_cast<double>(own.size()));
    report(line);
  }
  return learner.network;
}

}  // namespace nemeton::duel
