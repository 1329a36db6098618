#include "table/local_table.hpp"

#include <algorithm>
#include <chrono>

#include "protocol/game_json.hpp"
#include "protocol/json_text.hpp"
#include "protocol/record.hpp"

namespace nemeton {

namespace {

using nlohmann::json;

// How long a bot may think; all but the best stop earlier by themselves.
constexpr std::chrono::milliseconds kThinking{1500};
// An order waits no longer than it takes to ponder once; after so long in all a device that lies about forgotten has its peace.
constexpr std::chrono::milliseconds kPondering{50}, kMostPondering{30'000};

std::unexpected<Error> bad_request(std::string message) {
  return std::unexpected(Error{ErrorCode::bad_request, std::move(message)});
}

std::string text_of(const json& object, const char* name) {
  const json* value = member(object, name);
  const std::string* text = value == nullptr ? nullptr : string_of(*value);
  return text == nullptr ? "" : *text;
}

std::expected<Seat, Error> read_seat(const json& order, int seats) {
  const json* value = member(order, "seat");
  const auto seat = value == nullptr ? std::nullopt : integer_of(*value);
  if (seat && *seat >= 0 && *seat < seats) return static_cast<Seat>(*seat);
  return bad_request("seat is " + (value == nullptr ? "missing" : shown(*value)) + ", expected a seat of the game");
}

// The course of a game from its beginning, as a record names it.
std::expected<Course, Error> begin_course(std::span<const GameEntry> games, const json& record, SeatSet persons) {
  if (!record.is_object()) return bad_request("the record is " + shown(record) + ", expected an object");
  const auto game = read_game(games, member(record, "game"));
  if (!game) return std::unexpected(game.error());
  const auto seats = read_seats(*(*game)->info, member(record, "seats"));
  if (!seats) return std::unexpected(seats.error());
  const auto options = read_options(*(*game)->info, *seats, member(record, "options"));
  if (!options) return std::unexpected(options.error());
  return Course(**game, *options, *seats, persons);
}

const json& steps_of(const json& record) {
  static const json none = json::array();
  const json* steps = member(record, "steps");
  return steps != nullptr && steps->is_array() ? *steps : none;
}

// Plays a step of a record. If it answers a question, the person who was asked plays it.
std::expected<void, Error> play_step(Course& course, const json& step) {
  const std::string* text = string_of(step);
  if (text == nullptr) return bad_request("a step is " + shown(step) + ", expected a token in quotes");
  const auto read = read_step(course.match().node(), *text);
  if (!read) return std::unexpected(read.error());
  return course.play(read->seat == kChance ? course.asked() : read->seat, read->token);
}

}  // namespace

std::string LocalTable::answer(std::string_view order) {
  std::string text;
  JsonWriter out(text);
  out.begin_object().key("messages").begin_array();
  if (const auto request = parse_json(order); request && request->is_object()) hear(*request, out);
  out.end_array().field("waits", waits_for_step()).field("ponders", may_ponder()).end_object();
  return text;
}

void LocalTable::hear(const Json& order, JsonWriter& out) {
  const std::string type = text_of(order, "type");
  Result done;
  if (type == "open") {
    done = open(order, out);
  } else if (type == "close") {
    game_.reset();
  } else if (!game_) {
    return;
  } else if (type == "act") {
    done = act(order, out);
  } else if (type == "look") {
    done = look(order, out);
  } else if (type == "undo") {
    const json* over_forced = member(order, "over_forced");
    undo(over_forced && *over_forced == true, out);
  } else if (type == "step") {
    done = step(out);
  } else if (type == "ponder" && may_ponder()) {
    game_->course.match().ponder({.time = kPondering});
    game_->pondered += kPondering;
  }
  if (done) return;
  out.begin_object().field("type", "error");
  if (const std::string id = text_of(order, "id"); !id.empty()) out.field("id", std::string_view(id));
  out.field("code", to_string(done.error().code)).field("message", std::string_view(done.error().message)).end_object();
}

LocalTable::Result LocalTable::open(const Json& order, JsonWriter& out) {
  game_.reset();
  const json* record = member(order, "record");
  const json* seats = member(order, "seats");
  if (record == nullptr || seats == nullptr || !seats->is_array() || seats->size() > kMaxSeats) {
    return bad_request("record or seats is missing");
  }
  SeatSet persons;
  std::array<std::optional<Level>, kMaxSeats> bots;
  for (std::size_t seat = 0; seat < seats->size(); ++seat) {
    const json& each = (*seats)[seat];
    if (!each.is_object()) return bad_request("a seat is " + shown(each) + ", expected an object");
    if (text_of(each, "kind") == "person") persons.add(static_cast<Seat>(seat));
    if (text_of(each, "kind") == "bot") bots[seat] = level_named(text_of(each, "level")).value_or(Level::casual);
  }
  auto course = begin_course(games_, *record, persons);
  if (!course) return std::unexpected(course.error());
  const json* given = member(*record, "seed");
  const auto seed = given == nullptr ? system_seed() : read_seed(*given);
  if (!seed) return std::unexpected(seed.error());

  const json steps = steps_of(*record);
  game_ = Game{std::move(*course), *record, *seed, bots};
  game_->record["steps"] = steps;
  out.begin_object().field("type", "welcome").field("game", game_->course.game().info->id);
  const json* options = member(*record, "options");
  out.key("options").raw(options == nullptr ? "{}" : options->dump()).key("seats").raw(seats->dump()).key("seat");
  viewer() == kSpectator ? out.null() : out.number(viewer());
  out.field("last", static_cast<int>(steps.size()));
  write_sides(game_->course.match(), out);
  out.end_object();
  write_event("", out);
  for (const json& step : steps) {
    if (auto played = play_step(game_->course, step); !played) {
      game_.reset();
      return played;
    }
    write_event("", out);
  }
  write_record(out);
  return {};
}

LocalTable::Result LocalTable::act(const Json& order, JsonWriter& out) {
  const auto seat = read_seat(order, game_->course.match().seats());
  if (!seat) return std::unexpected(seat.error());
  if (!game_->course.persons().has(*seat) || !game_->course.to_act().has(*seat)) {
    return std::unexpected(Error{ErrorCode::not_your_turn, "seat " + std::to_string(*seat) + " is not to act"});
  }
  return play(*seat, text_of(order, "action"), text_of(order, "id"), out);
}

LocalTable::Result LocalTable::look(const Json& order, JsonWriter& out) {
  const auto seat = read_seat(order, game_->course.match().seats());
  if (!seat) return std::unexpected(seat.error());
  game_->looker = *seat;
  out.begin_object().field("type", "looks").field("seat", *seat);
  write_sight(out);
  out.end_object();
  return {};
}

void LocalTable::undo(bool over_forced, JsonWriter& out) {
  Course course = game_->course;
  bool decided = false;
  while (!decided && course.last() > 0) {
    const Seat actor = course.actor(course.last());
    course.undo();
    decided = course.persons().has(actor) && (!over_forced || course.match().actions(actor).size() != 1);
  }
  if (!decided) return;
  game_->course = std::move(course);
  game_->pondered = {};
  const int last = game_->course.last();
  json& steps = game_->record["steps"];
  steps.erase(steps.begin() + last, steps.end());
  game_->looker.reset();
  write_record(out);
  out.begin_object().field("type", "undone").field("last", last).end_object();
}

LocalTable::Result LocalTable::step(JsonWriter& out) {
  if (!waits_for_step()) return {};
  if (const auto seat = bot_to_act()) {
    const Match& match = game_->course.match();
    const Level level = *game_->bots[static_cast<std::size_t>(*seat)];
    const Advice advice = match.best(*seat, level, {.time = kThinking}, game_->seed + match.step_count());
    return play(*seat, advice.action, "", out);
  }
  const std::string token = game_->course.draw(game_->seed);
  keep_step(token, out);
  return {};
}

LocalTable::Result LocalTable::play(Seat seat, std::string_view token, std::string_view id, JsonWriter& out) {
  const std::string step = record_step({seat, std::string(token), game_->course.match().node().kind});
  if (auto played = game_->course.play(seat, token); !played) return played;
  keep_step(step, out, id);
  return {};
}

void LocalTable::keep_step(std::string step, JsonWriter& out, std::string_view id) {
  game_->record["steps"].push_back(std::move(step));
  game_->pondered = {};
  write_record(out);
  write_event(id, out);
}

std::optional<Seat> LocalTable::bot_to_act() const {
  const SeatSet to_act = game_->course.to_act();
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (to_act.has(seat) && game_->bots[static_cast<std::size_t>(seat)]) return seat;
  }
  return std::nullopt;
}

bool LocalTable::waits_for_step() const {
  return game_ && !game_->course.is_over() && (game_->course.awaits_draw() || bot_to_act());
}

bool LocalTable::may_ponder() const {
  return game_ && !game_->course.is_over() && !waits_for_step() && game_->pondered < kMostPondering &&
         std::ranges::find(game_->bots, Level::best) != game_->bots.end() && game_->course.match().can_ponder();
}

Seat LocalTable::viewer() const {
  const SeatSet persons = game_->course.persons();
  return persons.size() == 1 ? persons.first() : kSpectator;
}

void LocalTable::write_event(std::string_view id, JsonWriter& out) const {
  const Course& course = game_->course;
  out.begin_object().field("type", "event");
  course.write_event({viewer(), course.persons()}, course.sight(viewer()), {.id = id}, out);
  if (game_->looker) write_sight(out);
  out.end_object();
}

// A member "sight": the last event as the viewer knows it.
void LocalTable::write_sight(JsonWriter& out) const {
  out.key("sight").begin_object();
  game_->course.write_sight(*game_->looker, game_->course.sight(*game_->looker), out);
  out.end_object();
}

void LocalTable::write_record(JsonWriter& out) const {
  out.begin_object().field("type", "record").key("record").raw(game_->record.dump()).end_object();
}

std::string replay_events(std::span<const GameEntry> games, std::string_view order) {
  std::string text;
  JsonWriter out(text);
  out.begin_object().key("events").begin_array();
  const auto request = parse_json(order);
  const json* line = request && request->is_object() ? member(*request, "line") : nullptr;
  auto course = line == nullptr ? bad_request("line is missing") : begin_course(games, *line, {});
  const auto seat = course ? read_seat(*request, course->match().seats()) : std::unexpected(course.error());
  if (seat) {
    const Viewer viewer{*seat, SeatSet::of(*seat)};
    const json& steps = steps_of(*line);
    for (auto step = steps.begin();; ++step) {
      out.begin_object();
      course->write_event(viewer, course->sight(*seat), {}, out);
      out.end_object();
      if (step == steps.end() || !play_step(*course, *step)) break;
    }
  }
  out.end_array().end_object();
  return text;
}

}  // namespace nemeton
