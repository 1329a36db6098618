#include "server/net/endpoint.hpp"

#include <charconv>

namespace nemeton {

namespace asio = boost::asio;
using asio::ip::tcp;

std::optional<tcp::endpoint> read_endpoint(const std::string& text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos) return std::nullopt;
  std::string host = text.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  else if (host.find(':') != std::string::npos) return std::nullopt;
  boost::system::error_code error;
  const auto address = asio::ip::make_address(host, error);
  std::uint16_t port = 0;
  const char* end = text.data() + text.size();
  const auto [stop, wrong] = std::from_chars(text.data() + colon + 1, end, port);
  if (error || wrong != std::errc() || stop != end) return std::nullopt;
  return tcp::endpoint(address, port);
}

std::string show_endpoint(const tcp::endpoint& endpoint) {
  const std::string host = endpoint.address().to_string();
  return (endpoint.address().is_v6() ? "[" + host + "]" : host) + ":" + std::to_string(endpoint.port());
}

std::expected<void, std::string> listen_at(tcp::acceptor& acceptor, const tcp::endpoint& endpoint) {
  boost::system::error_code error;
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  const std::string name = endpoint.address().to_string() + " port " + std::to_string(endpoint.port());
  if (error == asio::error::address_in_use) return std::unexpected(name + " is taken by another program");
  if (error) return std::unexpected(name + " cannot be listened at: " + error.message());
  return {};
}

}  // namespace nemeton
