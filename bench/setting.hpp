// A game as it is measured: with so many seats and these options.
#pragma once

#include "core/game.hpp"

namespace nemeton {

struct Setting {
  const GameInfo* game;
  int seats;
  OptionValues options;
};

}  // namespace nemeton
