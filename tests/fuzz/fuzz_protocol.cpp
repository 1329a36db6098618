// The engine protocol under any bytes: never a crash, always one line of JSON, and an error changes nothing.
#include <atomic>
#include <nlohmann/json.hpp>

#include "games/games.hpp"
#include "protocol/engine.hpp"
#include "tests/fuzz/require.hpp"

namespace {

using nemeton::Engine;
using nemeton::require;
using nlohmann::json;

const std::atomic<bool> kStop = true;  // bots answer at once

std::string seen(Engine& engine) {
  return engine.answer(R"({"cmd":"state"})") + engine.answer(R"({"cmd":"view","seat":null})") +
         engine.answer(R"({"cmd":"record"})");
}

// Answers a line and looks at everything that must hold then.
void ask(Engine& engine, std::string_view line) {
  const std::string before = seen(engine);
  const std::string text = engine.answer(line);
  const json answer = json::parse(text, nullptr, false);
  require(text.find_first_of("\r\n") == std::string::npos, "the answer is not one line", line, text);
  require(answer.is_object() && answer.contains("ok") && answer["ok"].is_boolean(), "the answer is no answer", line,
          text);
  const bool ok = answer["ok"].get<bool>();
  if (!ok) {
    const json error = answer.value("error", json());
    require(error.is_object() && error["code"].is_string() && error["message"].is_string(), "the error is none", line,
            text);
    require(seen(engine) == before, "an error has changed something", line, text);
    if (error["code"] == "bad_json") return;
  }
  json request = json::parse(line, nullptr, false);
  const bool named = request.is_object() && request.contains("id");
  require(named == answer.contains("id") && (!named || answer["id"] == request["id"]), "the id is not repeated", line,
          text);
  if (!ok) return;
  if (request["cmd"] == "apply" || request["cmd"] == "draw") {
    engine.answer(R"({"cmd":"undo"})");
    require(seen(engine) == before, "undo gives another state", line, text);
    require(engine.answer(line) == text, "the same request has another answer", line, text);
  }
}

// What `record` gives makes the same game in another engine.
void replay(Engine& engine) {
  const std::string record = engine.answer(R"({"cmd":"record"})");
  const std::string prefix = R"({"ok":true,"record":)";
  if (!record.starts_with(prefix)) return;
  Engine other(nemeton::games(), &kStop);
  const std::string load = R"({"cmd":"load","record":)" + record.substr(prefix.size());
  const std::string state = engine.answer(R"({"cmd":"state"})");
  const std::string loaded = other.answer(load);
  if (state.find(R"("node":"simultaneous")") == std::string::npos)
    require(loaded == state, "a record replays to another state", load, loaded);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  Engine engine(nemeton::games(), &kStop);
  std::string_view input(data, size);
  while (!input.empty() && !engine.quit()) {
    const std::string_view line = input.substr(0, input.find('\n'));
    ask(engine, line);
    input.remove_prefix(std::min(input.size(), line.size() + 1));
  }
  replay(engine);
  return 0;
}
