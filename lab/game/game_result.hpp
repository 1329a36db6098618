// How a game ended, as quantities.
#pragma once

#include <array>
#include <span>

#include "core/game.hpp"
#include "lab/game/quantities.hpp"

namespace nemeton::lab {

// The sides, which are the same in all games of a setting.
struct Sides {
  std::array<int, kMaxSeats> of_seat{};
  int seats = 0;
  int count = 0;
  int ply_limit = 0;

  Sides(const GameInfo& info, const OptionValues& options, int seat_count) : seats(seat_count) {
    for (Seat seat = 0; seat < seats; ++seat) {
      const int side = info.side == nullptr ? seat : info.side(options, seats, seat);
      of_seat[static_cast<std::size_t>(seat)] = side;
      count = std::max(count, side + 1);
    }
    for (std::size_t i = 0; i < info.options.size(); ++i)
      if (std::string_view(info.options[i].name) == "ply_limit") ply_limit = options[i];
  }
};

// Sets shares, who won, whether it was a tie and how long it took. `first` is the side of the first player.
constexpr void set_result(GameQuantities& played, const Sides& sides, const Returns& returns, int plies, int first) {
  double most = returns[0];
  for (std::size_t seat = 1; seat < static_cast<std::size_t>(sides.seats); ++seat) most = std::max(most, returns[seat]);
  unsigned winners = 0;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(sides.seats); ++seat)
    if (returns[seat] == most) winners |= 1U << sides.of_seat[seat];
  const int count = std::popcount(winners);
  const std::int64_t share = kShareUnit / count;
  for (int seat = 0; seat < sides.seats; ++seat) {
    if ((winners >> sides.of_seat[static_cast<std::size_t>(seat)] & 1) == 0) continue;
    of(played, Quantity::share0, seat) = share;
    of(played, Quantity::won0, seat) = count == 1 ? 1 : 0;
  }
  of(played, Quantity::first_share) = (winners >> first & 1) != 0 ? share : 0;
  of(played, Quantity::tied) = count > 1 ? 1 : 0;
  of(played, Quantity::cut_off) = plies >= sides.ply_limit ? 1 : 0;
  of(played, Quantity::plies) = plies;
}

}  // namespace nemeton::lab
