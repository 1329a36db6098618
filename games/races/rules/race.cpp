// Options, the start, and what each stage of a turn waits for. How a turn goes on is in turn.cpp.
#include "games/races/rules/race.hpp"

#include <cassert>

#include "games/races/rules/turn.hpp"

namespace nemeton::races {

namespace {

enum Option : std::size_t { kTarget, kPartners, kMixedEntry, kPlyLimit };

}  // namespace

std::string partners_conflict(const OptionValues& options, int seats) {
  if (options[kPartners] == 0 || seats == kSeats) return {};
  return "option partners is true with " + std::to_string(seats) + " seats, expected 4 seats or false";
}

int side(const OptionValues& options, int, Seat seat) { return options[kPartners] != 0 ? seat % 2 : seat; }

State start(const OptionValues& options, int seats) {
  State state{};
  state.setup = {.seats = static_cast<std::uint8_t>(seats),
                 .markers = static_cast<std::uint8_t>(options[kPartners] != 0 ? kMarkers - 1 : kMarkers),
                 .target = static_cast<std::uint8_t>(options[kTarget]),
                 .partners = options[kPartners] != 0,
                 .mixed_entry = options[kMixedEntry] != 0};
  state.ply_limit = static_cast<std::uint32_t>(options[kPlyLimit]);
  state.moved = kNoMarker;
  begin_hand(state, 0, no_effects);
  return state;
}

void actions(const Board& board, const State& state, Actions& list) {
  switch (state.stage) {
    case Stage::exchange: return list_swaps(board, state, list);
    case Stage::home: return list_homes(state, list);
    default: assert(state.stage == Stage::move); return list_moves(board, state, list);
  }
}

void outcomes(const State& state, Outcomes& list) {
  list.clear();
  if (state.stage != Stage::turn) {
    for (int tile = 0; tile < kTiles; ++tile) {
      const auto left = static_cast<std::uint32_t>(state.stock.left(tile));
      if (left != 0) list.push({static_cast<Action>(tile), left});
    }
    return;
  }
  for (std::uint32_t rest = state.unseen.tiles; rest != 0; rest &= rest - 1) {
    const Tile tile = kTileOf[static_cast<std::size_t>(std::countr_zero(rest))];
    list.push({turned(tile.high, tile.low), tile.is_double() ? 2u : 1u});
    if (!tile.is_double()) list.push({turned(tile.low, tile.high), 1});
  }
}

Action random_outcome(const State& state, Random& random) {
  if (state.stage != Stage::turn) return static_cast<Action>(state.stock.draw(random));
  const auto [odd, even] = state.unseen.draw(random);
  return turned(odd, even);
}

template <class Sink>
void apply(const Board& board, State& state, Seat seat, Action action, Sink& sink) {
  go_on(board, state, action, sink);
  if (seat == kChance) return;
  ++state.ply;
  if (state.ply < state.ply_limit || state.stage == Stage::over) return;
  state.stage = Stage::cut_off;
  sink(ending_of(state));
}

template void apply(const Board&, State&, Seat, Action, const NoEffects&);
template void apply(const Board&, State&, Seat, Action, EffectList<Effect>&);

}  // namespace nemeton::races
