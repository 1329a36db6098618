// A race as a game of the list: what Tabulus, Triangulus and Druidica have in common, which is all but the board.
#pragma once

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

void apply(const Board& board, State& state, Seat seat, Action action);
void view(const Board& board, const State& state, JsonWriter& json);
std::string text(const Board& board, const State& state);
std::string token(const Board& board, const State& state, Seat seat, Action action);

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
  static void apply(State& state, Seat seat, Action action) { races::apply(Self::board(), state, seat, action); }
  static Returns returns(const State& state) { return returns_of(state); }
  static void view(const State& state, Seat, JsonWriter& json) { races::view(Self::board(), state, json); }
  static std::string text(const State& state, Seat) { return races::text(Self::board(), state); }
  static std::string token(const State& state, Seat seat, Action action) {
    return races::token(Self::board(), state, seat, action);
  }
};

}  // namespace nemeton::races
