// The judgement of greedy players: they take what brings most at once and think of no danger.
#pragma once

#include "games/sigily/rules/moves.hpp"

namespace nemeton::sigily {

// What an action seems to bring, in coins: those that lie where it leads to and those of the enemy there, the fight taken for won, and the way of the chariot
// that is foremost. The fairies' land shines from afar. Curses and stone skins are not seen, nor who may come after.
inline double greedy_value(const State& state, Action action) {
  constexpr double kFairyland = 2, kLastSigil = 3, kSigil = 0.1;
  const ActionKind kind = kind_of(action);
  if (kind == ActionKind::enter) return kFairyland;
  if (kind != ActionKind::in && kind != ActionKind::go) return 0;
  const Course course = course_of(state, action);
  if (course.sigil == kNowhere) return 0;
  if (course.progress >= kRing) return kLastSigil + stack_of(state, course.top).coins;
  double worth = state.lying[static_cast<std::size_t>(course.sigil)] + kSigil * course.progress;
  const Chariot other = state.top_at[static_cast<std::size_t>(course.sigil)];
  if (other != kNobody && !are_friends(state, owner_of(other), state.turn.seat))
    worth += 1 + stack_of(state, other).coins;
  return worth;
}

}  // namespace nemeton::sigily
