// Bricriu's Bluff & Bluster: the rules of bidding on hidden dice. The prose is in book.md.
#pragma once

#include "core/effects.hpp"
#include "games/bluff/rules/effects.hpp"

namespace nemeton {

namespace bluff {

template <class T>
using BySeat = std::array<T, kMaxSeats>;

enum class Loss : std::uint8_t { difference, one };
enum class Exact : std::uint8_t { others, challenger };

inline constexpr std::int16_t kNoBid = -1;

// The end of a round: what was bid, and how all dice lay at the challenge.
struct Reveal {
  Bid bid{};
  std::uint8_t count = 0;  // dice that counted
  std::int8_t bidder = 0;
  std::int8_t challenger = 0;
  BySeat<std::uint8_t> lost{};
  BySeat<Dice> hidden{};
  BySeat<Dice> shown{};
};

// All that every viewer knows.
struct Public {
  std::uint32_t ply = 0;
  std::uint32_t ply_limit = 0;
  std::uint32_t rounds = 0;  // that are over
  std::int8_t seats = 0;
  Loss loss = Loss::difference;
  Exact exact = Exact::others;
  bool with_show = true;
  Stage stage = Stage::roll;
  End end = End::none;
  std::int8_t starter = 0;
  std::int8_t turn = 0;       // whose roll, bid or choice is awaited
  std::int16_t bid = kNoBid;  // the place of the last bid; of the bids that so many dice allow
  std::uint8_t in_play = 0;   // dice of all seats
  BySeat<std::uint8_t> held{};
  BySeat<Dice> shown{};
  BidSet bids;          // of this round
  BidSet rolled_again;  // those of them after which the bidder showed dice
  Reveal last;          // of the round before
};

// Whom a challenge costs dice, and how many, when `count` dice count for a bid of `bid` dice.
BySeat<std::uint8_t> losses(const Public& open, Seat bidder, Seat challenger, int count, int bid);

// The next seat with dice.
constexpr Seat next_in(const Public& open, Seat seat) {
  do seat = seat + 1 == open.seats ? 0 : seat + 1;
  while (open.held[static_cast<std::size_t>(seat)] == 0);
  return seat;
}

// How many seats have dice.
constexpr int seats_in(const Public& open) {
  int in = 0;
  for (const std::uint8_t held : open.held) in += held > 0 ? 1 : 0;
  return in;
}

// Calls `visit(place, bidder)` for each bid of this round, in order.
template <class Visit>
constexpr void each_bid(const Public& open, const Visit& visit) {
  Seat bidder = open.starter;
  open.bids.each([&](int place) {
    visit(place, bidder);
    bidder = next_in(open, bidder);
  });
}

}  // namespace bluff

struct Bluff {
  struct State {
    bluff::Public open;
    bluff::BySeat<bluff::Dice> hidden{};
  };

  // If a seat bids: the place of the bid, or the place behind all bids, which stands for the challenge. If it may show dice:
  // their bits, 0 to hold. An outcome: the bits of the dice.
  using Action = std::uint32_t;
  static constexpr Action kHold = 0;
  static constexpr Action challenge(const bluff::Public& open) {
    return static_cast<Action>(bluff::bid_count(open.in_play));
  }

  static constexpr std::size_t kMaxActions = bluff::kMaxBids;
  static constexpr std::size_t kMaxOutcomes = 252;
  static const GameInfo info;

  static State start(const OptionValues& options, int seats);
  static Node node(const State& state);
  static int ply(const State& state) { return static_cast<int>(state.open.ply); }
  static void actions(const State& state, Seat seat, FixedList<Action, kMaxActions>& list);
  static Action random_action(const State& state, Seat seat, Random& random);
  static void outcomes(const State& state, FixedList<Weighted<Action>, kMaxOutcomes>& list);
  static Action random_outcome(const State& state, Random& random);
  using Effect = bluff::Effect;
  template <class Sink = const NoEffects>
  static void apply(State& state, Seat seat, Action action, Sink& sink = no_effects);
  static bool sees_effect(const Effect&, Seat) { return true; }
  static void write_effect(const Effect& effect, Seat viewer, JsonWriter& json);
  static Returns returns(const State& state);
  static void view(const State& state, Seat viewer, JsonWriter& json);
  static std::string text(const State& state, Seat viewer);
  static std::string token(const State& state, Seat seat, Action action);
  static std::optional<Action> parse_token(const State& state, Seat seat, std::string_view token);

  // A viewer's knowledge. `hidden` are its own dice; a spectator has none.
  struct Observation {
    bluff::Public open;
    Seat viewer;
    bluff::Dice hidden;
  };
  static Observation observation(const State& state, Seat viewer);
  static bool sees_action(const State& state, Seat viewer, Seat actor, Action action);

  // The dice that a seat rolls at this chance node.
  static int dice_to_roll(const bluff::Public& open) {
    return open.held[static_cast<std::size_t>(open.turn)] - open.shown[static_cast<std::size_t>(open.turn)].size();
  }
  // The winners of a game that is over, by bit.
  static unsigned winners(const bluff::Public& open);
};

static_assert(sizeof(Bluff::State) <= 192);

}  // namespace nemeton
