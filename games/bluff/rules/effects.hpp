// The effects of a roll or a choice in Bricriu's Bluff & Bluster, as `apply` tells them.
#pragma once

#include <cstdint>

#include "games/bluff/rules/bids.hpp"
#include "games/bluff/rules/dice.hpp"

namespace nemeton::bluff {

enum class Stage : std::uint8_t {
  roll,    // the dice of a seat are rolled
  bid,     // a seat bids or challenges
  show,    // the bidder may put dice out in the open
  reroll,  // the rest of its dice are rolled again
  over,
};
enum class End : std::uint8_t { none, last_with_dice, ply_limit };

struct Effect {
  // After each the members that it has besides `seat`; schema.json says what each means.
  enum class Kind : std::uint8_t {
    rolled,      // number: how many; dice: for the seat alone
    bid,         // bid
    showed,      // dice
    held,        // bid: the one that it made without showing dice
    rerolled,    // bid: the one after which it showed dice; number, dice: as in `rolled`
    challenged,  // other: the bidder, bid
    revealed,    // dice: the hidden ones, shown
    counted,     // bid, number: of dice that count
    lost_dice,   // number
    went_out,
    round_ended,  // seat: the next to open, number: of rounds that are over
    awaits,       // stage
    ended,        // end, winners
  };
  Kind kind;
  std::int8_t seat = 0;
  std::int8_t other = 0;
  Stage stage = Stage::roll;
  End end = End::none;
  std::uint8_t winners = 0;  // by bit
  Bid bid = {};
  std::uint32_t number = 0;
  Dice dice = kNoDice;
  Dice shown = kNoDice;
};

}  // namespace nemeton::bluff
