#include "server/table/dice_commitment.hpp"

#include <algorithm>

#include "server/dice/dice.hpp"

namespace nemeton {

SeatSet DiceCommitment::awaited() const {
  SeatSet awaited;
  for (Seat seat = 0; seat < log_.seats(); ++seat) {
    const StoredSeat& each = log_.seat(seat);
    if (!each.key_hash.empty() && !each.client_seed && !forgone_.has(seat)) awaited.add(seat);
  }
  return awaited;
}

bool DiceCommitment::begin_wait() {
  if (wait_ == Wait::until_deadline) return false;
  wait_ = Wait::until_deadline;
  return true;
}

void DiceCommitment::end_wait() {
  wait_ = Wait::none;
  forgone_ = SeatSet(static_cast<std::uint8_t>(forgone_.bits() | awaited().bits()));
}

void DiceCommitment::draw(Course& course, std::vector<Entry>& entries) const {
  if (!awaited().empty()) return;
  const StoredTable& table = log_.table();
  std::vector<std::string> client_seeds;
  SeatSet given;
  for (Seat seat = 0; seat < log_.seats(); ++seat) {
    client_seeds.push_back(log_.seat(seat).client_seed.value_or(""));
    if (!client_seeds.back().empty()) given.add(seat);
  }
  while (course.awaits_draw()) {
    DiceBits bits(table.server_seed.empty() ? random_server_seed() : table.server_seed, table.id,
                  course.match().step_count(), client_seeds);
    entries.push_back({kChance, course.draw(bits), {}, given});
  }
}

void DiceCommitment::write(JsonWriter& json) const {
  if (!is_committed()) {
    json.null();
    return;
  }
  json.begin_object().field("commitment", commitment_to(log_.table().server_seed)).key("numbers").begin_array();
  for (const StoredSeat& each : log_.table().seats) each.client_seed ? json.string(*each.client_seed) : json.null();
  json.end_array().end_object();
}

void DiceCommitment::write_proof(const Match& match, JsonWriter& json) const {
  const StoredTable& table = log_.table();
  json.begin_object().field("table", table.id).field("commitment", commitment_to(table.server_seed));
  json.field("secret", table.server_seed).key("numbers").begin_array();
  for (Seat seat = 0; seat < log_.seats(); ++seat) {
    const auto first =
        std::ranges::find_if(table.log, [seat](const Entry& entry) { return entry.client_seeds.has(seat); });
    if (first == table.log.end()) continue;
    json.begin_object().field("seat", seat).field("number", *log_.seat(seat).client_seed);
    json.field("from", static_cast<int>(first - table.log.begin())).end_object();
  }
  json.end_array().key("told").begin_array();
  const std::vector<Step> steps = match.steps();
  for (std::size_t step = 0; step < steps.size(); ++step) {
    if (steps[step].node == NodeKind::chance && table.log[step].seat != kChance) json.number(step);
  }
  json.end_array().end_object();
}

}  // namespace nemeton
