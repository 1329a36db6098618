// The board of Sigily as numbers: the ring, the deep, the territories, and the way through the deep.
#pragma once

#include <cstdint>

namespace nemeton::sigily {

// Sigils are numbered: 0 to 23 the ring, sunwise; 24 to 31 the arms 0a, 0b, 6a, 6b … 18b; 32 the centre.
inline constexpr int kRing = 24;
inline constexpr int kCentre = 32;
inline constexpr int kSigils = 33;
inline constexpr int kNowhere = -1;

// The board has four quarters: a gate, the arm that leads inwards from it, and the territory that follows it on the ring.
inline constexpr int kQuarters = 4;
inline constexpr int kQuarter = kRing / kQuarters;

// Sigils of the ring, bit s standing for sigil s.
using RingSet = std::uint32_t;
constexpr RingSet ring_bit(int sigil) { return RingSet{1} << sigil; }
constexpr RingSet kGates = ring_bit(0) | ring_bit(6) | ring_bit(12) | ring_bit(18);

constexpr bool is_ring(int sigil) { return sigil < kRing; }
constexpr bool is_deep(int sigil) { return sigil >= kRing; }
constexpr bool is_gate(int sigil) { return is_ring(sigil) && (kGates >> sigil & 1) != 0; }
constexpr bool is_solar(int sigil) { return is_ring(sigil) && (kGates << 3 >> sigil & 1) != 0; }
constexpr bool is_fairy_ground(int sigil) { return is_deep(sigil) || is_gate(sigil); }

constexpr int gate_of(int quarter) { return quarter * kQuarter; }
// The sigil of an arm that lies next to the gate, and the one next to the centre.
constexpr int outer_of(int quarter) { return kRing + 2 * quarter; }
constexpr int inner_of(int quarter) { return outer_of(quarter) + 1; }
// Of any sigil but the centre.
constexpr int quarter_of(int sigil) { return is_ring(sigil) ? sigil / kQuarter : (sigil - kRing) / 2; }

constexpr RingSet territory(int quarter) { return RingSet{0b111110} << gate_of(quarter); }

// The seat whose territory a sigil lies in, or kNowhere: Leinster (2), Munster (3), Connaught (0), Ulster (1) sunwise from 0.
constexpr int lord_of(int sigil) { return is_fairy_ground(sigil) ? kNowhere : (quarter_of(sigil) + 2) % kQuarters; }
constexpr int territorial_start(int seat) { return gate_of((seat + 2) % kQuarters); }

// A number from −kRing to 2 · kRing − 1 as a sigil of the ring.
constexpr int on_ring(int n) { return n < 0 ? n + kRing : n < kRing ? n : n - kRing; }

// How far a sigil lies sunwise from the start, 1 to kRing: the start itself counts kRing.
constexpr int sunwise(int start, int sigil) { return on_ring(sigil - start - 1) + 1; }

// The solar sigil that gives no free throw: the first one sunwise after the start.
constexpr int dead_sun(int start) { return on_ring(start + kQuarter - (start + 3) % kQuarter); }

// The way of a stack through the deep is a line of steps from the gate by which it came in to the one by which it goes out.
enum WayStep { kGateIn, kOuterIn, kInnerIn, kMiddle, kInnerOut, kOuterOut, kGateOut };

constexpr int step_on_way(int sigil, int entry) {
  if (sigil == kCentre) return kMiddle;
  if (is_ring(sigil)) return kGateIn;
  const bool inner = sigil == inner_of(quarter_of(sigil));
  if (quarter_of(sigil) == entry) return inner ? kInnerIn : kOuterIn;
  return inner ? kInnerOut : kOuterOut;
}

// Steps beyond kGateOut lie on the ring.
constexpr int sigil_on_way(int step, int entry, int exit) {
  switch (step) {
    case kGateIn: return gate_of(entry);
    case kOuterIn: return outer_of(entry);
    case kInnerIn: return inner_of(entry);
    case kMiddle: return kCentre;
    case kInnerOut: return inner_of(exit);
    case kOuterOut: return outer_of(exit);
    default: return gate_of(exit) + step - kGateOut;
  }
}

// The quarter by whose arm a stack goes out: beyond the centre it is on it, else it is the one that was chosen.
constexpr int exit_of(int sigil, int entry, int chosen) {
  return step_on_way(sigil, entry) > kMiddle ? quarter_of(sigil) : chosen;
}

static_assert(dead_sun(0) == 3 && dead_sun(3) == 9 && dead_sun(21) == 3 && dead_sun(18) == 21);
static_assert(sunwise(6, 6) == 24 && sunwise(6, 7) == 1 && sunwise(6, 3) == 21);

}  // namespace nemeton::sigily
