#include "server/http.hpp"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/api.hpp"
#include "server/files.hpp"
#include "server/log.hpp"
#include "server/metrics.hpp"
#include "server/socket.hpp"

namespace nemeton {

namespace beast = boost::beast;
namespace http = beast::http;

namespace {

constexpr std::size_t kLargestBody = 64 * 1024;
constexpr std::size_t kLargestHeader = 16 * 1024;
constexpr auto kTimeout = std::chrono::seconds(30);  // for a request to come, whole, and for its answer to go

const auto kAwait = asio::as_tuple(asio::use_awaitable);

using HttpRequest = http::request<http::string_body>;

std::string header(const HttpRequest& message, http::field field) {
  const auto value = message[field];
  return {value.data(), value.size()};
}

// Whether a page from somewhere else asks. A browser always says where its page is from; other clients need not.
bool is_foreign(const HttpRequest& message) {
  const std::string origin = header(message, http::field::origin);
  if (origin.empty()) return false;
  const std::size_t scheme = origin.find("://");
  return scheme == std::string::npos || origin.substr(scheme + 3) != header(message, http::field::host);
}

Request plain(const HttpRequest& message) {
  const auto method = message.method_string();
  const auto target = message.target();
  const std::string path(target.data(), std::min(target.find('?'), target.size()));
  return {.method = {method.data(), method.size()},
          .path = path,
          .body = message.body(),
          .accept_encoding = header(message, http::field::accept_encoding),
          .if_none_match = header(message, http::field::if_none_match)};
}

// A request that is not answered yet: a server that stops waits for it.
class Unanswered {
 public:
  explicit Unanswered(Site& site) : site_(site) { ++site_.answering; }
  Unanswered(const Unanswered&) = delete;
  Unanswered& operator=(const Unanswered&) = delete;
  ~Unanswered() { --site_.answering; }

 private:
  Site& site_;
};

// No address of a client, no query and no header: what a host needs to see, and nothing about anybody.
void note(const std::string& method, const std::string& path, int status, const Stopwatch& watch) {
  const auto printable = [](char c) { return c > ' ' && c < '\x7f' ? c : '?'; };
  std::string shown = path.substr(0, 200);
  std::ranges::transform(shown, shown.begin(), printable);
  log_info("request", {{"method", method},
                       {"path", shown},
                       {"status", status},
                       {"milliseconds", static_cast<int>(watch.seconds() * 1000)}});
}

// Writes the answer; false if the connection is broken.
Task<bool> reply(beast::tcp_stream& stream, Response response, bool head, bool keep_alive) {
  metrics().answered(response.status);
  http::response<http::string_body> message(static_cast<http::status>(response.status), 11);
  message.set(http::field::content_type, response.type);
  for (const auto& [name, value] : response.headers) message.set(name, value);
  message.keep_alive(keep_alive);
  const std::size_t size = response.body.size();
  if (!head) message.body() = std::move(response.body);
  if (response.status != 304) message.content_length(size);
  http::response_serializer<http::string_body> serializer(message);
  stream.expires_after(kTimeout);
  const auto [error, written] = co_await http::async_write(stream, serializer, kAwait);
  co_return !error;
}

}  // namespace

Task<void> serve_connection(asio::ip::tcp::socket socket, Site& site) {
  const OneMore open_connection(metrics().connections);
  beast::tcp_stream stream(std::move(socket));
  stream.socket().set_option(asio::ip::tcp::no_delay(true));
  beast::flat_buffer buffer;
  for (bool open = true; open;) {
    http::request_parser<http::string_body> parser;
    parser.body_limit(kLargestBody);
    parser.header_limit(kLargestHeader);
    stream.expires_after(kTimeout);
    const auto [error, size] = co_await http::async_read(stream, buffer, parser, kAwait);
    if (error == http::error::body_limit) {
      co_await reply(stream, refused({413, "too_large", "the body is too large, expected at most 65536 bytes"}), false,
                     false);
      break;
    }
    if (error && error.category() == http::make_error_code(http::error::bad_method).category() &&
        error != http::error::end_of_stream && error != http::error::partial_message) {
      co_await reply(stream, refused(bad_request("the request is no valid HTTP: " + error.message())), false, false);
      break;
    }
    if (error) break;

    const Stopwatch watch;
    std::optional<Unanswered> unanswered(site);
    HttpRequest message = parser.release();
    Request request = plain(message);
    const bool head = message.method() == http::verb::head;
    const bool reads_only = head || message.method() == http::verb::get;
    const bool upgrade = beast::websocket::is_upgrade(message);
    open = message.keep_alive();
    Response response;
    if (is_foreign(message) && (upgrade || !reads_only)) {
      response = refused({403, "bad_origin", "the request comes from a page of another server"});
    } else if (const auto id = upgrade ? socket_table(request.path) : std::nullopt) {
      auto table = co_await site.tables.find(*id);
      if (table) {
        unanswered.reset();
        co_await serve_socket(std::move(stream), std::move(message), std::move(*table), site.sockets);
        co_return;
      }
      response = refused(table.error());
    } else if (is_api(request.path)) {
      response = co_await answer(site.tables, request);
    } else {
      response = file(site.page, request);
    }
    open = open && !site.tables.stopping();
    if (site.log_requests) note(request.method, request.path, response.status, watch);
    if (!co_await reply(stream, std::move(response), head, open)) break;
  }
  boost::system::error_code ignored;
  stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
}

}  // namespace nemeton
