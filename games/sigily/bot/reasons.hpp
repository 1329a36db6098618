// Why an action of Sigily is good; schema.json says it for the page.
#pragma once

#include <optional>
#include <vector>

#include "core/reasons.hpp"
#include "games/sigily/rules/rules.hpp"

namespace nemeton {

namespace sigily {

struct Reason {
  // In brackets what the members stand for.
  enum class Kind : std::uint8_t {
    wins,
    wins_race,     // coins: that lie on the board
    comes_home,    // number: chariots that are not home yet; coins that it brings
    fights,        // seat, chance to win; coins: gained then; number: sigils that the loser has gone
    burns,         // seat, chance; coins: that lie there then; number: as above
    takes,         // coins
    free_throw,    // at: the sun; asks: whether a question comes first
    leaves_deep,   // number: sigils that the way through it has won
    risks_less,    // chance, otherwise: that what moves dies
    covers,        // at, coins; chance, otherwise: that an enemy's next throw can attack the stack, and before
    exposes_less,  // the same, and after the other action
    joins,         // number: chariots that go as one
    aims_home,     // at, coins; chance: that the seat's next throw can bring the stack home
    curses,        // at; number: enemy chariots that have still to pass; own: the seat's
    freezes,       // seat: it cannot pay
    tries_veil,    // chance; coins: that lie in the deep
    reaches_gate,  // at; coins: that lie in the deep
    avoids_darts,  // coins
    keeps_coins,   // coins: that the other action costs
  };
  Kind kind;
  int number = 0;
  int coins = 0;
  int at = kNowhere;
  int seat = 0;
  int own = 0;
  bool asks = false;
  double chance = 0;
  double otherwise = 0;
};

}  // namespace sigily

std::vector<sigily::Reason> reasons(const History<Sigily>& history, Seat seat, Sigily::Action action,
                                    std::optional<Sigily::Action> instead);

void write_reason(const sigily::Reason& reason, JsonWriter& json);

}  // namespace nemeton
