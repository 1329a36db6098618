#include "server/host/metrics_server.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>

#include "server/base/metrics.hpp"

namespace nemeton {

namespace beast = boost::beast;
namespace http = beast::http;

namespace {

constexpr auto kTimeout = std::chrono::seconds(10);

Task<void> answer(asio::ip::tcp::socket socket) {
  beast::tcp_stream stream(std::move(socket));
  stream.expires_after(kTimeout);
  beast::flat_buffer buffer;
  http::request_parser<http::empty_body> parser;
  const auto [error, size] = co_await http::async_read(stream, buffer, parser, kAwait);
  if (error) co_return;
  http::response<http::string_body> message(http::status::ok, 11);
  message.keep_alive(false);
  if (parser.get().target() == "/metrics" && parser.get().method() == http::verb::get) {
    message.set(http::field::content_type, "text/plain; version=0.0.4; charset=utf-8");
    message.body() = metrics().text();
  } else {
    message.result(http::status::not_found);
    message.set(http::field::content_type, "text/plain; charset=utf-8");
    message.body() = "there is only GET /metrics\n";
  }
  message.prepare_payload();
  http::response_serializer<http::string_body> serializer(message);
  co_await http::async_write(stream, serializer, kAwait);
  boost::system::error_code ignored;
  stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
}

}  // namespace

Task<void> serve_metrics(asio::ip::tcp::acceptor& acceptor) {
  while (acceptor.is_open()) {
    auto [error, socket] = co_await acceptor.async_accept(kAwait);
    if (!error) {
      spawn(co_await asio::this_coro::executor, answer(std::move(socket)));
    } else if (acceptor.is_open()) {
      // Too many open files, most likely; the tables' own door says so.
      asio::steady_timer pause(acceptor.get_executor(), std::chrono::milliseconds(200));
      co_await pause.async_wait(kAwait);
    }
  }
}

}  // namespace nemeton
