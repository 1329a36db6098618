// A WebSocket that listens at a table.
#pragma once

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/rate_limiter.hpp"
#include "server/net/sockets.hpp"
#include "server/table/table.hpp"

namespace nemeton {

// Who arrival, and what counts it as long as it is here.
struct Arrival {
  Address client;
  RateLimiter::Slot connection;
  RateLimiter::Slot socket;
};

// Turns the connection that asked for it with `request` into a WebSocket, which lives on by itself until it ends.
void serve_socket(boost::beast::tcp_stream stream, boost::beast::http::request<boost::beast::http::string_body> request,
                  std::shared_ptr<Table> table, Sockets& sockets, RateLimiter& rate_limiter, Arrival arrival);

}  // namespace nemeton
