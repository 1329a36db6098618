// A client at a table: what it may say over its socket, in which order, and what it is told.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "server/table.hpp"

namespace nemeton {

class Guest {
 public:
  Guest(std::shared_ptr<Table> table, std::shared_ptr<Listener> listener)
      : table_(std::move(table)), listener_(std::move(listener)) {}

  // Does what one message asks for, on the table's strand; the answers go to the listener.
  Task<void> hear(std::string text);

 private:
  Task<std::expected<void, Refusal>> hello(const nlohmann::json& message);
  Task<std::expected<void, Refusal>> say(const nlohmann::json& message);
  Task<std::expected<void, Refusal>> give_number(const nlohmann::json& message);
  Task<std::expected<void, Refusal>> act(const nlohmann::json& message, bool resign);

  std::shared_ptr<Table> table_;
  std::shared_ptr<Listener> listener_;
  std::optional<Seat> seat_;  // since hello; may be kSpectator
};

}  // namespace nemeton
