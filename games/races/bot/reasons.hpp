// Why an action of a race is good; schema.json says it for the page.
#pragma once

#include <optional>
#include <vector>

#include "core/reasons.hpp"
#include "games/races/rules/race.hpp"

namespace nemeton::races {

struct Reason {
  // In brackets what the members stand for; `chance` of the first five is that no tile stops it.
  enum class Kind : std::uint8_t {
    goes_out,      // the last marker comes home; number: points
    comes_home,    // number: markers that are not home yet
    bumps,         // seat; number: steps that it has to go again
    exchanges,     // seat; number: steps that it wins, lost: that the other loses
    takes_gate,    // position; number: steps saved
    taken_home,    // by 6-6; number: steps that it need not go
    risks_less,    // chance, otherwise: that a tile stops it
    joins,         // position: with another marker there nobody can bump it
    on_blank,      // position: nor there
    covers,        // position; chance, otherwise: of tiles that let an opponent bump the marker, and before
    exposes_less,  // the same, and after the other action
    shorter_way,   // where the way forks; number: steps saved
    aims_home,     // chance: of tiles that let the seat come home next
    enters,        // number: markers still at Start
  };
  Kind kind;
  int number = 0;
  int position = 0;
  int seat = 0;
  int lost = 0;
  double chance = 1;
  double otherwise = 0;
};

std::vector<Reason> reasons_of(const Board& board, const State& state, Action action, std::optional<Action> instead);

void write_reason(const Reason& reason, JsonWriter& json);

}  // namespace nemeton::races
