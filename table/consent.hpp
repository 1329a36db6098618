// Requests between people at a table, such as for a takeback, and their answers. In the table's log each is an entry as a step
// is, in a text that no token can be: tokens have no blanks.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/game.hpp"

namespace nemeton {

// The kind of a proposal.
enum class Proposal : std::uint8_t {
  take_back,   // the game goes back to the last decision of the seat that asks
  tie,         // the game ends so
  pause,       // clocks stand until somebody goes on
  claim,       // a seat whose person has been away has lost
  substitute,  // a bot plays for a seat whose person is away, until that one comes back
};
inline constexpr std::array<std::string_view, 5> kProposalNames = {"take_back", "tie", "pause", "claim", "substitute"};
inline std::string_view name_of(Proposal proposal) { return kProposalNames[static_cast<std::size_t>(proposal)]; }
std::optional<Proposal> proposal_named(std::string_view name);

// One thing that a seat says.
struct Note {
  enum class Kind : std::uint8_t {
    ask,      // for `wish`, of the seats `of`
    agree,    // to what is asked
    refuse,   // that; or who asked asks no more
    give,     // `time` to the seat `about`
    proceed,  // after a pause, or in place of the bot
  };

  Kind kind;
  Proposal proposal = {};
  Seat about = kChance;   // whom `claim` and `substitute` are about
  std::size_t steps = 0;  // of the game, that `take_back` leaves
  SeatSet of = {};        // all of whom have to agree
  std::int64_t time = 0;  // milliseconds
};

// "ask take_back 6 2", the number of steps and the seats as bits; "ask claim 1 2", with the seat; "agree to it"; "give 1 60000"; "go on".
std::string written(const Note& note);
// Whether that is no token.
inline bool is_note(std::string_view text) { return text.find(' ') != text.npos; }
std::optional<Note> read_note(std::string_view text);

// A pending request.
struct Question {
  int number;  // of the event that asked
  Seat seat;   // who asked
  Proposal proposal;
  Seat about;
  std::size_t steps;
  SeatSet awaits;  // the seats that have yet to agree

  bool operator==(const Question&) const = default;
};

// How things stand between the people at a table.
struct Standing {
  std::optional<Question> question = {};
  bool is_paused = false;
  SeatSet substitutes = {};  // the seats of persons for which bots play
  std::array<std::uint8_t, kMaxSeats> asked =
      {};  // by seat the wishes, as bits, that it had since the last step of a person

  bool operator==(const Standing&) const = default;
  bool has_asked(Seat seat, Proposal proposal) const {
    return (asked[static_cast<std::size_t>(seat)] >> static_cast<unsigned>(proposal) & 1) != 0;
  }
};

}  // namespace nemeton
