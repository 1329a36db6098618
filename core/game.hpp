// What all games share: nodes, actions, chance, returns, and the concepts of their rules.
//
// A game is a value: its state is a small trivially copyable struct, its actions are small integers. `actions`,
// `outcomes` and `apply` neither allocate nor throw nor look at a string, so that search can run them millions of times a
// second. Everything slow or type-erased is behind `core/match.hpp`.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/json.hpp"
#include "core/options.hpp"
#include "core/random.hpp"

namespace nemeton {

using Seat = int;

// Converts a seat, or another small number, to an array index.
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

inline constexpr int kMaxSeats = 6;
inline constexpr Seat kChance = -1;     // acts at chance nodes
inline constexpr Seat kSpectator = -1;  // a viewer without a seat

// A set of seats, bit s standing for seat s.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet of(Seat seat) { return SeatSet(static_cast<std::uint8_t>(1u << seat)); }
  constexpr bool has(Seat seat) const { return seat >= 0 && seat < kMaxSeats && (bits_ >> seat & 1) != 0; }
  constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | 1u << seat); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1u << seat)); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return __builtin_popcount(bits_); }
  constexpr Seat first() const { return __builtin_ctz(bits_); }  // must not be empty
  constexpr bool operator==(const SeatSet&) const = default;
  // Seat n is bit n.
  constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
  constexpr std::uint8_t bits() const { return bits_; }

 private:
  std::uint8_t bits_ = 0;
};

// The kind of event that the game waits for.
enum class NodeKind : std::uint8_t { decision, simultaneous, chance, terminal };

struct Node {
  NodeKind kind = NodeKind::terminal;
  SeatSet to_act;  // decision: one seat; simultaneous: every seat that has still to choose; else empty

  static constexpr Node decision(Seat seat) { return {NodeKind::decision, SeatSet::of(seat)}; }
  static constexpr Node simultaneous(SeatSet seats) { return {NodeKind::simultaneous, seats}; }
  static constexpr Node chance() { return {NodeKind::chance, {}}; }
  static constexpr Node terminal() { return {NodeKind::terminal, {}}; }
  constexpr bool operator==(const Node&) const = default;
};

// A list of fixed capacity. Pushing beyond the capacity is undefined behaviour.
template <class T, std::size_t Capacity>
class FixedList {
 public:
  void push(T item) { items_[size_++] = item; }
  void clear() { size_ = 0; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T& operator[](std::size_t i) { return items_[i]; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }
  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }

 private:
  std::array<T, Capacity> items_;  // uninitialized for speed
  std::size_t size_ = 0;
};

// An outcome of a chance node. Its probability is exactly `weight` divided by the sum of the node's weights.
template <class Action>
struct Weighted {
  Action outcome;
  std::uint32_t weight;
};

// The returns by seat at the end, which add up to 0. In a game that is only won or lost, a lone winner has +1.
using Returns = std::array<double, kMaxSeats>;

// Returns the returns if the seats with a bit in `winners` share the win: +1 for a lone winner.
constexpr Returns shared_win(unsigned winners, int seats) {
  const double n = seats;
  const double w = std::popcount(winners);
  Returns returns{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    returns[seat] = (winners >> seat & 1) != 0 ? (1 / w - 1 / n) * n / (n - 1) : -1 / (n - 1);
  }
  return returns;
}

// The description of a game.
struct GameInfo {
  const char* id;      // as in the protocol, such as "brandubh"
  const char* name;    // for people
  const char* credit;  // its inventor
  int min_seats;
  int max_seats;
  std::span<const OptionSpec> options;
  // Returns an error, one line, for options that are each in range but incompatible with each other or the number of seats; empty if there is none.
  // Null if all are compatible.
  std::string (*conflict)(const OptionValues& options, int seats) = nullptr;
  int stake = 1;  // the greatest absolute return
  // Returns the side of a seat; seats of one side win and lose together. Null if every seat is always its own side, number `seat`.
  int (*side)(const OptionValues& options, int seats, Seat seat) = nullptr;
};

// The size limit of a state, since thousands of snapshots are kept.
inline constexpr std::size_t kMaxStateSize = 1024;  // bytes

template <class G>
using ActionList = FixedList<typename G::Action, G::kMaxActions>;
template <class G>
using OutcomeList = FixedList<Weighted<typename G::Action>, G::kMaxOutcomes>;

// The rules of a game: a type of static functions over a plain state. This is the contract of a game, and the conformance suite
// (tests/conformance_test.cpp) checks every sentence of it.
//
// State      A trivially copyable value of at most kMaxStateSize bytes, which search copies at every node. It determines the rest of the game, except for
//            earlier positions (HasRepetition).
// Action     An unsigned integer that identifies an action of a seat or an outcome of chance at a node. Equal integers may mean different things at
//            different nodes.
// start      Returns the first state. Called only with `seats` and options in their ranges and accepted by `info.conflict`.
// node       Returns the event that the game waits for, and the seats to act. Valid at every state; O(1).
// ply        Returns the number of actions of seats so far; chance outcomes do not count. Valid at every state.
// actions    Clears the list and fills it with the legal actions of `seat`, each once, in any order, at most kMaxActions. Called only for a seat in
//            `node(state).to_act`, which has at least one.
// outcomes   Clears the list and fills it with the outcomes of a chance node, each once, at most kMaxOutcomes, with positive weights that add up to less
//            than 2^32. Called only at chance nodes, and not if `is_sampled` (SampledChance).
// apply      Plays an action that `actions` lists for `seat` or, with kChance for the seat, an outcome that `outcomes` lists or `sample_outcome` returns.
//            At a simultaneous node, the choice of a seat changes nothing that another may know until all have chosen.
// returns    Returns a number for each seat. Called only at terminal nodes. They add up to 0, none exceeds `info.stake` in absolute value, and those of
//            missing seats are 0. In a game that is only won or lost, a lone winner has +1.
// info       Describes the game. Its id consists of lowercase letters and digits and begins with a letter. Its options include `ply_limit`, an integer from
//            1 to 100000: the game is over after that many plies at the latest.
//
// None of these functions throws or keeps state between calls, so any number of threads may call them with states of their own. `node`, `actions`,
// `outcomes` and `apply` do not allocate.
template <class G>
concept Rules =
    std::is_trivially_copyable_v<typename G::State> && std::unsigned_integral<typename G::Action> &&
    sizeof(typename G::State) <= kMaxStateSize &&
    requires(const typename G::State& state, typename G::State& mutable_state, Seat seat, typename G::Action action,
             ActionList<G>& actions, OutcomeList<G>& outcomes, const OptionValues& options) {
      { G::info } -> std::convertible_to<const GameInfo&>;
      { G::start(options, /*seats=*/2) } -> std::same_as<typename G::State>;
      { G::node(state) } -> std::same_as<Node>;
      { G::ply(state) } -> std::convertible_to<int>;
      { G::actions(state, seat, actions) };
      { G::outcomes(state, outcomes) };
      { G::apply(mutable_state, seat, action) };
      { G::returns(state) } -> std::same_as<Returns>;
    };

// The texts and JSON that a game writes. These functions may allocate; search never calls them.
//
// view       Writes a JSON object with exactly what `viewer` (a seat or kSpectator) may know.
// text       Returns the same for a terminal: lines that end in '\n'.
// token      Returns the name of an action (seat >= 0) or an outcome (kChance) of the current node: printable ASCII without blanks, unique among the actions
//            of that seat or the outcomes.
template <class G>
concept Readable = requires(const typename G::State& state, Seat viewer, typename G::Action action, JsonWriter& json) {
  { G::view(state, viewer, json) };
  { G::text(state, viewer) } -> std::same_as<std::string>;
  { G::token(state, viewer, action) } -> std::same_as<std::string>;
};

template <class G>
concept Game = Rules<G> && Readable<G>;

// A game that parses its tokens: `parse_token` returns the action, or the outcome (seat kChance), with that token. It need not check that the action is legal
// or the spelling canonical; the match does. Without it, the match compares the tokens of all legal actions.
template <class G>
concept ParsesTokens = requires(const typename G::State& state, Seat seat, std::string_view token) {
  { G::parse_token(state, seat, token) } -> std::same_as<std::optional<typename G::Action>>;
};

// A game whose rules depend on earlier positions (repetition), which a `History` keeps. Two positions are repetitions if their `position_key` is equal,
// which is possible only a multiple of `kCycle` plies apart. `reversible_plies` returns how many plies back an equal position is possible.
// `set_repetition_count(state, times)` receives how often the position has occurred, including now.
template <class G>
concept HasRepetition = requires(const typename G::State& state, typename G::State& mutable_state) {
  { G::position_key(state) } -> std::equality_comparable;
  { G::kCycle } -> std::convertible_to<int>;
  { G::reversible_plies(state) } -> std::convertible_to<int>;
  { G::set_repetition_count(mutable_state, /*times=*/2) };
};

// A game that samples one of a seat's legal actions, each equally likely, much faster than by listing them. Used in rollouts.
template <class G>
concept DrawsActions = requires(const typename G::State& state, Seat seat, Random& random) {
  { G::random_action(state, seat, random) } -> std::same_as<typename G::Action>;
};

// A game that samples an outcome of a chance node by weight, faster than by listing them. Used in rollouts.
template <class G>
concept DrawsOutcomes = requires(const typename G::State& state, Random& random) {
  { G::random_outcome(state, random) } -> std::same_as<typename G::Action>;
};

// A game with chance nodes that have too many outcomes to list, such as a deal of cards. If `is_sampled(state)`, `outcomes` is not called: `sample_outcome`
// samples one with the probabilities of the rules, and `parse_outcome` parses a possible one.
template <class G>
concept SampledChance = requires(const typename G::State& state, DrawBits& bits, std::string_view text) {
  { G::is_sampled(state) } -> std::same_as<bool>;
  { G::sample_outcome(state, bits) } -> std::same_as<typename G::Action>;
  { G::parse_outcome(state, text) } -> std::same_as<std::optional<typename G::Action>>;
};

// A game that asks its players something, such as the question on a card. If a person has the seat `asked`, the table asks there, and that seat provides the
// outcome of this chance node; otherwise it is sampled. `asked` returns kChance at all other nodes.
template <class G>
concept AsksPlayers = requires(const typename G::State& state) {
  { G::asked(state) } -> std::same_as<Seat>;
};

// A game with hidden information. `observation` returns everything that `viewer` (a seat or kSpectator) may know now; its view and its bot use nothing else.
// `sees_action` returns whether the viewer sees which action (or outcome, actor kChance) is about to be applied to `state`.
template <class G>
concept HidesInformation =
    requires(const typename G::State& state, Seat viewer, Seat actor, typename G::Action action) {
      { G::observation(state, viewer) } -> std::same_as<typename G::Observation>;
      { G::sees_action(state, viewer, actor, action) } -> std::same_as<bool>;
    };

// A game of perfect information without chance. The type does not tell whether choices are simultaneous, so callers must know.
template <class G>
concept Deterministic = Rules<G> && !HidesInformation<G> && !SampledChance<G> && G::kMaxOutcomes <= 1;

}  // namespace nemeton
