// The actions of Triangulus as dense numbers: those of the races, on its board.
#pragma once

#include "games/races/research/encoding.hpp"
#include "games/triangulus/rules/rules.hpp"

namespace nemeton::research {

template <>
class Encoding<Triangulus> : public RaceEncoding {
 public:
  Encoding(const OptionValues&, int seats) : RaceEncoding(Triangulus::board(), seats) {}
};

}  // namespace nemeton::research
