// Learns the weights by which the bot guesses what two hands are worth, and prints weights.cpp.
//
//   duel_train ROUNDS GAMES
//
// goes on from the weights that are there, or begins at random where all are 0. Each round plays so many games against itself, one choice in ten at random. The hands that came up
// are taken from the fewest cards upwards: those of a few are worked out exactly, all others from the guesses of those with one card less,
// which have been learnt just before (fitted value iteration). They are the result of 3 rounds of 800 games, which began with weights at random.
//
//   duel_train several ROUNDS GAMES
//
// learns what hands are worth where three or four play, and prints worth_weights.cpp: rounds of games against itself, all hands open, one choice in
// twenty at random, and from all rounds so far which hands went before which end. The weights are the result of 2 rounds of 500 games.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "games/duel/bot/open_duel.hpp"
#include "games/duel/bot/turn_game.hpp"

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

// On the squared error of the values.
class Learner {
 public:
  explicit Learner(const Network& start) : network(start) {}

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
    adam_.step(network, gradient, rate);
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

  Adam<Network> adam_;
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

template <class Numbers>
void print_row(const Numbers& numbers) {
  std::printf("{");
  for (std::size_t i = 0; i < numbers.size(); ++i)
    std::printf("%s%.3fF", i == 0 ? "" : ", ", static_cast<double>(numbers[i]));
  std::printf("}");
}

template <class Rows>
void print_rows(const Rows& rows) {
  std::printf("{{");
  for (const auto& each : rows) {
    print_row(each);
    std::printf(",\n");
  }
  std::printf("}}");
}

void print(const Network& network) {
  std::printf(
      "// What train.cpp has learnt.\n#include \"games/duel/bot/evaluator.hpp\"\n\nnamespace nemeton::duel {\n\n");
  std::printf("const Network kLearnt = {.inputs = ");
  print_rows(network.inputs);
  std::printf(",\n.bias = ");
  print_row(network.bias);
  std::printf(",\n.outputs = ");
  print_rows(network.outputs);
  std::printf("};\n\n}  // namespace nemeton::duel\n");
}

// Hands before a turn where several play, and what came of them.
struct Course {
  BySeat<Cards> hands;
  BySeat<std::int8_t> jokers;
  BySeat<std::int8_t> drained;
  int seats;
  Returns shares;
};

Duel::Action draw(const std::array<double, kCards>& strategy, const ActionList<Duel>& actions, Random& random) {
  double left = static_cast<double>(random() >> 11) * 0x1p-53;
  for (const Duel::Action action : actions) {
    if ((left -= strategy[static_cast<std::size_t>(action)]) < 0) return action;
  }
  return actions[actions.size() - 1];
}

// All choose at once by one game that knows all hands.
void play_open_turn(Duel::State& state, const WorthNetwork& network, Random& random) {
  constexpr int kIterations = 60;
  const SeatSet choosing = Duel::node(state).to_act;
  const auto known = Duel::observation(state, choosing.first());
  TurnGame game(known, state.hands, random(), network);
  for (int i = 0; i < kIterations; ++i) game.iterate();
  for (Seat seat = 0; seat < state.open.seats; ++seat) {
    if (!choosing.has(seat)) continue;
    ActionList<Duel> actions;
    Duel::actions(state, seat, actions);
    const bool strays = below(random, 20) == 0;
    Duel::apply(state, seat,
                strays ? actions[below(random, static_cast<std::uint32_t>(actions.size()))]
                       : draw(game.strategy(seat), actions, random));
  }
}

void play_open_game(const WorthNetwork& network, Random& random, std::vector<Course>& courses) {
  const int seats = 3 + static_cast<int>(below(random, 2));
  const std::size_t begin = courses.size();
  Duel::State state = Duel::start(OptionValues(Duel::info.options), seats);
  state.open.with_chameleon = below(random, 4) == 0;
  while (Duel::node(state).kind != NodeKind::terminal) {
    if (Duel::is_sampled(state)) {
      Duel::apply(state, kChance, Duel::sample_outcome(state, random));
      continue;
    }
    if (state.open.stage == Stage::forms)
      courses.push_back({state.hands, state.open.jokers, state.open.drained, seats, {}});
    play_open_turn(state, network, random);
  }
  const unsigned winners = Duel::winners(state.open);
  for (std::size_t i = begin; i < courses.size(); ++i) {
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
      courses[i].shares[seat] = (winners >> seat & 1) == 0 ? 0 : 1.0 / std::popcount(winners);
  }
}

// On the likelihood of the winners.
class WorthLearner {
 public:
  WorthNetwork network = kLearntWorths;

  // How unlikely what came was taken to be: minus the logarithm.
  double learn(const Course& course, float rate) {
    const auto seats = static_cast<std::size_t>(course.seats);
    Worths worths(network, course.hands, course.jokers, course.seats);
    BySeat<float> worth;
    float total = 0;
    for (std::size_t seat = 0; seat < seats; ++seat)
      total += worth[seat] = worths.of(static_cast<Seat>(seat), kNoCard, course.drained[seat], 0);
    WorthNetwork gradient{};
    double surprise = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      const float share = worth[seat] / total, error = share - static_cast<float>(course.shares[seat]);
      surprise -= course.shares[seat] * std::log(static_cast<double>(share));
      // The worth is lead + √(1 + lead²).
      const float slope = error * 2 / (worth[seat] + 1 / worth[seat]);
      const auto inputs = worths.inputs(static_cast<Seat>(seat), kNoCard, course.drained[seat], 0);
      for (std::size_t i = 0; i < inputs.size(); ++i) gradient.direct[i] += slope * inputs[i];
      for (std::size_t unit = 0; unit < WorthNetwork::kHidden; ++unit) {
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

 private:
  Adam<WorthNetwork> adam_;
};

void print(const WorthNetwork& network) {
  std::printf("// What train.cpp has learnt.\n#include \"games/duel/bot/worths.hpp\"\n\nnamespace nemeton::duel {\n\n");
  std::printf("const WorthNetwork kLearntWorths = {.inputs = ");
  print_rows(network.inputs);
  std::printf(",\n.bias = ");
  print_row(network.bias);
  std::printf(",\n.outputs = ");
  print_row(network.outputs);
  std::printf(",\n.direct = ");
  print_row(network.direct);
  std::printf("};\n\n}  // namespace nemeton::duel\n");
}

int learn_several(int rounds, int games) {
  Random random(1);
  WorthLearner learner;
  for (auto& input : learner.network.inputs) {
    for (float& weight : input) {
      if (weight == 0) weight = static_cast<float>(random() >> 40) * 0x1p-24F - 0.5F;
    }
  }
  std::vector<Course> courses;
  for (int round = 0; round < rounds; ++round) {
    for (int game = 0; game < games; ++game) play_open_game(learner.network, random, courses);
    for (const float rate : {0.003F, 0.001F, 0.0003F, 0.0001F}) {
      double surprise = 0;
      for (std::size_t i = 0; i < courses.size(); ++i)
        surprise += learner.learn(courses[below(random, static_cast<std::uint32_t>(courses.size()))], rate);
      std::fprintf(stderr, "round %d: %zu turns, surprise %.4f\n", round, courses.size(),
                   surprise / static_cast<double>(courses.size()));
    }
  }
  print(learner.network);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 4 && argv[1] == std::string_view("several")) return learn_several(std::atoi(argv[2]), std::atoi(argv[3]));
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
