// What a game must define for a network to be learned: a file bot/learner.hpp in its folder with a type `Learner` in a namespace of the name of its id.
// fitted_game.hpp and weights_game.hpp say what such a type has where something else is learnt.
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
// kOneOf                   One position of so many is learnt from, seen from one of its views: where luck is great, positions of one game teach
//                          little beside each other, and games are cheaper than learning.
// kExploration             The part of decisions of self-play that are played at random.
// kTrace                   The λ of TD(λ): how much of what is learnt is the return of the game, and how little what was believed on the way to it.
// views, inputs            For such a state: the seats from whose view it is seen, and the inputs that are on for one of them.
// returns                  What is to be learnt of a terminal state, by seat: 1 for a win, -1 for none.
// Player                   Plays by a network, or without one by what the game knows itself. `decide` gives the state after the decision of the
//                          seat to act, in one action or several; `look_ahead` the returns that the seats may expect, by a small search;
//                          `evaluate` the same without one.
template <class L>
concept Learner = Rules<typename L::Game> && requires(Random& random, const typename L::Game::State& state, Seat seat,
                                                      const Network* network, typename L::Player& player) {
  { L::kInputs } -> std::convertible_to<std::size_t>;
  { L::kHidden } -> std::convertible_to<std::size_t>;
  { L::kOneOf } -> std::convertible_to<int>;
  { L::kExploration } -> std::convertible_to<double>;
  { L::kTrace } -> std::convertible_to<double>;
  { L::kDepthOfSelfPlay } -> std::convertible_to<int>;
  { L::kDepthOfMatch } -> std::convertible_to<int>;
  { L::start(random) } -> std::same_as<typename L::Game::State>;
  { L::game_start(random) } -> std::same_as<typename L::Game::State>;
  { L::is_lesson(state) } -> std::same_as<bool>;
  { L::views(state) } -> std::same_as<SeatSet>;
  { L::inputs(state, seat).words() };
  { L::returns(state) } -> std::same_as<Returns>;
  typename L::Player;
  requires std::constructible_from<typename L::Player, const Network*>;
  { player.decide(state, /*depth=*/1) } -> std::same_as<typename L::Game::State>;
  { player.look_ahead(state) } -> std::same_as<Returns>;
  { player.evaluate(state) } -> std::same_as<Returns>;
};

}  // namespace nemeton
