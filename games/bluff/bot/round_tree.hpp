// The public tree of a round of two seats, and the rolls that a seat may hide.
#pragma once

#include <algorithm>
#include <vector>

#include "games/bluff/bot/match_values.hpp"

namespace nemeton::bluff {

using Held = std::array<int, 2>;

// A seat with more dice makes a round far too large to be gone through.
inline constexpr int kMostSolvedDice = 3;

// A number for each roll.
using Hands = std::array<float, 56>;

// The sets of dice that a seat with so many hidden dice may show, and with which rolls. Action 0 is to hold.
class LegalShows {
 public:
  explicit LegalShows(int hidden);
  static const LegalShows& of(int hidden);

  std::size_t actions() const { return shows_.size(); }
  Dice dice(std::size_t action) const { return shows_[action]; }
  // As many as there are actions if there is no such.
  std::size_t number_of(Dice dice) const {
    return static_cast<std::size_t>(std::ranges::find(shows_, dice) - shows_.begin());
  }
  bool may(std::size_t action, std::size_t hand) const { return may_[action * hands_ + hand] != 0; }
  std::size_t count(std::size_t hand) const { return counts_[hand]; }

 private:
  std::vector<Dice> shows_;
  std::size_t hands_;
  std::vector<char> may_;
  std::vector<std::size_t> counts_;  // of the actions possible, by roll
};

// `actor` is to bid, or to show dice after its own bid.
struct RoundNode {
  int bid = kNoBid;
  Seat actor = 0;
  bool shows = false;
  std::array<Dice, 2> shown{};
};

struct TreeSize {
  double actions = 0;  // of all information sets together
  double information_sets = 0;
};

class RoundTree {
 public:
  RoundTree(const RoundOptions& options, Held held, const RoundNode& root = {});

  const RoundOptions& options() const { return options_; }
  const Held& held() const { return held_; }
  int in_play() const { return held_[0] + held_[1]; }
  int hidden(const RoundNode& node, Seat seat) const {
    return held_[static_cast<std::size_t>(seat)] - node.shown[static_cast<std::size_t>(seat)].size();
  }
  // The actions where somebody bids are the raises, ascending, and last the challenge, if there is something to challenge; else
  // those of LegalShows.
  int raises(const RoundNode& node) const { return bid_count(in_play()) - 1 - node.bid; }
  std::size_t actions(const RoundNode& node) const;
  std::size_t hands(const RoundNode& node) const { return rolls(hidden(node, node.actor)).size(); }
  // How many of the actions lead to a node: all but the challenge.
  std::size_t further(const RoundNode& node) const {
    return node.shows ? actions(node) : static_cast<std::size_t>(raises(node));
  }
  // After one of them.
  RoundNode after(const RoundNode& node, std::size_t action) const;

  // Of the part of the tree that begins at a node behind the root.
  const TreeSize& size(const RoundNode& node) const { return sizes_[place_of(node)]; }

  // Numbers of nodes lie one after the other as the tree is walked through, a node's before those of what follows it, and of a node by action, then
  // by hand. Calls `visit(node, begin)` for every node.
  template <class Visit>
  void each_node(const Visit& visit) const {
    std::size_t next = 0;
    each_node(root_, next, visit);
  }

 private:
  static constexpr std::size_t kHands = kMostSolvedDice + 1;

  template <class Visit>
  void each_node(const RoundNode& node, std::size_t& next, const Visit& visit) const {
    visit(node, next);
    next += actions(node) * hands(node);
    for (std::size_t action = 0; action < further(node); ++action) each_node(after(node, action), next, visit);
  }
  // Nodes with the same place have the same actions behind them.
  std::size_t place_of(const RoundNode& node) const {
    const std::size_t seats = static_cast<std::size_t>(node.actor) * 2 + (node.shows ? 1 : 0);
    const auto of = [&](Seat seat) { return static_cast<std::size_t>(hidden(node, seat)); };
    return ((static_cast<std::size_t>(node.bid + 1) * 4 + seats) * kHands + of(0)) * kHands + of(1);
  }
  const TreeSize& measure(const RoundNode& node);

  RoundOptions options_;
  Held held_;
  RoundNode root_;
  std::vector<TreeSize> sizes_;  // by place; without actions where it is not behind the root
};

}  // namespace nemeton::bluff
