// The rules core for the page, ID.wasm for each game: the engine protocol with the same engine as `nemeton engine`, and a table on the
// device.
//
// After `_initialize()`, once: write a request of n bytes of UTF-8 at `input(n)`, call `answer(n)` (docs/protocol.md), `table(n)` or
// `replay(n)` (table/local_table.hpp), or `live(n)` (lab/live_games.hpp), or before all these `network(n)`, and read as many bytes as it returns at `output()`. Both addresses hold until the next call; `memory.buffer` is another one after the memory has grown, so take it anew each
// time. While `answer` runs, the page's `event` is given what the request asked to be told. All else that it imports is in engine.ts.
#include "protocol/engine.hpp"

#include <string>

#include "games/games.hpp"
#include "lab/live_games.hpp"
#include "table/local_table.hpp"

namespace {

std::string request;
std::string reply;

nemeton::Engine& engine() {
  static nemeton::Engine engine(nemeton::games());
  return engine;
}

nemeton::LocalTable& local_table() {
  static nemeton::LocalTable table(nemeton::games());
  return table;
}

std::string_view request_of(std::size_t size) { return std::string_view(request).substr(0, size); }

}  // namespace

extern "C" {

[[clang::import_module("page"), clang::import_name("event")]] void event(const char* text, std::size_t size);

[[clang::export_name("input")]] char* input(std::size_t size) {
  request.resize(size);
  return request.data();
}

[[clang::export_name("answer")]] std::size_t answer(std::size_t size) {
  reply = engine().answer(request_of(size), [](std::string_view text) { event(text.data(), text.size()); });
  return reply.size();
}

[[clang::export_name("table")]] std::size_t table(std::size_t size) {
  reply = local_table().answer(request_of(size));
  return reply.size();
}

[[clang::export_name("replay")]] std::size_t replay(std::size_t size) {
  reply = nemeton::replay_events(nemeton::games(), request_of(size));
  return reply.size();
}

[[clang::export_name("live")]] std::size_t live(std::size_t size) {
  reply = nemeton::lab::play_live(nemeton::games(), request_of(size));
  return reply.size();
}

// Hands a game its network, the request's bytes being those of its file: 0, or the length of what was wrong with it.
[[clang::export_name("network")]] std::size_t network(std::size_t size) {
  reply.clear();
  for (const nemeton::GameEntry& game : nemeton::games()) {
    if (game.set_network == nullptr) continue;
    const auto set = game.set_network(std::string(game.info->id) + ".net", request_of(size));
    if (!set) reply = set.error();
  }
  return reply.size();
}

[[clang::export_name("output")]] const char* output() { return reply.data(); }
}
