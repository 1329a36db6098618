// Sigily: the rules as a game of the list. The prose is in book.md; each idea of it has a file of its own beside this one.
#pragma once

#include <string_view>

#include "games/sigily/rules/actions.hpp"
#include "games/sigily/rules/effects.hpp"

namespace nemeton {

struct Sigily {
  using State = sigily::State;
  using Action = sigily::Action;

  static constexpr std::size_t kMaxActions = sigily::kMaxActions;
  static constexpr std::size_t kMaxOutcomes = 11;
  static const GameInfo info;

  static State start(const OptionValues& options, int seats);
  // Here because it is asked twice at every step.
  static Node node(const State& state) {
    switch (state.turn.stage) {
      case sigily::Stage::spell:
      case sigily::Stage::declare:
      case sigily::Stage::move:
      case sigily::Stage::last_spell: return Node::decision(state.turn.seat);
      case sigily::Stage::answer: return Node::decision(state.turn.asked);
      case sigily::Stage::over:
      case sigily::Stage::cut_off: return Node::terminal();
      default: return Node::chance();
    }
  }
  // A question card is for the seat that has drawn it.
  static Seat asked(const State& state) { return state.turn.stage == sigily::Stage::card ? state.turn.seat : kChance; }
  static int ply(const State& state) { return static_cast<int>(state.ply); }
  static void actions(const State& state, Seat seat, FixedList<Action, kMaxActions>& list);
  static void outcomes(const State& state, FixedList<Weighted<Action>, kMaxOutcomes>& list);
  using Effect = sigily::Effect;
  template <class Sink = const NoEffects>
  static void apply(State& state, Seat seat, Action action, Sink& sink = no_effects);
  static bool sees_effect(const Effect&, Seat) { return true; }
  static void write_effect(const Effect& effect, Seat viewer, JsonWriter& json);
  static Returns returns(const State& state);
  static void view(const State& state, Seat viewer, JsonWriter& json);
  static std::string text(const State& state, Seat viewer);
  static std::string token(const State& state, Seat seat, Action action);
  static std::optional<Action> parse_token(const State& state, Seat seat, std::string_view token);
};

}  // namespace nemeton
