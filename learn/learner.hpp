// What a game gives to have a network learnt: a file bot/learner.hpp in its folder with a type `Learner` in a namespace of the name of its id.
#pragma once

#include <concepts>

#include "core/game.hpp"
#include "core/random.hpp"
#include "search/network.hpp"

namespace nemeton {

// Game, kInputs, kHidden   The rules, how many inputs a position has, and how many hidden units the network shall have.
// kDepthOfSelfPlay,        How far a player looks ahead in self-play, where there shall be many games, and in a match, which is to show how
// kDepthOfMatch            strong a network is; in what unit is the game's own affair.
// start, game_start        Where a game of self-play begins, and a game of a match.
// is_lesson                Whether the network is asked about the state; only these are learnt from. Never a terminal one.
// seat_of, inputs          For such a state: the seat whose view it is seen from, and the inputs that are on.
// Player                   Plays by a network, or without one by what the game knows itself. `decide` gives the state after the decision of the
//                          seat to act, in one action or several; `look_ahead` the return that `seat_of` may expect, by a small search;
//                          `evaluate` the same without one.
template <class L>
concept Learner = Rules<typename L::Game> && requires(Random& random, const typename L::Game::State& state,
                                                      const Network* network, typename L::Player& player) {
  { L::kInputs } -> std::convertible_to<std::size_t>;
  { L::kHidden } -> std::convertible_to<std::size_t>;
  { L::kDepthOfSelfPlay } -> std::convertible_to<int>;
  { L::kDepthOfMatch } -> std::convertible_to<int>;
  { L::start(random) } -> std::same_as<typename L::Game::State>;
  { L::game_start() } -> std::same_as<typename L::Game::State>;
  { L::is_lesson(state) } -> std::same_as<bool>;
  { L::seat_of(state) } -> std::same_as<Seat>;
  { L::inputs(state).words() };
  typename L::Player;
  requires std::constructible_from<typename L::Player, const Network*>;
  { player.decide(state, /*depth=*/1) } -> std::same_as<typename L::Game::State>;
  { player.look_ahead(state) } -> std::same_as<double>;
  { player.evaluate(state) } -> std::same_as<double>;
};

}  // namespace nemeton
