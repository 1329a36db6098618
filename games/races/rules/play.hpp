// What the seat to act can do with a drawn tile: which of its markers can play what, and in which ways.
#pragma once

#include "games/races/rules/state.hpp"

namespace nemeton::races {

// Markers of a seat as bits of their numbers.
using Markers = unsigned;

// So many steps, which each of `markers` may go, with any of `factors` declared at a gate.
struct Choice {
  Markers markers;
  int steps;
  unsigned factors;  // bit f for factor f
};
using Choices = FixedList<Choice, 3>;

class Play {
 public:
  Play(const Board& board, const State& state)
      : board_(board), state_(state), route_(board.route(state.seat)), team_(state.team(state.seat)) {
    for (std::size_t i = 0; i < kMarkers; ++i) at_[i] = bit(team_[i]);
    at_start_ = on(bit(kStart));
    enterable_ = total() % 2 == 0 ? ~Places{0} : ~bit(kStart);
  }

  int high() const { return state_.tile.high; }
  int low() const { return state_.tile.low; }
  int total() const { return state_.tile.pips(); }
  const Route& route() const { return route_; }
  Place place(int marker) const { return team_[static_cast<std::size_t>(marker)]; }

  Markers able(int factor) const { return able(factor, 1u << factor); }
  Markers able_by_total() const { return able(total(), 1u << high() | 1u << low()); }
  Markers on_board() const { return ~at_start_; }

  // Of the markers `able` to play a factor, those that are one of a pair, the other of which is in `others`.
  Markers paired(Markers able, Markers others) const {
    if (state_.setup.mixed_entry) return paired_in(~0u, able, others);
    return paired_in(at_start_, able, others) | paired_in(~at_start_, able, others);
  }

  // The markers that pair with the one that has moved.
  Markers partners_of_moved() const {
    const Markers alike = state_.setup.mixed_entry ? ~0u : state_.entered ? at_start_ : ~at_start_;
    return alike & ~(1u << state_.moved);
  }

  // All that stage `move` allows, of markers that stand together only one: they are alike.
  void choices(Choices& list) const {
    list.clear();
    const Markers one_of_alike = distinct();
    if (state_.factor != 0) {
      const Markers candidates = one_of_alike & (state_.moved != kNoMarker ? partners_of_moved() : on_board());
      return choose(list, able(state_.factor) & candidates, state_.factor, 1u << state_.factor);
    }
    choose(list, able_by_total() & one_of_alike, total(), 1u << high() | 1u << low());
    if (low() == 0) return;
    const Markers by_high = able(high()), by_low = able(low());
    choose(list, paired(by_high, by_low) & one_of_alike, high(), 1u << high());
    if (high() != low()) choose(list, paired(by_low, by_high) & one_of_alike, low(), 1u << low());
  }

  // Calls visit(move, places) for the way without a gate and for each gate and factor: a move that lacks its goal, and
  // the places where it can end.
  template <class Visit>
  void each_way(const Choice& choice, Place from, Visit&& visit) const {
    const Action move = make_move(choice.steps, from, 0);
    if (const Places places = route_.landing[from][static_cast<std::size_t>(choice.steps)]; places != 0) {
      visit(move, places);
    }
    const auto most = static_cast<std::size_t>(std::bit_width(choice.factors)) - 1;
    if ((route_.gate_within[most] & bit(from)) == 0) return;
    for (std::size_t gate = 0; gate < board_.plan.gates.size(); ++gate) {
      if (route_.ahead[from][gate] == 0) continue;
      for (unsigned rest = choice.factors; rest != 0; rest &= rest - 1) {
        const int factor = std::countr_zero(rest);
        if (!is_open(gate, factor)) continue;
        const Places places = board_.landing_by_gate(route_, from, choice.steps, factor, gate);
        if (places != 0) visit(by_gate(move, gate, factor), places);
      }
    }
  }

 private:
  // The markers on any of the places.
  Markers on(Places places) const {
    Markers markers = 0;
    for (unsigned i = 0; i < kMarkers; ++i) markers |= static_cast<Markers>((places & at_[i]) != 0) << i;
    return markers;
  }

  // The markers that can go `steps`. At Start they can if the total is even.
  Markers able(int steps, unsigned factors) const {
    const Places by_way = route_.can_go[static_cast<std::size_t>(steps)] & enterable_;
    const Places perhaps = route_.gate_within[kMaxFactor] & enterable_ & ~by_way;
    return on(by_way) | (perhaps == 0 ? 0 : able_by_gate(on(perhaps), steps, factors));
  }

  // Those of `markers` that can go `steps` by a gate. Apart from `able` because it is rarely asked.
  [[gnu::noinline]] Markers able_by_gate(Markers markers, int steps, unsigned factors) const {
    Markers able = 0;
    for (; markers != 0; markers &= markers - 1) {
      const int marker = std::countr_zero(markers);
      each_way({0, steps, factors}, place(marker), [&](Action, Places) { able |= 1u << marker; });
    }
    return able;
  }

  static Markers paired_in(Markers group, Markers able, Markers others) {
    able &= group;
    others &= group;
    if (others == 0) return 0;
    const bool one = (others & (others - 1)) == 0;
    return one ? able & ~others : able;
  }

  // Of markers that stand together one, not that which has moved.
  Markers distinct() const {
    Places seen = 0;
    Markers markers = 0;
    for (unsigned i = 0; i < kMarkers; ++i) {
      const Places at = i == state_.moved ? 0 : at_[i];
      markers |= static_cast<Markers>((seen & at) == 0) << i;
      seen |= at;
    }
    return markers;
  }

  static void choose(Choices& list, Markers markers, int steps, unsigned factors) {
    if (markers != 0) list.push({markers, steps, factors});
  }

  bool is_open(std::size_t gate, int factor) const {
    const int position = board_.plan.gates[gate].position;
    return !state_.shown.at(position) || factor > state_.shown.value(position);
  }

  const Board& board_;
  const State& state_;
  const Route& route_;
  const Team& team_;
  std::array<Places, kMarkers> at_;  // where each marker is
  Markers at_start_;
  Places enterable_;  // all places, but Start only if the total is even
};

}  // namespace nemeton::races
