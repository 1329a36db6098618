#include "server/table/flag_timer.hpp"

#include "server/table/table_messages.hpp"

namespace nemeton {

namespace {

// After a flag's fall could not be appended, this long passes before the next try.
constexpr std::chrono::seconds kFlagPause{10};

}  // namespace

void FlagTimer::start_clocks() {
  if (core_.clocks()) core_.clocks()->start(core_.on_move(), core_.audience().present(), core_.now());
}

void FlagTimer::restart_live_clocks() {
  if (!core_.clocks() || !core_.clocks()->is_live()) return;
  start_clocks();
  tell_clocks();
}

void FlagTimer::tell_clocks() {
  if (!core_.clocks()) return;
  core_.tell_all(clock_message(core_));
  set_alarm();
}

void FlagTimer::set_alarm(Instant earliest) {
  auto& clocks = core_.clocks();
  if (!clocks || core_.is_deleted()) return;
  core_.keep_in_memory(clocks->is_live() && clocks->any_runs());
  const auto alarm = clocks->set_alarm(core_.audience().present(), core_.now(), earliest);
  if (alarm) core_.run_at(*alarm, [this, when = *alarm] { return ring(when); });
}

Task<void> FlagTimer::ring(Instant when) {
  if (core_.clocks()->alarm_rings(when)) co_await check();
}

Task<void> FlagTimer::check() {
  if (!core_.clocks() || core_.is_deleted()) co_return;
  const TableCore::Lock lock = co_await core_.lock();
  // An action that came before and waits for the lock goes first, and sets the alarm again.
  if (pending_actions_ > 0) co_return;
  while (co_await core_.up_to_date()) {
    Seat late = 0;
    while (late < core_.seats() && !is_out_of_time(late, core_.now())) ++late;
    if (late == core_.seats()) co_return tell_clocks();
    if (co_await fall_flag(late) == CommitResult::failed) break;
  }
  set_alarm(core_.now() + kFlagPause);
}

bool FlagTimer::is_out_of_time(Seat seat, Instant at) const {
  return core_.clocks() && core_.clocks()->is_out_of_time(seat, core_.audience().is_present(seat), at);
}

Task<CommitResult> FlagTimer::fall_flag(Seat seat) {
  Append change{
      .table = core_.id(), .first = core_.last() + 1, .entries = {core_.clocks()->flag_fall(seat)}, .over = true};
  change.entries.front().at = core_.wall();
  co_return co_await core_.append(std::move(change));
}

}  // namespace nemeton
