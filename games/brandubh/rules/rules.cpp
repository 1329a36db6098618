// The rules of Brandubh off the hot path: the set-up, the ends, and how a state is shown.
#include "games/brandubh/rules/rules.hpp"

#include "games/brandubh/rules/names.hpp"

namespace nemeton {

using namespace brandubh;

namespace {

constexpr Bits squares(std::initializer_list<const char*> names) {
  Bits set = 0;
  for (const char* name : names) set |= bit(square(name));
  return set;
}

// The seat that won, or -1 for a tie.
Seat winner(End end) {
  switch (end) {
    case End::king_home:
    case End::no_attackers: return Brandubh::kDefenders;
    case End::king_captured: return Brandubh::kAttackers;
    default: return -1;
  }
}

void seat_or_null(JsonWriter& json, const char* key, Seat seat) {
  json.key(key);
  if (seat < 0) json.null();
  else json.number(seat);
}

void write_end(JsonWriter& json, End end) {
  seat_or_null(json, "winner", winner(end));
  json.field("why", why(end));
}

void write(JsonWriter& json, const Moved& moved) {
  json.field("kind", "moved").field("piece", name_of(moved.piece));
  json.field("from", name_of(moved.from)).field("to", name_of(moved.to));
}
void write(JsonWriter& json, const Captured& captured) {
  json.field("kind", "captured").field("piece", name_of(captured.piece)).field("at", name_of(captured.at));
}
void write(JsonWriter& json, const TurnPassed& passed) { json.field("kind", "turn_passed").field("seat", passed.seat); }
void write(JsonWriter& json, const Repeated& repeated) {
  json.field("kind", "repeated").field("times", repeated.times);
}
void write(JsonWriter& json, const Ended& ended) {
  json.field("kind", "ended");
  write_end(json, ended.end);
}

}  // namespace

Brandubh::State Brandubh::start(const OptionValues& options, int) {
  return {.attackers = squares({"d1", "d2", "d6", "d7", "a4", "b4", "f4", "g4"}),
          .defenders = squares({"d3", "d5", "c4", "e4"}),
          .king = kThrone,
          .ply = 0,
          .ply_limit = options[1],
          .reversible_plies = 0,
          .turn = kAttackers,
          .repetition_count = 1,
          .challenge = options[0] == 1,
          .end = End::none};
}

Returns Brandubh::returns(const State& state) {
  const Seat won = winner(state.end);
  if (won < 0) return {};
  Returns returns{};
  for (Seat seat : {kAttackers, kDefenders}) returns[static_cast<std::size_t>(seat)] = seat == won ? 1 : -1;
  return returns;
}

std::string Brandubh::token(const State&, Seat, Action action) {
  return {file_of(from(action)), rank_of(from(action)), '-', file_of(to(action)), rank_of(to(action))};
}

std::optional<Brandubh::Action> Brandubh::parse_token(const State&, Seat, std::string_view token) {
  const auto is_square = [&](std::size_t at) {
    return token[at] >= 'a' && token[at] < 'a' + kSide && token[at + 1] >= '1' && token[at + 1] < '1' + kSide;
  };
  if (token.size() != 5 || token[2] != '-' || !is_square(0) || !is_square(3)) return std::nullopt;
  return action(square(token.data()), square(token.data() + 3));
}

void Brandubh::view(const State& state, Seat, JsonWriter& json) {
  const auto list = [&](const char* key, Bits set) {
    json.key(key).begin_array();
    for (; set != 0; set &= set - 1) json.string(name_of(square_of(set)));
    json.end_array();
  };
  const bool over = state.end != End::none;
  json.begin_object().field("rules", kRules[state.challenge ? 1 : 0]);
  list("attackers", state.attackers);
  list("defenders", state.defenders);
  json.key("king");
  if (state.king == 0) json.null();
  else json.string(name_of(square_of(state.king)));
  seat_or_null(json, "turn", over ? -1 : state.turn);
  json.field("stood", int{state.repetition_count}).key("end");
  if (over) {
    json.begin_object();
    write_end(json, state.end);
    json.end_object();
  } else {
    json.null();
  }
  json.end_object();
}

void Brandubh::write_effect(const Effect& effect, Seat, JsonWriter& json) {
  json.begin_object();
  std::visit([&](const auto& each) { write(json, each); }, effect);
  json.end_object();
}

std::string Brandubh::text(const State& state, Seat) {
  const auto sign = [&](Bits here) {
    if ((state.attackers & here) != 0) return 'A';
    if ((state.defenders & here) != 0) return 'D';
    if ((state.king & here) != 0) return 'K';
    if ((kThrone & here) != 0) return '+';
    return (kCorners & here) != 0 ? 'x' : '.';
  };
  const std::string files = "   a b c d e f g\n";
  std::string text = files;
  for (int rank = kSide - 1; rank >= 0; --rank) {
    const char number = static_cast<char>('1' + rank);
    text += {number, ' '};
    for (int file = 0; file < kSide; ++file) text += {' ', sign(bit(8 * rank + file))};
    text += {' ', ' ', number, '\n'};
  }
  return text + files + "A attacker, D defender, K king, + the throne, x a corner\n";
}

}  // namespace nemeton
