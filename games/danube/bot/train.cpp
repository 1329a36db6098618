// Learns the weights of the bot's network by self-play, one policy after another: a frozen policy plays games against itself, the
// network learns to predict their results where a throw is awaited, and is the next policy, which takes the move that it thinks best.
//
//   danube_train MINUTES OUT [FROM]
//
// learns for so long on one core, from the games of the policy whose weights are in FROM (without it, of one that counts
// pips), and writes weights to OUT. weights.inc is the result of two rounds of three minutes. Further rounds did not play better:
// policies that are good enough wait for each other behind their blocks, and their games teach little.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <vector>

#include "core/random.hpp"
#include "games/danube/bot/evaluator.hpp"
#include "search/expectimax.hpp"

namespace {

using namespace nemeton;
using namespace nemeton::danube;

double uniform(Random& random) { return static_cast<double>(random() >> 11) * 0x1p-53; }

// The first policy: two hidden units that count how far each side is ahead of the other, in pips, boats side by side being worth
// a few more.
Net first_net() {
  Net net{};
  for (std::size_t i = 0; i < kInputs; ++i) {
    const int input = static_cast<int>(i % kSideInputs);
    int ahead = 0;
    if (input < kPairs) ahead = input + 1;
    else if (input < kThrees) ahead = 4;
    else if (input < kHome) ahead = 2;
    else if (input < kSpringing) ahead = 45 * (input - kHome);
    const float sign = i < kSideInputs ? 1.0f : -1.0f;
    net.weights[i][0] = sign * static_cast<float>(ahead) / 40;
    net.weights[i][1] = -net.weights[i][0];
  }
  net.output[0] = 1;
  net.output[1] = -1;
  return net;
}

void stir(Net& net, Random& random) {
  for (auto& layer : net.weights) {
    for (float& weight : layer) weight += static_cast<float>(uniform(random) - 0.5) * 0.2f;
  }
  for (float& weight : net.output) weight += static_cast<float>(uniform(random) - 0.5) * 0.1f;
}

// One step down the gradient of the cross-entropy between the value and `target`.
void learn(Net& net, Squares own, Squares enemy, float target, float rate) {
  const Net::Layer sums = net.sums(own, enemy);
  const float error = target - net.value(sums);
  Net::Layer change;
  for (std::size_t j = 0; j < kHidden; ++j) {
    const bool on = sums[j] > 0;
    change[j] = on ? rate * error * net.output[j] : 0;
    if (on) net.output[j] += rate * error * sums[j];
    net.bias[j] += change[j];
  }
  net.output_bias += rate * error;
  Net::inputs(own, enemy, [&](std::size_t i) {
    for (std::size_t j = 0; j < kHidden; ++j) net.weights[i][j] += change[j];
  });
}

class Trainer {
 public:
  Trainer(Net& net, const Net& policy, std::uint64_t seed) : net_(net), evaluator_{policy}, random_(seed) {}

  // Plays one game and learns as much as it brought.
  void game(float rate) {
    constexpr std::size_t kLongest = 500;  // throws; the result of a longer game is estimated
    Danube::State state = some_start();
    path_.clear();
    while (Danube::node(state).kind != NodeKind::terminal && path_.size() < kLongest) {
      if (Danube::node(state).kind == NodeKind::chance) {
        path_.push_back(state);
        random_step(state);
      } else {
        move(state);
      }
    }
    keep(Danube::node(state).kind == NodeKind::terminal ? Danube::returns(state)[0]
                                                        : NetEvaluator{net_}.evaluate(state));
    if (lessons_.size() < kLessons / 2) return;
    for (std::size_t i = 0; i < 2 * path_.size(); ++i) {
      const Lesson& lesson = lessons_[below(random_, static_cast<std::uint32_t>(lessons_.size()))];
      learn(net_, lesson.own, lesson.enemy, lesson.result, rate);
    }
  }

  std::uint64_t positions() const { return positions_; }

 private:
  // The start of a game, what random steps make of it, or boats put anywhere, some of them home.
  Danube::State some_start() {
    Danube::State state = Danube::start(OptionValues(Danube::info.options), 2);
    state.ply_limit = std::numeric_limits<std::uint32_t>::max();
    const std::uint32_t kind = below(random_, 3);
    if (kind == 0) return state;
    if (kind == 1) {
      const std::uint32_t steps = below(random_, 150);
      while (Danube::node(state).kind != NodeKind::terminal && state.ply < steps) random_step(state);
      return Danube::node(state).kind == NodeKind::terminal ? some_start() : state;
    }
    state.stage = Danube::Stage::under_way;
    state.thrown = state.left = state.usable = 0;
    state.turn = static_cast<std::int8_t>(below(random_, 2));
    Squares taken = square(kRapids);
    const std::uint32_t lowest = 1 + below(random_, 24);  // there is room for all from here on
    for (Squares& boats : state.boats) {
      boats = 0;
      for (std::uint32_t count = 1 + below(random_, kBoats); count > 0;) {
        const Squares one = square(static_cast<int>(lowest + below(random_, kSea - lowest)));
        if ((taken & one) != 0) continue;
        taken |= one;
        boats |= one;
        --count;
      }
    }
    return state;
  }

  void random_step(Danube::State& state) {
    if (Danube::node(state).kind == NodeKind::chance) {
      OutcomeList<Danube> outcomes;
      Danube::outcomes(state, outcomes);
      Danube::apply(state, kChance, sample(random_, outcomes));
    } else {
      Danube::apply(state, state.turn, Danube::random_action(state, state.turn, random_));
    }
  }

  // Plays on to the next throw by the policy.
  void move(Danube::State& state) {
    const Seat seat = state.turn;
    double best = -2;
    Danube::State chosen = state;
    search_.each_afterstate(state, seat, [&](const Danube::State& after) {
      const bool over = Danube::node(after).kind == NodeKind::terminal;
      const double value = (seat == 0 ? 1 : -1) * (over ? Danube::returns(after)[0] : evaluator_.evaluate(after));
      if (value > best) {
        best = value;
        chosen = end;
      }
    });
    state = chosen;
  }

  // Neighbouring positions of a game are alike; so what is learnt is drawn from the positions of many games.
  struct Lesson {
    Squares own;
    Squares enemy;
    float result;
  };
  static constexpr std::size_t kLessons = 1 << 20;

  void keep(double result) {
    for (const Danube::State& state : path_) {
      const auto own = static_cast<std::size_t>(state.turn);
      const Lesson lesson{state.boats[own], state.boats[1 - own], static_cast<float>(own == 0 ? result : -result)};
      if (lessons_.size() < kLessons) lessons_.push_back(lesson);
      else lessons_[positions_ % kLessons] = lesson;
      ++positions_;
    }
  }

  Net& net_;
  NetEvaluator evaluator_;  // the policy's
  Expectimax<Danube, NetEvaluator> search_{evaluator_};
  Random random_;
  std::vector<Lesson> lessons_;
  std::vector<Danube::State> path_;
  std::uint64_t positions_ = 0;
};

// The weights as weights.inc holds them: whole numbers, `kWeightUnit` of them to one, in the order of Net's members.
template <class Visit>
void each_weight(Net& net, const Visit& visit) {
  for (auto& layer : net.weights) {
    for (float& weight : layer) visit(weight);
  }
  for (float& weight : net.bias) visit(weight);
  for (float& weight : net.output) visit(weight);
  visit(net.output_bias);
}

bool read(Net& net, const char* path) {
  std::ifstream in(path);
  each_weight(net, [&](float& weight) {
    int whole = 0;
    char comma = 0;
    in >> whole >> comma;
    weight = static_cast<float>(whole) / kWeightUnit;
  });
  return in.good();
}

void write(Net& net, const char* path) {
  std::ofstream out(path);
  int column = 0;
  each_weight(net, [&](float& weight) {
    out << std::clamp(std::lround(weight * kWeightUnit), -32768l, 32767l) << (++column % 32 == 0 ? ",\n" : ",");
  });
  out << "\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fprintf(stderr, "danube_train: %d arguments, expected MINUTES OUT [FROM]\n", argc - 1);
    return 2;
  }
  const double minutes = std::atof(argv[1]);
  Random random(1);
  Net policy = first_net();
  Net net = policy;
  if (argc == 3) {
    stir(net, random);
  } else if (read(policy, argv[3])) {
    net = policy;
  } else {
    std::fprintf(stderr, "danube_train: %s holds no weights\n", argv[3]);
    return 2;
  }
  Trainer trainer(net, policy, random());
  const auto begin = std::chrono::steady_clock::now();
  for (double done = 0; done < 1;) {
    const float rate = 0.005f * static_cast<float>(std::pow(0.03, done));
    for (int game = 0; game < 100; ++game) trainer.game(rate);
    done = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() / 60 / minutes;
  }
  std::printf("%.1f million positions\n", static_cast<double>(trainer.positions()) / 1e6);
  write(net, argv[2]);
}
