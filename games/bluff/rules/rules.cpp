// Bricriu's Bluff & Bluster: rolls, bids, dice shown, and what a challenge costs. How it is shown is in view.cpp.
#include "games/bluff/rules/rules.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace nemeton {

using namespace bluff;

namespace {

using Kind = Effect::Kind;

constexpr std::array<const char*, 2> kLossNames = {"difference", "one"};
constexpr std::array<const char*, 2> kExactNames = {"others", "challenger"};

constexpr OptionSpec kOptions[] = {
    OptionSpec::integer("dice", 1, kMaxDice, kMaxDice, "How many dice each player has at the start."),
    OptionSpec::choice("loss", kLossNames, 0,
                       "Whether a wrong bid or challenge costs as many dice as it was off, or one."),
    OptionSpec::choice("exact", kExactNames, 0,
                       "When the bid is met exactly, whether all but the bidder lose a die or only the challenger."),
    OptionSpec::boolean("show", true, "After a bid one may show some of one's dice and roll the rest again."),
    OptionSpec::integer("ply_limit", 1, 100000, 2000,
                        "After so many choices of all players, who has the most dice wins."),
};

constexpr std::int8_t small(int number) { return static_cast<std::int8_t>(number); }
constexpr std::uint32_t amount(int number) { return static_cast<std::uint32_t>(number); }

template <class Sink>
void end(Public& open, End why, Sink& sink) {
  open.stage = Stage::over;
  open.end = why;
  sink(Effect{.kind = Kind::ended, .end = why, .winners = static_cast<std::uint8_t>(Bluff::winners(open))});
}

template <class Sink>
void await(Public& open, Stage stage, Sink& sink) {
  open.stage = stage;
  sink(Effect{.kind = Kind::awaits, .seat = open.turn, .stage = stage});
}

void begin_round(Bluff::State& state, Seat starter) {
  Public& open = state.open;
  open.stage = Stage::roll;
  open.starter = open.turn = static_cast<std::int8_t>(starter);
  open.bid = kNoBid;
  open.bids = open.rolled_again = {};
  open.shown = {};
  state.hidden = {};
}

template <class Sink>
void roll(Bluff::State& state, Dice dice, Sink& sink) {
  Public& open = state.open;
  state.hidden[at(open.turn)] = dice;
  sink(Effect{.kind = Kind::rolled, .seat = open.turn, .number = amount(dice.size()), .dice = dice});
  open.turn = static_cast<std::int8_t>(next_in(open, open.turn));
  await(open, open.turn == open.starter ? Stage::bid : Stage::roll, sink);
}

template <class Sink>
void pass_turn(Public& open, Sink& sink) {
  open.turn = static_cast<std::int8_t>(next_in(open, open.turn));
  await(open, Stage::bid, sink);
}

template <class Sink>
void make_bid(Bluff::State& state, Bluff::Action place, Sink& sink) {
  Public& open = state.open;
  open.bid = static_cast<std::int16_t>(place);
  open.bids.add(static_cast<int>(place));
  sink(Effect{.kind = Kind::bid, .seat = open.turn, .bid = bid_at(open.bid, open.in_play)});
  if (open.with_show && state.hidden[at(open.turn)].size() >= 2) await(open, Stage::show, sink);
  else pass_turn(open, sink);
}

template <class Sink>
void show(Bluff::State& state, Dice dice, Sink& sink) {
  Public& open = state.open;
  if (dice.empty()) {
    sink(Effect{.kind = Kind::held, .seat = open.turn, .bid = bid_at(open.bid, open.in_play)});
    return pass_turn(open, sink);
  }
  open.shown[at(open.turn)] = open.shown[at(open.turn)] + dice;
  open.rolled_again.add(open.bid);
  state.hidden[at(open.turn)] = {};
  sink(Effect{.kind = Kind::showed, .seat = open.turn, .dice = dice});
  await(open, Stage::reroll, sink);
}

template <class Sink>
void roll_again(Bluff::State& state, Dice dice, Sink& sink) {
  Public& open = state.open;
  state.hidden[at(open.turn)] = dice;
  sink(Effect{.kind = Kind::rerolled,
              .seat = open.turn,
              .bid = bid_at(open.bid, open.in_play),
              .number = amount(dice.size()),
              .dice = dice});
  pass_turn(open, sink);
}

// Returns the seat before `seat` that has dice, which has made the last bid.
Seat last_in(const Public& open, Seat seat) {
  do seat = seat == 0 ? open.seats - 1 : seat - 1;
  while (open.held[at(seat)] == 0);
  return seat;
}

// Reveals the hidden dice, round the table from the bidder.
template <class Sink>
void reveal(const Bluff::State& state, Seat bidder, Sink& sink) {
  Seat seat = bidder;
  do {
    sink(Effect{.kind = Kind::revealed,
                .seat = small(seat),
                .dice = state.hidden[at(seat)],
                .shown = state.open.shown[at(seat)]});
    seat = next_in(state.open, seat);
  } while (seat != bidder);
}

template <class Sink>
void lose_dice(Public& open, Seat seat, int lost, Sink& sink) {
  open.held[at(seat)] = static_cast<std::uint8_t>(open.held[at(seat)] - lost);
  open.in_play = static_cast<std::uint8_t>(open.in_play - lost);
  if (lost == 0) return;
  sink(Effect{.kind = Kind::lost_dice, .seat = small(seat), .number = amount(lost)});
  if (open.held[at(seat)] == 0) sink(Effect{.kind = Kind::went_out, .seat = small(seat)});
}

template <class Sink>
void resolve_challenge(Bluff::State& state, Sink& sink) {
  Public& open = state.open;
  const Seat challenger = open.turn;
  const Seat bidder = last_in(open, challenger);
  const Bid bid = bid_at(open.bid, open.in_play);
  sink(Effect{.kind = Kind::challenged, .seat = small(challenger), .other = small(bidder), .bid = bid});
  reveal(state, bidder, sink);
  Dice all;
  for (Seat seat = 0; seat < open.seats; ++seat) all = all + state.hidden[at(seat)] + open.shown[at(seat)];
  const int count = all.counting(bid.face);
  sink(Effect{.kind = Kind::counted, .bid = bid, .number = amount(count)});
  open.last = {bid,
               static_cast<std::uint8_t>(count),
               static_cast<std::int8_t>(bidder),
               static_cast<std::int8_t>(challenger),
               losses(open, bidder, challenger, count, bid.count),
               state.hidden,
               open.shown};
  ++open.rounds;
  int in = 0;
  for (Seat seat = 0; seat < open.seats; ++seat) {
    lose_dice(open, seat, open.last.lost[at(seat)], sink);
    in += open.held[at(seat)] > 0 ? 1 : 0;
  }
  const bool bidder_opens = count < bid.count || (count == bid.count && open.exact == Exact::others);
  const Seat opener = bidder_opens ? bidder : challenger;
  begin_round(state, open.held[at(opener)] > 0 ? opener : next_in(open, opener));
  sink(Effect{.kind = Kind::round_ended, .seat = open.starter, .number = open.rounds});
  if (in == 1) end(open, End::last_with_dice, sink);
}

// One of the sets of the dice but all of them, each equally likely.
Dice any_but_all(Dice dice, Random& random) {
  std::uint32_t sets = 1;
  dice.each_face([&](int, int count) { sets *= static_cast<std::uint32_t>(count) + 1; });
  std::uint32_t left = below(random, sets - 1);  // the last one has all
  Dice some;
  dice.each_face([&](int face, int count) {
    const auto choices = static_cast<std::uint32_t>(count) + 1;
    some = some + Dice::of(face, static_cast<int>(left % choices));
    left /= choices;
  });
  return some;
}

template <class Sink>
void play(Bluff::State& state, [[maybe_unused]] Seat seat, Bluff::Action action, Sink& sink) {
  Public& open = state.open;
  switch (open.stage) {
    case Stage::roll: return roll(state, Dice::of_bits(action), sink);
    case Stage::reroll: return roll_again(state, Dice::of_bits(action), sink);
    case Stage::bid:
      if (action == Bluff::challenge(open)) resolve_challenge(state, sink);
      else make_bid(state, action, sink);
      break;
    case Stage::show: show(state, Dice::of_bits(action), sink); break;
    case Stage::over: return assert(false);
  }
  if (++open.ply == open.ply_limit && open.stage != Stage::over) end(open, End::ply_limit, sink);
}

}  // namespace

constinit const GameInfo Bluff::info = {"bluff", "Bricriu's Bluff & Bluster", "Mike Scharding, public domain", 2, 6,
                                        kOptions};

BySeat<std::uint8_t> bluff::losses(const Public& open, Seat bidder, Seat challenger, int count, int bid) {
  BySeat<std::uint8_t> lost{};
  if (count == bid) {
    for (Seat seat = 0; seat < open.seats; ++seat) {
      const bool loses = open.exact == Exact::others ? seat != bidder : seat == challenger;
      lost[at(seat)] = loses && open.held[at(seat)] > 0 ? 1 : 0;
    }
    return lost;
  }
  const Seat loser = count < bid ? bidder : challenger;
  const int off = open.loss == Loss::one ? 1 : std::abs(count - bid);
  lost[at(loser)] = static_cast<std::uint8_t>(std::min<int>(off, open.held[at(loser)]));
  return lost;
}

Bluff::State Bluff::start(const OptionValues& options, int seats) {
  State state;
  Public& open = state.open;
  open.seats = static_cast<std::int8_t>(seats);
  for (Seat seat = 0; seat < seats; ++seat) open.held[at(seat)] = static_cast<std::uint8_t>(options[0]);
  open.in_play = static_cast<std::uint8_t>(seats * options[0]);
  open.loss = static_cast<Loss>(options[1]);
  open.exact = static_cast<Exact>(options[2]);
  open.with_show = options[3] != 0;
  open.ply_limit = static_cast<std::uint32_t>(options[4]);
  return state;
}

Node Bluff::node(const State& state) {
  switch (state.open.stage) {
    case Stage::roll:
    case Stage::reroll: return Node::chance();
    case Stage::bid:
    case Stage::show: return Node::decision(state.open.turn);
    case Stage::over: break;
  }
  return Node::terminal();
}

void Bluff::actions(const State& state, Seat seat, FixedList<Action, kMaxActions>& list) {
  list.clear();
  const Public& open = state.open;
  if (open.stage == Stage::bid) {
    const Action last = open.bid == kNoBid ? challenge(open) - 1 : challenge(open);
    for (auto place = static_cast<Action>(open.bid + 1); place <= last; ++place) list.push(place);
    return;
  }
  // Every set of the hidden dice, one face after the other, but the one that has all.
  const Dice hidden = state.hidden[at(seat)];
  list.push(kHold);
  hidden.each_face([&](int face, int count) {
    const std::size_t size = list.size();
    for (int more = 1; more <= count; ++more) {
      for (std::size_t i = 0; i < size; ++i) {
        const Action dice = list[i] + Dice::of(face, more).bits();
        if (dice != hidden.bits()) list.push(dice);
      }
    }
  });
}

Bluff::Action Bluff::random_action(const State& state, Seat seat, Random& random) {
  const Public& open = state.open;
  if (open.stage == Stage::show) return any_but_all(state.hidden[at(seat)], random).bits();
  if (open.bid == kNoBid) return below(random, challenge(open));
  const auto next = static_cast<Action>(open.bid + 1);
  return next + below(random, challenge(open) - next + 1);
}

void Bluff::outcomes(const State& state, FixedList<Weighted<Action>, kMaxOutcomes>& list) {
  list.clear();
  for (const auto& [dice, ways] : rolls(dice_to_roll(state.open))) list.push({dice.bits(), ways});
}

Bluff::Action Bluff::random_outcome(const State& state, Random& random) {
  return roll(dice_to_roll(state.open), random).bits();
}

template <class Sink>
void Bluff::apply(State& state, Seat seat, Action action, Sink& sink) {
  play(state, seat, action, sink);
}

template void Bluff::apply(State&, Seat, Action, const NoEffects&);
template void Bluff::apply(State&, Seat, Action, EffectList<Effect>&);

unsigned Bluff::winners(const Public& open) {
  const int most = *std::ranges::max_element(open.held);
  unsigned winners = 0;
  for (Seat seat = 0; seat < open.seats; ++seat) winners |= open.held[at(seat)] == most ? 1u << seat : 0;
  return winners;
}

Returns Bluff::returns(const State& state) {
  assert(state.open.stage == Stage::over);
  return shared_win(winners(state.open), state.open.seats);
}

Bluff::Observation Bluff::observation(const State& state, Seat viewer) {
  return {state.open, viewer, viewer == kSpectator ? Dice() : state.hidden[at(viewer)]};
}

bool Bluff::sees_action(const State& state, Seat viewer, Seat actor, Action) {
  return actor != kChance || viewer == state.open.turn;
}

}  // namespace nemeton
