// How a position of Tug of War is shown: as JSON for a page and as lines for a terminal.
#include "games/tug/rules/rules.hpp"

namespace nemeton {

using namespace tug;

namespace {

using State = Tug::State;
using Side = Tug::Side;

constexpr std::array<const char*, 2> kVillages = {"Plockton", "Broadford"};
constexpr std::array<const char*, 6> kStageNames = {"column", "roll", "reroll", "again", "act", "over"};

const char* village(Seat seat) { return kVillages[static_cast<std::size_t>(seat)]; }

void dice_of(JsonWriter& json, const char* name, Dice dice) {
  json.key(name).begin_array();
  dice.each([&](int value) { json.number(value); });
  json.end_array();
}

void seat_or_null(JsonWriter& json, const char* name, int seat) {
  json.key(name);
  if (seat < 0) json.null();
  else json.number(seat);
}

std::string written(Dice dice) {
  if (dice.empty()) return "none";
  std::string text;
  dice.each([&](int value) { text += (text.empty() ? "" : " ") + std::to_string(value); });
  return text;
}

// Athletes from the middle of the rope outwards: the weakened ones are nearest to it.
std::string row(const Side& side, bool left) {
  const auto standing = std::string(side.standing, 'O');
  const auto weakened = std::string(side.weakened, 'z');
  return left ? standing + weakened : weakened + standing;
}

std::string line_of(const State& state, Seat seat) {
  const Side& side = state.sides[static_cast<std::size_t>(seat)];
  std::string name = village(seat);
  name.resize(10, ' ');
  return name + "column " + written(side.column) + "; on the rope " + std::to_string(side.on_rope()) +
         ", of them weakened " + std::to_string(side.weakened) + "; reserve " + std::to_string(side.reserve) + "\n";
}

std::string situation(const State& state) {
  if (state.stage == Stage::over) {
    return state.winner < 0 ? "A tie: as many actions have been made as are allowed."
                            : std::string(village(state.winner)) + " has won.";
  }
  const std::string who = village(state.turn);
  switch (state.stage) {
    case Stage::column: return who + " rolls its column.";
    case Stage::roll: return who + " rolls the free dice.";
    case Stage::reroll:
    case Stage::again: {
      std::string text = who + " has rolled " + written(state.dice);
      if (!state.again.empty()) text += ", and again " + written(state.again);
      if (state.stage == Stage::again) return text + "; one die is rolled again.";
      return text + "; may roll again: " + std::to_string(state.rerolls) + ".";
    }
    default: return who + " uses " + written(state.dice) + " beside " + written(state.open) + " of its column.";
  }
}

}  // namespace

void Tug::view(const State& state, Seat, JsonWriter& json) {
  const bool over = state.stage == Stage::over;
  json.begin_object();
  json.field("match", static_cast<int>(state.match)).field("matches", static_cast<int>(state.matches));
  seat_or_null(json, "first_match", state.first_match);
  seat_or_null(json, "turn", over ? -1 : state.turn);
  json.field("stage", kStageNames[static_cast<std::size_t>(state.stage)]);
  json.key("sides").begin_array();
  for (const Side& side : state.sides) {
    json.begin_object();
    dice_of(json, "column", side.column);
    json.field("standing", static_cast<int>(side.standing)).field("weakened", static_cast<int>(side.weakened));
    json.field("reserve", static_cast<int>(side.reserve)).end_object();
  }
  json.end_array();
  dice_of(json, "dice", state.dice + state.again);
  dice_of(json, "again", state.again);
  json.field("rerolls", static_cast<int>(state.rerolls));
  dice_of(json, "open", state.open);
  json.key("end");
  if (over) {
    json.begin_object();
    seat_or_null(json, "winner", state.winner);
    json.field("why", state.winner < 0 ? "ply_limit" : "match").end_object();
  } else {
    json.null();
  }
  json.end_object();
}

void Tug::write_effect(const Effect& effect, Seat, JsonWriter& json) {
  using enum Effect::Kind;
  constexpr std::array<const char*, 16> kKinds = {
      "column_rolled", "rolled", "picked_up", "rerolled", "kept",      "acts_began",  "used",   "swapped",
      "went_berserk",  "joined", "returned",  "weakened", "match_won", "match_began", "awaits", "ended"};
  json.begin_object().field("kind", kKinds[static_cast<std::size_t>(effect.kind)]);
  if (effect.kind == ended) {
    seat_or_null(json, "winner", effect.seat);
    json.field("why", effect.seat < 0 ? "ply_limit" : "match").end_object();
    return;
  }
  json.field("seat", int{effect.seat});
  switch (effect.kind) {
    case column_rolled:
      dice_of(json, "dice", effect.dice);
      json.field("standing", int{effect.standing}).field("reserve", int{effect.reserve});
      json.field("one_more", effect.number > 0);
      break;
    case rolled:
      dice_of(json, "dice", effect.dice);
      json.field("rerolls", int{effect.number});
      break;
    case picked_up:
    case rerolled: json.field("value", int{effect.rolled}); break;
    case acts_began: dice_of(json, "open", effect.dice); break;
    case used:
      json.field("rolled", int{effect.rolled}).field("beside", int{effect.beside});
      json.field("act", kActNames[static_cast<std::size_t>(effect.act)]);
      break;
    case swapped: json.field("rolled", int{effect.rolled}).field("beside", int{effect.beside}); break;
    case joined: json.field("athletes", int{effect.standing}); break;
    case returned: json.field("standing", int{effect.standing}).field("weakened", int{effect.weakened}); break;
    case match_began: json.field("match", int{effect.number}).field("reserve", int{effect.reserve}); break;
    case awaits: json.field("stage", kStageNames[static_cast<std::size_t>(effect.stage)]); break;
    default: break;
  }
  json.end_object();
}

std::string Tug::text(const State& state, Seat) {
  std::string head = "Match " + std::to_string(state.match) + " of " + std::to_string(state.matches);
  if (state.first_match >= 0) head += "; match 1 was " + std::string(village(state.first_match)) + "'s";
  const std::string left = row(state.sides[0], true);
  return head + "\n" + std::string(19 - left.size(), ' ') + left + " =|= " + row(state.sides[1], false) + "\n" +
         line_of(state, 0) + line_of(state, 1) +
         "O an athlete, z a weakened one; Plockton (seat 0) left, Broadford (seat 1) right\n" + situation(state) + "\n";
}

}  // namespace nemeton
