// The course of a game at a table, the same at the server and on a page: whose turn it is, what chance is to draw and what a person
// is asked, what people agree on, how the game ends without the rules, and what an event says to whom.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/match.hpp"
#include "core/shared_list.hpp"
#include "table/consent.hpp"

namespace nemeton {

// How a seat has lost other than by the rules.
enum class Forfeit : std::uint8_t { resigned, timed_out, abandoned };
inline constexpr std::array<const char*, 3> kForfeitNames = {"resigned", "timed_out", "abandoned"};

// An end that the rules do not know.
struct Ending {
  std::optional<Forfeit> forfeit;  // none for a tie that was agreed on
  Seat loser;                      // where there is a forfeit
};

// Why what a seat says changes nothing.
struct Objection {
  std::string_view code;  // for programs: not_possible, proposal_pending, no_proposal, already_proposed
  std::string message;
};

// A recipient of events.
struct Viewer {
  Seat seat;      // as whom the viewer sees the game; kSpectator where that is as everybody
  SeatSet plays;  // the seats that the viewer acts for, and whose actions it is told
};

// The parts of an event that the game does not know.
struct EventNote {
  std::string_view id = {};               // the name that the seat's client gave its action
  std::optional<std::int64_t> used = {};  // of the seat's time, in milliseconds, where its clock ran
  std::string_view changes =
      {};  // of the view (table/changes.hpp), sent instead of it to recipients that have the view before
};

// The last event as a viewer may know it, as JSON: the position after it, and what it did, in order. Both are the same for everybody in
// a game that hides nothing.
struct Sight {
  std::string view;
  std::string effects;
};

class Course {
 public:
  // A game at its beginning. `persons`: the seats that people have or may take; the others are bots'.
  Course(const GameEntry& game, const OptionValues& options, int seats, SeatSet persons);
  Course(const Course& other);
  Course(Course&&) noexcept = default;
  Course& operator=(Course&&) noexcept = default;

  // The same game as the event of that number left it. Costs a few steps, however long the game is.
  Course at(int number) const;

  const GameEntry& game() const { return *game_; }
  const Match& match() const { return *match_; }
  SeatSet persons() const { return persons_; }
  // The number of the last event: 0 at the beginning, one more with each step, with a forfeit and with what a seat says.
  int last() const { return static_cast<int>(events_.size()); }
  // Returns the seat that acted at the event with this number, from 1 on; kChance for chance.
  Seat actor(int number) const { return events_[static_cast<std::size_t>(number - 1)].actor; }
  // The numbers of the events that are the steps of the game as it stands, in order: without what was said and what was taken back.
  std::vector<int> step_events() const;
  // Whether steps were taken back after the event of that number.
  bool was_taken_back_since(int number) const { return !taken_back_.empty() && taken_back_.back().number > number; }

  // How people stand to each other.
  const Standing& standing() const;
  // Whether a person plays the seat now, and no bot in its place.
  bool is_played_by_person(Seat seat) const { return persons_.has(seat) && !standing().substitutes.has(seat); }
  // How many steps stay where the seat takes back its last decision; none where it has made none since chance, secret choices and
  // whatever may have shown something, all of which stand.
  std::optional<std::size_t> steps_before_last_decision(Seat seat) const;

  bool is_over() const { return ending_.has_value() || match_->node().kind == NodeKind::terminal; }
  const std::optional<Ending>& ending() const { return ending_; }
  // The person who is asked for the outcome of this chance node; kChance if there is none.
  Seat asked() const;
  // Whether an outcome is to be drawn: chance decides, and asks no person.
  bool awaits_draw() const;
  // The seats that the game waits for; a person who is asked is one of them.
  SeatSet to_act() const;

  // Plays an action of `seat`, or the outcome that it says as the person asked; an outcome that was drawn with the seat kChance.
  // Errors: not_your_turn, illegal_action; nothing has changed then.
  std::expected<void, Error> play(Seat seat, std::string_view token);
  // Draws the outcome that is awaited, and gives its token. `source`: a seed, or where random bits come from.
  template <class Source>
  std::string draw(Source&& source) {
    std::string token = *match_->draw(source);
    happened(kChance, token);
    return token;
  }
  // The seat has lost to all the others alike.
  void forfeit(Seat seat, Forfeit how);
  // A seat says something to the others; with the last consent what was asked for happens. Nothing has changed where there is an objection.
  std::expected<void, Objection> note(Seat seat, const Note& note);
  // Takes back the last event; false at the beginning.
  bool undo();

  Sight sight(Seat viewer) const;
  // The members of the last event in the open object. `sight` is that of the viewer.
  void write_event(const Viewer& viewer, const Sight& sight, const EventNote& note, JsonWriter& json) const;
  // The members that tell what a viewer knows of the last event, where they are told alone.
  void write_sight(Seat viewer, const Sight& sight, JsonWriter& json) const;
  // Of a game that is over.
  Returns returns() const;
  // The same as a member "returns".
  void write_returns(JsonWriter& json) const;
  // A member "to_act".
  void write_to_act(JsonWriter& json) const;

 private:
  struct Event {
    std::int32_t actor;
    std::uint32_t steps;  // of the game after it
  };
  // An event at which something changed between the people, or was said.
  struct Change {
    int number;
    Standing standing;                    // after it
    std::optional<Note> note = {};        // what was said
    std::optional<Question> agreed = {};  // what everybody agrees to with that
  };
  // The game before steps were taken back with the event of that number.
  struct TakenBack {
    int number;
    std::shared_ptr<const Match> before;
    std::string last_token;
  };

  void happened(Seat seat, std::string_view token);
  std::optional<Objection> object_to(Seat seat, const Note& note) const;
  std::optional<Objection> object_to_question(Seat seat, const Note& note) const;
  // Does what everybody has agreed to.
  void settle(const Question& question, Standing& standing);
  void rewind(int number);
  bool is_step(int number) const;
  std::size_t steps_at(int number) const {
    return number == 0 ? 0 : events_[static_cast<std::size_t>(number - 1)].steps;
  }
  void write_token(Seat viewer, JsonWriter& json) const;
  void write_state(const Viewer& viewer, JsonWriter& json) const;
  // What was said, and how people stand to each other.
  void write_note(JsonWriter& json) const;
  void write_standing(JsonWriter& json) const;

  const GameEntry* game_;
  SeatSet persons_;
  std::unique_ptr<Match> match_;
  SharedList<Event> events_;
  std::string last_token_;        // of the last step of the game
  std::optional<Ending> ending_;  // with the last event, where the rules did not end it
  std::vector<Change> changes_;   // few: at most tables there is none
  std::vector<TakenBack> taken_back_;
};

}  // namespace nemeton
