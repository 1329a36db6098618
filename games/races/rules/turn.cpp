// Draws, the playing of a tile step by step, and who comes next. Section names are those of book.md.
#include "games/races/rules/turn.hpp"

#include "games/races/rules/ending.hpp"
#include "games/races/rules/moves.hpp"

namespace nemeton::races {

namespace {

void await_draw(State& state, Stage stage) {
  if (state.stock.empty()) state.stock = {};
  state.stage = stage;
}

void begin_turn(State& state, int seat) {
  state.seat = static_cast<std::int8_t>(seat);
  state.doubles = 0;
  await_draw(state, Stage::draw);
}

void end_turn(State& state) {
  int seat = state.seat;
  do seat = seat + 1 == state.setup.seats ? 0 : seat + 1;
  while (state.is_out(seat));
  begin_turn(state, seat);
}

// The tile is played, or cannot be.
void end_tile(State& state) {
  if (state.tile.is_double()) await_draw(state, Stage::draw);
  else end_turn(state);
}

void seat_out(State& state) {
  go_out(state, state.seat);
  if (!is_hand_over(state)) return end_turn(state);
  if (is_last_hand(state)) state.stage = Stage::over;
  else begin_hand(state, next_starter(state));
}

// The number of a marker of the seat that stands on a place; one that has moved already is not meant.
std::size_t marker_on(const State& state, Place place) {
  const Team& team = state.team(state.seat);
  std::size_t number = 0;
  while (team[number] != place || number == state.moved) ++number;
  return number;
}

void send_most_advanced_back(const Board& board, State& state) {
  const Route& route = board.route(state.seat);
  Place* most = nullptr;
  for (Place& place : state.team(state.seat)) {
    if (place == kStart || place == kHome) continue;
    if (most == nullptr || route.rank[place] > route.rank[*most]) most = &place;
  }
  if (most != nullptr) *most = kStart;
}

void begin_play(const Board& board, State& state) {
  state.moved = kNoMarker;
  state.stage = Stage::move;
  switch (duty(board, state)) {
    case Duty::both: state.factor = 0; return;
    case Duty::larger: state.factor = state.tile.high; return;
    case Duty::smaller: state.factor = state.tile.low; return;
    case Duty::none: return end_tile(state);
  }
}

void draw_tile(const Board& board, State& state, int number) {
  state.stock.take(number);
  state.tile = kTileOf[static_cast<std::size_t>(number)];
  if (!state.tile.is_double()) return begin_play(board, state);
  if (++state.doubles == 3) {
    send_most_advanced_back(board, state);
    return end_turn(state);
  }
  state.moved = kNoMarker;
  if (state.tile.pips() == 0) state.stage = Stage::exchange;
  else if (state.tile.pips() == 12) await_draw(state, Stage::second);
  else begin_play(board, state);
}

void draw_second(State& state, int number) {
  state.stock.take(number);
  if (kTileOf[static_cast<std::size_t>(number)].pips() >= 7) state.stage = Stage::home;
  else await_draw(state, Stage::draw);
}

// A marker's move is over: it stands on `to`.
void finish_move(const Board& board, State& state, Action move, Place to) {
  Team& team = state.team(state.seat);
  const std::size_t number = marker_on(state, from_of(move));
  team[number] = to;
  if (to == kHome && is_all_home(team)) return seat_out(state);
  const int steps = steps_of(move);
  if (state.factor != 0 || steps == state.tile.pips()) return end_tile(state);
  state.moved = static_cast<std::uint8_t>(number);
  state.entered = from_of(move) == kStart;
  state.factor = static_cast<std::uint8_t>(state.tile.pips() - steps);
  state.stage = Stage::move;
  if (!can_go_on(board, state)) end_tile(state);
}

// Whether the value on a position can be seen; if it cannot, the tile is turned for `action`, which waits meanwhile.
bool sees(State& state, int position, Action action) {
  if (state.shown.at(position)) return true;
  state.pending = action;
  state.turning = static_cast<std::uint8_t>(position);
  state.stage = Stage::turn;
  return false;
}

// The order of turning: the gate, the bump, End. Nothing has changed before the last tile that is needed is seen.
void resolve_move(const Board& board, State& state, Action move) {
  const Route& route = board.route(state.seat);
  const Place to = to_of(move);
  const int position = board.position[to];
  if (takes_gate(move)) {
    const int gate = board.plan.gates[gate_of(move)].position;
    if (!sees(state, gate, move)) return;
    if (state.shown.value(gate) >= factor_of(move)) return finish_move(board, state, move, kStart);
  }
  if (has_other(move)) {
    if (!sees(state, position, move)) return;
    if (state.shown.value(position) == 0) return finish_move(board, state, move, kStart);
    for (Place& place : state.team(other_of(move))) {
      if (board.position[place] == position) place = kStart;
    }
  }
  if (to != route.end) return finish_move(board, state, move, to);
  if ((state.tested >> state.seat & 1) == 0) {
    if (!sees(state, position, move)) return;
    state.tested = static_cast<std::uint8_t>(state.tested | route.sharers);
    if (state.shown.value(position) == 0) return finish_move(board, state, move, kStart);
  }
  finish_move(board, state, move, kHome);
}

void resolve_swap(const Board& board, State& state, Action swap) {
  const Place to = to_of(swap);
  if (!sees(state, board.position[to], swap)) return;
  if (state.shown.value(board.position[to]) == 0) {
    send_most_advanced_back(board, state);
  } else {
    Place& mine = state.team(state.seat)[marker_on(state, from_of(swap))];
    for (Place& theirs : state.team(other_of(swap))) {
      if (theirs == to) theirs = mine;
    }
    mine = to;
  }
  await_draw(state, Stage::draw);
}

void take_home(State& state, Place from) {
  Team& team = state.team(state.seat);
  team[marker_on(state, from)] = kHome;
  if (is_all_home(team)) seat_out(state);
  else await_draw(state, Stage::draw);
}

void resolve(const Board& board, State& state, Action action) {
  switch (deed_of(action)) {
    case Deed::move: return resolve_move(board, state, action);
    case Deed::swap: return resolve_swap(board, state, action);
    case Deed::home: return take_home(state, from_of(action));
    case Deed::pass: return await_draw(state, Stage::draw);
  }
}

void turn_tile(const Board& board, State& state, Action outcome) {
  const int odd = odd_value(outcome), even = even_value(outcome);
  state.shown.turn(board, state.turning, odd, even);
  state.unseen.see(odd, even);
  resolve(board, state, state.pending);
}

}  // namespace

void begin_hand(State& state, int seat) {
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
  begin_turn(state, seat);
}

void go_on(const Board& board, State& state, Action action) {
  switch (state.stage) {
    case Stage::draw: return draw_tile(board, state, static_cast<int>(action));
    case Stage::second: return draw_second(state, static_cast<int>(action));
    case Stage::turn: return turn_tile(board, state, action);
    default: return resolve(board, state, action);
  }
}

}  // namespace nemeton::races
