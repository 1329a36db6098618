#include "games/bluff/bot/match_values.hpp"

namespace nemeton::bluff {

ChallengeReturns::ChallengeReturns(const RoundOptions& options, std::array<int, 2> held, const MatchValues& values) {
  Public open;
  open.seats = 2;
  open.loss = options.loss;
  open.exact = options.exact;
  for (std::size_t seat = 0; seat < 2; ++seat) open.held[seat] = static_cast<std::uint8_t>(held[seat]);
  const int dice = held[0] + held[1];
  for (Seat bidder = 0; bidder < 2; ++bidder) {
    for (int count = 0; count <= dice; ++count) {
      for (int bid = 1; bid <= dice; ++bid) {
        const auto lost = losses(open, bidder, 1 - bidder, count, bid);
        const bool bidder_opens = count < bid || (count == bid && options.exact == Exact::others);
        returns_[static_cast<std::size_t>(bidder)][static_cast<std::size_t>(count)][static_cast<std::size_t>(bid)] =
            values.of_first(held[0] - lost[0], held[1] - lost[1], bidder_opens ? bidder : 1 - bidder);
      }
    }
  }
}

}  // namespace nemeton::bluff
