// Learns the weights by which the bot guesses what two hands are worth, and prints weights.cpp.
//
//   duel_train ROUNDS GAMES
//
// goes on from the weights that are there, or begins at random where all are 0. Each round plays so many games against itself, one choice in ten at random. The hands that came up
// are taken from the fewest cards upwards: those of a few are worked out exactly, all others from the guesses of those with one card less,
// which have been learnt just before (fitted value iteration). They are the result of 3 rounds of 800 games, which began with weights at random.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "core/random.hpp"
#include "games/duel/bot/open_duel.hpp"

namespace {

using namespace nemeton;
using namespace nemeton::duel;

constexpr int kExact = 7;  // cards in both hands

struct Lesson {
  Cards first;
  Cards second;
  ByForms values{};
};
using Lessons = std::array<std::vector<Lesson>, kCards + 1>;  // by the number of cards

Duel::Action draw(const Matrix::Strategy& strategy, const ActionList<Duel>& actions, Random& random) {
  double left = static_cast<double>(random() >> 11) * 0x1p-53;
  for (std::size_t i = 0; i + 1 < actions.size(); ++i) {
    if ((left -= strategy[i]) < 0) return actions[i];
  }
  return actions[actions.size() - 1];
}

void play(const Network& network, Random& random, Lessons& lessons) {
  Duel::State state = Duel::start(OptionValues(Duel::info.options), 2);
  Cards first = 0, second = 0;
  while (Duel::node(state).kind != NodeKind::terminal) {
    if (Duel::is_sampled(state)) {
      Duel::apply(state, kChance, Duel::sample_outcome(state, random));
      continue;
    }
    if (state.hands[0] != first || state.hands[1] != second) {
      first = state.hands[0];
      second = state.hands[1];
      lessons[static_cast<std::size_t>(count(first) + count(second))].push_back({first, second});
    }
    OpenDuel duel(state.open, first, second, {}, network);
    duel.search(0);
    for (const Seat seat : {0, 1}) {
      ActionList<Duel> actions;
      Duel::actions(state, seat, actions);
      const bool strays = below(random, 10) == 0;
      Duel::apply(state, seat,
                  strays ? actions[below(random, static_cast<std::uint32_t>(actions.size()))]
                         : draw(duel.strategy(seat), actions, random));
    }
  }
}

// Gradient descent (Adam: Kingma and Ba 2015) on the squared error of the values.
class Learner {
 public:
  explicit Learner(const Network& network) : network(network) {}

  void learn(const Lesson& lesson, float rate) {
    const Features own = features_of(lesson.first, lesson.second), other = features_of(lesson.second, lesson.first);
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
        const float error = lead / root - static_cast<float>(lesson.values[pairs[0]]);
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
    ++lessons;
    for (const Pass& pass : passes) pass.spread(gradient);
    step(gradient, rate);
  }

  Network network;
  double squares = 0;
  double lessons = 0;

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

  static constexpr std::size_t kWeights = sizeof(Network) / sizeof(float);
  void step(const Network& gradient, float rate) {
    const auto slopes = std::bit_cast<std::array<float, kWeights>>(gradient);
    auto weights = std::bit_cast<std::array<float, kWeights>>(network);
    for (std::size_t i = 0; i < kWeights; ++i) {
      mean_[i] += 0.1F * (slopes[i] - mean_[i]);
      spread_[i] += 0.001F * (slopes[i] * slopes[i] - spread_[i]);
      weights[i] -= rate * mean_[i] / (std::sqrt(spread_[i]) + 1e-6F);
    }
    network = std::bit_cast<Network>(weights);
  }

  std::array<float, kWeights> mean_{}, spread_{};
};

Network beginning(Random& random) {
  Network network{};
  const auto number = [&] { return (static_cast<float>(random() >> 40) * 0x1p-24F - 0.5F) * 0.6F; };
  for (auto& unit : network.inputs) {
    for (float& weight : unit) weight = number();
  }
  for (auto& form : network.outputs) {
    for (float& weight : form) weight = number();
  }
  return network;
}

void print(const Network& network) {
  const auto row = [](const auto& numbers) {
    std::printf("{");
    for (std::size_t i = 0; i < numbers.size(); ++i)
      std::printf("%s%.3fF", i == 0 ? "" : ", ", static_cast<double>(numbers[i]));
    std::printf("}");
  };
  const auto rows = [&](const auto& matrix) {
    std::printf("{{");
    for (const auto& each : matrix) {
      row(each);
      std::printf(",\n");
    }
    std::printf("}}");
  };
  std::printf(
      "// What train.cpp has learnt.\n#include \"games/duel/bot/evaluator.hpp\"\n\nnamespace nemeton::duel {\n\n");
  std::printf("const Network kLearnt = {.inputs = ");
  rows(network.inputs);
  std::printf(",\n.bias = ");
  row(network.bias);
  std::printf(",\n.outputs = ");
  rows(network.outputs);
  std::printf("};\n\n}  // namespace nemeton::duel\n");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "duel_train: %d arguments, expected ROUNDS GAMES\n", argc - 1);
    return 2;
  }
  const int rounds = std::atoi(argv[1]);
  const int games = std::atoi(argv[2]);
  Random random(1);
  const bool is_first = kLearnt.outputs[0][0] == 0;
  Learner learner(is_first ? beginning(random) : kLearnt);
  for (int round = 0; round < rounds; ++round) {
    Lessons lessons;
    for (int game = 0; game < games; ++game) play(learner.network, random, lessons);
    std::vector<const Lesson*> known;
    const auto learn = [&](std::size_t times, float rate) {
      learner.squares = learner.lessons = 0;
      for (std::size_t i = 0; i < times; ++i) {
        learner.learn(*known[below(random, static_cast<std::uint32_t>(known.size()))], rate);
      }
      return std::sqrt(learner.squares / learner.lessons / kFormPairs);
    };
    for (int cards = 2; cards <= kCards; ++cards) {
      auto& these = lessons[static_cast<std::size_t>(cards)];
      if (these.empty()) continue;
      Duel::State state = Duel::start(OptionValues(Duel::info.options), 2);
      auto duel = std::make_unique<OpenDuel>(state.open, 1, 2, Budget{}, learner.network);
      for (Lesson& lesson : these) {
        lesson.values = duel->values(lesson.first, lesson.second, cards <= kExact ? 0 : cards - 1);
        known.push_back(&lesson);
      }
      const double error = learn(round == 0 ? 60000 : 20000, 0.001F);
      std::fprintf(stderr, "round %d, %d cards: %zu hands, error %.4f\n", round, cards, these.size(), error);
    }
    for (const float rate : {0.001F, 0.0005F, 0.0002F, 0.0001F, 0.00005F}) {
      std::fprintf(stderr, "round %d: error %.4f\n", round, learn(400000, rate));
    }
  }
  print(learner.network);
}
