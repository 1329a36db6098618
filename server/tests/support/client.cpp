#include "server/tests/support/client.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "server/net/api/query.hpp"

namespace nemeton {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http_ns = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

tcp::endpoint local(int port) { return {asio::ip::address_v4::loopback(), static_cast<std::uint16_t>(port)}; }

// Runs one operation, which `start` begins with a handler; its error, or timed_out.
template <class Start>
error_code wait(asio::io_context& io, std::chrono::milliseconds timeout, Start start) {
  error_code result = asio::error::timed_out;
  bool done = false;
  start([&](error_code error, auto&&...) {
    result = error;
    done = true;
  });
  io.restart();
  const auto end = std::chrono::steady_clock::now() + timeout;
  while (!done && std::chrono::steady_clock::now() < end) io.run_one_until(end);
  return result;
}

}  // namespace

std::string HttpAnswer::error() const {
  const json answer = parsed();
  return answer.is_object() && status >= 400 ? answer.value("code", "") : "";
}

HttpAnswer call_api(int port, const std::string& request, json input, std::map<std::string, std::string> headers) {
  const std::size_t end = request.find(' ');
  const std::string method = end == std::string::npos ? "POST" : request.substr(0, end);
  std::string target = "/api/v1/" + request.substr(end == std::string::npos ? 0 : end + 1);
  for (const char* name : {"key", "session"}) {
    if (!input.contains(name)) continue;
    headers["Authorization"] = "Bearer " + input[name].get<std::string>();
    input.erase(name);
  }
  if (method == "POST" || method == "PUT") return http(port, method, target, input.dump(), headers);
  for (const auto& [name, value] : input.items()) {
    const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    target += (target.contains('?') ? "&" : "?") + name + "=" + percent_encoded(text);
  }
  return http(port, method, target, "", headers);
}

HttpAnswer http(int port, const std::string& method, const std::string& target, const std::string& body,
                const std::map<std::string, std::string>& headers) {
  asio::io_context io;
  beast::tcp_stream stream(io);
  if (wait(io, kTimeout, [&](auto handler) { stream.async_connect(local(port), handler); })) return {};
  http_ns::request<http_ns::string_body> request;
  request.method_string(method);
  request.target(target);
  request.version(11);
  request.set(http_ns::field::host, "127.0.0.1:" + std::to_string(port));
  for (const auto& [name, value] : headers) request.set(name, value);
  request.body() = body;
  request.prepare_payload();
  if (wait(io, kTimeout, [&](auto handler) { http_ns::async_write(stream, request, handler); })) return {};
  beast::flat_buffer buffer;
  http_ns::response_parser<http_ns::string_body> parser;
  parser.body_limit(boost::none);
  parser.skip(method == "HEAD");
  if (wait(io, kTimeout, [&](auto handler) { http_ns::async_read(stream, buffer, parser, handler); })) return {};
  HttpAnswer answer{static_cast<int>(parser.get().result_int()), parser.get().body(), {}};
  for (const auto& field : parser.get()) {
    std::string name(field.name_string());
    std::ranges::transform(name, name.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    answer.headers[name] = std::string(field.value());
  }
  return answer;
}

struct WebSocketClient::Connection {
  asio::io_context io;
  websocket::stream<beast::tcp_stream> stream{io};
  beast::flat_buffer buffer;
  bool reading = false;  // a read is on its way that nobody waited long enough for
  bool arrived = false;
  error_code result;
};

WebSocketClient::WebSocketClient() = default;
WebSocketClient::~WebSocketClient() = default;
WebSocketClient::WebSocketClient(WebSocketClient&&) noexcept = default;
WebSocketClient& WebSocketClient::operator=(WebSocketClient&&) noexcept = default;

int WebSocketClient::open(int port, const std::string& table, const std::map<std::string, std::string>& headers) {
  connection_ = std::make_unique<Connection>();
  auto& [io, stream, buffer, reading, arrived, result] = *connection_;
  const bool connected =
      !wait(io, kTimeout, [&](auto handler) { beast::get_lowest_layer(stream).async_connect(local(port), handler); });
  if (!connected) return 0;
  stream.set_option(websocket::stream_base::decorator([headers](websocket::request_type& request) {
    for (const auto& [name, value] : headers) request.set(name, value);
  }));
  stream.read_message_max(1 << 20);
  websocket::response_type response;
  wait(io, kTimeout, [&](auto handler) {
    stream.async_handshake(response, "127.0.0.1:" + std::to_string(port), "/api/v1/tables/" + table + "/socket",
                           handler);
  });
  return static_cast<int>(response.result_int());
}

bool WebSocketClient::send_text(const std::string& text) {
  if (!connection_) return false;
  auto& stream = connection_->stream;
  return !wait(connection_->io, kTimeout, [&](auto handler) { stream.async_write(asio::buffer(text), handler); });
}

std::optional<std::string> WebSocketClient::receive_text(std::chrono::milliseconds timeout) {
  if (!connection_) return std::nullopt;
  Connection& c = *connection_;
  if (!c.reading && !c.arrived) {
    c.reading = true;
    c.stream.async_read(c.buffer, [&c](error_code error, std::size_t) {
      c.result = error;
      c.reading = false;
      c.arrived = true;
    });
  }
  c.io.restart();
  const auto end = std::chrono::steady_clock::now() + timeout;
  while (!c.arrived && std::chrono::steady_clock::now() < end) c.io.run_one_until(end);
  if (!c.arrived || c.result) return std::nullopt;
  c.arrived = false;
  std::string text = beast::buffers_to_string(c.buffer.data());
  c.buffer.clear();
  return text;
}

json WebSocketClient::receive(const std::string& type) {
  while (const auto text = receive_text()) {
    json message = json::parse(*text, nullptr, false);
    if (message.is_object() && message.value("type", "") == type) return message;
  }
  return nullptr;
}

int WebSocketClient::close_code() const { return connection_ ? connection_->stream.reason().code : 0; }

void WebSocketClient::close() {
  if (!connection_) return;
  auto& stream = connection_->stream;
  wait(connection_->io, kTimeout, [&](auto handler) { stream.async_close(websocket::close_code::normal, handler); });
  connection_.reset();
}

void WebSocketClient::cut() { connection_.reset(); }

}  // namespace nemeton
