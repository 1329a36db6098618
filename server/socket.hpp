// A WebSocket that listens at a table.
#pragma once

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/sockets.hpp"
#include "server/table.hpp"
#include "server/visitors.hpp"

namespace nemeton {

// Turns the connection that asked for it with `request` into a WebSocket and serves it until it ends.
Task<void> serve_socket(boost::beast::tcp_stream stream,
                        boost::beast::http::request<boost::beast::http::string_body> request,
                        std::shared_ptr<Table> table, Sockets& sockets, Visitors& visitors, Address client);

}  // namespace nemeton
