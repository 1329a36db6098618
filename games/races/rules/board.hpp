// A board as the rules ask for it: from each place, where a marker lands and which gates lie ahead, in small tables.
#pragma once

#include <bit>

#include "games/races/rules/plan.hpp"

namespace nemeton::races {

// A set of places: bit p stands for number p.
using Places = std::uint64_t;
constexpr Places bit(int place) { return Places{1} << place; }

inline constexpr int kMarkers = 4;  // of a seat, at most
inline constexpr int kMaxSteps = 12;
inline constexpr int kMaxFactor = 6;
inline constexpr std::size_t kMaxActions = 256;

// The ways as one seat goes them: they end at its End.
struct Route {
  Place end = 0;
  std::uint8_t sharers = 0;                                                 // the seats with this End, as bits
  std::array<std::array<Places, kMaxSteps + 1>, kMaxPlaces + 1> landing{};  // [place][steps], by ways without gates
  std::array<Places, kMaxSteps + 1> can_go{};  // [steps]: from where some way is long enough
  std::array<Places, kMaxPlaces + 1> reach{};  // from a place by up to kMaxSteps, by ways without gates
  std::array<Places, kMaxPlaces + 1> near{};   // by up to kMaxFactor
  // [place][gate]: bit d where the gate lies d steps ahead, d < kMaxFactor.
  std::array<std::array<std::uint8_t, kMaxGates>, kMaxPlaces + 1> ahead{};
  std::array<Places, kMaxFactor + 1> gate_within{};  // [factor]: the places with a gate fewer steps ahead
  std::array<std::uint8_t, kMaxPlaces + 1> steps{};  // to the End by the shortest way without gates; 0 at home
  std::array<std::uint8_t, kMaxPlaces + 1> rank{};   // the greater, the more advanced; no two places have the same
};

struct Board {
  Plan plan;
  std::array<Place, kMaxPlaces + 1> position{};  // of a place; 0 for Start and home
  std::array<Places, kMaxPlaces + 1> alike{};    // all places of its position; none for Start and home
  std::array<Route, kSeats> routes;
  std::array<std::uint8_t, kSeats> route_of{};  // of a seat; seats that go the same way share one

  const Route& route(int seat) const { return routes[route_of[static_cast<std::size_t>(seat)]]; }
  bool is_sunwise(Place place) const { return place > plan.positions && place != kHome; }

  // Where a marker lands that goes `steps` and takes the shortcut at a gate on the way, by a factor not above `steps`.
  Places landing_by_gate(const Route& route, Place from, int steps, int factor, std::size_t gate) const {
    Places reached = 0;
    unsigned distances = route.ahead[from][gate] & ((1u << factor) - 1);
    for (; distances != 0; distances &= distances - 1) {
      const int left = steps - 1 - std::countr_zero(distances);
      reached |= route.landing[plan.gates[gate].exit][static_cast<std::size_t>(left)];
    }
    return reached;
  }
};

// The board that `text` plans: see `read_plan`.
Board read_board(std::string_view text);

}  // namespace nemeton::races
