// The clocks at a table: whose runs, what a move has used, and the flag that falls. All of it is in the log: each action with the time
// that it used, measured by the process that it came to, and the end of a seat's time as an event. Several processes may see a flag fall,
// and one of them appends it.
#include <algorithm>

#include "protocol/json_text.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

namespace {

using std::chrono::seconds;

// Where a game goes on after a pause, such as a restart of the server, so much time is given to come back to the table.
constexpr std::chrono::minutes kComing{1};
// So long after its start a server lets nobody lose by the calendar: it may have been away.
constexpr std::chrono::hours kGrace{12};
// A process at which the seat is not present leaves the flag so much longer to the one at which it may be.
constexpr seconds kElsewhere{2};
// When it is tried again to append a flag's fall that could not be written.
constexpr seconds kAgain{10};

}  // namespace

std::expected<void, std::string> Table::set_clocks() {
  if (stored_.time_control.empty()) return {};
  const auto json = nlohmann::json::parse(stored_.time_control, nullptr, false);
  const auto control = read_time_control(&json);
  if (!control || !*control) return std::unexpected("table " + id() + " has an unknown time control");
  const bool calendar = (*control)->kind == TimeControl::Kind::correspondence;
  clocks_.emplace(**control, calendar ? tables_.started() + kGrace : Instant::min());
  clocks_->wait_for(on_move(), kChance, instant_of({}));
  return {};
}

bool Table::is_live() const { return clocks_->control().kind != TimeControl::Kind::correspondence; }

Instant Table::instant_of(WallTime time) const {
  for (const StoredSeat& each : stored_.seats) time = std::max(time, each.taken);
  return tables_.time().now() - std::max(milliseconds(0), tables_.time().wall() - time);
}

SeatSet Table::on_move() const {
  SeatSet on_move;
  const auto open = [](const StoredSeat& each) { return !each.bot && each.key_hash.empty(); };
  if (stored_.over || std::ranges::any_of(stored_.seats, open)) return on_move;
  const SeatSet to_act = asks(*match_) ? SeatSet::of(match_->asked()) : match_->node().to_act;
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (to_act.has(seat) && !seat_at(seat).bot) on_move.add(seat);
  }
  return on_move;
}

void Table::count(const Entry& entry, Instant at) {
  if (!clocks_) return;
  if (entry.timed_out) {
    clocks_->run_out(entry.seat);
  } else if (entry.used) {
    clocks_->spend(entry.seat, *entry.used);
    if (entry.token) clocks_->earn(entry.seat);
  }
  clocks_->wait_for(entry.token ? on_move() : SeatSet(), entry.seat, at);
}

void Table::stamp(std::vector<Entry>& entries, Instant arrived) const {
  for (Entry& entry : entries) {
    entry.at = tables_.time().wall();
    if (clocks_ && clocks_->running().has(entry.seat)) entry.used = clocks_->used(entry.seat, arrived);
  }
}

void Table::start_clocks() {
  if (!clocks_) return;
  const Instant now = tables_.time().now();
  clocks_->wait_for(on_move(), kChance, now);
  for (Seat seat = 0; is_live() && seat < seats(); ++seat) {
    if (clocks_->running().has(seat)) clocks_->start(seat, present(seat) ? now : now + kComing);
  }
}

bool Table::sit_down(Seat seat) {
  const Instant now = tables_.time().now();
  if (!clocks_->running().has(seat) || clocks_->since(seat) <= now) return false;
  clocks_->start(seat, now);
  settle_clocks();
  return true;
}

Instant Table::flag(Seat seat) const { return clocks_->flag(seat) + (present(seat) ? seconds(0) : kElsewhere); }

bool Table::is_out_of_time(Seat seat, Instant at) const {
  return clocks_ && clocks_->running().has(seat) && at > flag(seat);
}

void Table::settle_clocks() {
  if (!clocks_) return;
  tell_all(clock_message());
  set_alarm(Instant::min());
}

void Table::set_alarm(Instant earliest) {
  if (!clocks_ || gone_) return;
  const bool hold = is_live() && !clocks_->running().empty();
  if (hold != std::exchange(held_, hold)) hold ? tables_.hold(shared_from_this()) : tables_.let_go(id());
  const Instant now = tables_.time().now();
  Instant next = Instant::max();
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (!clocks_->running().has(seat)) continue;
    // A flag falls when its last instant is over.
    const Instant since = clocks_->since(seat);
    next = std::min(next, since > now ? since : flag(seat) + milliseconds(1));
  }
  // One that rings too early finds out when the next is due.
  if (next == Instant::max() || alarm_ <= next) return;
  alarm_ = std::max(next, earliest);
  tables_.time().ring_at(alarm_, [weak = weak_from_this(), when = alarm_] {
    const auto table = weak.lock();
    if (!table) return;
    auto mind = [](std::shared_ptr<Table> self, Instant rung) -> Task<void> {
      // Another that rings earlier was set since.
      if (self->alarm_ != rung) co_return;
      self->alarm_ = Instant::max();
      co_await self->mind_clocks();
    };
    spawn(table->strand_, mind(table, when));
  });
}

Task<void> Table::mind_clocks() {
  if (!clocks_ || gone_) co_return;
  const auto self = shared_from_this();
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  // Who came before and waits for its turn goes first, and sets the alarm again.
  if (acting_ > 0) co_return;
  while (co_await up_to_date()) {
    Seat late = 0;
    while (late < seats() && !is_out_of_time(late, tables_.time().now())) ++late;
    if (late == seats()) co_return settle_clocks();
    if (co_await end_by_time(late) == CommitResult::failed) break;
  }
  set_alarm(tables_.time().now() + kAgain);
}

Task<CommitResult> Table::end_by_time(Seat seat) {
  Append change{.table = stored_.id, .first = last() + 1, .entries = {{seat, std::nullopt, ""}}, .over = true};
  Entry& entry = change.entries.front();
  entry.timed_out = true;
  entry.used = clocks_->used(seat, clocks_->flag(seat));
  entry.at = tables_.time().wall();
  co_return co_await append(std::move(change));
}

}  // namespace nemeton
