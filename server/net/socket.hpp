// A WebSocket that listens at a table.
#pragma once

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/base/rate_limiter.hpp"
#include "server/net/sockets.hpp"
#include "server/table/table.hpp"

namespace nemeton {

// The address of a client, the connection that is counted for it, and the name by which it has come to the table.
struct Arrival {
  std::string name;
  Address client;
  RateLimiter::Slot connection;
  RateLimiter::Slot socket;
};

// Upgrades the connection whose request is `request` to a WebSocket, which then keeps itself alive until it is closed.
void serve_socket(boost::beast::tcp_stream stream, boost::beast::http::request<boost::beast::http::string_body> request,
                  std::shared_ptr<Table> table, Sockets& sockets, RateLimiter& rate_limiter, Arrival arrival);

}  // namespace nemeton
