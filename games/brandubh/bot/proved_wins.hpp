// Positions of the opening that are won by force though a search at a glance does not see it, from the file brandubh.net; `nemeton solve brandubh` makes it.
//
// The file, little-endian throughout:
//
//   offset  bytes  what
//        0  4      "NBRW"
//        4  4      version of the format, 1
//        8  8 n    the n positions in ascending order, each once up to symmetry: from the highest bits down 44 of the key of the canonical position
//                  (symmetry.hpp), 12 for the move that wins there, 8 for the plies that it takes at most
//        +  4      CRC-32 (IEEE 802.3) of all bytes before
#pragma once

#include <expected>
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
  static constexpr std::size_t kMostPositions = 12'700;  // in 100 KB

  // Error: one line that begins with `name` and says what was expected.
  static std::expected<ProvedWins, std::string> parse(std::string_view bytes, std::string_view name);
  std::string bytes() const;

  // Of two wins in one position the sooner is kept, so that each leads on to sooner ones.
  void add(const Brandubh::State& state, Win win);
  // How the seat to act wins. It holds if no position has stood twice, and if as many plies are left.
  std::optional<Win> find(const Brandubh::State& state) const;
  std::size_t size() const { return entries_.size(); }

 private:
  std::vector<std::uint64_t> entries_;  // in ascending order
};

// Null until `set_network` has taken some.
const ProvedWins* known_wins();

}  // namespace nemeton::brandubh
