#include "bench/load_clients.hpp"

#include <array>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>

namespace nemeton {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

class LoadClients::Player {
 public:
  Player(LoadClients& clients, Table& table) : clients_(clients), loop_(clients.loop_), table_(table) {}

  // Connects to a seat and asks for the events up to now.
  void come(const std::string& id, const std::string& key) {
    stream_ = std::make_shared<Stream>(loop_.io);
    outgoing_.clear();
    last_ = -1;
    error_code error;
    stream_->next_layer().connect(loop_.server, error);
    if (!error) stream_->next_layer().set_option(tcp::no_delay(true), error);
    if (!error) stream_->handshake(loop_.host, "/api/v1/tables/" + id + "/socket", error);
    if (error) return loop_.fail("no connection to table " + id + ": " + error.message());
    say(R"({"type":"hello","key":")" + key + R"(","after":-1,"changes":true})");
    listen();
  }

  // Sends the action that it has chosen, which was meant for that moment.
  void act(Clock::time_point meant);

 private:
  // The executor has its type: `any_io_executor` would be copied and asked for every step of every message.
  using Stream = websocket::stream<asio::basic_stream_socket<tcp, asio::io_context::executor_type>>;

  void say(std::string text) {
    outgoing_.push_back(std::move(text));
    if (outgoing_.size() == 1) write();
  }
  void write() {
    stream_->async_write(asio::buffer(outgoing_.front()), [this, stream = stream_](error_code error, std::size_t) {
      if (stream != stream_) return;
      if (error) return loop_.fail("a message cannot be sent: " + error.message());
      outgoing_.erase(outgoing_.begin());
      if (!outgoing_.empty()) write();
    });
  }
  void listen() {
    stream_->async_read(incoming_, [this, stream = stream_](error_code error, std::size_t) {
      if (error) return loop_.fail("a connection broke: " + error.message());
      const auto data = incoming_.cdata();
      hear({static_cast<const char*>(data.data()), data.size()});
      incoming_.clear();
      if (next_table_.empty()) listen();
      else come(std::exchange(next_table_, {}), std::exchange(next_key_, {}));
    });
  }

  void hear(std::string_view text);
  void hear_event(const json::object& event, std::size_t size);

  LoadClients& clients_;
  ClientLoop& loop_;
  Table& table_;
  std::shared_ptr<Stream> stream_;
  beast::flat_buffer incoming_;
  std::vector<std::string> outgoing_;  // the first is on its way
  std::string next_table_;             // where it goes from here, if the game is over and another begins
  std::string next_key_;
  std::int64_t seat_ = -1;
  std::int64_t last_ = -1;  // the number of the last event
  bool ready_ = false;      // it is its turn, and it has chosen this action
  std::string action_;
  bool under_way_ = false;  // the action was sent and is not confirmed
  int ids_ = 0;
};

class LoadClients::Table {
 public:
  explicit Table(LoadClients& clients) : players_{Player(clients, *this), Player(clients, *this)} {}

  std::array<Player, 2>& players() { return players_; }
  // The moment that was meant for the last action of that seat.
  Clock::time_point& meant(std::int64_t seat) { return meant_[static_cast<std::size_t>(seat)]; }

 private:
  std::array<Player, 2> players_;
  std::array<Clock::time_point, 2> meant_;
};

void LoadClients::Player::hear(std::string_view text) {
  std::array<unsigned char, 16384> room;
  json::monotonic_resource memory(room.data(), room.size());
  error_code error;
  const json::value value = json::parse(text, error, &memory);
  if (error || !value.is_object()) return loop_.fail("a message is no JSON: " + std::string(text));
  const json::object& message = value.get_object();
  const json::string& type = message.at("type").as_string();
  if (type == "event") {
    hear_event(message, text.size());
  } else if (type == "welcome") {
    seat_ = message.at("seat").as_int64();
  } else if (type == "next") {
    next_table_ = message.at("table").as_string();
    next_key_ = message.at("key").as_string();
  } else if (type == "error") {
    loop_.fail("the server refuses: " + std::string(text));
  }
}

void LoadClients::Player::hear_event(const json::object& event, std::size_t size) {
  const std::int64_t number = event.at("n").as_int64();
  if (number != last_ + 1)
    return loop_.fail("event " + std::to_string(number) + " came after " + std::to_string(last_));
  last_ = number;
  const json::value& seat = event.at("seat");
  const json::object& state = event.at("state").as_object();
  if (seat_ == 0) {
    ++clients_.counts_.events;
    clients_.counts_.bytes += size;
  }
  if (seat.is_int64() && seat.get_int64() != seat_) {
    ++clients_.counts_.moves;
    --clients_.under_way_;
    clients_.counts_.latency.record(microseconds_since(table_.meant(seat.get_int64())));
  }
  if (seat.is_int64() && seat.get_int64() == seat_) under_way_ = false;
  // The other seat may act at the same moment: what it has done changes nothing about an action that is on its way.
  if (under_way_) return;
  if (std::exchange(ready_, false)) clients_.be_unready(*this);
  if (state.at("node").as_string() == "terminal") return say(R"({"type":"rematch"})");
  const json::value* actions = state.if_contains("actions");
  const json::value* mine = actions == nullptr ? nullptr : actions->get_object().if_contains(std::to_string(seat_));
  if (mine == nullptr || mine->get_array().empty()) return;
  const json::array& list = mine->get_array();
  ready_ = true;
  action_ = list[below(loop_.random, static_cast<std::uint32_t>(list.size()))].as_string();
  clients_.be_ready(*this);
}

void LoadClients::Player::act(Clock::time_point meant) {
  ready_ = false;
  under_way_ = true;
  table_.meant(seat_) = meant;
  ++clients_.under_way_;
  say(R"({"type":"act","id":")" + std::to_string(ids_++) + R"(","action":")" + action_ + "\"}");
}

LoadClients::LoadClients(ClientLoop& loop, std::string game)
    : loop_(loop), game_(std::move(game)), arrivals_(loop, [this](Clock::time_point meant) { arrive(meant); }) {}

LoadClients::~LoadClients() = default;

void LoadClients::be_ready(Player& player) {
  if (is_closed_loop_) return player.act(Clock::now());
  if (due_.empty()) return ready_.push_back(&player);
  const Clock::time_point meant = due_.front();
  due_.pop_front();
  player.act(meant);
}

void LoadClients::arrive(Clock::time_point meant) {
  if (ready_.empty()) return due_.push_back(meant);
  std::swap(ready_[below(loop_.random, static_cast<std::uint32_t>(ready_.size()))], ready_.back());
  Player& player = *ready_.back();
  ready_.pop_back();
  player.act(meant);
}

void LoadClients::begin_closed_loop() {
  is_closed_loop_ = true;
  for (Player* each : std::exchange(ready_, {})) each->act(Clock::now());
}

namespace {

// The answer to a request on a connection that stays.
std::expected<json::object, std::string> post(tcp::socket& socket, const std::string& host, const std::string& target,
                                              std::string body) {
  http::request<http::string_body> request(http::verb::post, target, 11);
  request.set(http::field::host, host);
  request.body() = std::move(body);
  request.prepare_payload();
  error_code error;
  http::write(socket, request, error);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  if (!error) http::read(socket, buffer, response, error);
  if (error) return std::unexpected("the server does not answer: " + error.message());
  if (response.result_int() / 100 != 2) return std::unexpected("the server refuses: " + response.body());
  return json::parse(response.body()).as_object();
}

}  // namespace

std::expected<void, std::string> LoadClients::open(int tables, int clients) {
  tcp::socket socket(loop_.io);
  error_code error;
  socket.connect(loop_.server, error);
  for (int i = 0; i < tables; ++i) {
    const auto opened =
        post(socket, loop_.host, "/api/v1/tables", R"({"game":")" + game_ + R"(","seats":["you","open"]})");
    if (!opened) return std::unexpected(opened.error());
    const std::string id(opened->at("table").as_string());
    const auto joined = post(socket, loop_.host, "/api/v1/tables/" + id + "/join", "{}");
    if (!joined) return std::unexpected(joined.error());
    Table& table = *tables_.emplace_back(std::make_unique<Table>(*this));
    if (clients > 0) table.players()[0].come(id, std::string(opened->at("key").as_string()));
    if (clients > 1) table.players()[1].come(id, std::string(joined->at("key").as_string()));
    // They say hello before the server has waited too long for it.
    if (auto came = loop_.run(Clock::duration::zero()); !came) return came;
  }
  return {};
}

}  // namespace nemeton
