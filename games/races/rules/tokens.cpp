// How actions and outcomes are written.
#include "games/races/rules/race.hpp"

namespace nemeton::races {

namespace {

std::string move_token(const Board& board, Action move) {
  std::string text =
      std::to_string(steps_of(move)) + ':' + board.plan.name(from_of(move)) + '-' + board.plan.name(to_of(move));
  if (takes_gate(move)) {
    text += '~' + std::to_string(board.plan.gates[gate_of(move)].position);
    if (factor_of(move) != steps_of(move)) text += '/' + std::to_string(factor_of(move));
  }
  if (has_other(move)) text += 'x' + std::to_string(other_of(move));
  return text;
}

}  // namespace

std::string token(const Board& board, const State& state, Seat seat, Action action) {
  if (seat == kChance) {
    if (state.stage == Stage::turn) return std::to_string(odd_value(action)) + '-' + std::to_string(even_value(action));
    const Tile tile = kTileOf[action];
    return std::to_string(tile.high) + std::to_string(tile.low);
  }
  const std::string from = board.plan.name(from_of(action));
  switch (deed_of(action)) {
    case Deed::pass: return "pass";
    case Deed::home: return "home:" + from;
    case Deed::swap:
      return "swap:" + from + '-' + board.plan.name(to_of(action)) + 'x' + std::to_string(other_of(action));
    case Deed::move: break;
  }
  return move_token(board, action);
}

}  // namespace nemeton::races
