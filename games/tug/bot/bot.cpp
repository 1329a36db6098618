// The bot: expectimax over what has been learnt of positions.
#include "games/tug/bot/bot.hpp"

#include "core/random.hpp"
#include "games/tug/bot/model.hpp"
#include "search/expectimax.hpp"

namespace nemeton {

using namespace tug;

namespace {

// How a level plays: how many rolls it looks ahead at most, and by how much, at most, it misjudges where its acts lead to,
// measured in the return of the match. Each level beats the one below in far more than two of three games;
// nemeton bench measures it.
struct Strength {
  int depth;
  double blur;
};
constexpr std::array<Strength, kLevelNames.size()> kStrengths = {{{0, 1.0}, {0, 0.5}, {0, 0.15}, {4, 0}}};

// The ways to play on that are looked into; the others are too far behind.
constexpr std::size_t kCandidates = 16;

bool wins_match(const Tug::State& state, Tug::Action action, Seat seat) {
  Tug::State next = state;
  Tug::apply(next, seat, action);
  return next.winner == seat || (next.match != state.match && next.first_match == seat);
}

}  // namespace

Thought<Tug> think(const History<Tug>& history, Seat seat, const Limits& limits) {
  const auto begin = std::chrono::steady_clock::now();
  const Tug::State& state = history.state();
  const double sign = seat == 0 ? 1 : -1;
  const Model model{kLearnt};

  ActionList<Tug> actions;
  Tug::actions(state, seat, actions);
  for (const Tug::Action action : actions) {
    if (wins_match(state, action, seat)) return {action, model.of_game(state), {action}, actions.size(), 1};
  }

  Expectimax<Tug, Model> search(model);
  search.limit(begin + limits.time * 7 / 10, limits.stop);
  auto ends = search.ends(state);
  const Strength strength = kStrengths[static_cast<std::size_t>(limits.level)];
  int depth = 0;
  if (strength.depth > 0 && ends.size() > kCandidates) ends.erase(ends.begin() + kCandidates, ends.end());
  while (depth < strength.depth && ends.size() > 1 && search.deepen(ends, seat, depth + 1)) ++depth;

  if (strength.blur > 0) {
    Random random(limits.seed);
    put_first_by_blurred_value(ends, sign, model.of_game(state) * strength.blur, random);
  }
  return {ends[0].actions[0], sign * ends[0].value, ends[0].actions, search.nodes(), depth};
}

}  // namespace nemeton
