#include "server/net/socket.hpp"

#include <sys/socket.h>

#include <boost/asio/dispatch.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <list>

#include "server/base/metrics.hpp"
#include "server/net/guest.hpp"

namespace nemeton {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

// How little waiting for a client counts as drained, and what a message takes beside its own bytes.
constexpr std::size_t kShortQueue = 32 * 1024;
constexpr std::size_t kOverhead = 64;
// What a client says is short; so many bytes are made room for at once.
constexpr std::size_t kUsualMessage = 512;
constexpr int kControlsPerSecond = 20;
constexpr auto kGoodbye = std::chrono::seconds(2);
constexpr const char* kRestart = "the server restarts, come back soon";

// A TCP socket that can be told that more will be written at once, so that the system sends what is small together.
class TcpSocket : public asio::basic_stream_socket<asio::ip::tcp, Strand> {
 public:
  using Base = asio::basic_stream_socket<asio::ip::tcp, Strand>;
  using Base::Base;

  void expect_more(bool more) { flags_ = more ? MSG_MORE : 0; }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return async_send(buffers, flags_, std::forward<Token>(token));
  }

  // Beast asks for this of a stream that is not its own.
  template <class Handler>
  friend void async_teardown(beast::role_type role, TcpSocket& socket, Handler&& handler) {
    websocket::async_teardown(role, static_cast<Base&>(socket), std::forward<Handler>(handler));
  }

 private:
  int flags_ = 0;
};

// Runs on the strand of its table.
class Socket final : public TableClient, public std::enable_shared_from_this<Socket> {
 public:
  Socket(TcpSocket socket, std::shared_ptr<Table> table, RateLimiter& rate_limiter, const Address& client)
      : stream_(std::move(socket)),
        table_(std::move(table)),
        rate_limiter_(rate_limiter),
        limits_(rate_limiter.limits()),
        client_(client),
        room_(stream_.get_executor()),
        deadline_(stream_.get_executor()) {}

  ~Socket() override { metrics().socket_queue.Decrement(static_cast<double>(queued_)); }

  // `self` is this socket, which lives as long as it is served.
  Task<void> serve(std::shared_ptr<Socket> self, beast::http::request<beast::http::string_body> request,
                   Sockets& sockets, Arrival arrival) {
    const auto act = [weak = weak_from_this()](void (Socket::*action)()) {
      return [weak, action] {
        if (const auto open = weak.lock()) (open.get()->*action)();
      };
    };
    const auto look_at_sessions = [weak = weak_from_this()](const std::string& player) {
      if (const auto open = weak.lock()) open->look_at_sessions(player);
    };
    const Sockets::Entry entry(sockets, {act(&Socket::close), act(&Socket::look_at_bans), look_at_sessions});
    // Timeouts are set before the handshake; an idle client is pinged and has half of that time to answer.
    stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = std::chrono::seconds(limits_.hello_seconds),
                                                       .idle_timeout = std::chrono::seconds(limits_.idle_seconds),
                                                       .keep_alive_pings = true});
    stream_.read_message_max(static_cast<std::size_t>(limits_.message_bytes));
    stream_.control_callback([this](websocket::frame_type, std::string_view) { hear_control(); });
    if (const auto [error] = co_await stream_.async_accept(request, kAwait); error) co_return;
    request = {};
    expect("no hello came");
    finish_message();

    Guest guest(table_, std::move(arrival.name), self, rate_limiter_, client_);
    beast::flat_buffer buffer;
    // Until the client has taken leave too.
    while (!ended_ && co_await listen(buffer)) {
      std::string text = beast::buffers_to_string(buffer.data());
      buffer = {};
      if (closing_) continue;
      busy_ = true;
      const auto wait = co_await guest.hear(std::move(text));
      finish_message();
      if (guest.is_in() && !std::exchange(is_in_, true)) settle();
      if (wait == Clock::duration::zero() || closing_) continue;
      asio::steady_timer pause(stream_.get_executor(), wait);
      co_await pause.async_wait(kAwait);
    }
    ended_ = true;
    room_.cancel();
    write_soon();
    table_->leave(*this);
  }

  void send(Message message) override {
    if (closing_ || ended_) return;
    rate_limiter_.spend(client_, static_cast<std::int64_t>(message->size()));
    queued_ += message->size() + kOverhead;
    metrics().socket_queue.Increment(static_cast<double>(message->size() + kOverhead));
    queue_.push_back(std::move(message));
    if (queued_ <= static_cast<std::size_t>(limits_.queue_bytes)) return write_soon();
    queue_.clear();
    end(websocket::close_code::policy_error, "too slow to read");
  }

  const Address& address() const override { return client_; }

  Task<bool> drained() override {
    const auto self = shared_from_this();
    while (!closing_ && !ended_) {
      const auto debt = rate_limiter_.debt(client_);
      if (queued_ <= kShortQueue && debt == Clock::duration::zero()) break;
      if (queued_ > kShortQueue) room_.expires_at(asio::steady_timer::time_point::max());
      else room_.expires_after(debt);
      co_await room_.async_wait(kAwait);
    }
    co_return !closing_ && !ended_;
  }

  void look_at_bans() {
    asio::dispatch(stream_.get_executor(), [self = shared_from_this()] {
      self->refuse(self->table_->holders().refuse_banned(*self), "banned");
    });
  }

  void look_at_sessions(const std::string& player) {
    auto look = [](std::shared_ptr<Socket> self, std::string of) -> Task<void> {
      self->refuse(co_await self->table_->holders().refuse_ended_session(*self, std::move(of)), "session ended");
    };
    spawn(stream_.get_executor(), look(shared_from_this(), player));
  }

  // When what the client has said before is done and told.
  void close() {
    asio::dispatch(stream_.get_executor(), [self = shared_from_this()] {
      self->leaving_ = true;
      if (!self->busy_) self->finish_message();
    });
  }

 private:
  // Says why the client may not be here any more, if that is so, and goodbye.
  void refuse(const std::optional<Refusal>& refused, const char* reason) {
    if (!refused) return;
    send(std::make_shared<const std::string>(error_message(*refused)));
    end(websocket::close_code::policy_error, reason);
  }

  void finish_message() {
    busy_ = false;
    if (leaving_) end(websocket::close_code::service_restart, kRestart);
  }

  // Waits for a message; false if the connection is broken. Its parts must come soon after the first.
  Task<bool> listen(beast::flat_buffer& buffer) {
    do {
      const auto [error, size] = co_await stream_.async_read_some(buffer, kUsualMessage, kAwait);
      if (error) co_return false;
      if (!is_owed_ && !closing_ && !stream_.is_message_done()) expect("the message came too slowly");
    } while (!stream_.is_message_done());
    if (is_in_) settle();
    co_return true;
  }

  // The client has some seconds from now on, until it is said to be settled.
  void expect(const char* otherwise) {
    is_owed_ = true;
    deadline_.expires_after(std::chrono::seconds(limits_.hello_seconds));
    deadline_.async_wait([self = shared_from_this(), otherwise](boost::system::error_code error) {
      const bool over = !error && self->is_owed_ && self->deadline_.expiry() <= Clock::now();
      if (over) self->end(websocket::close_code::policy_error, otherwise);
    });
  }
  void settle() {
    if (!std::exchange(is_owed_, false)) return;
    if (!closing_) deadline_.cancel();
  }

  // Pings are answered by the stream itself; whoever sends too many is let go.
  void hear_control() {
    const auto wait = controls_.take(kControlsPerSecond, std::chrono::seconds(1), Clock::now());
    if (wait > Clock::duration::zero()) end(websocket::close_code::policy_error, "too many control frames");
  }

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
    if (queue_.empty()) {
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
      self->queued_ -= message->size() + kOverhead;
      metrics().socket_queue.Decrement(static_cast<double>(message->size() + kOverhead));
      self->room_.cancel();
      error ? self->finish() : self->write();
    };
    stream_.next_layer().expect_more(!queue_.empty());
    stream_.async_write(asio::buffer(*message), wrote);
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
  std::shared_ptr<Table> table_;
  RateLimiter& rate_limiter_;
  const ClientLimits& limits_;
  const Address client_;
  std::list<Message> queue_;
  std::size_t queued_ = 0;       // bytes in the queue and on their way
  asio::steady_timer room_;      // ends when something was written, or the address may have more
  asio::steady_timer deadline_;  // of hello, of the rest of a message, or of the goodbye
  Rate controls_;                // of pings and pongs
  bool is_owed_ = false;         // hello, or the rest of a message
  bool is_in_ = false;           // it has said hello and was let in
  std::optional<websocket::close_reason> closing_;
  bool writing_ = false;  // or about to
  bool busy_ = true;      // with the handshake, or with what the client has said
  bool leaving_ = false;  // the goodbye comes after that
  bool ended_ = false;    // nobody reads any more
  OneMore open_{metrics().sockets};
  OneMore connection_{metrics().connections};
};

}  // namespace

void serve_socket(beast::tcp_stream stream, beast::http::request<beast::http::string_body> request,
                  std::shared_ptr<Table> table, Sockets& sockets, RateLimiter& rate_limiter, Arrival arrival) {
  // It goes over to the strand on which everything of the table runs.
  boost::system::error_code error;
  auto accepted = stream.release_socket();
  const auto protocol = accepted.local_endpoint(error).protocol();
  TcpSocket connection(table->strand());
  if (!error) connection.assign(protocol, accepted.release(), error);
  if (error) return;
  const auto socket = std::make_shared<Socket>(std::move(connection), table, rate_limiter, arrival.client);
  const auto& strand = table->strand();
  spawn(strand, socket->serve(socket, std::move(request), sockets, std::move(arrival)));
}

}  // namespace nemeton
