#include "server/table/table.hpp"

#include <algorithm>

#include "server/base/log.hpp"
#include "server/table/state/replay.hpp"
#include "server/table/table_messages.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

namespace {

// Longer than a bot thinks: after that another process does what follows from an entry.
constexpr std::chrono::seconds kHandover{3};
// After a bot's action could not be written, this long passes before the next try.
constexpr std::chrono::seconds kBotPause{1};
// The number of spectators is sent at most this often.
constexpr std::chrono::seconds kSpectatorsPause{1};
constexpr Level kSubstituteLevel = Level::skilled;

}  // namespace

Table::Table(Tables& tables, Course course, StoredTable stored, std::optional<TableClocks> clocks)
    : core_(tables, std::move(course), std::move(stored), std::move(clocks), *this),
      lobby_(
          tables.store(), strand(), [this] { return waits_in_lobby(); },
          [this](bool waits) { return list_change(kLobby, waits, WaitInLobby{id(), waits}); }),
      public_presence_(
          tables.store(), strand(), [this] { return is_watchable(); },
          [this](bool is_there) {
            const int players = is_there ? core_.audience().present().size() : 0;
            const int spectators = is_there ? core_.audience().spectators() : 0;
            return list_change("watching", is_there, ReportPresence{id(), players, spectators});
          }),
      bots_(tables.bot_scheduler(), strand(), *this, kBotPause),
      moves_(metrics().moves(game())) {}

std::expected<std::shared_ptr<Table>, std::string> Table::restore(Tables& tables, StoredTable stored) {
  auto course = begin_course(stored);
  if (!course) return std::unexpected(course.error());
  auto clocks = TableClocks::read(stored, tables.started());
  if (!clocks) return std::unexpected(clocks.error());
  std::shared_ptr<Table> table(new Table(tables, std::move(*course), std::move(stored), std::move(*clocks)));
  table->core_.set_owner(table);
  if (auto replayed = table->core_.replay(); !replayed) return std::unexpected(std::move(replayed.error()));
  table->flags_.start_clocks();
  table->departures_.await_arrivals();
  table->invitations_.await_answers();
  return table;
}

// Names, summary and record.

std::expected<Door, Refusal> Table::door_of(const std::string& name) const {
  if (name == id()) return Door::table;
  if (!stored().watch.empty() && name == stored().watch) return Door::watch;
  return std::unexpected(Refusal{404, "no_table", "there is no table with that name"});
}

std::expected<std::string, Refusal> Table::name_to_embed(const std::string& name) const {
  const auto door = door_of(name);
  if (!door) return std::unexpected(door.error());
  if (!stored().watch.empty()) return stored().watch;
  // The table's own name only shows a game that is over; before that it might open a seat.
  if (stored().over) return id();
  return std::unexpected(Refusal{401, "not_public", "the game goes on, and is not public"});
}

std::string Table::summary(std::optional<Seat> seat, Door door) const { return table_summary(core_, seat, door); }

Answer<std::string> Table::record(Door door) {
  const auto self = shared_from_this();
  if (!stored().over) co_return std::unexpected(Refusal{409, "not_over", "the game is not over yet"});
  const auto seed = co_await core_.tables().signing_seed();
  if (!seed) co_return std::unexpected(unavailable());
  co_return table_record(core_, door, *seed);
}

std::expected<std::string, Refusal> Table::record_so_far() const {
  if (!core_.course().game().hides_information) return partial_record(core_);
  return std::unexpected(Refusal{409, "hidden", "not everybody may know what was played so far"});
}

// Clients.

Answer<SeatHolder> Table::admit(std::optional<std::string> key) {
  SeatHolder holder{key.value_or("")};
  // A session that ends meanwhile is looked up again: a client that has not entered yet is not told of it.
  for (int ended = -1; key && ended != core_.tables().ended_sessions();) {
    ended = core_.tables().ended_sessions();
    auto found = co_await holders_.holder_of(*key);
    if (!found) co_return std::unexpected(co_await holders_.explain_refusal(found.error(), *key));
    holder = std::move(*found);
  }
  co_return holder;
}

Answer<Seat> Table::enter(std::shared_ptr<TableClient> client, std::string name, std::optional<std::string> key,
                          int after, Views views) {
  const auto self = shared_from_this();
  if (key && name != id()) co_return std::unexpected(bad_key());
  if (after > last()) {
    // Another process may have sent the client what this one has not read yet.
    const TableCore::Lock lock = co_await core_.lock();
    core_.log().mark_stale();
    if (!co_await core_.up_to_date()) co_return std::unexpected(core_.lost());
  }
  auto holder = co_await admit(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const std::optional<Seat> seat = holder->key.empty() ? kSpectator : holders_.seat_of(*holder);
  if (!seat) co_return std::unexpected(bad_key());
  if (after == kPresent) after = last() - 1;
  if (after < -1 || after > last()) {
    co_return std::unexpected(
        bad_request("after is " + std::to_string(after) + ", expected a number from -1 to " + std::to_string(last())));
  }
  const auto door = door_of(name);
  if (!door) co_return std::unexpected(door.error());
  const bool comes = *seat != kSpectator && !core_.audience().is_present(*seat);
  core_.audience().add(client, *seat, std::move(*holder), after + 1, views, *door);
  bots_.update_requester();
  client->send(welcome_message(core_, *seat, *door));
  if (comes) {
    core_.audience().tell_all(seats_message(core_), client.get());
    absences_.drop_notifications(*seat);
  }
  if (*seat == kSpectator) tell_spectators_soon();
  lobby_.begin(self);
  public_presence_.begin(self);
  if (comes) public_presence_.update();
  co_await welcome(std::move(client), *seat, *door);
  co_return *seat;
}

Task<void> Table::welcome(std::shared_ptr<TableClient> client, Seat seat, Door door) {
  Audience& audience = core_.audience();
  co_await audience.catch_up(client, core_.course(), core_.log().entries());
  if (audience.find(*client) != nullptr && core_.clocks()) {
    // All clients are told when a clock starts; otherwise only this one is told how the clocks stand.
    if (core_.clocks()->sit_down(seat, core_.now())) flags_.tell_clocks();
    else client->send(clock_message(core_));
  }
  absences_.await_returns();
  const Audience::Member* member = audience.find(*client);
  if (member != nullptr && seat != kSpectator && audience.spectators() > 0) client->send(watching_message(core_));
  if (member != nullptr && door == Door::table && !stored().next.empty()) {
    client->send(next_message(core_, *member));
  } else if (member != nullptr && core_.log().rematch_offers() > 0) {
    client->send(rematch_message(core_));
  }
  // The client may come from a server that is gone: what that one was to do is done here, even if its last change was not heard of.
  if (std::ranges::any_of(stored().seats, [](const StoredSeat& each) { return each.bot.has_value(); })) {
    core_.log().mark_stale();
  }
  resume();
}

void Table::leave(const TableClient& client) {
  const auto seat = core_.audience().remove(client);
  bots_.update_requester();
  if (seat == kSpectator) tell_spectators_soon();
  if (!seat || *seat == kSpectator || core_.audience().is_present(*seat)) return;
  core_.set_seen(*seat);
  absences_.await_return(*seat);
  core_.tell_seats();
  lobby_.update();
  public_presence_.update();
}

void Table::tell_spectators_soon() {
  if (std::exchange(tells_spectators_, true)) return;
  core_.call_at(core_.now() + kSpectatorsPause, [this] {
    tells_spectators_ = false;
    core_.tell_all(watching_message(core_));
    public_presence_.update();
  });
}

Answer<void> Table::withdraw(std::string key) {
  const auto self = shared_from_this();
  const auto holder = co_await holders_.holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const TableCore::Lock lock = co_await core_.lock();
  auto plan = [&]() -> std::expected<std::optional<Change>, Refusal> {
    if (!holders_.seat_of(*holder)) return std::unexpected(bad_key());
    if (stored().watch.empty()) return std::nullopt;
    return HideTable{id()};
  };
  const auto changed = co_await core_.change(std::move(plan));
  if (!changed) co_return std::unexpected(changed.error());
  if (*changed) tell_not_public();
  co_return std::expected<void, Refusal>{};
}

void Table::tell_not_public() {
  core_.audience().dismiss(Door::watch,
                           R"({"type":"error","code":"no_table","message":"the table is public no more"})");
  core_.tell_all(R"({"type":"public","public":false})");
  tell_spectators_soon();
  public_presence_.update();
}

// Actions.

std::optional<Refusal> Table::refuse_action(Seat seat, bool is_token, std::optional<int> thought_of) const {
  if (thought_of && is_outdated(seat, *thought_of)) {
    return Refusal{409, to_string(ErrorCode::illegal_action), "the seat has acted since"};
  }
  if (!thought_of && is_token && core_.course().standing().substitutes.has(seat)) {
    return Refusal{409, "substituted", "a bot plays for the seat, expected continue first"};
  }
  return std::nullopt;
}

Answer<void> Table::act(std::shared_ptr<TableClient> from, Seat seat, std::string id, std::optional<std::string> token,
                        std::optional<int> thought_of) {
  const auto self = shared_from_this();
  const Instant arrived = core_.now();
  const FlagTimer::PendingAction pending(flags_);
  const TableCore::Lock lock = co_await core_.lock();
  const int sent = last();
  while (co_await core_.up_to_date()) {
    if (from && !holds(*from, seat)) co_return std::unexpected(bad_key());
    if (const auto earlier = core_.log().action_with(seat, id)) {
      if (from && *earlier <= sent) from->send(past_event_message(core_, *earlier, seat));
      co_return std::expected<void, Refusal>{};
    }
    if (auto refused = refuse_action(seat, token.has_value(), thought_of))
      co_return std::unexpected(*std::move(refused));
    if (flags_.is_out_of_time(seat, arrived)) {
      if (co_await flags_.fall_flag(seat) == CommitResult::failed) break;
      continue;
    }
    auto change = core_.plan_action(seat, id, token);
    if (!change) co_return std::unexpected(change.error());
    core_.stamp(change->entries, arrived);
    const CommitResult result = co_await core_.append(std::move(*change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::done) {
      (core_.log().seat(seat).bot ? moves_.bots : moves_.people).Increment();
      co_return std::expected<void, Refusal>{};
    }
  }
  co_return std::unexpected(core_.lost());
}

// What follows from changes.

void Table::on_entry_played(const Entry& /*entry*/) {
  if (has_ended()) public_presence_.update();
}

void Table::on_entries_appended() {
  flags_.tell_clocks();
  proposals_.update_timers();
  absences_.notify_absent();
  bots_.wake(shared_from_this());
  dice_.update_timer();
}

void Table::on_news(const TableLog::News& news) {
  if (news.entries) {
    resume_later();
    proposals_.update_timers();
    // Another process does not know who looks at the table here.
    for (Seat seat = 0; seat < core_.seats(); ++seat) {
      if (core_.on_move().has(seat) && core_.audience().is_present(seat)) absences_.drop_notifications(seat);
    }
  }
  if (news.holders || news.players) {
    core_.audience().unseat([this](const SeatHolder& holder, Seat seat) { return holders_.holds(holder, seat); },
                            [this](Seat seat) { return departures_.why_lost(seat); });
  }
  if (news.holders) {
    flags_.start_clocks();
    absences_.await_returns();
    lobby_.begin(shared_from_this());
  }
  if (news.invitations) invitations_.await_answers();
  if (news.holders || news.names || news.players || news.invitations) core_.tell_seats();
  if (news.holders || news.entries) flags_.tell_clocks();
  if (news.rematch_offers) core_.tell_all(rematch_message(core_));
  if (news.client_seeds) core_.tell_dice();
  if (news.rematch) rematch_.tell_next();
  if (news.withdrawn) tell_not_public();
}

void Table::on_write_failed() { flags_.restart_live_clocks(); }

void Table::on_seat_taken(Seat seat) {
  core_.tell_seats();
  flags_.start_clocks();
  flags_.tell_clocks();
  departures_.await_arrival(seat);
  absences_.await_return(seat);
  // The dice wait a while for the person who sits there now.
  dice_.update_timer();
}

void Table::on_deleted() {
  lobby_.update();
  public_presence_.update();
}

void Table::read_news() { core_.run(take_in_news()); }

Task<void> Table::take_in_news() {
  core_.log().mark_stale();
  // A task that waits for the lock reads this news too.
  if (std::exchange(news_task_, NewsTask::waiting) == NewsTask::waiting) co_return;
  const TableCore::Lock lock = co_await core_.lock();
  news_task_ = NewsTask::none;
  // Two players who offer a rematch in the same instant at different servers do not know of each other's offer.
  co_await rematch_.open_if_agreed();
  // The dice here may wait for a client seed that came at another server.
  co_await dice_.draw_due();
}

void Table::resume() { core_.run(resume_here()); }

Task<void> Table::resume_here() {
  co_await dice_.draw();
  // A bot that thinks here must not leave the game to a process that may be gone.
  core_.log().take_over();
  flags_.set_alarm();
  proposals_.update_timers();
  bots_.wake(shared_from_this());
}

void Table::resume_later() {
  core_.call_at(core_.now() + kHandover, [this, at = last()] {
    if (last() == at) resume();
  });
}

// Bots.

Level Table::bot_level(Seat seat) const { return core_.log().seat(seat).bot.value_or(kSubstituteLevel); }

Requester Table::requester() const {
  if (auto requester = core_.audience().requester(id())) return *std::move(requester);
  return {id(), Attention::nobody, core_.tables().rate_limiter().host(id()).value_or(Address())};
}

SeatSet Table::bots_to_act() const {
  SeatSet bots;
  if (stored().over || core_.is_full() || core_.is_deleted()) return bots;
  const SeatSet to_act = core_.course().match().node().to_act;
  for (Seat seat = 0; seat < core_.seats(); ++seat) {
    if (to_act.has(seat) && core_.is_played_by_bot(seat)) bots.add(seat);
  }
  return bots;
}

bool Table::is_outdated(Seat seat, int thought_of) const {
  return core_.log().has_acted(seat, thought_of) || core_.course().was_taken_back_since(thought_of) ||
         !core_.is_played_by_bot(seat);
}

Task<BotAction> Table::play_for_bot(Seat seat, std::string token, int thought_of) {
  const auto played = co_await act(nullptr, seat, "", std::move(token), thought_of);
  if (played) co_return BotAction::played;
  if (is_outdated(seat, thought_of)) {
    const bool is_own = core_.log().last_writer() == TableLog::Writer::this_process;
    co_return is_own ? BotAction::played : BotAction::overtaken;
  }
  if (stored().over || core_.is_deleted()) co_return BotAction::played;
  // The store logs that it cannot be written.
  if (played.error().code != unavailable().code) {
    log_error("a bot cannot play", {{"table", id()}, {"seat", seat}, {"code", played.error().code}});
  }
  co_return BotAction::refused;
}

// Lists of tables.

bool Table::waits_in_lobby() const {
  if (!stored().lobby || stored().over || core_.is_deleted() || core_.audience().present().empty()) return false;
  for (Seat seat = 0; seat < core_.seats(); ++seat) {
    if (core_.is_free(seat)) return true;
  }
  return false;
}

bool Table::is_watchable() const {
  return !stored().watch.empty() && !stored().over && !core_.is_deleted() && !core_.audience().is_empty();
}

std::optional<Change> Table::list_change(const char* list, bool enters, Change change) {
  Shares& shares = core_.tables().rate_limiter().shares();
  const Instant now = core_.now();
  const auto present = core_.audience().requester(id());
  if (!enters || !present) shares.release(list, id());
  else if (!shares.hold(list, kListShare, {id(), {holder_at(present->client)}}, now + kWait, now)) return std::nullopt;
  return change;
}

}  // namespace nemeton
