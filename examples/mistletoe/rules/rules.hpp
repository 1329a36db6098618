// Mistletoe: secret bids for branches. The prose is in book.md.
#pragma once

#include "core/game.hpp"

namespace nemeton {

struct Mistletoe {
  static constexpr std::uint8_t kRunes = 10;  // 1 to 10, each twice
  static constexpr int kHand = 5;             // runes dealt to each seat
  static constexpr int kBranches = 5;         // worth 1 to 5

  using Action = std::uint8_t;  // a rune, or the worth of a branch
  static constexpr std::size_t kMaxActions = kHand;
  static constexpr std::size_t kMaxOutcomes = kRunes;
  static const GameInfo info;

  using Runes = std::array<std::uint8_t, kRunes + 1>;  // how many there are of each

  struct State {
    std::int8_t seats;
    std::int8_t dealt = 0;     // runes, of all seats
    std::uint8_t rounds = 0;   // that are over
    std::uint8_t branch = 0;   // that is bid for; 0 before it is drawn
    std::uint8_t left = 0x3e;  // branches that were not drawn yet, bit 1 to bit 5
    std::array<Runes, 4> hands{};
    Runes open{};                        // laid in earlier rounds
    std::array<std::uint8_t, 4> laid{};  // in this round; 0 for nothing yet
    std::array<std::uint8_t, 4> last{};  // in the round before
    std::array<std::uint8_t, 4> points{};
    std::int32_t ply = 0;
    std::int32_t ply_limit;
  };
  // What a viewer may know: a state in which whatever is hidden is blank.
  using Observation = State;

  static State start(const OptionValues& options, int seats);
  static Node node(const State& state);
  static int ply(const State& state) { return state.ply; }
  static void actions(const State& state, Seat seat, FixedList<Action, kMaxActions>& list);
  static void outcomes(const State& state, FixedList<Weighted<Action>, kMaxOutcomes>& list);
  static void apply(State& state, Seat seat, Action action);
  // Which runes are left in the bag is hidden, so what is dealt is drawn without being listed.
  static bool is_sampled(const State& state) { return state.dealt < kHand * state.seats; }
  template <class Bits>
  static Action sample_outcome(const State& state, Bits& bits) {
    OutcomeList<Mistletoe> runes;
    outcomes(state, runes);
    return sample(bits, runes);
  }
  static std::optional<Action> parse_outcome(const State& state, std::string_view text);
  static Returns returns(const State& state);

  static Observation observation(const State& state, Seat viewer);
  static bool sees_action(const State& state, Seat viewer, Seat actor, Action action);
  static void view(const State& state, Seat viewer, JsonWriter& json);
  static std::string text(const State& state, Seat viewer);
  static std::string token(const State& state, Seat seat, Action action);
};

}  // namespace nemeton
