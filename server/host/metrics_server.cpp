#include "server/host/metrics_server.hpp"

#include <boost/asio/read_until.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/write.hpp>

#include "server/base/metrics.hpp"

namespace nemeton {

namespace {

constexpr auto kTimeout = std::chrono::seconds(10);
constexpr std::size_t kLargestHeader = 16 * 1024;

std::string answer_to(std::string_view request) {
  const bool is_found = request.starts_with("GET /metrics ");
  const std::string body = is_found ? metrics().text() : "there is only GET /metrics\n";
  return std::string("HTTP/1.1 ") + (is_found ? "200 OK" : "404 Not Found") +
         "\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\nConnection: close\r\nContent-Length: " +
         std::to_string(body.size()) + "\r\n\r\n" + body;
}

Task<void> answer(asio::ip::tcp::socket accepted) {
  const auto socket = std::make_shared<asio::ip::tcp::socket>(std::move(accepted));
  asio::steady_timer deadline(socket->get_executor(), kTimeout);
  deadline.async_wait([weak = std::weak_ptr(socket)](boost::system::error_code stopped) {
    if (const auto open = weak.lock(); open && !stopped) open->cancel(stopped);
  });
  std::string request;
  const auto [error, size] =
      co_await asio::async_read_until(*socket, asio::dynamic_buffer(request, kLargestHeader), "\r\n\r\n", kAwait);
  if (error) co_return;
  const std::string text = answer_to(request);
  co_await asio::async_write(*socket, asio::buffer(text), kAwait);
  boost::system::error_code ignored;
  socket->shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
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
