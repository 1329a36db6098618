// A connection to PostgreSQL that waits for each answer, for the start of a server, and for commands.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <vector>

#include "server/store/postgres/connection.hpp"

namespace nemeton {

class PostgresSession {
 public:
  // Error: one line, why there is no connection.
  static std::expected<PostgresSession, std::string> connect(const std::string& url);

  // Runs statements and gives the result of the last one. Error: one line.
  std::expected<PostgresResult, std::string> run(const std::string& sql);
  // Runs one with its parameters.
  std::expected<PostgresResult, std::string> run(const PostgresQuery& query);
  // The first column of all rows.
  std::expected<std::vector<std::string>, std::string> texts(const std::string& sql);

 private:
  struct Finish {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };

  explicit PostgresSession(PGconn* connection) : connection_(connection) {}
  std::expected<PostgresResult, std::string> checked(PGresult* result);
  std::string complaint() const;

  std::unique_ptr<PGconn, Finish> connection_;
};

}  // namespace nemeton
