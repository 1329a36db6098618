#include "games/bluff/round_search.hpp"

#include <algorithm>

namespace nemeton::bluff {

namespace {

constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

// How likely seats with so many dice are to win, compared with each other: fitted to games by habit, in which it hardly hangs
// on the number of seats, on the options, or on who begins.
constexpr std::array<double, kMaxDice + 1> kLikely = {0, 1, 4.5, 13.5, 36, 90};

}  // namespace

Returns standing(const Public& open) {
  if (open.stage == Stage::over) return shared_win(Bluff::winners(open), open.seats);
  double total = 0;
  for (const std::uint8_t dice : open.held) total += kLikely[dice];
  Returns returns{};
  const double n = open.seats;
  for (Seat seat = 0; seat < open.seats; ++seat) {
    returns[at(seat)] = (kLikely[open.held[at(seat)]] / total * n - 1) / (n - 1);
  }
  return returns;
}

RoundSearch::RoundSearch(const Bluff::Knowledge& known, const Habits& habits, std::uint64_t seed)
    : habits_(habits), seat_(known.viewer), random_(seed), belief_(known, habits) {
  root_.open = known.open;
  root_.hidden[at(seat_)] = known.hidden;
  ActionList<Bluff> actions;
  Bluff::actions(root_, seat_, actions);
  for (const auto action : actions) candidates_.push_back({action});
}

void RoundSearch::iterate() {
  root_.hidden = belief_.draw(random_);
  for (Candidate& candidate : candidates_) {
    candidate.sum += playout(root_, candidate.action);
    ++candidate.playouts;
  }
}

void RoundSearch::halve() {
  std::ranges::sort(candidates_, std::ranges::greater(), &Candidate::value);
  candidates_.resize((candidates_.size() + 1) / 2);
}

double RoundSearch::playout(Bluff::State state, Bluff::Action action) {
  Bluff::apply(state, seat_, action);
  while (state.open.rounds == root_.open.rounds && state.open.stage != Stage::over) {
    ++nodes_;
    const Seat seat = state.open.turn;
    if (Bluff::node(state).kind == NodeKind::chance) {
      Bluff::apply(state, kChance, Bluff::random_outcome(state, random_));
    } else {
      Bluff::apply(state, seat, draw(consider(state.open, seat, state.hidden[at(seat)], habits_), random_));
    }
  }
  return standing(state.open)[at(seat_)];
}

}  // namespace nemeton::bluff
