// What every game is made of: nodes, actions, chance, returns, and the concept that a rules type fulfils.
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

// What the game waits for now.
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

// What each of `seats` seats gets when these, by bit, share the win: a lone winner +1.
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
  // What is wrong with options that are each within their range but do not go together or with that number of seats: one line
  // that names them and what was expected; empty if nothing is. Null where all go together.
  std::string (*conflict)(const OptionValues& options, int seats) = nullptr;
  int stake = 1;  // no return lies further from 0
};

template <class G>
using ActionList = FixedList<typename G::Action, G::kMaxActions>;
template <class G>
using OutcomeList = FixedList<Weighted<typename G::Action>, G::kMaxOutcomes>;

// What a rules type provides. `apply` takes only what `actions` or `outcomes` lists (for an outcome the seat is
// kChance); `ply` counts the actions by seats so far. `view` is a whitelist: it writes one JSON object with what `viewer`
// may know and nothing else; `text` draws the same for a terminal, in lines that end in '\n'. `token` names an action (seat >= 0) or an outcome (kChance) of the current node; tokens
// are unique within it.
template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> && std::unsigned_integral<typename G::Action> &&
    requires(const typename G::State& state, typename G::State& mutable_state, Seat seat, typename G::Action action,
             ActionList<G>& actions, OutcomeList<G>& outcomes, const OptionValues& options, JsonWriter& json) {
      { G::info } -> std::convertible_to<const GameInfo&>;
      { G::start(options, /*seats=*/2) } -> std::same_as<typename G::State>;
      { G::node(state) } -> std::same_as<Node>;
      { G::ply(state) } -> std::convertible_to<int>;
      { G::actions(state, seat, actions) };
      { G::outcomes(state, outcomes) };
      { G::apply(mutable_state, seat, action) };
      { G::returns(state) } -> std::same_as<Returns>;
      { G::view(state, seat, json) };
      { G::text(state, seat) } -> std::same_as<std::string>;
      { G::token(state, seat, action) } -> std::same_as<std::string>;
    };

// A game whose rules look back at earlier placements (repetition). The state alone does not hold the past; whoever drives the
// game does, in a `Line`. `placement` is what must be equal, and it can be so only a multiple of `kCycle` plies apart;
// `reversible` is how many plies back a placement can still be equal to this one, and `repeated(state, times)` is told how
// often the placement now stands in the line, this time included.
template <class G>
concept LooksBack = requires(const typename G::State& state, typename G::State& mutable_state) {
  { G::placement(state) } -> std::equality_comparable;
  { G::kCycle } -> std::convertible_to<int>;
  { G::reversible(state) } -> std::convertible_to<int>;
  { G::repeated(mutable_state, /*times=*/2) };
};

// A game that draws one of a seat's legal actions, each equally likely, faster than by listing them all: playouts ask it. To be
// provided only where it is much faster.
template <class G>
concept DrawsActions = requires(const typename G::State& state, Seat seat, Random& random) {
  { G::random_action(state, seat, random) } -> std::same_as<typename G::Action>;
};

// A game that draws an outcome of a chance node, all as their weights say, faster than by listing them: playouts ask it.
template <class G>
concept DrawsOutcomes = requires(const typename G::State& state, Random& random) {
  { G::random_outcome(state, random) } -> std::same_as<typename G::Action>;
};

// A game with chance nodes that have too many outcomes to list, such as a deal of cards. Where `deals(state)` holds,
// `outcomes` is not asked: `deal` draws one, all as the rules weigh them, and `parse_deal` reads one that could be drawn.
template <class G>
concept Deals = requires(const typename G::State& state, DrawWords& words, std::string_view text) {
  { G::deals(state) } -> std::same_as<bool>;
  { G::deal(state, words) } -> std::same_as<typename G::Action>;
  { G::parse_deal(state, text) } -> std::same_as<std::optional<typename G::Action>>;
};

// A game that asks its players something, such as the question on a card: where a person sits at the seat `asked`, the table asks
// there, and that seat says the outcome of this chance node. kChance at all other nodes; with nobody to ask it is drawn.
template <class G>
concept AsksPlayers = requires(const typename G::State& state) {
  { G::asked(state) } -> std::same_as<Seat>;
};

// A game in which seats do not know everything. `knowledge` is all that `viewer` (a seat or kSpectator) may know, as a value of its own: a
// whitelist, from which its view is written and of which its bot thinks, and of which nothing else. `knows` says whether the
// viewer sees which action (or outcome, actor kChance) is about to be applied to `state`.
template <class G>
concept HidesInformation =
    requires(const typename G::State& state, Seat viewer, Seat actor, typename G::Action action) {
      { G::knowledge(state, viewer) } -> std::same_as<typename G::Knowledge>;
      { G::knows(state, viewer, actor, action) } -> std::same_as<bool>;
    };

}  // namespace nemeton
