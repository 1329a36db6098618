// A game as it is measured: with so many seats and these options.
#pragma once

#include "core/match.hpp"

namespace nemeton {

struct Setting {
  const GameEntry* game;
  int seats;
  OptionValues options;

  bool operator==(const Setting&) const = default;
};

}  // namespace nemeton
