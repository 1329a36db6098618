#include "server/table/table_core.hpp"

#include <algorithm>

#include "server/base/log.hpp"
#include "server/base/metrics.hpp"
#include "server/ratings/bot_ratings.hpp"
#include "server/table/state/replay.hpp"
#include "server/table/table_messages.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

TableCore::TableCore(Tables& tables, Course course, StoredTable stored, std::optional<TableClocks> clocks,
                     Observer& observer)
    : tables_(tables),
      observer_(observer),
      strand_(tables.loops().next()),
      mutex_(strand_),
      log_(tables.store(), std::move(stored)),
      course_(std::move(course)),
      dice_(log_),
      clocks_(std::move(clocks)) {
  seen_.fill(tables.time().now());
}

std::expected<void, std::string> TableCore::replay() {
  if (clocks_) clocks_->wait_for(on_move(), kChance, instant_of({}));
  for (const Entry& entry : log_.entries()) {
    if (!play(course_, entry)) return std::unexpected(impossible(stored(), entry));
    if (clocks_) clocks_->count(entry, on_move(), instant_of(entry.at));
  }
  return {};
}

Instant TableCore::now() const { return tables_.time().now(); }
WallTime TableCore::wall() const { return tables_.time().wall(); }

Task<TableCore::Lock> TableCore::lock() {
  auto owner = this->owner();
  AsyncMutex::Lock lock = co_await mutex_.lock();
  co_return Lock(std::move(owner), std::move(lock));
}

// Changes, by this process and by others.

Task<CommitResult> TableCore::commit(Change change) {
  const CommitResult result = co_await log_.commit(std::move(change));
  tables_.note_result(result);
  if (result == CommitResult::failed) observer_.on_write_failed();
  co_return result;
}

Task<CommitResult> TableCore::append(Append change) {
  if (change.over) add_results(change);
  const CommitResult result = co_await commit(std::move(change));
  if (result != CommitResult::done) co_return result;
  play_new_entries();
  if (stored().over) {
    metrics().over(stored().game);
    log_info("game over", {{"table", id()}, {"game", stored().game}, {"events", last()}});
  }
  observer_.on_entries_appended();
  co_return result;
}

std::expected<Append, Refusal> TableCore::plan_action(Seat seat, const std::string& id,
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
  // The action is tried on a copy; the course itself holds only what is on disk.
  Course next = course_;
  if (const auto played = next.play(seat, *token); !played) return std::unexpected(refusal(played.error()));
  dice_.draw(next, append.entries);
  append.over = next.is_over();
  return append;
}

void TableCore::stamp(std::vector<Entry>& entries, Instant arrived) const {
  for (Entry& entry : entries) {
    entry.at = wall();
    if (clocks_) entry.used = clocks_->used(entry.seat, arrived);
  }
}

bool TableCore::counts_for_ratings(const Course& ended, std::span<const Entry> last_entries) const {
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

void TableCore::add_results(Append& change) const {
  Course ended = course_;
  for (const Entry& each : change.entries) {
    if (!play(ended, each)) return;
  }
  const Returns returns = ended.returns();
  const std::span all(returns.begin(), static_cast<std::size_t>(seats()));
  change.game = stored().game;
  change.rated = stored().rated && counts_for_ratings(ended, change.entries);
  for (Seat seat = 0; seat < seats(); ++seat) {
    const StoredSeat& each = log_.seat(seat);
    const double own = all[static_cast<std::size_t>(seat)];
    const auto better = std::ranges::count_if(all, [own](double other) { return other > own; });
    const auto bot = each.bot ? bot_rating(change.game, *each.bot) : std::nullopt;
    // A person who has left has no rating.
    if (!bot && each.player.empty()) change.rated = false;
    // Two accounts of one person may have sat down in the same instant.
    for (Seat other = 0; other < seat; ++other) {
      if (!each.player.empty() && log_.seat(other).person() == each.person()) change.rated = false;
    }
    change.results.push_back(
        {.seat = {.place = 1 + static_cast<int>(better), .side = ended.match().side(seat), .bot_rating = bot},
         .player = each.player,
         .bot = each.bot});
  }
}

bool TableCore::play_new_entries() {
  while (course_.last() < log_.last()) {
    const Entry& entry = log_.entries()[static_cast<std::size_t>(course_.last())];
    if (!play(course_, entry)) return false;
    if (clocks_) clocks_->count(entry, on_move(), now());
    if (entry.seat != kChance) set_seen(entry.seat);
    if (course_.is_over()) tables_.rate_limiter().over(id());
    observer_.on_entry_played(entry);
    audience_.publish(course_, entry);
  }
  return true;
}

Task<bool> TableCore::up_to_date() {
  const TableLog::News news = co_await log_.refresh();
  if (news.read == TableLog::Read::deleted) become_deleted();
  if (news.read != TableLog::Read::done) co_return false;
  if (!play_new_entries()) {
    log_error("an entry of a table's log is not possible", {{"table", id()}, {"entry", last() + 1}});
    co_return false;
  }
  observer_.on_news(news);
  co_return true;
}

Refusal TableCore::lost() const {
  if (!is_deleted_) return unavailable();
  return {404, "no_table", "there is no table with that name any more"};
}

void TableCore::become_deleted() {
  if (std::exchange(is_deleted_, true)) return;
  tables_.forget(id());
  tables_.rate_limiter().over(id());
  if (std::exchange(is_kept_, false)) tables_.release(id());
  observer_.on_deleted();
  tell_all(R"({"type":"error","code":"no_table","message":"the table was deleted"})");
  audience_.clear();
}

void TableCore::keep_in_memory(bool keep) {
  if (is_deleted_ || std::exchange(is_kept_, keep) == keep) return;
  keep ? tables_.keep_in_memory(id(), owner()) : tables_.release(id());
}

// Tasks.

void TableCore::run(Task<void> task) {
  auto keep = [](std::shared_ptr<const void> /*owner*/, Task<void> kept) -> Task<void> { co_await std::move(kept); };
  spawn(strand_, keep(owner(), std::move(task)));
}

void TableCore::call_at(Instant when, std::move_only_function<void()> call) {
  tables_.time().ring_at(when, [weak = owner_, strand = strand_, call = std::move(call)]() mutable {
    auto owner = weak.lock();
    if (!owner) return;
    asio::post(strand, [owner = std::move(owner), call = std::move(call)]() mutable { call(); });
  });
}

// The state of the game and its seats.

bool TableCore::is_full() const { return last() >= tables_.most_entries(); }

bool TableCore::is_played_by_bot(Seat seat) const {
  return log_.seat(seat).bot || course_.standing().substitutes.has(seat);
}

SeatSet TableCore::on_move() const {
  SeatSet seats;
  if (course_.is_over() || course_.standing().is_paused || log_.has_open_seat()) return seats;
  for (Seat seat = 0; seat < this->seats(); ++seat) {
    if (course_.to_act().has(seat) && course_.is_played_by_person(seat)) seats.add(seat);
  }
  return seats;
}

Instant TableCore::instant_of(WallTime time) const {
  for (const StoredSeat& each : stored().seats) time = std::max(time, each.taken);
  return now() - std::max(milliseconds(0), wall() - time);
}

bool TableCore::is_invited(Seat seat) const {
  const auto& invitation = log_.seat(seat).asked;
  return invitation && invitation->declined.empty() && invitation->until > wall();
}

void TableCore::set_seen(Seat seat) { seen_[static_cast<std::size_t>(seat)] = now(); }

Instant TableCore::absent_since(Seat seat) const {
  const auto taken = std::max(milliseconds(0), wall() - log_.seat(seat).taken);
  return std::max(seen_[static_cast<std::size_t>(seat)], now() - taken);
}

bool TableCore::is_away(Seat seat) const {
  const auto limit = tables_.away_seconds();
  return limit > std::chrono::seconds(0) && log_.is_taken(seat) && !audience_.is_present(seat) &&
         now() - absent_since(seat) >= limit;
}

void TableCore::tell_seats() { tell_all(seats_message(*this)); }
void TableCore::tell_dice() { tell_all(dice_message(*this)); }

}  // namespace nemeton
