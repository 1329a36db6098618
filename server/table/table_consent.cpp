// What people at a table ask of each other, answer and grant: entries of its log, as actions are. And how long somebody has been gone.
#include <algorithm>

#include "server/table/phrases.hpp"
#include "server/table/proposal_rules.hpp"
#include "server/table/replay.hpp"
#include "server/table/table.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

namespace {

using std::chrono::seconds;

constexpr std::array<std::string_view, std::initializer_list<std::string_view>{NEMETON_TIES}.size()> kTies = {
    NEMETON_TIES};

// Whom a question is about who is not there has so much time to come, at whichever process, before silence counts as consent.
constexpr seconds kSilence{10};
// What is given at once, by the kind of the clocks, and beyond how much nothing more is given.
constexpr std::chrono::minutes kGift{1};
constexpr std::chrono::hours kMostLeft{6};
constexpr std::chrono::hours kGiftOfDays{24};
constexpr std::chrono::hours kMostDaysLeft{24 * 60};
// For how long bots let a game pause.
constexpr std::chrono::hours kBotsPause{1};
// How many look on is told as often.
constexpr seconds kSpectatorsPause{1};

std::unexpected<Refusal> not_possible(std::string message) {
  return std::unexpected(Refusal{409, "not_possible", std::move(message)});
}

}  // namespace

Task<std::expected<void, Refusal>> Table::ask(std::shared_ptr<Listener> from, Seat seat, std::string id, Wish wish,
                                              Seat about) {
  auto make = [this, seat, wish, about, is_first_try = true]() mutable -> std::expected<Note, Refusal> {
    auto note = question_of(seat, wish, about);
    if (!note) return note;
    // What the course refuses does not count.
    Course next = course_;
    if (!next.note(seat, *note) || !std::exchange(is_first_try, false)) return note;
    if (auto early = too_early(asked_, seat, "a seat asks for one thing in three seconds")) {
      return std::unexpected(std::move(*early));
    }
    return note;
  };
  co_return co_await say_note(std::move(from), seat, std::move(id), std::move(make));
}

std::optional<Refusal> Table::refuse_by(const WishRule& rule) const {
  using enum WishRule::Tournament;
  const bool is_no = rule.tournament == no || (rule.tournament == if_friendly && !stored().friendly);
  if (stored().rated && !rule.rated) return not_possible("the game is rated").error();
  if (stored().in_tournament && is_no) return not_possible("the game belongs to a tournament").error();
  if (clocks_ && !clocks_->is_live() && !rule.correspondence) return not_possible("the calendar decides that").error();
  return std::nullopt;
}

std::expected<Note, Refusal> Table::question_of(Seat seat, Wish wish, Seat about) const {
  if (log_.has_open_seat()) return not_possible("a seat of the table is open");
  const WishRule& rule = rule_of(name_of(wish));
  if (auto refused = refuse_by(rule)) return std::unexpected(*std::move(refused));
  const bool bots_refuse = rule.bot == WishRule::Bot::refuses;
  Note note{.kind = Note::Kind::ask, .wish = wish};
  for (Seat each = 0; each < seats(); ++each) {
    if (each != seat && (course_.is_played_by_person(each) || bots_refuse)) note.of.add(each);
  }
  switch (wish) {
    case Wish::take_back: {
      const auto steps = course_.steps_before_last_decision(seat);
      if (!steps) return not_possible("there is nothing that the seat could take back");
      note.steps = *steps;
      break;
    }
    case Wish::tie:
      if (std::ranges::find(kTies, game()) == kTies.end()) return not_possible("the rules of the game know no tie");
      break;
    case Wish::pause:
      if (!clocks_) return not_possible("the table has no clocks");
      break;
    case Wish::claim:
    case Wish::substitute:
      if (about < 0 || about >= seats()) {
        return std::unexpected(bad_request("about is " + std::to_string(about) + ", expected a number from 0 to " +
                                           std::to_string(seats() - 1)));
      }
      note.about = about;
      // A seat may ask the others for a bot in its own place.
      if (about == seat) break;
      if (!course_.to_act().has(about)) return not_possible("the game does not wait for that seat");
      if (!is_away(about)) return not_possible("the person at that seat has not been absent for long enough");
      if (course_.standing().is_paused) return not_possible("the game is paused");
      break;
  }
  return note;
}

Task<std::expected<void, Refusal>> Table::answer(std::shared_ptr<Listener> from, Seat seat, std::string id, int number,
                                                 bool agrees) {
  auto make = [this, number, agrees]() -> std::expected<Note, Refusal> {
    const auto& question = course_.standing().question;
    if (!question || question->number != number) {
      return std::unexpected(Refusal{409, "no_question", "what was asked is settled, or asked no more"});
    }
    return Note{.kind = agrees ? Note::Kind::agree : Note::Kind::refuse};
  };
  co_return co_await say_note(std::move(from), seat, std::move(id), std::move(make));
}

Task<std::expected<void, Refusal>> Table::proceed(std::shared_ptr<Listener> from, Seat seat, std::string id) {
  auto make = []() -> std::expected<Note, Refusal> { return Note{.kind = Note::Kind::proceed}; };
  co_return co_await say_note(std::move(from), seat, std::move(id), std::move(make));
}

Task<std::expected<void, Refusal>> Table::give_time(std::shared_ptr<Listener> from, Seat seat, std::string id,
                                                    Seat to) {
  auto make = [this, seat, to, is_first_try = true]() mutable -> std::expected<Note, Refusal> {
    if (!clocks_) return not_possible("the table has no clocks");
    if (auto refused = refuse_by(rule_of("give_time"))) return std::unexpected(*std::move(refused));
    const bool is_live = clocks_->is_live();
    const Note note{.kind = Note::Kind::give,
                    .about = to,
                    .time = milliseconds(is_live ? milliseconds(kGift) : milliseconds(kGiftOfDays)).count()};
    const milliseconds most = is_live ? milliseconds(kMostLeft) : milliseconds(kMostDaysLeft);
    if (to >= 0 && to < seats() && clocks_->left(to, tables_.time().now()) + milliseconds(note.time) > most) {
      return not_possible("that seat has plenty of time");
    }
    Course next = course_;
    if (!next.note(seat, note) || !std::exchange(is_first_try, false)) return note;
    if (auto early = too_early(asked_, seat, "a seat gives time once in three seconds")) {
      return std::unexpected(std::move(*early));
    }
    return note;
  };
  co_return co_await say_note(std::move(from), seat, std::move(id), std::move(make));
}

Task<std::expected<void, Refusal>> Table::say_note(std::shared_ptr<Listener> from, Seat seat, std::string id,
                                                   MakeNote make) {
  const auto self = shared_from_this();
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  const int told = last();
  while (co_await up_to_date()) {
    if (from && !holds(*from, seat)) co_return std::unexpected(bad_key());
    if (const auto earlier = log_.action_with(seat, id)) {
      if (from && *earlier <= told) from->send(past_event(*earlier, seat));
      co_return std::expected<void, Refusal>{};
    }
    const auto note = make();
    if (!note) co_return std::unexpected(note.error());
    auto change = plan_note(seat, id, *note);
    if (!change) co_return std::unexpected(change.error());
    const CommitResult result = co_await append(std::move(*change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::done) {
      if (set_dice_time()) audience_.tell_all(dice_message());
      co_return std::expected<void, Refusal>{};
    }
  }
  co_return std::unexpected(lost());
}

std::expected<Append, Refusal> Table::plan_note(Seat seat, const std::string& id, const Note& note) const {
  if (is_full()) return not_possible("the table has as many entries as it may");
  Append append{.table = stored().id, .first = last() + 1, .entries = {{seat, written(note), id}}, .over = false};
  Course next = course_;
  if (auto said = next.note(seat, note); !said) {
    return std::unexpected(Refusal{409, std::string(said.error().code), std::move(said.error().message)});
  }
  for (Seat bot = 0; bot < seats(); ++bot) {
    const auto& question = next.standing().question;
    if (!question || !question->awaits.has(bot) || !is_bots(bot)) continue;
    const Note refusal{.kind = Note::Kind::refuse};
    if (next.note(bot, refusal)) append.entries.push_back({bot, written(refusal), ""});
  }
  // What a bot is not asked any more, or is now, is drawn.
  dice_.draw(next, append.entries);
  append.over = next.is_over();
  for (Entry& entry : append.entries) entry.at = tables_.time().wall();
  return append;
}

// Absence.

int Table::pause_with_bots() const {
  if (!course_.standing().is_paused) return 0;
  int number = last();
  const auto pauses = [](const Entry& entry) {
    const auto note = entry.token ? read_note(*entry.token) : std::nullopt;
    return note && note->kind == Note::Kind::ask && note->wish == Wish::pause;
  };
  while (number > 0 && !pauses(entry(number))) --number;
  for (Seat seat = 0; number > 0 && seat < seats(); ++seat) {
    if (seat != entry(number).seat && course_.is_played_by_person(seat)) return 0;
  }
  return number;
}

void Table::mind_pause() {
  const int number = pause_with_bots();
  if (number == 0 || std::exchange(minded_pause_, number) == number) return;
  auto end = [](std::shared_ptr<Table> self, int pause) -> Task<void> { co_await self->end_pause(pause); };
  tables_.time().ring_at(instant_of(entry(number).at) + kBotsPause, [weak = weak_from_this(), number, end] {
    if (const auto table = weak.lock()) spawn(table->strand_, end(table, number));
  });
}

Task<void> Table::end_pause(int number) {
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  while (co_await up_to_date()) {
    if (residence_ == Residence::deleted || pause_with_bots() != number) co_return;
    auto change = plan_note(entry(number).seat, "", {.kind = Note::Kind::proceed});
    if (!change || co_await append(std::move(*change)) != CommitResult::conflict) break;
  }
  minded_pause_ = 0;
}

void Table::mind_question() {
  mind_pause();
  const auto& question = course_.standing().question;
  if (!question || question->about == kChance || !question->awaits.has(question->about)) return;
  auto answer = [](std::shared_ptr<Table> self, int number) -> Task<void> { co_await self->answer_for_absent(number); };
  if (audience_.is_present(question->about)) return spawn(strand_, answer(shared_from_this(), question->number));
  if (std::exchange(minded_, question->number) == question->number) return;
  const WallTime asked = entry(question->number).at;
  tables_.time().ring_at(instant_of(asked) + kSilence, [weak = weak_from_this(), number = question->number, answer] {
    if (const auto table = weak.lock()) spawn(table->strand_, answer(table, number));
  });
}

Task<void> Table::answer_for_absent(int number) {
  if (residence_ == Residence::deleted) co_return;
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  while (co_await up_to_date()) {
    const auto question = course_.standing().question;
    if (!question || question->number != number || !question->awaits.has(question->about)) co_return;
    const WallTime asked = entry(number).at;
    const bool is_here = audience_.is_present(question->about);
    if (!is_here && instant_of(asked) + kSilence > tables_.time().now()) co_return;
    auto change = plan_note(question->about, "", {.kind = is_here ? Note::Kind::refuse : Note::Kind::agree});
    if (!change || co_await append(std::move(*change)) != CommitResult::conflict) break;
  }
  // Where it could not be written, who comes next, or asks again, is answered.
  minded_ = 0;
}

bool Table::is_away(Seat seat) const {
  const StoredSeat& each = log_.seat(seat);
  if (each.bot || each.key_hash.empty() || audience_.is_present(seat) || tables_.away_seconds() == seconds(0)) {
    return false;
  }
  return tables_.time().now() - gone_since(seat) >= tables_.away_seconds();
}

Instant Table::gone_since(Seat seat) const {
  const auto taken = std::max(milliseconds(0), tables_.time().wall() - log_.seat(seat).taken);
  return std::max(gone_[static_cast<std::size_t>(seat)], tables_.time().now() - taken);
}

void Table::await_return(Seat seat) {
  const StoredSeat& each = log_.seat(seat);
  if (each.bot || each.key_hash.empty() || audience_.is_present(seat) || stored().over || is_away(seat)) return;
  if (tables_.away_seconds() == seconds(0) || awaited_returns_.has(seat)) return;
  awaited_returns_.add(seat);
  tables_.time().ring_at(gone_since(seat) + tables_.away_seconds(), [weak = weak_from_this(), seat] {
    const auto table = weak.lock();
    if (!table) return;
    asio::post(table->strand_, [table, seat] {
      table->awaited_returns_.remove(seat);
      if (table->is_away(seat)) table->audience_.tell_all(table->seats_message());
      else table->await_return(seat);
    });
  });
}

// Who looks on.

void Table::spectators_changed() {
  if (std::exchange(tells_spectators_, true)) return;
  tables_.time().ring_at(tables_.time().now() + kSpectatorsPause, [weak = weak_from_this()] {
    const auto table = weak.lock();
    if (!table) return;
    asio::post(table->strand_, [table] {
      table->tells_spectators_ = false;
      table->audience_.tell_all(table->watching_message());
      table->house_.look_again();
    });
  });
}

}  // namespace nemeton
