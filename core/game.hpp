// The parts of every game: nodes, actions, chance, returns, and the concept that a rules type fulfils.
//
// A game is a value: its state is a small trivially copyable struct, its actions are small integers. `actions`,
// `outcomes` and `apply` neither allocate nor throw nor look at a string, so that search can run them millions of times a
// second. Everything slow or typeless lives behind `core/match.hpp`.
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

// A seat, or another small number, as the index of an array.
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

inline constexpr int kMaxSeats = 6;
inline constexpr Seat kChance = -1;     // who "acts" at a chance node
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
  constexpr Seat first() const { return __builtin_ctz(bits_); }  // only where not empty
  constexpr bool operator==(const SeatSet&) const = default;
  // Seat n is bit n.
  constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
  constexpr std::uint8_t bits() const { return bits_; }

 private:
  std::uint8_t bits_ = 0;
};

// The decision or chance event that the game waits for.
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

// A list of fixed capacity that the caller owns; `push` past the capacity is a defect of the game.
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
  std::array<T, Capacity> items_;  // left uninitialised on purpose: lists are filled at every node
  std::size_t size_ = 0;
};

// One outcome of a chance node; its probability is `weight` over the sum of all weights of the node, exactly.
template <class Action>
struct Weighted {
  Action outcome;
  std::uint32_t weight;
};

// One number a seat at the end; they add up to 0. Where a game can only be won or lost, a lone winner has +1.
using Returns = std::array<double, kMaxSeats>;

// The return of each seat if these seats, by bit, share the win: +1 for a lone winner.
constexpr Returns shared_win(unsigned winners, int seats) {
  const double n = seats;
  const double w = std::popcount(winners);
  Returns returns{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    returns[seat] = (winners >> seat & 1) != 0 ? (1 / w - 1 / n) * n / (n - 1) : -1 / (n - 1);
  }
  return returns;
}

// Everything that is said of a game before it is played.
struct GameInfo {
  const char* id;      // as in the protocol, such as "brandubh"
  const char* name;    // as people read it
  const char* credit;  // who invented it
  int min_seats;
  int max_seats;
  std::span<const OptionSpec> options;
  // Returns the error of options that are each within their range but do not go together or with that number of seats: one line
  // that names them and what was expected; empty if nothing is. Null where all go together.
  std::string (*conflict)(const OptionValues& options, int seats) = nullptr;
  int stake = 1;  // no return lies further from 0
  // The side that a seat plays for, where seats can be partners: seats of one side win and lose together. Null where each seat always plays for
  // itself, which is side number `seat`.
  int (*side)(const OptionValues& options, int seats, Seat seat) = nullptr;
};

// No state is larger: snapshots of one are kept by the thousand.
inline constexpr std::size_t kMaxStateSize = 1024;  // bytes

template <class G>
using ActionList = FixedList<typename G::Action, G::kMaxActions>;
template <class G>
using OutcomeList = FixedList<Weighted<typename G::Action>, G::kMaxOutcomes>;

// The rules of a game, as a type of static functions over a plain state. This is the contract: what a game owes, and what it may
// rely on. The conformance suite (tests/conformance_test.cpp) checks every sentence of it.
//
// State      A trivially copyable value of at most kMaxStateSize bytes: copying it is a memcpy, and search does so at every node. It is all that
//            decides the rest of the game, earlier positions aside (HasRepetition).
// Action     An unsigned integer that names an action of a seat or an outcome of chance. What it means depends on the node, and equal
//            integers of two nodes need not mean the same.
// start      The first state. It is called with `seats` within the range of `info`, and with options within theirs that
//            `info.conflict` finds nothing wrong with.
// node       What is awaited, and of whom. It may be called at every state, and is O(1).
// ply        How many actions seats have taken; an outcome of chance is no ply. It may be called at every state.
// actions    Clears the list and fills it with the legal actions of `seat`, each once, in any order, at most kMaxActions. It is called only for a
//            seat in `node(state).to_act`, and then there is at least one.
// outcomes   Clears the list and fills it with the outcomes of a chance node, each once, at most kMaxOutcomes, with weights above 0
//            that add up to less than 2^32. It is called only at chance nodes, and not where `is_sampled` (SampledChance).
// apply      Plays what `actions` listed for `seat`, or, with kChance for the seat, what `outcomes` listed or `sample_outcome` drew, and
//            nothing else. At a simultaneous node the choice of one seat changes nothing that another may know, until all have chosen.
// returns    One number a seat, called only at terminal nodes. They add up to 0, no number lies further from 0 than `info.stake`, and those
//            of seats that are not there are 0. Where a game can only be won or lost, a lone winner has +1.
// info       What is said of the game. Its id is of small letters and digits and begins with a letter; among its options is `ply_limit`,
//            an integer from 1 to 100000: when so many plies are over the game is, at the latest.
//
// None of these functions throws or keeps anything between calls, so that any number of threads may call them at once, each with states of its
// own. `node`, `actions`, `outcomes` and `apply` do not allocate.
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

// The texts and JSON that a game writes. These functions may allocate; they are called at the edge, never by a search.
//
// view       One JSON object with what `viewer` (a seat or kSpectator) may know and nothing else: it is built up from what is known, not
//            cut down from everything.
// text       The same for a terminal: lines that end in '\n'.
// token      The name of an action (seat >= 0) or an outcome (kChance) of the current node: printable ASCII without blanks, unique among what that
//            seat, or chance, can do there.
template <class G>
concept Readable = requires(const typename G::State& state, Seat viewer, typename G::Action action, JsonWriter& json) {
  { G::view(state, viewer, json) };
  { G::text(state, viewer) } -> std::same_as<std::string>;
  { G::token(state, viewer, action) } -> std::same_as<std::string>;
};

template <class G>
concept Game = Rules<G> && Readable<G>;

// A game that reads its tokens: `parse_token` gives the action, or the outcome (seat kChance), that is written so. It need not look whether that is
// legal, nor whether a token is written in another way too; the match does. Without it, the tokens of all legal actions are written to find
// the one that is meant.
template <class G>
concept ParsesTokens = requires(const typename G::State& state, Seat seat, std::string_view token) {
  { G::parse_token(state, seat, token) } -> std::same_as<std::optional<typename G::Action>>;
};

// A game whose rules look at earlier positions (repetition). The state alone does not hold the past; a `History` does, which everyone
// who plays a game keeps. `position_key` is what must be equal for a position to have come back, and it can be so only a multiple of `kCycle`
// plies apart; `reversible_plies` is how many plies back a position can still be equal to this one, and
// `set_repetition_count(state, times)` is told how often the position has stood by now, this time included.
template <class G>
concept HasRepetition = requires(const typename G::State& state, typename G::State& mutable_state) {
  { G::position_key(state) } -> std::equality_comparable;
  { G::kCycle } -> std::convertible_to<int>;
  { G::reversible_plies(state) } -> std::convertible_to<int>;
  { G::set_repetition_count(mutable_state, /*times=*/2) };
};

// A game that draws one of a seat's legal actions, each equally likely, faster than by listing them all: rollouts ask it. To be
// provided only where it is much faster.
template <class G>
concept DrawsActions = requires(const typename G::State& state, Seat seat, Random& random) {
  { G::random_action(state, seat, random) } -> std::same_as<typename G::Action>;
};

// A game that draws an outcome of a chance node, all as their weights say, faster than by listing them: rollouts ask it.
template <class G>
concept DrawsOutcomes = requires(const typename G::State& state, Random& random) {
  { G::random_outcome(state, random) } -> std::same_as<typename G::Action>;
};

// A game with chance nodes that have too many outcomes to list, such as a deal of cards. Where `is_sampled(state)` holds,
// `outcomes` is not asked: `sample_outcome` draws one, all as the rules weigh them, and `parse_outcome` reads one that could be drawn.
template <class G>
concept SampledChance = requires(const typename G::State& state, DrawBits& bits, std::string_view text) {
  { G::is_sampled(state) } -> std::same_as<bool>;
  { G::sample_outcome(state, bits) } -> std::same_as<typename G::Action>;
  { G::parse_outcome(state, text) } -> std::same_as<std::optional<typename G::Action>>;
};

// A game that asks its players something, such as the question on a card: where a person sits at the seat `asked`, the table asks
// there, and that seat says the outcome of this chance node. kChance at all other nodes; with nobody to ask it is drawn.
template <class G>
concept AsksPlayers = requires(const typename G::State& state) {
  { G::asked(state) } -> std::same_as<Seat>;
};

// A game in which seats do not know everything. `observation` is all that `viewer` (a seat or kSpectator) may know now, as a value of its own,
// from which its view is written and of which its bot thinks, and of which nothing else. `sees_action` says whether the
// viewer sees which action (or outcome, actor kChance) is about to be applied to `state`.
template <class G>
concept HidesInformation =
    requires(const typename G::State& state, Seat viewer, Seat actor, typename G::Action action) {
      { G::observation(state, viewer) } -> std::same_as<typename G::Observation>;
      { G::sees_action(state, viewer, actor, action) } -> std::same_as<bool>;
    };

// A game of perfect information without chance: it lists one outcome at most and samples none. The type does not tell whether seats choose at the
// same time, so callers have to know.
template <class G>
concept Deterministic = Rules<G> && !HidesInformation<G> && !SampledChance<G> && G::kMaxOutcomes <= 1;

}  // namespace nemeton
