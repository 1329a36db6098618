// How a position of Down the Danube is shown: as JSON for a page and as lines for a terminal.
#include "games/danube/rules/rules.hpp"

namespace nemeton {

using namespace danube;

namespace {

constexpr char kLetters[] = {'A', 'B'};

void squares(JsonWriter& json, Squares set) {
  json.begin_array();
  for (; set != 0; set &= set - 1) json.number(lowest(set));
  json.end_array();
}

// The winner's seat, or -1 after a tie.
Seat winner(const Danube::State& state) {
  for (Seat seat = 0; seat < 2; ++seat) {
    if (state.boats[static_cast<std::size_t>(seat)] == 0) return seat;
  }
  return -1;
}

// A square, four characters wide: the boat on it or what it is.
std::string cell(const Danube::State& state, int s) {
  char what = s == kRapids ? '~' : s == kSea ? '=' : '.';
  for (std::size_t seat = 0; seat < 2; ++seat) {
    if ((state.boats[seat] & square(s)) != 0) what = kLetters[seat];
  }
  if ((kSafe & square(s)) != 0) return std::string(" (") + what + ")";
  return std::string("  ") + what + " ";
}

std::string number(int s) { return (s < 10 ? "  " : " ") + std::to_string(s) + " "; }

// A row of twelve squares from `first` to `last`, which is lower where the river runs back; the numbers stand above.
std::string row(const Danube::State& state, int first, int last, const char* before, const char* after) {
  const int direction = first < last ? 1 : -1;
  std::string numbers = "  ";
  std::string cells = before;
  for (int s = first; s != last + direction; s += direction) {
    numbers += number(s);
    cells += cell(state, s);
  }
  numbers.pop_back();
  return numbers + "\n" + cells + after + "\n";
}

std::string situation(const Danube::State& state) {
  if (state.stage == Danube::Stage::over) {
    const Seat seat = winner(state);
    return seat < 0 ? "A tie: as many steps have been made as are allowed."
                    : std::string(1, kLetters[seat]) + " has won.";
  }
  const std::string who(1, kLetters[state.turn]);
  if (state.thrown == 0) return who + " throws.";
  std::string said = who + " has thrown " + std::to_string(state.thrown) + ", " + std::to_string(state.left) +
                     (state.left == 1 ? " pip" : " pips") + " left";
  if (state.usable == 0) said += ", and must go back";
  for (Squares held = state.held; held != 0; held &= held - 1) {
    said += (held == state.held ? "; held: " : ", ") + std::to_string(lowest(held));
  }
  return said + ".";
}

}  // namespace

void Danube::view(const State& state, Seat, JsonWriter& json) {
  const bool over = state.stage == Stage::over;
  json.begin_object();
  json.key("boats").begin_array();
  for (const Squares boats : state.boats) squares(json, boats);
  json.end_array();
  json.key("home").begin_array().number(home(state, 0)).number(home(state, 1)).end_array();
  json.key("turn");
  if (over) json.null();
  else json.number(static_cast<int>(state.turn));
  json.key("throw");
  if (state.thrown == 0) json.null();
  else json.number(static_cast<int>(state.thrown));
  json.field("left", static_cast<int>(state.left));
  json.key("held");
  squares(json, state.held);
  json.key("end");
  if (over) {
    json.begin_object().key("winner");
    if (winner(state) < 0) json.null();
    else json.number(winner(state));
    json.field("why", winner(state) < 0 ? "ply_limit" : "home").end_object();
  } else {
    json.null();
  }
  json.end_object();
}

void Danube::write_effect(const Effect& effect, Seat, JsonWriter& json) {
  using enum Effect::Kind;
  constexpr std::array<const char*, 14> kKinds = {"thrown",    "no_way",       "must_go_back", "must_open", "moved",
                                                  "switched",  "carried",      "came_home",    "stopped",   "pips_left",
                                                  "pips_lost", "throws_again", "turn_passed",  "ended"};
  json.begin_object().field("kind", kKinds[static_cast<std::size_t>(effect.kind)]);
  if (effect.kind == ended) {
    json.key("winner");
    effect.seat < 0 ? json.null() : json.number(int{effect.seat});
    json.field("why", effect.seat < 0 ? "ply_limit" : "home").end_object();
    return;
  }
  json.field("seat", int{effect.seat});
  switch (effect.kind) {
    case thrown: json.field("value", int{effect.number}).field("again", brings_another(effect.number)); break;
    case moved:
    case switched:
    case carried: json.field("from", int{effect.from}).field("to", int{effect.to}); break;
    case came_home: break;
    case stopped: json.field("at", int{effect.from}).field("before", int{effect.to}); break;
    case pips_left:
    case pips_lost: json.field("pips", int{effect.number}); break;
    default: break;
  }
  json.end_object();
}

std::string Danube::text(const State& state, Seat) {
  return row(state, 1, 12, "  ", "-.") + std::string(51, ' ') + "|\n" +  //
         row(state, 24, 13, ".-", "-'") + "|\n" +                        //
         row(state, 25, 36, "'-", "") +                                  //
         "A seat 0, B seat 1, ( ) safe, ~ rapids, = the sea\n" +         //
         "Home: A " + std::to_string(home(state, 0)) + ", B " + std::to_string(home(state, 1)) + ". " +
         situation(state) + "\n";
}

}  // namespace nemeton
