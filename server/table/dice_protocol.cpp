#include "server/table/dice_protocol.hpp"

#include "server/dice/dice.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

namespace {

// After a change could not be written, this long passes before the next try.
constexpr std::chrono::seconds kDicePause{1};

}  // namespace

Task<bool> DiceProtocol::draw_due() {
  while (co_await core_.up_to_date()) {
    if (!core_.course().awaits_draw()) co_return true;
    if (core_.dice().stage() != DiceCommitment::Stage::done) {
      update_timer();
      co_return true;
    }
    Append change{.table = core_.id(), .first = core_.last() + 1, .entries = {}, .over = false};
    Course next = core_.course();
    core_.dice().draw(next, change.entries);
    change.over = next.is_over();
    core_.stamp(change.entries, core_.now());
    const CommitResult result = co_await core_.append(std::move(change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::done) co_return true;
  }
  // There may be no client that would ask for the draw.
  if (!core_.is_deleted() && !std::exchange(draws_later_, true)) {
    core_.run_at(core_.now() + kDicePause, [this] {
      draws_later_ = false;
      return draw();
    });
  }
  co_return false;
}

Task<void> DiceProtocol::draw() {
  const TableCore::Lock lock = co_await core_.lock();
  co_await draw_due();
}

void DiceProtocol::update_timer() {
  if (set_timer()) core_.tell_dice();
}

bool DiceProtocol::set_timer() {
  if (!core_.course().awaits_draw()) return false;
  const bool was_timed = core_.dice().is_timed();
  const auto until = core_.dice().set_time(core_.now(), core_.tables().dice_seconds());
  if (!until) return was_timed != core_.dice().is_timed();
  core_.run_at(*until, [this, when = *until] { return end_stage(when); });
  return true;
}

Task<void> DiceProtocol::end_stage(Instant until) {
  const TableCore::Lock lock = co_await core_.lock();
  auto plan = [this, until]() -> std::expected<std::optional<Change>, Refusal> {
    if (!core_.course().awaits_draw() || !core_.dice().is_timed_until(until)) return std::nullopt;
    const Seat late = core_.dice().awaited().first();
    if (core_.dice().stage() == DiceCommitment::Stage::commit) return CommitToClientSeed{core_.id(), late, ""};
    return GiveClientSeed{core_.id(), late, ""};
  };
  bool has_changed = false;
  for (;;) {
    const auto changed = co_await core_.change(plan);
    if (core_.is_deleted()) co_return;
    // Nothing is drawn that cannot be written; the time begins again.
    if (!changed) core_.dice().stop_time();
    if (!changed || !*changed) {
      if (has_changed || !changed) co_await on_change();
      co_return;
    }
    has_changed = true;
  }
}

Task<bool> DiceProtocol::on_change() {
  set_timer();
  core_.tell_dice();
  return draw_due();
}

void DiceProtocol::take_later(std::weak_ptr<TableClient> from, Seat seat, std::string text, TakeFromSeat take) {
  core_.run_at(core_.now() + kDicePause, [=, this] { return take_again(from, seat, text, take); });
}

Task<void> DiceProtocol::take_again(std::weak_ptr<TableClient> from, Seat seat, std::string text, TakeFromSeat take) {
  const auto client = from.lock();
  if (client) co_await (this->*take)(client, seat, std::move(text));
}

Answer<void> DiceProtocol::commit_to_client_seed(std::shared_ptr<TableClient> from, Seat seat, std::string commitment) {
  const TableCore::Lock lock = co_await core_.lock();
  auto plan = [&]() -> std::expected<std::optional<Change>, Refusal> {
    // A person who has left meanwhile gives none, neither for an open seat nor for the person who sits there now.
    if (!core_.audience().has(*from, seat)) return std::unexpected(bad_key());
    // A seat may have another device now, with another client seed, as long as no seed is open.
    const bool is_in_time = core_.dice().stage() == DiceCommitment::Stage::commit && !core_.dice().is_opened();
    const std::string text = is_in_time ? commitment : "";
    const auto& known = core_.log().seat(seat).commitment;
    if (known && (text.empty() || text == *known)) return std::nullopt;
    return CommitToClientSeed{core_.id(), seat, text};
  };
  const auto changed = co_await core_.change(std::move(plan));
  if (changed && (!*changed || co_await on_change())) co_return std::expected<void, Refusal>{};
  if (!changed && !core_.is_lost(changed.error())) co_return std::unexpected(changed.error());
  take_later(from, seat, std::move(commitment), &DiceProtocol::commit_to_client_seed);
  co_return std::unexpected(core_.lost());
}

std::optional<Refusal> DiceProtocol::refuse_client_seed(Seat seat, const std::string& seed) const {
  const StoredSeat& each = core_.log().seat(seat);
  if (each.client_seed) {
    return bad_request(each.client_seed->empty() ? "client_seed came too late"
                                                 : "client_seed came before: a seat gives one and keeps it");
  }
  if (each.commitment.value_or("").empty())
    return bad_request("client_seed came from a seat that had committed to none");
  if (commitment_to(seed) != *each.commitment) return bad_request("client_seed is not what the seat has committed to");
  if (core_.dice().stage() == DiceCommitment::Stage::commit) {
    return bad_request("client_seed came before every seat had committed");
  }
  return std::nullopt;
}

Answer<void> DiceProtocol::give_client_seed(std::shared_ptr<TableClient> from, Seat seat, std::string seed) {
  const TableCore::Lock lock = co_await core_.lock();
  auto plan = [&]() -> std::expected<std::optional<Change>, Refusal> {
    if (!core_.audience().has(*from, seat)) return std::unexpected(bad_key());
    if (core_.log().seat(seat).client_seed == seed) return std::nullopt;
    if (auto refused = refuse_client_seed(seat, seed)) return std::unexpected(std::move(*refused));
    return GiveClientSeed{core_.id(), seat, seed};
  };
  const auto changed = co_await core_.change(std::move(plan));
  if (changed && (!*changed || co_await on_change())) co_return std::expected<void, Refusal>{};
  if (!changed && !core_.is_lost(changed.error())) co_return std::unexpected(changed.error());
  take_later(from, seat, std::move(seed), &DiceProtocol::give_client_seed);
  co_return std::unexpected(core_.lost());
}

}  // namespace nemeton
