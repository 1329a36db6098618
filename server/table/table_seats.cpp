// Who sits and listens at a table: taking a seat, coming in, leaving, and giving a seat back.
#include <algorithm>

#include "server/dice/keys.hpp"
#include "server/table/player_name.hpp"
#include "server/table/table.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

namespace {

// How long somebody may take to look before he is told that it is his turn: he may do so at another server.
constexpr std::chrono::seconds kPatience{10};

Refusal clock_needed() {
  return {409, "clock_needed", "a game with a bot account needs clocks, and this table has none"};
}
Refusal not_asked() {
  return {409, "not_asked", "the bot account is not asked to play at this table, or not any more"};
}

}  // namespace

Refusal sent_away() { return {403, "sent_away", "the host has removed you from this table"}; }

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

bool Table::is_asked(Seat seat) const {
  const auto& asked = log_.seat(seat).asked;
  return asked && asked->declined.empty() && asked->until > tables_.time().wall();
}

std::optional<Seat> Table::seat_asked_of(const Player& bot) const {
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (log_.is_open(seat) && is_asked(seat) && log_.seat(seat).asked->bot == bot.id) return seat;
  }
  return std::nullopt;
}

Task<std::optional<Refusal>> Table::refuse_player(std::optional<Player> player, std::string origin) const {
  if (!player) {
    if (!stored().rated) co_return std::nullopt;
    co_return Refusal{403, "name_needed", "the game is rated, and its seats are for players with a name"};
  }
  const Refusal same_address{409, "same_address",
                             "the game is rated, and another player at the table has the same address"};
  std::vector<std::string> others;
  for (const StoredSeat& each : stored().seats) {
    if (each.player == player->id) {
      co_return Refusal{409, "seat_taken", "the player has another seat at this table"};
    }
    if (stored().rated && each.person() == player->person()) co_return same_person();
    if (!origin.empty() && each.origin == origin) co_return same_address;
    if (!each.player.empty()) others.push_back(each.person());
  }
  if (!stored().rated || others.empty() || tables_.rates_neighbours()) co_return std::nullopt;
  // A home has an IPv4 and an IPv6 address, and its people come from either.
  const auto neighbours = co_await tables_.store().shares_network(player->person(), std::move(others));
  if (!neighbours) co_return unavailable();
  co_return *neighbours ? std::optional(same_address) : std::nullopt;
}

Task<std::optional<Refusal>> Table::refuse_company(std::optional<std::string> player, Visitor arrival) {
  const bool comes = !arrival.key_hash.empty() || !arrival.player.empty() || !arrival.origin.empty();
  if (comes) {
    const auto was_sent_away = co_await tables_.store().was_sent_away(id(), std::move(arrival));
    if (!was_sent_away) co_return unavailable();
    if (*was_sent_away) co_return sent_away();
  }
  if (!player) co_return std::nullopt;
  std::vector<std::string> others;
  for (const StoredSeat& each : stored().seats) {
    if (!each.player.empty() && each.player != *player) others.push_back(each.player);
  }
  if (others.empty()) co_return std::nullopt;
  const auto keeps_apart = co_await tables_.store().keeps_apart(*std::move(player), std::move(others));
  if (!keeps_apart) co_return unavailable();
  // Who of them has blocked whom is not told.
  if (*keeps_apart) co_return Refusal{403, "not_together", "you and somebody at this table do not play together"};
  co_return std::nullopt;
}

std::optional<Refusal> Table::refuse_banned(const SeatHolder& holder) const {
  if (holder.key.empty()) return std::nullopt;
  if (auto refused = tables_.bans().refuse_key(key_hash(holder.key))) return refused;
  if (auto refused = tables_.bans().refuse_player(holder.player)) return refused;
  // A player's seat has a key of its own too.
  const auto seat = seat_of(holder);
  return seat ? tables_.bans().refuse_player(log_.seat(*seat).player) : std::nullopt;
}

std::optional<Refusal> Table::refuse_banned(const Listener& listener) const {
  if (auto refused = tables_.bans().refuse(listener.client())) return refused;
  const Audience::Member* member = audience_.find(listener);
  return member == nullptr ? std::nullopt : refuse_banned(member->holder);
}

Task<std::optional<Refusal>> Table::refuse_ended_session(const Listener& listener, std::string player) const {
  const Audience::Member* member = audience_.find(listener);
  const bool is_by_session = member != nullptr && !member->holder.player.empty();
  if (!is_by_session || (!player.empty() && member->holder.player != player)) co_return std::nullopt;
  const auto lasts = co_await tables_.store().player_in(key_hash(member->holder.key));
  if (!lasts) co_return unavailable();
  co_return *lasts ? std::nullopt : std::optional(bad_key());
}

Task<std::expected<HeldSeat, Refusal>> Table::join(std::optional<Seat> wanted, std::optional<Player> player,
                                                   std::string origin, Visitor arrival) {
  const auto self = shared_from_this();
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  if (wanted && (*wanted < 0 || *wanted >= seats())) {
    co_return std::unexpected(bad_request("seat is " + std::to_string(*wanted) + ", expected a number from 0 to " +
                                          std::to_string(seats() - 1)));
  }
  // That it is asked may have been heard before the news of it.
  if (player && player->is_bot()) log_.mark_stale();
  int conflicts = 0;
  while (co_await up_to_date()) {
    if (unclaimed_seat_ && wanted.value_or(unclaimed_seat_->seat) == unclaimed_seat_->seat &&
        opens(unclaimed_seat_->key, log_.seat(unclaimed_seat_->seat).key_hash)) {
      const HeldSeat held = *unclaimed_seat_;
      unclaimed_seat_.reset();
      co_return held;
    }
    const bool is_bot = player && player->is_bot();
    if (is_bot) wanted = seat_asked_of(*player);
    if (is_bot && !wanted) co_return std::unexpected(not_asked());
    Seat seat = wanted.value_or(0);
    while (!wanted && seat < seats() && !is_free(seat)) ++seat;
    if (seat == seats()) co_return std::unexpected(Refusal{409, "seat_taken", "no seat at this table is open"});
    if (!log_.is_open(seat) || (is_asked(seat) && !is_bot)) {
      co_return std::unexpected(Refusal{409, "seat_taken", "seat " + std::to_string(seat) + " is taken"});
    }
    if (auto refused = co_await refuse_player(player, origin)) co_return std::unexpected(*std::move(refused));
    auto own = player ? std::optional(player->id) : std::nullopt;
    if (auto refused = co_await refuse_company(std::move(own), arrival)) co_return std::unexpected(*std::move(refused));
    const HeldSeat held{seat, random_key()};
    TakeSeat change{id(), seat, key_hash(held.key), tables_.time().wall()};
    change.arrival = arrival.origin;
    if (player) {
      change.player = player->id;
      change.name = player->name;
      change.origin = origin;
      change.owner = player->owner;
    }
    const CommitResult result = co_await commit(std::move(change));
    if (result == CommitResult::done) {
      if (player) co_await take_name_from_guests(player->name);
      audience_.tell_all(seats_message());
      start_clocks();
      settle_clocks();
      await_arrival(seat);
      await_return(seat);
      // For whoever sits there now the dice wait a while.
      if (set_dice_time()) audience_.tell_all(dice_message());
      co_return held;
    }
    if (result == CommitResult::failed) {
      // Only reading tells whether the seat is taken with that key.
      unclaimed_seat_ = held;
      break;
    }
    // Somebody was faster, which the next look tells; or the player was deleted, or is a bot account with as many games as it may play.
    if (++conflicts > seats()) co_return std::unexpected(is_bot ? too_many_games() : bad_key());
  }
  co_return std::unexpected(lost());
}

Task<std::expected<Seat, Refusal>> Table::enter(std::shared_ptr<Listener> listener, std::string name,
                                                std::optional<std::string> key, int after, Views views) {
  const auto self = shared_from_this();
  SeatHolder holder{key.value_or("")};
  if (key && name != id()) co_return std::unexpected(bad_key());
  if (after > last()) {
    // Another process may have told the client what this one has not heard yet.
    const AsyncMutex::Lock lock = co_await mutex_.lock();
    log_.mark_stale();
    if (!co_await up_to_date()) co_return std::unexpected(lost());
  }
  // A session that ends meanwhile is looked up again: of who is not in yet nobody hears it.
  for (int ended = -1; key && ended != tables_.ended_sessions();) {
    ended = tables_.ended_sessions();
    auto found = co_await holder_of(*key);
    if (!found) co_return std::unexpected(co_await told_why(found.error(), *key));
    holder = std::move(*found);
  }
  const std::optional<Seat> held = holder.key.empty() ? kSpectator : seat_of(holder);
  if (!held) co_return std::unexpected(bad_key());
  if (after == kPresent) after = last() - 1;
  if (after < -1 || after > last()) {
    co_return std::unexpected(
        bad_request("after is " + std::to_string(after) + ", expected a number from -1 to " + std::to_string(last())));
  }
  const auto door = door_of(name);
  if (!door) co_return std::unexpected(door.error());
  const Seat seat = *held;
  const bool comes = seat != kSpectator && !audience_.is_present(seat);
  audience_.add(listener, seat, std::move(holder), after + 1, views, *door);
  bots_.look_again();
  listener->send(welcome_message(seat, *door));
  if (comes) {
    audience_.tell_all(seats_message(), listener.get());
    note_seen(seat);
  }
  if (seat == kSpectator) spectators_changed();
  lobby_.begin(self);
  house_.begin(self);
  if (comes) house_.look_again();
  co_await audience_.catch_up(listener, course_, log_.entries());

  if (audience_.find(*listener) != nullptr && clocks_) {
    // Everybody is told where a clock begins to run, the one who came alone where none does.
    clocks_->sit_down(seat, tables_.time().now()) ? settle_clocks() : listener->send(clock_message());
  }
  for (Seat each = 0; each < seats(); ++each) await_return(each);
  const Audience::Member* here = audience_.find(*listener);
  if (here != nullptr && seat != kSpectator && audience_.spectators() > 0) listener->send(watching_message());
  if (here != nullptr && *door == Door::table && !stored().next.empty()) {
    listener->send(next_message(*here));
  } else if (here != nullptr && wishes() > 0) {
    listener->send(rematch_message());
  }
  // The client may come from a server that is gone: what that one was to do is done here, also where the last that it did was not heard.
  if (std::ranges::any_of(stored().seats, [](const StoredSeat& each) { return each.bot.has_value(); })) {
    log_.mark_stale();
  }
  resume();
  co_return seat;
}

Task<std::expected<void, Refusal>> Table::ask_bot(std::string key, Seat seat, Player bot) {
  const auto self = shared_from_this();
  const auto holder = co_await holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  bool was_refused = false;
  while (co_await up_to_date()) {
    if (auto refused = refuse_as_opener(*holder)) co_return std::unexpected(*std::move(refused));
    if (seat >= seats()) {
      co_return std::unexpected(bad_request("seat is " + std::to_string(seat) + ", expected a number from 0 to " +
                                            std::to_string(seats() - 1)));
    }
    if (!is_free(seat)) {
      co_return std::unexpected(Refusal{409, "seat_taken", "seat " + std::to_string(seat) + " is taken"});
    }
    if (seat_asked_of(bot)) {
      co_return std::unexpected(Refusal{409, "seat_taken", "the bot account is asked to take another seat here"});
    }
    if (auto refused = co_await refuse_player(bot, "")) co_return std::unexpected(*std::move(refused));
    if (!clocks_) co_return std::unexpected(clock_needed());
    AskBot change{id(), seat, {.bot = bot.id, .name = bot.name, .until = tables_.time().wall() + kAnswer}};
    const CommitResult result = co_await commit(std::move(change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::conflict) {
      // Somebody was faster, which the next look tells; or too many ask the bot account, or it was deleted.
      if (std::exchange(was_refused, true)) co_return std::unexpected(bot_busy());
      continue;
    }
    audience_.tell_all(seats_message());
    await_answer(seat);
    co_return std::expected<void, Refusal>{};
  }
  co_return std::unexpected(lost());
}

Task<std::expected<void, Refusal>> Table::decline(Player bot, std::string reason) {
  const auto self = shared_from_this();
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  log_.mark_stale();
  while (co_await up_to_date()) {
    const auto seat = seat_asked_of(bot);
    if (!seat) co_return std::unexpected(not_asked());
    DeclineSeat change{id(), *seat, bot.id, reason};
    const CommitResult result = co_await commit(std::move(change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::conflict) continue;
    audience_.tell_all(seats_message());
    co_return std::expected<void, Refusal>{};
  }
  co_return std::unexpected(lost());
}

void Table::await_answer(Seat seat) {
  if (!log_.is_open(seat) || !is_asked(seat)) return;
  const auto left = std::max(milliseconds(0), log_.seat(seat).asked->until - tables_.time().wall());
  tables_.time().ring_at(tables_.time().now() + left, [weak = weak_from_this(), seat] {
    const auto table = weak.lock();
    if (!table) return;
    asio::post(table->strand_, [table, seat] {
      if (table->log_.is_open(seat)) table->audience_.tell_all(table->seats_message());
    });
  });
}

bool Table::is_alike(Seat seat, const PlayerName& name) const {
  const auto own = tables_.read_name(log_.seat(seat).name);
  return own && own->skeleton == name.skeleton;
}

Task<void> Table::take_name_from_guests(std::string player_name) {
  const auto name = tables_.read_name(player_name);
  for (Seat seat = 0; name && seat < seats(); ++seat) {
    if (!log_.seat(seat).player.empty() || !is_alike(seat, *name)) continue;
    GiveName change{id(), seat, ""};
    co_await commit(std::move(change));
  }
}

Task<std::expected<void, Refusal>> Table::give_name(std::shared_ptr<Listener> from, Seat seat, std::string text) {
  const auto self = shared_from_this();
  const auto name = tables_.read_new_name(text);
  if (!name) co_return std::unexpected(name.error());
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  bool is_first_try = true;
  while (co_await up_to_date()) {
    if (!holds(*from, seat)) co_return std::unexpected(bad_key());
    if (log_.seat(seat).name == name->text) co_return std::expected<void, Refusal>{};
    if (!log_.seat(seat).player.empty()) {
      co_return std::unexpected(Refusal{409, "name_kept", "the seat is a player's, and called by that name"});
    }
    for (Seat other = 0; other < seats(); ++other) {
      if (other != seat && is_alike(other, *name)) {
        co_return std::unexpected(Refusal{409, "name_taken", "seat " + std::to_string(other) + " is called so too"});
      }
    }
    // Everybody is told of it, so it does not happen as often as one likes.
    const auto early =
        is_first_try ? too_early(named_, seat, "a seat is given one name in three seconds") : std::nullopt;
    if (early) co_return std::unexpected(*early);
    is_first_try = false;
    GiveName change{id(), seat, name->text};
    const CommitResult result = co_await commit(std::move(change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::conflict) continue;
    audience_.tell_all(seats_message());
    co_return std::expected<void, Refusal>{};
  }
  co_return std::unexpected(lost());
}

void Table::leave(const Listener& listener) {
  const auto seat = audience_.remove(listener);
  bots_.look_again();
  if (seat == kSpectator) spectators_changed();
  if (!seat || *seat == kSpectator || audience_.is_present(*seat)) return;
  gone_[static_cast<std::size_t>(*seat)] = tables_.time().now();
  await_return(*seat);
  audience_.tell_all(seats_message());
  lobby_.look_again();
  house_.look_again();
}

Task<std::expected<SeatHolder, Refusal>> Table::holder_of(std::string key) {
  const auto self = shared_from_this();
  SeatHolder holder{std::move(key)};
  if (seat_of(holder)) {
    if (auto refused = refuse_banned(holder)) co_return std::unexpected(*std::move(refused));
    co_return holder;
  }
  const auto player = co_await tables_.store().player_in(key_hash(holder.key));
  if (!player) co_return std::unexpected(unavailable());
  if (*player) holder.player = (*player)->id;
  if (!seat_of(holder)) {
    // Another process may have given it away.
    const AsyncMutex::Lock lock = co_await mutex_.lock();
    log_.mark_stale();
    if (!co_await up_to_date()) co_return std::unexpected(lost());
  }
  if (!seat_of(holder)) co_return std::unexpected(bad_key());
  if (auto refused = refuse_banned(holder)) co_return std::unexpected(*std::move(refused));
  co_return holder;
}

Task<Refusal> Table::told_why(Refusal refused, std::string key) {
  if (refused.code != "bad_key") co_return refused;
  const auto player = co_await tables_.store().player_in(key_hash(key));
  if (!player) co_return unavailable();
  Visitor arrival{.key_hash = key_hash(key)};
  if (*player) arrival.player = (*player)->id;
  const auto was_sent_away = co_await tables_.store().was_sent_away(id(), std::move(arrival));
  if (!was_sent_away) co_return unavailable();
  co_return *was_sent_away ? sent_away() : refused;
}

Task<std::expected<Seat, Refusal>> Table::seat_with(std::string key) {
  const auto self = shared_from_this();
  const auto holder = co_await holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const auto seat = seat_of(*holder);
  if (!seat) co_return std::unexpected(bad_key());
  co_return *seat;
}

Task<std::expected<Seat, Refusal>> Table::claim_seat(std::string key, Player player) {
  const auto self = shared_from_this();
  const auto holder = co_await holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  while (co_await up_to_date()) {
    const auto seat = seat_of(*holder);
    if (!seat) co_return std::unexpected(bad_key());
    const StoredSeat& stored = log_.seat(*seat);
    if (stored.player == player.id) co_return *seat;
    const auto is_own = [&](const StoredSeat& each) { return each.player == player.id; };
    if (!stored.player.empty() || std::ranges::any_of(this->stored().seats, is_own)) {
      co_return std::unexpected(Refusal{
          409, "seat_taken",
          stored.player.empty() ? "the player has another seat at this table" : "the seat is another player's"});
    }
    ClaimSeat change{id(), *seat, stored.key_hash, player.id, player.name};
    const CommitResult result = co_await commit(std::move(change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::conflict) {
      // Where the player was deleted meanwhile it would be one for ever.
      const auto known = co_await tables_.store().account(player.id);
      if (!known) break;
      if (!*known) co_return std::unexpected(bad_key());
      continue;
    }
    co_await take_name_from_guests(std::move(player.name));
    audience_.tell_all(seats_message());
    co_return *seat;
  }
  co_return std::unexpected(lost());
}

Task<std::expected<void, Refusal>> Table::forget(std::string key) {
  const auto self = shared_from_this();
  const auto holder = co_await holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  while (co_await up_to_date()) {
    const auto seat = seat_of(*holder);
    if (!seat) co_return std::unexpected(bad_key());
    const CommitResult result = co_await leave_seat(*seat);
    if (result == CommitResult::failed) break;
    if (result == CommitResult::done) co_return std::expected<void, Refusal>{};
  }
  co_return std::unexpected(lost());
}

Task<std::expected<void, Refusal>> Table::resign_for(std::string player) {
  const auto self = shared_from_this();
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  log_.mark_stale();
  while (co_await up_to_date()) {
    const auto seat = seat_of({.key = {}, .player = player});
    if (!seat || stored().over || !has_begun()) co_return std::expected<void, Refusal>{};
    if (co_await resign(*seat) == CommitResult::failed) break;
  }
  if (residence_ == Residence::deleted) co_return std::expected<void, Refusal>{};
  co_return std::unexpected(lost());
}

bool Table::has_played(Seat seat) const {
  const auto plays = [seat](const Entry& entry) { return entry.seat == seat || entry.client_seeds.has(seat); };
  return has_begun() || std::ranges::any_of(stored().log, plays);
}

bool Table::has_begun() const { return is_serious() && !log_.has_open_seat() && course_.match().step_count() > 0; }

Task<CommitResult> Table::resign(Seat seat) {
  const Instant now = tables_.time().now();
  if (is_out_of_time(seat, now)) co_return co_await fall_flag(seat);
  auto change = plan_action(seat, "", std::nullopt);
  if (!change) co_return CommitResult::conflict;
  stamp(change->entries, now);
  co_return co_await append(*std::move(change));
}

Task<CommitResult> Table::leave_seat(Seat seat) {
  const auto held = [](const StoredSeat& each) { return !each.key_hash.empty(); };
  // A seat that has done nothing yet is free for somebody else; one that has played would leave the others waiting forever.
  const bool resigns = has_begun() || (has_played(seat) && std::ranges::count_if(stored().seats, held) > 1);
  if (!stored().over && resigns) {
    const CommitResult resigned = co_await resign(seat);
    if (resigned != CommitResult::done) co_return resigned;
  }
  co_return co_await release(seat);
}

Task<CommitResult> Table::release(Seat seat, std::optional<LeaveSeat::SentAway> sent_away) {
  LeaveSeat change{id(), seat, log_.seat(seat).key_hash, std::move(sent_away), last()};
  const CommitResult result = co_await commit(std::move(change));
  if (result != CommitResult::done) co_return result;
  // Whether others are still there the store knows alone: somebody may come or leave in the same instant at another server.
  log_.mark_stale();
  co_await up_to_date();
  // The dice wait for whoever sits down next.
  co_await dice_changed();
  co_return result;
}

Task<std::expected<void, Refusal>> Table::subscribe(std::string key, std::string target_id, std::string target) {
  const auto self = shared_from_this();
  const auto holder = co_await holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  if (!co_await up_to_date()) co_return std::unexpected(lost());
  const auto seat = seat_of(*holder);
  if (!seat) co_return std::unexpected(bad_key());
  Subscribe change{id(), *seat, std::move(target_id), std::move(target)};
  const CommitResult result = co_await commit(std::move(change));
  if (result == CommitResult::done) co_return std::expected<void, Refusal>{};
  if (result == CommitResult::failed || !co_await up_to_date()) co_return std::unexpected(lost());
  // The seat was left in that instant, or has its devices.
  if (!is_held_by(*holder, *seat)) co_return std::unexpected(bad_key());
  co_return std::unexpected(Refusal{
      409, "too_many_devices", std::to_string(kMostTargets) + " devices are told of this seat, which is the most"});
}

void Table::tell_absent() {
  const bool is_over = stored().over;
  for (Seat seat = 0; seat < seats(); ++seat) {
    const bool is_news = is_over || on_move().has(seat);
    if (!is_news || !log_.seat(seat).is_told || audience_.is_present(seat)) continue;
    // Nobody waits for it: where it is lost with the process, the one who is absent was not told.
    auto queue = [](Store& store, MarkDue change) -> Task<void> { co_await store.make(std::move(change)); };
    spawn(strand_, queue(tables_.store(), {id(), seat, tables_.time().wall() + kPatience, /*again=*/is_over}));
  }
}

Task<std::expected<std::optional<SeatNews>, Refusal>> Table::news_for(Seat seat) {
  const auto self = shared_from_this();
  // The game may be over by now because time has run out.
  co_await check_clocks();
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  if (!co_await up_to_date()) co_return std::unexpected(lost());
  if (stored().over) {
    const bool is_asked = wishes() > 0 && !log_.seat(seat).wants_rematch && stored().next.empty();
    co_return is_asked ? SeatNews::rematch : SeatNews::over;
  }
  if (stored().in_tournament && !log_.has_acted(seat, 0)) co_return SeatNews::round;
  if (on_move().has(seat)) co_return SeatNews::turn;
  // Makes the next news count as if the seat had been seen.
  co_await commit(MarkSeen{id(), seat});
  co_return std::nullopt;
}

void Table::note_seen(Seat seat) {
  if (seat == kSpectator || !log_.seat(seat).is_told) return;
  auto note = [](Store& store, MarkSeen change) -> Task<void> { co_await store.make(std::move(change)); };
  spawn(strand_, note(tables_.store(), {id(), seat}));
}

Task<std::expected<void, Refusal>> Table::leave_pass(std::string key, std::string id_hash, std::string box) {
  const auto seat = co_await seat_with(std::move(key));
  if (!seat) co_return std::unexpected(seat.error());
  OfferPass change{std::move(id_hash), {id(), std::move(box)}};
  if (co_await tables_.store().make(std::move(change)) != CommitResult::done) co_return std::unexpected(unavailable());
  co_return std::expected<void, Refusal>{};
}

bool Table::waits_in_lobby() const {
  if (!stored().lobby || stored().over || residence_ == Residence::deleted || audience_.present().empty()) return false;
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (is_free(seat)) return true;
  }
  return false;
}

}  // namespace nemeton
