// Games for research at random: any of the list, with any options and number of seats, and any step of theirs.
#pragma once

#include <gtest/gtest.h>

#include "research/games.hpp"
#include "tests/any_game.hpp"

namespace nemeton::research {

// With that `ply_limit`.
inline std::unique_ptr<const Game> any_game(const GameEntry& entry, int ply_limit, Random& random) {
  const int seats = any_seats(*entry.info, random);
  const Deals deals = any(random, 2) == 0 ? Deals::listed : Deals::sampled;
  return entry.make(any_options(*entry.info, seats, ply_limit, random), seats, deals);
}

inline std::vector<Action> legal(const State& state, Seat seat) {
  std::vector<Action> list(static_cast<std::size_t>(state.game().max_legal_actions()));
  list.resize(static_cast<std::size_t>(state.legal_actions(seat, list)));
  return list;
}

inline std::vector<Outcome> outcomes(const State& state) {
  std::vector<Outcome> list(static_cast<std::size_t>(state.game().max_chance_outcomes()));
  list.resize(static_cast<std::size_t>(state.chance_outcomes(list)));
  return list;
}

// One step, and what was played. The game is not over.
inline Action any_step(State& state, Random& random) {
  const Seat seat = state.current_player();
  Action action = 0;
  if (seat == kChance) {
    action = state.sample_outcome(random);
  } else {
    const auto actions = legal(state, seat);
    action = actions[static_cast<std::size_t>(any(random, actions.size()))];
  }
  state.apply(seat, action).value();
  return action;
}

// Calls `look(state)` at every node of random games, the last one included.
template <class Look>
void at_every_node(const GameEntry& entry, int count, int ply_limit, Random& random, Look look) {
  for (int i = 0; i < count; ++i) {
    const auto game = any_game(entry, ply_limit, random);
    for (const auto state = game->new_initial_state();; any_step(*state, random)) {
      look(*state);
      if (testing::Test::HasFailure())
        FAIL() << entry.info->id << ", " << game->seats() << " seats: " << state->serialize();
      if (state->is_terminal()) break;
    }
  }
}

inline std::string name_of(const testing::TestParamInfo<GameEntry>& test) { return test.param.info->id; }

}  // namespace nemeton::research
