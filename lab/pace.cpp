#include "lab/pace.hpp"

namespace nemeton::lab {

Pace pace_of(const GameInfo& info) {
  const std::string_view id = info.id;
  // No throws: rapid chess has from 10 to 60 seconds a move (FIDE, Laws of Chess, appendix A).
  if (id == "brandubh") return {.choice = 20, .more = 3, .forced = 3, .chance = 2};
  // Its box says 15 minutes. That is what games at random come to, which end by their own rules.
  if (id == "tug") return {.choice = 3, .more = 1, .forced = 1, .chance = 1.5};
  // Its rules say 30 to 40 minutes, and that four or five play it best. Everybody throws, and counts at the end.
  if (id == "bluff") return {.choice = 30, .more = 3, .forced = 3, .chance = 10};
  // A throw with two steps takes the 12 seconds that the clock of backgammon gives for it (US Backgammon Clock Rules, 2013, 2.1).
  return {.choice = 7, .more = 3, .forced = 3, .chance = 2};
}

}  // namespace nemeton::lab
