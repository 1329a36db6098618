// Druid's Duel: the rules of a contest in changing shape, all in secret and all at once. The prose is in book.md.
#pragma once

#include "core/effects.hpp"
#include "games/duel/rules/effects.hpp"

namespace nemeton {

namespace duel {

inline constexpr int kJokers = 2;
inline constexpr int kDeadlock = 30;  // turns in a row without a discard after which the game ends

// All that every viewer knows.
struct Public {
  std::uint32_t ply = 0;
  std::uint32_t ply_limit = 0;
  std::int8_t seats = 0;
  std::int8_t dealt = 0;  // hands
  bool with_chameleon = false;
  Stage stage = Stage::deal;
  End end = End::none;
  std::uint8_t idle = 0;    // turns in a row in which nobody discarded
  std::uint32_t turns = 0;  // turns that are over
  SeatSet to_choose;        // in a simultaneous node: the seats that have still to
  BySeat<std::int8_t> drained = {no_form, no_form, no_form, no_form};
  BySeat<std::int8_t> jokers = {};
  BySeat<std::int8_t> held = {};  // cards in each hand
  BySeat<Cards> discarded = {};
  BySeat<Cards> shown = {};  // cards seen in each hand: played without success
  Turn now;                  // of this turn, what has been revealed
  Turn last;                 // the turn before
};

// Returns the seats that succeed with these cards, by bit. Cards are compared with those of the others only.
std::uint8_t successes(const BySeat<std::int8_t>& shapes, const BySeat<std::int8_t>& cards, int seats);

// "J", "Q", "K" or "C".
const char* form_name(int form);

}  // namespace duel

struct Duel {
  struct State {
    duel::Public open;
    duel::BySeat<duel::Cards> hands = {};
    duel::BySeat<std::int8_t> chosen = {-1, -1, -1, -1};  // forms or cards that nobody has seen yet
  };

  // A form, a card, or a hand as a set of cards.
  using Action = std::uint64_t;

  static constexpr std::size_t kMaxActions = 20;
  static constexpr std::size_t kMaxOutcomes = 1;
  static const GameInfo info;

  static State start(const OptionValues& options, int seats);
  static Node node(const State& state);
  static int ply(const State& state) { return static_cast<int>(state.open.ply); }
  static void actions(const State& state, Seat seat, FixedList<Action, kMaxActions>& list);
  static Action random_action(const State& state, Seat seat, Random& random);
  static void outcomes(const State&, FixedList<Weighted<Action>, kMaxOutcomes>&) {}  // there are only deals
  using Effect = duel::Effect;
  template <class Sink = const NoEffects>
  static void apply(State& state, Seat seat, Action action, Sink& sink = no_effects);
  static bool sees_effect(const Effect& effect, Seat viewer);
  static void write_effect(const Effect& effect, Seat viewer, JsonWriter& json);
  static Returns returns(const State& state);
  static void view(const State& state, Seat viewer, JsonWriter& json);
  static std::string text(const State& state, Seat viewer);
  static std::string token(const State& state, Seat seat, Action action);
  static std::optional<Action> parse_token(const State& state, Seat seat, std::string_view token);

  static bool is_sampled(const State& state) { return state.open.stage == duel::Stage::deal; }
  template <class Bits>
  static Action sample_outcome(const State& state, Bits& bits);
  static std::optional<Action> parse_outcome(const State& state, std::string_view text);

  // A viewer's knowledge. `hand` and `chosen` are its own; a spectator has none.
  struct Observation {
    duel::Public open;
    Seat viewer;
    duel::Cards hand = 0;
    duel::Cards other = 0;    // with two seats, the hand of the other, for it has what is nowhere else
    std::int8_t chosen = -1;  // in a simultaneous node, what it has chosen in secret; -1 for nothing yet
  };
  static Observation observation(const State& state, Seat viewer);
  static bool sees_action(const State& state, Seat viewer, Seat actor, Action action);

  // The forms that a seat may choose, by bit.
  static unsigned forms_of(const duel::Public& open, Seat seat);
  // The one chameleon of this turn, at the stage where its shape is awaited.
  static Seat lone_chameleon(const duel::Public& open);
  static constexpr int hand_size(int seats) { return duel::kCards / seats; }
  // The winners of a game that is over, by bit.
  static std::uint8_t winners(const duel::Public& open);

 private:
  static duel::Cards left_in_the_pack(const State& state);
  // The choices of a seat, forms or cards by bit.
  static duel::Cards choices(const State& state, Seat seat);
};

template <class Bits>
Duel::Action Duel::sample_outcome(const State& state, Bits& bits) {
  duel::Cards left = left_in_the_pack(state);
  auto count = static_cast<std::uint32_t>(duel::count(left));
  const auto size = static_cast<std::uint32_t>(hand_size(state.open.seats));
  if (count == size) return left;
  duel::Cards hand = 0;
  for (std::uint32_t i = 0; i < size; ++i, --count) {
    const duel::Cards card = duel::set_of(duel::nth(left, below(bits, count)));
    hand |= card;
    left &= ~card;
  }
  return hand;
}

}  // namespace nemeton
