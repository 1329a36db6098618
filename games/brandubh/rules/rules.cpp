// The rules of Brandubh off the hot path: the set-up, the ends, and how a state is shown.
#include "games/brandubh/rules/rules.hpp"

namespace nemeton {

using namespace brandubh;

namespace {

constexpr Bits squares(std::initializer_list<const char*> names) {
  Bits set = 0;
  for (const char* name : names) set |= bit(square(name));
  return set;
}

char file_of(int square) { return static_cast<char>('a' + (square & 7)); }
char rank_of(int square) { return static_cast<char>('1' + (square >> 3)); }
std::string name_of(int square) { return {file_of(square), rank_of(square)}; }

const char* why(Brandubh::End end) {
  switch (end) {
    case Brandubh::End::king_home: return "king_home";
    case Brandubh::End::king_captured: return "king_captured";
    case Brandubh::End::no_attackers: return "no_attackers";
    case Brandubh::End::no_move: return "no_move";
    case Brandubh::End::repetition: return "repetition";
    case Brandubh::End::ply_limit: return "ply_limit";
    case Brandubh::End::none: break;
  }
  return "";
}

// The seat that won, or -1 for a tie.
Seat winner(Brandubh::End end) {
  switch (end) {
    case Brandubh::End::king_home:
    case Brandubh::End::no_attackers: return Brandubh::kDefenders;
    case Brandubh::End::king_captured: return Brandubh::kAttackers;
    default: return -1;
  }
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

void Brandubh::set_repetition_count(State& state, int times) {
  state.repetition_count = static_cast<std::uint8_t>(times);
  // The ply limit is looked at last; every other end comes before repetition.
  if (times >= 3 && (state.end == End::none || state.end == End::ply_limit)) state.end = End::repetition;
}

std::string Brandubh::token(const State&, Seat, Action action) {
  return {file_of(from(action)), rank_of(from(action)), '-', file_of(to(action)), rank_of(to(action))};
}

void Brandubh::view(const State& state, Seat, JsonWriter& json) {
  const auto list = [&](const char* key, Bits set) {
    json.key(key).begin_array();
    for (; set != 0; set &= set - 1) json.string(name_of(square_of(set)));
    json.end_array();
  };
  const auto seat_or_null = [&](const char* key, Seat seat) {
    json.key(key);
    if (seat < 0) json.null();
    else json.number(seat);
  };
  const bool over = state.end != End::none;
  json.begin_object().field("rules", kRules[state.challenge ? 1 : 0]);
  list("attackers", state.attackers);
  list("defenders", state.defenders);
  json.key("king");
  if (state.king == 0) json.null();
  else json.string(name_of(square_of(state.king)));
  seat_or_null("turn", over ? -1 : state.turn);
  json.field("stood", int{state.repetition_count}).key("end");
  if (over) {
    json.begin_object();
    seat_or_null("winner", winner(state.end));
    json.field("why", why(state.end)).end_object();
  } else {
    json.null();
  }
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
