#include "games/bluff/solve/solve.hpp"

#include <algorithm>
#include <cmath>
#include <iomanip>

#include "games/bluff/bot/round_table.hpp"
#include "games/bluff/solve/round_solver.hpp"

namespace nemeton::bluff {

namespace {

constexpr int kIterationsBetweenReports = 32;
// The most of the round with one die against one, which takes no time and which all others stand on.
constexpr double kExploitabilityOfLast = 0.0001;
// Of the exploitability that is allowed, how much may be reached before weights are rounded.
constexpr double kBeforeRounding = 0.4;
// Of every abstracted round in an epoch.
constexpr int kIterations = 20;
// Of matches of each number of seats above two.
constexpr int kMatches = 5;
// How long an answer to a strategy is learnt, and in how many of the last epochs what it gains is counted.
constexpr int kAnswerEpochs = 300;
constexpr int kAnswersCounted = 50;

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

struct SolvedWeights {
  float value;
  double exploitability;  // of the weights, rounded as they are
  std::string weights;    // empty where a seat has too many dice for that
};

SolvedWeights solve_round(const SolveOptions& options, Held held, const MatchValues& values, std::ostream& progress) {
  const auto [own, other] = held;
  RoundSolver solver(options.options, held, values);
  const double most =
      own + other == 2 ? std::min(options.most_exploitability, kExploitabilityOfLast) : options.most_exploitability;
  for (int iteration = 1;; ++iteration) {
    solver.iterate();
    if (iteration % kIterationsBetweenReports != 0) continue;
    const auto [value, exploitability] = solver.result();
    progress << own << " dice against " << other << ": iteration " << iteration << ", value " << std::setprecision(6)
             << value << ", exploitability " << std::setprecision(3) << exploitability << std::endl;
    if (exploitability > kBeforeRounding * most) continue;
    progress << own << " dice against " << other << ": solved, "
             << static_cast<std::uint64_t>(solver.size().information_sets) << " information sets" << std::endl;
    SolvedWeights solved = {static_cast<float>(value), exploitability, {}};
    if (SolvedRound::is_possible(held)) {
      solved.weights = solver.weights();
      solver.adopt(solved.weights);
      solved.exploitability = solver.result().exploitability;
      progress << own << " dice against " << other << ": as it is written, exploitability " << std::setprecision(3)
               << solved.exploitability << std::endl;
    }
    return solved;
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

// How good what the bots play by the strategy is: exactly in rounds that are small, else against an answer that is learnt.
void tell_exploitability(const SolveOptions& options, const Strategy& strategy, std::ostream& progress) {
  PolicyParameters policy = kPolicy;
  policy.strategy = &strategy;
  for (int total = 2; total <= 2 * options.dice && is_small(options, total); ++total) {
    each_round(total, options.dice, [&](int own, int other) {
      RoundSolver solver(options.options, {own, other}, strategy.values());
      solver.adopt(policy);
      progress << own << " dice against " << other << ": what is played has exploitability " << std::setprecision(3)
               << solver.result().exploitability << std::endl;
    });
  }
  Sampling answer(options.options, strategy, options.seed);
  double gain = 0;
  for (int epoch = 1; epoch <= kAnswerEpochs; ++epoch) {
    answer.learn(options.dice, kIterations, static_cast<float>(epoch));
    if (epoch > kAnswerEpochs - kAnswersCounted) gain += answer.gain() / kAnswersCounted;
  }
  progress << "a learnt answer gains " << std::setprecision(3) << gain << " a round" << std::endl;
}

}  // namespace

Strategy strategy_of(const RoundOptions& options, const Sampling& learnt, const std::string& last_round,
                     std::size_t most) {
  std::vector<std::pair<float, std::uint32_t>> seldom_last;
  for (std::uint32_t situation = 0; situation < Situation::kCount; ++situation) {
    float total = 0;
    for (const float sum : learnt.sums(situation)) total += sum;
    if (total > 0) seldom_last.emplace_back(-total, situation);
  }
  std::ranges::sort(seldom_last);
  seldom_last.resize(std::min(seldom_last.size(), most));
  std::vector<Strategy::Known> known;
  for (const auto& each : seldom_last) {
    const auto sums = learnt.sums(each.second);
    const float largest = *std::ranges::max_element(sums);
    Strategy::Weights weights;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      weights[i] = static_cast<std::uint8_t>(std::lround(sums[i] / largest * Strategy::kMostWeight));
    }
    known.push_back({each.second, weights});
  }
  std::ranges::sort(known, {}, &Strategy::Known::situation);
  return {options, learnt.values(), std::move(known), last_round};
}

std::expected<void, std::string> solve(const SolveOptions& options, const WriteFile& write, std::ostream& progress) {
  MatchValues values;
  std::string last_round;
  std::vector<RoundWeights> rounds;
  double exploitability = 0;
  int total = 2;
  for (; total <= 2 * options.dice && (total == 2 || is_small(options, total)); ++total) {
    each_round(total, options.dice, [&](int own, int other) {
      SolvedWeights solved = solve_round(options, {own, other}, values, progress);
      values.set(own, other, solved.value);
      if (total == 2) {
        last_round = std::move(solved.weights);
      } else if (!solved.weights.empty()) {
        exploitability = std::max(exploitability, solved.exploitability);
        rounds.push_back({{own, other}, std::move(solved.weights)});
      }
    });
  }
  if (!options.table.empty()) {
    auto written = write(options.table, table_bytes(options.options, exploitability, rounds));
    if (!written) return written;
  }
  if (options.out.empty()) return {};
  rounds.clear();
  Sampling sampling(options.options, values, total - 1, options.seed);
  for (int epoch = 1; epoch <= options.epochs; ++epoch) {
    sampling.learn(options.dice, kIterations, static_cast<float>(epoch));
    for (int seats = 3; seats <= kMaxSeats; ++seats) {
      for (int i = 0; i < kMatches; ++i) sampling.learn_table(seats, options.dice, static_cast<float>(epoch));
    }
    if (epoch % 100 == 0) progress << "epoch " << epoch << std::endl;
  }
  tell_values(sampling.values(), options.dice, progress);
  const Strategy strategy = strategy_of(options.options, sampling, last_round);
  if (auto written = write(options.out, strategy.bytes()); !written) return written;
  tell_exploitability(options, strategy, progress);
  return {};
}

}  // namespace nemeton::bluff
