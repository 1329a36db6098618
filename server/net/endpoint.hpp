// Where a server listens, as text: "127.0.0.1:8420", "[::1]:8420".
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <expected>
#include <optional>
#include <string>

namespace nemeton {

// None if it is not an IP address and a port.
std::optional<boost::asio::ip::tcp::endpoint> read_endpoint(const std::string& text);
std::string show_endpoint(const boost::asio::ip::tcp::endpoint& endpoint);

// Opens a listening socket at the endpoint. Error: one line that names the endpoint and the reason.
std::expected<void, std::string> listen_at(boost::asio::ip::tcp::acceptor& acceptor,
                                           const boost::asio::ip::tcp::endpoint& endpoint);

}  // namespace nemeton
