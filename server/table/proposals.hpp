// What the persons at one table may propose to each other, answer and grant: entries of its log, as actions are. docs/websocket.md shows the rules
// as a table; a test compares the two.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/base/answer.hpp"
#include "server/table/state/seat_cooldown.hpp"
#include "server/table/table_core.hpp"

namespace nemeton {

struct ProposalRule {
  // How a seat answers whose person is absent.
  enum class Absent : std::uint8_t {
    waits,      // not at all: the question stays open
    agrees,     // with yes, 10 s after the question, if the person has been absent for `away-seconds`
    not_asked,  // nobody has to agree
  };
  enum class Bot : std::uint8_t { agrees, refuses, not_asked };
  // At tournament tables. `if_friendly`: if the host of the tournament allows it.
  enum class Tournament : std::uint8_t { no, if_friendly, yes };

  std::string_view name;  // of the proposal, or of the message
  bool rated;             // whether it is possible at rated tables
  Tournament tournament;
  bool correspondence;
  Absent absent;
  Bot bot;
};

inline constexpr std::array kProposalRules = [] {
  using Absent = ProposalRule::Absent;
  using Bot = ProposalRule::Bot;
  using enum ProposalRule::Tournament;
  return std::to_array<ProposalRule>({
      {"take_back", false, if_friendly, true, Absent::waits, Bot::agrees},
      {"tie", true, yes, true, Absent::waits, Bot::refuses},
      {"pause", false, if_friendly, true, Absent::waits, Bot::agrees},
      {"claim", true, yes, false, Absent::agrees, Bot::agrees},
      {"substitute", false, if_friendly, false, Absent::agrees, Bot::agrees},
      {"continue", true, yes, true, Absent::not_asked, Bot::not_asked},
      {"give_time", false, if_friendly, true, Absent::not_asked, Bot::not_asked},
      {"rematch", true, yes, true, Absent::waits, Bot::agrees},
  });
}();

constexpr const ProposalRule& rule_of(std::string_view name) {
  return *std::ranges::find(kProposalRules, name, &ProposalRule::name);
}

class Proposals {
 public:
  explicit Proposals(TableCore& core) : core_(core) {}

  // Proposes something to the other seats (table/consent.hpp). `id` names the proposal, as it would an action; `about`: the seat that a claim or
  // a substitute is for. Errors: bad_key, bad_request, too_fast, unavailable, and of the course: not_possible, proposal_pending, already_proposed.
  Answer<void> propose(std::shared_ptr<TableClient> from, Seat seat, std::string id, Proposal proposal, Seat about);
  // Answers the proposal of the event of that number; the proposer withdraws it by refusing. Errors: the same, no_proposal.
  Answer<void> answer(std::shared_ptr<TableClient> from, Seat seat, std::string id, int number, bool agrees);
  // Starts the clocks again after a pause, and gives the seat back to its person. Errors: the same.
  Answer<void> proceed(std::shared_ptr<TableClient> from, Seat seat, std::string id);
  // Gives another seat more time. Errors: the same.
  Answer<void> give_time(std::shared_ptr<TableClient> from, Seat seat, std::string id, Seat to);

  // Answers in time for a seat that an open question is about and whose person is silent: with no as soon as the person is at the table, with
  // yes after a while. Ends a pause to which only bots have agreed.
  void update_timers();

 private:
  // Returns a note, made when the table is up to date.
  using MakeNote = std::move_only_function<std::expected<Note, Refusal>()>;

  Answer<void> append_note(std::shared_ptr<TableClient> from, Seat seat, std::string id, MakeNote make);
  std::expected<Append, Refusal> plan_note(Seat seat, const std::string& id, const Note& note) const;
  std::expected<Note, Refusal> question_of(Seat seat, Proposal proposal, Seat about) const;
  std::expected<void, Refusal> check_question(Seat seat, Proposal proposal, Seat about) const;
  // Returns why the proposal is not allowed at this table, or nullopt if it is.
  std::optional<Refusal> refuse_by(const ProposalRule& rule) const;
  // Returns `note` if the course accepts it. Counts the first try, if `is_first_try`, against the seat's cooldown.
  std::expected<Note, Refusal> count(Seat seat, const Note& note, bool& is_first_try, const char* rule);

  // The number of the event that paused the game, if no other person had to agree; otherwise 0.
  int pause_with_bots() const;
  void await_end_of_pause();
  Task<void> end_pause(int number);
  Task<void> answer_for_absent(int number);
  const Entry& entry(int number) const { return core_.log().entries()[static_cast<std::size_t>(number - 1)]; }

  TableCore& core_;
  SeatCooldown cooldown_;
  int timed_question_ = 0;  // the number of the question for which a timer runs
  int timed_pause_ = 0;     // the number of the pause for which a timer runs
};

}  // namespace nemeton
