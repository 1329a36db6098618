#include "games/races/bot/odds.hpp"

#include <algorithm>

#include "games/races/rules/moves.hpp"
#include "games/races/rules/turn.hpp"

namespace nemeton::races {

namespace {

// Calls visit(tile, actions) for each tile that the seat could draw now and would have to play.
template <class Visit>
void each_draw(const Board& board, State state, int seat, Visit&& visit) {
  state.seat = static_cast<std::int8_t>(seat);
  state.stage = Stage::draw;
  state.doubles = 0;
  for (int tile = 0; tile < kTiles; ++tile) {
    if (state.stock.left(tile) == 0) continue;
    State drawn = state;
    go_on(board, drawn, static_cast<Action>(tile), no_effects);
    if (drawn.stage != Stage::move) continue;
    Actions list;
    list_moves(board, drawn, list);
    visit(tile, list);
  }
}

// The state with the stock from which the next tile is drawn.
State restocked(State state) {
  if (state.stock.empty()) state.stock = {};
  return state;
}

double share(const State& state, int tile) { return state.stock.left(tile) / static_cast<double>(state.stock.size()); }

}  // namespace

Exposure exposure_of(const Board& board, const State& given, int seat) {
  const State state = restocked(given);
  std::array<Places, kTiles> bumped{};  // by tile: the positions on which a marker of the seat could be bumped
  for (int other = 0; other < state.setup.seats; ++other) {
    if (!state.are_opponents(seat, other) || state.is_out(other)) continue;
    each_draw(board, state, other, [&](int tile, const Actions& list) {
      for (const Action move : list) {
        if (has_other(move) && other_of(move) == seat) {
          bumped[static_cast<std::size_t>(tile)] |= bit(board.position[to_of(move)]);
        }
      }
    });
  }
  Exposure exposure{};
  for (std::size_t marker = 0; marker < kMarkers; ++marker) {
    const Place place = state.team(seat)[marker];
    if (place == kStart || place == kHome) continue;
    for (int tile = 0; tile < kTiles; ++tile) {
      if ((bumped[static_cast<std::size_t>(tile)] & bit(board.position[place])) != 0) {
        exposure[marker] += share(state, tile);
      }
    }
  }
  return exposure;
}

Danger::Danger(const Board& board, const State& at, int seat) : state(at), exposure(exposure_of(board, at, seat)) {
  const Route& route = board.route(seat);
  for (std::size_t marker = 0; marker < kMarkers; ++marker) {
    stake += exposure[marker] * (route.steps[kStart] - route.steps[at.team(seat)[marker]]);
  }
}

double share_to_end(const Board& board, const State& given, int seat) {
  const State state = restocked(given);
  const auto ends = [&](Action move) {
    const bool is_open = !takes_gate(move) || state.shown.at(board.plan.gates[gate_of(move)].position);
    return is_open && to_of(move) == board.route(seat).end;
  };
  double all = 0;
  each_draw(board, state, seat, [&](int tile, const Actions& list) {
    if (std::ranges::any_of(list, ends)) all += share(state, tile);
  });
  return all;
}

}  // namespace nemeton::races
