// Tug of War: the rules of two matches between the villages of Plockton and Broadford. The prose is in book.md.
#pragma once

#include "core/effects.hpp"
#include "games/tug/rules/effects.hpp"

namespace nemeton {

struct Tug {
  using Stage = tug::Stage;
  using Act = tug::Act;
  using Effect = tug::Effect;

  static constexpr int kAthletes = 18;  // of each seat

  // What belongs to one seat.
  struct Side {
    tug::Dice column;
    std::uint8_t standing;
    std::uint8_t weakened;
    std::uint8_t reserve;

    constexpr int on_rope() const { return standing + weakened; }
    constexpr bool operator==(const Side&) const = default;
  };

  struct State {
    std::array<Side, 2> sides;
    tug::Dice dice;   // rolled and not used yet, without those in `again`
    tug::Dice again;  // rolled again; joined with `dice` before the first act
    tug::Dice open;   // dice of the column not used yet in this turn
    std::uint32_t ply;
    std::uint32_t ply_limit;
    std::int8_t turn;         // whose dice or choice is awaited
    std::int8_t winner;       // of the game; -1 for none
    std::int8_t first_match;  // who won match 1; -1 for nobody yet
    std::uint8_t match;       // 1 or 2
    std::uint8_t matches;
    std::uint8_t rerolls;  // dice that may still be rolled again
    Stage stage;
  };

  static constexpr std::array<const char*, 4> kActNames = {"elim", "finish", "swap", "weaken"};

  // An act with r and c, or one of the other choices with its value. An outcome: the place of a roll in kAllRolls, or one die's value.
  using Action = std::uint16_t;
  enum class Kind : std::uint8_t { use, stand, reroll, berserk };
  static constexpr Action use(int r, int c, Act act) {
    return static_cast<Action>(static_cast<int>(act) << 6 | r << 3 | c);
  }
  static constexpr Action other(Kind kind, int value) {
    return static_cast<Action>(static_cast<int>(kind) << 8 | value);
  }
  static constexpr Kind kind(Action action) { return static_cast<Kind>(action >> 8); }
  static constexpr Act act(Action action) { return static_cast<Act>(action >> 6 & 3); }
  static constexpr int rolled(Action action) { return action >> 3 & 7; }
  static constexpr int value(Action action) {
    return action & 7;
  }  // c of an act; which die is rolled again; s of a berserk

  static constexpr std::size_t kMaxActions = 36;  // three values beside three, in four ways
  static constexpr std::size_t kMaxOutcomes = tug::kRolls;
  static const GameInfo info;

  static State start(const OptionValues& options, int seats);
  static Node node(const State& state);
  static int ply(const State& state) { return static_cast<int>(state.ply); }
  static void actions(const State& state, Seat seat, FixedList<Action, kMaxActions>& list);
  static Action random_action(const State& state, Seat seat, Random& random);
  static void outcomes(const State& state, FixedList<Weighted<Action>, kMaxOutcomes>& list);
  static Action random_outcome(const State& state, Random& random);
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

static_assert(sizeof(Tug::State) <= 48);

}  // namespace nemeton
