#include "games/sigily/rules/moves.hpp"

#include <algorithm>

#include "games/sigily/rules/spells.hpp"
#include "games/sigily/rules/stacks.hpp"

namespace nemeton::sigily {

using Kind = Effect::Kind;

namespace {

void moves_of(const State& state, const Stack& stack, Actions& list) {
  const bool enters = state.turn.intent == Intent::enter;
  if (is_ring(stack.place) && !enters) return list.push(make(ActionKind::go, stack.place, kNoArm));
  const int entry = enters ? quarter_of(stack.place) : stack.entry;
  const int step = step_on_way(stack.place, entry);
  if (step > kMiddle || step + state.turn.thrown <= kMiddle)
    return list.push(make(ActionKind::go, stack.place, kNoArm));
  for (int arm = 0; arm < kQuarters; ++arm) {
    if (arm != entry) list.push(make(ActionKind::go, stack.place, arm));
  }
}

bool may_enter(const State& state, Chariot top) {
  const int sigil = stack_of(state, top).place;
  if (!is_gate(sigil) || state.turn.refused) return false;
  const auto quarter = static_cast<std::size_t>(quarter_of(sigil));
  return (members(state, top) & ~state.turn.waiting[quarter]) == 0 && (barred(state, top) >> quarter & 1) == 0;
}

bool may_go_back(const State& state, Chariot top) {
  const Stack& stack = stack_of(state, top);
  return state.setup.home && lord_of(stack.place) == owner_of(top) && stack.coins > 0 && !speed_blows(state);
}

}  // namespace

void moves(const State& state, Actions& list) {
  const Seat seat = state.turn.seat;
  if (state.turn.intent != Intent::plain) {
    return moves_of(state, stack_of(state, state.top_at[state.turn.declared]), list);
  }
  if (first_in_hand(state, seat) != kNobody) list.push(make(ActionKind::in));
  each_stack(state, seat, [&](Chariot top) { moves_of(state, stack_of(state, top), list); });
}

void declarations(const State& state, Actions& list) {
  each_stack(state, state.turn.seat, [&](Chariot top) {
    if (may_enter(state, top)) list.push(make(ActionKind::enter, stack_of(state, top).place));
    if (may_go_back(state, top)) list.push(make(ActionKind::back, stack_of(state, top).place));
  });
}

Chariot first_in_hand(const State& state, Seat seat) {
  for (int number = 0; number < kTeam; ++number) {
    if (stack_of(state, chariot(seat, number)).place == kInHand) return chariot(seat, number);
  }
  return kNobody;
}

int ring_steps(const State& state, const Stack& stack) {
  const int thrown = state.turn.thrown;
  if (state.turn.intent == Intent::back) return -(thrown + winds_of_sloth(state));
  const bool at_home = state.setup.home && lord_of(stack.place) == state.turn.seat;
  return std::max(0, thrown + (at_home ? 1 : 0) + tailwind(state, state.turn.seat));
}

Course course_of(const State& state, Action move) {
  const Seat seat = state.turn.seat;
  const int thrown = state.turn.thrown;
  if (kind_of(move) == ActionKind::in) {
    const int start = state.setup.start[static_cast<std::size_t>(seat)];
    return {first_in_hand(state, seat), on_ring(start + thrown), thrown, 0};
  }
  const Chariot top = state.top_at[static_cast<std::size_t>(first_of(move))];
  const Stack& stack = stack_of(state, top);
  const int from = stack.place;
  if (is_ring(from) && state.turn.intent != Intent::enter) {
    const int steps = ring_steps(state, stack);
    return {top, steps == 0 ? kNowhere : on_ring(from + steps), stack.progress + steps, stack.entry};
  }
  const int entry = is_ring(from) ? quarter_of(from) : stack.entry;
  const int exit = exit_of(from, entry, second_of(move));
  const int step = step_on_way(from, entry) + thrown;
  int progress = stack.progress;
  if (step >= kGateOut) progress = sunwise(state.setup.start[stack.origin], gate_of(exit)) + step - kGateOut;
  return {top, sigil_on_way(step, entry, exit), progress, entry};
}

int destination(const State& state, Action move) {
  const Course course = course_of(state, move);
  return course.sigil != kNowhere && course.progress >= kRing ? kHome : course.sigil;
}

template <class Sink>
Course set_out(State& state, Action move, Sink& sink) {
  const Course course = course_of(state, move);
  Stack& stack = stack_of(state, course.top);
  const Seat seat = state.turn.seat;
  const int from = stack.place;
  if (course.sigil == kNowhere) {
    sink(effect(Kind::stayed, seat, {.at = from}));
    return course;
  }
  const bool comes_in = kind_of(move) == ActionKind::in;
  if (comes_in) stack.origin = state.turn.seat;
  else lift(state, course.top);
  stack.stone_skin = false;
  stack.progress = static_cast<std::int16_t>(course.progress);
  stack.entry = static_cast<std::uint8_t>(course.entry);
  const Kind kind = comes_in ? Kind::came_in : state.turn.intent == Intent::back ? Kind::moved_back : Kind::moved;
  const int to = course.progress >= kRing ? state.setup.start[stack.origin] : course.sigil;
  tell_stack(sink, effect(kind, seat, {.at = from, .other = second_of(move)}), state, course.top, to);
  return course;
}

template Course set_out(State&, Action, const NoEffects&);
template Course set_out(State&, Action, EffectList<Effect>&);

}  // namespace nemeton::sigily
