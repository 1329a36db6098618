#include "server/table/table.hpp"

#include <algorithm>

#include "server/base/log.hpp"
#include "server/dice/keys.hpp"
#include "server/ratings/bot_ratings.hpp"
#include "server/table/bot_places.hpp"
#include "server/table/replay.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

namespace {

using std::chrono::seconds;

// Longer than a bot thinks: after that another process does what follows from an entry.
constexpr seconds kHandover{3};
// When a bot tries again to play what could not be written.
constexpr seconds kBotPause{1};
// When it is tried again to append a flag's fall that could not be written.
constexpr seconds kFlagPause{10};

}  // namespace

Table::Table(Tables& tables, Course course, StoredTable stored, std::optional<TableClocks> clocks)
    : tables_(tables),
      strand_(tables.loops().next()),
      mutex_(strand_),
      log_(tables.store(), std::move(stored)),
      course_(std::move(course)),
      dice_(log_),
      clocks_(std::move(clocks)),
      lobby_(
          tables.store(), strand_, [this] { return waits_in_lobby(); },
          [this](bool waits) { return is_listed(kLobby, waits, WaitInLobby{id(), waits}); }),
      house_(
          tables.store(), strand_, [this] { return is_watchable(); },
          [this](bool is_there) {
            const int players = is_there ? audience_.present().size() : 0;
            return is_listed("watching", is_there,
                             ReportPresence{id(), players, is_there ? audience_.spectators() : 0});
          }),
      bots_(tables.bot_scheduler(), strand_, *this, kBotPause),
      moves_(metrics().moves(game())) {
  gone_.fill(tables.time().now());
}

std::expected<std::shared_ptr<Table>, std::string> Table::restore(Tables& tables, StoredTable stored) {
  auto course = begin_course(stored);
  if (!course) return std::unexpected(course.error());
  auto clocks = TableClocks::read(stored, tables.started());
  if (!clocks) return std::unexpected(clocks.error());
  std::shared_ptr<Table> table(new Table(tables, std::move(*course), std::move(stored), std::move(*clocks)));
  if (table->clocks_) table->clocks_->wait_for(table->on_move(), kChance, table->instant_of({}));
  for (const Entry& entry : table->log_.entries()) {
    if (!play(table->course_, entry)) return std::unexpected(impossible(table->stored(), entry));
    if (table->clocks_) table->clocks_->count(entry, table->on_move(), table->instant_of(entry.at));
  }
  table->start_clocks();
  table->await_arrivals();
  for (Seat seat = 0; seat < table->seats(); ++seat) table->await_answer(seat);
  return table;
}

bool Table::is_held_by(const SeatHolder& holder, Seat seat) const {
  const StoredSeat& stored = log_.seat(seat);
  if (holder.player.empty()) return opens(holder.key, stored.key_hash);
  return stored.player == holder.player && !stored.key_hash.empty();
}

std::optional<Seat> Table::seat_of(const SeatHolder& holder) const {
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (is_held_by(holder, seat)) return seat;
  }
  return std::nullopt;
}

// Actions.

Task<std::expected<void, Refusal>> Table::act(std::shared_ptr<Listener> from, Seat seat, std::string id,
                                              std::optional<std::string> token, std::optional<int> thought_of) {
  const auto self = shared_from_this();
  const Instant arrived = tables_.time().now();
  const PendingAction pending(*this);
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  const int told = last();
  while (co_await up_to_date()) {
    if (from && !holds(*from, seat)) co_return std::unexpected(bad_key());
    if (const auto earlier = log_.action_with(seat, id)) {
      if (from && *earlier <= told) from->send(past_event(*earlier, seat));
      co_return std::expected<void, Refusal>{};
    }
    if (thought_of && is_outdated(seat, *thought_of)) {
      co_return std::unexpected(Refusal{409, to_string(ErrorCode::illegal_action), "the seat has acted since"});
    }
    if (!thought_of && token && course_.standing().substitutes.has(seat)) {
      co_return std::unexpected(Refusal{409, "substituted", "a bot plays for the seat, expected continue first"});
    }
    if (is_out_of_time(seat, arrived)) {
      if (co_await fall_flag(seat) == CommitResult::failed) break;
      continue;
    }
    auto change = plan_action(seat, id, token);
    if (!change) co_return std::unexpected(change.error());
    stamp(change->entries, arrived);
    const CommitResult result = co_await append(std::move(*change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::done) {
      (log_.seat(seat).bot ? moves_.bots : moves_.people).Increment();
      if (set_dice_time()) audience_.tell_all(dice_message());
      co_return std::expected<void, Refusal>{};
    }
  }
  co_return std::unexpected(lost());
}

std::expected<Append, Refusal> Table::plan_action(Seat seat, const std::string& id,
                                                  const std::optional<std::string>& token) const {
  if (stored().over) {
    return std::unexpected(Refusal{400, to_string(ErrorCode::illegal_action), "the game is over"});
  }
  if (token && is_full()) {
    return std::unexpected(Refusal{400, to_string(ErrorCode::illegal_action),
                                   "the table has as many entries as it may; all that is left is to give up"});
  }
  Append append{.table = stored().id, .first = last() + 1, .entries = {{seat, token, id}}, .over = !token};
  if (!token) return append;
  // What is valid is tried on a copy; the course itself holds only what is on disk.
  Course next = course_;
  if (const auto played = next.play(seat, *token); !played) return std::unexpected(refusal(played.error()));
  dice_.draw(next, append.entries);
  append.over = next.is_over();
  return append;
}

void Table::stamp(std::vector<Entry>& entries, Instant arrived) const {
  for (Entry& entry : entries) {
    entry.at = tables_.time().wall();
    if (clocks_) entry.used = clocks_->used(entry.seat, arrived);
  }
}

// The rematch.

Task<std::expected<void, Refusal>> Table::rematch(std::shared_ptr<Listener> from, Seat seat) {
  const auto self = shared_from_this();
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  if (!co_await up_to_date()) co_return std::unexpected(lost());
  if (from && !holds(*from, seat)) co_return std::unexpected(bad_key());
  if (!stored().over) co_return std::unexpected(Refusal{409, "not_over", "the game is not over yet"});
  if (!stored().next.empty()) {
    if (from) from->send(next_message(*audience_.find(*from)));
    co_return std::expected<void, Refusal>{};
  }
  if (!log_.seat(seat).wants_rematch) {
    const std::string& player = log_.seat(seat).player;
    auto own = player.empty() ? std::nullopt : std::optional(player);
    if (auto refused = co_await refuse_company(std::move(own), {})) co_return std::unexpected(*std::move(refused));
    if (auto refused = co_await refuse_bot_accounts()) co_return std::unexpected(*std::move(refused));
    WantRematch change{id(), seat};
    if (co_await commit(std::move(change)) != CommitResult::done) co_return std::unexpected(unavailable());
  }
  audience_.tell_all(rematch_message());
  if (!co_await open_rematch()) co_return std::unexpected(unavailable());
  if (stored().next.empty()) tell_absent();
  co_return std::expected<void, Refusal>{};
}

Task<std::optional<Refusal>> Table::refuse_bot_accounts() {
  SeatSet persons;
  std::vector<std::string> askers;
  for (Seat seat = 0; seat < seats(); ++seat) {
    const StoredSeat& each = log_.seat(seat);
    if (each.key_hash.empty() || !each.owner.empty()) continue;
    persons.add(seat);
    if (!each.player.empty()) askers.push_back(each.player);
  }
  // Players whose address is unknown have one share together.
  const auto client = audience_.client_at(persons);
  askers.push_back(client ? holder_at(*client) : "");
  std::vector<std::string> bots;
  for (const StoredSeat& each : stored().seats) {
    if (!each.owner.empty()) bots.push_back(each.player);
  }
  for (std::string& each : bots) {
    const auto place = co_await take_bot_place(tables_, std::move(each), rematch_place(), askers, BotPlace::rematch);
    if (!place) co_return place.error();
  }
  co_return std::nullopt;
}

Task<bool> Table::open_rematch() {
  while (co_await up_to_date()) {
    const auto person = [](const StoredSeat& each) { return !each.key_hash.empty(); };
    const bool wanted = wishes() > 0 && wishes() >= std::ranges::count_if(stored().seats, person);
    if (!wanted || !stored().next.empty()) co_return true;
    Opening opening{.game = &course_.game(),
                    .options = course_.match().options(),
                    .time_control = clocks_ ? std::optional(clocks_->control()) : std::nullopt,
                    .seats = stored().seats,
                    .rematch_of = id(),
                    .client = std::nullopt,
                    .rated = stored().rated,
                    .is_public = !stored().watch.empty()};
    std::ranges::rotate(opening.seats, opening.seats.end() - 1);
    for (StoredSeat& each : opening.seats)
      each = {.bot = each.bot,
              .key_hash = each.key_hash,
              .name = each.name,
              .player = each.player,
              .origin = each.origin,
              .owner = each.owner};
    const auto opened = co_await tables_.open(std::move(opening));
    if (opened) {
      log_.rematch_opened((*opened)->id());
      for (const StoredSeat& each : stored().seats) {
        if (each.owner.empty()) continue;
        Shares& shares = tables_.rate_limiter().shares();
        shares.replace(bot_places(each.player), rematch_place(), (*opened)->id());
        shares.settle(bot_places(each.player), (*opened)->id());
      }
      tell_next();
      co_return true;
    }
    log_.mark_stale();
    if (opened.error() != CommitResult::conflict) break;
  }
  co_return false;
}

int Table::wishes() const {
  return static_cast<int>(std::ranges::count(stored().seats, true, &StoredSeat::wants_rematch));
}

// Changes, by this process and by others.

Task<CommitResult> Table::commit(Change change) {
  const CommitResult result = co_await log_.commit(std::move(change));
  tables_.note(result);
  if (result == CommitResult::failed && clocks_ && clocks_->is_live()) {
    // What the store keeps from being confirmed costs nobody time.
    start_clocks();
    settle_clocks();
  }
  co_return result;
}

bool Table::counts(const Course& ended, std::span<const Entry> last_entries) const {
  if (!ended.ending()) return true;
  SeatSet acted;
  bool was_drawn = false;
  for (const std::span<const Entry> entries : {std::span<const Entry>(log_.entries()), last_entries}) {
    for (const Entry& each : entries) {
      if (!each.token || is_note(*each.token)) continue;
      if (each.seat == kChance) was_drawn = true;
      else acted.add(each.seat);
    }
  }
  if (acted.size() == seats()) return true;
  // After a draw a player has seen something, such as a hand, and would otherwise leave until they like what they see.
  return was_drawn && ended.ending()->forfeit;
}

void Table::add_results(Append& change) const {
  Course ended = course_;
  for (const Entry& each : change.entries) {
    if (!play(ended, each)) return;
  }
  const Returns returns = ended.returns();
  const std::span all(returns.begin(), static_cast<std::size_t>(seats()));
  change.game = game();
  change.rated = stored().rated && counts(ended, change.entries);
  for (Seat seat = 0; seat < seats(); ++seat) {
    const StoredSeat& each = log_.seat(seat);
    const double own = all[static_cast<std::size_t>(seat)];
    const auto better = std::ranges::count_if(all, [own](double other) { return other > own; });
    const auto bot = each.bot ? bot_rating(game(), *each.bot) : std::nullopt;
    // Somebody who is gone has no rating.
    if (!bot && each.player.empty()) change.rated = false;
    // Two of one person may have sat down in the same instant.
    for (Seat other = 0; other < seat; ++other) {
      if (!each.player.empty() && log_.seat(other).person() == each.person()) change.rated = false;
    }
    change.results.push_back(
        {.seat = {.place = 1 + static_cast<int>(better), .side = ended.match().side(seat), .bot_rating = bot},
         .player = each.player,
         .bot = each.bot});
  }
}

Task<CommitResult> Table::append(Append change) {
  if (change.over) add_results(change);
  const CommitResult result = co_await commit(std::move(change));
  if (result != CommitResult::done) co_return result;
  play_new_entries();
  if (stored().over) {
    metrics().over(game());
    log_info("game over", {{"table", id()}, {"game", game()}, {"events", last()}});
  }
  settle_clocks();
  mind_question();
  tell_absent();
  bots_.wake(shared_from_this());
  co_return result;
}

bool Table::play_new_entries() {
  while (course_.last() < log_.last()) {
    const Entry& entry = log_.entries()[static_cast<std::size_t>(course_.last())];
    if (!play(course_, entry)) return false;
    if (clocks_) clocks_->count(entry, on_move(), tables_.time().now());
    if (entry.seat != kChance) gone_[static_cast<std::size_t>(entry.seat)] = tables_.time().now();
    if (course_.is_over()) {
      tables_.rate_limiter().over(id());
      house_.look_again();
    }
    audience_.publish(course_, entry);
  }
  return true;
}

Task<bool> Table::up_to_date() {
  const TableLog::News news = co_await log_.refresh();
  if (news.read == TableLog::Read::deleted) be_deleted();
  if (news.read != TableLog::Read::done) co_return false;
  if (!play_new_entries()) {
    log_error("an entry of a table's log is not possible", {{"table", id()}, {"entry", last() + 1}});
    co_return false;
  }
  if (news.entries) {
    resume_later();
    mind_question();
    // Another process has not seen who looks here.
    for (Seat seat = 0; seat < seats(); ++seat) {
      if (on_move().has(seat) && audience_.is_present(seat)) note_seen(seat);
    }
  }
  if (news.holders || news.players) {
    audience_.unseat([this](const SeatHolder& holder, Seat seat) { return is_held_by(holder, seat); },
                     [this](Seat seat) { return freed_ && freed_->seat == seat ? freed_->why : bad_key(); });
  }
  if (news.holders) {
    start_clocks();
    for (Seat seat = 0; seat < seats(); ++seat) await_return(seat);
    lobby_.begin(shared_from_this());
  }
  if (news.asked) {
    for (Seat seat = 0; seat < seats(); ++seat) await_answer(seat);
  }
  if (news.holders || news.names || news.players || news.asked) audience_.tell_all(seats_message());
  if (news.holders || news.entries) settle_clocks();
  if (news.wishes) audience_.tell_all(rematch_message());
  if (news.client_seeds) audience_.tell_all(dice_message());
  if (news.rematch) tell_next();
  if (news.withdrawn) withdraw();
  co_return true;
}

void Table::hear_news() {
  auto take_in = [](std::shared_ptr<Table> self) -> Task<void> {
    self->log_.mark_stale();
    // A task that waits for the mutex takes in this news too.
    if (std::exchange(self->news_task_, NewsTask::waiting) == NewsTask::waiting) co_return;
    const AsyncMutex::Lock lock = co_await self->mutex_.lock();
    self->news_task_ = NewsTask::none;
    // Two who want a rematch in the same instant at different servers did not know of one another.
    co_await self->open_rematch();
    // A client seed that came at another server may be what the dice here wait for.
    co_await self->draw_due();
  };
  spawn(strand_, take_in(shared_from_this()));
}

Refusal Table::lost() const {
  if (residence_ != Residence::deleted) return unavailable();
  return {404, "no_table", "there is no table with that name any more"};
}

void Table::be_deleted() {
  const Residence before = std::exchange(residence_, Residence::deleted);
  if (before == Residence::deleted) return;
  tables_.drop(id());
  tables_.rate_limiter().over(id());
  if (before == Residence::held) tables_.let_go(id());
  lobby_.look_again();
  house_.look_again();
  audience_.tell_all(R"({"type":"error","code":"no_table","message":"the table was deleted"})");
  audience_.clear();
}

// Bots.

void Table::resume() {
  auto resume = [](std::shared_ptr<Table> self) -> Task<void> {
    co_await self->roll();
    // A bot that thinks here is not to leave the game to a process that may be gone.
    self->log_.take_over();
    self->set_alarm(Instant::min());
    self->mind_question();
    self->bots_.wake(self);
  };
  spawn(strand_, resume(shared_from_this()));
}

void Table::resume_later() {
  tables_.time().ring_at(tables_.time().now() + kHandover, [weak = weak_from_this(), at = last()] {
    const auto table = weak.lock();
    if (!table) return;
    asio::post(table->strand_, [table, at] {
      if (table->last() == at) table->resume();
    });
  });
}

Claim Table::claim() const {
  if (auto looked_at = audience_.claim(id())) return *std::move(looked_at);
  return {id(), Attention::nobody, tables_.rate_limiter().opener(id()).value_or(Address())};
}

bool Table::is_full() const { return last() >= tables_.most_entries(); }

SeatSet Table::bots_to_act() const {
  SeatSet bots;
  if (stored().over || is_full() || residence_ == Residence::deleted) return bots;
  const SeatSet to_act = course_.match().node().to_act;
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (to_act.has(seat) && is_bots(seat)) bots.add(seat);
  }
  return bots;
}

bool Table::is_outdated(Seat seat, int thought_of) const {
  return log_.has_acted(seat, thought_of) || course_.was_taken_back_since(thought_of) || !is_bots(seat);
}

Task<BotAction> Table::play_for_bot(Seat seat, std::string token, int thought_of) {
  const auto played = co_await act(nullptr, seat, "", std::move(token), thought_of);
  if (played) co_return BotAction::played;
  if (is_outdated(seat, thought_of)) {
    co_return log_.last_writer() == TableLog::Writer::this_process ? BotAction::played : BotAction::overtaken;
  }
  if (stored().over || residence_ == Residence::deleted) co_return BotAction::played;
  // The store has said that it cannot be written.
  if (played.error().code != unavailable().code) {
    log_error("a bot cannot play", {{"table", id()}, {"seat", seat}, {"code", played.error().code}});
  }
  co_return BotAction::refused;
}

// Clocks.

Instant Table::instant_of(WallTime time) const {
  for (const StoredSeat& each : stored().seats) time = std::max(time, each.taken);
  return tables_.time().now() - std::max(milliseconds(0), tables_.time().wall() - time);
}

SeatSet Table::on_move() const {
  SeatSet seats;
  if (course_.is_over() || course_.standing().is_paused || log_.has_open_seat()) return seats;
  for (Seat seat = 0; seat < this->seats(); ++seat) {
    if (course_.to_act().has(seat) && course_.is_played_by_person(seat)) seats.add(seat);
  }
  return seats;
}

void Table::start_clocks() {
  if (clocks_) clocks_->start(on_move(), audience_.present(), tables_.time().now());
}

bool Table::is_out_of_time(Seat seat, Instant at) const {
  return clocks_ && clocks_->is_out_of_time(seat, audience_.is_present(seat), at);
}

void Table::settle_clocks() {
  if (!clocks_) return;
  audience_.tell_all(clock_message());
  set_alarm(Instant::min());
}

void Table::set_alarm(Instant earliest) {
  if (!clocks_ || residence_ == Residence::deleted) return;
  const Residence residence = clocks_->is_live() && clocks_->any_runs() ? Residence::held : Residence::as_used;
  if (residence != std::exchange(residence_, residence)) {
    residence == Residence::held ? tables_.hold(shared_from_this()) : tables_.let_go(id());
  }
  const auto alarm = clocks_->set_alarm(audience_.present(), tables_.time().now(), earliest);
  if (!alarm) return;
  tables_.time().ring_at(*alarm, [weak = weak_from_this(), when = *alarm] {
    const auto table = weak.lock();
    if (!table) return;
    auto ring = [](std::shared_ptr<Table> self, Instant rung) -> Task<void> {
      if (self->clocks_->alarm_rings(rung)) co_await self->check_clocks();
    };
    spawn(table->strand_, ring(table, when));
  });
}

Task<void> Table::check_clocks() {
  if (residence_ == Residence::deleted) co_return;
  const auto self = shared_from_this();
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  // An action that came before and waits for the mutex goes first, and sets the alarm again.
  if (pending_actions_ > 0) co_return;
  while (co_await up_to_date()) {
    Seat late = 0;
    while (late < seats() && !is_out_of_time(late, tables_.time().now())) ++late;
    if (late == seats()) co_return settle_clocks();
    if (co_await fall_flag(late) == CommitResult::failed) break;
  }
  set_alarm(tables_.time().now() + kFlagPause);
}

Task<CommitResult> Table::fall_flag(Seat seat) {
  Append change{.table = stored().id, .first = last() + 1, .entries = {clocks_->flag_fall(seat)}, .over = true};
  change.entries.front().at = tables_.time().wall();
  co_return co_await append(std::move(change));
}

}  // namespace nemeton
