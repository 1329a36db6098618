// A client at a table, without a network: keeps what it is told.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "server/table/audience.hpp"

namespace nemeton {

class Listening final : public Listener {
 public:
  using Listener::send;
  void send(Message message) override {
    heard.push_back(nlohmann::json::parse(*message));
    last = std::move(message);
  }
  const Address& client() const override { return address; }
  Task<bool> drained() override { co_return ++drains <= most_drains; }

  Address address;
  std::vector<nlohmann::json> heard;
  Message last;
  int drains = 0;
  int most_drains = 1000;
};

}  // namespace nemeton
