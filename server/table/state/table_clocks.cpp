#include "server/table/state/table_clocks.hpp"

#include <algorithm>

#include "protocol/json_text.hpp"
#include "server/table/state/replay.hpp"

namespace nemeton {

namespace {

using std::chrono::seconds;

// When a game goes on after a pause, such as a restart of the server, players have this time to come back.
constexpr std::chrono::minutes kComingBack{1};
// For this time after its start, a server lets no clock of the calendar run out: the server may have been away.
constexpr std::chrono::hours kGrace{12};
// A process at which the seat is not present leaves the flag this much longer to a process at which it may be.
constexpr seconds kElsewhere{2};

}  // namespace

std::expected<std::optional<TableClocks>, std::string> TableClocks::read(const StoredTable& table, Instant started) {
  if (table.time_control.empty()) return std::nullopt;
  const auto json = nlohmann::json::parse(table.time_control, nullptr, false);
  const auto control = read_time_control(&json);
  if (!control || !*control) return std::unexpected("table " + table.id + " has an unknown time control");
  const bool calendar = (*control)->kind == TimeControl::Kind::correspondence;
  return TableClocks(**control, calendar ? started + kGrace : Instant::min());
}

void TableClocks::count(const Entry& entry, SeatSet on_move, Instant at) {
  if (const auto note = note_of(entry)) {
    if (note->kind == Note::Kind::give) clocks_.give(note->about, milliseconds(note->time));
    // Saying something is no move: a clock that runs goes on.
    return clocks_.wait_for(on_move, kChance, at);
  }
  if (entry.timed_out) {
    clocks_.run_out(entry.seat);
  } else if (entry.used) {
    clocks_.spend(entry.seat, *entry.used);
    if (entry.token) clocks_.earn(entry.seat);
  }
  clocks_.wait_for(entry.token ? on_move : SeatSet(), entry.seat, at);
}

std::optional<milliseconds> TableClocks::used(Seat seat, Instant arrived) const {
  if (!clocks_.running().has(seat)) return std::nullopt;
  return clocks_.used(seat, arrived);
}

void TableClocks::start(SeatSet on_move, SeatSet present, Instant now) {
  clocks_.wait_for(on_move, kChance, now);
  for (Seat seat = 0; is_live() && seat < kMaxSeats; ++seat) {
    if (clocks_.running().has(seat)) clocks_.start(seat, present.has(seat) ? now : now + kComingBack);
  }
}

bool TableClocks::sit_down(Seat seat, Instant now) {
  if (!clocks_.running().has(seat) || clocks_.since(seat) <= now) return false;
  clocks_.start(seat, now);
  return true;
}

Instant TableClocks::flag(Seat seat, bool present) const {
  return clocks_.flag(seat) + (present ? seconds(0) : kElsewhere);
}

bool TableClocks::is_out_of_time(Seat seat, bool present, Instant at) const {
  return clocks_.running().has(seat) && at > flag(seat, present);
}

Entry TableClocks::flag_fall(Seat seat) const {
  return {
      .seat = seat, .token = std::nullopt, .id = "", .timed_out = true, .used = clocks_.used(seat, clocks_.flag(seat))};
}

std::optional<Instant> TableClocks::set_alarm(SeatSet present, Instant now, Instant earliest) {
  Instant next = Instant::max();
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (!clocks_.running().has(seat)) continue;
    // A flag falls when its last instant is over.
    const Instant since = clocks_.since(seat);
    next = std::min(next, since > now ? since : flag(seat, present.has(seat)) + milliseconds(1));
  }
  // An alarm that rings too early finds out when the next is due.
  if (next == Instant::max() || alarm_ <= next) return std::nullopt;
  alarm_ = std::max(next, earliest);
  return alarm_;
}

bool TableClocks::alarm_rings(Instant when) {
  if (alarm_ != when) return false;
  alarm_ = Instant::max();
  return true;
}

void TableClocks::write(const StoredTable& table, Instant now, JsonWriter& json) const {
  const auto seats = static_cast<Seat>(table.seats.size());
  json.key("left").begin_array();
  for (Seat seat = 0; seat < seats; ++seat) {
    const bool bot = table.seats[static_cast<std::size_t>(seat)].bot.has_value();
    bot ? json.null() : json.number(std::int64_t{clocks_.left(seat, now).count()});
  }
  json.end_array().key("running").begin_array();
  for (Seat seat = 0; seat < seats; ++seat) {
    if (clocks_.running().has(seat) && clocks_.since(seat) <= now) json.number(seat);
  }
  json.end_array();
}

}  // namespace nemeton
