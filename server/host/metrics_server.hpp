// Metrics at an address of their own, so that no proxy in front of the tables passes them on to the world.
#pragma once

#include <boost/asio/ip/tcp.hpp>

#include "server/base/task.hpp"

namespace nemeton {

// Answers GET /metrics, one request a connection, until the acceptor is closed.
Task<void> serve_metrics(asio::ip::tcp::acceptor& acceptor);

}  // namespace nemeton
