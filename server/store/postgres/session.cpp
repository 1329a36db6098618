#include "server/store/postgres/session.hpp"

#include <poll.h>

namespace nemeton {

namespace {

constexpr int kPatience = 10'000;  // milliseconds with a server that does not answer

}  // namespace

std::expected<PostgresSession, std::string> PostgresSession::connect(const std::string& url) {
  PostgresSession session(PQconnectStart(url.c_str()));
  PGconn* raw = session.connection_.get();
  if (raw == nullptr) return std::unexpected("there is no memory");
  log_notices(raw);
  PostgresPollingStatusType status = PGRES_POLLING_WRITING;
  while (PQstatus(raw) != CONNECTION_BAD && status != PGRES_POLLING_OK && status != PGRES_POLLING_FAILED) {
    pollfd socket{.fd = PQsocket(raw),
                  .events = static_cast<short>(status == PGRES_POLLING_WRITING ? POLLOUT : POLLIN),
                  .revents = 0};
    if (poll(&socket, 1, kPatience) == 0) return std::unexpected("it does not answer");
    status = PQconnectPoll(raw);
  }
  if (status != PGRES_POLLING_OK) return std::unexpected(session.complaint());
  return session;
}

std::expected<PostgresResult, std::string> PostgresSession::run(const std::string& sql) {
  return checked(PQexec(connection_.get(), sql.c_str()));
}

std::expected<PostgresResult, std::string> PostgresSession::run(const PostgresQuery& query) {
  std::vector<const char*> values;
  for (const auto& each : query.parameters) values.push_back(each ? each->c_str() : nullptr);
  return checked(PQexecParams(connection_.get(), query.sql.c_str(), static_cast<int>(values.size()), nullptr,
                              values.data(), nullptr, nullptr, 0));
}

std::expected<std::vector<std::string>, std::string> PostgresSession::texts(const std::string& sql) {
  const auto result = run(sql);
  if (!result) return std::unexpected(result.error());
  std::vector<std::string> all;
  for (int row = 0; row < result->rows(); ++row) all.push_back(result->at(row, 0).value_or(""));
  return all;
}

std::expected<PostgresResult, std::string> PostgresSession::checked(PGresult* result) {
  PostgresResult given(result);
  const ExecStatusType status = PQresultStatus(result);
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) return std::unexpected(complaint());
  return given;
}

std::string PostgresSession::complaint() const {
  const std::string text = PQerrorMessage(connection_.get());
  return text.substr(0, text.find('\n'));
}

}  // namespace nemeton
