// A client at a table: what it may say over its socket, in which order, and what it is told.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "server/base/rate_limiter.hpp"
#include "server/table/table.hpp"

namespace nemeton {

class Guest {
 public:
  // `name`: by which the client has come to the table.
  Guest(std::shared_ptr<Table> table, std::string name, std::shared_ptr<TableClient> listener,
        RateLimiter& rate_limiter, const Address& client)
      : table_(std::move(table)),
        name_(std::move(name)),
        listener_(std::move(listener)),
        rate_limiter_(rate_limiter),
        client_(client) {}

  // Whether the client has said hello and was let in.
  bool is_in() const { return seat_.has_value(); }

  // Does what one message asks for, on the table's strand; the answers go to the listener. Returns how long the next message has to
  // wait: zero, unless messages come too fast or the client has tried too many wrong keys.
  Task<Clock::duration> hear(std::string text);

 private:
  Task<std::expected<void, Refusal>> answer(const nlohmann::json& message);
  // Counts a message of so many bytes. Returns how long the next one has to wait.
  Clock::duration pace(std::size_t bytes);
  Task<std::expected<void, Refusal>> hello(const nlohmann::json& message);
  Task<std::expected<void, Refusal>> say(const nlohmann::json& message);
  Task<std::expected<void, Refusal>> give_client_seed(const nlohmann::json& message);
  Task<std::expected<void, Refusal>> consult(const std::string& type, const nlohmann::json& message);
  Task<std::expected<void, Refusal>> give_name(const nlohmann::json& message);
  Task<std::expected<void, Refusal>> act(const nlohmann::json& message, bool resign);

  std::shared_ptr<Table> table_;
  std::string name_;
  std::shared_ptr<TableClient> listener_;
  RateLimiter& rate_limiter_;
  Address client_;
  Rate messages_;
  std::optional<Seat> seat_;  // since hello; may be kSpectator
};

}  // namespace nemeton
