// One game of a network against itself, and what there is to learn from it.
#pragma once

#include <string>
#include <vector>

#include "learn/learner.hpp"
#include "search/lesson.hpp"
#include "search/rollout.hpp"

namespace nemeton {

inline constexpr std::size_t kLongestSelfPlay = 500;  // lessons; the return of a longer game is what is expected then

// The rows of one game, all that is random being drawn from the seed. What is to be learnt of a position is the return of the game in
// part, and in part what a small search says of the positions that followed: TD(λ) (Sutton: "Learning to predict by the methods of
// temporal differences", 1988). Beyond a step that was played at random the game says nothing of the position before. Without a network
// the search knows too little: then it is the return alone.
template <Learner L>
std::string play_lessons(const Network* network, std::uint64_t seed) {
  using G = typename L::Game;
  struct Lesson {
    typename G::State state;
    Returns expected;
    bool is_explored = false;  // a step was played at random after it
  };
  Random random(seed);
  typename L::Player player(network);
  std::vector<Lesson> lessons;
  auto state = L::start(random);
  while (G::node(state).kind != NodeKind::terminal && lessons.size() < kLongestSelfPlay) {
    if (L::is_lesson(state)) lessons.push_back({state, network != nullptr ? player.look_ahead(state) : Returns{}});
    const Node node = G::node(state);
    if (node.kind == NodeKind::chance) {
      G::apply(state, kChance, random_outcome<G>(state, random));
    } else if (static_cast<double>(random() >> 11) * 0x1p-53 < L::kExploration) {
      const Seat seat = node.to_act.first();
      G::apply(state, seat, random_action<G>(state, seat, random));
      if (!lessons.empty()) lessons.back().is_explored = true;
    } else {
      state = player.decide(state, L::kDepthOfSelfPlay);
    }
  }
  if (lessons.empty()) return {};
  Returns value = G::node(state).kind == NodeKind::terminal ? L::returns(state) : lessons.back().expected;
  for (std::size_t i = lessons.size(); i-- > 0;) {
    Returns& expected = lessons[i].expected;
    for (std::size_t seat = 0; seat < value.size() && network != nullptr; ++seat) {
      const double trace = lessons[i].is_explored ? 0 : L::kTrace;
      value[seat] = trace * value[seat] + (1 - trace) * expected[seat];
    }
    expected = value;
  }
  std::string rows;
  for (const Lesson& lesson : lessons) {
    const SeatSet views = L::views(lesson.state);
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (!views.has(seat) || below(random, static_cast<std::uint32_t>(L::kOneOf * views.size())) != 0) continue;
      append_lesson(rows, L::inputs(lesson.state, seat), L::kInputs, lesson.expected[static_cast<std::size_t>(seat)]);
    }
  }
  return rows;
}

}  // namespace nemeton
