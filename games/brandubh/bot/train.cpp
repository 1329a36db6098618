// Learns the weights of evaluation.hpp from games of the bot against itself, and writes weights.cpp:
//
//     brandubh_train [games [seed]] > games/brandubh/bot/weights.cpp
//
// A linear evaluation, fitted to how the games ended by logistic regression ("Texel's tuning method", Österlund, 2014).
#include <charconv>
#include <cmath>
#include <cstdio>
#include <vector>

#include "games/brandubh/bot/searcher.hpp"
#include "search/rollout.hpp"

namespace nemeton::brandubh {
namespace {

constexpr std::uint64_t kNodes = 2000;  // for a move
constexpr int kNoise = 25;
constexpr double kScale = 300;  // so many points make e : 1 of the chances
constexpr int kEpochs = 400;

struct Seen {
  std::uint8_t feature;
  std::int8_t times;
};

struct Sample {
  std::vector<Seen> seen;
  double won;  // by the attackers: 0, a half or 1
};

// Plays a game and adds its positions, but for those whose end is near and those after the opening's moves at random.
void play_game(bool challenge, Random& random, std::vector<Sample>& samples) {
  OptionValues options(Brandubh::kOptions);
  if (!options.set_word("rules", Brandubh::kRules[challenge ? 1 : 0])) return;
  History<Brandubh> history(Brandubh::start(options, 2));
  for (auto plies = 2 + below(random, 8); plies > 0; --plies) {
    random_step(history, random);
    if (history.state().end != End::none) return;
  }
  const Evaluator evaluator{kNoise, random()};
  Searcher search(evaluator, 1 << 20);
  std::vector<Sample> own;
  while (history.state().end == End::none) {
    const auto found = search.search(history, {.nodes = kNodes}, 30);
    const Position position(history.state());
    if (!is_decided(found.score) && !position.foreseen()) {
      Sample& sample = own.emplace_back();
      look_at(position, [&](int feature, int times) {
        if (times != 0) sample.seen.push_back({static_cast<std::uint8_t>(feature), static_cast<std::int8_t>(times)});
      });
    }
    history.apply(history.state().turn, found.action);
  }
  const double won = (1 + Brandubh::returns(history.state())[Brandubh::kAttackers]) / 2;
  for (Sample& sample : own) {
    sample.won = won;
    samples.push_back(std::move(sample));
  }
}

// Adam (Kingma and Ba, 2014) over all samples at once, from the weights that there are.
Weights fit(const std::vector<Sample>& samples, const Weights& from) {
  std::array<double, kFeatures> weights, mean{}, square{};
  std::copy(from.begin(), from.end(), weights.begin());
  for (int epoch = 1; epoch <= kEpochs; ++epoch) {
    std::array<double, kFeatures> gradient{};
    double error = 0;
    for (const Sample& sample : samples) {
      double value = 0;
      for (const Seen& each : sample.seen) value += weights[each.feature] * each.times;
      const double chance = 1 / (1 + std::exp(-value / kScale));
      error += (chance - sample.won) * (chance - sample.won);
      for (const Seen& each : sample.seen) gradient[each.feature] += (chance - sample.won) * each.times;
    }
    if (epoch == 1 || epoch == kEpochs) {
      std::fprintf(stderr, "epoch %d: mean square error %.4f over %zu positions\n", epoch,
                   error / static_cast<double>(samples.size()), samples.size());
    }
    for (std::size_t i = 0; i < kFeatures; ++i) {
      // What is hardly ever seen stays near 0.
      const double slope = gradient[i] / static_cast<double>(samples.size()) + 1e-6 * weights[i];
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

void write(const std::array<Weights, 2>& all) {
  std::puts("#include \"games/brandubh/bot/evaluation.hpp\"\n\nnamespace nemeton::brandubh {\n");
  std::puts("// Written by train.cpp.\nconst std::array<Weights, 2> kWeights = {{");
  for (const Weights& weights : all) {
    std::printf("    {");
    for (const int weight : weights) std::printf("%d, ", weight);
    std::puts("},");
  }
  std::puts("}};\n\n}  // namespace nemeton::brandubh");
}

int number(const char* text, int otherwise) {
  int value = otherwise;
  if (text != nullptr) std::from_chars(text, text + std::char_traits<char>::length(text), value);
  return value;
}

}  // namespace
}  // namespace nemeton::brandubh

int main(int count, char** arguments) {
  using namespace nemeton::brandubh;
  const int games = number(count > 1 ? arguments[1] : nullptr, 6000);
  nemeton::Random random(static_cast<std::uint64_t>(number(count > 2 ? arguments[2] : nullptr, 1)));
  std::array<std::vector<Sample>, 2> samples;
  for (int game = 0; game < games; ++game) {
    play_game(game % 2 == 1, random, samples[static_cast<std::size_t>(game % 2)]);
    if (game % 500 == 499) std::fprintf(stderr, "%d games\n", game + 1);
  }
  write({fit(samples[0], kWeights[0]), fit(samples[1], kWeights[1])});
}
