// The river in bits: blocks, and where a boat may go in one step or backwards. Section names are those of book.md.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/effects.hpp"
#include "games/danube/rules/effects.hpp"

namespace nemeton::danube {

// Whether the seat that threw it throws again once it is used.
constexpr bool brings_another(int thrown) { return thrown == 1 || thrown == 4 || thrown == 6; }

// A set of squares, bit s standing for square s (1 to 36).
using Squares = std::uint64_t;

constexpr Squares square(int s) { return Squares{1} << s; }
constexpr Squares from_to(int first, int last) { return (square(last) << 1) - square(first); }
constexpr int lowest(Squares squares) { return std::countr_zero(squares); }
constexpr int highest(Squares squares) { return 63 - std::countl_zero(squares); }

inline constexpr int kRapids = 30;
inline constexpr int kLanding = 19;  // where boats come to that the rapids have taken
inline constexpr int kSea = 36;
inline constexpr int kBoats = 5;  // of a seat, at the most
inline constexpr Squares kSafe = square(29) | square(32) | square(34);
inline constexpr Squares kSprings = from_to(1, 10);  // no boat may leave the board while one of its colour is here
inline constexpr Squares kUpper = from_to(1, 24);    // where three make a block
inline constexpr Squares kLower = from_to(25, 36);   // where exactly two make one
inline constexpr std::array<Squares, 2> kStart = {square(2) | square(4) | square(6) | square(8) | square(10),
                                                  square(1) | square(3) | square(5) | square(7) | square(9)};

// The highest `count` of a seat's starting squares.
constexpr Squares start_squares(int seat, int count) {
  Squares squares = kStart[static_cast<std::size_t>(seat)];
  for (int left_out = kBoats - count; left_out > 0; --left_out) squares &= squares - 1;
  return squares;
}

// The blocks of one colour. A run of more than three is given as the threes in it: passing the run is passing all of them.
struct Blocks {
  Squares squares;  // every square of a block
  Squares firsts;   // the lowest square of each
  Squares lasts;    // the highest square of each
};

constexpr Blocks blocks_of(Squares boats) {
  const Squares upper = boats & kUpper;
  const Squares lower = boats & kLower;
  const Squares threes = upper & upper >> 1 & upper >> 2;
  const Squares twos = lower & lower >> 1 & ~(lower << 1) & ~(lower >> 2);
  return {threes | threes << 1 | threes << 2 | twos | twos << 1, threes | twos, threes << 2 | twos << 1};
}

// The boats of a colour that have no neighbour of it.
constexpr Squares lone(Squares boats) { return boats & ~(boats << 1) & ~(boats >> 1); }

// The boats as the seat to move sees them.
struct Boats {
  Squares own;
  Squares enemy;
  Squares held;  // own boats that move no more in this throw
};

// The squares that boats may go to in one step, by the rules of a step alone (not yet that of all pips).
class Steps {
 public:
  constexpr explicit Steps(const Boats& boats) : boats_(boats), movable_(boats.own & ~boats.held) {
    const Blocks blocks = blocks_of(boats.enemy);
    firsts_ = blocks.firsts;
    lasts_ = blocks.lasts;
    landing_ = from_to(1, kSea - 1) & ~boats.own & (~boats.enemy | (lone(boats.enemy) & ~kSafe));
    if ((boats.own & kSprings) == 0) landing_ |= square(kSea);
    // A boat that stops before a safe square needs k >= 2; with k = 1 it would stop where it is, on a square of its own.
    short_of_ = boats.enemy & kSafe & ~((boats.own | blocks.squares) << 1);
  }

  // The boats that can go k forward and land there, using k pips.
  constexpr Squares full(int k) const { return movable_ & landing_ >> k & ~passing(k); }
  // The boats that can go k forward and stop before a safe square, using k - 1 pips.
  constexpr Squares short_by_one(int k) const { return movable_ & short_of_ >> k & ~passing(k); }
  constexpr Squares forward(int k) const { return movable_ & (landing_ | short_of_) >> k & ~passing(k); }
  // Whether the boat on `from`, which may move, can go k forward.
  constexpr bool can(int from, int k) const {
    const Squares to = square(from) << k;
    return ((landing_ | short_of_) & to) != 0 && (lasts_ & (to - (square(from) << 1))) == 0;
  }
  constexpr bool any_forward(int left) const {
    Squares any = 0;
    for (int k = 1; k <= left; ++k) any |= forward(k);
    return any != 0;
  }
  // The boats that can go n backwards.
  constexpr Squares backward(int n) const {
    Squares passing_back = 0;
    for (int j = 1; j < n; ++j) passing_back |= firsts_ << j;
    return boats_.own & (landing_ & ~square(kSea)) << n & ~passing_back;
  }

 private:
  // The squares from which going k forward passes over a whole block.
  constexpr Squares passing(int k) const {
    Squares passing = 0;
    for (int j = 1; j < k; ++j) passing |= lasts_ >> j;
    return passing;
  }

  Boats boats_;
  Squares movable_;
  Squares landing_;   // squares where a boat may end
  Squares short_of_;  // safe squares with an enemy before which a boat may end
  Squares firsts_;
  Squares lasts_;
};

// Returns the square where the rapids put a boat of the seat; `taken` are the squares of the others.
constexpr int after_rapids(Squares taken, int seat) {
  if ((taken & square(kLanding)) == 0) return kLanding;
  const Squares own = kStart[static_cast<std::size_t>(seat)] & ~taken;
  return highest(own != 0 ? own : kSprings & ~taken);
}

// Moves the boat on `from` to `to`, where a lone enemy changes places with it, the rapids take it or the sea does.
template <class Sink>
constexpr void put(Boats& boats, int seat, int from, int to, Sink& sink) {
  boats.own ^= square(from);
  sink(effect(Effect::Kind::moved, seat, from, to));
  if (to == kSea) return sink(effect(Effect::Kind::came_home, seat));
  if (to == kRapids) {
    to = after_rapids(boats.own | boats.enemy, seat);
    sink(effect(Effect::Kind::carried, seat, kRapids, to));
  } else if ((boats.enemy & square(to)) != 0) {
    boats.enemy ^= square(from) | square(to);
    sink(effect(Effect::Kind::switched, 1 - seat, to, from));
  }
  boats.own |= square(to);
}

// Plays the step f + k and returns the pips it uses.
template <class Sink = const NoEffects>
constexpr int step(Boats& boats, int seat, int from, int k, Sink& sink = no_effects) {
  const int to = from + k;
  if ((boats.enemy & kSafe & square(to)) == 0) {
    put(boats, seat, from, to, sink);
    return k;
  }
  put(boats, seat, from, to - 1, sink);
  boats.held |= square(to - 1);
  sink(effect(Effect::Kind::stopped, seat, to - 1, to));
  return k - 1;
}

// Whether some sequence of steps uses exactly `pips` of the `left` pips of a throw.
constexpr bool can_use(const Boats& boats, int seat, int left, int pips) {
  if (pips == 0) return true;
  const Steps steps(boats);
  if (steps.full(pips) != 0) return true;
  if (pips < left && steps.short_by_one(pips + 1) != 0) return true;
  for (int k = pips; k >= 1; --k) {
    for (Squares movers = steps.forward(k); movers != 0; movers &= movers - 1) {
      Boats after = boats;
      const int used = step(after, seat, lowest(movers), k);
      if (can_use(after, seat, left - used, pips - used)) return true;
    }
  }
  return false;
}

// The most pips of a throw of `left` that can be used.
constexpr int most_pips(const Boats& boats, int seat, int left) {
  if (can_use(boats, seat, left, left)) return left;
  if (!Steps(boats).any_forward(left)) return 0;
  int most = left - 1;
  while (!can_use(boats, seat, left, most)) --most;
  return most;
}

}  // namespace nemeton::danube
