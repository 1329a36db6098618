#include "server/table/state/dice_commitment.hpp"

#include <algorithm>

#include "server/dice/dice.hpp"

namespace nemeton {

namespace {

// Whether the seat has committed to a client seed.
bool has_committed(const StoredSeat& seat) { return !seat.commitment.value_or("").empty(); }

}  // namespace

DiceCommitment::Stage DiceCommitment::stage() const {
  const auto& seats = log_.table().seats;
  const auto is_to_commit = [](const StoredSeat& each) { return !each.bot && !each.commitment; };
  const auto is_to_open = [](const StoredSeat& each) { return has_committed(each) && !each.client_seed; };
  if (std::ranges::any_of(seats, is_to_commit)) return Stage::commit;
  return std::ranges::any_of(seats, is_to_open) ? Stage::open : Stage::done;
}

SeatSet DiceCommitment::awaited() const {
  const Stage now = stage();
  SeatSet awaited;
  for (Seat seat = 0; seat < log_.seats(); ++seat) {
    const StoredSeat& each = log_.seat(seat);
    const bool is_late =
        now == Stage::commit ? !each.bot && !each.commitment : has_committed(each) && !each.client_seed;
    if (now != Stage::done && is_late) awaited.add(seat);
  }
  return awaited;
}

bool DiceCommitment::is_opened() const {
  return std::ranges::any_of(log_.table().seats,
                             [](const StoredSeat& each) { return !each.client_seed.value_or("").empty(); });
}

std::optional<Instant> DiceCommitment::set_time(Instant now, milliseconds time) {
  const Stage stage = this->stage();
  if (stage == Stage::done || log_.has_open_seat()) {
    stop_time();
    return std::nullopt;
  }
  if (is_timed()) return std::nullopt;
  wait_ = {stage, now + time};
  return wait_->until;
}

void DiceCommitment::draw(Course& course, std::vector<Entry>& entries) const {
  if (stage() != Stage::done) return;
  const StoredTable& table = log_.table();
  std::vector<std::string> client_seeds;
  SeatSet given;
  for (Seat seat = 0; seat < log_.seats(); ++seat) {
    client_seeds.push_back(log_.seat(seat).client_seed.value_or(""));
    if (!client_seeds.back().empty()) given.add(seat);
  }
  while (course.awaits_draw()) {
    DiceBits bits(table.dice_version, table.server_seed, table.id, course.match().step_count(), client_seeds);
    entries.push_back({kChance, course.draw(bits), {}, given});
  }
}

void DiceCommitment::write(bool is_due, Instant now, JsonWriter& json) const {
  const auto& seats = log_.table().seats;
  const auto write_or_null = [&](const std::optional<std::string>& text) -> JsonWriter& {
    return text ? json.string(*text) : json.null();
  };
  json.begin_object().field("version", log_.table().dice_version);
  json.field("commitment", commitment_to(log_.table().server_seed)).key("commitments").begin_array();
  for (const StoredSeat& each : seats) each.bot ? json.string("") : write_or_null(each.commitment);
  json.end_array();
  json.key("client_seeds").begin_array();
  for (const StoredSeat& each : seats) {
    const bool gives_none = each.bot || each.commitment == "";
    gives_none ? json.string("") : write_or_null(each.client_seed);
  }
  json.end_array().key("awaiting").begin_array();
  for (Seat seat = 0; is_due && seat < log_.seats(); ++seat) {
    if (awaited().has(seat)) json.number(seat);
  }
  json.end_array();
  if (is_due && is_timed()) {
    json.key("left").number(
        std::chrono::ceil<milliseconds>(std::max(Instant::duration(0), wait_->until - now)).count());
  }
  json.end_object();
}

void DiceCommitment::write_proof(const Course& course, JsonWriter& json) const {
  const StoredTable& table = log_.table();
  json.begin_object()
      .field("version", table.dice_version)
      .field("table", table.id)
      .field("commitment", commitment_to(table.server_seed));
  json.field("secret", table.server_seed).key("numbers").begin_array();
  // From the first draw on the client seeds stay as they are, even if persons come or leave. Before, they count for nothing.
  const bool is_drawn = std::ranges::count(log_.entries(), kChance, &Entry::seat) > 0;
  const std::vector<int> step_events = course.step_events();
  for (Seat seat = 0; is_drawn && seat < log_.seats(); ++seat) write_number(seat, json);
  json.end_array().key("told").begin_array();
  const std::vector<Step> steps = course.match().steps();
  for (std::size_t step = 0; step < steps.size(); ++step) {
    if (steps[step].node == NodeKind::chance && entry(step_events[step]).seat != kChance) json.number(step);
  }
  json.end_array().end_object();
}

// A seat's client seed counts for the whole game.
void DiceCommitment::write_number(Seat seat, JsonWriter& json) const {
  const StoredSeat& each = log_.seat(seat);
  if (!has_committed(each)) return;
  json.begin_object().field("seat", seat).field("commitment", *each.commitment).key("number");
  const std::string number = each.client_seed.value_or("");
  number.empty() ? json.null() : json.string(number);
  json.end_object();
}

}  // namespace nemeton
