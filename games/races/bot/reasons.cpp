#include "games/races/bot/reasons.hpp"

#include <algorithm>

#include "core/analysis.hpp"
#include "games/races/bot/odds.hpp"
#include "games/races/bot/tried_action.hpp"
#include "games/races/rules/moves.hpp"

namespace nemeton::races {

namespace {

using Kind = Reason::Kind;

// Chances that differ by less are as good as equal.
constexpr double kLeastDifference = 0.05;
// A way that is shorter by less does not outweigh what else there is on it.
constexpr int kShorter = 3;

class Finder {
 public:
  Finder(const Board& board, const State& before, Action action, std::optional<Action> instead)
      : board_(board),
        before_(before),
        seat_(before.seat),
        route_(board.route(seat_)),
        action_(action),
        instead_(instead),
        trial_(board, before, action) {
    if (instead) other_.emplace(board, before, *instead);
  }

  std::vector<Reason> all() {
    add_done();
    add_risk();
    add_ways();
    if (trial_.leads_on(before_)) {
      add_safety();
      add_aim();
      if (kind_of(action_) == ActionKind::move && from_of(action_) == kStart) {
        add({.kind = Kind::enters, .number = markers_on(before_, kStart) - 1});
      }
    }
    if (instead_) drop_what_the_other_does();
    return reasons_;
  }

 private:
  void add(const Reason& reason) { reasons_.push_back(reason); }
  const Team& team(const State& state) const { return state.team(seat_); }
  int markers_on(const State& state, Place place) const {
    return static_cast<int>(std::ranges::count(team(state), place));
  }
  static int steps_lost(const Route& route, Place from) { return route.steps[kStart] - route.steps[from]; }

  // What the action does at once.
  void add_done() {
    const double chance = trial_.chance;
    if (chance < kLeastDifference) return;
    if (const auto* scored = trial_.find<Scored>()) {
      return add({.kind = Kind::goes_out, .number = scored->points, .chance = chance});
    }
    if (const auto* home = trial_.find<CameHome>()) {
      const int left = kMarkers - markers_on(before_, kHome) - 1;
      if (kind_of(action_) == ActionKind::home) add({.kind = Kind::taken_home, .number = route_.steps[home->from]});
      else add({.kind = Kind::comes_home, .number = left, .chance = chance});
    }
    if (const auto* bumped = trial_.find<Bumped>()) {
      const int lost = steps_lost(board_.route(bumped->seat), bumped->from);
      if (lost > 0) add({.kind = Kind::bumps, .number = lost, .seat = bumped->seat, .chance = chance});
    }
    if (trial_.find<Exchanged>() != nullptr) {
      const Route& theirs = board_.route(other_of(action_));
      const Place from = from_of(action_), to = to_of(action_);
      const int won = route_.steps[from] - route_.steps[to], lost = theirs.steps[from] - theirs.steps[to];
      if (won + lost > 0) {
        add({.kind = Kind::exchanges, .number = won, .seat = other_of(action_), .lost = lost, .chance = chance});
      }
    }
  }

  void add_risk() {
    if (!other_ || other_->chance > trial_.chance - kLeastDifference) return;
    add({.kind = Kind::risks_less, .chance = 1 - trial_.chance, .otherwise = 1 - other_->chance});
  }

  // Shortcuts, and forks.
  void add_ways() {
    if (kind_of(action_) != ActionKind::move || trial_.chance < kLeastDifference) return;
    const Place from = from_of(action_), to = to_of(action_);
    const auto steps = static_cast<std::size_t>(steps_of(action_));
    if (takes_gate(action_)) {
      const int saved = route_.steps[from] - steps_of(action_) - route_.steps[to];
      const int gate = board_.plan.gates[gate_of(action_)].position;
      if (saved > 0) add({.kind = Kind::takes_gate, .number = saved, .position = gate, .chance = trial_.chance});
      return;
    }
    int longest = 0;
    for (Places rest = route_.landing[from][steps]; rest != 0; rest &= rest - 1) {
      longest = std::max<int>(longest, route_.steps[static_cast<std::size_t>(std::countr_zero(rest))]);
    }
    const int saved = longest - route_.steps[to];
    if (saved >= kShorter) add({.kind = Kind::shorter_way, .number = saved});
  }

  // How the tile can be played to its end: it may have a second number, which counts where no tile has to be turned for it.
  std::vector<State> ends_of_tile(const State& after) const {
    std::vector<State> ends;
    if (after.stage == Stage::move && after.seat == seat_ && after.moved != kNoMarker) {
      Actions list;
      list_moves(board_, after, list);
      for (const Action second : list) {
        State next = after;
        apply(board_, next, seat_, second);
        if (next.stage != Stage::turn && next.hand == after.hand) ends.push_back(next);
      }
    }
    if (ends.empty()) ends.push_back(after);
    return ends;
  }

  Danger danger_after(const State& after) const {
    std::optional<Danger> least;
    for (const State& end : ends_of_tile(after)) {
      const Danger danger(board_, end, seat_);
      if (!least || danger.stake < least->stake) least = danger;
    }
    return *least;
  }

  double share_to_end_after(const State& after) const {
    double most = 0;
    for (const State& end : ends_of_tile(after)) most = std::max(most, share_to_end(board_, end, seat_));
    return most;
  }

  bool is_within_reach(Place place) const {
    for (int other = 0; other < before_.setup.seats; ++other) {
      if (!before_.are_opponents(seat_, other)) continue;
      for (const Place from : before_.team(other)) {
        if (from != kHome && (board_.route(other).reach[from] & board_.alike[place]) != 0) return true;
      }
    }
    return false;
  }

  void add_safety() {
    const Danger now = danger_after(*trial_.after);
    int safe = 0;  // the position of which it is said that nobody is bumped there
    const Moved* moved = trial_.find<Moved>();
    if (moved != nullptr && to_of(action_) != route_.end && is_within_reach(to_of(action_))) {
      const int position = board_.position[to_of(action_)];
      const auto stands = [&](Place place) { return board_.position[place] == position; };
      if (now.state.shown.at(position) && now.state.shown.value(position) == 0) {
        add({.kind = Kind::on_blank, .position = safe = position});
      } else if (std::ranges::any_of(team(before_), stands) && std::ranges::count_if(team(now.state), stands) > 1) {
        add({.kind = Kind::joins, .position = safe = position});
      }
    }
    const Danger before(board_, before_, seat_);
    if (!other_ || !other_->leads_on(before_)) return add_less(Kind::covers, now, before, safe);
    const Danger otherwise = danger_after(*other_->after);
    if (before.stake <= otherwise.stake && now.is_less_than(before)) add_less(Kind::covers, now, before, safe);
    else add_less(Kind::exposes_less, now, otherwise, safe);
  }

  // The marker by which most is saved, if all in all it is less than in the other position.
  void add_less(Kind kind, const Danger& now, const Danger& then, int safe) {
    if (!now.is_less_than(then)) return;
    std::optional<Reason> best;
    double most = 0;
    for (std::size_t marker = 0; marker < kMarkers; ++marker) {
      const Place place = team(now.state)[marker];
      const double less = then.exposure[marker] - now.exposure[marker];
      const double saved = less * steps_lost(route_, team(then.state)[marker]);
      if (place == kStart || place == kHome || less < kLeastDifference || saved <= most) continue;
      most = saved;
      best = {.kind = kind,
              .position = board_.position[place],
              .chance = now.exposure[marker],
              .otherwise = then.exposure[marker]};
    }
    if (best && best->position != safe) add(*best);
  }

  void add_aim() {
    if (trial_.find<CameHome>() != nullptr) return;
    const double chance = share_to_end_after(*trial_.after);
    double otherwise = share_to_end(board_, before_, seat_);
    if (other_ && other_->leads_on(before_)) {
      otherwise = std::max(otherwise, share_to_end_after(*other_->after));
    }
    if (chance > otherwise + kLeastDifference) add({.kind = Kind::aims_home, .chance = chance});
  }

  // How much a reason weighs beside another of its kind.
  static double weight(const Reason& reason) {
    switch (reason.kind) {
      case Kind::bumps:
      case Kind::takes_gate: return reason.number * reason.chance;
      case Kind::exchanges: return (reason.number + reason.lost) * reason.chance;
      case Kind::taken_home:
      case Kind::shorter_way: return reason.number;
      case Kind::goes_out:
      case Kind::comes_home: return reason.chance;
      default: return 1;
    }
  }

  // These were found beside the other action.
  static bool compares(Kind kind) {
    return kind == Kind::risks_less || kind == Kind::covers || kind == Kind::exposes_less || kind == Kind::aims_home;
  }

  void drop_what_the_other_does() {
    const auto others = Finder(board_, before_, *instead_, std::nullopt).all();
    std::erase_if(reasons_, [&](const Reason& each) {
      return !compares(each.kind) && std::ranges::any_of(others, [&](const Reason& other) {
        return other.kind == each.kind && weight(other) >= weight(each);
      });
    });
  }

  const Board& board_;
  const State& before_;
  int seat_;
  const Route& route_;
  Action action_;
  std::optional<Action> instead_;
  Trial trial_;
  std::optional<Trial> other_;
  std::vector<Reason> reasons_;
};

constexpr std::array kNames = {"goes_out",     "comes_home",  "bumps",     "exchanges", "takes_gate",
                               "taken_home",   "risks_less",  "joins",     "on_blank",  "covers",
                               "exposes_less", "shorter_way", "aims_home", "enters"};

}  // namespace

std::vector<Reason> reasons_of(const Board& board, const State& state, Action action, std::optional<Action> instead) {
  std::vector<Reason> all = Finder(board, state, action, instead).all();
  sort_best_first(all, [](const Reason& each) { return -static_cast<int>(each.kind); });
  if (all.size() > kMaxReasons) all.erase(all.begin() + kMaxReasons, all.end());
  return all;
}

void write_reason(const Reason& reason, JsonWriter& json) {
  json.begin_object().field("kind", kNames[static_cast<std::size_t>(reason.kind)]);
  switch (reason.kind) {
    case Kind::goes_out: json.field("points", reason.number).field("chance", reason.chance); break;
    case Kind::comes_home: json.field("left", reason.number).field("chance", reason.chance); break;
    case Kind::bumps:
      json.field("seat", reason.seat).field("steps", reason.number).field("chance", reason.chance);
      break;
    case Kind::exchanges:
      json.field("seat", reason.seat).field("won", reason.number).field("lost", reason.lost);
      json.field("chance", reason.chance);
      break;
    case Kind::takes_gate:
      json.field("gate", reason.position).field("steps", reason.number).field("chance", reason.chance);
      break;
    case Kind::taken_home:
    case Kind::shorter_way: json.field("steps", reason.number); break;
    case Kind::risks_less: json.field("chance", reason.chance).field("otherwise", reason.otherwise); break;
    case Kind::joins:
    case Kind::on_blank: json.field("position", reason.position); break;
    case Kind::covers:
    case Kind::exposes_less:
      json.field("position", reason.position).field("chance", reason.chance).field("otherwise", reason.otherwise);
      break;
    case Kind::aims_home: json.field("chance", reason.chance); break;
    case Kind::enters: json.field("left", reason.number); break;
  }
  json.end_object();
}

}  // namespace nemeton::races
