// Random games of one game's rules.
#pragma once

#include "lab/game/random_games.hpp"
#include "search/rollout.hpp"

namespace nemeton::lab {

// Plays to the end and counts the choices.
template <Rules G>
void play_counting(History<G>& history, Random& random, const Pace& pace, GameQuantities& played) {
  Clock clock(pace);
  for (;;) {
    const Node node = G::node(history.state());
    if (node.kind == NodeKind::terminal) break;
    if (node.kind == NodeKind::chance) {
      ++of(played, Quantity::chances);
      clock.draw();
      history.apply(kChance, random_outcome<G>(history.state(), random));
      continue;
    }
    const Seat seat = node.to_act.first();
    ActionList<G> actions;
    G::actions(history.state(), seat, actions);
    const auto choices = static_cast<std::int64_t>(actions.size());
    ++of(played, Quantity::decisions);
    of(played, Quantity::forced) += choices == 1 ? 1 : 0;
    of(played, Quantity::choices) += choices;
    clock.act(node, seat, choices > 1);
    history.apply(seat, actions[below(random, static_cast<std::uint32_t>(choices))]);
  }
  of(played, Quantity::minutes) = clock.units();
}

template <Rules G>
void play_random_games_of(const RandomGames& games, const Sides& sides,
                          const std::function<void(const GameQuantities&)>& on_game) {
  const History<G> start(G::start(games.setting.options, games.setting.seats));
  History<G> history = start;
  for (std::int64_t game = games.first; game < games.first + games.count; ++game) {
    Random random(games.seed + static_cast<std::uint64_t>(game));
    history = start;
    GameQuantities played{};
    if (games.actions) play_counting(history, random, games.pace, played);
    else (void)rollout(history, random);
    set_result(played, sides, G::returns(history.state()), G::ply(history.state()),
               static_cast<int>(game % sides.count));
    on_game(played);
  }
}

}  // namespace nemeton::lab
