#include "server/store/postgres/postgres.hpp"

#include <thread>

#include "server/base/log.hpp"
#include "server/base/metrics.hpp"
#include "server/base/outage.hpp"
#include "server/dice/keys.hpp"
#include "server/store/log_chain.hpp"
#include "server/store/postgres/news.hpp"
#include "server/store/postgres/schema.hpp"
#include "server/store/postgres/transaction.hpp"
#include "server/store/postgres/values.hpp"

namespace nemeton {

namespace {

// Requests wait here until the connection is free: all of them go in one round trip.
template <class Asked, class Answer>
struct Queue {
  std::vector<Asked> asked;
  std::vector<std::move_only_function<void(Answer)>> waiting;
  asio::steady_timer news;  // cancelled when there is something

  explicit Queue(asio::io_context& io) : news(io) {}

  void push(Asked what, std::move_only_function<void(Answer)> done) {
    asked.push_back(std::move(what));
    waiting.push_back(std::move(done));
    news.cancel();
  }
};

// Three connections, one to write, one to read and one to listen, on a thread of their own.
class Postgres final : public Store {
 public:
  explicit Postgres(std::string url) : url_(std::move(url)) {
    spawn(io_, write());
    spawn(io_, read());
    thread_ = std::thread([this] { io_.run(); });
  }
  // Writes the changes so far.
  ~Postgres() override {
    asio::post(io_, [this] {
      closing_ = true;
      changes_.news.cancel();
      reads_.news.cancel();
      pause_.cancel();
      listener_.wake();
    });
    thread_.join();
  }

  Task<std::expected<StoreSize, std::string>> size() override {
    const auto bytes = co_await run({{"select pg_database_size(current_database())"}}, /*is_of_one_table=*/false);
    if (!bytes) co_return std::unexpected(bytes.error().message);
    co_return StoreSize{.bytes = bytes->front().front().integer(0), .free = {}};
  }

  void listen(News news, Talk talk, SeekNews seek_news) override {
    spawn(io_, hear(std::move(news), std::move(talk), std::move(seek_news)));
  }

 protected:
  Task<CommitResult> commit(Change change) override {
    metrics().store_queue.Increment();
    co_return co_await ask<CommitResult>(changes_, std::move(change));
  }

  Task<std::expected<Results, ReadError>> run(Queries queries, bool) override {
    if (queries.empty()) co_return Results();
    PostgresGroup group;
    for (const Query& each : queries) group.push_back(as_postgres(each));
    const auto results = co_await ask<PostgresResults>(reads_, std::move(group));
    if (!results) {
      co_return std::unexpected(
          ReadError{ReadError::Of::store, "the database cannot be read: " + results.error().message});
    }
    Results all;
    for (const PostgresResult& each : *results) all.push_back(rows_of(each));
    co_return all;
  }

 private:
  template <class Answer, class Asked>
  Task<Answer> ask(Queue<Asked, Answer>& queue, Asked what) {
    auto start = [&](std::move_only_function<void(Answer)> done) {
      asio::post(io_, [&queue, what = std::move(what), done = std::move(done)]() mutable {
        queue.push(std::move(what), std::move(done));
      });
    };
    co_return co_await promised<Answer>(std::move(start));
  }

  // Waits until something is asked for; false if nothing will be any more.
  template <class Asked, class Answer>
  Task<bool> some(Queue<Asked, Answer>& queue) {
    while (queue.asked.empty() && !closing_) {
      queue.news.expires_at(asio::steady_timer::time_point::max());
      co_await queue.news.async_wait(kAwait);
    }
    co_return !queue.asked.empty();
  }

  Task<void> write() {
    PostgresConnection connection(io_);
    while (co_await some(changes_)) {
      const std::vector<Change> changes = std::exchange(changes_.asked, {});
      auto waiting = std::exchange(changes_.waiting, {});
      const MeasuredCommit measured(changes.size());
      const auto commit_results = co_await commit_all(connection, changes);
      if (commit_results) outage_.worked("written");
      else outage_.failed("written", commit_results.error().message);
      for (std::size_t i = 0; i < waiting.size(); ++i)
        waiting[i](commit_results ? (*commit_results)[i] : CommitResult::failed);
    }
  }

  // All in one transaction; if that does not go through, most likely because of changes by other processes, each in one of
  // its own.
  Task<std::expected<std::vector<CommitResult>, PostgresError>> commit_all(PostgresConnection& connection,
                                                                           const std::vector<Change>& changes) {
    const PostgresTransaction whole(changes, node_);
    std::vector<PostgresGroup> groups(1, whole.queries());
    auto done = co_await send(connection, std::move(groups));
    if (!done) co_return std::unexpected(done.error());
    if (done->front()) co_return whole.commit_results(*done->front());

    std::vector<PostgresTransaction> each;
    groups.clear();
    for (const Change& change : changes) {
      each.emplace_back(std::span(&change, 1), node_);
      groups.push_back(each.back().queries());
    }
    done = co_await send(connection, std::move(groups));
    if (!done) co_return std::unexpected(done.error());
    std::vector<CommitResult> commit_results;
    for (std::size_t i = 0; i < changes.size(); ++i) {
      const PostgresResults& result = (*done)[i];
      if (!result && !is_conflict(result.error())) co_return std::unexpected(result.error());
      commit_results.push_back(result ? each[i].commit_results(*result).front() : CommitResult::conflict);
    }
    co_return commit_results;
  }

  Task<void> read() {
    PostgresConnection connection(io_);
    while (co_await some(reads_)) {
      auto groups = std::exchange(reads_.asked, {});
      auto waiting = std::exchange(reads_.waiting, {});
      // The queries of a group see the same moment.
      auto results = co_await send(connection, std::move(groups), "repeatable read");
      note_reads(results);
      for (std::size_t i = 0; i < waiting.size(); ++i) {
        waiting[i](results ? std::move((*results)[i]) : std::unexpected(results.error()));
      }
    }
  }

  Task<void> hear(News news, Talk talk, SeekNews seek_news) {
    while (!closing_) {
      std::vector<PostgresGroup> groups(1, PostgresGroup{{"listen nemeton", {}}});
      const auto listening = co_await send(listener_, std::move(groups));
      // Earlier news was not heard.
      if (listening && listening->front()) news("");
      while (!closing_ && listener_.is_open()) {
        const auto payloads = co_await listener_.notifications();
        for (const std::string& payload : payloads.value_or(std::vector<std::string>())) {
          const PostgresNews heard = read_news(payload);
          if (heard.node == node_) continue;
          for (const std::string& table : heard.tables) news(table);
          for (const std::string& each : heard.seeks) seek_news(each);
          if (heard.said) talk(*heard.said);
        }
        if (!payloads || !payloads->empty() || closing_) continue;
        // Not a word for a while: is anybody there?
        std::vector<PostgresGroup> question(1, PostgresGroup{{"select 1", {}}});
        co_await listener_.run(std::move(question));
      }
      if (closing_) break;
      pause_.expires_after(std::chrono::milliseconds(200));
      co_await pause_.async_wait(kAwait);
    }
  }

  // On the connection, which is opened if it is not.
  Task<std::expected<std::vector<PostgresResults>, PostgresError>> send(PostgresConnection& connection,
                                                                        std::vector<PostgresGroup> groups,
                                                                        std::string isolation = "read committed") {
    if (!connection.is_open()) {
      if (auto opened = co_await connection.open(url_); !opened) co_return std::unexpected(opened.error());
      // A commit has returned only when it is on disk, also if the database is set up otherwise.
      std::vector<PostgresGroup> first(1,
                                       PostgresGroup{{"select set_config('synchronous_commit', 'on', false) "
                                                      "where current_setting('synchronous_commit') = 'off'",
                                                      {}},
                                                     // A count after a lock sees the rows as they are then.
                                                     {"set default_transaction_isolation = '" + isolation + "'", {}}});
      if (auto set = co_await connection.run(std::move(first)); !set) co_return std::unexpected(set.error());
    }
    co_return co_await connection.run(std::move(groups));
  }

  void note_reads(const std::expected<std::vector<PostgresResults>, PostgresError>& results) {
    if (!results) return outage_.failed("read", results.error().message);
    for (const PostgresResults& each : *results) {
      if (!each) return outage_.failed("read", each.error().message);
    }
    outage_.worked("read");
  }

  std::string url_;
  std::string node_ = random_table_id();  // this process, as others hear of it
  asio::io_context io_{1};
  Queue<Change, CommitResult> changes_{io_};
  Queue<PostgresGroup, PostgresResults> reads_{io_};
  PostgresConnection listener_{io_};
  asio::steady_timer pause_{io_};  // until it is tried again to listen
  bool closing_ = false;
  Outage outage_{"the database"};
  std::thread thread_;
};

}  // namespace

bool is_postgres_url(const std::string& text) {
  if (!text.starts_with("postgres://") && !text.starts_with("postgresql://")) return false;
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(PQconninfoParse(text.c_str(), nullptr),
                                                                             PQconninfoFree);
  if (!options) return false;
  // A password with a slash that is not written as %2F looks like a port. Several hosts have several.
  const auto fits = [](const PQconninfoOption& option) {
    return std::string_view(option.keyword) != "port" || option.val == nullptr ||
           std::string_view(option.val).find_first_not_of("0123456789,") == std::string_view::npos;
  };
  for (const auto* each = options.get(); each->keyword != nullptr; ++each) {
    if (!fits(*each)) return false;
  }
  return true;
}

std::expected<std::unique_ptr<Store>, std::string> open_postgres(const std::string& url) {
  const auto unusable = [](const std::string& why) {
    return std::unexpected("the PostgreSQL database cannot be used: " + why);
  };
  auto session = PostgresSession::connect(url);
  if (!session) return unusable(session.error());
  if (auto ready = migrate_postgres(*session, Access::serve); !ready) return unusable(ready.error());
  const auto shortened = session->texts(kShortened);
  if (!shortened) return unusable(shortened.error());
  for (const std::string& id : *shortened) log_damage(id, "its log has not as many entries as it should");
  return std::make_unique<Postgres>(url);
}

}  // namespace nemeton
