// What everybody sees of a round of two seats, as a tree, and the rolls that a seat may hide.
#pragma once

#include <algorithm>
#include <map>
#include <vector>

#include "games/bluff/bot/match_values.hpp"

namespace nemeton::bluff {

using Held = std::array<int, 2>;

// A seat with more dice makes a round far too large to be gone through.
inline constexpr int kMostSolvedDice = 3;

// A number for each roll.
using Hands = std::array<float, 56>;

// The sets of dice that somebody may show who hides so many, and with which rolls. Action 0 is to hold.
class LegalShows {
 public:
  explicit LegalShows(int hidden);
  static const LegalShows& of(int hidden);

  std::size_t actions() const { return shows_.size(); }
  Dice dice(std::size_t action) const { return shows_[action]; }
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
  RoundTree(const RoundOptions& options, Held held) : options_(options), held_(held) {}

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
  // After one of them, which is not the challenge.
  RoundNode after(const RoundNode& node, std::size_t action) const;

  // Of the part of the tree that begins at a node, counted once for all nodes of the same size.
  const TreeSize& size(const RoundNode& node);

 private:
  RoundOptions options_;
  Held held_;
  std::map<std::array<int, 5>, TreeSize> sizes_;
};

}  // namespace nemeton::bluff
