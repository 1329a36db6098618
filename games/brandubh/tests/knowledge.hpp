// The bot's knowledge, for tests.
#pragma once

#include "games/brandubh/bot/knowledge.hpp"
#include "search/tests/levels.hpp"

namespace nemeton::brandubh {

// Reads the file beside the programs.
inline const Knowledge& knowledge() {
  static const Knowledge knowledge = Knowledge::parse(network_bytes("brandubh"), "brandubh.net").value();
  return knowledge;
}

}  // namespace nemeton::brandubh
