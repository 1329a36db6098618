#include "games/bluff/bot/solved_round.hpp"

namespace nemeton::bluff {

bool SolvedRound::holds(const Public& open) const {
  return options_of(open) == tree_.options() && open.in_play == tree_.in_play() && seats_in(open) == 2 &&
         open.held[at(open.starter)] == tree_.held()[0];
}

void SolvedRound::follow(Place& place, std::size_t action) const {
  place.begin += tree_.actions(place.node) * tree_.hands(place.node);
  for (std::size_t before = 0; before < action; ++before) {
    place.begin += static_cast<std::size_t>(tree_.size(tree_.after(place.node, before)).actions);
  }
  place.node = tree_.after(place.node, action);
}

bool SolvedRound::find(const Public& open, Place& place) const {
  bool found = true;
  each_bid(open, [&](int bid, Seat bidder) {
    if (!found) return;
    follow(place, static_cast<std::size_t>(bid - place.node.bid - 1));
    if (!place.node.shows || (open.stage == Stage::show && bid == open.bid)) return;
    // Dice that are shown after a later bid are not yet shown.
    const Dice shown = open.rolled_again.has(bid) ? open.shown[at(bidder)] : kNoDice;
    const LegalShows& legal = LegalShows::of(tree_.hidden(place.node, place.node.actor));
    const std::size_t action = legal.number_of(shown);
    found = action < legal.actions();
    if (found) follow(place, action);
  });
  return found;
}

SolvedRound::Shares SolvedRound::shares(std::string_view weights, const Public& open, Seat seat, Dice hidden) const {
  Shares shares;
  Place place;
  if (!find(open, place)) return shares;
  const RoundNode& node = place.node;
  const bool opens = seat == open.starter;
  const auto hands = rolls(tree_.hidden(node, node.actor));
  const auto hand = static_cast<std::size_t>(std::ranges::find(hands, hidden, &Roll::dice) - hands.begin());
  if (node.actor != (opens ? 0 : 1) || node.shows != (open.stage == Stage::show) || hand == hands.size()) return shares;
  for (std::size_t action = 0; action < tree_.actions(node); ++action) {
    const auto weight = static_cast<std::uint8_t>(weights[place.begin + action * hands.size() + hand]);
    if (weight == 0) continue;
    shares.push({node.shows ? LegalShows::of(hidden.size()).dice(action).bits()
                            : static_cast<Bluff::Action>(static_cast<std::size_t>(node.bid + 1) + action),
                 weight});
  }
  return shares;
}

}  // namespace nemeton::bluff
