// A WebSocket that listens at a table.
#pragma once

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/sockets.hpp"
#include "server/table/table.hpp"
#include "server/net/rate_limiter.hpp"

namespace nemeton {

// Who came, and what counts it as long as it is here.
struct Came {
  Address client;
  Visitors::Visit connection;
  Visitors::Visit socket;
};

// Turns the connection that asked for it with `request` into a WebSocket, which lives on by itself until it ends.
void serve_socket(boost::beast::tcp_stream stream, boost::beast::http::request<boost::beast::http::string_body> request,
                  std::shared_ptr<Table> table, Sockets& sockets, Visitors& visitors, Came came);

}  // namespace nemeton
