// A linear evaluation, fitted to how games ended by logistic regression ("Texel's tuning method", Österlund, 2014).
#include "games/brandubh/bot/learner.hpp"

#include <cmath>
#include <cstdio>

#include "games/brandubh/bot/searcher.hpp"

namespace nemeton::brandubh {

namespace {

using BothWeights = std::array<Weights, 2>;

constexpr std::uint64_t kNodes = 2000;  // for a move
constexpr int kDepth = 30;
constexpr std::size_t kTableBytes = 1 << 18;
constexpr int kNoise = 25;
constexpr double kScale = 300;  // so many points make e : 1 of the chances
constexpr int kEpochs = 400;

// By either rule set; the first moves are drawn at random, and may end it.
History<Brandubh> opening(Random& random) {
  OptionValues options(Brandubh::kOptions);
  (void)options.set_word("rules", Brandubh::kRules[below(random, 2)]);
  History<Brandubh> history(Brandubh::start(options, 2));
  for (auto plies = 2 + below(random, 8); plies > 0 && history.state().end == End::none; --plies) {
    const Seat turn = history.state().turn;
    history.apply(turn, Brandubh::random_action(history.state(), turn, random));
  }
  return history;
}

// Adam (Kingma and Ba, 2014) over all lessons at once.
Weights fit(const std::vector<const Learner::Lesson*>& lessons, const Weights& from, const auto& report) {
  std::array<double, kFeatures> weights, mean{}, square{};
  std::copy(from.begin(), from.end(), weights.begin());
  const auto count = static_cast<double>(lessons.size());
  for (int epoch = 1; epoch <= kEpochs; ++epoch) {
    std::array<double, kFeatures> gradient{};
    double squares = 0;
    for (const Learner::Lesson* lesson : lessons) {
      double value = 0;
      for (std::size_t i = 0; i < kFeatures; ++i) value += weights[i] * lesson->times[i];
      const double error = 1 / (1 + std::exp(-value / kScale)) - lesson->halves / 2.0;
      squares += error * error;
      for (std::size_t i = 0; i < kFeatures; ++i) gradient[i] += error * lesson->times[i];
    }
    if (epoch == 1 || epoch == kEpochs) {
      char line[100];
      std::snprintf(line, sizeof line, "epoch %d: mean square error %.4f over %zu positions", epoch, squares / count,
                    lessons.size());
      report(line);
    }
    for (std::size_t i = 0; i < kFeatures; ++i) {
      // What is hardly ever seen stays near 0.
      const double slope = gradient[i] / count + 1e-6 * weights[i];
      mean[i] = 0.9 * mean[i] + 0.1 * slope;
      square[i] = 0.999 * square[i] + 0.001 * slope * slope;
      const double own_mean = mean[i] / (1 - std::pow(0.9, epoch)),
                   own_square = square[i] / (1 - std::pow(0.999, epoch));
      weights[i] -= 3 * own_mean / (std::sqrt(own_square) + 1e-9);
    }
  }
  Weights whole;
  for (std::size_t i = 0; i < kFeatures; ++i) whole[i] = static_cast<std::int16_t>(std::lround(weights[i]));
  return whole;
}

}  // namespace

std::vector<std::size_t> Learner::rows() {
  constexpr std::array ends = {kDefenderOn,     kKingOn,    kAttackers,  kDefenders, kCornersInTwo,
                               kCornersInThree, kEdgeSides, kBesideKing, kWayOpen,   kFeatures};
  std::vector<std::size_t> rows;
  for (int rule_set = 0; rule_set < 2; ++rule_set) {
    for (std::size_t i = 0; i < ends.size(); ++i) {
      rows.push_back(static_cast<std::size_t>(ends[i] - (i == 0 ? kAttackerOn : ends[i - 1])));
    }
  }
  return rows;
}

std::vector<Learner::Lesson> Learner::play(const Weights& weights, std::uint64_t seed) {
  Random random(seed);
  History<Brandubh> history = opening(random);
  const auto both = std::bit_cast<BothWeights>(weights);
  const Evaluator evaluator{kNoise, random(), &both};
  Searcher search(evaluator, kTableBytes);
  std::vector<Lesson> lessons;
  while (history.state().end == End::none) {
    const auto found = search.search(history, {.nodes = kNodes}, kDepth);
    const Position position(history.state());
    if (!is_decided(found.score) && !position.foreseen()) {
      Lesson& lesson = lessons.emplace_back();
      look_at(position, [&](int feature, int times) {
        lesson.times[static_cast<std::size_t>(feature)] = static_cast<std::int8_t>(times);
      });
    }
    history.apply(history.state().turn, found.action);
  }
  for (Lesson& lesson : lessons) {
    lesson.challenge = history.state().challenge ? 1 : 0;
    lesson.halves = static_cast<std::uint8_t>(1 + Brandubh::returns(history.state())[Brandubh::kAttackers]);
  }
  return lessons;
}

Learner::Weights Learner::learn(const Weights& from, const std::vector<Lesson>& lessons, std::uint64_t,
                                const std::function<void(const std::string&)>& report) {
  auto both = std::bit_cast<BothWeights>(from);
  for (std::size_t rule_set = 0; rule_set < 2; ++rule_set) {
    std::vector<const Lesson*> own;
    for (const Lesson& lesson : lessons) {
      if (lesson.challenge == rule_set) own.push_back(&lesson);
    }
    if (own.empty()) continue;
    both[rule_set] = fit(own, both[rule_set], [&](const std::string& line) {
      report(std::string(Brandubh::kRules[rule_set]) + " rules, " + line);
    });
  }
  return std::bit_cast<Weights>(both);
}

Returns Learner::play_match(const Weights& even, const Weights& odd, std::uint64_t seed) {
  Random random(seed);
  History<Brandubh> history = opening(random);
  const std::array both = {std::bit_cast<BothWeights>(even), std::bit_cast<BothWeights>(odd)};
  const std::array evaluators = {Evaluator{.weights = &both[0]}, Evaluator{.weights = &both[1]}};
  std::array searches = {Searcher(evaluators[0], kTableBytes), Searcher(evaluators[1], kTableBytes)};
  while (history.state().end == End::none) {
    const std::uint8_t turn = history.state().turn;
    history.apply(turn, searches[turn].search(history, {.nodes = kNodes}, kDepth).action);
  }
  return Brandubh::returns(history.state());
}

}  // namespace nemeton::brandubh
