// The engine protocol: one JSON request a line, one JSON answer a line, about one running game.
#pragma once

#include <atomic>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/match.hpp"

namespace nemeton {

// A longer line is not read: line_too_long.
inline constexpr std::size_t kMaxLine = std::size_t{1} << 20;

class Engine {
 public:
  // When `stop` becomes true, a bot that thinks answers with what it has. It thinks on so many threads, if it can use them.
  explicit Engine(std::span<const GameEntry> games, const std::atomic<bool>* stop = nullptr, int threads = 1)
      : games_(games), stop_(stop), threads_(threads) {}

  // Hears what comes before an answer: a line of JSON without its end.
  using OnEvent = std::function<void(std::string_view)>;

  // The answer to a line, both without the line's end. Whatever the line holds, the answer is one line of JSON with "ok"; if that
  // is false, nothing has changed. An empty line is answered too (bad_json), so that answers match lines one to one. Where
  // a request asks for events, `on_event` hears how far its answer is.
  std::string answer(std::string_view line, const OnEvent& on_event = {});

  // Whether `quit` was asked for.
  bool quit() const { return quit_; }

 private:
  using Result = std::expected<void, Error>;
  struct Command {
    std::string_view name;
    bool needs_game;
    Result (Engine::*run)(const nlohmann::json& request, JsonWriter& out);
  };
  static std::span<const Command> commands();

  // Each does what a request asks for and writes the fields of the answer; where it fails it has written none and changed
  // nothing.
  Result run(const nlohmann::json& request, JsonWriter& out);
  Result list_games(const nlohmann::json& request, JsonWriter& out);
  Result start(const nlohmann::json& request, JsonWriter& out);
  Result apply(const nlohmann::json& request, JsonWriter& out);
  Result draw(const nlohmann::json& request, JsonWriter& out);
  Result undo(const nlohmann::json& request, JsonWriter& out);
  Result state(const nlohmann::json& request, JsonWriter& out);
  Result sides(const nlohmann::json& request, JsonWriter& out);
  Result view(const nlohmann::json& request, JsonWriter& out);
  Result best(const nlohmann::json& request, JsonWriter& out);
  Result analyze(const nlohmann::json& request, JsonWriter& out);
  void tell_progress(const Analysis<std::string>& analysis) const;
  Result reasons(const nlohmann::json& request, JsonWriter& out);
  Result full_information(const nlohmann::json& request, JsonWriter& out);
  Result record(const nlohmann::json& request, JsonWriter& out);
  Result load(const nlohmann::json& request, JsonWriter& out);
  Result stop(const nlohmann::json& request, JsonWriter& out);

  std::span<const GameEntry> games_;
  const std::atomic<bool>* stop_;
  int threads_;
  std::unique_ptr<Match> match_;
  std::uint64_t seed_ = 0;
  std::optional<std::string> id_;      // of the request under way, as it was written
  const OnEvent* on_event_ = nullptr;  // where its events go
  bool quit_ = false;
};

}  // namespace nemeton
