// Options, the start, and what each stage of a turn waits for. How a turn goes on is in turn.cpp.
#include "games/sigily/rules/rules.hpp"

#include <cassert>

#include "games/sigily/rules/ending.hpp"
#include "games/sigily/rules/moves.hpp"
#include "games/sigily/rules/spells.hpp"
#include "games/sigily/rules/sticks.hpp"
#include "games/sigily/rules/turn.hpp"

namespace nemeton {

using namespace sigily;

namespace {

enum Option : std::size_t {
  kChariots,
  kPartners,
  kStart,
  kHomeAdvantage,
  kQuestions,
  kKnowledge,
  kStacks,
  kSpellSet,
  kPlyLimit
};

constexpr int chariots_with(int seats) { return seats == 3 ? 3 : 4; }
constexpr int kCardNumbers[] = {0, 12, 13, 14, 15, 16};
constexpr const char* kStarts[] = {"samhain", "winter",     "oimelc", "spring",     "beltane",
                                   "summer",  "lughnasadh", "autumn", "territorial"};
constexpr int kTerritorial = 8;
constexpr int kBetweenHolidays = 3;
constexpr const char* kSpellNames[] = {"curse",  "fireball", "freeturn", "stoneskin",
                                       "remove", "speed",    "sloth",    "freeze"};

constexpr OptionSpec kOptions[] = {
    OptionSpec::integer("chariots", 3, 4, chariots_with, "How many chariots each seat races."),
    OptionSpec::boolean("partners", false, "With four seats: the first and third play against the second and fourth."),
    OptionSpec::choice("start", kStarts, 0,
                       "The holiday where the race begins and ends, or each at its own territory."),
    OptionSpec::boolean("home", false,
                        "Who knows the land moves and fights better in the territory that is his, and can go back."),
    OptionSpec::number("questions", kCardNumbers, 0, "Cards with questions that the solar sigils ask."),
    OptionSpec::fraction("knowledge", 0.5, "How likely a question is answered well when nobody is there to answer."),
    OptionSpec::boolean("stacks", false, "In a stack each chariot fights for itself."),
    OptionSpec::set_of_words("spells", kSpellNames, "The spells that the druids know."),
    OptionSpec::integer("ply_limit", 1, 100000, 10000,
                        "After so many actions of all seats the game ends as it stands."),
};

int side(const OptionValues& options, int, Seat seat) { return options[kPartners] != 0 ? seat % 2 : seat; }

std::string conflict(const OptionValues& options, int seats) {
  if (options[kPartners] != 0 && seats != 4) {
    return "option partners is true with " + std::to_string(seats) + " seats, expected 4 seats or false";
  }
  return {};
}

Setup setup_of(const OptionValues& options, int seats) {
  Setup setup{};
  setup.seats = static_cast<std::uint8_t>(seats);
  setup.chariots = static_cast<std::uint8_t>(options[kChariots]);
  setup.partners = options[kPartners] != 0;
  setup.home = options[kHomeAdvantage] != 0;
  setup.super = options[kStacks] != 0;
  setup.cards = options[kQuestions] != 0;
  setup.territorial = options[kStart] == kTerritorial;
  setup.spells = static_cast<std::uint8_t>(options[kSpellSet]);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const int start = setup.territorial ? territorial_start(seat) : options[kStart] * kBetweenHolidays;
    setup.start[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(start);
  }
  setup.knowledge = static_cast<std::uint32_t>(options[kKnowledge]);
  setup.ply_limit = static_cast<std::uint32_t>(options[kPlyLimit]);
  return setup;
}

constexpr std::uint8_t coins_at_start(int sigil) {
  if (sigil == kCentre) return 4;
  return is_deep(sigil) || is_gate(sigil) || is_solar(sigil) ? 2 : 1;
}

// The coins of each seat.
Effect counting(const State& state, const Coins& coins) {
  unsigned bytes = 0;
  for (std::size_t seat = 0; seat < kSeats; ++seat) bytes |= static_cast<unsigned>(coins[seat]) << 8 * seat;
  return effect(Effect::Kind::counted, kChance, {.number = static_cast<int>(bytes), .other = state.setup.seats});
}

Effect ending(const State& state) {
  const bool raced = state.turn.stage == Stage::over;
  return effect(Effect::Kind::ended, kChance,
                {.number = richest(state).bits(), .other = raced ? kChance : state.turn.seat});
}

// What the next node is, and where each move leads.
template <class Sink>
void tell_awaited(const State& state, Sink& sink) {
  const auto [seat, sigil] = awaited(state);
  sink(effect(Effect::Kind::awaits, seat, {.at = sigil, .number = static_cast<int>(state.turn.stage)}));
  if (state.turn.stage != Stage::move) return;
  Actions list;
  moves(state, list);
  for (const Action move : list) {
    sink(effect(Effect::Kind::can_move, seat, {.at = destination(state, move), .number = move}));
  }
}

}  // namespace

constinit const GameInfo Sigily::info = {
    "sigily", "Sigily", "Pat Haneke and Mike Scharding, public domain", 2, 4, kOptions, conflict, kCoins, side};

Sigily::State Sigily::start(const OptionValues& options, int seats) {
  State state{};
  state.setup = setup_of(options, seats);
  state.top_at.fill(kNobody);
  for (int sigil = 0; sigil < kSigils; ++sigil) state.lying[static_cast<std::size_t>(sigil)] = coins_at_start(sigil);
  // Chariots that do not play have no way to go.
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (int number = 0; number < kTeam; ++number) {
      const bool plays = seat < seats && number < state.setup.chariots;
      stack_of(state, chariot(seat, number)).place = plays ? kInHand : kHome;
    }
  }
  state.cards = static_cast<std::uint8_t>(options[kQuestions]);
  state.race_winner = -1;
  begin_turn(state);
  return state;
}

void Sigily::actions(const State& state, [[maybe_unused]] Seat seat, FixedList<Action, kMaxActions>& list) {
  list.clear();
  switch (state.turn.stage) {
    case Stage::spell: list.push(make(ActionKind::nospell)); return spells_before(state, list);
    case Stage::last_spell: list.push(make(ActionKind::nospell)); return spells_after(state, list);
    case Stage::answer: list.push(make(ActionKind::pay)); return list.push(make(ActionKind::freeze_me));
    case Stage::declare: list.push(make(ActionKind::plain)); return declarations(state, list);
    default: assert(state.turn.stage == Stage::move && seat == state.turn.seat); return moves(state, list);
  }
}

void Sigily::outcomes(const State& state, FixedList<Weighted<Action>, kMaxOutcomes>& list) {
  assert(node(state).kind == NodeKind::chance);
  list.clear();
  switch (state.turn.stage) {
    case Stage::attack:
    case Stage::defence:
      for (const auto& thrown : kThrowsToFight) list.push(thrown);
      return;
    case Stage::card:
      list.push({kRight, state.setup.knowledge});
      return list.push({kWrong, static_cast<std::uint32_t>(kFractionUnit) - state.setup.knowledge});
    default:
      for (const auto& thrown : kThrowsToMove) list.push(thrown);
  }
}

template <class Sink>
void Sigily::apply(State& state, Seat seat, Action action, Sink& sink) {
  Coins before{};
  if constexpr (tells<Sink>) before = final_coins(state);
  go_on(state, action, sink);
  if (seat != kChance) {
    ++state.ply;
    if (state.ply == state.setup.ply_limit && state.turn.stage != Stage::over) state.turn.stage = Stage::cut_off;
  }
  if constexpr (tells<Sink>) {
    if (const Coins after = final_coins(state); after != before) sink(counting(state, after));
    if (node(state).kind == NodeKind::terminal) sink(ending(state));
    else tell_awaited(state, sink);
  }
}

template void Sigily::apply(State&, Seat, Action, const NoEffects&);
template void Sigily::apply(State&, Seat, Action, EffectList<Effect>&);

Returns Sigily::returns(const State& state) { return returns_of(state.setup, final_coins(state)); }

}  // namespace nemeton
