#include "server/table/proposals.hpp"

#include "server/table/seat_holders.hpp"
#include "server/table/state/replay.hpp"
#include "server/table/table_messages.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

namespace {

using std::chrono::seconds;

constexpr std::array<std::string_view, std::initializer_list<std::string_view>{NEMETON_TIES}.size()> kTies = {
    NEMETON_TIES};

// An absent person whom a question is about has this time to come, at any process, before silence counts as consent.
constexpr seconds kSilence{10};
// The time that is given at once, by the kind of the clocks, and the most that a seat may have after that.
constexpr std::chrono::minutes kGift{1};
constexpr std::chrono::hours kMostLeft{6};
constexpr std::chrono::hours kGiftOfDays{24};
constexpr std::chrono::hours kMostDaysLeft{24 * 60};
// For how long bots let a game pause.
constexpr std::chrono::hours kBotsPause{1};

std::unexpected<Refusal> not_possible(std::string message) {
  return std::unexpected(Refusal{409, "not_possible", std::move(message)});
}

}  // namespace

Answer<void> Proposals::propose(std::shared_ptr<TableClient> from, Seat seat, std::string id, Proposal proposal,
                                Seat about) {
  auto make = [this, seat, proposal, about, is_first_try = true]() mutable -> std::expected<Note, Refusal> {
    auto note = question_of(seat, proposal, about);
    if (!note) return note;
    return count(seat, *note, is_first_try, "a seat asks for one thing in three seconds");
  };
  co_return co_await append_note(std::move(from), seat, std::move(id), std::move(make));
}

std::expected<Note, Refusal> Proposals::count(Seat seat, const Note& note, bool& is_first_try, const char* rule) {
  // What the course refuses does not count.
  Course next = core_.course();
  if (!next.note(seat, note) || !std::exchange(is_first_try, false)) return note;
  if (auto early = cooldown_.start(seat, core_.now(), rule)) return std::unexpected(*std::move(early));
  return note;
}

std::optional<Refusal> Proposals::refuse_by(const ProposalRule& rule) const {
  using enum ProposalRule::Tournament;
  const StoredTable& stored = core_.stored();
  const bool is_no = rule.tournament == no || (rule.tournament == if_friendly && !stored.friendly);
  const bool is_correspondence = core_.clocks() && !core_.clocks()->is_live();
  if (stored.rated && !rule.rated) return not_possible("the game is rated").error();
  if (stored.in_tournament && is_no) return not_possible("the game belongs to a tournament").error();
  if (is_correspondence && !rule.correspondence) return not_possible("the calendar decides that").error();
  return std::nullopt;
}

std::expected<Note, Refusal> Proposals::question_of(Seat seat, Proposal proposal, Seat about) const {
  if (core_.log().has_open_seat()) return not_possible("a seat of the table is open");
  const ProposalRule& rule = rule_of(name_of(proposal));
  if (auto refused = refuse_by(rule)) return std::unexpected(*std::move(refused));
  if (auto checked = check_question(seat, proposal, about); !checked)
    return std::unexpected(std::move(checked.error()));
  const bool bots_refuse = rule.bot == ProposalRule::Bot::refuses;
  Note note{.kind = Note::Kind::ask, .proposal = proposal};
  for (Seat each = 0; each < core_.seats(); ++each) {
    if (each != seat && (core_.course().is_played_by_person(each) || bots_refuse)) note.of.add(each);
  }
  if (proposal == Proposal::take_back) note.steps = *core_.course().steps_before_last_decision(seat);
  if (proposal == Proposal::claim || proposal == Proposal::substitute) note.about = about;
  return note;
}

std::expected<void, Refusal> Proposals::check_question(Seat seat, Proposal proposal, Seat about) const {
  switch (proposal) {
    case Proposal::take_back:
      if (!core_.course().steps_before_last_decision(seat)) {
        return not_possible("there is nothing that the seat could take back");
      }
      break;
    case Proposal::tie:
      if (std::ranges::find(kTies, core_.stored().game) == kTies.end()) {
        return not_possible("the rules of the game know no tie");
      }
      break;
    case Proposal::pause:
      if (!core_.clocks()) return not_possible("the table has no clocks");
      break;
    case Proposal::claim:
    case Proposal::substitute:
      if (about < 0 || about >= core_.seats()) return std::unexpected(no_such_seat(about, core_.seats(), "target"));
      // A seat may ask the others for a bot in its own place.
      if (about == seat) break;
      if (!core_.course().to_act().has(about)) return not_possible("the game does not wait for that seat");
      if (!core_.is_away(about)) return not_possible("the person at that seat has not been absent for long enough");
      if (core_.course().standing().is_paused) return not_possible("the game is paused");
      break;
  }
  return {};
}

Answer<void> Proposals::answer(std::shared_ptr<TableClient> from, Seat seat, std::string id, int number, bool agrees) {
  auto make = [this, number, agrees]() -> std::expected<Note, Refusal> {
    const auto& question = core_.course().standing().question;
    if (!question || question->number != number) {
      return std::unexpected(Refusal{409, "no_proposal", "what was asked is settled, or asked no more"});
    }
    return Note{.kind = agrees ? Note::Kind::agree : Note::Kind::refuse};
  };
  co_return co_await append_note(std::move(from), seat, std::move(id), std::move(make));
}

Answer<void> Proposals::proceed(std::shared_ptr<TableClient> from, Seat seat, std::string id) {
  auto make = []() -> std::expected<Note, Refusal> { return Note{.kind = Note::Kind::proceed}; };
  co_return co_await append_note(std::move(from), seat, std::move(id), std::move(make));
}

Answer<void> Proposals::give_time(std::shared_ptr<TableClient> from, Seat seat, std::string id, Seat to) {
  auto make = [this, seat, to, is_first_try = true]() mutable -> std::expected<Note, Refusal> {
    if (!core_.clocks()) return not_possible("the table has no clocks");
    if (auto refused = refuse_by(rule_of("give_time"))) return std::unexpected(*std::move(refused));
    const bool is_live = core_.clocks()->is_live();
    const milliseconds gift = is_live ? milliseconds(kGift) : milliseconds(kGiftOfDays);
    const milliseconds most = is_live ? milliseconds(kMostLeft) : milliseconds(kMostDaysLeft);
    if (to >= 0 && to < core_.seats() && core_.clocks()->left(to, core_.now()) + gift > most) {
      return not_possible("that seat has plenty of time");
    }
    const Note note{.kind = Note::Kind::give, .about = to, .time = gift.count()};
    return count(seat, note, is_first_try, "a seat gives time once in three seconds");
  };
  co_return co_await append_note(std::move(from), seat, std::move(id), std::move(make));
}

Answer<void> Proposals::append_note(std::shared_ptr<TableClient> from, Seat seat, std::string id, MakeNote make) {
  const TableCore::Lock lock = co_await core_.lock();
  const int sent = core_.last();
  while (co_await core_.up_to_date()) {
    if (from && !core_.audience().has(*from, seat)) co_return std::unexpected(bad_key());
    if (const auto earlier = core_.log().action_with(seat, id)) {
      if (from && *earlier <= sent) from->send(past_event_message(core_, *earlier, seat));
      co_return std::expected<void, Refusal>{};
    }
    const auto note = make();
    if (!note) co_return std::unexpected(note.error());
    auto change = plan_note(seat, id, *note);
    if (!change) co_return std::unexpected(change.error());
    const CommitResult result = co_await core_.append(std::move(*change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::done) co_return std::expected<void, Refusal>{};
  }
  co_return std::unexpected(core_.lost());
}

std::expected<Append, Refusal> Proposals::plan_note(Seat seat, const std::string& id, const Note& note) const {
  if (core_.is_full()) return not_possible("the table has as many entries as it may");
  Append append{.table = core_.id(), .first = core_.last() + 1, .entries = {{seat, written(note), id}}, .over = false};
  Course next = core_.course();
  if (auto said = next.note(seat, note); !said) {
    return std::unexpected(Refusal{409, std::string(said.error().code), std::move(said.error().message)});
  }
  for (Seat bot = 0; bot < core_.seats(); ++bot) {
    const auto& question = next.standing().question;
    if (!question || !question->awaits.has(bot) || !core_.is_played_by_bot(bot)) continue;
    const Note refusal{.kind = Note::Kind::refuse};
    if (next.note(bot, refusal)) append.entries.push_back({bot, written(refusal), ""});
  }
  // After a substitution or its end, other draws may be due.
  core_.dice().draw(next, append.entries);
  append.over = next.is_over();
  for (Entry& entry : append.entries) entry.at = core_.wall();
  return append;
}

// Pauses and silence.

int Proposals::pause_with_bots() const {
  if (!core_.course().standing().is_paused) return 0;
  int number = core_.last();
  const auto pauses = [](const Entry& entry) {
    const auto note = entry.token ? read_note(*entry.token) : std::nullopt;
    return note && note->kind == Note::Kind::ask && note->proposal == Proposal::pause;
  };
  while (number > 0 && !pauses(entry(number))) --number;
  for (Seat seat = 0; number > 0 && seat < core_.seats(); ++seat) {
    if (seat != entry(number).seat && core_.course().is_played_by_person(seat)) return 0;
  }
  return number;
}

void Proposals::await_end_of_pause() {
  const int number = pause_with_bots();
  if (number == 0 || std::exchange(timed_pause_, number) == number) return;
  core_.run_at(core_.instant_of(entry(number).at) + kBotsPause, [this, number] { return end_pause(number); });
}

Task<void> Proposals::end_pause(int number) {
  const TableCore::Lock lock = co_await core_.lock();
  while (co_await core_.up_to_date()) {
    if (core_.is_deleted() || pause_with_bots() != number) co_return;
    auto change = plan_note(entry(number).seat, "", {.kind = Note::Kind::proceed});
    if (!change || co_await core_.append(std::move(*change)) != CommitResult::conflict) break;
  }
  timed_pause_ = 0;
}

void Proposals::update_timers() {
  await_end_of_pause();
  const auto& question = core_.course().standing().question;
  if (!question || question->about == kChance || !question->awaits.has(question->about)) return;
  const int number = question->number;
  if (core_.audience().is_present(question->about)) return core_.run(answer_for_absent(number));
  if (std::exchange(timed_question_, number) == number) return;
  core_.run_at(core_.instant_of(entry(number).at) + kSilence, [this, number] { return answer_for_absent(number); });
}

Task<void> Proposals::answer_for_absent(int number) {
  if (core_.is_deleted()) co_return;
  const TableCore::Lock lock = co_await core_.lock();
  while (co_await core_.up_to_date()) {
    const auto question = core_.course().standing().question;
    if (!question || question->number != number || !question->awaits.has(question->about)) co_return;
    const bool is_here = core_.audience().is_present(question->about);
    if (!is_here && core_.instant_of(entry(number).at) + kSilence > core_.now()) co_return;
    auto change = plan_note(question->about, "", {.kind = is_here ? Note::Kind::refuse : Note::Kind::agree});
    if (!change || co_await core_.append(std::move(*change)) != CommitResult::conflict) break;
  }
  // If the answer could not be written, the next client that comes or asks starts the timer again.
  timed_question_ = 0;
}

}  // namespace nemeton
