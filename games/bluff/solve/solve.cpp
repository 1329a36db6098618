#include "games/bluff/solve/solve.hpp"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iomanip>

#include "games/bluff/solve/round_solver.hpp"

namespace nemeton::bluff {

namespace {

constexpr int kIterationsBetweenReports = 32;
// Of every abstracted round in an epoch.
constexpr int kIterations = 20;

// Calls `visit(own, other)` for each round of so many dice.
template <class Visit>
void each_round(int total, int dice, const Visit& visit) {
  for (int own = std::max(1, total - dice); own <= std::min(dice, total - 1); ++own) visit(own, total - own);
}

bool is_small(const SolveOptions& options, int total) {
  bool small = true;
  each_round(total, options.dice, [&](int own, int other) {
    small = small && std::max(own, other) <= kMostSolvedDice &&
            RoundTree(options.options, {own, other}).size({}).actions <= options.most_actions;
  });
  return small;
}

float solve_round(const SolveOptions& options, int own, int other, const MatchValues& values, std::ostream& progress) {
  RoundSolver solver(options.options, {own, other}, values);
  for (int iteration = 1;; ++iteration) {
    solver.iterate();
    if (iteration % kIterationsBetweenReports != 0) continue;
    const auto [value, exploitability] = solver.result();
    progress << own << " dice against " << other << ": iteration " << iteration << ", value " << std::setprecision(6)
             << value << ", exploitability " << std::setprecision(3) << exploitability << std::endl;
    if (exploitability > options.most_exploitability) continue;
    progress << own << " dice against " << other << ": solved, "
             << static_cast<std::uint64_t>(solver.size().information_sets) << " information sets" << std::endl;
    return static_cast<float>(value);
  }
}

void tell_values(const MatchValues& values, int dice, std::ostream& progress) {
  progress << std::fixed << std::setprecision(3);
  for (int own = 1; own <= dice; ++own) {
    progress << own << " dice:";
    for (int other = 1; other <= dice; ++other) progress << ' ' << std::setw(6) << values.opener(own, other);
    progress << std::endl;
  }
  progress << std::defaultfloat;
}

}  // namespace

Strategy strategy_of(const RoundOptions& options, const Sampling& learnt) {
  std::vector<std::uint8_t> weights;
  for (std::size_t situation = 0; situation < Situation::kCount; ++situation) {
    const auto sums = learnt.sums(situation);
    const float most = std::max(*std::ranges::max_element(sums), 1e-30F);
    for (const float sum : sums) {
      weights.push_back(static_cast<std::uint8_t>(std::lround(sum / most * Strategy::kMostWeight)));
    }
  }
  return {options, learnt.values(), std::move(weights)};
}

std::expected<void, std::string> solve(const SolveOptions& options, std::ostream& progress) {
  MatchValues values;
  int total = 2;
  for (; total <= 2 * options.dice && is_small(options, total); ++total) {
    each_round(total, options.dice,
               [&](int own, int other) { values.set(own, other, solve_round(options, own, other, values, progress)); });
  }
  Sampling sampling(options.options, values, total - 1, options.seed);
  for (int epoch = 1; epoch <= options.epochs; ++epoch) {
    sampling.learn(options.dice, kIterations, static_cast<float>(epoch));
    if (epoch % 100 == 0) progress << "epoch " << epoch << std::endl;
  }
  tell_values(sampling.values(), options.dice, progress);
  std::ofstream file(options.out, std::ios::binary);
  file << strategy_of(options.options, sampling).bytes() << std::flush;
  if (!file) return std::unexpected(options.out.string() + ": cannot be written");
  return {};
}

}  // namespace nemeton::bluff
