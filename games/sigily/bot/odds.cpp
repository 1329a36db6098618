#include "games/sigily/bot/odds.hpp"

#include <bit>

#include "games/sigily/rules/moves.hpp"
#include "games/sigily/rules/stacks.hpp"
#include "games/sigily/rules/sticks.hpp"
#include "games/sigily/rules/turn.hpp"

namespace nemeton::sigily {

namespace {

constexpr double kThrows = 16;

// One bout: how often the attacker wins and loses it, and how it goes on.
struct Bout {
  double won = 0, lost = 0;
  std::optional<State> after_win, after_loss;
};

// Whether the seat has won what the effects tell, if it was decided.
std::optional<bool> has_won(const EffectList<Effect>& told, Seat seat) {
  for (const Effect& effect : told.effects()) {
    if (effect.kind == Effect::Kind::won || effect.kind == Effect::Kind::bout_won) return effect.seat == seat;
  }
  return std::nullopt;
}

Bout bout_of(const State& fight) {
  const Seat seat = owner_of(fight.turn.attacker);
  Bout bout;
  for (const auto& [attack, often] : kThrowsToFight) {
    for (const auto& [defence, as_often] : kThrowsToFight) {
      State after = fight;
      EffectList<Effect> told;
      go_on(after, attack, told);
      go_on(after, defence, told);
      const auto won = has_won(told, seat);
      if (!won) continue;
      (*won ? bout.won : bout.lost) += often * as_often;
      auto& next = *won ? bout.after_win : bout.after_loss;
      if (!next) next = after;
    }
  }
  return bout;
}

bool goes_on(const State& state) { return state.turn.stage == Stage::attack; }

// The turn of a seat, if it came now and the seat could throw.
std::optional<State> next_turn_of(State state, Seat seat) {
  state.turn.seat = static_cast<std::uint8_t>(seat);
  begin_turn(state);
  if (state.turn.seat != seat || !can_move(state, seat)) return std::nullopt;
  return state;
}

// Calls visit(state, moves, chance) for each throw.
template <class Visit>
void each_throw(State state, Visit&& visit) {
  for (const auto& [thrown, often] : kThrowsToMove) {
    state.turn.thrown = static_cast<std::uint8_t>(thrown);
    Actions list;
    moves(state, list);
    visit(state, list, often / kThrows);
  }
}

}  // namespace

FightOdds fight_odds(const State& fight) {
  const Bout bout = bout_of(fight);
  const double decided = bout.won + bout.lost;
  FightOdds odds;
  const auto add = [&](double often, const State& after, bool won) {
    if (goes_on(after)) {
      const FightOdds rest = fight_odds(after);
      odds.win += often / decided * rest.win;
      if (!odds.won) odds.won = rest.won;
    } else if (won) {
      odds.win += often / decided;
      odds.won = after;
    }
  };
  if (bout.after_win) add(bout.won, *bout.after_win, true);
  if (bout.after_loss) add(bout.lost, *bout.after_loss, false);
  return odds;
}

double fireball_odds(const State& flying) {
  double burns = 0, turns = 0;
  for (const auto& [thrown, often] : kThrowsToMove) {
    State after = flying;
    go_on(after, static_cast<Action>(thrown), no_effects);
    if (after.turn.stage == Stage::fireball) turns += often / kThrows;
    else if (thrown <= 2) burns += often / kThrows;
  }
  // The stack that the fire turns to throws alike.
  return burns / (1 - turns * turns);
}

ByChariot exposure_of(const State& given, Seat seat) {
  std::array<double, kSigils> spared;  // that nobody comes to a sigil
  spared.fill(1);
  for (Seat enemy = 0; enemy < given.setup.seats; ++enemy) {
    if (are_friends(given, seat, enemy)) continue;
    const auto state = next_turn_of(given, enemy);
    if (!state) continue;
    std::array<double, kSigils> reached{};
    each_throw(*state, [&](const State& thrown, const Actions& list, double chance) {
      std::uint64_t sigils = 0;
      for (const Action move : list) {
        const int sigil = destination(thrown, move);
        if (sigil != kNowhere && sigil < kSigils) sigils |= std::uint64_t{1} << sigil;
      }
      sigils &= ~std::uint64_t{given.cursed};
      for (; sigils != 0; sigils &= sigils - 1) reached[static_cast<std::size_t>(std::countr_zero(sigils))] += chance;
    });
    for (std::size_t sigil = 0; sigil < kSigils; ++sigil) spared[sigil] *= 1 - reached[sigil];
  }
  ByChariot exposure{};
  each_stack(given, seat, [&](Chariot top) {
    if (stack_of(given, top).stone_skin) return;
    const double chance = 1 - spared[stack_of(given, top).place];
    for (Chariot c = top; c != kNobody; c = given.riders[c].below) exposure[c] = chance;
  });
  return exposure;
}

ByChariot homing_of(const State& given, Seat seat) {
  ByChariot homing{};
  const auto state = next_turn_of(given, seat);
  if (!state) return homing;
  each_throw(*state, [&](const State& thrown, const Actions& list, double chance) {
    std::uint32_t home = 0;  // tops that it can bring home, of which one goes by several arms
    for (const Action move : list) {
      if (destination(thrown, move) == kHome) home |= 1u << course_of(thrown, move).top;
    }
    for (; home != 0; home &= home - 1) {
      for (Chariot c = static_cast<Chariot>(std::countr_zero(home)); c != kNobody; c = thrown.riders[c].below) {
        homing[c] += chance;
      }
    }
  });
  return homing;
}

Danger::Danger(const State& state, Seat seat) : exposure(exposure_of(state, seat)) {
  each_stack(state, seat, [&](Chariot top) { stake += exposure[top] * worth(stack_of(state, top)); });
}

}  // namespace nemeton::sigily
