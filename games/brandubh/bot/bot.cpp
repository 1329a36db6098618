#include "games/brandubh/bot/bot.hpp"

#include <algorithm>
#include <memory>
#include <optional>

#include "games/brandubh/bot/knowledge.hpp"
#include "games/brandubh/bot/searcher.hpp"

namespace nemeton {

using namespace brandubh;

namespace {

// How a level plays: how many plies it looks ahead at most, at how many positions, by how much, at most, it misjudges them, a man being worth 200,
// and whether it judges by the network.
struct Strength {
  int depth;
  std::uint64_t nodes;
  int noise;
  bool uses_network = false;
};
constexpr ByLevel<Strength> kStrengths = {{{1, 1000, 1500},
                                           {1, 1000, 750},
                                           {2, 5000, 550},
                                           {3, 5000, 400},
                                           {4, 8000, 300},
                                           {5, 16000, 180},
                                           {8, 60000, 60},
                                           {64, Budget::kUnbounded, 1, true}}};

Evaluator evaluator_of(const Strength& strength, std::uint64_t seed) {
  return {strength.noise, seed, strength.uses_network ? known_network() : nullptr};
}

// A part of the time is kept for setting out and for coming home late, 15 of 100 where the time is short.
constexpr std::chrono::nanoseconds kMostReserve = std::chrono::milliseconds(20);

constexpr std::int64_t kBytesPerMillisecond = 1 << 15, kLeastBytes = 1 << 18, kMostBytes = 1 << 25;

// A search with the evaluator that it holds on to.
struct Thinker {
  Thinker(const Evaluator& wanted, std::size_t table_bytes)
      : evaluator(wanted), bytes(table_bytes), search(evaluator, table_bytes) {}

  Evaluator evaluator;
  std::size_t bytes;
  Searcher search;
};

// The search of this thread's last question that time alone has bounded, or a new one: what it remembers is true of any game. A budget in nodes is
// for answers that can be had again, so those begin with nothing.
Thinker& kept_thinker(const Evaluator& evaluator, std::size_t bytes) {
#ifdef __wasi__  // which has one thread, and destroys nothing at its end
  static std::unique_ptr<Thinker> kept;
#else
  thread_local std::unique_ptr<Thinker> kept;
#endif
  if (kept == nullptr || kept->bytes < bytes) kept = std::make_unique<Thinker>(evaluator, bytes);
  kept->evaluator = evaluator;
  return *kept;
}

// The win that is known of the position, if nothing before it or after it can turn it into a tie.
std::optional<ProvedWins::Win> known_win(const History<Brandubh>& history) {
  const Brandubh::State& state = history.state();
  if (known_wins() == nullptr || Searcher::has_repeats(history)) return std::nullopt;
  const auto win = known_wins()->find(state);
  if (!win || win->plies > state.ply_limit - state.ply || !Position(state).is_move(win->move)) return std::nullopt;
  return win;
}

}  // namespace

Thought<Brandubh> think(const History<Brandubh>& history, Seat, Level level, const Budget& budget, std::uint64_t seed) {
  if (level == Level::best) {
    if (const auto win = known_win(history)) return {win->move, 1, {win->move}, 1, win->plies};
  }
  const Strength strength = kStrengths[static_cast<std::size_t>(level)];
  Budget own = budget;
  if (own.time != std::chrono::nanoseconds::max()) own.time -= std::min(own.time * 15 / 100, kMostReserve);
  own.nodes = std::min(budget.nodes, strength.nodes);
  // No more memory than the time can fill: clearing it takes time too.
  const auto bytes =
      level == Level::best
          ? std::clamp(std::min<std::int64_t>(budget.time / std::chrono::milliseconds(1), 1000) * kBytesPerMillisecond,
                       kLeastBytes, kMostBytes)
          : kLeastBytes;
  const Evaluator evaluator = evaluator_of(strength, seed);
  const auto answer = [&](Thinker& thinker) { return thinker.search.search(history, own, strength.depth); };
  const bool is_repeatable = own.nodes != Budget::kUnbounded;
  std::optional<Thinker> fresh;
  if (is_repeatable) fresh.emplace(evaluator, static_cast<std::size_t>(bytes));
  const auto result = answer(is_repeatable ? *fresh : kept_thinker(evaluator, static_cast<std::size_t>(bytes)));
  return {result.action, return_of(result.score), result.pv, result.nodes, result.depth};
}

void ponder(const History<Brandubh>& history, const Budget& budget) {
  const Strength& best = kStrengths[static_cast<std::size_t>(Level::best)];
  kept_thinker(evaluator_of(best, 0), kMostBytes).search.search(history, budget, best.depth);
}

}  // namespace nemeton
