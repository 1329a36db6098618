// What the bot's network is told of a position: where stacks stand and what they carry, where coins lie, who leads, and what the rules agreed on are.
#pragma once

#include <algorithm>

#include "games/sigily/rules/state.hpp"
#include "search/network.hpp"

namespace nemeton::sigily {

// Where a stack can be, seen from the start of a seat: the ring, the arms inwards, the arms outwards, and the centre.
inline constexpr std::size_t kArms = 2 * kQuarters;
inline constexpr std::size_t kSpots = kRing + 2 * kArms + 1;

// Coins of which each number is an input that is on from there on.
inline constexpr std::array<int, 12> kHeld = {1, 2, 4, 6, 8, 10, 13, 16, 19, 22, 26, 30};
inline constexpr std::array<int, 6> kSafe = {1, 3, 6, 9, 13, 18};
inline constexpr std::array<int, 10> kLeads = {-15, -9, -5, -2, 0, 1, 3, 6, 10, 16};

// Inputs of a seat.
inline constexpr std::size_t kRich = kSpots;                     // a stack with three coins
inline constexpr std::size_t kVeryRich = kRich + kSpots;         // with six, on the ring
inline constexpr std::size_t kFused = kVeryRich + kRing;         // of more than one chariot, on the ring
inline constexpr std::size_t kHand = kFused + kRing;             // so many in hand
inline constexpr std::size_t kFinished = kHand + kTeam;          // so many home
inline constexpr std::size_t kHolds = kFinished + kTeam;         // coins
inline constexpr std::size_t kTreasure = kHolds + kHeld.size();  // of them brought home
inline constexpr std::size_t kSkin = kTreasure + kSafe.size();   // a stack with a stone skin
inline constexpr std::size_t kSpeeds = kSkin + 1;  // winds that it has raised: any, and for more than this round
inline constexpr std::size_t kSloths = kSpeeds + 2;
inline constexpr std::size_t kFrozen = kSloths + 2;
inline constexpr std::size_t kBarred = kFrozen + 1;        // at a gate, any of its chariots
inline constexpr std::size_t kTurn = kBarred + kQuarters;  // it has the turn
inline constexpr std::size_t kSeatInputs = kTurn + 1;
// Inputs of the table.
inline constexpr std::size_t kLying = kSeats * kSeatInputs;      // coins on the ring and on the arms
inline constexpr std::size_t kJackpot = kLying + kRing + kArms;  // so many on the centre
inline constexpr std::size_t kCursed = kJackpot + 8;
inline constexpr std::size_t kFreeThrow = kCursed + kRing;  // used, so many
inline constexpr std::size_t kFreeTurn = kFreeThrow + kFreeThrows;
inline constexpr std::size_t kRefused = kFreeTurn + 1;
inline constexpr std::size_t kMayCast = kRefused + 1;
inline constexpr std::size_t kMayDeclare = kMayCast + 1;
inline constexpr std::size_t kTable = kMayDeclare + 1;  // three seats, four, partners
inline constexpr std::size_t kHomeGround = kTable + 3;
inline constexpr std::size_t kSuper = kHomeGround + 1;
inline constexpr std::size_t kCards = kSuper + 1;  // questions are asked, and cards are left
inline constexpr std::size_t kTerritorial = kCards + 2;
inline constexpr std::size_t kShifted = kTerritorial + 1;  // the start is a solar sigil
inline constexpr std::size_t kMagic = kShifted + 1;        // spells allowed
inline constexpr std::size_t kLead = kMagic + kSpells;     // of the others over the first, by coins
inline constexpr std::size_t kInputs = kLead + (kSeats - 1) * kLeads.size();

using Inputs = InputSet<(kInputs + 63) / 64>;

namespace inputs_detail {

constexpr std::uint64_t up_to(int count) { return (std::uint64_t{1} << std::max(count, 0)) - 1; }

template <std::size_t Size>
constexpr std::uint64_t reached(const std::array<int, Size>& steps, int number) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < Size; ++i) bits |= std::uint64_t{number >= steps[i]} << i;
  return bits;
}

// The ring and the arms as they lie from a start.
struct Outlook {
  int start;

  constexpr std::size_t quarter(int q) const { return static_cast<std::size_t>(q + kQuarters - start / kQuarter) % 4; }
  constexpr std::size_t ring(int sigil) const { return static_cast<std::size_t>(on_ring(sigil - start)); }
  constexpr std::size_t arm(int sigil) const {
    return 2 * quarter(quarter_of(sigil)) + static_cast<std::size_t>((sigil - kRing) % 2);
  }
  constexpr std::size_t spot(const Stack& stack) const {
    if (is_ring(stack.place)) return ring(stack.place);
    if (stack.place == kCentre) return kSpots - 1;
    return kRing + arm(stack.place) + (step_on_way(stack.place, stack.entry) > kMiddle ? kArms : 0);
  }
  constexpr std::uint64_t turned(RingSet set) const {
    return (set >> start | set << (kRing - start)) & (ring_bit(kRing) - 1);
  }
};

// Those of one seat; returns the coins that it holds.
inline int add_seat(Inputs& inputs, const Outlook& outlook, const State& state, Seat view, Seat seat) {
  const std::size_t s = static_cast<std::size_t>(seat);
  const std::size_t first =
      static_cast<std::size_t>((seat - view + state.setup.seats) % state.setup.seats) * kSeatInputs;
  int hand = 0, home = 0, held = state.treasure[s];
  bool skin = false;
  unsigned barred = 0;
  for (int number = 0; number < kTeam; ++number) {
    const Rider& rider = state.riders[chariot(seat, number)];
    const Stack& stack = rider.stack;
    barred |= rider.barred;
    hand += stack.place == kInHand;
    home += stack.place == kHome;
    if (stack.place >= kSigils) continue;
    const std::size_t spot = outlook.spot(stack);
    inputs.add(first + spot);
    held += stack.coins;
    skin |= stack.stone_skin;
    if (stack.coins >= 3) inputs.add(first + kRich + spot);
    if (spot >= kRing) continue;
    if (stack.coins >= 6) inputs.add(first + kVeryRich + spot);
    if (rider.below != kNobody) inputs.add(first + kFused + spot);
  }
  inputs.add_all(first + kHand, up_to(hand));
  inputs.add_all(first + kFinished, up_to(home));
  inputs.add_all(first + kHolds, reached(kHeld, held));
  inputs.add_all(first + kTreasure, reached(kSafe, state.treasure[s]));
  if (skin) inputs.add(first + kSkin);
  inputs.add_all(first + kSpeeds, up_to((state.speed[s] > 0) + (state.speed[s] > 1)));
  inputs.add_all(first + kSloths, up_to((state.sloth[s] > 0) + (state.sloth[s] > 1)));
  if (state.frozen[s]) inputs.add(first + kFrozen);
  for (int quarter = 0; barred >> quarter != 0; ++quarter) {
    if ((barred >> quarter & 1) != 0) inputs.add(first + kBarred + outlook.quarter(quarter));
  }
  if (seat == state.turn.seat) inputs.add(first + kTurn);
  return held;
}

// Those of the board, of the turn and of the options.
inline void add_table(Inputs& inputs, const Outlook& outlook, const State& state) {
  RingSet lying = 0;
  for (int sigil = 0; sigil < kRing; ++sigil) {
    if (state.lying[static_cast<std::size_t>(sigil)] > 0) lying |= ring_bit(sigil);
  }
  inputs.add_all(kLying, outlook.turned(lying));
  for (int sigil = kRing; sigil < kCentre; ++sigil) {
    if (state.lying[static_cast<std::size_t>(sigil)] > 0) inputs.add(kLying + kRing + outlook.arm(sigil));
  }
  inputs.add_all(kJackpot, up_to(std::min<int>(state.lying[kCentre], 8)));
  inputs.add_all(kCursed, outlook.turned(state.cursed));

  const Turn& turn = state.turn;
  inputs.add_all(kFreeThrow, up_to(turn.free_throws));
  if (turn.free_turn) inputs.add(kFreeTurn);
  if (turn.refused) inputs.add(kRefused);
  if (turn.stage == Stage::spell) inputs.add(kMayCast);
  if (turn.stage == Stage::declare) inputs.add(kMayDeclare);

  const Setup& setup = state.setup;
  if (setup.seats > 2) inputs.add(kTable + static_cast<std::size_t>(setup.partners ? 2 : setup.seats - 3));
  if (setup.home) inputs.add(kHomeGround);
  if (setup.super) inputs.add(kSuper);
  inputs.add_all(kCards, up_to(setup.cards + (state.cards > 0)));
  if (setup.territorial) inputs.add(kTerritorial);
  if (!is_gate(outlook.start)) inputs.add(kShifted);
  inputs.add_all(kMagic, setup.spells);
}

}  // namespace inputs_detail

// Those that are on, for the seat `view`.
inline Inputs inputs_of(const State& state, Seat view) {
  using namespace inputs_detail;
  const Setup& setup = state.setup;
  const Outlook outlook{setup.start[static_cast<std::size_t>(view)]};
  Inputs inputs;
  std::array<int, kSeats> held{};
  for (Seat seat = 0; seat < setup.seats; ++seat) {
    held[static_cast<std::size_t>(seat)] = add_seat(inputs, outlook, state, view, seat);
  }
  add_table(inputs, outlook, state);
  const auto of_side = [&](Seat seat) {
    return held[static_cast<std::size_t>(seat)] + (setup.partners ? held[static_cast<std::size_t>(seat ^ 2)] : 0);
  };
  for (int i = 1; i < setup.seats; ++i) {
    const Seat seat = (view + i) % setup.seats;
    if (are_friends(state, seat, view)) continue;
    inputs.add_all(kLead + static_cast<std::size_t>(i - 1) * kLeads.size(),
                   reached(kLeads, of_side(seat) - of_side(view)));
  }
  return inputs;
}

}  // namespace nemeton::sigily
