#include "games/bluff/bot/match_values.hpp"

namespace nemeton::bluff {

Public table_of(const RoundOptions& options, std::span<const int> held) {
  Public table;
  table.seats = static_cast<std::int8_t>(held.size());
  table.loss = options.loss;
  table.exact = options.exact;
  table.with_show = options.with_show;
  for (std::size_t seat = 0; seat < held.size(); ++seat) {
    table.held[seat] = static_cast<std::uint8_t>(held[seat]);
    table.in_play = static_cast<std::uint8_t>(table.in_play + held[seat]);
  }
  return table;
}

ChallengeReturns::ChallengeReturns(const RoundOptions& options, std::array<int, 2> held, const MatchValues& values) {
  const Public open = table_of(options, held);
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
