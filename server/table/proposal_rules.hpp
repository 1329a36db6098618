// What the people at a table may ask of each other at which tables, and how absent people and built-in bots answer. docs/websocket.md shows the
// same table; a test compares the two.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace nemeton {

struct WishRule {
  // How a seat answers whose person is absent.
  enum class Absent : std::uint8_t {
    waits,      // not at all: the question stays open
    agrees,     // with yes, 10 s after the question, if the person has been absent for `away-seconds`
    not_asked,  // nobody has to agree
  };
  enum class Bot : std::uint8_t { agrees, refuses, not_asked };
  // At tournament tables. `if_friendly`: if the host of the tournament allows it.
  enum class Tournament : std::uint8_t { no, if_friendly, yes };

  std::string_view name;  // of the wish, or of the message
  bool rated;             // whether it is possible at rated tables
  Tournament tournament;
  bool correspondence;
  Absent absent;
  Bot bot;
};

inline constexpr std::array kWishRules = {
    WishRule{"take_back", false, WishRule::Tournament::if_friendly, true, WishRule::Absent::waits,
             WishRule::Bot::agrees},
    WishRule{"tie", true, WishRule::Tournament::yes, true, WishRule::Absent::waits, WishRule::Bot::refuses},
    WishRule{"pause", false, WishRule::Tournament::if_friendly, true, WishRule::Absent::waits, WishRule::Bot::agrees},
    WishRule{"claim", true, WishRule::Tournament::yes, false, WishRule::Absent::agrees, WishRule::Bot::agrees},
    WishRule{"substitute", false, WishRule::Tournament::if_friendly, false, WishRule::Absent::agrees,
             WishRule::Bot::agrees},
    WishRule{"continue", true, WishRule::Tournament::yes, true, WishRule::Absent::not_asked, WishRule::Bot::not_asked},
    WishRule{"give_time", false, WishRule::Tournament::if_friendly, true, WishRule::Absent::not_asked,
             WishRule::Bot::not_asked},
    WishRule{"rematch", true, WishRule::Tournament::yes, true, WishRule::Absent::waits, WishRule::Bot::agrees},
};

constexpr const WishRule& rule_of(std::string_view name) {
  return *std::ranges::find(kWishRules, name, &WishRule::name);
}

}  // namespace nemeton
