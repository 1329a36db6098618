// A position of a race as JSON, for a page. Its shape is in docs/views.md.
#include "games/races/rules/race.hpp"

namespace nemeton::races {

namespace {

constexpr const char* kStages[] = {"draw", "second", "turn", "move", "exchange", "home", "over", "over"};

bool is_over(const State& state) { return state.stage == Stage::over || state.stage == Stage::cut_off; }

// [f(0), f(1), …] for the seats that play.
template <class Write>
void by_seat(const State& state, JsonWriter& json, const char* name, Write&& write) {
  json.key(name).begin_array();
  for (int seat = 0; seat < state.setup.seats; ++seat) write(seat);
  json.end_array();
}

void number_or_null(JsonWriter& json, const char* name, bool there, int number) {
  json.key(name);
  if (there) json.number(number);
  else json.null();
}

void write_team(const Board& board, const State& state, int seat, JsonWriter& json) {
  json.begin_array();
  for (std::size_t number = 0; number < state.setup.markers; ++number) {
    const Place place = state.team(seat)[number];
    json.string(place == kHome ? "home" : board.plan.name(place));
  }
  json.end_array();
}

// The tile drawn last, which is being played.
void write_tile(const State& state, JsonWriter& json) {
  json.key("tile");
  if (is_over(state) || state.stage == Stage::draw) return static_cast<void>(json.null());
  json.begin_array().number(static_cast<int>(state.tile.high)).number(static_cast<int>(state.tile.low)).end_array();
}

void write_left(const State& state, JsonWriter& json) {
  json.key("left").begin_array();
  if (state.stage == Stage::move && state.factor != 0) json.number(static_cast<int>(state.factor));
  if (state.stage == Stage::move && state.factor == 0) {
    json.number(static_cast<int>(state.tile.high)).number(static_cast<int>(state.tile.low));
  }
  json.end_array();
}

void write_end(const State& state, JsonWriter& json) {
  json.key("end");
  if (!is_over(state)) return static_cast<void>(json.null());
  int most = 0;
  for (int side = 0; side < state.sides(); ++side)
    most = std::max<int>(most, state.points[static_cast<std::size_t>(side)]);
  json.begin_object();
  json.key("winners").begin_array();
  for (int seat = 0; seat < state.setup.seats; ++seat) {
    if (state.points[static_cast<std::size_t>(state.side(seat))] == most) json.number(seat);
  }
  json.end_array();
  const char* by_rules = state.setup.target == 0 ? "hand" : "target";
  json.field("why", state.stage == Stage::cut_off ? "ply_limit" : by_rules).end_object();
}

}  // namespace

void view(const Board& board, const State& state, JsonWriter& json) {
  json.begin_object();
  json.field("hand", static_cast<int>(state.hand)).field("target", static_cast<int>(state.setup.target));
  json.field("partners", state.setup.partners).field("mixed_entry", state.setup.mixed_entry);
  number_or_null(json, "turn", !is_over(state), state.seat);
  json.field("stage", kStages[static_cast<std::size_t>(state.stage)]);
  write_tile(state, json);
  write_left(state, json);
  number_or_null(json, "moved", state.stage == Stage::move && state.moved != kNoMarker, state.moved);
  json.field("doubles", is_over(state) ? 0 : static_cast<int>(state.doubles));
  json.key("pending");
  if (state.stage == Stage::turn) json.string(token(board, state, state.seat, state.pending));
  else json.null();
  number_or_null(json, "turning", state.stage == Stage::turn, state.turning);
  by_seat(state, json, "markers", [&](int seat) { write_team(board, state, seat, json); });
  json.key("shown").begin_array();
  for (int position = 1; position <= board.plan.positions; ++position) {
    if (state.shown.at(position)) json.number(state.shown.value(position));
    else json.null();
  }
  json.end_array();
  by_seat(state, json, "tested", [&](int seat) { json.boolean((state.tested >> seat & 1) != 0); });
  json.field("stock", state.stock.size());
  by_seat(state, json, "points",
          [&](int seat) { json.number(static_cast<int>(state.points[static_cast<std::size_t>(state.side(seat))])); });
  write_end(state, json);
  json.end_object();
}

}  // namespace nemeton::races
