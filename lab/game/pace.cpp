#include "lab/game/pace.hpp"

namespace nemeton::lab {

Pace pace_of(const GameInfo& info) {
  const std::string_view id = info.id;
  // No throws: rapid chess allows 10 to 60 seconds a move (FIDE, Laws of Chess, appendix A).
  if (id == "brandubh") return {.choice = 20, .more = 3, .forced = 3, .chance = 2};
  // The box says 15 minutes. Random games, which end by their own rules, take that long.
  if (id == "tug") return {.choice = 3, .more = 1, .forced = 1, .chance = 1.5};
  // The rules say 30 to 40 minutes, best with four or five players. Everybody throws, and counts at the end.
  if (id == "bluff") return {.choice = 30, .more = 3, .forced = 3, .chance = 10};
  // A throw with two steps takes the 12 seconds that a backgammon clock allows for it (US Backgammon Clock Rules, 2013, 2.1).
  return {.choice = 7, .more = 3, .forced = 3, .chance = 2};
}

}  // namespace nemeton::lab
