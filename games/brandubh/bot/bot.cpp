#include "games/brandubh/bot/bot.hpp"

#include <algorithm>
#include <limits>

#include "games/brandubh/bot/evaluation.hpp"

namespace nemeton {

namespace {

struct Strength {
  int depth;
  std::uint64_t nodes;
  int noise;  // a man is worth 200
};

constexpr Strength strength(Level level) {
  switch (level) {
    case Level::novice: return {2, 1000, 400};
    case Level::casual: return {3, 5000, 80};
    case Level::strong: return {8, 20000, 10};
    case Level::best: break;
  }
  return {64, std::numeric_limits<std::uint64_t>::max(), 1};
}

}  // namespace

Thought<Brandubh> think(const History<Brandubh>& history, Seat, const Limits& limits) {
  // A part of the time is kept for setting out and for coming home late.
  const auto deadline = std::chrono::steady_clock::now() + limits.time * 17 / 20;
  const Strength level = strength(limits.level);
  // No more memory than the time can fill: clearing it takes time too.
  constexpr std::int64_t kBytesPerMillisecond = 1 << 15, kLeast = 1 << 18, kMost = 1 << 24;
  const auto bytes =
      limits.level == Level::best
          ? std::clamp(std::min<std::int64_t>(limits.time.count(), 1000) * kBytesPerMillisecond, kLeast, kMost)
          : kLeast;
  const brandubh::BrandubhKnowledge knowledge{level.noise, limits.seed};
  AlphaBeta<Brandubh, brandubh::BrandubhKnowledge> search(knowledge, static_cast<std::size_t>(bytes));
  const auto result = search.search(history, {level.depth, level.nodes, deadline, limits.stop});
  return {result.action, brandubh::return_of(result.score), result.pv, result.nodes, result.depth};
}

}  // namespace nemeton
