// Plays a game to its end at random: the measure of a game's speed and the leaf of Monte Carlo search.
#pragma once

#include "core/history.hpp"
#include "core/random.hpp"

namespace nemeton {

// One of the legal actions of `seat`, each equally likely.
template <Game G>
typename G::Action random_action(const typename G::State& state, Seat seat, Random& random) {
  if constexpr (DrawsActions<G>) return G::random_action(state, seat, random);
  ActionList<G> actions;
  G::actions(state, seat, actions);
  return actions[below(random, static_cast<std::uint32_t>(actions.size()))];
}

// An outcome of a chance node, by its weight.
template <Game G>
typename G::Action random_outcome(const typename G::State& state, Random& random) {
  if constexpr (SampledChance<G>) {
    if (G::is_sampled(state)) return G::sample_outcome(state, random);
  }
  if constexpr (DrawsOutcomes<G>) return G::random_outcome(state, random);
  OutcomeList<G> outcomes;
  G::outcomes(state, outcomes);
  return sample(random, outcomes);
}

// One step at random: an outcome by its weight, or each legal action of a seat equally likely. The game is not over.
template <Game G>
void random_step(History<G>& history, Random& random) {
  const auto& state = history.state();
  const Node node = G::node(state);
  if (node.kind == NodeKind::chance) {
    history.apply(kChance, random_outcome<G>(state, random));
  } else {
    const Seat seat = node.to_act.first();
    history.apply(seat, random_action<G>(state, seat, random));
  }
}

// Plays `line` on to the end of the game. Copy a line into the same scratch line before each playout and nothing is allocated.
template <Game G>
Returns playout(History<G>& history, Random& random) {
  while (G::node(history.state()).kind != NodeKind::terminal) random_step(history, random);
  return G::returns(history.state());
}

}  // namespace nemeton
