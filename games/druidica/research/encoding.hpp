// The actions of Druidica as dense numbers: those of the races, on its board.
#pragma once

#include "games/druidica/rules/rules.hpp"
#include "games/races/research/encoding.hpp"

namespace nemeton::research {

template <>
class Encoding<Druidica> : public RaceEncoding {
 public:
  Encoding(const OptionValues&, int seats) : RaceEncoding(Druidica::board(), seats) {}
};

}  // namespace nemeton::research
