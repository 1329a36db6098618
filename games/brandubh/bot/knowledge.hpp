// The bot's knowledge of Brandubh beyond the rules: a network that judges positions, which `nemeton dev train brandubh` learns, and openings that are
// proved to be won, which `nemeton dev solve brandubh` adds to it. Both are in the file brandubh.net, little-endian throughout:
//
//   offset  bytes  what
//        0  4      "NBRA"
//        4  4      version of the format, 1
//        8  31916  the numbers of the network (king_network.hpp), 16 bits each, in the order of its members
//        +  8 n    n proved wins (proved_wins.hpp)
//        +  4      CRC-32 (IEEE 802.3) of all bytes before
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "games/brandubh/bot/king_network.hpp"
#include "games/brandubh/bot/proved_wins.hpp"

namespace nemeton::brandubh {

struct Knowledge {
  KingNetwork network{};
  ProvedWins wins;

  // Reads a file's bytes. Error: one line that begins with `name` and says what was expected.
  static std::expected<Knowledge, std::string> parse(std::string_view bytes, std::string_view name);
  std::string bytes() const;
};

// Both are null until `set_network` has taken a file: then the bot judges by its weights alone (evaluation.hpp), and knows no opening.
const KingNetwork* known_network();
const ProvedWins* known_wins();

}  // namespace nemeton::brandubh
