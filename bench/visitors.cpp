#include "bench/visitors.hpp"

#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>

namespace nemeton {

namespace beast = boost::beast;
namespace json = boost::json;
namespace websocket = beast::websocket;
using asio::ip::tcp;

namespace {

using Stream = websocket::stream<asio::basic_stream_socket<tcp, asio::io_context::executor_type>>;

Task<void> send(Stream& stream, json::object message) {
  const std::string text = json::serialize(message);
  co_await stream.async_write(asio::buffer(text), kResult);
}

// The next message of that type.
Task<json::object> receive(Stream& stream, std::string_view type) {
  beast::flat_buffer buffer;
  while (true) {
    co_await stream.async_read(buffer, kResult);
    const auto data = buffer.cdata();
    const std::string_view text(static_cast<const char*>(data.data()), data.size());
    json::object message = json::parse(text).as_object();
    const std::string_view found = message.at("type").as_string();
    if (found == "error") throw std::runtime_error("the server refuses: " + std::string(text));
    if (found == type) co_return message;
    buffer.clear();
  }
}

}  // namespace

void Visitors::arrive(Clock::time_point meant) {
  if (present_ >= most_)
    return world_.fail("the server does not keep up: " + std::to_string(present_) + " visitors are there at once");
  if (games_.empty()) return world_.fail("there is a visitor at each stored game that is not over");
  std::swap(games_[below(world_.random, static_cast<std::uint32_t>(games_.size()))], games_.back());
  StoredGame game = std::move(games_.back());
  games_.pop_back();
  ++present_;
  asio::co_spawn(world_.io, visit(std::move(game), meant),
                 [this](const std::exception_ptr& exception, std::optional<StoredGame> left) {
                   --present_;
                   if (left) games_.push_back(std::move(*left));
                   if (!exception) return;
                   try {
                     std::rethrow_exception(exception);
                   } catch (const std::exception& error) {
                     world_.fail(std::string("a visit ended early: ") + error.what());
                   }
                 });
}

Task<std::optional<StoredGame>> Visitors::visit(StoredGame game, Clock::time_point meant) {
  Stream stream(world_.io);
  co_await stream.next_layer().async_connect(world_.server, kResult);
  stream.next_layer().set_option(tcp::no_delay(true));
  co_await stream.async_handshake(world_.host, "/api/v1/tables/" + game.table + "/socket", kResult);
  const auto seat = static_cast<std::size_t>(game.to_act);
  co_await send(stream, {{"type", "hello"}, {"key", game.keys[seat]}, {"after", -1}});
  const json::object welcome = co_await receive(stream, "welcome");
  json::object event = co_await receive(stream, "event");
  while (event.at("n") != welcome.at("last")) event = co_await receive(stream, "event");
  visited_.coming.record(microseconds_since(meant));

  const json::array& actions = event.at("state").at("actions").at(std::to_string(seat)).as_array();
  const std::string number = std::to_string(event.at("n").as_int64());
  const Clock::time_point sent = Clock::now();
  co_await send(stream, {{"type", "act"},
                         {"id", "visit " + number},
                         {"action", actions[below(world_.random, static_cast<std::uint32_t>(actions.size()))]}});
  event = co_await receive(stream, "event");
  visited_.moving.record(microseconds_since(sent));

  // What chance is to bring before somebody can act.
  const auto waits = [](const json::object& state) {
    return state.at("node") == "chance" && !state.contains("to_act");
  };
  while (waits(event.at("state").as_object())) event = co_await receive(stream, "event");
  co_await stream.async_close(websocket::close_code::normal, kResult);
  const json::object& state = event.at("state").as_object();
  if (state.at("node") == "terminal") co_return std::nullopt;
  game.to_act = static_cast<Seat>(state.at("to_act").as_array().front().as_int64());
  co_return game;
}

}  // namespace nemeton
