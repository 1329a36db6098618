// A race as a game of the list: what Tabulus, Triangulus and Druidica have in common, which is all but the board.
#pragma once

#include <concepts>
#include <optional>

#include "core/effects.hpp"
#include "games/races/rules/ending.hpp"
#include "games/races/rules/moves.hpp"

namespace nemeton::races {

// The options of all three, in the order in which `start` reads them.
inline constexpr OptionSpec kOptions[] = {
    OptionSpec::integer("target", 0, 99, 0, "Points that win the game; with 0 a single hand is played."),
    OptionSpec::boolean("partners", false, "With four seats: the first and third play against the second and fourth."),
    OptionSpec::boolean("mixed_entry", false,
                        "One marker may enter with one number of a tile while another plays the other."),
    OptionSpec::integer("ply_limit", 1, 100000, 5000, "After so many actions of all seats the points so far decide."),
};

// What is wrong with partners at a table of so many seats.
std::string partners_conflict(const OptionValues& options, int seats);
int side(const OptionValues& options, int seats, Seat seat);

State start(const OptionValues& options, int seats);
void actions(const Board& board, const State& state, Actions& list);

inline constexpr std::size_t kMaxOutcomes = 49;  // two values of a turned tile
using Outcomes = FixedList<Weighted<Action>, kMaxOutcomes>;
void outcomes(const State& state, Outcomes& list);
Action random_outcome(const State& state, Random& random);

// The sink is NoEffects or an EffectList.
template <class Sink = const NoEffects>
void apply(const Board& board, State& state, Seat seat, Action action, Sink& sink = no_effects);
void write_effect(const Board& board, const Effect& effect, JsonWriter& json);

// Parts that views and effects have in common: the numbers of a tile that are to be played (all, or the one named), seats, and how it ended.
void write_numbers(Tile tile, int factor, JsonWriter& json);
void write_seats(Seats seats, JsonWriter& json);
void write_ending(const Ended& ended, JsonWriter& json);

void view(const Board& board, const State& state, JsonWriter& json);
std::string text(const Board& board, const State& state);
std::string token(const Board& board, const State& state, Seat seat, Action action);
// How an action of a seat is written.
std::string action_token(const Board& board, Action action);
std::optional<Action> parse_token(const Board& board, const State& state, Seat seat, std::string_view token);

// `Self` has `info` and `board()`.
template <class Self>
struct Race {
  using State = races::State;
  using Action = races::Action;

  static constexpr std::size_t kMaxActions = races::kMaxActions;
  static constexpr std::size_t kMaxOutcomes = races::kMaxOutcomes;

  static State start(const OptionValues& options, int seats) { return races::start(options, seats); }
  static Node node(const State& state) {
    switch (state.stage) {
      case Stage::draw:
      case Stage::second:
      case Stage::turn: return Node::chance();
      case Stage::move:
      case Stage::exchange:
      case Stage::home: return Node::decision(state.seat);
      case Stage::over:
      case Stage::cut_off: break;
    }
    return Node::terminal();
  }
  static int ply(const State& state) { return static_cast<int>(state.ply); }
  static void actions(const State& state, Seat, Actions& list) { races::actions(Self::board(), state, list); }
  static void outcomes(const State& state, Outcomes& list) { races::outcomes(state, list); }
  static Action random_outcome(const State& state, Random& random) { return races::random_outcome(state, random); }
  using Effect = races::Effect;
  template <class Sink = const NoEffects>
  static void apply(State& state, Seat seat, Action action, Sink& sink = no_effects) {
    races::apply(Self::board(), state, seat, action, sink);
  }
  static bool sees_effect(const Effect&, Seat) { return true; }
  static void write_effect(const Effect& effect, Seat, JsonWriter& json) {
    races::write_effect(Self::board(), effect, json);
  }
  static Returns returns(const State& state) { return returns_of(state); }
  static void view(const State& state, Seat, JsonWriter& json) { races::view(Self::board(), state, json); }
  static std::string text(const State& state, Seat) { return races::text(Self::board(), state); }
  static std::string token(const State& state, Seat seat, Action action) {
    return races::token(Self::board(), state, seat, action);
  }
  static std::optional<Action> parse_token(const State& state, Seat seat, std::string_view token) {
    return races::parse_token(Self::board(), state, seat, token);
  }
};

}  // namespace nemeton::races

namespace nemeton {

template <class G>
concept IsRace = std::derived_from<G, races::Race<G>>;

}  // namespace nemeton
