// What an act or a roll of Tug of War does, as `apply` tells it, and what is awaited then.
#pragma once

#include <cstdint>

#include "games/tug/rules/dice.hpp"

namespace nemeton::tug {

enum class Stage : std::uint8_t {
  column,  // the seat's column is rolled
  roll,    // the three free dice are rolled
  reroll,  // the seat may choose a die to roll again
  again,   // that die is rolled
  act,     // the dice are used, one by one
  over,
};

// What can be done with a rolled die beside a die of the column.
enum class Act : std::uint8_t { elim, finish, swap, weaken };

struct Effect {
  // After each the members that it has besides `seat`; schema.json says what each means.
  enum class Kind : std::uint8_t {
    column_rolled,  // dice, standing, reserve, number: 1 with one more for the winner of the first match
    rolled,         // dice, number: how many may be rolled again
    picked_up,      // rolled
    rerolled,       // rolled
    kept,
    acts_began,  // dice: those of the column
    used,        // rolled, beside, act
    swapped,     // rolled, beside
    went_berserk,
    joined,    // standing
    returned,  // standing, weakened
    weakened,
    match_won,
    match_began,  // seat: who won the first; number: which match, reserve: athletes of each seat
    awaits,       // stage
    ended,        // seat: the winner, or -1
  };
  Kind kind;
  std::int8_t seat = 0;
  std::int8_t rolled = 0;  // what a rolled die shows
  std::int8_t beside = 0;  // what the die of the column shows
  Act act = Act::elim;
  Stage stage = Stage::column;
  std::int8_t standing = 0;
  std::int8_t weakened = 0;
  std::int8_t reserve = 0;
  std::int8_t number = 0;
  Dice dice = kNoDice;
};

}  // namespace nemeton::tug
