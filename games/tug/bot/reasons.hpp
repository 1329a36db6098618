// Why an act or a roll of Tug of War is worth it; schema.json says it for the page.
#pragma once

#include <optional>
#include <vector>

#include "core/reasons.hpp"
#include "games/tug/rules/rules.hpp"

namespace nemeton {

namespace tug {

struct Reason {
  // In brackets what the members stand for. "Out" are athletes of the enemy that leave the rope.
  enum class Kind : std::uint8_t {
    wins,           // the match
    clears,         // all that are left can be put out in this turn
    may_win,        // chance: that this turn can win the match; otherwise: with the other choice
    guards,         // chance: that the enemy's next turn can win the match; otherwise: the same
    berserk,        // number: out; other: the most that the dice put out one by one
    puts_out,       // number: out; other: how many are left
    leaves_more,    // number: out in this turn at the most; other: with the other act
    gains,          // number: own athletes that come to the rope; other: how many pull then
    adds_six,       // number: sixes in the column
    lowers_column,  // number: the die that comes into the column; other: the one that it takes the place of
    improves,  // of a die that is rolled again; number: out as the dice lie; better, worse: of six throws, how many put out more and fewer
    keeps,     // the dice as they lie; the same of the die that would be rolled again
    lays_down,  // number: how many lie
  };
  Kind kind;
  int number = 0;
  int other = 0;
  int better = 0;
  int worse = 0;
  double chance = 0;
  double otherwise = 0;
};

}  // namespace tug

std::vector<tug::Reason> reasons(const History<Tug>& history, Seat seat, Tug::Action action,
                                 std::optional<Tug::Action> instead);

void write_reason(const tug::Reason& reason, JsonWriter& json);

}  // namespace nemeton
