#include "games/sigily/rules/ending.hpp"

#include <algorithm>
#include <numeric>

#include "games/sigily/rules/stacks.hpp"

namespace nemeton::sigily {

Coins held_coins(const State& state) {
  Coins coins{};
  for (Seat seat = 0; seat < state.setup.seats; ++seat) {
    coins[static_cast<std::size_t>(seat)] += state.treasure[static_cast<std::size_t>(seat)];
    each_stack(state, seat, [&](Chariot top) {
      const auto shared = shares(state, top);
      for (std::size_t s = 0; s < kSeats; ++s) coins[s] += shared[s];
    });
  }
  return coins;
}

Coins final_coins(const State& state) {
  Coins coins = held_coins(state);
  if (state.turn.stage != Stage::over) return coins;
  const int lying = std::accumulate(state.lying.begin(), state.lying.end(), 0);
  int others = lying / 3;
  int winners = lying - others;
  const Seat first = state.race_winner;
  // One by one: the winners from the seat that finished last, the others in turn order after it.
  for (Seat seat = first; winners + others > 0; seat = (seat + 1) % state.setup.seats) {
    int& part = are_friends(state, seat, first) ? winners : others;
    if (part == 0) continue;
    --part;
    ++coins[static_cast<std::size_t>(seat)];
  }
  return coins;
}

SeatSet richest(const State& state) {
  const Returns returns = returns_of(state.setup, final_coins(state));
  const double most = *std::max_element(returns.begin(), returns.begin() + state.setup.seats);
  SeatSet seats;
  for (Seat seat = 0; seat < state.setup.seats; ++seat) {
    if (returns[static_cast<std::size_t>(seat)] == most) seats.add(seat);
  }
  return seats;
}

Returns returns_of(const Setup& setup, const Coins& coins) {
  Returns returns{};
  double total = 0;
  for (std::size_t seat = 0; seat < setup.seats; ++seat) {
    returns[seat] = setup.partners ? (coins[seat] + coins[seat ^ 2]) / 2.0 : coins[seat];
    total += returns[seat];
  }
  for (std::size_t seat = 0; seat < setup.seats; ++seat) returns[seat] -= total / setup.seats;
  return returns;
}

}  // namespace nemeton::sigily
