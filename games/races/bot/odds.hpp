// What the next tile can do in a position: to markers that stand alone, and to those that are close to End.
#pragma once

#include "games/races/rules/state.hpp"

namespace nemeton::races {

// By the numbers of a seat's markers: the share of the tiles in the stock by which some opponent that drew such a tile now could bump it.
using Exposure = std::array<double, kMarkers>;
Exposure exposure_of(const Board& board, const State& state, int seat);

// What the others can do to the markers of a seat by their next tile.
struct Danger {
  State state;
  Exposure exposure;
  double stake = 0;  // the steps of each marker by how likely it is bumped

  Danger(const Board& board, const State& at, int seat);
  // By so much that it is worth a word.
  bool is_less_than(const Danger& other) const { return stake < other.stake - 0.5; }
};

// The share of the tiles by which the seat could go to its End if it drew such a tile now, by no gate that is face down.
double share_to_end(const Board& board, const State& state, int seat);

}  // namespace nemeton::races
