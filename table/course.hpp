// The course of a game at a table, the same at the server and on a page: whose turn it is, what chance is to draw and what a person
// is asked, how a seat loses without the rules, and what an event says to whom.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/match.hpp"
#include "core/shared_list.hpp"

namespace nemeton {

// How a seat has lost other than by the rules.
enum class Forfeit : std::uint8_t { resigned, timed_out };

// Somebody who is told what happens.
struct Viewer {
  Seat seat;      // as whom the viewer sees the game; kSpectator where that is as everybody
  SeatSet plays;  // the seats that the viewer acts for, and whose actions it is told
};

// What an event says that the game does not know.
struct EventNote {
  std::string_view id = {};               // the name that the seat's client gave its action
  std::optional<std::int64_t> used = {};  // of the seat's time, in milliseconds, where its clock ran
  std::string_view changes =
      {};  // of the view (table/changes.hpp), for who has that of the event before: told in its place
};

// What a viewer may know of the last event, as JSON: the position after it, and what it did, in order. Both are the same for everybody in
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
  // The number of the last event: 0 at the beginning, one more with each step and with a forfeit.
  int last() const { return static_cast<int>(actors_.size()); }
  // Who acted at the event of that number, from 1 on; kChance where chance did.
  Seat actor(int number) const { return actors_[static_cast<std::size_t>(number - 1)]; }

  bool is_over() const { return forfeit_.has_value() || match_->node().kind == NodeKind::terminal; }
  // The person who is to say the outcome of this chance node; kChance where there is none.
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
  // Takes back the last event; false at the beginning.
  bool undo();

  Sight sight(Seat viewer) const;
  // The members of the last event in the open object. `sight` is that of the viewer.
  void write_event(const Viewer& viewer, const Sight& sight, const EventNote& note, JsonWriter& json) const;
  // The members that tell what a viewer knows of the last event, where they are told alone.
  void write_sight(Seat viewer, const Sight& sight, JsonWriter& json) const;
  // A member "returns" of a game that is over.
  void write_returns(JsonWriter& json) const;
  // A member "to_act".
  void write_to_act(JsonWriter& json) const;

 private:
  void happened(Seat seat, std::string_view token);
  void rewind(int number);
  void write_token(Seat viewer, JsonWriter& json) const;
  void write_state(const Viewer& viewer, JsonWriter& json) const;

  const GameEntry* game_;
  SeatSet persons_;
  std::unique_ptr<Match> match_;
  SharedList<Seat> actors_;         // by event
  std::string last_token_;          // of the last event that was a step
  std::optional<Forfeit> forfeit_;  // the last event, where it was one
};

}  // namespace nemeton
