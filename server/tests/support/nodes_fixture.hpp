// Servers in processes of their own on one PostgreSQL, for the tests of a program.
#pragma once

#include <memory>

#include "server/tests/support/people.hpp"
#include "server/tests/support/postgres_server.hpp"
#include "server/tests/support/program.hpp"

namespace nemeton {

class NodesFixture : public testing::Test {
 protected:
  std::unique_ptr<Program> start(int port = 0) const { return start(port, {"--log-level", "error"}); }
  // One where dice wait that many seconds for numbers.
  std::unique_ptr<Program> start_with_dice_seconds(int seconds) const {
    return start(0, {"--log-level", "error", "--dice-seconds", std::to_string(seconds)});
  }
  // One at which the win can be claimed of whoever is gone for longer than two questions of a seat are apart.
  std::unique_ptr<Program> start_impatient() const { return start(0, {"--log-level", "error", "--away-seconds", "4"}); }
  // One at which players at one address play rated games with each other.
  std::unique_ptr<Program> start_for_neighbours() const {
    return start(0, {"--log-level", "error", "--rate-neighbours", "true"});
  }
  // One where somebody keeps order.
  std::unique_ptr<Program> start_with_admin(const std::string& admin_keys) const {
    return start(0, {"--log-level", "error", "--admin-keys", admin_keys});
  }
  // One that tells its metrics.
  std::unique_ptr<Program> start_measured() const { return start(0, {"--metrics", "127.0.0.1:0"}); }
  static PostgresServer& postgres() {
    static PostgresServer server;
    return server;
  }

  std::string url = postgres().new_database();

 private:
  std::unique_ptr<Program> start(int port, std::vector<std::string> more) const {
    more.insert(more.end(), {"--port", std::to_string(port), "--limits", "off", "--store", url});
    return std::make_unique<Program>(std::move(more));
  }
};

}  // namespace nemeton
