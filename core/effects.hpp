// Effects: what a step did, reported by the rules.
//
// `apply` knows what it does: a piece moved, another was captured, dice fell. A game that tells it takes a sink as the last argument of `apply`
// and calls it with one effect after another. Search passes `NoEffects`, for which the compiler leaves the calls out; a `Match` collects
// them, and everything that shows the game - words, animation, sound, a screen reader - reads them instead of deriving the rules again.
#pragma once

#include <vector>

#include "core/game.hpp"

namespace nemeton {

// The sink of those who do not ask what happened.
struct NoEffects {
  template <class Effect>
  constexpr void operator()(const Effect&) const {}
  constexpr void clear() const {}
};
inline constexpr NoEffects no_effects;

// The sink that keeps what it is told, in order.
template <class Effect>
class EffectList {
 public:
  void operator()(const Effect& effect) { effects_.push_back(effect); }
  void clear() { effects_.clear(); }
  const std::vector<Effect>& effects() const { return effects_; }

 private:
  std::vector<Effect> effects_;
};

// A game that says what a step did.
//
// Effect        A copyable value: one thing that happened. Its kinds are those of the game.
// apply         As in `Rules`, telling the sink in the order in which things happen. The rules are written once, as a template in the sink;
//               left out it is `no_effects`.
// write_effect  One JSON object with the member "kind" and what `viewer` may know of it. Nothing is written of what the viewer may not know; an
//               effect of which it may know nothing at all is left out (`sees_effect` false).
//
// Effects are complete: applied to the view before a step, its effects give the view after it. The page's effects.ts does so,
// and its tests show it for random games and every viewer.
template <class G>
concept HasEffects =
    requires(typename G::State& state, Seat seat, typename G::Action action, EffectList<typename G::Effect>& sink,
             const typename G::Effect& effect, Seat viewer, JsonWriter& json) {
      { G::apply(state, seat, action, sink) };
      { G::sees_effect(effect, viewer) } -> std::same_as<bool>;
      { G::write_effect(effect, viewer, json) };
    };

// The same for the rules that look at earlier positions: a position that comes back may end the game.
template <class G>
concept HasRepetitionEffects =
    HasEffects<G> && HasRepetition<G> && requires(typename G::State& state, EffectList<typename G::Effect>& sink) {
      { G::set_repetition_count(state, /*times=*/2, sink) };
    };

namespace detail {
template <class G>
struct EffectsOf {
  using List = NoEffects;
};
template <HasEffects G>
struct EffectsOf<G> {
  using List = EffectList<typename G::Effect>;
};
}  // namespace detail

// The sink that keeps the effects of G, or none where G tells none.
template <Rules G>
using EffectsOf = typename detail::EffectsOf<G>::List;

// Plays a step and tells the sink what it did, as far as the game does. Inlined always, so that a rollout costs what `apply` costs.
template <Rules G, class Sink>
[[gnu::always_inline]] inline void apply_with_effects(typename G::State& state, Seat seat, typename G::Action action,
                                                      Sink& sink) {
  if constexpr (HasEffects<G>) G::apply(state, seat, action, sink);
  else G::apply(state, seat, action);
}

}  // namespace nemeton
