// Down the Danube: the rules of a race of two times five boats, after Senet. The prose is in book.md.
#pragma once

#include "core/game.hpp"
#include "games/danube/rules/river.hpp"

namespace nemeton {

struct Danube {
  enum class Stage : std::uint8_t {
    first_step,    // seat 0 must play 10+1
    second_waits,  // seat 1 has not had a turn yet
    second_step,   // seat 1 must play 9+1
    under_way,
    over,
  };

  struct State {
    std::array<danube::Squares, 2> boats;  // by seat
    danube::Squares held;                  // boats of the seat to move that move no more in this throw
    std::uint32_t ply;
    std::uint32_t ply_limit;
    std::int8_t turn;         // the seat whose steps or throw are awaited
    std::uint8_t thrown;      // 1, 2, 3, 4 or 6; 0 before a throw
    std::uint8_t left;        // pips of the throw not used yet
    std::uint8_t usable;      // the most of them that can be used; 0 after a throw that sends a boat backwards
    std::uint8_t boats_each;  // at the start
    Stage stage;
  };

  // A step: the boat on `from` goes `pips` forward or backwards. An outcome: the throw.
  using Action = std::uint16_t;
  static constexpr Action step(int from, int pips) { return static_cast<Action>(from | pips << 6); }
  static constexpr Action step_back(int from, int pips) { return static_cast<Action>(step(from, pips) | kBack); }
  static constexpr int from(Action action) { return action & 63; }
  static constexpr int pips(Action action) { return action >> 6 & 7; }
  static constexpr bool is_back(Action action) { return (action & kBack) != 0; }

  static constexpr std::size_t kMaxActions = 30;
  static constexpr std::size_t kMaxOutcomes = 5;
  static const GameInfo info;

  static State start(const OptionValues& options, int seats);
  static Node node(const State& state);
  static int ply(const State& state) { return static_cast<int>(state.ply); }
  static void actions(const State& state, Seat seat, FixedList<Action, kMaxActions>& list);
  static Action random_action(const State& state, Seat seat, Random& random);
  // Four sticks, each a random bit.
  static Action random_outcome(const State&, Random& random) {
    const int white = std::popcount(random() >> 60);
    return static_cast<Action>(white == 0 ? 6 : white);
  }
  static void outcomes(const State& state, FixedList<Weighted<Action>, kMaxOutcomes>& list);
  using Effect = danube::Effect;
  template <class Sink = const NoEffects>
  static void apply(State& state, Seat seat, Action action, Sink& sink = no_effects);
  static bool sees_effect(const Effect&, Seat) { return true; }
  static void write_effect(const Effect& effect, Seat viewer, JsonWriter& json);
  static Returns returns(const State& state);
  static void view(const State& state, Seat viewer, JsonWriter& json);
  static std::string text(const State& state, Seat viewer);
  static std::string token(const State& state, Seat seat, Action action);
  static std::optional<Action> parse_token(const State& state, Seat seat, std::string_view token);

  static constexpr int home(const State& state, Seat seat) {
    return state.boats_each - std::popcount(state.boats[static_cast<std::size_t>(seat)]);
  }
  // The boats as seat `turn` sees them.
  static constexpr danube::Boats seen(const State& state) {
    const auto own = static_cast<std::size_t>(state.turn);
    return {state.boats[own], state.boats[1 - own], state.held};
  }

 private:
  static constexpr Action kBack = 1 << 9;
};

static_assert(sizeof(Danube::State) <= 64);

}  // namespace nemeton
