#include "server/table/seat_holders.hpp"

#include <algorithm>

#include "server/dice/keys.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

namespace {

Refusal seat_taken(Seat seat) { return {409, "seat_taken", "seat " + std::to_string(seat) + " is taken"}; }

}  // namespace

Refusal removed_by_host() { return {403, "removed_by_host", "the host has removed you from this table"}; }

Refusal same_person() {
  return {409, "same_person",
          "the game is rated, and another seat is the same person's, or that of a bot account of his"};
}

Refusal bot_busy() {
  constexpr int kSoon = 10;  // seconds
  return {409, "bot_busy", "too many others ask the bot account now; try again", kSoon};
}

Refusal too_many_games() {
  return {409, "too_many_games",
          "the bot account plays " + std::to_string(kMostBotGames) + " games, which is the most"};
}

Refusal not_invited() {
  return {409, "not_invited", "the bot account is not asked to play at this table, or not any more"};
}

Refusal no_such_seat(Seat seat, int seats, const char* name) {
  return bad_request(std::string(name) + " is " + std::to_string(seat) + ", expected a number from 0 to " +
                     std::to_string(seats - 1));
}

// Holders.

bool SeatHolders::holds(const SeatHolder& holder, Seat seat) const {
  const StoredSeat& stored = core_.log().seat(seat);
  if (holder.player.empty()) return opens(holder.key, stored.key_hash);
  return stored.player == holder.player && !stored.key_hash.empty();
}

std::optional<Seat> SeatHolders::seat_of(const SeatHolder& holder) const {
  for (Seat seat = 0; seat < core_.seats(); ++seat) {
    if (holds(holder, seat)) return seat;
  }
  return std::nullopt;
}

Answer<SeatHolder> SeatHolders::holder_of(std::string key) {
  const auto self = core_.owner();
  SeatHolder holder{std::move(key)};
  if (seat_of(holder)) {
    if (auto refused = refuse_banned(holder)) co_return std::unexpected(*std::move(refused));
    co_return holder;
  }
  const auto player = co_await core_.tables().store().player_in(key_hash(holder.key));
  if (!player) co_return std::unexpected(unavailable());
  if (*player) holder.player = (*player)->id;
  if (!seat_of(holder)) {
    // Another process may have given the seat away.
    const TableCore::Lock lock = co_await core_.lock();
    core_.log().mark_stale();
    if (!co_await core_.up_to_date()) co_return std::unexpected(core_.lost());
  }
  if (!seat_of(holder)) co_return std::unexpected(bad_key());
  if (auto refused = refuse_banned(holder)) co_return std::unexpected(*std::move(refused));
  co_return holder;
}

Answer<Seat> SeatHolders::seat_with(std::string key) {
  const auto self = core_.owner();
  const auto holder = co_await holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const auto seat = seat_of(*holder);
  if (!seat) co_return std::unexpected(bad_key());
  co_return *seat;
}

Task<Refusal> SeatHolders::explain_refusal(Refusal refused, std::string key) {
  if (refused.code != bad_key().code) co_return refused;
  const auto player = co_await core_.tables().store().player_in(key_hash(key));
  if (!player) co_return unavailable();
  Visitor newcomer{.key_hash = key_hash(key)};
  if (*player) newcomer.player = (*player)->id;
  const auto was_sent_away = co_await core_.tables().store().was_sent_away(core_.id(), std::move(newcomer));
  if (!was_sent_away) co_return unavailable();
  co_return *was_sent_away ? removed_by_host() : refused;
}

std::optional<Refusal> SeatHolders::refuse_banned(const SeatHolder& holder) const {
  if (holder.key.empty()) return std::nullopt;
  const Bans& bans = core_.tables().bans();
  if (auto refused = bans.refuse_key(key_hash(holder.key))) return refused;
  if (auto refused = bans.refuse_player(holder.player)) return refused;
  // A player's seat has a key of its own too.
  const auto seat = seat_of(holder);
  return seat ? bans.refuse_player(core_.log().seat(*seat).player) : std::nullopt;
}

std::optional<Refusal> SeatHolders::refuse_banned(const TableClient& client) const {
  if (auto refused = core_.tables().bans().refuse(client.address())) return refused;
  const Audience::Member* member = core_.audience().find(client);
  return member == nullptr ? std::nullopt : refuse_banned(member->holder);
}

Task<std::optional<Refusal>> SeatHolders::refuse_ended_session(const TableClient& client, std::string player) const {
  const Audience::Member* member = core_.audience().find(client);
  const bool is_by_session = member != nullptr && !member->holder.player.empty();
  if (!is_by_session || (!player.empty() && member->holder.player != player)) co_return std::nullopt;
  const auto lasts = co_await core_.tables().store().player_in(key_hash(member->holder.key));
  if (!lasts) co_return unavailable();
  co_return *lasts ? std::nullopt : std::optional(bad_key());
}

// Taking a seat.

std::optional<Seat> SeatHolders::seat_invited(const Player& bot) const {
  for (Seat seat = 0; seat < core_.seats(); ++seat) {
    if (core_.log().is_open(seat) && core_.is_invited(seat) && core_.log().seat(seat).asked->bot == bot.id) return seat;
  }
  return std::nullopt;
}

Task<std::optional<Refusal>> SeatHolders::refuse_player(std::optional<Player> player, std::string origin) const {
  const bool is_rated = core_.stored().rated;
  if (!player) {
    if (!is_rated) co_return std::nullopt;
    co_return Refusal{403, "account_required", "the game is rated, and its seats are for players with a name"};
  }
  const Refusal same_address{409, "same_address",
                             "the game is rated, and another player at the table has the same address"};
  std::vector<std::string> others;
  for (const StoredSeat& each : core_.stored().seats) {
    if (each.player == player->id) {
      co_return Refusal{409, "seat_taken", "the player has another seat at this table"};
    }
    if (is_rated && each.person() == player->person()) co_return same_person();
    if (!origin.empty() && each.origin == origin) co_return same_address;
    if (!each.player.empty()) others.push_back(each.person());
  }
  if (!is_rated || others.empty() || core_.tables().rates_same_network()) co_return std::nullopt;
  // A home has an IPv4 and an IPv6 address, and its people come from either.
  const auto shares = co_await core_.tables().store().shares_network(player->person(), std::move(others));
  if (!shares) co_return unavailable();
  co_return *shares ? std::optional(same_address) : std::nullopt;
}

Task<std::optional<Refusal>> SeatHolders::refuse_company(std::optional<std::string> player, Visitor newcomer) {
  if (!newcomer.key_hash.empty() || !newcomer.player.empty() || !newcomer.origin.empty()) {
    const auto was_sent_away = co_await core_.tables().store().was_sent_away(core_.id(), std::move(newcomer));
    if (!was_sent_away) co_return unavailable();
    if (*was_sent_away) co_return removed_by_host();
  }
  if (!player) co_return std::nullopt;
  std::vector<std::string> others;
  for (const StoredSeat& each : core_.stored().seats) {
    if (!each.player.empty() && each.player != *player) others.push_back(each.player);
  }
  if (others.empty()) co_return std::nullopt;
  const auto keeps_apart = co_await core_.tables().store().keeps_apart(*std::move(player), std::move(others));
  if (!keeps_apart) co_return unavailable();
  // The message does not tell which of them has blocked the other.
  if (*keeps_apart) co_return Refusal{403, "blocked", "you and somebody at this table do not play together"};
  co_return std::nullopt;
}

std::expected<Seat, Refusal> SeatHolders::choose_seat(std::optional<Seat> wanted,
                                                      const std::optional<Player>& player) const {
  if (player && player->is_bot()) {
    const auto seat = seat_invited(*player);
    if (seat) return *seat;
    return std::unexpected(not_invited());
  }
  if (wanted) {
    if (core_.is_free(*wanted)) return *wanted;
    return std::unexpected(seat_taken(*wanted));
  }
  for (Seat seat = 0; seat < core_.seats(); ++seat) {
    if (core_.is_free(seat)) return seat;
  }
  return std::unexpected(Refusal{409, "seat_taken", "no seat at this table is open"});
}

Answer<HeldSeat> SeatHolders::join(std::optional<Seat> wanted, std::optional<Player> player, std::string origin,
                                   Visitor newcomer) {
  const TableCore::Lock lock = co_await core_.lock();
  if (wanted && (*wanted < 0 || *wanted >= core_.seats())) {
    co_return std::unexpected(no_such_seat(*wanted, core_.seats()));
  }
  const bool is_bot = player && player->is_bot();
  // A bot account may have received the invitation before this process has read it.
  if (is_bot) core_.log().mark_stale();
  int conflicts = 0;
  while (co_await core_.up_to_date()) {
    if (unclaimed_seat_ && wanted.value_or(unclaimed_seat_->seat) == unclaimed_seat_->seat &&
        opens(unclaimed_seat_->key, core_.log().seat(unclaimed_seat_->seat).key_hash)) {
      const HeldSeat held = *unclaimed_seat_;
      unclaimed_seat_.reset();
      co_return held;
    }
    const auto seat = choose_seat(wanted, player);
    if (!seat) co_return std::unexpected(seat.error());
    if (auto refused = co_await refuse_player(player, origin)) co_return std::unexpected(*std::move(refused));
    auto id = player ? std::optional(player->id) : std::nullopt;
    if (auto refused = co_await refuse_company(std::move(id), newcomer)) co_return std::unexpected(*std::move(refused));
    const HeldSeat held{*seat, random_key()};
    TakeSeat change{core_.id(), *seat, key_hash(held.key), core_.wall()};
    change.arrival = newcomer.origin;
    if (player) {
      change.player = player->id;
      change.name = player->name;
      change.origin = origin;
      change.owner = player->owner;
    }
    const CommitResult result = co_await core_.commit(std::move(change));
    if (result == CommitResult::done) {
      if (player) co_await take_name_from_guests(player->name);
      core_.observer().on_seat_taken(*seat);
      co_return held;
    }
    if (result == CommitResult::failed) {
      // Only reading tells whether the seat is taken with that key.
      unclaimed_seat_ = held;
      break;
    }
    // Another client was faster, which the next look tells; or the player was deleted, or is a bot account with as many games as it may play.
    if (++conflicts > core_.seats()) co_return std::unexpected(is_bot ? too_many_games() : bad_key());
  }
  co_return std::unexpected(core_.lost());
}

Answer<Seat> SeatHolders::claim_seat(std::string key, Player player) {
  const auto self = core_.owner();
  const auto holder = co_await holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const TableCore::Lock lock = co_await core_.lock();
  while (co_await core_.up_to_date()) {
    const auto seat = seat_of(*holder);
    if (!seat) co_return std::unexpected(bad_key());
    const StoredSeat& stored = core_.log().seat(*seat);
    if (stored.player == player.id) co_return *seat;
    if (!stored.player.empty() || std::ranges::count(core_.stored().seats, player.id, &StoredSeat::player) > 0) {
      co_return std::unexpected(Refusal{
          409, "seat_taken",
          stored.player.empty() ? "the player has another seat at this table" : "the seat is another player's"});
    }
    ClaimSeat change{core_.id(), *seat, stored.key_hash, player.id, player.name};
    const CommitResult result = co_await core_.commit(std::move(change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::conflict) {
      // For a player who was deleted meanwhile, it would be a conflict every time.
      const auto known = co_await core_.tables().store().account(player.id);
      if (!known) break;
      if (!*known) co_return std::unexpected(bad_key());
      continue;
    }
    co_await take_name_from_guests(std::move(player.name));
    core_.tell_seats();
    co_return *seat;
  }
  co_return std::unexpected(core_.lost());
}

// Names.

bool SeatHolders::is_alike(Seat seat, const PlayerName& name) const {
  const auto own = core_.tables().read_name(core_.log().seat(seat).name);
  return own && own->skeleton == name.skeleton;
}

Task<void> SeatHolders::take_name_from_guests(std::string player_name) {
  const auto name = core_.tables().read_name(player_name);
  for (Seat seat = 0; name && seat < core_.seats(); ++seat) {
    if (!core_.log().seat(seat).player.empty() || !is_alike(seat, *name)) continue;
    GiveName change{core_.id(), seat, ""};
    co_await core_.commit(std::move(change));
  }
}

std::optional<Refusal> SeatHolders::refuse_name(Seat seat, const PlayerName& name) const {
  if (!core_.log().seat(seat).player.empty()) {
    return Refusal{409, "name_fixed", "the seat is a player's, and called by that name"};
  }
  for (Seat other = 0; other < core_.seats(); ++other) {
    if (other != seat && is_alike(other, name)) {
      return Refusal{409, "name_taken", "seat " + std::to_string(other) + " is called so too"};
    }
  }
  return std::nullopt;
}

Answer<void> SeatHolders::give_name(std::shared_ptr<TableClient> from, Seat seat, std::string text) {
  const auto name = core_.tables().read_new_name(text);
  if (!name) co_return std::unexpected(name.error());
  const TableCore::Lock lock = co_await core_.lock();
  auto plan = [&, is_first_try = true]() mutable -> std::expected<std::optional<Change>, Refusal> {
    if (!core_.audience().has(*from, seat)) return std::unexpected(bad_key());
    if (core_.log().seat(seat).name == name->text) return std::nullopt;
    if (auto refused = refuse_name(seat, *name)) return std::unexpected(*std::move(refused));
    // Every name is sent to everyone at the table.
    if (std::exchange(is_first_try, false)) {
      auto early = naming_.start(seat, core_.now(), "a seat is given one name in three seconds");
      if (early) return std::unexpected(*std::move(early));
    }
    return GiveName{core_.id(), seat, name->text};
  };
  const auto changed = co_await core_.change(std::move(plan));
  if (!changed) co_return std::unexpected(changed.error());
  if (*changed) core_.tell_seats();
  co_return std::expected<void, Refusal>{};
}

// What belongs to the holder of a seat.

Answer<void> SeatHolders::subscribe(std::string key, std::string target_id, std::string target) {
  const auto self = core_.owner();
  const auto holder = co_await holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const TableCore::Lock lock = co_await core_.lock();
  if (!co_await core_.up_to_date()) co_return std::unexpected(core_.lost());
  const auto seat = seat_of(*holder);
  if (!seat) co_return std::unexpected(bad_key());
  Subscribe change{core_.id(), *seat, std::move(target_id), std::move(target)};
  const CommitResult result = co_await core_.commit(std::move(change));
  if (result == CommitResult::done) co_return std::expected<void, Refusal>{};
  if (result == CommitResult::failed || !co_await core_.up_to_date()) co_return std::unexpected(core_.lost());
  // The seat was left in that instant, or has as many devices as it may.
  if (!holds(*holder, *seat)) co_return std::unexpected(bad_key());
  co_return std::unexpected(
      Refusal{409, "too_many_subscriptions",
              std::to_string(kMostTargets) + " devices are told of this seat, which is the most"});
}

Answer<void> SeatHolders::offer_key_transfer(std::string key, std::string id_hash, std::string box) {
  const auto self = core_.owner();
  const auto seat = co_await seat_with(std::move(key));
  if (!seat) co_return std::unexpected(seat.error());
  OfferKeyTransfer change{std::move(id_hash), {core_.id(), std::move(box)}};
  const CommitResult result = co_await core_.tables().store().make(std::move(change));
  if (result != CommitResult::done) co_return std::unexpected(unavailable());
  co_return std::expected<void, Refusal>{};
}

}  // namespace nemeton
