#include "games/tug/bot/reasons.hpp"

#include <algorithm>
#include <array>

#include "games/tug/bot/turn_odds.hpp"

namespace nemeton {

using namespace tug;

namespace {

using Kind = Reason::Kind;
using State = Tug::State;

// From here on a difference between two chances is one.
constexpr double kLeastDifference = 0.02;

State played(State state, Seat seat, Tug::Action action) {
  Tug::apply(state, seat, action);
  return state;
}

int pips(Dice column) {
  int sum = 0;
  column.each([&](int value) { sum += value; });
  return sum;
}

// What an act does, and what it leaves to do.
struct Acted {
  State state;
  bool wins;
  bool can_win;  // in this turn
  double risk;
  int out;
  int most_out;     // in this turn, with those
  int gained = 0;   // own athletes on the rope
  int sixes = 0;    // more in the column
  int lowered = 0;  // pips of the column
  int lain = 0;     // enemies that lie besides those before

  Acted(const State& before, Seat seat, Tug::Action action, TurnOdds& odds)
      : state(played(before, seat, action)),
        wins(odds.has_won(state)),
        can_win(odds.win_chance(state) == 1),
        risk(odds.risk(state)),
        out(odds.out(before, state)),
        most_out(out + odds.most_out(state)) {
    if (state.match != before.match || state.stage == Stage::over) return;
    const auto own = at(seat), enemy = 1 - own;
    gained = state.sides[own].on_rope() - before.sides[own].on_rope();
    sixes = state.sides[own].column.count(6) - before.sides[own].column.count(6);
    lowered = pips(before.sides[own].column) - pips(state.sides[own].column);
    lain = state.sides[enemy].weakened - before.sides[enemy].weakened;
  }
};

int most_one_by_one(const State& state, Seat seat, const TurnOdds& odds) {
  ActionList<Tug> actions;
  Tug::actions(state, seat, actions);
  int most = 0;
  for (const Tug::Action action : actions) {
    if (Tug::kind(action) == Tug::Kind::berserk) continue;
    const State next = played(state, seat, action);
    most = std::max(most, odds.out(state, next) + odds.most_out(next));
  }
  return most;
}

std::vector<Reason> why_act(const State& before, Seat seat, Tug::Action action, std::optional<Tug::Action> instead) {
  TurnOdds odds(before, seat);
  const Acted made(before, seat, action, odds);
  if (made.wins) return {{.kind = Kind::wins}};
  const auto other = instead ? std::optional(Acted(before, seat, *instead, odds)) : std::nullopt;
  if (made.state.stage == Stage::over || made.state.match != before.match || (other && other->wins)) return {};
  const auto own = at(seat), enemy = 1 - own;
  std::vector<Reason> all;
  if (other && made.can_win && !other->can_win) all.push_back({.kind = Kind::clears});
  const bool clears = !all.empty();
  if (!clears && other && other->risk - made.risk >= kLeastDifference) {
    all.push_back({.kind = Kind::guards, .chance = made.risk, .otherwise = other->risk});
  }
  if (made.out > std::max(other ? other->out : 0, 0)) {
    const int singly = Tug::kind(action) == Tug::Kind::berserk ? most_one_by_one(before, seat, odds) : made.out;
    if (made.out > singly) all.push_back({.kind = Kind::berserk, .number = made.out, .other = singly});
    else all.push_back({.kind = Kind::puts_out, .number = made.out, .other = made.state.sides[enemy].on_rope()});
  }
  if (other && !clears && made.most_out > std::max(other->most_out, made.out)) {
    all.push_back({.kind = Kind::leaves_more, .number = made.most_out, .other = other->most_out});
  }
  const auto more = [&](int Acted::* what) { return made.*what > std::max(other ? *other.*what : 0, 0); };
  if (more(&Acted::gained)) {
    all.push_back({.kind = Kind::gains, .number = made.gained, .other = made.state.sides[own].on_rope()});
  }
  if (more(&Acted::sixes)) {
    all.push_back({.kind = Kind::adds_six, .number = made.state.sides[own].column.count(6)});
  }
  if (more(&Acted::lowered)) {
    all.push_back({.kind = Kind::lowers_column, .number = Tug::rolled(action), .other = Tug::value(action)});
  }
  if (more(&Acted::lain)) all.push_back({.kind = Kind::lays_down, .number = made.state.sides[enemy].weakened});
  return all;
}

// How many the dice put out at the most if no more of them are rolled again.
int out_as_they_lie(State state, Seat seat, const TurnOdds& odds) {
  if (state.stage == Stage::reroll) Tug::apply(state, seat, Tug::other(Tug::Kind::stand, 0));
  return odds.most_out(state);
}

// Of the six throws of a die, how many let the dice put out more than they do as they lie, and how many fewer.
struct Rerolled {
  int better = 0;
  int worse = 0;

  Rerolled(const State& before, Seat seat, Tug::Action action, const TurnOdds& odds) {
    if (Tug::kind(action) == Tug::Kind::stand) return;
    const int now = out_as_they_lie(before, seat, odds);
    const State awaits = played(before, seat, action);
    if (awaits.stage != Stage::again) return;
    OutcomeList<Tug> throws;
    Tug::outcomes(awaits, throws);
    for (const auto& each : throws) {
      const int then = out_as_they_lie(played(awaits, kChance, each.outcome), seat, odds);
      better += then > now ? 1 : 0;
      worse += then < now ? 1 : 0;
    }
  }
  int gain() const { return better - worse; }
};

std::vector<Reason> why_roll(const State& before, Seat seat, Tug::Action action, std::optional<Tug::Action> instead) {
  const TurnOdds odds(before, seat);
  const double chance = odds.win_chance(played(before, seat, action));
  const double otherwise = instead ? odds.win_chance(played(before, seat, *instead)) : 0;
  std::vector<Reason> all;
  if (chance - otherwise >= kLeastDifference) {
    if (chance == 1) all.push_back({.kind = Kind::clears});
    else all.push_back({.kind = Kind::may_win, .chance = chance, .otherwise = otherwise});
  }
  const Rerolled made(before, seat, action, odds);
  const auto other = instead ? std::optional(Rerolled(before, seat, *instead, odds)) : std::nullopt;
  const int now = out_as_they_lie(before, seat, odds);
  if (made.gain() > std::max(other ? other->gain() : 0, 0)) {
    all.push_back({.kind = Kind::improves, .number = now, .better = made.better, .worse = made.worse});
  }
  if (Tug::kind(action) == Tug::Kind::stand && other && other->gain() < 0) {
    all.push_back({.kind = Kind::keeps, .number = now, .better = other->better, .worse = other->worse});
  }
  return all;
}

constexpr std::array kNames = {"wins",  "clears",   "may_win",       "guards",   "berserk", "puts_out", "leaves_more",
                               "gains", "adds_six", "lowers_column", "improves", "keeps",   "lays_down"};

}  // namespace

std::vector<Reason> reasons(const History<Tug>& history, Seat seat, Tug::Action action,
                            std::optional<Tug::Action> instead) {
  const State& state = history.state();
  auto all = (state.stage == Stage::reroll ? why_roll : why_act)(state, seat, action, instead);
  if (all.size() > kMaxReasons) all.erase(all.begin() + kMaxReasons, all.end());
  return all;
}

void write_reason(const Reason& reason, JsonWriter& json) {
  json.begin_object().field("kind", kNames[static_cast<std::size_t>(reason.kind)]);
  const auto chances = [&](double chance, double otherwise) {
    json.field("chance", chance).field("otherwise", otherwise);
  };
  switch (reason.kind) {
    case Kind::wins:
    case Kind::clears: break;
    case Kind::may_win:
    case Kind::guards: chances(reason.chance, reason.otherwise); break;
    case Kind::berserk: json.field("out", reason.number).field("one_by_one", reason.other); break;
    case Kind::puts_out: json.field("out", reason.number).field("left", reason.other); break;
    case Kind::leaves_more: json.field("out", reason.number).field("otherwise", reason.other); break;
    case Kind::gains: json.field("athletes", reason.number).field("pulling", reason.other); break;
    case Kind::adds_six: json.field("sixes", reason.number); break;
    case Kind::lowers_column:
      json.field("rolled", reason.number).field("beside", reason.other);
      // That one die eliminates beside it.
      chances((kFaces + 1 - reason.number) / double{kFaces}, (kFaces + 1 - reason.other) / double{kFaces});
      break;
    case Kind::improves:
    case Kind::keeps:
      json.field("out", reason.number).field("better", reason.better).field("worse", reason.worse);
      break;
    case Kind::lays_down: json.field("lying", reason.number); break;
  }
  json.end_object();
}

}  // namespace nemeton
