#include "server/table/rematch.hpp"

#include <algorithm>

#include "server/table/bot_invitations.hpp"
#include "server/table/table_messages.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

Answer<void> Rematch::offer(std::shared_ptr<TableClient> from, Seat seat) {
  const TableCore::Lock lock = co_await core_.lock();
  if (!co_await core_.up_to_date()) co_return std::unexpected(core_.lost());
  const Audience::Member* member = from ? core_.audience().find(*from) : nullptr;
  if (from && (member == nullptr || member->seat != seat)) co_return std::unexpected(bad_key());
  if (!core_.stored().over) co_return std::unexpected(Refusal{409, "not_over", "the game is not over yet"});
  if (!core_.stored().next.empty()) {
    if (member != nullptr) from->send(next_message(core_, *member));
    co_return std::expected<void, Refusal>{};
  }
  if (!core_.log().seat(seat).wants_rematch) {
    const std::string& player = core_.log().seat(seat).player;
    auto id = player.empty() ? std::nullopt : std::optional(player);
    if (auto refused = co_await holders_.refuse_company(std::move(id), {}))
      co_return std::unexpected(*std::move(refused));
    if (auto refused = co_await refuse_bot_accounts()) co_return std::unexpected(*std::move(refused));
    WantRematch change{core_.id(), seat};
    if (co_await core_.commit(std::move(change)) != CommitResult::done) co_return std::unexpected(unavailable());
  }
  core_.tell_all(rematch_message(core_));
  if (!co_await open_if_agreed()) co_return std::unexpected(unavailable());
  if (core_.stored().next.empty()) absences_.notify_absent();
  co_return std::expected<void, Refusal>{};
}

Task<std::optional<Refusal>> Rematch::refuse_bot_accounts() {
  SeatSet persons;
  std::vector<std::string> askers;
  std::vector<std::string> bots;
  for (Seat seat = 0; seat < core_.seats(); ++seat) {
    const StoredSeat& each = core_.log().seat(seat);
    if (!each.owner.empty()) bots.push_back(each.player);
    if (each.key_hash.empty() || !each.owner.empty()) continue;
    persons.add(seat);
    if (!each.player.empty()) askers.push_back(each.player);
  }
  // Players whose address is unknown have one share together.
  const auto client = core_.audience().address_at(persons);
  askers.push_back(client ? holder_at(*client) : "");
  for (std::string& each : bots) {
    const auto taken = co_await take_bot_place(core_.tables(), std::move(each), place(), askers, BotPlace::rematch);
    if (!taken) co_return taken.error();
  }
  co_return std::nullopt;
}

Task<std::expected<std::shared_ptr<Table>, CommitResult>> Rematch::open() {
  const StoredTable& stored = core_.stored();
  Opening opening{.game = &core_.course().game(),
                  .options = core_.course().match().options(),
                  .time_control = core_.clocks() ? std::optional(core_.clocks()->control()) : std::nullopt,
                  .seats = stored.seats,
                  .rematch_of = core_.id(),
                  .client = std::nullopt,
                  .rated = stored.rated,
                  .is_public = !stored.watch.empty()};
  std::ranges::rotate(opening.seats, opening.seats.end() - 1);
  for (StoredSeat& each : opening.seats) {
    each = {.bot = each.bot,
            .key_hash = each.key_hash,
            .name = each.name,
            .player = each.player,
            .origin = each.origin,
            .owner = each.owner};
  }
  co_return co_await core_.tables().open(std::move(opening));
}

Task<bool> Rematch::open_if_agreed() {
  while (co_await core_.up_to_date()) {
    const int offers = core_.log().rematch_offers();
    const bool is_agreed = offers > 0 && offers >= core_.log().persons();
    if (!is_agreed || !core_.stored().next.empty()) co_return true;
    const auto opened = co_await open();
    if (opened) {
      const std::string next = (*opened)->id();
      core_.log().rematch_opened(next);
      Shares& shares = core_.tables().rate_limiter().shares();
      for (const StoredSeat& each : core_.stored().seats) {
        if (each.owner.empty()) continue;
        shares.replace(bot_places(each.player), place(), next);
        shares.settle(bot_places(each.player), next);
      }
      tell_next();
      co_return true;
    }
    core_.log().mark_stale();
    if (opened.error() != CommitResult::conflict) break;
  }
  co_return false;
}

void Rematch::tell_next() {
  // A spectator who has only the watch link may not know the other table.
  core_.audience().tell_each(Door::table, [this](const Audience::Member& each) { return next_message(core_, each); });
}

}  // namespace nemeton
