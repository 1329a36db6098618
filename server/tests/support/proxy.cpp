#include "server/tests/support/proxy.hpp"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/write.hpp>
#include <list>
#include <thread>

#include "server/base/task.hpp"

namespace nemeton {

using asio::ip::tcp;
using Stream = asio::generic::stream_protocol;

// Everything happens on one thread.
class Proxy::Impl {
 public:
  explicit Impl(Stream::endpoint server) : server_(std::move(server)) {
    asio::co_spawn(io_, accept(), asio::detached);
    thread_ = std::jthread([this] { io_.run(); });
  }
  ~Impl() { io_.stop(); }

  int port() const { return acceptor_.local_endpoint().port(); }
  void set_swallowing(bool swallowing) {
    asio::post(io_, [this, swallowing] {
      swallowing_ = swallowing;
      if (swallowing) return;
      for (const auto& each : connections_) each->close();
    });
  }

 private:
  struct Connection {
    tcp::socket client;
    Stream::socket server;
    void close() {
      boost::system::error_code ignored;
      client.close(ignored);
      server.close(ignored);
    }
  };

  Task<void> accept() {
    while (true) {
      auto [error, socket] = co_await acceptor_.async_accept(kAwait);
      if (error) co_return;
      asio::co_spawn(io_, serve(std::make_shared<Connection>(std::move(socket), Stream::socket(io_))), asio::detached);
    }
  }

  Task<void> serve(std::shared_ptr<Connection> connection) {
    connections_.push_back(connection);
    const auto [error] = co_await connection->server.async_connect(server_, kAwait);
    if (!error) {
      asio::co_spawn(io_, pass(connection, connection->server, connection->client), asio::detached);
      co_await pass(connection, connection->client, connection->server);
    }
    connection->close();
    connections_.remove(connection);
  }

  template <class From, class To>
  Task<void> pass(std::shared_ptr<Connection> connection, From& from, To& to) {
    std::array<char, 16 * 1024> piece;
    while (true) {
      const auto [error, size] = co_await from.async_read_some(asio::buffer(piece), kAwait);
      if (error) break;
      if (swallowing_) continue;
      const auto [failed, written] = co_await asio::async_write(to, asio::buffer(piece, size), kAwait);
      if (failed) break;
    }
    connection->close();
  }

  Stream::endpoint server_;
  bool swallowing_ = false;
  asio::io_context io_;
  tcp::acceptor acceptor_{io_, tcp::endpoint(asio::ip::address_v4::loopback(), 0)};
  std::list<std::shared_ptr<Connection>> connections_;
  std::jthread thread_;
};

Proxy::Proxy(const std::string& socket)
    : impl_(std::make_unique<Impl>(asio::local::stream_protocol::endpoint(socket))) {}
Proxy::~Proxy() = default;

int Proxy::port() const { return impl_->port(); }
void Proxy::swallow() { impl_->set_swallowing(true); }
void Proxy::heal() { impl_->set_swallowing(false); }

}  // namespace nemeton
