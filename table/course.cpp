#include "table/course.hpp"

#include "protocol/game_json.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kUsualView = 1024;  // bytes

}  // namespace

Course::Course(const GameEntry& game, const OptionValues& options, int seats, SeatSet persons)
    : game_(&game), persons_(persons), match_(game.start(options, seats)) {}

Course::Course(const Course& other)
    : game_(other.game_),
      persons_(other.persons_),
      match_(other.match_->clone()),
      actors_(other.actors_),
      last_token_(other.last_token_),
      forfeit_(other.forfeit_) {}

Seat Course::asked() const {
  const Seat seat = forfeit_ ? kChance : match_->asked();
  return persons_.has(seat) ? seat : kChance;
}

bool Course::awaits_draw() const { return !forfeit_ && match_->node().kind == NodeKind::chance && asked() == kChance; }

SeatSet Course::to_act() const {
  if (forfeit_) return {};
  const Seat person = asked();
  return person == kChance ? match_->node().to_act : SeatSet::of(person);
}

std::expected<void, Error> Course::play(Seat seat, std::string_view token) {
  if (is_over()) return std::unexpected(Error{ErrorCode::illegal_action, "the game is over"});
  if (seat != kChance && awaits_draw()) {
    return std::unexpected(Error{ErrorCode::not_your_turn, "the dice wait for a seat's number"});
  }
  if (const Seat person = asked(); seat != kChance && person != kChance && person != seat) {
    return std::unexpected(Error{ErrorCode::not_your_turn, "the question is for seat " + std::to_string(person)});
  }
  if (auto played = match_->apply(seat, token); !played) return played;
  happened(seat, token);
  return {};
}

void Course::happened(Seat seat, std::string_view token) {
  actors_.push_back(seat);
  last_token_ = token;
}

void Course::forfeit(Seat seat, Forfeit how) {
  actors_.push_back(seat);
  forfeit_ = how;
}

bool Course::undo() {
  if (actors_.empty()) return false;
  rewind(last() - 1);
  return true;
}

Course Course::at(int number) const {
  Course past = *this;
  if (number < last()) past.rewind(number);
  return past;
}

// Each event is a step, but for a forfeit, which is the last.
void Course::rewind(int number) {
  actors_.truncate(static_cast<std::size_t>(number));
  forfeit_.reset();
  if (match_->step_count() > actors_.size()) last_token_ = match_->rewind(actors_.size());
}

Sight Course::sight(Seat viewer) const {
  Sight sight;
  sight.view.reserve(kUsualView);
  JsonWriter view(sight.view);
  match_->view(viewer, view);
  // A forfeit does nothing on the board.
  JsonWriter effects(sight.effects);
  if (forfeit_) effects.begin_array().end_array();
  else match_->effects(viewer, effects);
  return sight;
}

void Course::write_event(const Viewer& viewer, const Sight& sight, const EventNote& note, JsonWriter& json) const {
  const Seat actor = actors_.empty() ? kChance : actors_.back();
  json.field("n", last()).key("seat");
  actor == kChance ? json.null() : json.number(actor);
  json.key("token");
  write_token(viewer.seat, json);
  if (forfeit_) json.field(*forfeit_ == Forfeit::timed_out ? "timed_out" : "resigned", true);
  if (note.used) json.key("used").number(*note.used);
  if (!note.id.empty() && viewer.plays.has(actor)) json.field("id", note.id);
  json.key("state").begin_object();
  write_state(viewer, json);
  json.end_object();
  note.changes.empty() ? json.key("view").raw(sight.view) : json.key("changes").raw(note.changes);
  json.key("effects").raw(sight.effects);
}

void Course::write_sight(Seat viewer, const Sight& sight, JsonWriter& json) const {
  json.key("token");
  write_token(viewer, json);
  json.key("view").raw(sight.view).key("effects").raw(sight.effects);
}

// A step that the viewer did not see, such as a deal to another seat or a choice in secret, is not told.
void Course::write_token(Seat viewer, JsonWriter& json) const {
  const bool seen = !actors_.empty() && !forfeit_ && match_->saw_last_step(viewer);
  seen ? json.string(last_token_) : json.null();
}

void Course::write_state(const Viewer& viewer, JsonWriter& json) const {
  if (forfeit_) {
    json.field("ply", match_->ply()).field("node", "terminal");
    return write_returns(json);
  }
  nemeton::write_state(*match_, viewer.plays, json);
  const Seat person = asked();
  if (person == kChance) return;
  // A question is a decision of the person asked, and the outcomes are its actions.
  write_to_act(json);
  json.key("actions").begin_object();
  if (viewer.plays.has(person)) {
    json.key(std::to_string(person)).begin_array();
    for (const auto& [token, weight] : match_->outcomes()) json.string(token);
    json.end_array();
  }
  json.end_object();
}

void Course::write_returns(JsonWriter& json) const {
  const int seats = match_->seats();
  const Returns returns = forfeit_ ? Returns() : match_->returns();
  json.key("returns").begin_array();
  for (Seat seat = 0; seat < seats; ++seat) {
    const bool lost = forfeit_ && seat == actors_.back();
    json.number(lost ? -1.0 : forfeit_ ? 1.0 / (seats - 1) : returns[static_cast<std::size_t>(seat)]);
  }
  json.end_array();
}

void Course::write_to_act(JsonWriter& json) const {
  json.key("to_act").begin_array();
  for (Seat seat = 0; seat < match_->seats(); ++seat) {
    if (to_act().has(seat)) json.number(seat);
  }
  json.end_array();
}

}  // namespace nemeton
