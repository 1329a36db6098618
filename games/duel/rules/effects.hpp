// The effects of a deal or a choice of Druid's Duel, as `apply` tells them.
#pragma once

#include "games/duel/rules/cards.hpp"
#include "games/duel/rules/turn.hpp"

namespace nemeton::duel {

struct Effect {
  // After each the members that it has besides `seat`; schema.json says what each means.
  enum class Kind : std::uint8_t {
    dealt,       // number: of cards
    hand_known,  // viewer: the only seat that may know it, cards
    chose,       // stage: forms or cards; choice: for the seat alone
    revealed,    // choice: the form
    joker_played,
    shaped,     // choice: the shape
    discarded,  // choice: the card
    took_back,  // choice: the card
    recovered,  // choice: the form
    drained,    // choice: the form
    joker_taken,
    turn_ended,  // number: of turns that are over, idle, turn, seats: how many
    awaits,      // stage, seats: by bit
    ended,       // end, seats: the winners by bit
  };
  Kind kind;
  std::int8_t seat = 0;
  std::int8_t viewer = 0;
  std::int8_t choice = 0;
  Stage stage = Stage::deal;
  End end = End::none;
  std::uint8_t seats = 0;
  std::uint8_t idle = 0;
  std::uint32_t number = 0;
  Cards cards = 0;
  Turn turn = {};
};

}  // namespace nemeton::duel
