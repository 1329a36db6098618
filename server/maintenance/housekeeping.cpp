#include "server/maintenance/housekeeping.hpp"

#include "server/base/log.hpp"
#include "server/base/metrics.hpp"

namespace nemeton {

namespace {

constexpr auto kPause = std::chrono::minutes(1);
// Tables deleted at a time: moves do not wait long behind them.
constexpr int kBatch = 100;
constexpr std::int64_t kMegabyte = 1'000'000;
// A disk with less room than this is nearly full.
constexpr std::int64_t kLittle = 1000 * kMegabyte;

}  // namespace

void Housekeeping::begin() {
  auto keep = [](std::shared_ptr<Housekeeping> self) -> Task<void> {
    co_await self->measure();
    co_await self->expire();
    DeleteExpired past{self->tables_.time().wall()};
    co_await self->tables_.store().make(std::move(past));
    co_await self->tables_.read_damaged_again();
    self->tables_.time().ring_at(self->tables_.time().now() + kPause, [weak = std::weak_ptr(self)] {
      if (const auto again = weak.lock()) again->begin();
    });
  };
  spawn(tables_.loops().main(), keep(shared_from_this()));
}

Task<void> Housekeeping::measure() {
  const auto size = co_await tables_.store().size();
  if (!size) co_return;
  metrics().store_bytes.Set(static_cast<double>(size->bytes));
  if (size->free) metrics().disk_free.Add({}).Set(static_cast<double>(*size->free));

  const std::int64_t most = keeping_.megabytes * kMegabyte;
  const bool has_room = most == 0 || size->bytes < most;
  tables_.set_has_room(has_room);
  if (has_room != std::exchange(has_room_, has_room)) {
    if (has_room) log_info("tables can be opened again");
    else log_error("no table can be opened: as much is kept as may be", {{"bytes", size->bytes}, {"most", most}});
  }
  const bool little = (size->free && *size->free < kLittle) || (most > 0 && size->bytes > most / 10 * 9);
  if (little && !std::exchange(warned_, true)) {
    log_warn("the store is nearly full", {{"bytes", size->bytes}, {"free", size->free.value_or(0)}});
  }
  warned_ = little;
}

Task<void> Housekeeping::expire() {
  if (keeping_.days == 0) co_return;
  const WallTime before = tables_.time().wall() - std::chrono::days(keeping_.days);
  while (true) {
    const auto ids = co_await tables_.store().ended_before(before, kBatch);
    if (!ids || ids->empty()) co_return;
    for (const std::string& id : *ids) {
      // Of several servers one deletes it.
      const CommitResult result = co_await tables_.expire(id);
      if (result == CommitResult::failed) co_return;
      if (result == CommitResult::done) metrics().expired.Increment();
    }
  }
}

}  // namespace nemeton
