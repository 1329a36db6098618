// A round of two seats that is solved, as bots play it: what a seat does by all that it may know where it acts.
#pragma once

#include <string_view>

#include "games/bluff/bot/round_tree.hpp"

namespace nemeton::bluff {

// The weight of an action that is taken most often.
inline constexpr int kMostShare = 255;

// An action, and how often it is taken compared with others.
struct Share {
  Bluff::Action action;
  std::uint8_t weight;
};

class SolvedRound {
 public:
  // Of a seat. With so many it shows dice once at most, so that a table tells when.
  static constexpr int kMostDice = 2;
  static constexpr bool is_possible(Held held) { return std::max(held[0], held[1]) <= kMostDice; }

  // Of a round that the first of the two opens.
  SolvedRound(const RoundOptions& options, Held held) : tree_(options, held) {}

  const RoundTree& tree() const { return tree_; }
  // How many weights it has: those of `RoundSolver::weights`.
  std::size_t size() const { return static_cast<std::size_t>(tree_.size({}).actions); }
  // Whether it is the round under way.
  bool holds(const Public& open) const;
  // Returns the actions of `seat`, which is to act and has these hidden dice, by these weights; empty if they do not cover it.
  using Shares = FixedList<Share, bid_count(2 * kMostDice) + 1>;
  Shares shares(std::string_view weights, const Public& open, Seat seat, Dice hidden) const;

 private:
  // A node, and where its numbers begin.
  struct Place {
    RoundNode node{};
    std::size_t begin = 0;
  };
  // Goes on to what follows an action.
  void follow(Place& place, std::size_t action) const;
  // Finds the node that the round has come to; false if the tree has none.
  bool find(const Public& open, Place& place) const;

  RoundTree tree_;
};

}  // namespace nemeton::bluff
