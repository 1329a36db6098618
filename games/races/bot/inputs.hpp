// What the bot's network is told of a position: where markers stand, what the tiles show, what is left to draw, and what the next draws endanger.
#pragma once

#include "games/races/rules/state.hpp"
#include "search/network.hpp"

namespace nemeton::races {

inline constexpr std::size_t kMostPlaces = 46;  // of the three boards, without Start
// Inputs of a seat: a marker on a place, two on it, how many wait at Start, and how many are home.
inline constexpr std::size_t kTwo = kMostPlaces;
inline constexpr std::size_t kAtStart = kTwo + kMostPlaces;
inline constexpr std::size_t kAtHome = kAtStart + kMarkers;
inline constexpr std::size_t kSeatInputs = kAtHome + kMarkers;
// Inputs of the table.
inline constexpr std::size_t kToDraw = kSeats * kSeatInputs;       // by seat, from whose view it is on
inline constexpr std::size_t kDoubles = kToDraw + kSeats;          // drawn in this turn
inline constexpr std::size_t kTable = kDoubles + 2;                // three seats, four, partners
inline constexpr std::size_t kTested = kTable + 3;                 // the End of a seat
inline constexpr std::size_t kTurned = kTested + kSeats;           // places whose tile is face up
inline constexpr std::size_t kBlanks = kTurned + kMostPlaces;      // and blank
inline constexpr std::size_t kGateValues = kBlanks + kMostPlaces;  // of a gate that is face up, up to so many
inline constexpr std::size_t kStock = kGateValues + kMaxFactor * kMaxGates;
inline constexpr std::size_t kLead = kStock + 2 * kTiles;  // by how many points the others are ahead
inline constexpr std::array<int, 8> kLeads = {-8, -5, -3, -1, 1, 3, 5, 8};
inline constexpr std::size_t kRisk =
    kLead + (kSeats - 1) * kLeads.size();  // by seat: what others' next draws may cost it
inline constexpr std::array<int, 12> kRisks = {1, 2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 44};  // in half steps
inline constexpr std::size_t kInputs = kRisk + kSeats * kRisks.size();

using Inputs = InputSet<(kInputs + 63) / 64>;

// Places as `view` sees them: on a ring its entry comes first.
inline Places seen_from(const Board& board, int view, Places places) {
  places >>= 1;
  const int turn = board.plan.goals[static_cast<std::size_t>(view)].entry - board.plan.goals[0].entry;
  if (turn == 0) return places;
  const int size = board.plan.positions;
  return (places >> turn | places << (size - turn)) & (bit(size) - 1);
}

// The half steps that a seat's markers may expect to lose to the others' next draws, blank tiles and gates aside. A seat that draws before
// them may still get away: that counts half.
inline int risk_of(const Board& board, const State& state, int seat) {
  // Of the tiles, in 28ths, those that bump a marker: from up to six steps behind, by one of several there, and from further.
  constexpr int kByNear = 9, kByMore = 5, kByFar = 2;
  const Places alone = lone(board, state.team(seat)) & ~state.shown.blanks();
  if (alone == 0) return 0;
  const Route& route = board.route(seat);
  const int seats = state.setup.seats;
  int risk = 0;
  for (int i = 0; i < seats; ++i) {
    const int other = (state.seat + i) % seats;
    if (!state.are_opponents(seat, other) || state.is_out(other)) continue;
    Places near = 0, twice = 0, far = 0;
    for (const Place place : state.team(other)) {
      if (place == kHome) continue;
      const Places reached = board.route(other).near[place];
      twice |= near & reached;
      near |= reached;
      far |= board.route(other).reach[place];
    }
    const int weight = i < (seat - state.seat + seats) % seats ? 2 : 1;
    for (const Place place : state.team(seat)) {
      const Places at = board.alike[place] & alone;
      if ((far & at) == 0) continue;
      const int tiles = (near & at) == 0 ? kByFar : kByNear + ((twice & at) == 0 ? 0 : kByMore);
      risk += weight * tiles * (route.steps[kStart] - route.steps[place]);
    }
  }
  return risk / kTiles;
}

// Those that are on, for the seat `view`.
inline Inputs inputs_of(const Board& board, const State& state, int view) {
  const auto up_to = [](int count) { return (std::uint64_t{1} << count) - 1; };
  Inputs inputs;
  const int seats = state.setup.seats;
  for (int i = 0; i < seats; ++i) {
    const int seat = (view + i) % seats;
    const auto nth = static_cast<std::size_t>(i);
    const std::size_t first = nth * kSeatInputs;
    Places one = 0, two = 0;
    int start = 0, home = 0;
    for (const Place place : state.team(seat)) {
      start += place == kStart;
      home += place == kHome;
      if (place == kStart || place == kHome) continue;
      two |= one & bit(place);
      one |= bit(place);
    }
    inputs.add_all(first, seen_from(board, view, one));
    inputs.add_all(first + kTwo, seen_from(board, view, two));
    inputs.add_all(first + kAtStart, up_to(start));
    inputs.add_all(first + kAtHome, up_to(home));
    if (seat == state.seat) inputs.add(kToDraw + nth);
    if ((state.tested >> seat & 1) != 0) inputs.add(kTested + nth);
    const int risk = risk_of(board, state, seat);
    for (std::size_t step = 0; step < kRisks.size() && risk >= kRisks[step]; ++step) {
      inputs.add(kRisk + nth * kRisks.size() + step);
    }
    // Points count within the hand, which is known of the first alone.
    if (i == 0 || state.out == 0 || state.setup.target != 0) continue;
    const int lead = state.points[static_cast<std::size_t>(state.side(seat))] -
                     state.points[static_cast<std::size_t>(state.side(view))];
    for (std::size_t step = 0; step < kLeads.size(); ++step) {
      if (lead >= kLeads[step]) inputs.add(kLead + (nth - 1) * kLeads.size() + step);
    }
  }
  inputs.add_all(kDoubles, up_to(std::min<int>(state.doubles, 2)));
  if (seats > 2) inputs.add(kTable + static_cast<std::size_t>(state.setup.partners ? 2 : seats - 3));
  inputs.add_all(kTurned, seen_from(board, view, state.shown.up));
  inputs.add_all(kBlanks, seen_from(board, view, state.shown.blanks()));
  for (std::size_t gate = 0; gate < board.plan.gates.size(); ++gate) {
    const int position = board.plan.gates[gate].position;
    if (state.shown.at(position)) inputs.add_all(kGateValues + gate * kMaxFactor, up_to(state.shown.value(position)));
  }
  inputs.add_all(kStock, state.stock.copies);
  return inputs;
}

}  // namespace nemeton::races
