// Playing a tile, "as much as possible", and exchanges. Section names are those of book.md.
#include "games/races/moves.hpp"

namespace nemeton::races {

namespace {

// Markers of the seat to act as bits of their numbers.
using Markers = unsigned;

// What the seat to act may do, with all that this asks of the state looked up once.
class Play {
 public:
  Play(const Board& board, const State& state)
      : board_(board), state_(state), route_(board.route(state.seat)), team_(state.team(state.seat)) {
    for (Markers i = 0; i < kMarkers; ++i) at_start_ |= team_[i] == kStart ? 1u << i : 0;
  }

  // The markers that can go `steps`, of which a gate may be taken with any of `factors`. At Start they can if the total is even.
  Markers able(int steps, unsigned factors) const {
    const Places enterable = is_even() ? ~Places{0} : ~bit(kStart);
    const Places by_way = route_.can_go[static_cast<std::size_t>(steps)] & enterable;
    const Places perhaps = route_.near_gate & ~by_way & enterable;
    Markers markers = 0;
    for (Markers i = 0; i < kMarkers; ++i) {
      const Places at = bit(team_[i]);
      if ((by_way & at) != 0 || ((perhaps & at) != 0 && can_by_gate(team_[i], steps, factors))) markers |= 1u << i;
    }
    return markers;
  }
  Markers able(int factor) const { return able(factor, 1u << factor); }
  Markers able_by_total() const { return able(total(), factors()); }

  // The markers that are the one of a pair that plays a factor, the other of which is in `others`: of those that can play either.
  Markers paired(Markers able, Markers others) const {
    if (state_.setup.mixed_entry) return paired_in(~0u, able, others);
    return paired_in(at_start_, able, others) | paired_in(~at_start_, able, others);
  }

  // The markers that pair with the one that has moved.
  Markers partners_of_moved() const {
    const Markers alike = state_.setup.mixed_entry ? ~0u : state_.entered ? at_start_ : ~at_start_;
    return alike & ~(1u << state_.moved);
  }

  Markers on_board() const { return ~at_start_; }

  int high() const { return state_.tile.high; }
  int low() const { return state_.tile.low; }
  int total() const { return state_.tile.pips(); }
  unsigned factors() const { return 1u << high() | 1u << low(); }

 protected:
  bool is_even() const { return total() % 2 == 0; }

  bool is_open(std::size_t gate, int factor) const {
    const int position = board_.plan.gates[gate].position;
    return !state_.shown.at(position) || factor > state_.shown.value(position);
  }

  const Board& board_;
  const State& state_;
  const Route& route_;
  const Team& team_;
  Markers at_start_ = 0;

 private:
  static Markers paired_in(Markers group, Markers able, Markers others) {
    able &= group;
    others &= group;
    if (others == 0) return 0;
    const bool one = (others & (others - 1)) == 0;
    return one ? able & ~others : able;
  }

  bool can_by_gate(Place from, int steps, unsigned factors) const {
    for (std::size_t gate = 0; gate < board_.plan.gates.size(); ++gate) {
      for (unsigned rest = factors; rest != 0; rest &= rest - 1) {
        const int factor = std::countr_zero(rest);
        if (is_open(gate, factor) && board_.landing_by_gate(route_, from, steps, factor, gate) != 0) return true;
      }
    }
    return false;
  }
};

// Writes the moves of markers into a list.
class Lister : public Play {
 public:
  Lister(const Board& board, const State& state, Actions& list) : Play(board, state), list_(list) {
    const Places bumpable = ~state.shown.blanks() & ~bit(board.position[route_.end]);
    for (int seat = 0; seat < state.setup.seats; ++seat) {
      if (!state.are_opponents(seat, state.seat)) continue;
      const Places alone = lone(board, state.team(seat)) & bumpable;
      if (alone == 0) continue;
      any_alone_ |= alone;
      opponents_[count_++] = {seat, alone};
    }
  }

  // Every move of one of the markers by `steps`.
  void moves(Markers markers, int steps, unsigned factors) {
    Places seen = 0;
    for (; markers != 0; markers &= markers - 1) {
      const Place from = team_[static_cast<std::size_t>(std::countr_zero(markers))];
      if ((seen & bit(from)) != 0) continue;  // markers that stand together are alike
      seen |= bit(from);
      const Action move = make_move(steps, from, 0);
      land(move, route_.landing[from][static_cast<std::size_t>(steps)]);
      if ((route_.near_gate & bit(from)) != 0) by_gates(move, from, steps, factors);
    }
  }
  void moves(Markers markers, int factor) { moves(markers, factor, 1u << factor); }

 private:
  void by_gates(Action move, Place from, int steps, unsigned factors) {
    for (std::size_t gate = 0; gate < board_.plan.gates.size(); ++gate) {
      if (route_.ahead[from][gate] == 0) continue;
      for (unsigned rest = factors; rest != 0; rest &= rest - 1) {
        const int factor = std::countr_zero(rest);
        if (!is_open(gate, factor)) continue;
        land(by_gate(move, gate, factor), board_.landing_by_gate(route_, from, steps, factor, gate));
      }
    }
  }

  // `move` to each of the places, and the same with each bump that is possible there.
  void land(Action move, Places places) {
    for (; places != 0; places &= places - 1) {
      const int to = std::countr_zero(places);
      const Action landing = move | make(Deed::move, 0, to);
      list_.push(landing);
      const Places at = bit(board_.position[static_cast<std::size_t>(to)]);
      if ((any_alone_ & at) == 0) continue;
      for (std::size_t i = 0; i < count_; ++i) {
        if ((opponents_[i].alone & at) != 0) list_.push(bumping(landing, opponents_[i].seat));
      }
    }
  }

  struct Opponent {
    int seat;
    Places alone;
  };

  Actions& list_;
  std::array<Opponent, kSeats> opponents_;
  std::size_t count_ = 0;
  Places any_alone_ = 0;
};

}  // namespace

Duty duty(const Board& board, const State& state) {
  const Play play(board, state);
  const Markers total = play.able_by_total();
  if (total != 0) return Duty::both;
  if (play.low() == 0) return Duty::none;
  const Markers high = play.able(play.high()), low = play.able(play.low());
  if (play.paired(high, low) != 0) return Duty::both;
  if ((high & play.on_board()) != 0) return Duty::larger;
  if ((low & play.on_board()) != 0) return Duty::smaller;
  return Duty::none;
}

bool can_go_on(const Board& board, const State& state) {
  const Play play(board, state);
  return (play.able(state.factor) & play.partners_of_moved()) != 0;
}

void list_moves(const Board& board, const State& state, Actions& list) {
  list.clear();
  Lister lister(board, state, list);
  if (state.factor != 0) {
    const Markers candidates = state.moved != kNoMarker ? lister.partners_of_moved() : lister.on_board();
    return lister.moves(lister.able(state.factor) & candidates, state.factor);
  }
  if (lister.low() == 0) return lister.moves(lister.able(lister.high()), lister.high());
  lister.moves(lister.able_by_total(), lister.total(), lister.factors());
  const Markers high = lister.able(lister.high()), low = lister.able(lister.low());
  lister.moves(lister.paired(high, low), lister.high());
  if (lister.high() != lister.low()) lister.moves(lister.paired(low, high), lister.low());
}

void list_swaps(const Board& board, const State& state, Actions& list) {
  list.clear();
  list.push(make(Deed::pass));
  const Place own_end = board.route(state.seat).end;
  const Places blanks = state.shown.blanks();
  Places seen = bit(kHome);
  for (const Place from : state.team(state.seat)) {
    if ((seen & bit(from)) != 0) continue;
    seen |= bit(from);
    const int p = board.position[from];
    for (int seat = 0; seat < state.setup.seats; ++seat) {
      if (!state.are_opponents(seat, state.seat) || (from != kStart && from == board.route(seat).end)) continue;
      const Places alone = lone(board, state.team(seat)) & ~blanks & ~bit(own_end) & ~bit(p);
      for (const Place to : state.team(seat)) {
        if ((alone & bit(board.position[to])) != 0) list.push(make(Deed::swap, from, to, seat));
      }
    }
  }
}

void list_homes(const State& state, Actions& list) {
  list.clear();
  Places seen = bit(kHome);
  for (const Place from : state.team(state.seat)) {
    if ((seen & bit(from)) != 0) continue;
    seen |= bit(from);
    list.push(make(Deed::home, from));
  }
}

}  // namespace nemeton::races
