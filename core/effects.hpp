// Effects: what a step did, reported by the rules.
//
// A game that reports effects (a piece moved, another was captured, dice fell) takes a sink as the last argument of `apply` and calls it with one effect
// after another. Search passes `NoEffects`, for which the compiler omits the calls. A `Match` collects them, and everything that presents the game, such as
// words, animation and sound, uses them instead of deriving the rules again.
#pragma once

#include <vector>

#include "core/game.hpp"

namespace nemeton {

// The sink that ignores effects.
struct NoEffects {
  template <class Effect>
  constexpr void operator()(const Effect&) const {}
  constexpr void clear() const {}
};
inline constexpr NoEffects no_effects;

// The sink that collects effects in order.
template <class Effect>
class EffectList {
 public:
  void operator()(const Effect& effect) { effects_.push_back(effect); }
  void clear() { effects_.clear(); }
  const std::vector<Effect>& effects() const { return effects_; }

 private:
  std::vector<Effect> effects_;
};

// A game that reports what a step did.
//
// Effect        A copyable value: one thing that happened. Each game has kinds of its own.
// apply         As in `Rules`, but calls the sink in the order of events. A template in the type of the sink, which defaults to `no_effects`.
// write_effect  Writes a JSON object with the member "kind" and what `viewer` may know of the effect. Not called if `sees_effect` is false, for an effect
//               of which the viewer may know nothing.
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

// The same for rules with repetition, which may end the game.
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

// The sink that collects the effects of G, or ignores them if G reports none.
template <Rules G>
using EffectsOf = typename detail::EffectsOf<G>::List;

// Plays a step and reports its effects to the sink, if the game has effects. Always inlined, so that a rollout costs no more than `apply`.
template <Rules G, class Sink>
[[gnu::always_inline]] inline void apply_with_effects(typename G::State& state, Seat seat, typename G::Action action,
                                                      Sink& sink) {
  if constexpr (HasEffects<G>) G::apply(state, seat, action, sink);
  else G::apply(state, seat, action);
}

}  // namespace nemeton
