// Positions of the opening that are won by force though a search at a glance does not see it, as the bot knows them from its file (knowledge.hpp).
//
// As bytes they stand in ascending order, each once up to symmetry. One takes eight, the lowest first: from the highest bits down 44 of the key of
// the canonical position (symmetry.hpp), 12 for the move that wins there, 8 for the plies that it takes at most.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/brandubh/bot/symmetry.hpp"

namespace nemeton::brandubh {

class ProvedWins {
 public:
  struct Win {
    Brandubh::Action move;
    int plies;  // to the end of the game, at most, `move` included
  };
  static constexpr int kMostPlies = 255;
  static constexpr std::size_t kBytesOfOne = 8;
  static constexpr std::size_t kMostPositions = 8'800;  // in the 100 KB of a file, beside the network

  // Whole ones.
  static ProvedWins parse(std::string_view bytes);
  std::string bytes() const;

  // Of two wins in one position the sooner is kept, so that each leads on to sooner ones.
  void add(const Brandubh::State& state, Win win);
  // How the seat to act wins. It holds if no position has stood twice, and if as many plies are left.
  std::optional<Win> find(const Brandubh::State& state) const;
  std::size_t size() const { return entries_.size(); }

 private:
  std::vector<std::uint64_t> entries_;  // in ascending order
};

}  // namespace nemeton::brandubh
