// The dice of a table: what its seats commit to and give, how long a draw waits for that, and the draws.
#include "server/dice/dice.hpp"
#include "server/table/table.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

namespace {

// When it is tried again what could not be written.
constexpr std::chrono::seconds kPause{1};

}  // namespace

Task<bool> Table::draw_due() {
  while (co_await up_to_date()) {
    if (!course_.awaits_draw()) co_return true;
    if (dice_.stage() != DiceCommitment::Stage::done) {
      if (set_dice_time()) audience_.tell_all(dice_message());
      co_return true;
    }
    Append change{.table = stored().id, .first = last() + 1, .entries = {}, .over = false};
    Course next = course_;
    dice_.draw(next, change.entries);
    change.over = next.is_over();
    stamp(change.entries, tables_.time().now());
    const CommitResult result = co_await append(std::move(change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::done) co_return true;
  }
  // Nobody may be there who would ask for it.
  if (residence_ != Residence::deleted && !std::exchange(draws_later_, true)) {
    tables_.time().ring_at(tables_.time().now() + kPause, [weak = weak_from_this()] {
      const auto table = weak.lock();
      auto ring = [](std::shared_ptr<Table> self) -> Task<void> {
        self->draws_later_ = false;
        co_await self->roll();
      };
      if (table) spawn(table->strand_, ring(table));
    });
  }
  co_return false;
}

Task<void> Table::roll() {
  const auto self = shared_from_this();
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  co_await draw_due();
}

bool Table::set_dice_time() {
  if (!course_.awaits_draw()) return false;
  const bool was_timed = dice_.is_timed();
  const auto until = dice_.set_time(tables_.time().now(), tables_.dice_seconds());
  if (!until) return was_timed != dice_.is_timed();
  tables_.time().ring_at(*until, [weak = weak_from_this(), when = *until] {
    const auto table = weak.lock();
    auto ring = [](std::shared_ptr<Table> self, Instant rung) -> Task<void> { co_await self->end_dice_time(rung); };
    if (table) spawn(table->strand_, ring(table, when));
  });
  return true;
}

Task<void> Table::end_dice_time(Instant until) {
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  bool has_changed = false;
  bool is_kept = true;
  while ((is_kept = co_await up_to_date())) {
    if (!course_.awaits_draw() || !dice_.is_timed_until(until)) break;
    const Seat late = dice_.awaited().first();
    Change change = GiveClientSeed{id(), late, ""};
    if (dice_.stage() == DiceCommitment::Stage::commit) change = CommitToClientSeed{id(), late, ""};
    has_changed = true;
    is_kept = co_await commit(std::move(change)) != CommitResult::failed;
    if (!is_kept) break;
  }
  if (residence_ == Residence::deleted) co_return;
  // Nothing is drawn that cannot be written; the time begins anew.
  if (!is_kept) dice_.stop_time();
  if (has_changed || !is_kept) co_await dice_changed();
}

Task<bool> Table::dice_changed() {
  set_dice_time();
  audience_.tell_all(dice_message());
  return draw_due();
}

void Table::take_later(std::weak_ptr<Listener> from, Seat seat, std::string text, TakeFromSeat take) {
  tables_.time().ring_at(tables_.time().now() + kPause, [=, weak = weak_from_this()] {
    const auto table = weak.lock();
    auto ring = [](std::shared_ptr<Table> self, std::shared_ptr<Listener> listener, Seat at, std::string said,
                   TakeFromSeat take) -> Task<void> { co_await ((*self).*take)(listener, at, said); };
    const auto listener = from.lock();
    if (table && listener) spawn(table->strand_, ring(table, listener, seat, text, take));
  });
}

Task<std::expected<void, Refusal>> Table::commit_to_client_seed(std::shared_ptr<Listener> from, Seat seat,
                                                                std::string commitment) {
  const auto self = shared_from_this();
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  while (co_await up_to_date()) {
    // Whoever has left meanwhile gives none, neither for nobody nor for the one who sits there now.
    if (!holds(*from, seat)) co_return std::unexpected(bad_key());
    if (dice_.is_old()) co_return std::expected<void, Refusal>{};
    // A seat may have another device now, with another client seed, as long as nobody has opened one.
    const bool is_in_time = dice_.stage() == DiceCommitment::Stage::commit && !dice_.is_opened();
    const std::string text = is_in_time ? commitment : "";
    const auto& known = log_.seat(seat).commitment;
    if (known && (text.empty() || text == *known)) co_return std::expected<void, Refusal>{};
    CommitToClientSeed change{id(), seat, text};
    const CommitResult result = co_await commit(std::move(change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::conflict) continue;
    if (!co_await dice_changed()) break;
    co_return std::expected<void, Refusal>{};
  }
  take_later(from, seat, std::move(commitment), &Table::commit_to_client_seed);
  co_return std::unexpected(lost());
}

std::optional<Refusal> Table::refuse_client_seed(Seat seat, const std::string& seed) const {
  const StoredSeat& each = log_.seat(seat);
  if (each.client_seed) {
    return bad_request(each.client_seed->empty() ? "number came too late"
                                                 : "number came before: a seat gives one and keeps it");
  }
  if (dice_.is_old()) return std::nullopt;
  if (each.commitment.value_or("").empty()) return bad_request("number came from a seat that had committed to none");
  if (commitment_to(seed) != *each.commitment) return bad_request("number is not what the seat has committed to");
  if (dice_.stage() == DiceCommitment::Stage::commit) return bad_request("number came before every seat had committed");
  return std::nullopt;
}

Task<std::expected<void, Refusal>> Table::give_client_seed(std::shared_ptr<Listener> from, Seat seat,
                                                           std::string seed) {
  const auto self = shared_from_this();
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  while (co_await up_to_date()) {
    if (!holds(*from, seat)) co_return std::unexpected(bad_key());
    if (log_.seat(seat).client_seed == seed) co_return std::expected<void, Refusal>{};
    if (auto refused = refuse_client_seed(seat, seed)) co_return std::unexpected(std::move(*refused));
    GiveClientSeed change{id(), seat, seed};
    const CommitResult result = co_await commit(std::move(change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::conflict) continue;
    if (!co_await dice_changed()) break;
    co_return std::expected<void, Refusal>{};
  }
  take_later(from, seat, std::move(seed), &Table::give_client_seed);
  co_return std::unexpected(lost());
}

}  // namespace nemeton
