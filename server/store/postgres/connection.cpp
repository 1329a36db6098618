#include "server/store/postgres/connection.hpp"

#include <boost/asio/experimental/awaitable_operators.hpp>

#include "server/base/log.hpp"

namespace nemeton {

namespace {

constexpr auto kTimeout = std::chrono::seconds(5);  // with a server that does not answer
constexpr auto kListening =
    std::chrono::seconds(10);  // without a word, until one asks whether the server is still there

std::string first_line(const char* text) {
  const std::string all = text == nullptr ? "" : text;
  return all.substr(0, all.find('\n'));
}

}  // namespace

void log_notices(PGconn* connection) {
  const auto receive = [](void*, const PGresult* notice) {
    const char* severity = PQresultErrorField(notice, PG_DIAG_SEVERITY_NONLOCALIZED);
    if (severity == nullptr || std::string_view(severity) != "WARNING") return;
    log_warn("the database warns", {{"message", first_line(PQresultErrorField(notice, PG_DIAG_MESSAGE_PRIMARY))}});
  };
  PQsetNoticeReceiver(connection, receive, nullptr);
}

Task<std::expected<void, PostgresError>> PostgresConnection::open(std::string url) {
  close();
  set_deadline(kTimeout);
  connection_.reset(PQconnectStart(url.c_str()));
  if (!connection_) co_return std::unexpected(PostgresError{"", "there is no memory"});
  log_notices(connection_.get());
  PostgresPollingStatusType status = PGRES_POLLING_WRITING;
  while (PQstatus(connection_.get()) != CONNECTION_BAD && status != PGRES_POLLING_OK &&
         status != PGRES_POLLING_FAILED) {
    // With several addresses, the socket changes on the way.
    descriptor_.emplace(io_, PQsocket(connection_.get()));
    const bool in_time = co_await ready(status == PGRES_POLLING_WRITING);
    descriptor_->release();
    descriptor_.reset();
    if (!in_time) break;
    status = PQconnectPoll(connection_.get());
  }
  if (status != PGRES_POLLING_OK) {
    const PostgresError error = broken();
    close();
    co_return std::unexpected(error);
  }
  descriptor_.emplace(io_, PQsocket(connection_.get()));
  PQsetnonblocking(connection_.get(), 1);
  PQenterPipelineMode(connection_.get());
  co_return std::expected<void, PostgresError>{};
}

void PostgresConnection::close() {
  end_deadline();
  if (descriptor_) descriptor_->release();
  descriptor_.reset();
  connection_.reset();
}

Task<std::expected<std::vector<PostgresResults>, PostgresError>> PostgresConnection::run(
    std::vector<PostgresGroup> groups) {
  set_deadline(kTimeout);
  bool sound = true;
  for (const PostgresGroup& group : groups) {
    for (const PostgresQuery& query : group) {
      std::vector<const char*> values;
      for (const auto& each : query.parameters) values.push_back(each ? each->c_str() : nullptr);
      sound = sound && PQsendQueryParams(connection_.get(), query.sql.c_str(), static_cast<int>(values.size()), nullptr,
                                         values.data(), nullptr, nullptr, 0) == 1;
    }
    sound = sound && PQpipelineSync(connection_.get()) == 1;
  }
  sound = sound && co_await send_all();
  std::vector<PostgresResults> all;
  for (const PostgresGroup& group : groups) {
    auto results = sound ? co_await results_of(group.size()) : std::nullopt;
    sound = results.has_value();
    if (!sound) break;
    all.push_back(std::move(*results));
  }
  end_deadline();
  if (sound) co_return all;
  const PostgresError error = broken();
  close();
  co_return std::unexpected(error);
}

// The results of the queries up to the next synchronisation, or the first error among them.
Task<std::optional<PostgresResults>> PostgresConnection::results_of(std::size_t queries) {
  std::vector<PostgresResult> results;
  std::optional<PostgresError> error;
  bool between = false;  // queries, which a null result tells
  for (std::size_t i = 0; i <= queries;) {
    auto result = co_await next();
    if (!result) co_return std::nullopt;
    if (result->get() == nullptr) {
      if (std::exchange(between, true)) co_return std::nullopt;
      continue;
    }
    between = false;
    const ExecStatusType status = PQresultStatus(result->get());
    if (status == PGRES_FATAL_ERROR && !error) {
      const char* state = PQresultErrorField(result->get(), PG_DIAG_SQLSTATE);
      if (state == nullptr) co_return std::nullopt;
      error = PostgresError{state, first_line(PQresultErrorField(result->get(), PG_DIAG_MESSAGE_PRIMARY))};
    }
    if (status != PGRES_PIPELINE_SYNC) results.push_back(std::move(*result));
    else i = queries;
    ++i;
  }
  if (error) co_return PostgresResults(std::unexpected(std::move(*error)));
  co_return PostgresResults(std::move(results));
}

Task<std::expected<std::vector<std::string>, PostgresError>> PostgresConnection::notifications() {
  const auto take = [this] {
    std::vector<std::string> all;
    while (PGnotify* each = PQnotifies(connection_.get())) {
      all.emplace_back(each->extra);
      PQfreemem(each);
    }
    return all;
  };
  auto all = take();
  if (!all.empty()) co_return all;
  set_deadline(kListening);
  const bool heard = co_await ready(/*write=*/false);
  end_deadline();
  if (!is_open()) co_return std::unexpected(PostgresError{"", "closed"});
  if (heard && PQconsumeInput(connection_.get()) == 1) co_return take();
  if (!heard) co_return all;
  const PostgresError error = broken();
  close();
  co_return std::unexpected(error);
}

void PostgresConnection::wake() {
  late_ = true;
  if (descriptor_) descriptor_->cancel();
}

Task<bool> PostgresConnection::ready(bool write) {
  if (late_) co_return false;
  const auto what = write ? asio::posix::descriptor_base::wait_write : asio::posix::descriptor_base::wait_read;
  const auto [error] = co_await descriptor_->async_wait(what, kAwait);
  co_return !error && !late_;
}

Task<bool> PostgresConnection::send_all() {
  using namespace asio::experimental::awaitable_operators;
  for (;;) {
    const int left = PQflush(connection_.get());
    if (left <= 0) co_return left == 0;
    if (late_) co_return false;
    // A server that waits to be read does not read.
    co_await (descriptor_->async_wait(asio::posix::descriptor_base::wait_read, kAwait) ||
              descriptor_->async_wait(asio::posix::descriptor_base::wait_write, kAwait));
    if (late_ || PQconsumeInput(connection_.get()) != 1) co_return false;
  }
}

Task<std::optional<PostgresResult>> PostgresConnection::next() {
  while (PQisBusy(connection_.get()) == 1) {
    if (!co_await ready(/*write=*/false) || PQconsumeInput(connection_.get()) != 1) co_return std::nullopt;
  }
  co_return PostgresResult(PQgetResult(connection_.get()));
}

void PostgresConnection::set_deadline(asio::steady_timer::duration time) {
  late_ = false;
  deadline_.expires_after(time);
  deadline_.async_wait([this, number = ++deadlines_](boost::system::error_code error) {
    if (!error && number == deadlines_) wake();
  });
}

void PostgresConnection::end_deadline() {
  ++deadlines_;
  deadline_.cancel();
}

PostgresError PostgresConnection::broken() {
  if (late_) return {"", "it does not answer"};
  std::string line = first_line(PQerrorMessage(connection_.get()));
  return {"", line.empty() ? "the connection broke" : line};
}

}  // namespace nemeton
