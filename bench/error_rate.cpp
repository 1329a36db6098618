#include "bench/error_rate.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <limits>
#include <string>
#include <vector>

#include "core/analysis.hpp"
#include "core/history.hpp"
#include "games/danube/bot/bot.hpp"
#include "games/danube/bot/evaluator.hpp"
#include "games/danube/bot/learnt.hpp"
#include "search/expectimax.hpp"
#include "search/rollout.hpp"

namespace nemeton {

using namespace danube;

namespace {

constexpr int kRivals = 3;                 // of a choice: those that seem best, one throw looked into
constexpr double kHopeless = 0.2;          // whose return then seems so much less than the best is no rival
constexpr std::uint32_t kOneOfSeen = 200;  // decisions of a game

// Games of the network against itself as it plays them at a glance, until there are so many decisions; how many of all had a choice to make.
struct Decisions {
  std::vector<Danube::State> taken;
  int all = 0;
  int free = 0;
};
Decisions decisions(const ErrorRateOptions& options) {
  Decisions found;
  Random random(options.seed);
  const PositionEvaluator evaluator(learnt_network());
  Expectimax<Danube, PositionEvaluator> search(evaluator);
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

// A way to play a throw: the steps, where they lead, and what games played on from there bring, in two halves and as a whole.
struct Choice {
  std::vector<Danube::Action> steps;
  Danube::State state;
  std::array<double, 2> halves{};
  double whole = 0;
};

// A decision with the bot's choice first, then its rivals; `loss` is by how much the best of them is better.
struct Judged {
  Danube::State state;
  std::vector<Choice> choices;
  double loss = 0;
};

std::vector<Choice> choices(const Danube::State& state, const ErrorRateOptions& options) {
  const Seat seat = state.turn;
  std::vector<Choice> all = {
      {think(History<Danube>(state), seat, Level::best, {.nodes = options.nodes}, 1).pv, state, {}, 0}};
  for (const auto action : all[0].steps) Danube::apply(all[0].state, seat, action);
  const PositionEvaluator evaluator(learnt_network());
  Expectimax<Danube, PositionEvaluator> search(evaluator);
  auto afterstates = search.afterstates(state);
  for (auto& each : afterstates) {
    std::vector<Afterstate<Danube>> alone = {each};
    search.deepen(alone, seat, 1);
    each.value = seat == 0 ? alone[0].value : -alone[0].value;
  }
  sort_best_first(afterstates, [](const auto& each) { return each.value; });
  for (const auto& each : afterstates) {
    if (std::ssize(all) > kRivals || each.value < afterstates[0].value - kHopeless) break;
    if (PositionEvaluator::key(each.state) != PositionEvaluator::key(all[0].state))
      all.push_back({each.actions, each.state, {}, 0});
  }
  return all;
}

double play_on(Danube::State state, Seat seat, int throws, const PositionEvaluator& evaluator,
               Expectimax<Danube, PositionEvaluator>& search, std::uint64_t seed) {
  state.ply_limit = std::numeric_limits<std::uint32_t>::max();
  Random random(seed);
  for (int thrown = 0; Danube::node(state).kind != NodeKind::terminal;) {
    if (Danube::node(state).kind == NodeKind::decision) {
      state = search.afterstates(state)[0].state;
    } else {
      if (throws > 0 && thrown++ == throws) return (seat == 0 ? 1 : -1) * evaluator.evaluate(state);
      Danube::apply(state, kChance, Danube::random_outcome(state, random));
    }
  }
  return Danube::returns(state)[static_cast<std::size_t>(seat)];
}

// By how much the choice that is best by one measure is better than the first by another.
template <class Found, class Said>
double loss(const std::vector<Choice>& all, const Found& found_by, const Said& said_by) {
  const auto best = std::ranges::max_element(all, {}, found_by);
  return said_by(*best) - said_by(all[0]);
}

std::string steps_of(const Danube::State& state, const Choice& choice) {
  std::string text;
  for (const auto action : choice.steps) {
    if (!text.empty()) text += ' ';
    text += Danube::token(state, state.turn, action);
  }
  return text;
}

void write_judged(const Judged& judged, std::ostream& out) {
  out << "\n" << Danube::text(judged.state, judged.state.turn);
  for (const Choice& each : judged.choices) {
    out << (&each == &judged.choices[0] ? "chosen " : "rival  ") << std::setw(7) << each.whole << "  "
        << steps_of(judged.state, each) << "\n";
  }
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
  const PositionEvaluator evaluator(learnt_network());
  Expectimax<Danube, PositionEvaluator> search(evaluator);
  Mean least, most;
  std::vector<Judged> all;
  for (std::size_t i = 0; i < sampled.taken.size(); ++i) {
    Judged judged{sampled.taken[i], choices(sampled.taken[i], options)};
    if (judged.choices.size() > 1) {
      for (int game = 0; game < options.games; ++game) {
        const std::uint64_t seed = DrawBits(options.seed, i << 32 | static_cast<std::uint32_t>(game))();
        for (Choice& each : judged.choices) {
          each.halves[static_cast<std::size_t>(game % 2)] +=
              play_on(each.state, judged.state.turn, options.throws, evaluator, search, seed);
        }
      }
    }
    for (Choice& each : judged.choices) {
      each.whole = (each.halves[0] + each.halves[1]) / options.games;
      each.halves[0] /= (options.games + 1) / 2;
      each.halves[1] /= options.games / 2;
    }
    const auto first = [](const Choice& each) { return each.halves[0]; };
    const auto second = [](const Choice& each) { return each.halves[1]; };
    least.add((loss(judged.choices, first, second) + loss(judged.choices, second, first)) / 2);
    judged.loss = loss(judged.choices, &Choice::whole, [](const Choice& each) { return each.whole; });
    most.add(judged.loss);
    all.push_back(std::move(judged));
  }
  out << std::fixed << std::setprecision(4) << sampled.taken.size() << " decisions of the " << sampled.free << " in "
      << sampled.all << " that leave a choice, " << options.games << " games each\nequity lost a decision: between "
      << least.mean() << " (standard error " << least.standard_error() << ") and " << most.mean() << " (standard error "
      << most.standard_error() << ")\n";
  sort_best_first(all, [](const Judged& each) { return each.loss; });
  all.resize(std::min(all.size(), static_cast<std::size_t>(options.worst)));
  for (const Judged& each : all) write_judged(each, out);
}

}  // namespace nemeton
