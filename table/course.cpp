#include "table/course.hpp"

#include <algorithm>

#include "protocol/game_json.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kUsualView = 1024;  // bytes

std::optional<Objection> not_possible(std::string message) { return Objection{"not_possible", std::move(message)}; }

void write_question(const Question& question, JsonWriter& json) {
  json.begin_object()
      .field("n", question.number)
      .field("seat", question.seat)
      .field("kind", name_of(question.proposal));
  if (question.proposal == Proposal::take_back) json.field("steps", static_cast<std::int64_t>(question.steps));
  if (question.about != kChance) json.field("target", question.about);
  json.key("awaiting").begin_array();
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (question.awaits.has(seat)) json.number(seat);
  }
  json.end_array().end_object();
}

}  // namespace

Course::Course(const GameEntry& game, const OptionValues& options, int seats, SeatSet persons)
    : game_(&game), persons_(persons), match_(game.start(options, seats)) {}

Course::Course(const Course& other)
    : game_(other.game_),
      persons_(other.persons_),
      match_(other.match_->clone()),
      events_(other.events_),
      last_token_(other.last_token_),
      ending_(other.ending_),
      changes_(other.changes_),
      taken_back_(other.taken_back_) {}

const Standing& Course::standing() const {
  static const Standing nothing_said;
  return changes_.empty() ? nothing_said : changes_.back().standing;
}

std::vector<int> Course::step_events() const {
  std::vector<int> numbers;
  for (int number = 1; number <= last(); ++number) {
    if (is_step(number)) numbers.push_back(number);
    else numbers.resize(steps_at(number));
  }
  return numbers;
}

// In a game that hides information, any action tells the others something.
std::optional<std::size_t> Course::steps_before_last_decision(Seat seat) const {
  if (is_over() || game_->hides_information) return std::nullopt;
  const std::vector<Step> steps = match_->steps();
  for (std::size_t step = steps.size(); step > 0; --step) {
    if (steps[step - 1].node != NodeKind::decision) return std::nullopt;
    if (steps[step - 1].seat == seat) return step - 1;
  }
  return std::nullopt;
}

Seat Course::asked() const {
  const Seat seat = ending_ ? kChance : match_->asked();
  return is_played_by_person(seat) ? seat : kChance;
}

bool Course::awaits_draw() const { return !ending_ && match_->node().kind == NodeKind::chance && asked() == kChance; }

SeatSet Course::to_act() const {
  if (ending_) return {};
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
  events_.push_back({seat, static_cast<std::uint32_t>(match_->step_count())});
  last_token_ = token;
  if (changes_.empty()) return;
  // Who moves has answered, and goes on. A bot may do so before the others have read a question, and a draw is no more than a step to
  // which nobody goes back.
  Standing next = standing();
  if (is_played_by_person(seat)) next = {.substitutes = next.substitutes};
  else if (seat == kChance && next.question && next.question->proposal == Proposal::take_back) next.question.reset();
  if (next != standing()) changes_.push_back({.number = last(), .standing = next});
}

void Course::forfeit(Seat seat, Forfeit how) {
  events_.push_back({seat, static_cast<std::uint32_t>(match_->step_count())});
  ending_ = Ending{how, seat};
  if (!changes_.empty()) changes_.push_back({.number = last(), .standing = {}});
}

std::optional<Objection> Course::object_to(Seat seat, const Note& note) const {
  if (is_over()) return not_possible("the game is over");
  const auto& question = standing().question;
  switch (note.kind) {
    case Note::Kind::ask: return object_to_question(seat, note);
    case Note::Kind::agree:
      if (!question) return Objection{"no_proposal", "nothing is asked at this table"};
      if (!question->awaits.has(seat)) return not_possible("that seat is not asked");
      return std::nullopt;
    case Note::Kind::refuse:
      if (!question) return Objection{"no_proposal", "nothing is asked at this table"};
      if (!question->awaits.has(seat) && question->seat != seat) return not_possible("that seat is not asked");
      return std::nullopt;
    case Note::Kind::give:
      if (!persons_.has(note.about) || note.about == seat)
        return not_possible("time is given to another person's seat");
      return std::nullopt;
    case Note::Kind::proceed:
      if (!standing().is_paused && !standing().substitutes.has(seat)) return not_possible("nothing is stopped");
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<Objection> Course::object_to_question(Seat seat, const Note& note) const {
  if (standing().question) return Objection{"proposal_pending", "another question is not answered yet"};
  if (!is_played_by_person(seat)) return not_possible("a bot plays for that seat");
  const bool asks_seat = note.proposal == Proposal::claim || note.proposal == Proposal::substitute;
  if (!asks_seat && standing().has_asked(seat, note.proposal)) {
    return Objection{"already_proposed", "the seat has asked for that since somebody moved"};
  }
  switch (note.proposal) {
    case Proposal::take_back:
      if (steps_before_last_decision(seat) != note.steps)
        return not_possible("there is nothing that the seat could take back");
      return std::nullopt;
    case Proposal::tie: return std::nullopt;
    case Proposal::pause:
      if (standing().is_paused) return not_possible("the game pauses");
      return std::nullopt;
    case Proposal::claim:
      if (note.about == seat || !is_played_by_person(note.about) || !to_act().has(note.about)) {
        return not_possible("the game does not wait for another person at seat " + std::to_string(note.about));
      }
      return std::nullopt;
    case Proposal::substitute:
      if (!is_played_by_person(note.about)) {
        return not_possible("no person plays at seat " + std::to_string(note.about));
      }
      return std::nullopt;
  }
  return std::nullopt;
}

std::expected<void, Objection> Course::note(Seat seat, const Note& note) {
  if (auto objection = object_to(seat, note)) return std::unexpected(std::move(*objection));
  Change change{.number = last() + 1, .standing = standing(), .note = note};
  Standing& next = change.standing;
  switch (note.kind) {
    case Note::Kind::ask:
      next.question = Question{change.number, seat, note.proposal, note.about, note.steps, note.of};
      next.asked[static_cast<std::size_t>(seat)] |=
          static_cast<std::uint8_t>(1u << static_cast<unsigned>(note.proposal));
      break;
    case Note::Kind::agree: next.question->awaits.remove(seat); break;
    case Note::Kind::refuse: next.question.reset(); break;
    case Note::Kind::give: break;
    case Note::Kind::proceed:
      next.is_paused = false;
      next.substitutes.remove(seat);
      break;
  }
  if (next.question && next.question->awaits.empty()) {
    change.agreed = *next.question;
    next.question.reset();
    settle(*change.agreed, next);
  }
  changes_.push_back(std::move(change));
  events_.push_back({seat, static_cast<std::uint32_t>(match_->step_count())});
  return {};
}

void Course::settle(const Question& question, Standing& standing) {
  switch (question.proposal) {
    case Proposal::take_back:
      taken_back_.push_back({last() + 1, match_->clone(), last_token_});
      last_token_ = match_->rewind(question.steps);
      break;
    case Proposal::tie: ending_ = Ending{std::nullopt, kChance}; break;
    case Proposal::pause: standing.is_paused = true; break;
    case Proposal::claim: ending_ = Ending{Forfeit::abandoned, question.about}; break;
    case Proposal::substitute: standing.substitutes.add(question.about); break;
  }
}

bool Course::undo() {
  if (events_.empty()) return false;
  rewind(last() - 1);
  return true;
}

Course Course::at(int number) const {
  Course past = *this;
  if (number < last()) past.rewind(number);
  return past;
}

// What ends the game without the rules is the last event.
void Course::rewind(int number) {
  events_.truncate(static_cast<std::size_t>(number));
  ending_.reset();
  while (!changes_.empty() && changes_.back().number > number) changes_.pop_back();
  const auto later = std::ranges::find_if(taken_back_, [&](const TakenBack& each) { return each.number > number; });
  if (later != taken_back_.end()) {
    match_ = later->before->clone();
    last_token_ = later->last_token;
    taken_back_.erase(later, taken_back_.end());
  }
  if (match_->step_count() > steps_at(number)) last_token_ = match_->rewind(steps_at(number));
}

bool Course::is_step(int number) const { return number > 0 && steps_at(number) > steps_at(number - 1); }

Sight Course::sight(Seat viewer) const {
  Sight sight;
  sight.view.reserve(kUsualView);
  JsonWriter view(sight.view);
  match_->view(viewer, view);
  // A forfeit and what is said do nothing on the board.
  JsonWriter effects(sight.effects);
  if (!is_step(last())) effects.begin_array().end_array();
  else match_->effects(viewer, effects);
  return sight;
}

void Course::write_event(const Viewer& viewer, const Sight& sight, const EventNote& note, JsonWriter& json) const {
  const Seat actor = events_.empty() ? kChance : events_.back().actor;
  json.field("n", last()).key("seat");
  actor == kChance ? json.null() : json.number(actor);
  json.key("token");
  write_token(viewer.seat, json);
  if (ending_ && ending_->forfeit == Forfeit::timed_out) json.field("timed_out", true);
  if (ending_ && ending_->forfeit == Forfeit::resigned) json.field("resigned", true);
  if (!changes_.empty()) write_note(json);
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
  const bool seen = is_step(last()) && match_->saw_last_step(viewer);
  seen ? json.string(last_token_) : json.null();
}

void Course::write_state(const Viewer& viewer, JsonWriter& json) const {
  if (ending_) {
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

void Course::write_note(JsonWriter& json) const {
  const Change& change = changes_.back();
  if (change.number == last() && change.note) {
    const Note& note = *change.note;
    if (note.kind == Note::Kind::agree || note.kind == Note::Kind::refuse) {
      json.field("accept", note.kind == Note::Kind::agree);
    }
    if (note.kind == Note::Kind::give) {
      json.key("gave_time").begin_object().field("seat", note.about).field("time", note.time).end_object();
    }
    if (note.kind == Note::Kind::proceed) json.field("continued", true);
    if (change.agreed) {
      json.key("accepted");
      write_question(*change.agreed, json);
    }
  }
  write_standing(json);
}

void Course::write_standing(JsonWriter& json) const {
  const Standing& now = standing();
  if (now.question) {
    json.key("proposal");
    write_question(*now.question, json);
  }
  if (now.is_paused) json.field("paused", true);
  if (now.substitutes.empty()) return;
  json.key("substitutes").begin_array();
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (now.substitutes.has(seat)) json.number(seat);
  }
  json.end_array();
}

Returns Course::returns() const {
  if (!ending_) return match_->returns();
  Returns returns{};
  if (ending_->forfeit) {
    returns.fill(1.0 / (match_->seats() - 1));
    returns[static_cast<std::size_t>(ending_->loser)] = -1;
  }
  return returns;
}

void Course::write_returns(JsonWriter& json) const {
  const int seats = match_->seats();
  const Returns returns = this->returns();
  json.key("returns").begin_array();
  for (Seat seat = 0; seat < seats; ++seat) json.number(returns[static_cast<std::size_t>(seat)]);
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
