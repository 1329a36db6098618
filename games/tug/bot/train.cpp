// Learns the weights of the bot by self-play: a frozen policy plays matches against itself, one act in ten at random, the
// weights learn to predict the results before each roll, and are the next policy. Prints the rows of weights.cpp.
//
//   tug_train ROUNDS GAMES
//
// goes on from the weights that are there. They are the result of 6 rounds of 3000 games, which began with weights chosen by hand;
// the new policy won 100 of 100 matches against those.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "core/random.hpp"
#include "games/tug/bot/evaluator.hpp"
#include "search/expectimax.hpp"

namespace {

using namespace nemeton;
using namespace nemeton::tug;

// The policy's way to play on to the next roll.
Tug::State best_end(Expectimax<Tug, LearntEvaluator>& search, const LearntEvaluator& evaluator,
                    const Tug::State& state) {
  const Seat seat = state.turn;
  double best = -2;
  Tug::State chosen = state;
  search.each_afterstate(state, seat, [&](const Tug::State& after) {
    const bool over = Tug::node(after).kind == NodeKind::terminal;
    const double value = (seat == 0 ? 1 : -1) * (over ? Tug::returns(after)[0] : evaluator.evaluate(after));
    if (value > best) {
      best = value;
      chosen = after;
    }
  });
  return chosen;
}

// Plays a game; `look(state)` is called before each roll of a turn. The result for seat 0.
template <class Look>
double play(Tug::State& state, const LearntEvaluator& policy, Random& random, bool stray, const Look& look) {
  Expectimax<Tug, LearntEvaluator> search(policy);
  while (Tug::node(state).kind != NodeKind::terminal) {
    if (Tug::node(state).kind == NodeKind::chance) {
      if (state.stage == Tug::Stage::roll) look(state);
      Tug::apply(state, kChance, Tug::random_outcome(state, random));
    } else if (stray && below(random, 10) == 0) {
      Tug::apply(state, state.turn, Tug::random_action(state, state.turn, random));
    } else {
      state = best_end(search, policy, state);
    }
  }
  return Tug::returns(state)[0];
}

Tug::State start(int matches) {
  OptionValues options(Tug::info.options);
  if (!options.set_integer("matches", matches) || !options.set_integer("ply_limit", 1000)) std::abort();
  return Tug::start(options, 2);
}

void learn(Weights& weights, const Tug::State& state, double result, double rate) {
  const LearntEvaluator evaluator{weights};
  const double turn = state.turn == 0 ? 1 : -1;
  const double step = rate * (result - std::tanh(evaluator.lead(state) + turn * weights.turn));
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const Tug::Side& side = state.sides[seat];
    const double sign = seat == 0 ? 1 : -1;
    weights.rope[static_cast<std::size_t>(side.on_rope())] += sign * step;
    weights.weakened -= sign * step * side.weakened / 4;
    side.column.each([&](int value) { weights.column[static_cast<std::size_t>(value)] += sign * step; });
  }
  weights.turn += turn * step;
}

// A part of the way to what was learnt: whole steps make policies that each beat the one before and lose to the one before that.
void approach(Weights& policy, const Weights& learnt, double part) {
  const auto step = [part](double& weight, double to) { weight += part * (to - weight); };
  for (std::size_t i = 0; i < policy.rope.size(); ++i) step(policy.rope[i], learnt.rope[i]);
  for (std::size_t i = 0; i < policy.column.size(); ++i) step(policy.column[i], learnt.column[i]);
  step(policy.weakened, learnt.weakened);
  step(policy.turn, learnt.turn);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "tug_train: %d arguments, expected ROUNDS GAMES\n", argc - 1);
    return 2;
  }
  const int rounds = std::atoi(argv[1]);
  const int games = std::atoi(argv[2]);
  Random random(1);
  Weights policy = kLearnt;
  std::vector<Tug::State> path;
  for (int round = 0; round < rounds; ++round) {
    Weights weights = policy;
    std::uint64_t turns = 0;
    int long_games = 0;
    for (int game = 0; game < games; ++game) {
      path.clear();
      Tug::State state = start(1);
      const double result =
          play(state, LearntEvaluator{policy}, random, true, [&](const Tug::State& at) { path.push_back(at); });
      turns += path.size();
      long_games += result == 0 ? 1 : 0;
      const double rate = 0.02 * (1 - 0.95 * game / games);
      for (const Tug::State& at : path) learn(weights, at, result, rate);
    }
    approach(policy, weights, 1.0 / (round + 2));
    std::fprintf(stderr, "round %d: %.1f turns a match, %d ties\n", round, static_cast<double>(turns) / games,
                 long_games);
  }
  double first_match = 0;
  for (int game = 0; game < games; ++game) {
    Tug::State state = start(2);
    const double result = play(state, LearntEvaluator{policy}, random, false, [](const Tug::State&) {});
    first_match += (state.first_match == 0 ? result : -result) / games;
  }
  std::printf(".rope = {");
  for (const double weight : policy.rope) std::printf("%.3f, ", weight - policy.rope[9]);
  std::printf("},\n.weakened = %.3f,\n.column = {", policy.weakened);
  for (const double weight : policy.column) std::printf("%.3f, ", weight - policy.column[1]);
  std::printf("},\n.turn = %.3f,\n.first_match = %.3f,\n", policy.turn, first_match);
}
