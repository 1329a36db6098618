#include "server/net/http.hpp"

#include <algorithm>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/string.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/base/log.hpp"
#include "server/base/metrics.hpp"
#include "server/bot_accounts/bot_stream.hpp"
#include "server/dice/keys.hpp"
#include "server/net/api/api.hpp"
#include "server/net/http_header.hpp"
#include "server/net/socket.hpp"

namespace nemeton {

namespace beast = boost::beast;
namespace http = beast::http;

namespace {

constexpr std::size_t kLargestHeader = 16 * 1024;
// How long a client may be silent that still sends what is not read any more, and how much of that is taken from it.
constexpr auto kLinger = std::chrono::seconds(2);
constexpr auto kLongestLinger = std::chrono::seconds(10);
constexpr std::size_t kMostUnread = 64 * 1024 * 1024;

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

class Connection {
 public:
  Connection(asio::ip::tcp::socket socket, const Address& peer, RateLimiter::Slot slot, Site& site)
      : stream_(std::move(socket)),
        peer_(peer),
        slot_(std::move(slot)),
        site_(site),
        limits_(site.api.tables.rate_limiter().limits()) {}

  Task<void> serve() {
    // A client that is gone already shows when it is read from.
    boost::system::error_code ignored;
    stream_.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
    while (co_await serve_request()) {
    }
    if (stream_.socket().is_open()) co_await linger();
  }

 private:
  using Parser = http::request_parser<http::string_body>;

  // Answers one request; false if none is to come after it.
  Task<bool> serve_request() {
    method_.clear();
    path_.clear();
    Parser parser;
    parser.body_limit(static_cast<std::uint64_t>(limits_.message_bytes));
    parser.header_limit(kLargestHeader);
    stream_.expires_after(std::chrono::seconds(limits_.request_seconds));
    const auto [is_whole, has_folded_line] = co_await read_header();
    if (!is_whole) co_return co_await refuse_broken(fault_of(parser));
    const auto [error, size] = co_await http::async_read_header(stream_, buffer_, parser, kAwait);
    if (error) co_return co_await refuse_broken(error);

    watch_ = {};
    auto line = request_line_of(parser.get());
    std::tie(method_, path_, query_) = std::tie(line.method, line.path, line.query);
    if (const auto ambiguous = refuse_two_readings(parser.get(), has_folded_line)) {
      co_return co_await reply(refused(*ambiguous), is_head(parser.get()), false);
    }
    const Address client = client_address(peer_, all_lines(parser.get(), "X-Forwarded-For"), site_.trusted_proxies);
    if (const auto refusal = refuse_before_body(parser.get(), client)) {
      const bool goes_on = parser.is_done() && !slot_.refusal() && parser.get().keep_alive();
      co_return co_await reply(refused(*refusal), is_head(parser.get()), goes_on);
    }

    // The client waits for this before it sends the body.
    if (!parser.is_done() && beast::iequals(header(parser.get(), http::field::expect), "100-continue") &&
        !co_await write("HTTP/1.1 100 Continue\r\n\r\n", {})) {
      co_return false;
    }
    stream_.expires_after(std::chrono::seconds(limits_.request_seconds));
    const auto [broken, more] = co_await http::async_read(stream_, buffer_, parser, kAwait);
    if (broken) co_return co_await refuse_broken(broken);
    co_return co_await answer_whole(parser.release(), client);
  }

  // Returns why a request is refused whose body is not read yet.
  std::optional<Refusal> refuse_before_body(const HttpRequest& head, const Address& client) {
    RateLimiter& limiter = site_.api.tables.rate_limiter();
    auto refusal = slot_.refusal();
    if (!refusal) refusal = limiter.count(kRequests, client);
    // The files of the page are in memory, and cost nothing but the line.
    const bool is_for_api = is_api(path_);
    if (!refusal && is_for_api) refusal = limiter.refuse_debt(client);
    if (!refusal && is_for_api && !admits_banned(method_, path_)) refusal = site_.api.tables.bans().refuse(client);
    // A game that anybody may watch is watched from anybody's page.
    const bool upgrade = beast::websocket::is_upgrade(head);
    const auto watched = upgrade ? socket_table(path_) : std::nullopt;
    const bool is_for_all = watched && is_watch_name(*watched);
    if (!refusal && (upgrade || !reads_only(head)) && !is_for_all && is_foreign(head)) {
      refusal = Refusal{403, "bad_origin", "the request comes from a page of another server"};
    }
    return refusal;
  }

  // Answers a request that has come whole; false if none is to come after it.
  Task<bool> answer_whole(HttpRequest message, Address client) {
    const auto table = beast::websocket::is_upgrade(message) ? socket_table(path_) : std::nullopt;
    if (table) co_return co_await become_socket(*table, std::move(message), client);
    if (path_ == kBotEvents && message.method() == http::verb::get) {
      co_return co_await become_stream(std::move(message), client);
    }
    const Unanswered unanswered(site_);
    Request request{.method = method_,
                    .path = path_,
                    .query = query_,
                    .body = std::move(message.body()),
                    .accept_encoding = header(message, http::field::accept_encoding),
                    .if_none_match = header(message, http::field::if_none_match),
                    .authorization = header(message, http::field::authorization),
                    .host = header(message, http::field::host),
                    .client = client};
    const bool is_for_api = is_api(path_);
    Response response =
        is_for_api ? co_await answer(site_.api, std::move(request)) : answer_page(site_.page, site_.embedding, request);
    if (is_for_api) {
      RateLimiter& limiter = site_.api.tables.rate_limiter();
      limiter.spend(client, kMessageCost + static_cast<std::int64_t>(response.body->size()));
    }
    co_return co_await reply(std::move(response), is_head(message), message.keep_alive());
  }

  struct Header {
    bool is_whole;
    bool has_folded_line;  // one that goes on in the next
  };

  // Waits until the header of a request is there, unless it is too long or the client ends before.
  Task<Header> read_header() {
    constexpr std::size_t kPiece = 4096;
    constexpr std::string_view kEnd = "\r\n\r\n";
    const auto text = [this] {
      return std::string_view(static_cast<const char*>(buffer_.cdata().data()), buffer_.size());
    };
    std::size_t end = text().find(kEnd);
    while (end == std::string_view::npos && buffer_.size() <= kLargestHeader) {
      const auto [error, size] = co_await stream_.async_read_some(buffer_.prepare(kPiece), kAwait);
      if (error) break;
      const std::size_t before = buffer_.size() - std::min(buffer_.size(), kEnd.size());
      buffer_.commit(size);
      end = text().find(kEnd, before);
    }
    const std::string_view header = text().substr(0, end);
    co_return Header{end != std::string_view::npos, header.contains("\r\n ") || header.contains("\r\n\t")};
  }

  // What is wrong with a header of which no more comes.
  boost::system::error_code fault_of(Parser& parser) const {
    boost::system::error_code error = http::error::end_of_stream;
    if (buffer_.size() > 0) parser.put(buffer_.cdata(), error);
    return error && error != http::error::need_more ? error : http::error::partial_message;
  }

  // Becomes a WebSocket at that table, if it can.
  Task<bool> become_socket(std::string id, HttpRequest message, Address client) {
    std::optional<Unanswered> unanswered(site_);
    RateLimiter& limiter = site_.api.tables.rate_limiter();
    // Of a connection from a proxy it is known only now whose it is.
    RateLimiter::Slot slot = client == peer_ ? RateLimiter::Slot() : limiter.take_socket_slot(client);
    if (slot.refusal()) co_return co_await reply(refused(*slot.refusal()), false, message.keep_alive());
    auto table = co_await site_.api.tables.find_by_name(id, client);
    if (!table) co_return co_await reply(refused(table.error()), false, message.keep_alive());
    unanswered.reset();
    Arrival arrival{std::move(id), client, std::move(slot_), std::move(slot)};
    serve_socket(std::move(stream_), std::move(message), std::move(*table), site_.sockets, limiter, std::move(arrival));
    co_return false;
  }

  // Tells the program of a bot account what happens, until it or the server goes; true never.
  Task<bool> become_stream(HttpRequest message, Address client) {
    RateLimiter& limiter = site_.api.tables.rate_limiter();
    const RateLimiter::Slot slot = client == peer_ ? RateLimiter::Slot() : limiter.take_socket_slot(client);
    if (slot.refusal()) co_return co_await reply(refused(*slot.refusal()), false, message.keep_alive());
    if (message.version() < 11) {
      co_return co_await reply(refused(bad_request("the events come in chunks, expected HTTP/1.1")), false, false);
    }
    const auto token = bearer_of(header(message, http::field::authorization));
    auto bot = token ? co_await site_.api.bot_accounts.bot(*token) : std::unexpected(token.error());
    if (!bot) {
      co_return co_await reply(refused(limiter.count_wrong_secret(client, bot.error())), false, message.keep_alive());
    }
    metrics().answered(static_cast<int>(http::status::ok));
    if (site_.log_requests) note(static_cast<int>(http::status::ok));
    HttpHead begin(http::status::ok, 11);
    begin.set(http::field::content_type, "application/x-ndjson");
    begin.set(http::field::cache_control, "no-store");
    // A proxy on the way is not to wait for more before it sends on what it has.
    begin.set("X-Accel-Buffering", "no");
    for (const auto& [name, value] : kShields) begin.set(name, value);
    begin.keep_alive(false);
    begin.chunked(true);
    if (!co_await write(head_text(begin), {})) co_return false;

    const Strand strand = co_await asio::this_coro::executor;
    const auto events = std::make_shared<BotStream>(site_.api.bot_accounts, strand, *std::move(bot), *token, client);
    const auto act = [weak = std::weak_ptr(events)](void (BotStream::*action)()) {
      return [weak, action] {
        if (const auto open = weak.lock()) (open.get()->*action)();
      };
    };
    const Sockets::Entry entry(site_.sockets, {act(&BotStream::stop), act(&BotStream::wake)});
    asio::steady_timer read_to_end(strand, asio::steady_timer::time_point::max());
    bool is_read_to_end = false;
    // A client that is gone shows when it is read from.
    auto watch = [&]() -> Task<void> {
      std::array<char, 512> unread;
      boost::system::error_code error;
      while (!error) {
        std::tie(error, std::ignore) = co_await stream_.socket().async_read_some(asio::buffer(unread), kAwait);
      }
      is_read_to_end = true;
      events->disconnect();
      read_to_end.cancel();
    };
    spawn(strand, watch());
    co_await events->run([this](std::string text) -> Task<bool> {
      std::ostringstream size;
      size << std::hex << text.size() << "\r\n";
      text += "\r\n";
      co_return co_await write(size.str(), text);
    });
    co_await write("0\r\n\r\n", {}, kLinger);
    boost::system::error_code ignored;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_both, ignored);
    if (!is_read_to_end) co_await read_to_end.async_wait(kAwait);
    stream_.close();
    co_return false;
  }

  // A request that was not understood or did not come whole; true never.
  Task<bool> refuse_broken(boost::system::error_code error) {
    if (error == http::error::body_limit) {
      const std::string most = std::to_string(limits_.message_bytes);
      co_return co_await reply(
          refused({413, "too_large", "the body is too large, expected at most " + most + " bytes"}), false, false);
    }
    const bool is_http = error.category() == http::make_error_code(http::error::bad_method).category();
    if (!is_http || error == http::error::end_of_stream || error == http::error::partial_message) co_return false;
    co_return co_await reply(refused(bad_request("the request is no valid HTTP: " + error.message())), false, false);
  }

  // No address of a client, no query and no header: what a host needs to see, and nothing about anybody.
  void note(int status) const {
    const auto printable = [](char c) { return c > ' ' && c < '\x7f' ? c : '?'; };
    std::string shown = path_.substr(0, 200);
    std::ranges::transform(shown, shown.begin(), printable);
    log_info("request", {{"method", method_},
                         {"path", shown},
                         {"status", status},
                         {"milliseconds", static_cast<int>(watch_.seconds() * 1000)}});
  }

  // Writes the answer, to HEAD without its body; false if no other request is to come.
  Task<bool> reply(Response response, bool head, bool keep_alive) {
    metrics().answered(response.status);
    if (site_.log_requests) note(response.status);
    keep_alive = keep_alive && !site_.api.tables.stopping();
    HttpHead message(static_cast<http::status>(response.status), 11);
    message.set(http::field::content_type, response.type);
    for (const auto& [name, value] : kShields) message.set(name, value);
    for (const auto& [name, value] : response.headers)
      value.empty() ? void(message.erase(name)) : message.set(name, value);
    message.keep_alive(keep_alive);
    if (response.status != 304) message.content_length(response.body->size());
    const std::string_view body = head || response.status == 304 ? std::string_view() : *response.body;
    co_return co_await write(head_text(message), body) && keep_alive;
  }

  // Writes all of it, if the client takes some of it in each `patience`; left out: in the time for a request. False if it does not.
  Task<bool> write(std::string head, std::string_view body, std::optional<std::chrono::seconds> patience = {}) {
    std::string_view rest = head;
    while (!rest.empty() || !body.empty()) {
      stream_.expires_after(patience.value_or(std::chrono::seconds(limits_.request_seconds)));
      const std::array buffers{asio::buffer(rest), asio::buffer(body)};
      const auto [error, written] = co_await stream_.async_write_some(buffers, kAwait);
      if (error) co_return false;
      const std::size_t of_head = std::min(written, rest.size());
      rest.remove_prefix(of_head);
      body.remove_prefix(written - of_head);
    }
    co_return true;
  }

  // Lets a client that is still sending read the last answer: a connection closed with something unread would take it away.
  Task<void> linger() {
    boost::system::error_code error;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, error);
    const auto latest = Clock::now() + kLongestLinger;
    std::array<char, 16384> unread;
    std::size_t size = 0;
    for (std::size_t total = 0; !error && total < kMostUnread; total += size) {
      stream_.expires_at(std::min(Clock::now() + kLinger, latest));
      std::tie(error, size) = co_await stream_.async_read_some(asio::buffer(unread), kAwait);
    }
  }

  const OneMore open_{metrics().connections};
  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  const Address peer_;
  RateLimiter::Slot slot_;
  Site& site_;
  std::string method_;  // of the request that is answered; empty where it was not understood
  std::string path_;
  std::string query_;
  Stopwatch watch_;
  const ClientLimits& limits_;
};

}  // namespace

Task<void> serve_connection(asio::ip::tcp::socket socket, Address peer, RateLimiter::Slot slot, Site& site) {
  Connection connection(std::move(socket), peer, std::move(slot), site);
  co_await connection.serve();
}

}  // namespace nemeton
