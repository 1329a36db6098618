#include "server/table/table.hpp"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <nlohmann/json.hpp>

#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "server/dice/dice.hpp"
#include "server/dice/keys.hpp"
#include "server/host/log.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

Task<Table::Turn> Table::turn() {
  // The timer never expires, and is not set again: that would wake all who wait, for them to set it again.
  while (changing_) {
    co_await free_.async_wait(asio::as_tuple(asio::use_awaitable));
  }
  co_return Turn(*this);
}

Table::Table(Tables& tables, BegunGame begun, StoredTable stored)
    : tables_(tables),
      game_(*begun.game),
      options_(begun.options),
      stored_(std::move(stored)),
      match_(std::move(begun.match)),
      strand_(asio::make_strand(tables.io())),
      free_(strand_, asio::steady_timer::time_point::max()),
      again_(strand_),
      moves_(metrics().moves(stored_.game)) {}

std::expected<std::shared_ptr<Table>, std::string> Table::restore(Tables& tables, StoredTable stored) {
  auto begun = begin_game(stored);
  if (!begun) return std::unexpected(begun.error());
  std::shared_ptr<Table> table(new Table(tables, std::move(*begun), std::move(stored)));
  if (const auto agreed = table->set_clocks(); !agreed) return std::unexpected(agreed.error());
  for (const Entry& entry : table->stored_.log) {
    if (!play(*table->match_, entry)) return std::unexpected(impossible(table->stored_, entry));
    table->count(entry, table->instant_of(entry.at));
  }
  table->start_clocks();
  return table;
}

bool Table::asks(const Match& match) const {
  const Seat seat = match.asked();
  return seat != kChance && !seat_at(seat).bot;
}

bool Table::present(Seat seat) const { return std::ranges::find(members_, seat, &Member::seat) != members_.end(); }

Table::Member* Table::member(const Listener& listener) {
  const auto found = std::ranges::find(members_, &listener, &Member::name);
  return found == members_.end() ? nullptr : &*found;
}

std::optional<Seat> Table::seat_of(std::string_view key) const {
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (opens(key, seat_at(seat).key_hash)) return seat;
  }
  return std::nullopt;
}

// What is done at a table.

Task<std::expected<Held, Refusal>> Table::join(std::optional<Seat> wanted) {
  const auto self = shared_from_this();
  const Turn mine = co_await turn();
  const auto open = [this](Seat seat) { return !seat_at(seat).bot && seat_at(seat).key_hash.empty(); };
  if (wanted && (*wanted < 0 || *wanted >= seats())) {
    co_return std::unexpected(bad_request("seat is " + std::to_string(*wanted) + ", expected a number from 0 to " +
                                          std::to_string(seats() - 1)));
  }
  while (co_await up_to_date()) {
    if (untold_ && wanted.value_or(untold_->seat) == untold_->seat &&
        opens(untold_->key, seat_at(untold_->seat).key_hash)) {
      const Held held = *untold_;
      untold_.reset();
      co_return held;
    }
    Seat seat = wanted.value_or(0);
    while (!wanted && seat < seats() && !open(seat)) ++seat;
    if (seat == seats()) co_return std::unexpected(Refusal{409, "seat_taken", "no seat at this table is open"});
    if (!open(seat)) {
      co_return std::unexpected(Refusal{409, "seat_taken", "seat " + std::to_string(seat) + " is taken"});
    }
    const Held held{seat, random_key()};
    std::string hash = key_hash(held.key);
    const WallTime now = tables_.time().wall();
    TakeSeat change{id(), seat, hash, now};
    if (const Outcome outcome = co_await make(std::move(change)); outcome == Outcome::failed) {
      untold_ = held;
      break;
    } else if (outcome == Outcome::done) {
      stored_.seats[static_cast<std::size_t>(seat)].key_hash = std::move(hash);
      stored_.seats[static_cast<std::size_t>(seat)].taken = now;
      tell_all(seats_message());
      start_clocks();
      settle_clocks();
      co_return held;
    }
  }
  co_return std::unexpected(lost());
}

Task<std::expected<Seat, Refusal>> Table::enter(std::shared_ptr<Listener> listener, std::optional<std::string> key,
                                                int after) {
  const auto self = shared_from_this();
  std::optional<Seat> held = key ? seat_of(*key) : kSpectator;
  if (!held || after > last()) {
    // Another process may have told the client what this one has not heard yet.
    const Turn mine = co_await turn();
    stale_ = true;
    if (!co_await up_to_date()) co_return std::unexpected(lost());
    held = key ? seat_of(*key) : kSpectator;
  }
  if (!held) co_return std::unexpected(bad_key());
  if (after < -1 || after > last()) {
    co_return std::unexpected(
        bad_request("after is " + std::to_string(after) + ", expected a number from -1 to " + std::to_string(last())));
  }
  const Seat seat = *held;
  const bool news = seat != kSpectator && !present(seat);
  members_.push_back({listener, listener.get(), seat, key.value_or(""), after + 1});

  std::string welcome;
  JsonWriter json(welcome);
  json.begin_object().field("type", "welcome").field("table", id()).field("game", stored_.game);
  json.key("options").raw(stored_.options);
  write_time_control(json);
  json.key("seat");
  seat == kSpectator ? json.null() : json.number(seat);
  json.field("last", last()).key("seats");
  write_seats(json);
  write_dice(json);
  if (stored_.lobby) json.field("lobby", true);
  json.end_object();
  listener->send(std::make_shared<const std::string>(std::move(welcome)));
  if (news) tell_all(seats_message(), listener.get());
  wait_in_lobby();
  co_await catch_up(listener);

  const Member* here = member(*listener);
  if (here != nullptr && clocks_ && !sit_down(seat)) {
    listener->send(std::make_shared<const std::string>(clock_message()));
  }
  if (here != nullptr && !stored_.next.empty()) {
    listener->send(std::make_shared<const std::string>(next_message(*here)));
  } else if (here != nullptr && wishes() > 0) {
    listener->send(std::make_shared<const std::string>(rematch_message()));
  }
  // It may come from a server that is gone: what that one was to do is done here, also where the last that it did was not heard yet.
  if (std::ranges::any_of(stored_.seats, [](const StoredSeat& each) { return each.bot.has_value(); })) stale_ = true;
  go_on();
  co_return seat;
}

void Table::leave(const Listener& listener) {
  const Member* left = member(listener);
  if (left == nullptr) return;
  const Seat seat = left->seat;
  members_.erase(members_.begin() + (left - members_.data()));
  if (seat == kSpectator || present(seat)) return;
  tell_all(seats_message());
  again_.cancel();
}

Task<std::expected<void, Refusal>> Table::act(std::shared_ptr<Listener> from, Seat seat, std::string id,
                                              std::optional<std::string> token, std::optional<int> thought_of) {
  const auto self = shared_from_this();
  const Instant arrived = tables_.time().now();
  const Acting acting(*this);
  const Turn mine = co_await turn();
  const auto same = [&](const Entry& entry) { return entry.seat == seat && entry.id == id; };
  const int told = last();
  while (co_await up_to_date()) {
    if (from && !holds(*from, seat)) co_return std::unexpected(bad_key());
    const auto earlier = id.empty() ? stored_.log.end() : std::ranges::find_if(stored_.log, same);
    if (earlier != stored_.log.end()) {
      const int number = static_cast<int>(earlier - stored_.log.begin()) + 1;
      if (from && number <= told) {
        const auto then = match_after(number);
        from->send(std::make_shared<const std::string>(event(number, *then, seat, view_of(*then, seat))));
      }
      co_return std::expected<void, Refusal>{};
    }
    if (thought_of && has_acted(seat, *thought_of)) {
      co_return std::unexpected(Refusal{409, to_string(ErrorCode::illegal_action), "the seat has acted since"});
    }
    if (is_out_of_time(seat, arrived)) {
      if (co_await fall(seat) == Outcome::failed) break;
      continue;
    }
    auto change = judge(seat, id, token);
    if (!change) co_return std::unexpected(change.error());
    stamp(change->entries, arrived);
    const Outcome outcome = co_await append(std::move(*change));
    if (outcome == Outcome::failed) break;
    if (outcome == Outcome::done) {
      (seat_at(seat).bot ? moves_.bots : moves_.people).Increment();
      if (!stored_.over && draws(*match_)) hurry();
      co_return std::expected<void, Refusal>{};
    }
  }
  co_return std::unexpected(lost());
}

std::expected<Append, Refusal> Table::judge(Seat seat, const std::string& id,
                                            const std::optional<std::string>& token) const {
  if (stored_.over) {
    return std::unexpected(Refusal{400, to_string(ErrorCode::illegal_action), "the game is over"});
  }
  Append append{.table = stored_.id, .first = last() + 1, .entries = {{seat, token, id}}, .over = !token};
  if (!token) return append;
  // What is valid is tried on a copy; the match itself holds only what is on disk.
  const auto next = match_->clone();
  if (draws(*next)) {
    return std::unexpected(refusal({ErrorCode::not_your_turn, "the dice wait for a seat that is taken to come"}));
  }
  if (asks(*next) && next->asked() != seat) {
    const std::string whose = std::to_string(next->asked());
    return std::unexpected(refusal({ErrorCode::not_your_turn, "the question is for seat " + whose}));
  }
  if (const auto played = next->apply(seat, *token); !played) return std::unexpected(refusal(played.error()));
  draw(*next, append.entries);
  append.over = next->node().kind == NodeKind::terminal;
  return append;
}

bool Table::draws(const Match& match) const { return match.node().kind == NodeKind::chance && !asks(match); }

SeatSet Table::awaited() const {
  SeatSet awaited;
  for (Seat seat = 0; seat < seats(); ++seat) {
    const StoredSeat& each = seat_at(seat);
    if (!each.key_hash.empty() && !each.number && !late_.has(seat)) awaited.add(seat);
  }
  return awaited;
}

void Table::draw(Match& match, std::vector<Entry>& entries) const {
  if (!awaited().empty()) return;
  std::vector<std::string> numbers;
  SeatSet given;
  for (Seat seat = 0; seat < seats(); ++seat) {
    numbers.push_back(seat_at(seat).number.value_or(""));
    if (!numbers.back().empty()) given.add(seat);
  }
  while (draws(match)) {
    DiceBits words(stored_.secret.empty() ? random_secret() : stored_.secret, id(), match.step_count(), numbers);
    entries.push_back({kChance, *match.draw(words), {}, given});
  }
}

Task<bool> Table::draw_due() {
  while (co_await up_to_date()) {
    if (stored_.over || !draws(*match_)) co_return true;
    if (!awaited().empty()) {
      hurry();
      co_return true;
    }
    Append change{.table = stored_.id, .first = last() + 1, .entries = {}, .over = false};
    const auto next = match_->clone();
    draw(*next, change.entries);
    change.over = next->node().kind == NodeKind::terminal;
    stamp(change.entries, tables_.time().now());
    const Outcome outcome = co_await append(std::move(change));
    if (outcome == Outcome::failed) break;
    if (outcome == Outcome::done) co_return true;
  }
  co_return false;
}

Task<void> Table::roll() {
  const auto self = shared_from_this();
  const Turn mine = co_await turn();
  co_await draw_due();
}

void Table::hurry() {
  if (std::exchange(hurrying_, true)) return;
  auto go_on = [](std::shared_ptr<Table> self) -> Task<void> {
    asio::steady_timer patience(self->strand_, self->tables_.number_patience());
    co_await patience.async_wait(asio::as_tuple(asio::use_awaitable));
    const Turn mine = co_await self->turn();
    self->hurrying_ = false;
    const SeatSet missing = self->awaited();
    for (Seat seat = 0; seat < self->seats(); ++seat) {
      if (missing.has(seat)) self->late_.add(seat);
    }
    co_await self->draw_due();
  };
  spawn(strand_, go_on(shared_from_this()));
}

Task<std::expected<void, Refusal>> Table::give_number(std::shared_ptr<Listener> from, Seat seat, std::string number) {
  const auto self = shared_from_this();
  const Turn mine = co_await turn();
  while (co_await up_to_date()) {
    // Who has left meanwhile gives none, neither for nobody nor for who sits there now.
    if (!holds(*from, seat)) co_return std::unexpected(bad_key());
    const auto& known = seat_at(seat).number;
    if (!known) {
      GiveNumber change{id(), seat, number};
      const Outcome outcome = co_await make(std::move(change));
      if (outcome == Outcome::failed) break;
      if (outcome == Outcome::conflict) continue;
      stored_.seats[static_cast<std::size_t>(seat)].number = number;
      tell_all(dice_message());
    } else if (*known != number && !number.empty()) {
      co_return std::unexpected(bad_request("number came before: a seat gives one and keeps it"));
    }
    if (!co_await draw_due()) break;
    co_return std::expected<void, Refusal>{};
  }
  co_return std::unexpected(lost());
}

void Table::go_on() {
  auto go_on = [](std::shared_ptr<Table> self) -> Task<void> {
    co_await self->roll();
    // A bot that thinks here is not to leave the game to one that may be gone.
    self->theirs_ = false;
    self->set_alarm(Instant::min());
    self->wake_bots();
  };
  spawn(strand_, go_on(shared_from_this()));
}

void Table::made(std::vector<Entry> entries, bool over) {
  stored_.over = over;
  theirs_ = false;
  for (Entry& entry : entries) add(std::move(entry));
  if (!over) return;
  metrics().over(game());
  log_info("game over", {{"table", id()}, {"game", game()}, {"events", last()}});
}

// Plays an entry that is on disk, and sends it out. False if it is not possible.
bool Table::add(Entry entry) {
  if (!play(*match_, entry)) return false;
  stored_.log.push_back(std::move(entry));
  count(stored_.log.back(), tables_.time().now());
  if (!stored_.log.back().token || match_->node().kind == NodeKind::terminal) tables_.visitors().over(id());
  publish();
  return true;
}

Task<std::expected<void, Refusal>> Table::rematch(std::shared_ptr<Listener> from, Seat seat) {
  const auto self = shared_from_this();
  const Turn mine = co_await turn();
  if (!co_await up_to_date()) co_return std::unexpected(lost());
  if (!holds(*from, seat)) co_return std::unexpected(bad_key());
  if (!stored_.over) co_return std::unexpected(Refusal{409, "not_over", "the game is not over yet"});
  if (!stored_.next.empty()) {
    if (const Member* asked = member(*from)) from->send(std::make_shared<const std::string>(next_message(*asked)));
    co_return std::expected<void, Refusal>{};
  }
  if (!seat_at(seat).wants_rematch) {
    WantRematch change{id(), seat};
    if (co_await make(std::move(change)) != Outcome::done) co_return std::unexpected(unavailable());
    stored_.seats[static_cast<std::size_t>(seat)].wants_rematch = true;
  }
  tell_all(rematch_message());
  if (!co_await open_rematch()) co_return std::unexpected(unavailable());
  co_return std::expected<void, Refusal>{};
}

Task<bool> Table::open_rematch() {
  while (co_await up_to_date()) {
    const auto person = [](const StoredSeat& each) { return !each.key_hash.empty(); };
    const bool wanted = wishes() > 0 && wishes() >= std::ranges::count_if(stored_.seats, person);
    if (!wanted || !stored_.next.empty()) co_return true;
    Opening opening{.game = &game_,
                    .options = options_,
                    .time_control = clocks_ ? std::optional(clocks_->control()) : std::nullopt,
                    .seats = stored_.seats,
                    .rematch_of = id(),
                    .client = std::nullopt};
    std::ranges::rotate(opening.seats, opening.seats.end() - 1);
    for (StoredSeat& each : opening.seats) each = {.bot = each.bot, .key_hash = each.key_hash};
    const auto opened = co_await tables_.open(std::move(opening));
    if (opened) {
      stored_.next = (*opened)->id();
      tell([this](const Member& each) { return next_message(each); });
      co_return true;
    }
    stale_ = true;
    if (opened.error() != Outcome::conflict) break;
  }
  co_return false;
}

int Table::wishes() const {
  return static_cast<int>(std::ranges::count(stored_.seats, true, &StoredSeat::wants_rematch));
}

// What others have done to it.

Task<Outcome> Table::make(Change change) {
  const Outcome outcome = co_await tables_.store().make(std::move(change));
  tables_.note(outcome);
  stale_ = outcome != Outcome::done;
  if (outcome == Outcome::failed && clocks_ && is_live()) {
    // What the store keeps from being confirmed costs nobody time.
    start_clocks();
    settle_clocks();
  }
  co_return outcome;
}

Task<Outcome> Table::append(Append change) {
  std::vector<Entry> entries = change.entries;
  const bool over = change.over;
  const Outcome outcome = co_await make(std::move(change));
  if (outcome == Outcome::done) {
    made(std::move(entries), over);
    settle_clocks();
    wake_bots();
  }
  co_return outcome;
}

Task<bool> Table::up_to_date() {
  if (!stale_) co_return true;
  auto loaded = co_await tables_.store().load(id(), last());
  if (!loaded) log_error("a table cannot be read", {{"table", id()}, {"reason", loaded.error()}});
  if (loaded && !*loaded) vanish();
  if (!loaded || !*loaded) co_return false;
  StoredTable& now = **loaded;
  for (Entry& entry : now.log) {
    if (!add(std::move(entry))) {
      log_error("an entry of a table's log is not possible", {{"table", id()}, {"entry", last() + 1}});
      co_return false;
    }
  }
  const bool sat_down = !std::ranges::equal(stored_.seats, now.seats, {}, &StoredSeat::key_hash, &StoredSeat::key_hash);
  const bool wished =
      !std::ranges::equal(stored_.seats, now.seats, {}, &StoredSeat::wants_rematch, &StoredSeat::wants_rematch);
  const bool gave = !std::ranges::equal(stored_.seats, now.seats, {}, &StoredSeat::number, &StoredSeat::number);
  const bool goes_on = stored_.next != now.next;
  stored_.over = now.over;
  stored_.seats = std::move(now.seats);
  stored_.next = std::move(now.next);
  stale_ = false;
  if (!now.log.empty()) {
    theirs_ = true;
    go_on_later();
  }
  if (sat_down) {
    unseat();
    tell_all(seats_message());
    start_clocks();
    wait_in_lobby();
  }
  if (sat_down || !now.log.empty()) settle_clocks();
  if (wished) tell_all(rematch_message());
  if (gave) tell_all(dice_message());
  if (goes_on) tell([this](const Member& each) { return next_message(each); });
  co_return true;
}

void Table::hear_news() {
  auto hear = [](std::shared_ptr<Table> self) -> Task<void> {
    // One who waits for its turn will hear this news too.
    if (std::exchange(self->news_, true)) co_return;
    const Turn mine = co_await self->turn();
    self->news_ = false;
    self->stale_ = true;
    // Two who want a rematch in the same instant at different servers did not know of one another.
    co_await self->open_rematch();
    // A number that came at another server may be what the dice here wait for.
    co_await self->draw_due();
  };
  spawn(strand_, hear(shared_from_this()));
}

}  // namespace nemeton
