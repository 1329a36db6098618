// Points and returns. Section names are those of book.md.
#include "games/races/rules/ending.hpp"

#include <algorithm>
#include <numeric>

namespace nemeton::races {

namespace {

constexpr unsigned kEvenSeats = 0b0101;

int most_points(const State& state) {
  return *std::max_element(state.points.begin(), state.points.begin() + state.sides());
}

// The seats of a side.
Seats members(const State& state, int side) { return state.setup.partners ? kEvenSeats << side : 1u << side; }

}  // namespace

Scored go_out(State& state, int seat) {
  state.out = static_cast<std::uint8_t>(state.out | 1u << seat);
  int points = 0;
  for (int other = 0; other < state.setup.seats; ++other) {
    if (!state.are_opponents(seat, other)) continue;
    for (const Place place : state.team(other)) points += place == kHome ? 0 : place == kStart ? 2 : 1;
  }
  auto& sum = state.points[static_cast<std::size_t>(state.side(seat))];
  sum = static_cast<std::uint8_t>(sum + points);
  return {seat, points, members(state, state.side(seat))};
}

bool is_hand_over(const State& state) {
  const unsigned out = state.out;
  if (state.setup.partners) return (out & kEvenSeats) == kEvenSeats || (out & kEvenSeats << 1) == kEvenSeats << 1;
  return std::popcount(out) == state.setup.seats - 1;
}

int next_starter(const State& state) {
  if (state.setup.partners) return (state.out & kEvenSeats) == kEvenSeats ? 1 : 0;
  return std::countr_one(static_cast<unsigned>(state.out));
}

bool is_last_hand(const State& state) { return state.setup.target == 0 || most_points(state) >= state.setup.target; }

Ended ending_of(const State& state) {
  Seats winners = 0;
  for (int side = 0; side < state.sides(); ++side) {
    if (state.points[static_cast<std::size_t>(side)] == most_points(state)) winners |= members(state, side);
  }
  const Why by_rules = state.setup.target == 0 ? Why::hand : Why::target;
  return {winners, state.stage == Stage::cut_off ? Why::ply_limit : by_rules};
}

Returns returns_of(const State& state) {
  Returns returns{};
  const int sides = state.sides();
  const int first = most_points(state);
  const auto end = state.points.begin() + sides;
  const double share = static_cast<double>(sides) / (sides - 1);
  const double sharing = static_cast<double>(std::count(state.points.begin(), end, first));
  const double mean = std::accumulate(state.points.begin(), end, 0.0) / state.setup.seats;
  for (int seat = 0; seat < state.setup.seats; ++seat) {
    const int points = state.points[static_cast<std::size_t>(state.side(seat))];
    auto& of_seat = returns[static_cast<std::size_t>(seat)];
    if (state.setup.target == 0) of_seat = static_cast<double>(points) * sides / state.setup.seats - mean;
    else of_seat = points == first ? (1 / sharing - 1.0 / sides) * share : -share / sides;
  }
  return returns;
}

}  // namespace nemeton::races
