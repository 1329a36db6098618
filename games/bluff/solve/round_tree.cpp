#include "games/bluff/solve/round_tree.hpp"

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

const TreeSize& RoundTree::size(const RoundNode& node) {
  const std::array<int, 5> key = {node.bid, node.actor, node.shows ? 1 : 0, hidden(node, 0), hidden(node, 1)};
  if (const auto found = sizes_.find(key); found != sizes_.end()) return found->second;
  const std::size_t count = actions(node);
  const auto hands = static_cast<double>(rolls(hidden(node, node.actor)).size());
  TreeSize sum = {static_cast<double>(count) * hands, hands};
  const std::size_t further = node.shows ? count : static_cast<std::size_t>(raises(node));
  for (std::size_t action = 0; action < further; ++action) {
    const TreeSize& part = size(after(node, action));
    sum.actions += part.actions;
    sum.information_sets += part.information_sets;
  }
  return sizes_[key] = sum;
}

}  // namespace nemeton::bluff
