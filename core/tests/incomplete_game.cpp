// A game that lacks one of the functions which a game owes beside its rules: the one that LACKS names. Only missing_function_test.sh
// compiles it.
#include "core/game_entry.hpp"

#define think_ 1
#define analyze_ 2
#define evaluate_full_information_ 3
#define nothing_ 4

namespace nemeton {

// Seat 0 has a secret bit, which seat 1 guesses.
struct Guess {
  using Action = std::uint8_t;
  static constexpr std::size_t kMaxActions = 2;
  static constexpr std::size_t kMaxOutcomes = 2;
  static constexpr GameInfo info{"guess", "Guess", "nobody", 2, 2, {}};

  struct State {
    std::uint8_t secret;
    std::uint8_t guess;
    std::int8_t stage;
  };
  struct Observation {};

  static State start(const OptionValues&, int) { return {}; }
  static Node node(const State& state) {
    if (state.stage == 0) return Node::chance();
    return state.stage == 1 ? Node::decision(1) : Node::terminal();
  }
  static int ply(const State& state) { return state.stage == 2 ? 1 : 0; }
  static void actions(const State&, Seat, FixedList<Action, kMaxActions>& list) {
    list.clear();
    list.push(0);
    list.push(1);
  }
  static void outcomes(const State&, FixedList<Weighted<Action>, kMaxOutcomes>& list) {
    list.clear();
    list.push({0, 1});
    list.push({1, 1});
  }
  static void apply(State& state, Seat, Action action) { (state.stage++ == 0 ? state.secret : state.guess) = action; }
  static Returns returns(const State& state) { return shared_win(state.secret == state.guess ? 2u : 1u, 2); }
  static Observation observation(const State&, Seat) { return {}; }
  static bool sees_action(const State&, Seat, Seat actor, Action) { return actor != kChance; }
  static void view(const State&, Seat, JsonWriter& json) { json.begin_object().end_object(); }
  static std::string text(const State&, Seat) { return "\n"; }
  static std::string token(const State&, Seat, Action action) { return std::to_string(action); }
};

#if LACKS != think_
inline Thought<Guess> think(const Guess::Observation&, Seat, Level, const Budget&, std::uint64_t) { return {}; }
#endif
#if LACKS != analyze_
inline Analysis<Guess::Action> analyze(const Guess::Observation&, Seat, const AnalysisRequest<Guess::Action>&) {
  return {};
}
#endif
#if LACKS != evaluate_full_information_
inline WinProbabilities evaluate_full_information(const Guess::State&, const Budget&, std::uint64_t) { return {}; }
#endif

GameEntry entry() { return game_entry<Guess>(); }

}  // namespace nemeton
