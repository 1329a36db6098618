// Brandubh's alpha-beta without one part after the other, against the whole.
#include <array>
#include <cmath>
#include <iomanip>

#include "bench/best_evaluator.hpp"
#include "bench/search_bench.hpp"
#include "games/brandubh/bot/searcher.hpp"
#include "match/score.hpp"
#include "search/rollout.hpp"

namespace nemeton {

using namespace brandubh;

namespace {

struct Part {
  const char* name;
  bool SearchParts::* part;
};

constexpr Part kParts[] = {
    {"aspiration windows", &SearchParts::aspiration},
    {"late-move reductions", &SearchParts::reductions},
    {"late-move pruning", &SearchParts::late_pruning},
    {"futility", &SearchParts::futility},
    {"internal reductions", &SearchParts::internal},
    {"settling", &SearchParts::settling},
    {"extension", &SearchParts::extension},
    {"threats", &SearchParts::threats},
    {"history", &SearchParts::history},
    {"continuations", &SearchParts::continuations},
    {"buckets and ages", &SearchParts::buckets},
};

constexpr int kEven = 60;  // a man is worth 200

// Some plies at random, of both rule sets.
History<Brandubh> opening(std::uint64_t seed, std::uint32_t least, std::uint32_t more) {
  Random random(seed);
  OptionValues options(Brandubh::kOptions);
  if (!options.set_word("rules", Brandubh::kRules[seed % 2])) std::abort();
  while (true) {
    History<Brandubh> history(Brandubh::start(options, 2));
    for (auto plies = least + below(random, more); plies > 0 && history.state().end == End::none; --plies)
      random_step(history, random);
    if (history.state().end != End::none || Position(history.state()).foreseen()) continue;
    // Where one side is far ahead nothing is to be measured.
    Searcher search(best_evaluator(), std::size_t{1} << 18);
    if (std::abs(search.search(history, {.nodes = 5000}, 30).score) <= kEven) return history;
  }
}

// The geometric mean, so that no position counts more than another.
double nodes_to_depth(const SearchParts& parts, const AblationOptions& options) {
  double logs = 0;
  for (int i = 0; i < options.positions; ++i) {
    Searcher search(best_evaluator(), std::size_t{1} << 24, parts);
    const auto found = search.search(opening(static_cast<std::uint64_t>(i), 4, 16), {}, options.depth);
    logs += std::log(static_cast<double>(found.nodes));
  }
  return std::exp(logs / options.positions);
}

// What `parts` has won of a game against the whole.
double play(History<Brandubh> history, Seat seat, const SearchParts& parts, std::uint64_t nodes) {
  constexpr std::size_t kTableBytes = std::size_t{1} << 18;
  std::array<Searcher, 2> searches = {Searcher(best_evaluator(), kTableBytes, seat == 0 ? parts : SearchParts{}),
                                      Searcher(best_evaluator(), kTableBytes, seat == 1 ? parts : SearchParts{})};
  while (history.state().end == End::none) {
    const Seat turn = history.state().turn;
    history.apply(turn, searches[static_cast<std::size_t>(turn)].search(history, {.nodes = nodes}, 64).action);
  }
  return (1 + Brandubh::returns(history.state())[static_cast<std::size_t>(seat)]) / 2;
}

void measure(const char* name, const SearchParts& parts, const AblationOptions& options, double whole,
             std::ostream& out) {
  out << "| " << name << " | " << std::fixed << std::setprecision(2) << nodes_to_depth(parts, options) / whole << " | ";
  Score score(2);
  for (int round = 0; 2 * round < options.games; ++round) {
    const auto from = opening(1000 + static_cast<std::uint64_t>(round), 4, 3);
    const std::array shares = {play(from, 0, parts, options.nodes), play(from, 1, parts, options.nodes)};
    score.add(shares);
  }
  const Interval interval = score.interval();
  out << score.wins() << " | " << score.ties() << " | " << score.losses() << " | " << std::setprecision(3)
      << score.share() << " | " << interval.low << " to " << interval.high << " |" << std::endl;
}

}  // namespace

void ablation(const AblationOptions& options, std::ostream& out) {
  const double whole = nodes_to_depth({}, options);
  out << "whole: " << static_cast<std::uint64_t>(whole) << " nodes to depth " << options.depth << "\n\n"
      << "| without | nodes | won | tied | lost | share | 95 % |\n|---|---:|---:|---:|---:|---:|---:|\n";
  for (const Part& part : kParts) {
    if (!options.part.empty() && options.part != part.name) continue;
    SearchParts parts;
    parts.*part.part = false;
    measure(part.name, parts, options, whole, out);
  }
}

}  // namespace nemeton
