// The actions of a seat: moves, exchanges, and what is taken home. Section names are those of book.md.
#include "games/races/rules/moves.hpp"

#include "games/races/rules/play.hpp"

namespace nemeton::races {

namespace {

// The opponents' markers that the seat to act can bump or exchange, as far as it knows.
class Targets {
 public:
  Targets(const Board& board, const State& state) {
    const Places allowed = ~state.shown.blanks() & ~bit(board.route(state.seat).end);
    for (int seat = 0; seat < state.setup.seats; ++seat) {
      if (!state.are_opponents(seat, state.seat)) continue;
      const Places places = lone(board, state.team(seat)) & allowed;
      if (places == 0) continue;
      any_ |= places;
      opponents_[count_++] = {seat, places};
    }
  }

  // Calls visit(seat, those of `places` where that opponent can be met) where there are such.
  template <class Visit>
  void each(Places places, Visit&& visit) const {
    if ((places & any_) == 0) return;
    for (std::size_t i = 0; i < count_; ++i) {
      if (const Places met = opponents_[i].places & places; met != 0) visit(opponents_[i].seat, met);
    }
  }

 private:
  struct Opponent {
    int seat;
    Places places;
  };
  std::array<Opponent, kSeats> opponents_;
  std::size_t count_ = 0;
  Places any_ = 0;
};

Action landing_on(Action move, int place) { return move | make(ActionKind::move, 0, place); }

// Calls visit(place) for each place where markers of the team stand.
template <class Visit>
void each_distinct(const Team& team, Visit&& visit) {
  Places seen = bit(kHome);
  for (const Place place : team) {
    if ((seen & bit(place)) == 0) visit(place);
    seen |= bit(place);
  }
}

}  // namespace

Duty duty(const Board& board, const State& state) {
  const Play play(board, state);
  if (play.able_by_total() != 0) return Duty::both;
  if (play.low() == 0) return Duty::none;
  const Markers by_high = play.able(play.high()), by_low = play.able(play.low());
  if (play.paired(by_high, by_low) != 0) return Duty::both;
  if ((by_high & play.on_board()) != 0) return Duty::larger;
  if ((by_low & play.on_board()) != 0) return Duty::smaller;
  return Duty::none;
}

bool can_go_on(const Board& board, const State& state) {
  const Play play(board, state);
  return (play.able(state.factor) & play.partners_of_moved()) != 0;
}

void list_moves(const Board& board, const State& state, Actions& list) {
  list.clear();
  const Play play(board, state);
  const Targets targets(board, state);
  const auto push = [&](Action move, Places places) {
    for (; places != 0; places &= places - 1) list.push(landing_on(move, std::countr_zero(places)));
  };
  Choices choices;
  play.choices(choices);
  for (const Choice& choice : choices) {
    for (Markers rest = choice.markers; rest != 0; rest &= rest - 1) {
      play.each_way(choice, play.place(std::countr_zero(rest)), [&](Action move, Places places) {
        push(move, places);
        targets.each(places, [&](int seat, Places met) { push(bumping(move, seat), met); });
      });
    }
  }
}

void list_swaps(const Board& board, const State& state, Actions& list) {
  list.clear();
  list.push(make(ActionKind::pass));
  const Targets targets(board, state);
  each_distinct(state.team(state.seat), [&](Place from) {
    targets.each(~board.alike[from], [&](int seat, Places met) {
      if (from == board.route(seat).end) return;
      for (const Place to : state.team(seat)) {
        if ((met & bit(to)) != 0) list.push(make(ActionKind::swap, from, to, seat));
      }
    });
  });
}

void list_homes(const State& state, Actions& list) {
  list.clear();
  each_distinct(state.team(state.seat), [&](Place from) { list.push(make(ActionKind::home, from)); });
}

}  // namespace nemeton::races
