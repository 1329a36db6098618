#include "server/socket.hpp"

#include <netinet/tcp.h>
#include <sys/socket.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <list>

#include "server/guest.hpp"
#include "server/metrics.hpp"

namespace nemeton {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

constexpr std::size_t kLargestMessage = 64 * 1024;
// What a client that reads slowly may leave waiting here, in bytes, and how little counts as drained.
constexpr std::size_t kLongestQueue = 1024 * 1024;
constexpr std::size_t kShortQueue = 64 * 1024;
constexpr auto kGoodbye = std::chrono::seconds(2);
constexpr const char* kRestart = "the server restarts, come back soon";

const auto kAwait = asio::as_tuple(asio::use_awaitable);

using TcpSocket = asio::basic_stream_socket<asio::ip::tcp, Table::Strand>;

// Runs on the strand of its table.
class Socket final : public Listener, public std::enable_shared_from_this<Socket> {
 public:
  explicit Socket(TcpSocket socket)
      : stream_(std::move(socket)), room_(stream_.get_executor()), deadline_(stream_.get_executor()) {}

  ~Socket() override { metrics().socket_queue.Decrement(static_cast<double>(queued_)); }

  Task<void> serve(beast::http::request<beast::http::string_body> request, std::shared_ptr<Table> table) {
    const auto self = shared_from_this();
    // Timeouts are set before the handshake; an idle client is pinged and has half of that time to answer.
    stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = std::chrono::seconds(10),
                                                       .idle_timeout = std::chrono::seconds(60),
                                                       .keep_alive_pings = true});
    stream_.read_message_max(kLargestMessage);
    if (const auto [error] = co_await stream_.async_accept(request, kAwait); error) co_return;
    request = {};

    Guest guest(table, self);
    beast::flat_buffer buffer;
    // Until the client has taken leave too.
    while (!ended_) {
      const auto [error, size] = co_await stream_.async_read(buffer, kAwait);
      if (error) break;
      std::string text = beast::buffers_to_string(buffer.data());
      buffer.consume(size);
      if (closing_) continue;
      hearing_ = true;
      co_await guest.hear(std::move(text));
      hearing_ = false;
      if (leaving_) end(websocket::close_code::service_restart, kRestart);
    }
    ended_ = true;
    room_.cancel();
    write_soon();
    table->leave(*this);
  }

  void send(Message message) override {
    if (closing_ || ended_) return;
    queued_ += message->size();
    metrics().socket_queue.Increment(static_cast<double>(message->size()));
    queue_.push_back(std::move(message));
    if (queued_ <= kLongestQueue) return write_soon();
    queue_.clear();
    end(websocket::close_code::policy_error, "too slow to read");
  }

  Task<bool> drained() override {
    const auto self = shared_from_this();
    while (queued_ > kShortQueue && !closing_ && !ended_) {
      room_.expires_at(asio::steady_timer::time_point::max());
      co_await room_.async_wait(kAwait);
    }
    co_return !closing_ && !ended_;
  }

  // When what the client has said before is done and told.
  void close() {
    asio::dispatch(stream_.get_executor(), [self = shared_from_this()] {
      self->leaving_ = true;
      if (!self->hearing_) self->end(websocket::close_code::service_restart, kRestart);
    });
  }

 private:
  // Says goodbye when the messages that are queued are out; where that does not work, the connection ends after a while all the same.
  void end(websocket::close_code code, const char* reason) {
    if (closing_ || ended_) return;
    closing_ = websocket::close_reason(code, reason);
    room_.cancel();
    deadline_.expires_after(kGoodbye);
    deadline_.async_wait([self = shared_from_this()](boost::system::error_code error) {
      if (!error) self->finish();
    });
    write_soon();
  }

  // Begins when whoever queues messages now is done, so that those of one action leave together.
  void write_soon() {
    if (std::exchange(writing_, true)) return;
    asio::post(stream_.get_executor(), [self = shared_from_this()] { self->write(); });
  }

  void write() {
    if (ended_) return finish();
    if (queue_.size() > 1) cork(true);
    if (queue_.empty()) {
      cork(false);
      if (closing_) {
        return stream_.async_close(*closing_,
                                   [self = shared_from_this()](boost::system::error_code) { self->finish(); });
      }
      writing_ = false;
      return;
    }
    const Message message = std::move(queue_.front());
    queue_.pop_front();
    const auto wrote = [self = shared_from_this(), message](boost::system::error_code error, std::size_t) {
      self->queued_ -= message->size();
      metrics().socket_queue.Decrement(static_cast<double>(message->size()));
      self->room_.cancel();
      error ? self->finish() : self->write();
    };
    stream_.async_write(asio::buffer(*message), wrote);
  }

  // Frames written meanwhile leave in as few packets as possible.
  void cork(bool in) {
    if (corked_ == in) return;
    corked_ = in;
    const int value = in ? 1 : 0;
    ::setsockopt(stream_.next_layer().native_handle(), IPPROTO_TCP, TCP_CORK, &value, sizeof value);
  }

  // Nothing is written any more.
  void finish() {
    ended_ = true;
    room_.cancel();
    deadline_.cancel();
    boost::system::error_code ignored;
    stream_.next_layer().close(ignored);
  }

  websocket::stream<TcpSocket> stream_;
  std::list<Message> queue_;
  std::size_t queued_ = 0;       // bytes in the queue and on their way
  asio::steady_timer room_;      // cancelled when something was written
  asio::steady_timer deadline_;  // of the goodbye
  std::optional<websocket::close_reason> closing_;
  bool writing_ = false;  // or about to
  bool corked_ = false;
  bool hearing_ = false;  // something that the client has said is being done
  bool leaving_ = false;  // the goodbye comes after that
  bool ended_ = false;    // nobody reads any more
  OneMore open_{metrics().sockets};
};

}  // namespace

Task<void> serve_socket(beast::tcp_stream stream, beast::http::request<beast::http::string_body> request,
                        std::shared_ptr<Table> table, Sockets& sockets) {
  // It goes over to the strand on which everything of the table runs.
  boost::system::error_code error;
  auto accepted = stream.release_socket();
  const auto protocol = accepted.local_endpoint(error).protocol();
  TcpSocket connection(table->strand());
  if (!error) connection.assign(protocol, accepted.release(), error);
  if (error) co_return;
  const auto socket = std::make_shared<Socket>(std::move(connection));
  const Sockets::Entry entry(sockets, [weak = std::weak_ptr(socket)] {
    if (const auto open = weak.lock()) open->close();
  });
  const auto& strand = table->strand();
  co_await asio::co_spawn(strand, socket->serve(std::move(request), table), asio::use_awaitable);
}

}  // namespace nemeton
