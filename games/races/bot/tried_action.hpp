// An action tried out: what it does, and how likely a tile that has to be turned stops it.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "games/races/rules/race.hpp"

namespace nemeton::races {

struct Trial {
  double chance = 0;
  std::vector<Effect> effects;
  std::optional<State> after;  // where no tile has to be turned

  Trial(const Board& board, const State& state, Action action) {
    play(board, state, state.seat, action, 1);
    if (turned_) after.reset();
  }

  // Whether the hand goes on after it for certain.
  bool leads_on(const State& before) const {
    return after && after->hand == before.hand && after->stage != Stage::over && after->stage != Stage::cut_off;
  }
  template <class Told>
  const Told* find() const {
    for (const Effect& effect : effects) {
      if (const auto* found = std::get_if<Told>(&effect)) return found;
    }
    return nullptr;
  }

 private:
  void play(const Board& board, State state, Seat seat, Action step, double share) {
    EffectList<Effect> told;
    apply(board, state, seat, step, told);
    if (state.stage == Stage::turn) {
      turned_ = true;
      Outcomes list;
      outcomes(state, list);
      double all = 0;
      for (const auto& each : list) all += each.weight;
      for (const auto& [tile, weight] : list) play(board, state, kChance, tile, share * weight / all);
      return;
    }
    const auto is_failure = [](const Effect& effect) {
      return std::holds_alternative<Failed>(effect) || std::holds_alternative<ExchangeFailed>(effect);
    };
    if (std::ranges::any_of(told.effects(), is_failure)) return;
    chance += share;
    effects = told.effects();
    after = state;
  }

  bool turned_ = false;
};

}  // namespace nemeton::races
