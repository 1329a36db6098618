// What the people at a table may ask of each other at which tables, and how absent people and built-in bots answer. docs/websocket.md shows the
// same table; a test compares the two.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "table/consent.hpp"

namespace nemeton {

struct WishRule {
  // How a seat answers whose person is absent.
  enum class Absent : std::uint8_t {
    waits,      // not at all: the question stays open
    agrees,     // with yes, 10 s after the question, if the person has been absent for `away-seconds`
    not_asked,  // nobody has to agree
  };
  enum class Bot : std::uint8_t { agrees, refuses, agrees_unless_rated, not_asked };

  std::string_view name;  // of the wish, or of the message
  bool rated;             // whether it is possible at rated tables
  bool tournament;
  bool correspondence;
  Absent absent;
  Bot bot;
};

inline constexpr std::array kWishRules = {
    WishRule{"take_back", false, false, true, WishRule::Absent::waits, WishRule::Bot::agrees},
    WishRule{"tie", true, true, true, WishRule::Absent::waits, WishRule::Bot::refuses},
    WishRule{"pause", true, false, true, WishRule::Absent::waits, WishRule::Bot::agrees_unless_rated},
    WishRule{"claim", true, true, false, WishRule::Absent::agrees, WishRule::Bot::agrees},
    WishRule{"substitute", false, false, false, WishRule::Absent::agrees, WishRule::Bot::agrees},
    WishRule{"continue", true, true, true, WishRule::Absent::not_asked, WishRule::Bot::not_asked},
    WishRule{"give_time", true, true, true, WishRule::Absent::not_asked, WishRule::Bot::not_asked},
    WishRule{"rematch", true, true, true, WishRule::Absent::waits, WishRule::Bot::agrees},
};

constexpr const WishRule& rule_of(Wish wish) { return *std::ranges::find(kWishRules, name_of(wish), &WishRule::name); }

}  // namespace nemeton
