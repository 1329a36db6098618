// What actions are worth: rounds played on by habit, from hidden dice that are believed, or known to whoever looks back.
#include <algorithm>

#include "games/bluff/bot/belief.hpp"
#include "games/bluff/bot/bot.hpp"
#include "games/bluff/bot/rollout.hpp"
#include "search/compare.hpp"

namespace nemeton {

using namespace bluff;

namespace {

constexpr int kRounds = 2000;
constexpr int kForesight = 300;

// The chances that a standing means.
Chances chances_of(const Public& open) {
  const Returns returns = standing(open);
  const double n = open.seats;
  Chances chances{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(open.seats); ++seat) {
    chances[seat] = (returns[seat] * (n - 1) + 1) / n;
  }
  return chances;
}

}  // namespace

Analysis<Bluff::Action> analyze(const Bluff::Observation& known, Seat seat, const Effort& effort,
                                std::optional<Bluff::Action> asked) {
  // What comes to mind; in a round there are many more bids that nobody would make.
  std::vector<Bluff::Action> actions;
  for (const Choice& choice : consider(known.open, seat, known.hidden, kHabits)) actions.push_back(choice.action);
  if (asked && std::ranges::find(actions, *asked) == actions.end()) actions.push_back(*asked);
  const Belief belief(known.open, kHabits);
  std::uint64_t nodes = 0;
  const auto play = [&](Bluff::Action first, Random& random) {
    Bluff::State state{.open = known.open, .hidden = belief.draw(random)};
    state.hidden[static_cast<std::size_t>(seat)] = known.hidden;
    Bluff::apply(state, seat, first);
    if (state.open.rounds == known.open.rounds) finish_round(state, kHabits, random, nodes);
    return chances_of(state.open);
  };
  return compare_by_playouts(actions, seat, effort.times(kRounds), effort, asked, play);
}

Chances foresee(const Bluff::State& state, const Effort& effort) {
  std::uint64_t nodes = 0;
  return mean_of_playouts(effort.times(kForesight), effort, [&](Random& random) {
    Bluff::State played = state;
    finish_round(played, kHabits, random, nodes);
    return chances_of(played.open);
  });
}

}  // namespace nemeton
