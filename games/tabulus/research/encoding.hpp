// The actions of Tabulus as dense numbers: those of the races, on its board.
#pragma once

#include "games/races/research/encoding.hpp"
#include "games/tabulus/rules/rules.hpp"

namespace nemeton::research {

template <>
class Encoding<Tabulus> : public RaceEncoding {
 public:
  Encoding(const OptionValues&, int seats) : RaceEncoding(Tabulus::board(), seats) {}
};

}  // namespace nemeton::research
