#include "server/server.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <thread>

#include "server/http.hpp"
#include "server/keys.hpp"
#include "server/store/postgres.hpp"
#include "server/store/sqlite.hpp"

namespace nemeton {

using asio::ip::tcp;

namespace {

const auto kAwait = asio::as_tuple(asio::use_awaitable);

int thread_count(const Config& config) {
  return config.threads > 0 ? config.threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace

// Members are destroyed from the last to the first: the threads of bots and store end before the tables and `io_`, to which they
// answer, and what its coroutines let go of when they are destroyed with it outlives it.
class Server::House {
 public:
  House(const Config& config, std::unique_ptr<Store> store)
      : threads_(thread_count(config)),
        io_(threads_),
        acceptor_(io_),
        tables_(io_, *store, bots_, config.number_patience),
        store_(std::move(store)),
        site_{tables_, sockets_, config.page} {}

  // Error: the address or port cannot be had.
  std::expected<void, std::string> listen(const Config& config) {
    const std::string name = config.address + " port " + std::to_string(config.port);
    boost::system::error_code error;
    const auto address = asio::ip::make_address(config.address, error);
    if (error) return std::unexpected("address " + config.address + " is not an IP address such as 127.0.0.1");
    const tcp::endpoint endpoint(address, config.port);
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (error == asio::error::address_in_use) return std::unexpected(name + " is taken by another program");
    if (error) return std::unexpected(name + " cannot be listened at: " + error.message());
    return {};
  }

  std::string address() const {
    const tcp::endpoint endpoint = acceptor_.local_endpoint();
    const std::string host = endpoint.address().to_string();
    return "http://" + (endpoint.address().is_v6() ? "[" + host + "]" : host) + ":" + std::to_string(endpoint.port());
  }

  void run(bool signals) {
    asio::signal_set caught(io_);
    if (signals) {
      caught.add(SIGINT);
      caught.add(SIGTERM);
      caught.async_wait([this](boost::system::error_code error, int) {
        if (!error) asio::co_spawn(io_, close(), asio::detached);
      });
    }
    asio::co_spawn(io_, accept(), asio::detached);
    asio::co_spawn(io_, tables_.resume(), asio::detached);
    std::vector<std::jthread> others;
    for (int i = 1; i < threads_; ++i) others.emplace_back([this] { io_.run(); });
    io_.run();
  }

  void stop() { asio::co_spawn(io_, close(), asio::detached); }

 private:
  Task<void> accept() {
    while (!stopping_) {
      auto [error, socket] = co_await acceptor_.async_accept(asio::any_io_executor(asio::make_strand(io_)), kAwait);
      if (!error) {
        const auto executor = socket.get_executor();
        asio::co_spawn(executor, serve_connection(std::move(socket), site_), asio::detached);
      } else if (!stopping_) {
        // Too many open files, most likely: wait until some are closed.
        spdlog::warn("no connection can be accepted now: {}", error.message());
        asio::steady_timer pause(io_, std::chrono::milliseconds(200));
        co_await pause.async_wait(kAwait);
      }
    }
  }

  // Gives sockets a second to say goodbye; then everything ends. Changes on their way to disk still get there.
  Task<void> close() {
    if (stopping_.exchange(true)) co_return;
    bots_.stop();
    sockets_.close_all();
    asio::steady_timer pause(io_);
    for (int i = 0; i < 50 && !sockets_.empty(); ++i) {
      pause.expires_after(std::chrono::milliseconds(20));
      co_await pause.async_wait(kAwait);
    }
    io_.stop();
  }

  int threads_;
  Sockets sockets_;
  asio::io_context io_;
  tcp::acceptor acceptor_;
  std::atomic<bool> stopping_ = false;
  Tables tables_;
  Bots bots_{threads_};
  std::unique_ptr<Store> store_;
  Site site_;
};

std::expected<std::unique_ptr<Server>, std::string> Server::open(const Config& config) {
  // A file that may not grow is an error, not an end.
  std::signal(SIGXFSZ, SIG_IGN);
  if (!start_keys()) return std::unexpected("the system gives no random numbers");
  auto store = config.store.empty() ? open_sqlite(config.data) : open_postgres(config.store);
  if (!store) return std::unexpected(store.error());
  auto house = std::make_unique<House>(config, std::move(*store));
  if (auto listening = house->listen(config); !listening) return std::unexpected(listening.error());
  return std::unique_ptr<Server>(new Server(std::move(house)));
}

Server::Server(std::unique_ptr<House> house) : house_(std::move(house)) {}
Server::~Server() = default;

std::string Server::address() const { return house_->address(); }
void Server::run(bool signals) { house_->run(signals); }
void Server::stop() { house_->stop(); }

}  // namespace nemeton
