// How a game numbers its actions and outcomes densely, for research. Without an `Encoding` of its own a game has the one at
// the end of this file.
#pragma once

#include <algorithm>
#include <concepts>
#include <span>
#include <string>
#include <vector>

#include "core/history.hpp"
#include "research/encoding/tensor.hpp"

namespace nemeton::research {

// The encoding of a game, made once for its options and number of seats: games/ID/research/encoding.hpp specialises it, with
//
// actions        How many actions there are: `num_distinct_actions`.
// index          The number of a legal action, from 0 to actions() − 1. Where numbers are equal at two nodes of one kind, the actions mean the same.
// action         The action with that number, or, where none has it here, any integer that is not legal.
// outcomes, outcome_index, outcome   The same for the outcomes of chance.
template <class G>
class Encoding;

template <class E, class G>
concept Encodes = requires(const E& encoding, const typename G::State& state, Seat seat, typename G::Action action) {
  { encoding.actions() } -> std::same_as<int>;
  { encoding.index(state, seat, action) } -> std::same_as<int>;
  { encoding.action(state, seat, /*index=*/0) } -> std::same_as<typename G::Action>;
  { encoding.outcomes() } -> std::same_as<int>;
  { encoding.outcome_index(state, action) } -> std::same_as<int>;
  { encoding.outcome(state, /*index=*/0) } -> std::same_as<typename G::Action>;
};

// Whether the game has one of its own.
template <class G>
concept Encoded = requires { sizeof(Encoding<G>); };

// A closer bound than the limit of plies for how many actions a game can take.
template <class E>
concept BoundsPlies = requires(const E& encoding) {
  { encoding.max_plies() } -> std::same_as<int>;
};
// How many chance nodes a game can have, where that is bounded.
template <class E>
concept BoundsChance = requires(const E& encoding) {
  { encoding.max_chance_nodes() } -> std::same_as<int>;
};
// A closer bound than kMaxActions for how many actions a seat can choose from.
template <class E>
concept BoundsBranching = requires(const E& encoding) {
  { encoding.max_legal_actions() } -> std::same_as<int>;
};
// Where the outcomes that the rules list at a chance node have numbers that follow one another, in the order of the rules: the first of them, and how many
// there are.
struct OutcomeRange {
  int first;
  int count;
};
template <class E, class G>
concept NumbersOutcomesInOrder = requires(const E& encoding, const typename G::State& state) {
  { encoding.outcomes_at(state) } -> std::same_as<OutcomeRange>;
};
// A game in which seats choose at once.
template <class E>
concept Simultaneous = E::kSimultaneous;

// Sampled chance that is dealt piece by piece, so that the outcomes of each piece can be listed. `part` is what is dealt already, 0 for nothing.
//
// deal_outcomes  Fills the list with the numbers of what may come next, with their weights.
// deal           The part with that piece added.
// is_whole       Whether it is an outcome of the rules.
// is_in          Whether a piece belongs to a whole outcome.
template <class E, class G>
concept DealsInPieces = requires(const E& encoding, const typename G::State& state, typename G::Action part,
                                 FixedList<Weighted<int>, E::kMaxPieces>& list) {
  { encoding.deal_outcomes(state, part, list) };
  { encoding.deal(state, part, /*index=*/0) } -> std::same_as<typename G::Action>;
  { encoding.is_whole(state, part) } -> std::same_as<bool>;
  { encoding.is_in(part, /*index=*/0) } -> std::same_as<bool>;
};

// A game in which effects tell what actions and outcomes, seen or not, leave open: `write_told` appends what this one tells the viewer of that, such
// as hands that are shown, or nothing.
template <class E, class G>
concept TellsHidden = requires(const typename G::Effect& effect, Seat viewer, std::string& text) {
  { E::write_told(effect, viewer, text) };
};

// The same in floats, for the tensor of an information state: `told_shape` is that of a plane for all that is told in a game, `write_told_floats` writes into
// it what an effect of a step from `before` tells. Without them a game that hides information has no such tensor.
template <class E, class G>
concept TellsHiddenInFloats = requires(const E& encoding, const typename G::State& before,
                                       const typename G::Effect& effect, const SeatsFrom& seats, float* plane) {
  { encoding.told_shape() } -> std::same_as<std::array<int, 3>>;
  { encoding.write_told_floats(before, effect, seats, plane) };
};

// A game that hides nothing but has state that is not in its view: `write_unseen` appends it to the observation.
template <class E, class G>
concept AddsToView = requires(const typename G::State& state, std::string& text) {
  { E::write_unseen(state, text) };
};

// A step as it was played, and the state before it.
template <class G>
struct Played {
  typename G::State before;
  Seat seat;
  typename G::Action action;
};

// A game that hides information and resamples what a viewer, or a spectator, does not know: `resample` puts, in all steps of a game so far, other
// actions and outcomes in the place of those that it has not seen. Of all ways in which chance can have fallen, given what the viewer has seen and that
// all actions were legal, each comes as often as chance makes it; a choice that is not revealed is any legal one, each equally likely.
template <class E, class G>
concept Resamples =
    requires(const E& encoding, std::span<Played<G>> steps, const typename G::State& now, Seat viewer, Random& random) {
      { encoding.resample(steps, now, viewer, random) };
    };

// A game that writes what a viewer knows into planes (research/encoding/tensor.hpp), the same planes always. What is known is the state, or in a game
// that hides information the observation, and nothing else. The common planes, the ply and the seats to act, are written already.
template <class G>
struct KnownOf {
  using Type = typename G::State;
};
template <HidesInformation G>
struct KnownOf<G> {
  using Type = typename G::Observation;
};
template <class E, class G>
concept WritesPlanes =
    requires(const E& encoding, const typename KnownOf<G>::Type& known, const SeatsFrom& seats, TensorWriter& sink) {
      { encoding.write_planes(known, seats, sink) };
    };

// The numbers of a game without an encoding: an action's is its place in the list that the rules give, an outcome's likewise. They are dense, and
// mean something at their node alone.
template <Rules G>
class PlaceEncoding {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  PlaceEncoding(const OptionValues&, int) {}

  int actions() const { return static_cast<int>(G::kMaxActions); }
  int outcomes() const { return static_cast<int>(G::kMaxOutcomes); }

  int index(const State& state, Seat seat, Action action) const {
    ActionList<G> list;
    G::actions(state, seat, list);
    return static_cast<int>(std::find(list.begin(), list.end(), action) - list.begin());
  }
  Action action(const State& state, Seat seat, int index) const {
    ActionList<G> list;
    G::actions(state, seat, list);
    return list[std::min(static_cast<std::size_t>(index), list.size() - 1)];
  }
  int outcome_index(const State& state, Action outcome) const {
    OutcomeList<G> list;
    G::outcomes(state, list);
    const auto at = std::find_if(list.begin(), list.end(), [&](const auto& each) { return each.outcome == outcome; });
    return static_cast<int>(at - list.begin());
  }
  Action outcome(const State& state, int index) const {
    OutcomeList<G> list;
    G::outcomes(state, list);
    return list[std::min(static_cast<std::size_t>(index), list.size() - 1)].outcome;
  }
};

}  // namespace nemeton::research
