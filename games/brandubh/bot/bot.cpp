#include "games/brandubh/bot/bot.hpp"

#include <algorithm>

#include "games/brandubh/bot/searcher.hpp"

namespace nemeton {

using namespace brandubh;

namespace {

struct Strength {
  int depth;
  std::uint64_t nodes;
  int noise;  // a man is worth 200
};

constexpr Strength strength_of(Level level) {
  switch (level) {
    case Level::novice: return {1, 1000, 900};
    case Level::casual: return {2, 5000, 550};
    case Level::strong: return {4, 8000, 300};
    case Level::best: break;
  }
  return {64, Budget::kUnbounded, 1};
}

}  // namespace

Thought<Brandubh> think(const History<Brandubh>& history, Seat, Level level, const Budget& budget, std::uint64_t seed) {
  const Strength strength = strength_of(level);
  // A part of the time is kept for setting out and for coming home late.
  Budget own = budget.with_share_of_time(0.85);
  own.nodes = std::min(budget.nodes, strength.nodes);
  // No more memory than the time can fill: clearing it takes time too.
  constexpr std::int64_t kBytesPerMillisecond = 1 << 15, kLeast = 1 << 18, kMost = 1 << 25;
  const auto bytes =
      level == Level::best
          ? std::clamp(std::min<std::int64_t>(budget.time / std::chrono::milliseconds(1), 1000) * kBytesPerMillisecond,
                       kLeast, kMost)
          : kLeast;
  const Evaluator evaluator{strength.noise, seed};
  Searcher search(evaluator, static_cast<std::size_t>(bytes));
  const auto result = search.search(history, own, strength.depth);
  return {result.action, return_of(result.score), result.pv, result.nodes, result.depth};
}

}  // namespace nemeton
