#include "games/bluff/bot/round_tree.hpp"

namespace nemeton::bluff {

namespace {

bool contains(Dice all, Dice part) {
  for (int face = 1; face <= kFaces; ++face) {
    if (part.count(face) > all.count(face)) return false;
  }
  return true;
}

}  // namespace

LegalShows::LegalShows(int hidden) : shows_{kNoDice}, hands_(rolls(hidden).size()) {
  for (int count = 1; count < hidden; ++count) {
    for (const Roll& roll : rolls(count)) shows_.push_back(roll.dice);
  }
  for (const Dice show : shows_) {
    for (const Roll& roll : rolls(hidden)) may_.push_back(contains(roll.dice, show) ? 1 : 0);
  }
  for (std::size_t hand = 0; hand < hands_; ++hand) {
    std::size_t count = 0;
    for (std::size_t action = 0; action < actions(); ++action) count += may(action, hand) ? 1 : 0;
    counts_.push_back(count);
  }
}

const LegalShows& LegalShows::of(int hidden) {
  static const std::array<LegalShows, kMostSolvedDice + 1> all = {LegalShows(0), LegalShows(1), LegalShows(2),
                                                                  LegalShows(3)};
  return all[static_cast<std::size_t>(hidden)];
}

std::size_t RoundTree::actions(const RoundNode& node) const {
  if (node.shows) return LegalShows::of(hidden(node, node.actor)).actions();
  return static_cast<std::size_t>(raises(node) + (node.bid == kNoBid ? 0 : 1));
}

RoundNode RoundTree::after(const RoundNode& node, std::size_t action) const {
  RoundNode next = node;
  if (node.shows) {
    Dice& shown = next.shown[static_cast<std::size_t>(node.actor)];
    shown = shown + LegalShows::of(hidden(node, node.actor)).dice(action);
    next.shows = false;
  } else {
    next.bid = node.bid + 1 + static_cast<int>(action);
    next.shows = options_.with_show && hidden(node, node.actor) >= 2;
  }
  if (!next.shows) next.actor = 1 - node.actor;
  return next;
}

RoundTree::RoundTree(const RoundOptions& options, Held held, const RoundNode& root)
    : options_(options),
      held_(held),
      root_(root),
      sizes_(static_cast<std::size_t>(bid_count(in_play()) + 1) * 4 * kHands * kHands) {
  measure(root);
}

const TreeSize& RoundTree::measure(const RoundNode& node) {
  TreeSize& sum = sizes_[place_of(node)];
  if (sum.actions > 0) return sum;
  const auto of_node = static_cast<double>(hands(node));
  sum = {static_cast<double>(actions(node)) * of_node, of_node};
  for (std::size_t action = 0; action < further(node); ++action) {
    const TreeSize& part = measure(after(node, action));
    sum.actions += part.actions;
    sum.information_sets += part.information_sets;
  }
  return sum;
}

}  // namespace nemeton::bluff
