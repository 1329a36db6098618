// Draws, the playing of a tile step by step, and the next seat. Section names are those of book.md.
#include "games/races/rules/turn.hpp"

#include "games/races/rules/ending.hpp"
#include "games/races/rules/moves.hpp"

namespace nemeton::races {

namespace {

template <class Sink>
void await_draw(State& state, Stage stage, Sink& sink) {
  if (state.stock.empty()) {
    state.stock = {};
    sink(Restocked{state.stock.size()});
  }
  state.stage = stage;
}

template <class Sink>
void draw_again(State& state, Sink& sink) {
  await_draw(state, Stage::draw, sink);
  sink(TurnTold{TurnEvent::draws_again, state.seat});
}

template <class Sink>
void begin_turn(State& state, int seat, Sink& sink) {
  state.seat = static_cast<std::int8_t>(seat);
  state.doubles = 0;
  await_draw(state, Stage::draw, sink);
  sink(TurnTold{TurnEvent::turn_passed, seat});
}

template <class Sink>
void end_turn(State& state, Sink& sink) {
  int seat = state.seat;
  do seat = seat + 1 == state.setup.seats ? 0 : seat + 1;
  while (state.is_out(seat));
  begin_turn(state, seat, sink);
}

// The tile is played, or cannot be.
template <class Sink>
void end_tile(State& state, Sink& sink) {
  if (state.tile.is_double()) draw_again(state, sink);
  else end_turn(state, sink);
}

template <class Sink>
void seat_out(State& state, Sink& sink) {
  sink(go_out(state, state.seat));
  if (!is_hand_over(state)) return end_turn(state, sink);
  if (!is_last_hand(state)) return begin_hand(state, next_starter(state), sink);
  state.stage = Stage::over;
  sink(ending_of(state));
}

// The number of a marker of the seat that stands on a place; one that has moved already is not meant.
int marker_on(const State& state, Place place) {
  const Team& team = state.team(state.seat);
  std::size_t number = 0;
  while (team[number] != place || number == state.moved) ++number;
  return static_cast<int>(number);
}

Place& place_of(State& state, int marker) { return state.team(state.seat)[static_cast<std::size_t>(marker)]; }

template <class Sink>
void send_back(State& state, int marker, Sink& sink) {
  Place& place = place_of(state, marker);
  sink(SentBack{state.seat, marker, place});
  place = kStart;
}

template <class Sink>
void send_most_advanced_back(const Board& board, State& state, Sink& sink) {
  const Route& route = board.route(state.seat);
  int most = -1;
  for (int marker = 0; marker < kMarkers; ++marker) {
    const Place place = place_of(state, marker);
    if (place == kStart || place == kHome) continue;
    if (most < 0 || route.rank[place] > route.rank[place_of(state, most)]) most = marker;
  }
  if (most >= 0) send_back(state, most, sink);
}

template <class Sink>
void await_move(State& state, int factor, Sink& sink) {
  state.factor = static_cast<std::uint8_t>(factor);
  state.stage = Stage::move;
  sink(MustPlay{state.seat, state.tile, factor, state.moved});
}

template <class Sink>
void begin_play(const Board& board, State& state, Sink& sink) {
  state.moved = kNoMarker;
  switch (duty(board, state)) {
    case Duty::both: return await_move(state, 0, sink);
    case Duty::larger: return await_move(state, state.tile.high, sink);
    case Duty::smaller: return await_move(state, state.tile.low, sink);
    case Duty::none: break;
  }
  sink(TurnTold{TurnEvent::passed, state.seat});
  end_tile(state, sink);
}

template <class Sink>
void draw_tile(const Board& board, State& state, int number, Sink& sink) {
  state.stock.take(number);
  state.tile = kTileOf[static_cast<std::size_t>(number)];
  if (state.tile.is_double()) ++state.doubles;
  sink(Drawn{state.seat, state.tile, state.doubles, state.stock.size()});
  if (!state.tile.is_double()) return begin_play(board, state, sink);
  if (state.doubles == 3) {
    sink(TurnTold{TurnEvent::third_double, state.seat});
    send_most_advanced_back(board, state, sink);
    return end_turn(state, sink);
  }
  state.moved = kNoMarker;
  if (state.tile.pips() == 0) {
    state.stage = Stage::exchange;
    sink(TurnTold{TurnEvent::may_exchange, state.seat});
  } else if (state.tile.pips() == 12) {
    await_draw(state, Stage::second, sink);
    sink(TurnTold{TurnEvent::draws_second, state.seat});
  } else {
    begin_play(board, state, sink);
  }
}

template <class Sink>
void draw_second(State& state, int number, Sink& sink) {
  state.stock.take(number);
  const Tile tile = kTileOf[static_cast<std::size_t>(number)];
  sink(SecondDrawn{state.seat, tile, state.stock.size()});
  if (tile.pips() < 7) return draw_again(state, sink);
  state.stage = Stage::home;
  sink(TurnTold{TurnEvent::takes_home, state.seat});
}

// A marker's move is over: it stands where the move has led it.
template <class Sink>
void finish_move(const Board& board, State& state, Action move, int marker, Sink& sink) {
  if (place_of(state, marker) == kHome && is_all_home(state.team(state.seat))) return seat_out(state, sink);
  const int steps = steps_of(move);
  if (state.factor != 0 || steps == state.tile.pips()) return end_tile(state, sink);
  state.moved = static_cast<std::uint8_t>(marker);
  state.entered = from_of(move) == kStart;
  state.factor = static_cast<std::uint8_t>(state.tile.pips() - steps);
  if (can_go_on(board, state)) return await_move(state, state.factor, sink);
  end_tile(state, sink);
}

// Whether the value on a position can be seen; if it cannot, the tile is turned for `action`, which waits meanwhile.
template <class Sink>
bool sees(State& state, int position, Action action, int marker, Sink& sink) {
  if (state.shown.at(position)) return true;
  state.pending = action;
  state.turning = static_cast<std::uint8_t>(position);
  state.stage = Stage::turn;
  sink(Waits{state.seat, marker, action, position});
  return false;
}

// The order of turning: the gate, the bump, End. Nothing has changed before the last tile that is needed is seen.
template <class Sink>
void resolve_move(const Board& board, State& state, Action move, Sink& sink) {
  const Route& route = board.route(state.seat);
  const int marker = marker_on(state, from_of(move));
  const Place to = to_of(move);
  const int position = board.position[to];
  const auto fail = [&](Obstacle why) {
    sink(Failed{state.seat, marker, move, why});
    send_back(state, marker, sink);
    finish_move(board, state, move, marker, sink);
  };
  if (takes_gate(move)) {
    const int gate = board.plan.gates[gate_of(move)].position;
    if (!sees(state, gate, move, marker, sink)) return;
    if (state.shown.value(gate) >= factor_of(move)) return fail(Obstacle::gate);
  }
  if (has_other(move)) {
    if (!sees(state, position, move, marker, sink)) return;
    if (state.shown.value(position) == 0) return fail(Obstacle::bump);
  }
  const bool ends = to == route.end;
  if (ends && (state.tested >> state.seat & 1) == 0) {
    if (!sees(state, position, move, marker, sink)) return;
    state.tested = static_cast<std::uint8_t>(state.tested | route.sharers);
    sink(Tested{state.tested & ((1u << state.setup.seats) - 1)});
    if (state.shown.value(position) == 0) return fail(Obstacle::end);
  }
  sink(Moved{state.seat, marker, move});
  place_of(state, marker) = ends ? kHome : to;
  if (ends) sink(CameHome{state.seat, marker, to});
  if (has_other(move)) {
    Team& team = state.team(other_of(move));
    for (int bumped = 0; bumped < kMarkers; ++bumped) {
      Place& place = team[static_cast<std::size_t>(bumped)];
      if (board.position[place] != position) continue;
      sink(Bumped{other_of(move), bumped, place});
      place = kStart;
    }
  }
  finish_move(board, state, move, marker, sink);
}

template <class Sink>
void resolve_swap(const Board& board, State& state, Action swap, Sink& sink) {
  const Place to = to_of(swap);
  const int marker = marker_on(state, from_of(swap));
  if (!sees(state, board.position[to], swap, marker, sink)) return;
  if (state.shown.value(board.position[to]) == 0) {
    sink(ExchangeFailed{state.seat, marker, swap});
    send_most_advanced_back(board, state, sink);
  } else {
    Team& team = state.team(other_of(swap));
    int other = 0;
    while (team[static_cast<std::size_t>(other)] != to) ++other;
    sink(Exchanged{state.seat, marker, swap, other});
    team[static_cast<std::size_t>(other)] = from_of(swap);
    place_of(state, marker) = to;
  }
  draw_again(state, sink);
}

template <class Sink>
void take_home(State& state, Place from, Sink& sink) {
  const int marker = marker_on(state, from);
  place_of(state, marker) = kHome;
  sink(CameHome{state.seat, marker, from});
  if (is_all_home(state.team(state.seat))) seat_out(state, sink);
  else draw_again(state, sink);
}

template <class Sink>
void resolve(const Board& board, State& state, Action action, Sink& sink) {
  switch (kind_of(action)) {
    case ActionKind::move: return resolve_move(board, state, action, sink);
    case ActionKind::swap: return resolve_swap(board, state, action, sink);
    case ActionKind::home: return take_home(state, from_of(action), sink);
    case ActionKind::pass: sink(TurnTold{TurnEvent::declined, state.seat}); return draw_again(state, sink);
  }
}

template <class Sink>
void turn_tile(const Board& board, State& state, Action outcome, Sink& sink) {
  const int odd = odd_value(outcome), even = even_value(outcome);
  state.shown.turn(board, state.turning, odd, even);
  state.unseen.see(odd, even);
  sink(Turned{(state.turning - 1) | 1, state.turning, {odd, even}});
  resolve(board, state, state.pending, sink);
}

}  // namespace

template <class Sink>
void begin_hand(State& state, int seat, Sink& sink) {
  for (int s = 0; s < kSeats; ++s) {
    for (int number = 0; number < kMarkers; ++number) {
      const bool plays = s < state.setup.seats && number < state.setup.markers;
      state.team(s)[static_cast<std::size_t>(number)] = plays ? kStart : kHome;
    }
  }
  state.shown = {};
  state.stock = {};
  state.unseen = {};
  state.tested = state.out = 0;
  ++state.hand;
  sink(HandBegun{state.hand, state.stock.size()});
  begin_turn(state, seat, sink);
}

template <class Sink>
void go_on(const Board& board, State& state, Action action, Sink& sink) {
  switch (state.stage) {
    case Stage::draw: return draw_tile(board, state, static_cast<int>(action), sink);
    case Stage::second: return draw_second(state, static_cast<int>(action), sink);
    case Stage::turn: return turn_tile(board, state, action, sink);
    default: return resolve(board, state, action, sink);
  }
}

template void begin_hand(State&, int, const NoEffects&);
template void go_on(const Board&, State&, Action, const NoEffects&);
template void go_on(const Board&, State&, Action, EffectList<Effect>&);

}  // namespace nemeton::races
