// A TCP socket whose writes can be corked: what is written meanwhile leaves together with the write that is not, in one call of the
// system.
#pragma once

#include <boost/asio/bind_executor.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_range.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <string>
#include <utility>

namespace nemeton {

// One reads and one writes at a time, as with any stream.
template <class Socket>
class Corked {
 public:
  using next_layer_type = Socket;
  using executor_type = typename Socket::executor_type;

  explicit Corked(Socket socket) : socket_(std::move(socket)) {}

  executor_type get_executor() noexcept { return socket_.get_executor(); }
  Socket& next_layer() noexcept { return socket_; }
  const Socket& next_layer() const noexcept { return socket_; }

  // Whether another write follows soon.
  void cork(bool in) { corked_ = in; }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return socket_.async_read_some(buffers, std::forward<Token>(token));
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    auto initiate = [this](auto handler, const Buffers& written) {
      const std::size_t size = asio::buffer_size(written);
      const bool keep = corked_ && kept_.size() + size <= kMost;
      if (!keep && kept_.empty()) return socket_.async_write_some(written, std::move(handler));
      for (const asio::const_buffer part : boost::beast::buffers_range_ref(written))
        kept_.append(static_cast<const char*>(part.data()), part.size());
      const auto executor = asio::get_associated_executor(handler, get_executor());
      auto done = [this, keep, size, handler = std::move(handler)](boost::system::error_code error = {},
                                                                   std::size_t = 0) mutable {
        if (!keep) kept_ = {};
        std::move(handler)(error, size);
      };
      if (keep) asio::post(asio::bind_executor(executor, std::move(done)));
      else asio::async_write(socket_, asio::buffer(kept_), asio::bind_executor(executor, std::move(done)));
    };
    return asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(std::move(initiate), token,
                                                                                     buffers);
  }

 private:
  static constexpr std::size_t kMost = 16 * 1024;

  Socket socket_;
  std::string kept_;
  bool corked_ = false;
};

template <class Socket>
void teardown(boost::beast::role_type role, Corked<Socket>& stream, boost::system::error_code& error) {
  boost::beast::websocket::teardown(role, stream.next_layer(), error);
}

template <class Socket, class Handler>
void async_teardown(boost::beast::role_type role, Corked<Socket>& stream, Handler&& handler) {
  boost::beast::websocket::async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

}  // namespace nemeton
