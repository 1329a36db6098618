// A position of Sigily as JSON, for a page. Its shape is in schema.json.
#include <bit>

#include "games/sigily/rules/ending.hpp"
#include "games/sigily/rules/fight.hpp"
#include "games/sigily/rules/json.hpp"
#include "games/sigily/rules/moves.hpp"
#include "games/sigily/rules/rules.hpp"
#include "games/sigily/rules/tokens.hpp"

namespace nemeton {

using namespace sigily;

namespace {

bool is_over(const State& state) { return Sigily::node(state).kind == NodeKind::terminal; }
bool is_fighting(const State& state) { return state.turn.stage == Stage::attack || state.turn.stage == Stage::defence; }

// [f(0), f(1), …] for the seats that play.
template <class Write>
void by_seat(const State& state, JsonWriter& json, const char* name, Write&& write) {
  json.key(name).begin_array();
  for (Seat seat = 0; seat < state.setup.seats; ++seat) write(seat);
  json.end_array();
}

void gates(JsonWriter& json, unsigned barred) {
  json.begin_array();
  for (int quarter = 0; quarter < kQuarters; ++quarter) {
    if ((barred >> quarter & 1) != 0) json.number(gate_of(quarter));
  }
  json.end_array();
}

void write_team(const State& state, Seat seat, JsonWriter& json) {
  static constexpr const char* kElsewhere[] = {"hand", "home", "board"};
  json.begin_array();
  for (int number = 0; number < state.setup.chariots; ++number) {
    const Rider& rider = state.riders[chariot(seat, number)];
    const int where = rider.stack.place == kInHand ? 0 : rider.stack.place == kHome ? 1 : 2;
    json.begin_object().field("where", kElsewhere[where]).key("barred");
    gates(json, rider.barred);
    json.end_object();
  }
  json.end_array();
}

void write_declared(const Turn& turn, JsonWriter& json) {
  json.key("declared");
  if (turn.intent == Intent::plain) return static_cast<void>(json.null());
  json.begin_object();
  json.field("what", intent_name(turn.intent)).field("at", sigil_name(turn.declared));
  json.end_object();
}

// Where each move of the throw leads: a sigil, home, or null where the stack stays.
void write_courses(const State& state, JsonWriter& json) {
  json.key("courses");
  if (state.turn.stage != Stage::move) return static_cast<void>(json.null());
  Actions list;
  moves(state, list);
  json.begin_object();
  for (const Action move : list) {
    const int to = destination(state, move);
    const std::string token = action_token(move);
    if (to == kHome) json.field(token, "home");
    else write_sigil(json, token, to);
  }
  json.end_object();
}

// The solar sigil of each seat that gives no free throw, or null where none is dead.
void write_dead_suns(const State& state, JsonWriter& json) {
  json.key("dead_suns");
  if (state.setup.cards) return static_cast<void>(json.null());
  json.begin_array();
  for (Seat seat = 0; seat < state.setup.seats; ++seat) {
    json.number(dead_sun(state.setup.start[static_cast<std::size_t>(seat)]));
  }
  json.end_array();
}

void write_fight(const State& state, JsonWriter& json) {
  json.key("fight");
  if (!is_fighting(state)) return static_cast<void>(json.null());
  json.begin_object().key("attacker");
  write_stack(shown(state, state.turn.attacker), json);
  json.field("plus_one", favoured(state)).key("attack");
  if (state.turn.stage == Stage::defence) json.string(throw_name(state.turn.attack));
  else json.null();
  json.end_object();
}

void write_fireball(const Turn& turn, JsonWriter& json) {
  json.key("fireball");
  if (turn.stage != Stage::fireball) return static_cast<void>(json.null());
  json.begin_object();
  json.field("from", sigil_name(turn.caster)).field("to", sigil_name(turn.target)).field("reversed", turn.reversed);
  json.end_object();
}

void write_end(const State& state, JsonWriter& json) {
  json.key("end");
  if (!is_over(state)) return static_cast<void>(json.null());
  json.begin_object();
  json.key("richest").begin_array();
  for (unsigned rest = richest(state).bits(); rest != 0; rest &= rest - 1) json.number(std::countr_zero(rest));
  json.end_array();
  json.field("why", state.turn.stage == Stage::over ? "race" : "ply_limit");
  json.end_object();
}

}  // namespace

void Sigily::view(const State& state, Seat, JsonWriter& json) {
  const Turn& turn = state.turn;
  const bool over = is_over(state);
  const Coins coins = final_coins(state);
  json.begin_object();
  json.key("turn");
  if (over) json.null();
  else json.number(static_cast<int>(turn.seat));
  json.field("stage", stage_name(turn.stage));
  json.key("throw");
  if (over || turn.thrown == 0) json.null();
  else json.number(static_cast<int>(turn.thrown));
  json.field("free_throws", static_cast<int>(turn.free_throws)).field("free_turn", !over && turn.free_turn);
  write_declared(turn, json);
  write_courses(state, json);
  write_sigil(json, "darts", turn.stage == Stage::darts ? turn.dart_sigil : kNowhere);
  write_fight(state, json);
  write_fireball(turn, json);
  json.key("asked");
  if (turn.stage == Stage::answer) json.number(static_cast<int>(turn.asked));
  else json.null();
  json.field("partners", state.setup.partners);
  by_seat(state, json, "starts", [&](Seat s) { json.number(state.setup.start[static_cast<std::size_t>(s)]); });
  write_dead_suns(state, json);
  json.key("lying").begin_array();
  for (const std::uint8_t n : state.lying) json.number(static_cast<int>(n));
  json.end_array();
  json.key("stacks").begin_array();
  for (const Chariot top : state.top_at) {
    if (top != kNobody) write_stack(shown(state, top), json);
  }
  json.end_array();
  by_seat(state, json, "teams", [&](Seat s) { write_team(state, s, json); });
  by_seat(state, json, "treasure", [&](Seat s) { json.number(state.treasure[static_cast<std::size_t>(s)]); });
  by_seat(state, json, "coins", [&](Seat s) { json.number(coins[static_cast<std::size_t>(s)]); });
  json.key("cursed").begin_array();
  for (RingSet rest = state.cursed; rest != 0; rest &= rest - 1) json.number(std::countr_zero(rest));
  json.end_array();
  by_seat(state, json, "speed", [&](Seat s) { write_winds(state.speed[static_cast<std::size_t>(s)], json); });
  by_seat(state, json, "sloth", [&](Seat s) { write_winds(state.sloth[static_cast<std::size_t>(s)], json); });
  by_seat(state, json, "frozen", [&](Seat s) { json.boolean(state.frozen[static_cast<std::size_t>(s)]); });
  by_seat(state, json, "lost", [&](Seat s) { json.number(state.lost[static_cast<std::size_t>(s)]); });
  json.field("cards", static_cast<int>(state.cards));
  json.key("race_winner");
  if (state.race_winner < 0) json.null();
  else json.number(static_cast<int>(state.race_winner));
  write_end(state, json);
  json.end_object();
}

}  // namespace nemeton
