// An action tried out: what it does at once, and how the fight goes that it begins.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "games/sigily/bot/odds.hpp"
#include "games/sigily/rules/rules.hpp"

namespace nemeton::sigily {

struct Trial {
  State after;
  std::vector<Effect> effects;
  std::optional<FightOdds> fight;

  Trial(const State& before, Seat seat, Action action) : after(before) {
    EffectList<Effect> told;
    Sigily::apply(after, seat, action, told);
    effects = told.effects();
    if (after.turn.stage == Stage::attack) fight = fight_odds(after);
  }

  const Effect* find(Effect::Kind kind) const {
    const auto found = std::ranges::find(effects, kind, &Effect::kind);
    return found == effects.end() ? nullptr : &*found;
  }
  // How likely what moves dies.
  double risk() const {
    if (fight) return 1 - fight->win;
    return find(Effect::Kind::died) != nullptr ? 1 : 0;
  }
  // Whether the seat has no throw to come in this turn, so that the others are next.
  bool passes_on(Seat seat) const {
    if (after.turn.stage == Stage::over || after.turn.stage == Stage::cut_off) return false;
    return after.turn.seat != seat || after.turn.stage == Stage::last_spell;
  }
};

}  // namespace nemeton::sigily
