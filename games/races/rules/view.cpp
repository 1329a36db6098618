// A position of a race as JSON, for a page. schema.json says what each member means.
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

}  // namespace

void write_numbers(Tile tile, int factor, JsonWriter& json) {
  json.begin_array();
  if (factor != 0) json.number(factor);
  else json.number(int{tile.high}).number(int{tile.low});
  json.end_array();
}

void write_seats(Seats seats, JsonWriter& json) {
  json.begin_array();
  for (; seats != 0; seats &= seats - 1) json.number(std::countr_zero(seats));
  json.end_array();
}

void write_ending(const Ended& ended, JsonWriter& json) {
  constexpr std::array kWhy = {"hand", "target", "ply_limit"};
  json.key("winners");
  write_seats(ended.winners, json);
  json.field("why", kWhy[static_cast<std::size_t>(ended.why)]);
}

void view(const Board& board, const State& state, JsonWriter& json) {
  json.begin_object();
  json.field("hand", static_cast<int>(state.hand)).field("target", static_cast<int>(state.setup.target));
  json.field("partners", state.setup.partners).field("mixed_entry", state.setup.mixed_entry);
  number_or_null(json, "turn", !is_over(state), state.seat);
  json.field("stage", kStages[static_cast<std::size_t>(state.stage)]);
  write_tile(state, json);
  json.key("left");
  if (state.stage == Stage::move) write_numbers(state.tile, state.factor, json);
  else json.begin_array().end_array();
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
  json.key("end");
  if (is_over(state)) {
    json.begin_object();
    write_ending(ending_of(state), json);
    json.end_object();
  } else {
    json.null();
  }
  json.end_object();
}

}  // namespace nemeton::races
