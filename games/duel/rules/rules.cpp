// Druid's Duel: deals, forms, cards, and how a turn ends. How it is shown is in view.cpp.
#include "games/duel/rules/rules.hpp"

#include <cassert>
#include <utility>

namespace nemeton {

using namespace duel;

namespace {

using Kind = Effect::Kind;

constexpr OptionSpec kOptions[] = {
    OptionSpec::boolean("chameleon", false,
                        "Who alone discards in a turn takes a joker, a form of any shape; for three or four."),
    OptionSpec::integer("ply_limit", 1, 100000, 1000,
                        "After so many choices of all seats, who has the fewest cards wins."),
};

std::string conflict(const OptionValues& options, int seats) {
  if (options[0] == 0 || seats > 2) return "";
  return "option chameleon is true with 2 seats, expected 3 or 4 seats";
}

constexpr std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1u << seat); }

constexpr std::int8_t small(int number) { return static_cast<std::int8_t>(number); }

template <class Sink>
void end(Public& open, End why, Sink& sink) {
  open.stage = Stage::over;
  open.end = why;
  open.to_choose = {};
  sink(Effect{.kind = Kind::ended, .end = why, .seats = Duel::winners(open)});
}

template <class Sink>
void await(Public& open, Stage stage, Sink& sink) {
  open.stage = stage;
  sink(Effect{.kind = Kind::awaits, .stage = stage, .seats = open.to_choose.bits()});
}

template <class Sink>
void await_forms(Public& open, Sink& sink) {
  for (Seat seat = 0; seat < open.seats; ++seat) open.to_choose.add(seat);
  await(open, Stage::forms, sink);
}

// Everybody with a shape picks a card.
template <class Sink>
void await_cards(Public& open, Sink& sink) {
  for (Seat seat = 0; seat < open.seats; ++seat) {
    if (open.now.shapes[at(seat)] != no_form) open.to_choose.add(seat);
  }
  await(open, Stage::cards, sink);
}

template <class Sink>
void deal(Duel::State& state, Cards hand, Sink& sink) {
  Public& open = state.open;
  const Seat seat = open.dealt++;
  const int size = Duel::hand_size(open.seats);
  state.hands[at(seat)] = hand;
  open.held[at(seat)] = small(size);
  sink(Effect{.kind = Kind::dealt, .seat = small(seat), .number = static_cast<std::uint32_t>(size)});
  sink(Effect{.kind = Kind::hand_known, .seat = small(seat), .viewer = small(seat), .cards = hand});
  if (open.dealt < open.seats) return;
  // Of two seats, each knows the other's hand.
  if (open.seats == 2) {
    sink(Effect{.kind = Kind::hand_known, .seat = 0, .viewer = 1, .cards = state.hands[0]});
    sink(Effect{.kind = Kind::hand_known, .seat = 1, .viewer = 0, .cards = state.hands[1]});
  }
  await_forms(open, sink);
}

template <class Sink>
void reveal_forms(Public& open, const BySeat<std::int8_t>& forms, Sink& sink) {
  int chameleons = 0;
  for (Seat seat = 0; seat < open.seats; ++seat) {
    const std::int8_t form = forms[at(seat)];
    open.now.forms[at(seat)] = form;
    sink(Effect{.kind = Kind::revealed, .seat = small(seat), .choice = form});
    if (form == chameleon) {
      ++chameleons;
      --open.jokers[at(seat)];
      sink(Effect{.kind = Kind::joker_played, .seat = small(seat)});
    } else {
      open.now.shapes[at(seat)] = form;
    }
  }
  if (chameleons == 1) await(open, Stage::shape, sink);
  else await_cards(open, sink);
}

template <class Sink>
void drain(Public& open, Seat seat, Sink& sink) {
  const std::int8_t before = open.drained[at(seat)];
  const std::int8_t form = open.now.forms[at(seat)];
  open.drained[at(seat)] = form == chameleon ? std::int8_t{no_form} : form;
  if (before != no_form) sink(Effect{.kind = Kind::recovered, .seat = small(seat), .choice = before});
  if (form != chameleon) sink(Effect{.kind = Kind::drained, .seat = small(seat), .choice = form});
}

// Steps 5 and 6, and the end by the rules.
template <class Sink>
void end_turn(Public& open, Sink& sink) {
  const std::uint8_t succeeded = open.now.succeeded;
  bool empty = false;
  int jokers_out = 0;
  for (Seat seat = 0; seat < open.seats; ++seat) {
    drain(open, seat, sink);
    empty = empty || open.held[at(seat)] == 0;
    jokers_out += open.jokers[at(seat)];
  }
  if (open.with_chameleon && std::popcount(succeeded) == 1 && jokers_out < kJokers) {
    const Seat seat = std::countr_zero(succeeded);
    ++open.jokers[at(seat)];
    sink(Effect{.kind = Kind::joker_taken, .seat = small(seat)});
  }
  open.idle = succeeded == 0 ? static_cast<std::uint8_t>(open.idle + 1) : std::uint8_t{0};
  ++open.turns;
  open.last = open.now;
  open.now = Turn();
  sink(Effect{.kind = Kind::turn_ended,
              .seats = static_cast<std::uint8_t>(open.seats),
              .idle = open.idle,
              .number = open.turns,
              .turn = open.last});
  if (empty) end(open, End::hand_empty, sink);
  else if (open.idle == kDeadlock) end(open, End::deadlock, sink);
  else await_forms(open, sink);
}

template <class Sink>
void reveal_cards(Duel::State& state, const BySeat<std::int8_t>& cards, Sink& sink) {
  Public& open = state.open;
  open.now.cards = cards;
  open.now.succeeded = successes(open.now.shapes, open.now.cards, open.seats);
  for (Seat seat = 0; seat < open.seats; ++seat) {
    const std::int8_t played = open.now.cards[at(seat)];
    if (played == kNoCard) continue;
    const Cards card = set_of(played);
    if ((open.now.succeeded & bit(seat)) != 0) {
      state.hands[at(seat)] &= ~card;
      open.shown[at(seat)] &= ~card;
      open.discarded[at(seat)] |= card;
      --open.held[at(seat)];
      sink(Effect{.kind = Kind::discarded, .seat = small(seat), .choice = played});
    } else {
      open.shown[at(seat)] |= card;
      sink(Effect{.kind = Kind::took_back, .seat = small(seat), .choice = played});
    }
  }
  end_turn(open, sink);
}

template <class Sink>
void choose(Duel::State& state, Seat seat, std::int8_t choice, Sink& sink) {
  Public& open = state.open;
  state.chosen[at(seat)] = choice;
  open.to_choose.remove(seat);
  sink(Effect{.kind = Kind::chose, .seat = small(seat), .choice = choice, .stage = open.stage});
  if (!open.to_choose.empty()) return;
  const BySeat<std::int8_t> revealed = std::exchange(state.chosen, {-1, -1, -1, -1});
  if (open.stage == Stage::forms) reveal_forms(open, revealed, sink);
  else reveal_cards(state, revealed, sink);
}

template <class Sink>
void take_shape(Public& open, Seat seat, std::int8_t shape, Sink& sink) {
  open.now.shapes[at(seat)] = shape;
  sink(Effect{.kind = Kind::shaped, .seat = small(seat), .choice = shape});
  await_cards(open, sink);
}

template <class Sink>
void play(Duel::State& state, Seat seat, Duel::Action action, Sink& sink) {
  Public& open = state.open;
  if (open.stage == Stage::deal) return deal(state, action, sink);
  ++open.ply;
  const auto choice = static_cast<std::int8_t>(action);
  if (open.stage == Stage::shape) take_shape(open, seat, choice, sink);
  else choose(state, seat, choice, sink);
  if (open.ply == open.ply_limit && open.stage != Stage::over) {
    state.chosen.fill(-1);
    end(open, End::ply_limit, sink);
  }
}

}  // namespace

constinit const GameInfo Duel::info = {"duel",   "Druid's Duel", "Jonathan Leistiko, Invisible City Productions", 2, 4,
                                       kOptions, conflict};

std::uint8_t duel::successes(const BySeat<std::int8_t>& shapes, const BySeat<std::int8_t>& cards, int seats) {
  std::uint8_t succeeded = 0;
  for (Seat seat = 0; seat < seats; ++seat) {
    const int own = cards[at(seat)];
    if (own == kNoCard) continue;
    bool success = true;
    for (Seat other = 0; other < seats; ++other) {
      const int card = cards[at(other)];
      if (other == seat || card == kNoCard) continue;
      switch (shapes[at(seat)]) {
        case jackrabbit: success = success && rank(own) < rank(card); break;
        case lion: success = success && rank(own) > rank(card); break;
        default: success = success && rank(own) != rank(card) && suit(own) != suit(card); break;
      }
    }
    if (success) succeeded |= bit(seat);
  }
  return succeeded;
}

const char* duel::form_name(int form) {
  constexpr std::array<const char*, 4> kNames = {"J", "Q", "K", "C"};
  return kNames[static_cast<std::size_t>(form)];
}

Duel::State Duel::start(const OptionValues& options, int seats) {
  State state;
  state.open.seats = static_cast<std::int8_t>(seats);
  state.open.with_chameleon = options[0] != 0;
  state.open.ply_limit = static_cast<std::uint32_t>(options[1]);
  return state;
}

Node Duel::node(const State& state) {
  switch (state.open.stage) {
    case Stage::deal: return Node::chance();
    case Stage::shape: return Node::decision(lone_chameleon(state.open));
    case Stage::forms:
    case Stage::cards: return Node::simultaneous(state.open.to_choose);
    case Stage::over: break;
  }
  return Node::terminal();
}

unsigned Duel::forms_of(const Public& open, Seat seat) {
  unsigned forms = (1u << kForms) - 1;
  if (open.drained[at(seat)] != no_form) forms &= ~(1u << open.drained[at(seat)]);
  if (open.jokers[at(seat)] > 0) forms |= 1u << chameleon;
  return forms;
}

Seat Duel::lone_chameleon(const Public& open) {
  Seat seat = 0;
  while (open.now.forms[at(seat)] != chameleon) ++seat;
  return seat;
}

Cards Duel::choices(const State& state, Seat seat) {
  switch (state.open.stage) {
    case Stage::forms: return forms_of(state.open, seat);
    case Stage::shape: return (1u << kForms) - 1;
    default: return state.hands[at(seat)];
  }
}

void Duel::actions(const State& state, Seat seat, FixedList<Action, kMaxActions>& list) {
  list.clear();
  for (Cards rest = choices(state, seat); rest != 0; rest &= rest - 1) list.push(static_cast<Action>(lowest_bit(rest)));
}

Duel::Action Duel::random_action(const State& state, Seat seat, Random& random) {
  const Cards all = choices(state, seat);
  const int size = state.open.stage == Stage::cards ? state.open.held[at(seat)] : count(all);
  return static_cast<Action>(nth(all, below(random, static_cast<std::uint32_t>(size))));
}

Cards Duel::left_in_the_pack(const State& state) {
  Cards left = kAllCards;
  for (const Cards hand : state.hands) left &= ~hand;
  return left;
}

std::optional<Duel::Action> Duel::parse_outcome(const State& state, std::string_view text) {
  const std::optional<Cards> hand = parse_hand(text);
  if (!hand || count(*hand) != hand_size(state.open.seats) || (*hand & ~left_in_the_pack(state)) != 0) {
    return std::nullopt;
  }
  return hand;
}

template <class Sink>
void Duel::apply(State& state, Seat seat, Action action, Sink& sink) {
  play(state, seat, action, sink);
}

template void Duel::apply(State&, Seat, Action, const NoEffects&);
template void Duel::apply(State&, Seat, Action, EffectList<Effect>&);

bool Duel::sees_effect(const Effect& effect, Seat viewer) {
  return effect.kind != Effect::Kind::hand_known || effect.viewer == viewer;
}

std::uint8_t Duel::winners(const Public& open) {
  int fewest = kCards;
  for (Seat seat = 0; seat < open.seats; ++seat) fewest = std::min<int>(fewest, open.held[at(seat)]);
  std::uint8_t winners = 0;
  for (Seat seat = 0; seat < open.seats; ++seat) {
    if (open.held[at(seat)] == fewest) winners |= bit(seat);
  }
  return winners;
}

Returns Duel::returns(const State& state) {
  assert(state.open.stage == Stage::over);
  return shared_win(winners(state.open), state.open.seats);
}

Duel::Observation Duel::observation(const State& state, Seat viewer) {
  Observation known{.open = state.open, .viewer = viewer};
  if (viewer == kSpectator) return known;
  known.hand = state.hands[at(viewer)];
  known.chosen = state.chosen[at(viewer)];
  if (state.open.seats == 2 && state.open.dealt == 2) {
    known.other = state.hands[at(1 - viewer)];
  }
  return known;
}

bool Duel::sees_action(const State& state, Seat viewer, Seat actor, Action) {
  if (actor == kChance) return viewer == state.open.dealt;
  return viewer == actor || state.open.stage == Stage::shape;
}

std::string Duel::token(const State& state, [[maybe_unused]] Seat seat, Action action) {
  // A caller who plays by numbers may name cards that do not exist. They have no name, so the token of such a hand does not give it back.
  if (state.open.stage == Stage::deal) return hand_name(action & kAllCards);
  if (state.open.stage == Stage::cards) return card_name(static_cast<int>(action));
  return form_name(static_cast<int>(action));
}

std::optional<Duel::Action> Duel::parse_token(const State& state, [[maybe_unused]] Seat seat, std::string_view token) {
  if (state.open.stage == Stage::cards) {
    const std::optional<Cards> card = parse_hand(token);
    return card && count(*card) == 1 ? std::optional<Action>(lowest_bit(*card)) : std::nullopt;
  }
  for (Action form = jackrabbit; form <= chameleon; ++form) {
    if (token == form_name(static_cast<int>(form))) return form;
  }
  return std::nullopt;
}

}  // namespace nemeton
