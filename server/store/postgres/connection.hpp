// A connection to PostgreSQL that waits on Asio, through libpq's pipeline mode.
#pragma once

#include <libpq-fe.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/base/task.hpp"

namespace nemeton {

// `state` is the SQLSTATE. It is empty if the server did not answer; then it is unknown whether the queries were run.
struct PostgresError {
  std::string state;
  std::string message;  // one line
};

class PostgresResult {
 public:
  explicit PostgresResult(PGresult* result) : result_(result) {}

  PGresult* get() const { return result_.get(); }
  int rows() const { return PQntuples(get()); }
  std::optional<std::string> at(int row, int column) const {
    if (PQgetisnull(get(), row, column) != 0) return std::nullopt;
    return std::string(PQgetvalue(get(), row, column), static_cast<std::size_t>(PQgetlength(get(), row, column)));
  }

 private:
  struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
  };
  std::unique_ptr<PGresult, Clear> result_;
};

struct PostgresQuery {
  std::string sql;
  std::vector<std::optional<std::string>> parameters;
};

// Warnings of the database go to the log from now on; its notices go nowhere.
void log_notices(PGconn* connection);

// A transaction: all of its queries, or none.
using PostgresGroup = std::vector<PostgresQuery>;
using PostgresResults = std::expected<std::vector<PostgresResult>, PostgresError>;

// Used by one coroutine at a time, on the thread of `io`.
class PostgresConnection {
 public:
  explicit PostgresConnection(asio::io_context& io) : io_(io), deadline_(io) {}
  ~PostgresConnection() { close(); }
  PostgresConnection(const PostgresConnection&) = delete;
  PostgresConnection& operator=(const PostgresConnection&) = delete;

  bool is_open() const { return descriptor_.has_value(); }
  // Connects again. Error: why it cannot.
  Task<std::expected<void, PostgresError>> open(std::string url);
  void close();

  // Sends all groups at once and gives the results of each, in order. Error: the connection, which is closed then.
  Task<std::expected<std::vector<PostgresResults>, PostgresError>> run(std::vector<PostgresGroup> groups);

  // Waits for notifications, not longer than a while; there may be none. Error: the connection, which is closed then.
  Task<std::expected<std::vector<std::string>, PostgresError>> notifications();
  // Ends such a wait.
  void wake();

 private:
  struct Finish {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };

  // Waits until the socket can be read, or with `write` be written; false when the deadline is over.
  Task<bool> ready(bool write);
  Task<bool> send_all();
  // The next result, null between queries; none if the connection is broken.
  Task<std::optional<PostgresResult>> next();
  Task<std::optional<PostgresResults>> results_of(std::size_t queries);
  void set_deadline(asio::steady_timer::duration time);
  void end_deadline();
  PostgresError broken();

  asio::io_context& io_;
  std::unique_ptr<PGconn, Finish> connection_;
  std::optional<asio::posix::stream_descriptor> descriptor_;
  asio::steady_timer deadline_;
  int deadlines_ = 0;  // that were set or ended; tells one that is over from one that is not
  bool late_ = false;
};

}  // namespace nemeton
