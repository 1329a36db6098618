#include "server/bot_accounts/bot_stream.hpp"

#include <boost/asio/co_spawn.hpp>

#include "core/json.hpp"
#include "server/dice/keys.hpp"

namespace nemeton {

namespace {

using std::chrono::seconds;
using SteadyTime = std::chrono::steady_clock::time_point;

// The stream writes something this often, if only an empty line, and then reads the store again. kLife after that the bot account counts as offline.
constexpr seconds kBeat{10};
constexpr seconds kLife{30};
// The stream stays at a table this long after the game, for a rematch.
constexpr seconds kAfterwards{60};
constexpr int kMostAtOnce = 100;
// The pool of listening bot accounts (server/base/shares.hpp). All of them are listed.
constexpr const char* kListening = "listening";

bool is_of_type(const std::string& message, std::string_view type) {
  return message.starts_with(R"({"type":")" + std::string(type) + '"');
}

// A line that says that much of a table.
std::string line_of(const char* type, const std::string& table) {
  std::string text;
  JsonWriter(text).begin_object().field("type", type).field("table", table).end_object();
  return text;
}

}  // namespace

// The stream at one table. Its functions are called on the strand of that.
class BotStream::Game final : public TableClient {
 public:
  Game(std::weak_ptr<BotStream> stream, const Strand& strand, const std::shared_ptr<Table>& table,
       const Address& client)
      : stream_(std::move(stream)), strand_(strand), table_(table), id_(table->id()), client_(client) {}

  void send(Message message) override {
    std::string text;
    JsonWriter(text)
        .begin_object()
        .field("type", "table")
        .field("table", id_)
        .key("message")
        .raw(*message)
        .end_object();
    tell([line = std::move(text)](BotStream& stream) mutable { stream.push(std::move(line)); });
    const auto table = table_.lock();
    const bool is_last = table && table->has_ended() && is_of_type(*message, "event");
    if (is_last || message->starts_with(R"({"type":"error","code":"no_table")")) {
      tell([id = id_](BotStream& stream) { stream.game_ended(id); });
    }
    // The seat was left, or has no holder any more.
    if (message->starts_with(R"({"type":"error","code":"bad_key")")) {
      tell([id = id_](BotStream& stream) { stream.seat_lost(id); });
    }
    // The bot account sits at the table of the rematch too.
    if (is_of_type(*message, "next")) tell([](BotStream& stream) { stream.wake(); });
  }
  const Address& address() const override { return client_; }
  Task<bool> drained() override { co_return !stream_.expired(); }

 private:
  template <class What>
  void tell(What what) {
    asio::post(strand_, [stream = stream_, what = std::move(what)]() mutable {
      if (const auto open = stream.lock()) what(*open);
    });
  }

  const std::weak_ptr<BotStream> stream_;
  const Strand strand_;
  const std::weak_ptr<Table> table_;
  const std::string id_;
  const Address client_;
};

Task<void> BotStream::run(Write write) {
  const auto self = shared_from_this();
  id_ = random_table_id();
  accounts_.open(bot_.id, weak_from_this());
  for (SteadyTime next = SteadyTime::min(); !is_disconnected_;) {
    if (!is_closing_ && (has_news_ || std::chrono::steady_clock::now() >= next)) {
      has_news_ = false;
      co_await update();
    }
    const bool is_due = std::chrono::steady_clock::now() >= next;
    if (is_due) {
      // The line shows the reader that the stream is alive.
      if (queued_.empty()) queued_ = "\n";
      next = std::chrono::steady_clock::now() + kBeat;
    }
    if (!queued_.empty() && !co_await write(std::exchange(queued_, {}))) break;
    if (is_closing_ && queued_.empty()) break;
    if (has_news_ || !queued_.empty() || is_disconnected_) continue;
    timer_.expires_at(next);
    co_await timer_.async_wait(kAwait);
  }
  leave_all();
  if (!begins_) accounts_.tables().rate_limiter().shares().release(kListening, bot_.id);
  KeepStream change{bot_.id, id_, WallTime()};
  co_await accounts_.store().make(std::move(change));
}

void BotStream::wake() {
  asio::post(strand_, [weak = weak_from_this()] {
    const auto self = weak.lock();
    if (!self) return;
    self->has_news_ = true;
    self->timer_.cancel();
  });
}

void BotStream::stop() {
  asio::post(strand_, [weak = weak_from_this()] {
    if (const auto self = weak.lock()) self->close("restart", "the server restarts, come back soon");
  });
}

void BotStream::disconnect() {
  is_disconnected_ = true;
  timer_.cancel();
}

void BotStream::push(std::string line) {
  if (is_closing_ || is_disconnected_) return;
  auto& limiter = accounts_.tables().rate_limiter();
  limiter.spend(client_, static_cast<std::int64_t>(line.size()));
  queued_ += std::move(line) + '\n';
  if (queued_.size() > static_cast<std::size_t>(limiter.limits().queue_bytes)) {
    queued_.clear();
    close("too_slow", "too slow to read");
  }
  timer_.cancel();
}

void BotStream::close(const char* code, const std::string& message) {
  if (is_closing_) return;
  std::string text;
  JsonWriter(text).begin_object().field("type", "closed").field("code", code).field("message", message).end_object();
  queued_ += text + '\n';
  is_closing_ = true;
  timer_.cancel();
}

void BotStream::game_ended(const std::string& table) {
  const auto game = games_.find(table);
  if (game == games_.end() || game->second.ended) return;
  game->second.ended = std::chrono::steady_clock::now();
  push(line_of("game_ended", table));
}

void BotStream::seat_lost(const std::string& table) {
  game_ended(table);
  const auto game = games_.find(table);
  if (game == games_.end()) return;
  leave(game->second);
  games_.erase(game);
}

Task<void> BotStream::update() {
  Tables& tables = accounts_.tables();
  const auto known = co_await accounts_.bot(token_);
  if (!known && known.error().code == "bad_key") co_return close("bad_key", "the token is no longer valid");
  auto banned = tables.bans().refuse(client_);
  if (!banned && !known && known.error().code == "banned") banned = known.error();
  if (banned) co_return close("banned", banned->message);
  const Instant now = tables.time().now();
  if (!tables.rate_limiter().shares().hold(kListening, kListShare, {bot_.id, {holder_at(client_)}}, now + kLife, now)) {
    co_return close("too_many_streams", "too many bot accounts listen from this address");
  }
  KeepStream change{bot_.id, id_, tables.time().wall() + kLife, begins_};
  const CommitResult kept = co_await accounts_.store().make(std::move(change));
  // Where the store cannot be read or written now, that is tried again later.
  if (kept == CommitResult::failed || !known) co_return;
  if (kept == CommitResult::conflict) {
    // It is also one if the bot account was deleted in that instant.
    const auto still = co_await accounts_.bot(token_);
    if (!still && still.error().code == "bad_key") co_return close("bad_key", "the token is no longer valid");
    co_return close("another_stream", "another stream of the bot account has begun");
  }
  // Another one of this process learns that it is over.
  if (std::exchange(begins_, false)) accounts_.wake(bot_.id);
  co_await update_games();
  co_await update_invitations();
}

Task<void> BotStream::update_games() {
  const auto seats = co_await accounts_.store().seats_of(bot_.id, {.over = false}, std::nullopt, kMostAtOnce);
  if (!seats) co_return;
  const auto now = std::chrono::steady_clock::now();
  std::erase_if(games_, [&](const auto& each) {
    const bool is_done = each.second.ended && now - *each.second.ended >= kAfterwards;
    if (is_done) leave(each.second);
    return is_done;
  });
  for (const PlayerSeat& each : *seats) {
    if (!games_.contains(each.place.table)) co_await enter_game(each.place.table);
  }
}

Task<void> BotStream::enter_game(const std::string& id) {
  const auto table = co_await accounts_.tables().find(id, client_);
  if (!table || is_disconnected_) co_return;
  const auto listener = std::make_shared<Game>(weak_from_this(), strand_, *table, client_);
  games_.emplace(id, OpenGame{listener, *table, {}});
  push(line_of("game_started", id));
  auto enter = [](std::shared_ptr<Table> at, std::shared_ptr<Game> game, std::string token) -> Task<bool> {
    const auto seat = co_await at->enter(game, at->id(), std::move(token), Table::kPresent, Views::whole);
    if (!seat) co_return false;
    // It gives no client seed; the dice need not wait for one.
    co_await at->dice().commit_to_client_seed(game, *seat, "");
    co_return true;
  };
  const bool is_in = co_await asio::co_spawn((*table)->strand(), enter(*table, listener, token_), kResult);
  if (!is_in) games_.erase(id);
}

Task<void> BotStream::update_invitations() {
  Tables& tables = accounts_.tables();
  const auto seats = co_await accounts_.store().seats_asked(bot_.id, tables.time().wall(), kMostAtOnce);
  if (!seats) co_return;
  std::map<std::string, WallTime> still;
  for (const AskedSeat& each : *seats) {
    still.emplace(each.table, each.until);
    const auto told = invitations_.find(each.table);
    if (told != invitations_.end() && told->second == each.until) continue;
    const auto table = co_await tables.find(each.table, client_);
    if (!table) continue;
    auto summary = [](std::shared_ptr<Table> at) -> Task<std::string> { co_return at->summary(std::nullopt); };
    const std::string details = co_await asio::co_spawn((*table)->strand(), summary(*table), kResult);
    const auto left = std::chrono::ceil<seconds>(each.until - tables.time().wall());
    std::string text;
    JsonWriter json(text);
    json.begin_object().field("type", "invitation").field("table", each.table).field("seat", each.seat);
    json.field("expires_in", std::int64_t{left.count()}).key("details").raw(details).end_object();
    push(std::move(text));
    invitations_.insert_or_assign(each.table, each.until);
  }
  // Invitations that were answered, and those that have expired.
  std::erase_if(invitations_, [&](const auto& each) {
    const bool is_over = !still.contains(each.first);
    if (is_over && !games_.contains(each.first)) push(line_of("invitation_ended", each.first));
    return is_over;
  });
}

void BotStream::leave(const OpenGame& game) {
  asio::post(game.table->strand(), [game] { game.table->leave(*game.listener); });
}

void BotStream::leave_all() {
  for (const auto& [table, game] : games_) leave(game);
  games_.clear();
}

}  // namespace nemeton
