// What a position of Sigily holds: the rules agreed on, chariots in stacks, coins, curses, winds, and how far the turn has come.
#pragma once

#include <array>
#include <cstdint>

#include "core/game.hpp"
#include "games/sigily/rules/board.hpp"

namespace nemeton::sigily {

inline constexpr int kSeats = 4;
inline constexpr int kTeam = 4;  // chariots of a seat, at most
inline constexpr int kCoins = 52;
inline constexpr int kFreeThrows = 3;  // in a turn, at most

// A chariot: number n of seat s is 4 s + n.
using Chariot = std::uint8_t;
inline constexpr Chariot kNobody = 0xff;
constexpr Chariot chariot(Seat seat, int number) { return static_cast<Chariot>(seat * kTeam + number); }
constexpr Seat owner_of(Chariot c) { return c / kTeam; }

// Where a chariot is that leads no stack on the board. One that does has the number of its sigil.
inline constexpr std::uint8_t kInHand = kSigils;
inline constexpr std::uint8_t kHome = kSigils + 1;
inline constexpr std::uint8_t kUnder = kSigils + 2;  // beneath another chariot of its stack

// Chariots that move as one; a chariot alone is a stack too. A stack is known by its top, which keeps this for all.
struct Stack {
  std::uint8_t place = kInHand;
  std::uint8_t coins = 0;
  std::uint8_t entry = 0;   // in the deep: the quarter by whose gate it came in
  std::uint8_t origin = 0;  // the seat from whose start the progress is counted
  bool stone_skin = false;
  std::int16_t progress = 0;  // sigils sunwise from that start; in the deep what it was at the gate
};

struct Rider {
  Stack stack;              // of those that it leads
  Chariot below = kNobody;  // the next one down
  std::uint8_t barred = 0;  // bit q: from going in by the gate of quarter q
};

enum class Spell : std::uint8_t { curse, fireball, freeturn, stoneskin, remove, speed, sloth, freeze };
inline constexpr int kSpells = 8;
inline constexpr std::array<int, kSpells> kCost = {2, 2, 4, 2, 2, 3, 3, 3};
inline constexpr int kThawCost = 5;  // of not being frozen

struct Setup {
  std::uint8_t seats;
  std::uint8_t chariots;
  bool partners;
  bool home;         // home territory advantage
  bool super;        // stacks fight chariot by chariot
  bool cards;        // solar sigils ask questions
  bool territorial;  // each seat has a start of its own
  std::uint8_t spells;
  std::array<std::uint8_t, kSeats> start;
  std::uint32_t knowledge;  // weight of a right answer, of kFractionUnit
  std::uint32_t ply_limit;
};

// One node of a turn each, in the order of a turn.
enum class Stage : std::uint8_t {
  spell,     // before the throw
  answer,    // the seat to be frozen pays, or not
  fireball,  // a stack under fire throws
  darts,     // a stack in the deep throws
  declare,   // an attempt to enter, a move back, or a plain throw
  entry,     // the throw that opens the deep
  throw_sticks,
  move,
  attack,
  defence,
  card,
  last_spell,  // after the moves
  over,
  cut_off,  // by the limit of plies
};

constexpr bool is_throw(Stage stage) {
  return stage == Stage::fireball || stage == Stage::darts || stage == Stage::entry || stage == Stage::throw_sticks ||
         stage == Stage::attack || stage == Stage::defence;
}

// What was declared of the throw.
enum class Intent : std::uint8_t { plain, enter, refused, back };

// How far the turn has come. What a stage does not need is left as it was.
struct Turn {
  std::uint8_t seat;  // whose turn it is
  Stage stage;
  std::uint8_t thrown;  // to move; 0 before the throw
  Intent intent;
  std::uint8_t declared;                         // on which sigil the stack stands that the intent is about
  bool refused;                                  // the veil let nobody in: no other attempt in this turn
  bool free_turn;                                // the free throw that a spell has bought is still to come
  std::uint8_t free_throws;                      // used so far
  std::uint8_t asked;                            // answer: the seat to be frozen
  std::uint8_t dart_sigil;                       // darts: on which the stack stands
  Chariot attacker;                              // attack, defence: the top of the stack that moved,
  std::uint8_t battlefield;                      //   the sigil on which the other one stands,
  std::uint16_t attack;                          //   and in defence what the attacker has thrown
  std::uint8_t caster;                           // fireball: on which sigil the caster's stack stands,
  std::uint8_t target;                           //   on which the other,
  bool reversed;                                 //   and whether the caster's is under fire
  std::array<std::uint16_t, kQuarters> waiting;  // the seat's stacks on the gates when the turn began, as bits
};

struct State {
  std::array<Rider, kSeats * kTeam> riders;
  std::array<Chariot, kSigils> top_at;        // of the stack that stands on a sigil; an attacker is not there yet
  std::array<std::uint8_t, kSigils> lying;    // coins that nobody has
  std::array<std::uint8_t, kSeats> treasure;  // coins brought home
  RingSet cursed;
  std::array<std::uint8_t, kSeats>
      speed;  // winds that a seat has raised: bit r − 1 for r turns of that seat still to come
  std::array<std::uint8_t, kSeats> sloth;
  std::array<bool, kSeats> frozen;        // loses its next turn
  std::array<std::uint8_t, kSeats> lost;  // turns lost to frost in a row
  std::uint8_t cards;                     // left
  std::int8_t race_winner;  // the first seat to have all home, with partners either of the pair; −1 before
  Turn turn;
  std::uint32_t ply;
  Setup setup;
};

inline bool are_friends(const State& state, Seat a, Seat b) { return a == b || (state.setup.partners && (a ^ b) == 2); }

inline Stack& stack_of(State& state, Chariot top) { return state.riders[top].stack; }
inline const Stack& stack_of(const State& state, Chariot top) { return state.riders[top].stack; }

// The chariots of a seat that lead stacks on the board, in the order of their numbers.
template <class Visit>
void each_stack(const State& state, Seat seat, Visit&& visit) {
  for (int number = 0; number < kTeam; ++number) {
    const Chariot c = chariot(seat, number);
    if (stack_of(state, c).place < kSigils) visit(c);
  }
}

// Whether a seat has a chariot in hand or leads a stack, so that it can throw.
inline bool can_move(const State& state, Seat seat) {
  for (int number = 0; number < kTeam; ++number) {
    if (stack_of(state, chariot(seat, number)).place <= kInHand) return true;
  }
  return false;
}

inline bool all_home(const State& state, Seat seat) {
  for (int number = 0; number < kTeam; ++number) {
    if (stack_of(state, chariot(seat, number)).place != kHome) return false;
  }
  return true;
}

}  // namespace nemeton::sigily
