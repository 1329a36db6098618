// The bot: the weaker levels go by habit, more or less firmly; the stronger ones look how the round would end.
#include "games/bluff/bot.hpp"

#include <algorithm>
#include <cmath>

#include "games/bluff/round_search.hpp"

namespace nemeton {

using namespace bluff;

namespace {

constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

// How many candidates are left for the last and longest look, and how much of a difference between them is felt.
constexpr std::size_t kFinalists = 4;
constexpr double kFelt = 0.01;

// An only action is looked at this often, to tell what it is worth.
constexpr int kForOne = 100;

// How a level plays: how blurred it sees what things are worth, 0 where it looks ahead, and the most playouts of a search.
struct Strength {
  float blur;
  int playouts;
};
constexpr std::array<Strength, kLevelNames.size()> kStrengths = {
    {{8, 0}, {1, 0}, {0, 4000}, {0, std::numeric_limits<int>::max()}}};

Thought<Bluff> by_habit(const Bluff::Knowledge& known, float blur, std::uint64_t seed) {
  Habits habits = kHabits;
  habits.temperature *= blur;
  const Choices choices = consider(known.open, known.viewer, known.hidden, habits);
  Random random(seed);
  const Bluff::Action action = draw(choices, random);
  return {action, standing(known.open)[at(known.viewer)], {action}, choices.size(), 1};
}

// Among those that are left after the last look: the better, the likelier (Boltzmann).
const RoundSearch::Candidate& mixed(const RoundSearch& search, Random& random) {
  const auto& candidates = search.candidates();
  const double best = std::ranges::max_element(candidates, {}, &RoundSearch::Candidate::value)->value();
  const auto weight = [&](const RoundSearch::Candidate& each) { return std::exp((each.value() - best) / kFelt); };
  double left = 0;
  for (const auto& each : candidates) left += weight(each);
  left *= static_cast<double>(random() >> 11) * 0x1p-53;
  for (const auto& each : candidates) {
    if ((left -= weight(each)) < 0) return each;
  }
  return candidates.back();
}

// Halves the candidates until few are left; every look at them has an equal share of the time and of the playouts.
Thought<Bluff> by_search(const Bluff::Knowledge& known, int playouts, const Limits& limits,
                         std::chrono::steady_clock::time_point begin) {
  Random random(limits.seed);
  RoundSearch search(known, kHabits, random());
  int looks = 1;
  for (std::size_t size = search.candidates().size(); size > kFinalists; size = (size + 1) / 2) ++looks;
  if (search.candidates().size() == 1) playouts = std::min(playouts, kForOne);
  for (int look = 1; look <= looks; ++look) {
    if (look > 1) search.halve();
    const auto until = begin + limits.time * 7 * look / (10 * looks);
    for (int left = playouts / looks / static_cast<int>(search.candidates().size()); left >= 0; --left) {
      if (std::chrono::steady_clock::now() >= until || (limits.stop != nullptr && *limits.stop)) break;
      search.iterate();
    }
  }
  if (search.nodes() == 0) return by_habit(known, 1, limits.seed);
  const RoundSearch::Candidate& chosen = mixed(search, random);
  return {chosen.action, std::clamp(chosen.value(), -1.0, 1.0), {chosen.action}, search.nodes(), 1};
}

}  // namespace

Thought<Bluff> think(const Bluff::Knowledge& known, [[maybe_unused]] Seat seat, const Limits& limits) {
  const auto begin = std::chrono::steady_clock::now();
  const Strength strength = kStrengths[static_cast<std::size_t>(limits.level)];
  return strength.blur > 0 ? by_habit(known, strength.blur, limits.seed)
                           : by_search(known, strength.playouts, limits, begin);
}

}  // namespace nemeton
