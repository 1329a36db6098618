#include "server/socket.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

#include "server/guest.hpp"

namespace nemeton {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

constexpr std::size_t kLargestMessage = 64 * 1024;
// What a client that reads slowly may leave waiting here, in bytes, and how little counts as drained.
constexpr std::size_t kLongestQueue = 1024 * 1024;
constexpr std::size_t kShortQueue = 64 * 1024;
constexpr auto kGoodbye = std::chrono::seconds(2);

const auto kAwait = asio::as_tuple(asio::use_awaitable);

// Runs on the strand that its connection was accepted on.
class Socket final : public Listener, public std::enable_shared_from_this<Socket> {
 public:
  explicit Socket(beast::tcp_stream stream)
      : stream_(std::move(stream)),
        news_(stream_.get_executor()),
        room_(stream_.get_executor()),
        deadline_(stream_.get_executor()) {}

  Task<void> serve(beast::http::request<beast::http::string_body> request, std::shared_ptr<Table> table) {
    const auto self = shared_from_this();
    // Timeouts are set before the handshake; an idle client is pinged and has half of that time to answer.
    stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = std::chrono::seconds(10),
                                                       .idle_timeout = std::chrono::seconds(60),
                                                       .keep_alive_pings = true});
    stream_.read_message_max(kLargestMessage);
    if (const auto [error] = co_await stream_.async_accept(request, kAwait); error) co_return;
    asio::co_spawn(stream_.get_executor(), write(), asio::detached);

    Guest guest(table, self);
    beast::flat_buffer buffer;
    while (!closing_ && !ended_) {
      const auto [error, size] = co_await stream_.async_read(buffer, kAwait);
      if (error) break;
      std::string text = beast::buffers_to_string(buffer.data());
      buffer.consume(size);
      co_await asio::co_spawn(table->strand(), guest.hear(std::move(text)), asio::use_awaitable);
    }
    stop();
    auto leave = [](std::shared_ptr<Table> left, std::shared_ptr<Socket> socket) -> Task<void> {
      left->leave(*socket);
      co_return;
    };
    co_await asio::co_spawn(table->strand(), leave(table, self), asio::use_awaitable);
  }

  void send(Message message) override {
    asio::dispatch(stream_.get_executor(), [self = shared_from_this(), message = std::move(message)]() mutable {
      if (self->closing_ || self->ended_) return;
      self->queued_ += message->size();
      self->queue_.push_back(std::move(message));
      if (self->queued_ > kLongestQueue) self->end(websocket::close_code::policy_error, "too slow to read");
      self->news_.cancel();
    });
  }

  Task<bool> drained() override {
    auto wait = [](std::shared_ptr<Socket> self) -> Task<bool> {
      while (self->queued_ > kShortQueue && !self->closing_ && !self->ended_) {
        self->room_.expires_at(asio::steady_timer::time_point::max());
        co_await self->room_.async_wait(kAwait);
      }
      co_return !self->closing_ && !self->ended_;
    };
    co_return co_await asio::co_spawn(stream_.get_executor(), wait(shared_from_this()), asio::use_awaitable);
  }

  void close() {
    asio::dispatch(stream_.get_executor(),
                   [self = shared_from_this()] { self->end(websocket::close_code::going_away, "the server stops"); });
  }

 private:
  // Says goodbye when the message on its way is out; where that does not work, the connection ends after a while all the same.
  void end(websocket::close_code code, const char* reason) {
    if (closing_ || ended_) return;
    closing_ = websocket::close_reason(code, reason);
    queue_.clear();
    news_.cancel();
    room_.cancel();
    deadline_.expires_after(kGoodbye);
    deadline_.async_wait([self = shared_from_this()](boost::system::error_code error) {
      if (!error) beast::get_lowest_layer(self->stream_).close();
    });
  }

  void stop() {
    ended_ = true;
    news_.cancel();
    room_.cancel();
  }

  Task<void> write() {
    const auto self = shared_from_this();
    while (!ended_) {
      if (closing_) {
        co_await stream_.async_close(*closing_, kAwait);
        break;
      }
      if (queue_.empty()) {
        news_.expires_at(asio::steady_timer::time_point::max());
        co_await news_.async_wait(kAwait);
        continue;
      }
      const Message message = std::move(queue_.front());
      queue_.pop_front();
      const auto [error, size] = co_await stream_.async_write(asio::buffer(*message), kAwait);
      queued_ -= message->size();
      room_.cancel();
      if (error) break;
    }
    stop();
    deadline_.cancel();
    beast::get_lowest_layer(stream_).close();
  }

  websocket::stream<beast::tcp_stream> stream_;
  std::deque<Message> queue_;
  std::size_t queued_ = 0;       // bytes in the queue and on their way
  asio::steady_timer news_;      // cancelled when there is something to write
  asio::steady_timer room_;      // cancelled when something was written
  asio::steady_timer deadline_;  // of the goodbye
  std::optional<websocket::close_reason> closing_;
  bool ended_ = false;  // nobody reads any more
};

}  // namespace

Task<void> serve_socket(beast::tcp_stream stream, beast::http::request<beast::http::string_body> request,
                        std::shared_ptr<Table> table, Sockets& sockets) {
  // What the handshake may take is the WebSocket's business from here on.
  stream.expires_never();
  const auto socket = std::make_shared<Socket>(std::move(stream));
  const Sockets::Entry entry(sockets, [weak = std::weak_ptr(socket)] {
    if (const auto open = weak.lock()) open->close();
  });
  co_await socket->serve(std::move(request), std::move(table));
}

}  // namespace nemeton
