#include "games/bluff/bot/rollout.hpp"

namespace nemeton::bluff {

namespace {

// How likely seats with so many dice are to win, compared with each other: fitted to games by the rollout policy, in which it hardly hangs
// on the number of seats, on the options, or on who begins.
constexpr std::array<double, kMaxDice + 1> kLikely = {0, 1, 4.5, 13.5, 36, 90};

// Of the seats that are in; the others have lost.
Returns match_of_two(const Public& open, const MatchValues& values) {
  const Seat opener = open.starter, other = next_in(open, opener);
  const double n = open.seats;
  const double chance = (1 + static_cast<double>(values.opener(open.held[at(opener)], open.held[at(other)]))) / 2;
  Returns returns{};
  for (Seat seat = 0; seat < open.seats; ++seat) returns[at(seat)] = -1 / (n - 1);
  returns[at(opener)] = (chance * n - 1) / (n - 1);
  returns[at(other)] = ((1 - chance) * n - 1) / (n - 1);
  return returns;
}

}  // namespace

double chance_to_win(const BySeat<std::uint8_t>& held, Seat seat) {
  double total = 0;
  for (const std::uint8_t dice : held) total += kLikely[dice];
  return kLikely[held[at(seat)]] / total;
}

Returns standing(const Public& open, const PolicyParameters& policy) {
  if (open.stage == Stage::over) return shared_win(Bluff::winners(open), open.seats);
  if (policy.strategy != nullptr && policy.strategy->holds(open) && seats_in(open) == 2)
    return match_of_two(open, policy.strategy->values());
  Returns returns{};
  const double n = open.seats;
  for (Seat seat = 0; seat < open.seats; ++seat) returns[at(seat)] = (chance_to_win(open.held, seat) * n - 1) / (n - 1);
  return returns;
}

Returns finish_round(Bluff::State& state, const PolicyParameters& policy, Random& random, std::uint64_t& nodes) {
  const std::uint32_t rounds = state.open.rounds;
  for (; state.open.rounds == rounds && state.open.stage != Stage::over; ++nodes) {
    const Seat seat = state.open.turn;
    if (Bluff::node(state).kind == NodeKind::chance) {
      Bluff::apply(state, kChance, Bluff::random_outcome(state, random));
    } else {
      Bluff::apply(state, seat, draw(consider(state.open, seat, state.hidden[at(seat)], policy), random));
    }
  }
  return standing(state.open, policy);
}

}  // namespace nemeton::bluff
