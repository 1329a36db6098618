// How a game's bot is asked: it is given no more than its seat may know.
#pragma once

#include "core/bot.hpp"
#include "core/line.hpp"

namespace nemeton {

// What the game's own `think` answers for `seat`, which is to act: of the line, or of the seat's knowledge where the game hides
// information.
template <Game G>
Thought<G> think_for(const Line<G>& line, Seat seat, const Limits& limits) {
  if constexpr (HidesInformation<G>) return think(G::knowledge(line.state(), seat), seat, limits);
  else return think(line, seat, limits);
}

}  // namespace nemeton
