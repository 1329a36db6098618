// Servers in processes of their own on one PostgreSQL.
#pragma once

#include <memory>

#include "server/tests/support/postgres_server.hpp"
#include "server/tests/support/program.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {

class NodesFixture : public testing::Test {
 protected:
  std::unique_ptr<Program> start(int port = 0) const { return start_with({"--log-level", "error"}, port); }
  std::unique_ptr<Program> start_with(std::vector<std::string> options, int port = 0) const {
    options.insert(options.end(), {"--port", std::to_string(port), "--limits", "off", "--store", url});
    return std::make_unique<Program>(std::move(options));
  }
  // Starts a server that serves its metrics.
  std::unique_ptr<Program> start_measured() const { return start_with({"--metrics", "127.0.0.1:0"}); }

  std::string url = PostgresServer::shared().new_database();
};

}  // namespace nemeton
