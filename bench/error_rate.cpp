#include "bench/error_rate.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iomanip>
#include <limits>
#include <vector>

#include "core/analysis.hpp"
#include "core/history.hpp"
#include "games/danube/bot/bot.hpp"
#include "games/danube/bot/learner.hpp"
#include "games/danube/bot/learnt.hpp"
#include "search/rollout.hpp"

namespace nemeton {

using namespace danube;

namespace {

using Search = Expectimax<Danube, PositionEvaluator>;

constexpr int kRivals = 3;                 // of a choice: those that seem best, one throw looked into
constexpr std::uint32_t kOneOfSeen = 200;  // decisions of a game

// Games of the network against itself, until there are so many decisions; how many of all had a choice to make.
struct Decisions {
  std::vector<Danube::State> taken;
  int all = 0;
  int free = 0;
};
Decisions decisions(const ErrorRateOptions& options) {
  Decisions found;
  Random random(options.seed);
  const PositionEvaluator evaluator(learnt_network());
  Search search(evaluator);
  OptionValues values(Danube::info.options);
  values.set_integer("boats", options.boats);
  while (true) {
    for (auto state = Danube::start(values, 2); Danube::node(state).kind != NodeKind::terminal;) {
      if (Danube::node(state).kind == NodeKind::chance) {
        Danube::apply(state, kChance, Danube::random_outcome(state, random));
        continue;
      }
      const auto afterstates = search.afterstates(state);
      ++found.all;
      if (afterstates.size() > 1) {
        ++found.free;
        if (below(random, kOneOfSeen) == 0) found.taken.push_back(state);
        if (std::ssize(found.taken) == options.decisions) return found;
      }
      state = afterstates[0].state;
    }
  }
}

// Where the bot's choice leads, and after it where its rivals do.
std::vector<Danube::State> choices(const Danube::State& state, const ErrorRateOptions& options) {
  const Seat seat = state.turn;
  Danube::State chosen = state;
  const Budget budget{.nodes = options.nodes};
  for (const auto action : think(History<Danube>(state), seat, Level::best, budget, 1).pv)
    Danube::apply(chosen, seat, action);
  std::vector<Danube::State> all = {chosen};
  const PositionEvaluator evaluator(learnt_network());
  Search search(evaluator);
  auto afterstates = search.afterstates(state);
  for (auto& each : afterstates) {
    std::vector<Afterstate<Danube>> alone = {each};
    search.deepen(alone, seat, 1);
    each.value = alone[0].value;
  }
  sort_best_first(afterstates, [seat](const auto& each) { return seat == 0 ? each.value : -each.value; });
  for (const auto& each : afterstates) {
    if (std::ssize(all) <= kRivals && PositionEvaluator::key(each.state) != PositionEvaluator::key(chosen))
      all.push_back(each.state);
  }
  return all;
}

double play_on(Danube::State state, Seat seat, int throws, Learner::Player& player, std::uint64_t seed) {
  state.ply_limit = std::numeric_limits<std::uint32_t>::max();
  Random random(seed);
  for (int thrown = 0; Danube::node(state).kind != NodeKind::terminal;) {
    if (Danube::node(state).kind == NodeKind::decision) {
      state = player.decide(state, 0);
    } else {
      if (throws > 0 && thrown++ == throws) return player.evaluate(state)[static_cast<std::size_t>(seat)];
      Danube::apply(state, kChance, Danube::random_outcome(state, random));
    }
  }
  return Danube::returns(state)[static_cast<std::size_t>(seat)];
}

// By how much the best of the choices, as some games have it, is better than the first, as others have it. Sums are of as many games.
double loss(const std::vector<double>& found_by, const std::vector<double>& said_by, int games) {
  const auto best = static_cast<std::size_t>(std::ranges::max_element(found_by) - found_by.begin());
  return (said_by[best] - said_by[0]) / games;
}

class Mean {
 public:
  void add(double value) {
    ++count_;
    sum_ += value;
    squares_ += value * value;
  }
  double mean() const { return sum_ / count_; }
  double standard_error() const { return std::sqrt((squares_ / count_ - mean() * mean()) / (count_ - 1)); }

 private:
  double count_ = 0, sum_ = 0, squares_ = 0;
};

}  // namespace

void error_rate(const ErrorRateOptions& options, std::ostream& out) {
  const Decisions sampled = decisions(options);
  Learner::Player player(learnt_network());
  Mean least, most;
  for (std::size_t i = 0; i < sampled.taken.size(); ++i) {
    const Danube::State& state = sampled.taken[i];
    const auto all = choices(state, options);
    std::vector<std::vector<double>> halves(2, std::vector<double>(all.size()));
    for (int game = 0; game < options.games; ++game) {
      const std::uint64_t seed = DrawBits(options.seed, i << 32 | static_cast<std::uint32_t>(game))();
      for (std::size_t j = 0; j < all.size(); ++j)
        halves[static_cast<std::size_t>(game % 2)][j] += play_on(all[j], state.turn, options.throws, player, seed);
    }
    std::vector<double> whole(all.size());
    std::ranges::transform(halves[0], halves[1], whole.begin(), std::plus());
    least.add((loss(halves[0], halves[1], options.games / 2) + loss(halves[1], halves[0], options.games / 2)) / 2);
    most.add(loss(whole, whole, options.games));
  }
  out << std::fixed << std::setprecision(4) << sampled.taken.size() << " decisions of the " << sampled.free << " in "
      << sampled.all << " that leave a choice, " << options.games << " games each\nequity lost a decision: between "
      << least.mean() << " (standard error " << least.standard_error() << ") and " << most.mean() << " (standard error "
      << most.standard_error() << ")\n";
}

}  // namespace nemeton
