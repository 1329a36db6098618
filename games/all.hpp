// The games as types, for what is a template over all of them. A new game is added here and nowhere else in C++.
#pragma once

#include "games/bluff/bot.hpp"
#include "games/brandubh/bot.hpp"
#include "games/danube/bot.hpp"
#include "games/druidica/bot.hpp"
#include "games/duel/bot.hpp"
#include "games/sigily/bot.hpp"
#include "games/tabulus/bot.hpp"
#include "games/triangulus/bot.hpp"
#include "games/tug/bot.hpp"

namespace nemeton {

template <class... Games>
struct GameList {
  // Calls `visit.template operator()<G>()` for each game, in the order of the list.
  template <class Visit>
  static void each(Visit&& visit) {
    (visit.template operator()<Games>(), ...);
  }
};

using AllGames = GameList<Brandubh, Danube, Sigily, Bluff, Tabulus, Triangulus, Druidica, Tug, Duel>;

}  // namespace nemeton
