#include "bench/bench.hpp"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iomanip>

#include "core/think.hpp"
#include "games/all.hpp"
#include "search/perft.hpp"
#include "search/rollout.hpp"

namespace nemeton {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

struct Measure {
  const Setting* setting;
  const char* what;
  std::vector<double> runs;  // each per second, sorted

  double median() const {
    const std::size_t half = runs.size() / 2;
    return runs.size() % 2 == 1 ? runs[half] : (runs[half - 1] + runs[half]) / 2;
  }
};

template <Game G>
class Bench {
 public:
  Bench(const BenchOptions& options, const Setting& setting, std::vector<Measure>& measures)
      : options_(options), setting_(setting), measures_(measures) {}

  void run() {
    rollouts();
    if constexpr (Deterministic<G>) perfts();
    searches();
  }

 private:
  Measure& measure(const char* what) { return measures_.emplace_back(&setting_, what, std::vector<double>{}); }

  History<G> start() const { return History<G>(G::start(setting_.options, setting_.seats)); }

  void rollouts() {
    Measure games{&setting_, "rollouts", {}};
    Measure steps{&setting_, "steps", {}};
    const History<G> from = start();
    History<G> history = from;
    for (int i = 0; i < options_.runs; ++i) {
      Random random(static_cast<std::uint64_t>(i));
      std::uint64_t games_made = 0;
      std::uint64_t steps_made = 0;
      const auto begin = Clock::now();
      double time = 0;
      for (; time < options_.seconds; time = seconds_since(begin)) {
        for (int j = 0; j < 16; ++j, ++games_made) {
          history = from;
          steps_made += rollout(history, random);
        }
      }
      games.runs.push_back(static_cast<double>(games_made) / time);
      steps.runs.push_back(static_cast<double>(steps_made) / time);
    }
    measures_.push_back(games);
    measures_.push_back(steps);
  }

  void perfts() {
    const auto state = start().state();
    const auto timed = [&](int depth) {
      const auto begin = Clock::now();
      const std::uint64_t leaves = perft<G>(state, depth).leaves;
      return std::pair{leaves, seconds_since(begin)};
    };
    int depth = 1;
    while (timed(depth).second < options_.seconds / 100) ++depth;
    Measure& nodes = measure("perft");
    for (int i = 0; i < options_.runs; ++i) {
      std::uint64_t leaves = 0;
      double time = 0;
      while (time < options_.seconds) {
        const auto [more, spent] = timed(depth);
        leaves += more;
        time += spent;
      }
      nodes.runs.push_back(static_cast<double>(leaves) / time);
    }
  }

  // Each run thinks about the same positions, from early in a game.
  void searches() {
    Measure& nodes = measure("search");
    const std::vector<History<G>> positions = some_decisions();
    const Budget budget{.time = std::chrono::milliseconds(std::max(
                            1, static_cast<int>(1000 * options_.seconds / static_cast<double>(positions.size()))))};
    for (int i = 0; i < options_.runs; ++i) {
      std::uint64_t looked_at = 0;
      const auto begin = Clock::now();
      for (const History<G>& history : positions)
        looked_at += think_for(history, G::node(history.state()).to_act.first(), Level::best, budget, 0).nodes;
      nodes.runs.push_back(static_cast<double>(looked_at) / seconds_since(begin));
    }
  }

  // Four places in a random game that leave a seat a choice.
  std::vector<History<G>> some_decisions() const {
    std::vector<History<G>> found;
    Random random(1);
    History<G> history = start();
    for (int steps = 0; found.size() < 4; ++steps, random_step(history, random)) {
      if (G::node(history.state()).kind == NodeKind::terminal) history = start();
      const Node node = G::node(history.state());
      ActionList<G> actions;
      if (!node.to_act.empty()) G::actions(history.state(), node.to_act.first(), actions);
      if (actions.size() > 1 && steps >= static_cast<int>(found.size()) * 4) found.push_back(history);
    }
    return found;
  }

  const BenchOptions& options_;
  const Setting& setting_;
  std::vector<Measure>& measures_;
};

std::string cpu_model() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);) {
    if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
  }
  return "unknown";
}

const char* build() {
#ifdef NDEBUG
  return "release";
#else
  return "debug";
#endif
}

void write_table(const std::vector<Measure>& measures, std::ostream& out) {
  out << std::left << std::setw(12) << "game" << std::setw(7) << "seats" << std::setw(12) << "per second" << std::right
      << std::setw(14) << "median" << std::setw(14) << "min" << std::setw(14) << "max"
      << "\n";
  out << std::fixed << std::setprecision(0);
  for (const Measure& measure : measures) {
    out << std::left << std::setw(12) << measure.setting->game->info->id << std::setw(7) << measure.setting->seats
        << std::setw(12) << measure.what << std::right << std::setw(14) << measure.median() << std::setw(14)
        << measure.runs.front() << std::setw(14) << measure.runs.back() << "\n";
  }
  out << cpu_model() << ", one core; " << __VERSION__ << ", " << build() << "\n";
}

void write_json(const BenchOptions& options, const std::vector<Measure>& measures, std::ostream& out) {
  const std::string cpu = cpu_model();
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("cpu", std::string_view(cpu)).field("compiler", __VERSION__).field("build", build());
  json.field("seconds", options.seconds).key("measures").begin_array();
  for (const Measure& measure : measures) {
    json.begin_object().field("game", measure.setting->game->info->id).field("seats", measure.setting->seats);
    json.field("what", measure.what);
    json.field("median", measure.median()).field("min", measure.runs.front()).field("max", measure.runs.back());
    json.key("runs").begin_array();
    for (const double run : measure.runs) json.number(run);
    json.end_array().end_object();
  }
  json.end_array().end_object();
  out << text << "\n";
}

}  // namespace

void bench(const BenchOptions& options, std::ostream& out) {
  std::vector<Measure> measures;
  for (const Setting& setting : options.settings) {
    AllGames::each([&]<Game G>() {
      if (setting.game->info == &G::info) Bench<G>(options, setting, measures).run();
    });
  }
  for (Measure& measure : measures) std::ranges::sort(measure.runs);
  if (options.json) write_json(options, measures, out);
  else write_table(measures, out);
}

}  // namespace nemeton
