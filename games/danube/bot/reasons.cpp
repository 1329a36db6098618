#include "games/danube/bot/reasons.hpp"

#include <algorithm>
#include <array>

#include "core/analysis.hpp"

namespace nemeton {

using namespace danube;

namespace {

using Kind = Reason::Kind;

// The effect of the enemy's next throw on the boats of `seat`.
struct Exposure {
  int throws_lost = 0;  // of 16, those with which no boat can go forward
  Squares boats = 0;    // of `seat`, that some first step of some throw switches with

  Exposure(Danube::State state, Seat seat) {
    state.turn = static_cast<std::int8_t>(1 - seat);
    state.stage = Danube::Stage::under_way;
    state.held = 0;
    state.thrown = state.left = state.usable = 0;
    OutcomeList<Danube> throws;
    Danube::outcomes(state, throws);
    for (const auto& [thrown, weight] : throws) {
      Danube::State after_throw = state;
      Danube::apply(after_throw, kChance, thrown);
      if (after_throw.turn == seat || after_throw.usable == 0) throws_lost += static_cast<int>(weight);
      if (after_throw.turn == seat) continue;
      ActionList<Danube> steps;
      Danube::actions(after_throw, 1 - seat, steps);
      for (const auto step : steps) {
        EffectList<Effect> effects;
        Danube::State next = after_throw;
        Danube::apply(next, 1 - seat, step, effects);
        for (const Effect& each : effects.effects()) {
          if (each.kind == Effect::Kind::switched) boats |= square(each.from);
        }
      }
    }
  }
};

// The squares of the enemy of `seat` above a square.
int boats_above(Squares boats, int at) { return std::popcount(boats & (square(at) - 1)); }

// A reason for a step; `weight` orders reasons of one kind.
struct RankedReason {
  Reason reason;
  int weight;
};

std::vector<RankedReason> all_reasons(const Danube::State& before, Seat seat, Danube::Action action) {
  const auto own = static_cast<std::size_t>(seat), enemy = 1 - own;
  Danube::State after = before;
  EffectList<Effect> effects;
  Danube::apply(after, seat, action, effects);
  std::vector<RankedReason> all;
  const auto add = [&](const Reason& reason, int weight) { all.push_back({reason, weight}); };
  if (after.stage == Danube::Stage::over) {
    if (after.boats[own] == 0) add({.kind = Kind::wins}, 1);
    return all;
  }
  int to = 0;
  for (const Effect& each : effects.effects()) {
    if (each.kind == Effect::Kind::moved) to = each.to;
    if (each.kind == Effect::Kind::came_home)
      add({.kind = Kind::comes_home, .number = std::popcount(after.boats[own])}, 1);
    if (each.kind == Effect::Kind::switched && each.from > each.to) {
      add({.kind = Kind::switches_back, .from = each.from, .to = each.to}, each.from - each.to);
    }
    if (each.kind == Effect::Kind::carried) to = 0;
  }
  // Of a run of more than three, all of it is the block.
  const Squares block = blocks_of(after.boats[own]).squares & ~blocks_of(before.boats[own]).squares;
  if (block != 0) {
    const Squares whole = blocks_of(after.boats[own]).squares;
    Squares run = block;
    for (Squares grown = 0; grown != run;) {
      grown = run;
      run |= whole & (run << 1 | run >> 1);
    }
    const int held_up = boats_above(after.boats[enemy], lowest(run));
    if (held_up > 0) add({.kind = Kind::blocks, .number = held_up, .squares = run}, held_up);
  }
  const Exposure was(before, seat), now(after, seat);
  if (now.throws_lost > was.throws_lost) add({.kind = Kind::costs_throw, .number = now.throws_lost}, now.throws_lost);
  if (Danube::from(action) < kRapids && to > kRapids && to != kSea) {
    const int left = boats_above(after.boats[own], kRapids);
    add({.kind = Kind::passes_rapids, .number = left}, 1);
  }
  const int exposed = std::popcount(now.boats), exposed_before = std::popcount(was.boats);
  if (exposed < exposed_before) add({.kind = Kind::covers, .number = exposed, .from = exposed_before}, -exposed);
  if (to != 0 && (kSafe & square(to)) != 0) add({.kind = Kind::reaches_mooring, .to = to}, 1);
  const bool left_springs = (before.boats[own] & kSprings) != 0 && (after.boats[own] & kSprings) == 0;
  if (left_springs) add({.kind = Kind::leaves_springs}, 1);
  return all;
}

Danube::State played(Danube::State state, Seat seat, Danube::Action action) {
  Danube::apply(state, seat, action);
  return state;
}

// Whether the rapids take the boat.
bool is_carried(const Danube::State& before, Seat seat, Danube::Action action) {
  Danube::State after = before;
  EffectList<Effect> effects;
  Danube::apply(after, seat, action, effects);
  return std::ranges::count(effects.effects(), Effect::Kind::carried, &Effect::kind) > 0;
}

constexpr std::array kNames = {"wins",         "comes_home",      "switches_back", "blocks",
                               "costs_throw",  "passes_rapids",   "avoids_rapids", "covers",
                               "exposes_less", "reaches_mooring", "leaves_springs"};

}  // namespace

std::vector<Reason> reasons(const History<Danube>& history, Seat seat, Danube::Action action,
                            std::optional<Danube::Action> instead) {
  const Danube::State& state = history.state();
  std::vector<RankedReason> all = all_reasons(state, seat, action);
  if (instead) {
    const auto others = all_reasons(state, seat, *instead);
    std::erase_if(all, [&](const RankedReason& each) {
      return std::ranges::any_of(others, [&](const RankedReason& other) {
        return other.reason.kind == each.reason.kind && other.weight >= each.weight;
      });
    });
    const Exposure now(played(state, seat, action), seat), otherwise(played(state, seat, *instead), seat);
    const int exposed = std::popcount(now.boats), more = std::popcount(otherwise.boats);
    const auto covers = [](const RankedReason& each) { return each.reason.kind == Kind::covers; };
    if (exposed < more && std::ranges::none_of(all, covers)) {
      all.push_back({{.kind = Kind::exposes_less, .number = exposed, .from = more}, 1});
    }
    if (is_carried(state, seat, *instead) && !is_carried(state, seat, action)) {
      all.push_back({{.kind = Kind::avoids_rapids}, 1});
    }
  }
  sort_best_first(all, [](const RankedReason& each) { return -static_cast<int>(each.reason.kind); });
  std::vector<Reason> best;
  for (const RankedReason& each : all) {
    if (best.size() < kMaxReasons) best.push_back(each.reason);
  }
  return best;
}

void write_reason(const Reason& reason, JsonWriter& json) {
  json.begin_object().field("kind", kNames[static_cast<std::size_t>(reason.kind)]);
  switch (reason.kind) {
    case Kind::comes_home:
    case Kind::passes_rapids: json.field("left", reason.number); break;
    case Kind::switches_back: json.field("from", reason.from).field("to", reason.to); break;
    case Kind::blocks:
      json.field("boats", reason.number).key("squares").begin_array();
      for (Squares rest = reason.squares; rest != 0; rest &= rest - 1) json.number(lowest(rest));
      json.end_array();
      break;
    case Kind::costs_throw: json.field("chance", reason.number / 16.0); break;
    case Kind::covers: json.field("boats", reason.number).field("before", reason.from); break;
    case Kind::exposes_less: json.field("boats", reason.number).field("otherwise", reason.from); break;
    case Kind::reaches_mooring: json.field("square", reason.to); break;
    case Kind::wins:
    case Kind::avoids_rapids:
    case Kind::leaves_springs: break;
  }
  json.end_object();
}

}  // namespace nemeton
