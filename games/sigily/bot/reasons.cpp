#include "games/sigily/bot/reasons.hpp"

#include <algorithm>
#include <numeric>

#include "core/analysis.hpp"
#include "games/sigily/bot/odds.hpp"
#include "games/sigily/bot/tried_action.hpp"
#include "games/sigily/rules/ending.hpp"
#include "games/sigily/rules/json.hpp"
#include "games/sigily/rules/moves.hpp"
#include "games/sigily/rules/spells.hpp"
#include "games/sigily/rules/stacks.hpp"

namespace nemeton {

using namespace sigily;

namespace {

using Kind = Reason::Kind;

// Chances that differ by less are as good as equal.
constexpr double kLeastDifference = 0.05;
// A fight or a fire is worth trying from here on.
constexpr double kLikely = 0.5;
// Of the throws, those that open the veil.
constexpr double kVeilOpens = 10.0 / 16;

int in_the_deep(const State& state) { return std::accumulate(&state.lying[kRing], &state.lying[kSigils], 0); }

class Finder {
 public:
  Finder(const State& before, Seat seat, Action action, std::optional<Action> instead)
      : before_(before), seat_(seat), action_(action), instead_(instead), trial_(before, seat, action) {
    if (instead) other_.emplace(before, seat, *instead);
  }

  std::vector<Reason> all() {
    if (trial_.after.turn.stage == Stage::over) {
      if (richest(trial_.after).has(seat_)) add({.kind = Kind::wins});
    } else {
      add_done();
      add_spells();
      add_declared();
      if (trial_.passes_on(seat_)) {
        add_safety();
        add_aim();
      }
    }
    if (other_ && other_->risk() > trial_.risk() + kLeastDifference) {
      add({.kind = Kind::risks_less, .chance = trial_.risk(), .otherwise = other_->risk()});
    }
    if (instead_) drop_what_the_other_does();
    return reasons_;
  }

 private:
  void add(const Reason& reason) { reasons_.push_back(reason); }
  int held(const State& state) const { return held_coins(state)[static_cast<std::size_t>(seat_)]; }
  static Chariot top_on(const State& state, int sigil) { return state.top_at[static_cast<std::size_t>(sigil)]; }

  int count_out(const State& state) const {
    int out = 0;
    for (int number = 0; number < kTeam; ++number) out += stack_of(state, chariot(seat_, number)).place != kHome;
    return out;
  }

  // What a move does where it ends.
  void add_done() {
    const State& after = trial_.after;
    if (trial_.find(Effect::Kind::race_won) != nullptr) {
      add({.kind = Kind::wins_race, .coins = std::accumulate(after.lying.begin(), after.lying.end(), 0)});
    }
    if (trial_.find(Effect::Kind::came_home) != nullptr) {
      add({.kind = Kind::comes_home, .number = count_out(after), .coins = brought_home()});
    }
    if (trial_.fight) add_fight(*trial_.fight);
    if (const Effect* took = trial_.find(Effect::Kind::took))
      add({.kind = Kind::takes, .coins = static_cast<int>(took->number)});
    if (const Effect* fused = trial_.find(Effect::Kind::fused);
        fused != nullptr && trial_.find(Effect::Kind::went_back) == nullptr) {
      add({.kind = Kind::joins, .number = std::popcount(members(after, fused->stack.chariots[0]))});
    }
    if (const Effect* moved = trial_.find(Effect::Kind::moved)) add_way(*moved);
  }

  int brought_home() const {
    for (const Effect& effect : trial_.effects) {
      if (effect.kind == Effect::Kind::brought_home && effect.seat == seat_) return static_cast<int>(effect.number);
    }
    return 0;
  }

  void add_fight(const FightOdds& fight) {
    const Effect& attacked = *trial_.find(Effect::Kind::attacked);
    if (fight.win < kLikely) return;
    const int gone = stack_of(before_, top_on(before_, attacked.stack.stack.place)).progress;
    add({.kind = Kind::fights,
         .number = std::max(gone, 0),
         .coins = std::max(held(*fight.won) - held(before_), 0),
         .seat = attacked.other,
         .chance = fight.win});
  }

  void add_way(const Effect& moved) {
    const Stack& stack = moved.stack.stack;
    if (is_deep(moved.at) && is_ring(stack.place) && trial_.find(Effect::Kind::came_home) == nullptr) {
      const int won = stack.progress - stack_of(before_, top_on(before_, moved.at)).progress;
      if (won > 0 && trial_.risk() == 0) add({.kind = Kind::leaves_deep, .number = won});
    }
    const Chariot top = top_on(trial_.after, stack.place);
    if (top == kNobody || owner_of(top) != seat_ || trial_.fight || trial_.risk() > 0) return;
    add_sun(stack.place);
    const bool may_enter = is_gate(stack.place) && (barred(trial_.after, top) >> quarter_of(stack.place) & 1) == 0;
    const int coins = in_the_deep(trial_.after);
    if (may_enter && coins > 0) add({.kind = Kind::reaches_gate, .coins = coins, .at = stack.place});
  }

  // A free throw that comes of nothing but the sun.
  void add_sun(int sigil) {
    const Turn& turn = before_.turn;
    const bool due = (turn.thrown >= 4 && turn.intent != Intent::refused) || turn.free_turn;
    if (!is_solar(sigil) || due || turn.free_throws == kFreeThrows) return;
    const bool asks = trial_.after.turn.stage == Stage::card;
    if (asks || trial_.find(Effect::Kind::free_throw) != nullptr)
      add({.kind = Kind::free_throw, .at = sigil, .asks = asks});
  }

  void add_spells() {
    switch (kind_of(action_)) {
      case ActionKind::curse: {
        const int at = first_of(action_);
        int enemies = 0, own = 0;
        for (Seat seat = 0; seat < before_.setup.seats; ++seat) {
          (are_friends(before_, seat, seat_) ? own : enemies) += count_before(seat, at);
        }
        if (enemies > own) add({.kind = Kind::curses, .number = enemies, .at = at, .own = own});
        break;
      }
      case ActionKind::fireball: {
        const Stack& target = stack_of(before_, top_on(before_, second_of(action_)));
        const double chance = fireball_odds(trial_.after);
        add({.kind = Kind::burns,
             .number = std::max<int>(target.progress, 0),
             .coins = target.coins,
             .seat = owner_of(top_on(before_, second_of(action_))),
             .chance = chance});
        break;
      }
      case ActionKind::freeze:
        if (trial_.find(Effect::Kind::frozen) != nullptr) add({.kind = Kind::freezes, .seat = first_of(action_)});
        break;
      default: break;
    }
    if (!other_) return;
    int cost = 0;
    for (const Effect& effect : other_->effects)
      cost += effect.kind == Effect::Kind::paid && effect.seat == seat_ ? static_cast<int>(effect.number) : 0;
    const bool pays = trial_.find(Effect::Kind::paid) != nullptr;
    if (cost > 0 && !pays) add({.kind = Kind::keeps_coins, .coins = cost});
  }

  // The chariots of a seat, in hand and on the ring, whose way home leads over a sigil.
  int count_before(Seat seat, int sigil) const {
    int count = 0;
    for (int number = 0; number < kTeam; ++number) {
      Chariot c = chariot(seat, number);
      int start = before_.setup.start[static_cast<std::size_t>(seat)], gone = 0;
      if (stack_of(before_, c).place == kHome) continue;
      if (stack_of(before_, c).place != kInHand) {
        c = leader_of(c);
        if (is_deep(stack_of(before_, c).place)) continue;
        start = before_.setup.start[stack_of(before_, c).origin];
        gone = stack_of(before_, c).progress;
      }
      const int far = sunwise(start, sigil);
      count += far < kRing && far > gone ? 1 : 0;
    }
    return count;
  }

  Chariot leader_of(Chariot c) const {
    for (const Chariot top : before_.top_at) {
      if (top != kNobody && (members(before_, top) >> c & 1) != 0) return top;
    }
    return c;
  }

  void add_declared() {
    const ActionKind kind = kind_of(action_);
    if (kind == ActionKind::enter && in_the_deep(before_) > 0) {
      add({.kind = Kind::tries_veil, .coins = in_the_deep(before_), .chance = kVeilOpens});
    }
    if (kind == ActionKind::plain && instead_ && kind_of(*instead_) == ActionKind::enter) {
      const int coins = stack_of(before_, top_on(before_, first_of(*instead_))).coins;
      if (coins > 0) add({.kind = Kind::avoids_darts, .coins = coins});
    }
  }

  void add_safety() {
    const Danger now(trial_.after, seat_), before(before_, seat_);
    if (!other_ || !other_->passes_on(seat_)) return add_less(Kind::covers, now, before, before_);
    const Danger otherwise(other_->after, seat_);
    if (before.stake <= otherwise.stake && now.is_less_than(before)) add_less(Kind::covers, now, before, before_);
    else add_less(Kind::exposes_less, now, otherwise, other_->after);
  }

  // The stack by which most is saved, if all in all it is less than in the other position.
  void add_less(Kind kind, const Danger& now, const Danger& then, const State& other) {
    if (!now.is_less_than(then)) return;
    std::optional<Reason> best;
    double most = 0;
    each_stack(trial_.after, seat_, [&](Chariot top) {
      const Stack& stack = stack_of(trial_.after, top);
      const double less = then.exposure[top] - now.exposure[top];
      const double saved = less * worth(stack);
      if (stack_of(other, top).place == kInHand || less < kLeastDifference || saved <= most) return;
      most = saved;
      best = {.kind = kind,
              .coins = stack.coins,
              .at = stack.place,
              .chance = now.exposure[top],
              .otherwise = then.exposure[top]};
    });
    if (best) add(*best);
  }

  // The stack that comes closest to what it carries home.
  void add_aim() {
    const ByChariot now = homing_of(trial_.after, seat_);
    ByChariot otherwise = homing_of(before_, seat_);
    if (other_ && other_->passes_on(seat_)) {
      const ByChariot then = homing_of(other_->after, seat_);
      for (std::size_t c = 0; c < then.size(); ++c) otherwise[c] = std::max(otherwise[c], then[c]);
    }
    std::optional<Reason> best;
    double most = 0;
    each_stack(trial_.after, seat_, [&](Chariot top) {
      const Stack& stack = stack_of(trial_.after, top);
      const double more = now[top] - otherwise[top];
      if (more < kLeastDifference || more * worth(stack) <= most) return;
      most = more * worth(stack);
      best = {.kind = Kind::aims_home, .coins = stack.coins, .at = stack.place, .chance = now[top]};
    });
    if (best) add(*best);
  }

  // How much a reason weighs beside another of its kind.
  static double weight(const Reason& reason) {
    switch (reason.kind) {
      case Kind::fights:
      case Kind::burns: return reason.chance * (1 + reason.coins + reason.number / kSigilsPerCoin);
      case Kind::comes_home: return 1 + reason.coins;
      case Kind::curses: return reason.number - reason.own;
      case Kind::takes:
      case Kind::tries_veil: return reason.coins;
      case Kind::leaves_deep:
      case Kind::joins: return reason.number;
      default: return 1;
    }
  }

  // These were found beside the other action.
  static bool compares(Kind kind) {
    return kind == Kind::risks_less || kind == Kind::covers || kind == Kind::exposes_less || kind == Kind::aims_home;
  }

  void drop_what_the_other_does() {
    const auto others = Finder(before_, seat_, *instead_, std::nullopt).all();
    std::erase_if(reasons_, [&](const Reason& each) {
      return !compares(each.kind) && std::ranges::any_of(others, [&](const Reason& other) {
        return other.kind == each.kind && weight(other) >= weight(each);
      });
    });
  }

  const State& before_;
  Seat seat_;
  Action action_;
  std::optional<Action> instead_;
  Trial trial_;
  std::optional<Trial> other_;
  std::vector<Reason> reasons_;
};

constexpr std::array kNames = {"wins",         "wins_race",    "comes_home",   "fights",     "burns",
                               "takes",        "free_throw",   "leaves_deep",  "risks_less", "covers",
                               "exposes_less", "joins",        "aims_home",    "curses",     "freezes",
                               "tries_veil",   "reaches_gate", "avoids_darts", "keeps_coins"};

}  // namespace

std::vector<Reason> reasons(const History<Sigily>& history, Seat seat, Sigily::Action action,
                            std::optional<Sigily::Action> instead) {
  std::vector<Reason> all = Finder(history.state(), seat, action, instead).all();
  sort_best_first(all, [](const Reason& each) { return -static_cast<int>(each.kind); });
  if (all.size() > kMaxReasons) all.erase(all.begin() + kMaxReasons, all.end());
  return all;
}

void write_reason(const Reason& reason, JsonWriter& json) {
  json.begin_object().field("kind", kNames[static_cast<std::size_t>(reason.kind)]);
  switch (reason.kind) {
    case Kind::comes_home: json.field("left", reason.number).field("coins", reason.coins); break;
    case Kind::fights:
    case Kind::burns:
      json.field("seat", reason.seat).field("chance", reason.chance).field("coins", reason.coins);
      json.field("sigils", reason.number);
      break;
    case Kind::wins_race:
    case Kind::takes:
    case Kind::avoids_darts:
    case Kind::keeps_coins: json.field("coins", reason.coins); break;
    case Kind::free_throw:
      write_sigil(json, "at", reason.at);
      json.field("asks", reason.asks);
      break;
    case Kind::leaves_deep: json.field("sigils", reason.number); break;
    case Kind::risks_less: json.field("chance", reason.chance).field("otherwise", reason.otherwise); break;
    case Kind::covers:
    case Kind::exposes_less:
      write_sigil(json, "at", reason.at);
      json.field("coins", reason.coins).field("chance", reason.chance).field("otherwise", reason.otherwise);
      break;
    case Kind::joins: json.field("chariots", reason.number); break;
    case Kind::aims_home:
      write_sigil(json, "at", reason.at);
      json.field("coins", reason.coins).field("chance", reason.chance);
      break;
    case Kind::curses:
      write_sigil(json, "at", reason.at);
      json.field("enemies", reason.number).field("own", reason.own);
      break;
    case Kind::freezes: json.field("seat", reason.seat); break;
    case Kind::tries_veil: json.field("chance", reason.chance).field("coins", reason.coins); break;
    case Kind::reaches_gate:
      write_sigil(json, "at", reason.at);
      json.field("coins", reason.coins);
      break;
    case Kind::wins: break;
  }
  json.end_object();
}

}  // namespace nemeton
