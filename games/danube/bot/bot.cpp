// The bot: expectimax over what a network has learnt of positions.
#include "games/danube/bot/bot.hpp"

#include "core/random.hpp"
#include "games/danube/bot/model.hpp"
#include "search/expectimax.hpp"

namespace nemeton {

using namespace danube;

namespace {

// How a level plays: how many throws it looks ahead at most, and by how much, at most, it misjudges where its steps lead
// to. The values are chosen so that each level beats the one below in two of three games; nemeton bench measures it.
struct Strength {
  int depth;
  double blur;
};
constexpr std::array<Strength, kLevelNames.size()> kStrengths = {{{0, 2}, {0, 0.7}, {0, 0.2}, {8, 0}}};

}  // namespace

Thought<Danube> think(const History<Danube>& history, Seat seat, const Limits& limits) {
  const auto begin = std::chrono::steady_clock::now();
  const Danube::State& state = history.state();
  const double sign = seat == 0 ? 1 : -1;

  ActionList<Danube> actions;
  Danube::actions(state, seat, actions);
  for (const Danube::Action action : actions) {
    Danube::State next = state;
    Danube::apply(next, seat, action);
    if (Danube::home(next, seat) == kBoats) return {action, 1, {action}, actions.size(), 1};
  }

  const Model model{Net::learnt()};
  Expectimax<Danube, Model> search(model);
  search.limit(begin + limits.time * 7 / 10, limits.stop);
  auto ends = search.ends(state);
  const Strength strength = kStrengths[static_cast<std::size_t>(limits.level)];
  int depth = 0;
  while (depth < strength.depth && ends.size() > 1 && search.deepen(ends, seat, depth + 1)) ++depth;

  if (strength.blur > 0) {
    Random random(limits.seed);
    put_first_by_blurred_value(ends, sign, strength.blur, random);
  }
  return {ends[0].actions[0], sign * ends[0].value, ends[0].actions, search.nodes(), depth};
}

}  // namespace nemeton
