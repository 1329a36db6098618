#include "server/table.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <nlohmann/json.hpp>

#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "protocol/record.hpp"
#include "server/keys.hpp"
#include "server/tables.hpp"

namespace nemeton {

// The right to change a table; it ends with this object.
class Table::Turn {
 public:
  explicit Turn(Table& table) : table_(&table) { table_->changing_ = true; }
  Turn(Turn&& other) noexcept : table_(std::exchange(other.table_, nullptr)) {}
  Turn& operator=(Turn&&) = delete;
  ~Turn() {
    if (table_ == nullptr) return;
    table_->changing_ = false;
    table_->free_.cancel();
  }

 private:
  Table* table_;
};

Task<Table::Turn> Table::turn() {
  while (changing_) {
    free_.expires_at(asio::steady_timer::time_point::max());
    co_await free_.async_wait(asio::as_tuple(asio::use_awaitable));
  }
  co_return Turn(*this);
}

Table::Table(Tables& tables, const GameEntry& game, const OptionValues& options, StoredTable stored)
    : tables_(tables),
      game_(game),
      options_(options),
      stored_(std::move(stored)),
      match_(game.start(options, seats())),
      strand_(asio::make_strand(tables.io())),
      free_(strand_) {}

std::expected<std::shared_ptr<Table>, std::string> Table::restore(Tables& tables, StoredTable stored) {
  const GameEntry* game = find_game(stored.game);
  if (game == nullptr) return std::unexpected("table " + stored.id + " is of an unknown game, " + stored.game);
  const auto seats = static_cast<int>(stored.seats.size());
  if (seats < game->info->min_seats || seats > game->info->max_seats) {
    return std::unexpected("table " + stored.id + " has " + std::to_string(seats) + " seats");
  }
  const auto json = nlohmann::json::parse(stored.options, nullptr, false);
  const auto options = read_options(*game->info, seats, &json);
  if (!options) return std::unexpected("table " + stored.id + ": " + options.error().message);
  std::shared_ptr<Table> table(new Table(tables, *game, *options, std::move(stored)));
  for (const Entry& entry : table->stored_.log) {
    if (!play(*table->match_, entry)) {
      return std::unexpected("table " + table->id() + ": entry " +
                             std::to_string(&entry - table->stored_.log.data() + 1) + " of its log is not possible");
    }
  }
  return table;
}

bool Table::play(Match& match, const Entry& entry) {
  return !entry.token || match.apply(entry.seat, *entry.token).has_value();
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
  Seat seat = wanted.value_or(0);
  while (!wanted && seat < seats() && !open(seat)) ++seat;
  if (seat == seats()) co_return std::unexpected(Refusal{409, "seat_taken", "no seat at this table is open"});
  if (!open(seat)) {
    co_return std::unexpected(Refusal{409, "seat_taken", "seat " + std::to_string(seat) + " is taken"});
  }
  const Held held{seat, random_key()};
  std::string hash = key_hash(held.key);
  const Outcome outcome = co_await tables_.commits().make(TakeSeat{id(), seat, hash});
  if (outcome != Outcome::done) co_return std::unexpected(unavailable());
  stored_.seats[static_cast<std::size_t>(seat)].key_hash = std::move(hash);
  tell_all(seats_message());
  co_return held;
}

Task<std::expected<Seat, Refusal>> Table::enter(std::shared_ptr<Listener> listener, std::optional<std::string> key,
                                                int after) {
  const auto self = shared_from_this();
  const std::optional<Seat> held = key ? seat_of(*key) : kSpectator;
  if (!held) co_return std::unexpected(Refusal{403, "bad_key", "the key holds no seat at this table"});
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
  json.key("options").raw(stored_.options).key("seat");
  seat == kSpectator ? json.null() : json.number(seat);
  json.field("last", last()).key("seats");
  write_seats(json);
  json.end_object();
  listener->send(std::make_shared<const std::string>(std::move(welcome)));
  if (news) tell_all(seats_message(), listener.get());
  co_await catch_up(listener);

  const Member* here = member(*listener);
  if (here != nullptr && !stored_.next.empty()) {
    listener->send(std::make_shared<const std::string>(next_message(*here)));
  } else if (here != nullptr && !wants_rematch_.empty()) {
    listener->send(std::make_shared<const std::string>(rematch_message()));
  }
  co_return seat;
}

void Table::leave(const Listener& listener) {
  const Member* left = member(listener);
  if (left == nullptr) return;
  const Seat seat = left->seat;
  members_.erase(members_.begin() + (left - members_.data()));
  if (seat != kSpectator && !present(seat)) tell_all(seats_message());
}

Task<std::expected<void, Refusal>> Table::act(std::shared_ptr<Listener> from, Seat seat, std::string id,
                                              std::optional<std::string> token) {
  const auto self = shared_from_this();
  const Turn mine = co_await turn();
  const auto same = [&](const Entry& entry) { return entry.seat == seat && entry.id == id; };
  const auto earlier = id.empty() ? stored_.log.end() : std::ranges::find_if(stored_.log, same);
  if (earlier != stored_.log.end()) {
    const int number = static_cast<int>(earlier - stored_.log.begin()) + 1;
    if (from) from->send(std::make_shared<const std::string>(event(number, *match_after(number), seat)));
    co_return std::expected<void, Refusal>{};
  }
  if (stored_.over) {
    co_return std::unexpected(Refusal{400, to_string(ErrorCode::illegal_action), "the game is over"});
  }

  // What is valid is tried on a copy; the match itself holds only what is on disk.
  Append append{.table = stored_.id, .first = last() + 1, .entries = {}, .over = !token};
  append.entries.push_back({seat, token, std::move(id)});
  if (token) {
    const auto next = match_->clone();
    if (asks(*next) && next->asked() != seat) {
      const std::string whose = std::to_string(next->asked());
      co_return std::unexpected(refusal({ErrorCode::not_your_turn, "the question is for seat " + whose}));
    }
    if (const auto played = next->apply(seat, *token); !played) co_return std::unexpected(refusal(played.error()));
    while (next->node().kind == NodeKind::chance && !asks(*next)) {
      append.entries.push_back({kChance, *next->draw(stored_.seed), {}});
    }
    append.over = next->node().kind == NodeKind::terminal;
  }
  const std::vector<Entry> entries = append.entries;
  const bool over = append.over;
  const Outcome outcome = co_await tables_.commits().make(std::move(append));
  if (outcome != Outcome::done) co_return std::unexpected(unavailable());

  stored_.over = over;
  for (const Entry& entry : entries) {
    play(*match_, entry);
    stored_.log.push_back(entry);
    publish();
  }
  wake_bots();
  co_return std::expected<void, Refusal>{};
}

Task<std::expected<void, Refusal>> Table::rematch(std::shared_ptr<Listener> from, Seat seat) {
  const auto self = shared_from_this();
  const Turn mine = co_await turn();
  if (!stored_.over) co_return std::unexpected(Refusal{409, "not_over", "the game is not over yet"});
  if (!stored_.next.empty()) {
    if (const Member* asked = member(*from)) from->send(std::make_shared<const std::string>(next_message(*asked)));
    co_return std::expected<void, Refusal>{};
  }
  wants_rematch_.add(seat);
  tell_all(rematch_message());
  for (Seat each = 0; each < seats(); ++each) {
    if (!seat_at(each).key_hash.empty() && !wants_rematch_.has(each)) co_return std::expected<void, Refusal>{};
  }
  Opening opening{.game = &game_, .options = options_, .seats = stored_.seats, .rematch_of = id()};
  std::ranges::rotate(opening.seats, opening.seats.end() - 1);
  const auto opened = co_await tables_.open(std::move(opening));
  if (!opened) co_return std::unexpected(opened.error());
  stored_.next = (*opened)->id();
  tell([this](const Member& each) { return next_message(each); });
  co_return std::expected<void, Refusal>{};
}

// Bots.

void Table::wake_bots() {
  if (stored_.over) return;
  const Node node = match_->node();
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (!seat_at(seat).bot || !node.to_act.has(seat) || thinking_.has(seat)) continue;
    thinking_.add(seat);
    asio::co_spawn(strand_, bot_turn(seat), asio::detached);
  }
}

Task<void> Table::bot_turn(Seat seat) {
  const auto self = shared_from_this();
  const std::string token = co_await tables_.bots().best(match_->clone(), seat, *seat_at(seat).bot);
  if (tables_.bots().stopped()) co_return;
  if (!stored_.over) {
    const auto played = co_await act(nullptr, seat, "", token);
    if (!played && !stored_.over) {
      spdlog::error("table {}: the bot at seat {} cannot play {}: {}", id(), seat, token, played.error().message);
      asio::steady_timer pause(strand_, std::chrono::seconds(1));
      co_await pause.async_wait(asio::as_tuple(asio::use_awaitable));
    }
  }
  thinking_.remove(seat);
  wake_bots();
}

// What a table says.

Task<void> Table::catch_up(std::shared_ptr<Listener> listener) {
  // In pieces, so that a client that reads slowly has little in its queue, however long the game was.
  constexpr int kPiece = 64;
  const auto self = shared_from_this();
  const auto match = game_.start(options_, seats());
  int sent = 0;
  for (int number = 0;; ++number) {
    Member* to = member(*listener);
    if (to == nullptr || to->next > last()) co_return;
    if (number > 0) play(*match, stored_.log[static_cast<std::size_t>(number - 1)]);
    if (number < to->next) continue;
    to->next = number + 1;
    listener->send(std::make_shared<const std::string>(event(number, *match, to->seat)));
    if (++sent % kPiece == 0 && !co_await listener->drained()) co_return;
  }
}

void Table::publish() {
  for (Member& each : members_) {
    if (each.next != last()) continue;
    ++each.next;
    if (const auto listener = each.listener.lock()) {
      listener->send(std::make_shared<const std::string>(event(last(), *match_, each.seat)));
    }
  }
}

// The match as it was after that event.
std::unique_ptr<Match> Table::match_after(int number) const {
  auto match = game_.start(options_, seats());
  for (int i = 0; i < number; ++i) play(*match, stored_.log[static_cast<std::size_t>(i)]);
  return match;
}

// Who is asked is to act, with the outcomes for actions.
void Table::write_question(const Match& match, Seat viewer, JsonWriter& json) {
  json.key("to_act").begin_array().number(match.asked()).end_array().key("actions").begin_object();
  if (viewer == match.asked()) {
    json.key(std::to_string(viewer)).begin_array();
    for (const auto& [token, weight] : match.outcomes()) json.string(token);
    json.end_array();
  }
  json.end_object();
}

std::string Table::event(int number, const Match& match, Seat viewer) const {
  const Entry* entry = number == 0 ? nullptr : &stored_.log[static_cast<std::size_t>(number - 1)];
  const bool resigned = entry != nullptr && !entry->token;
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "event").field("n", number).key("seat");
  entry == nullptr || entry->seat == kChance ? json.null() : json.number(entry->seat);
  // What the viewer did not see happen, such as a deal to another seat or a choice in secret, is not told.
  json.key("token");
  entry == nullptr || resigned || !match.saw_last_step(viewer) ? json.null() : json.string(*entry->token);
  if (resigned) json.field("resigned", true);
  if (entry != nullptr && entry->seat != kChance && entry->seat == viewer && !entry->id.empty())
    json.field("id", entry->id);
  json.key("state").begin_object();
  if (resigned) {
    // Who gives up has lost to all the others alike.
    json.field("ply", match.ply()).field("node", "terminal").key("returns").begin_array();
    for (Seat seat = 0; seat < seats(); ++seat) json.number(seat == entry->seat ? -1.0 : 1.0 / (seats() - 1));
    json.end_array();
  } else {
    write_state(match, viewer == kSpectator ? SeatSet() : SeatSet::of(viewer), json);
    if (asks(match)) write_question(match, viewer, json);
  }
  json.end_object().key("view");
  match.view(viewer, json);
  json.end_object();
  return text;
}

void Table::write_seats(JsonWriter& json) const {
  json.begin_array();
  for (Seat seat = 0; seat < seats(); ++seat) {
    const StoredSeat& stored = seat_at(seat);
    json.begin_object();
    if (stored.bot) {
      json.field("kind", "bot").field("level", kLevelNames[static_cast<std::size_t>(*stored.bot)]);
    } else {
      json.field("kind", "person").field("taken", !stored.key_hash.empty()).field("present", present(seat));
    }
    json.end_object();
  }
  json.end_array();
}

std::string Table::seats_message() const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "seats").key("seats");
  write_seats(json);
  json.end_object();
  return text;
}

std::string Table::rematch_message() const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "rematch").key("seats").begin_array();
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (wants_rematch_.has(seat)) json.number(seat);
  }
  json.end_array().end_object();
  return text;
}

// Sides change: who sat at a seat sits at the one after it, and keeps the key.
std::string Table::next_message(const Member& member) const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "next").field("table", stored_.next);
  if (member.seat == kSpectator) {
    json.key("seat").null().key("key").null();
  } else {
    json.field("seat", (member.seat + 1) % seats()).field("key", member.key);
  }
  json.end_object();
  return text;
}

std::string Table::summary() const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("table", id()).field("game", stored_.game).key("options").raw(stored_.options).key("seats");
  write_seats(json);
  json.field("last", last()).field("over", stored_.over).end_object();
  return text;
}

std::expected<std::string, Refusal> Table::record() const {
  if (!stored_.over) return std::unexpected(Refusal{409, "not_over", "the game is not over yet"});
  std::string text;
  JsonWriter json(text);
  write_record(*match_, std::nullopt, json);
  // Who gave up stands in no step.
  if (!stored_.log.empty() && !stored_.log.back().token) {
    text.insert(text.size() - 1, ",\"resigned\":" + std::to_string(stored_.log.back().seat));
  }
  return text;
}

template <class Write>
void Table::tell(Write message) const {
  for (const Member& each : members_) {
    if (const auto listener = each.listener.lock()) listener->send(std::make_shared<const std::string>(message(each)));
  }
}

void Table::tell_all(std::string message, const Listener* except) const {
  const auto shared = std::make_shared<const std::string>(std::move(message));
  for (const Member& each : members_) {
    const auto listener = each.listener.lock();
    if (listener && listener.get() != except) listener->send(shared);
  }
}

}  // namespace nemeton
