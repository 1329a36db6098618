// The engine protocol for the page: `nemeton.wasm`, the same engine as `nemeton engine`.
//
// After `_initialize()`, once: write a request of n bytes of UTF-8 at `input(n)`, call `answer(n)`, and read as many bytes as it returns at
// `output()`. Both addresses hold until the next call; `memory.buffer` is another one after the memory has grown, so take it anew each
// time. What it imports from the page is in wasi.mjs.
#include "protocol/engine.hpp"

#include <string>

#include "games/games.hpp"

namespace {

std::string request;
std::string reply;

nemeton::Engine& engine() {
  static nemeton::Engine engine(nemeton::games());
  return engine;
}

}  // namespace

extern "C" {

[[clang::export_name("input")]] char* input(std::size_t size) {
  request.resize(size);
  return request.data();
}

[[clang::export_name("answer")]] std::size_t answer(std::size_t size) {
  reply = engine().answer(std::string_view(request).substr(0, size));
  return reply.size();
}

[[clang::export_name("output")]] const char* output() { return reply.data(); }
}
