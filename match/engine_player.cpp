#include "match/engine_player.hpp"

#include <algorithm>

#include "core/json.hpp"
#include "match/engine_program.hpp"
#include "protocol/json_text.hpp"
#include "protocol/record.hpp"

namespace nemeton {

namespace {

using nlohmann::json;

class EnginePlayer final : public MatchPlayer {
 public:
  EnginePlayer(const GameInfo& game, EngineSettings settings) : game_(game), settings_(std::move(settings)) {}

  // Starts the program, if it does not run, and asks whether it plays the game.
  std::expected<void, std::string> start() {
    if (program_) return {};
    program_ = std::make_unique<EngineProgram>(settings_.command);
    const auto answer = ask(R"({"cmd":"games"})");
    if (!answer) return std::unexpected(answer.error());
    const json* games = member(*answer, "games");
    const auto is_meant = [&](const json& each) { return each.is_object() && each.value("id", json()) == game_.id; };
    if (games != nullptr && games->is_array() && std::ranges::any_of(*games, is_meant)) return {};
    program_.reset();
    return std::unexpected(std::string("does not play ") + game_.id);
  }

  std::expected<Answer, std::string> choose(const Match& match, Seat seat, std::uint64_t seed) override {
    if (const auto started = start(); !started) return std::unexpected(started.error());
    std::string text;
    JsonWriter load(text);
    load.begin_object().field("cmd", "load").key("record");
    write_record(match, seed % kSeeds, load);
    load.end_object();
    if (const auto loaded = ask(text); !loaded) return std::unexpected(loaded.error());

    text.clear();
    JsonWriter best(text);
    best.begin_object().field("cmd", "best").field("level", kLevelNames[static_cast<std::size_t>(settings_.level)]);
    best.field("ms", static_cast<std::int64_t>(settings_.time.count())).field("seat", seat).end_object();
    const auto asked = std::chrono::steady_clock::now();
    const auto answer = ask(text);
    const auto took = std::chrono::steady_clock::now() - asked;
    if (!answer) return std::unexpected(answer.error());
    const json* action = member(*answer, "action");
    const std::string* token = action == nullptr ? nullptr : string_of(*action);
    if (token == nullptr) return std::unexpected("answers without an action: " + shown(*answer));
    return Answer{*token, took};
  }

 private:
  static constexpr std::uint64_t kSeeds = std::uint64_t{1} << 53;

  // The program's answer, in which "ok" is true.
  std::expected<json, std::string> ask(std::string_view line) {
    const auto text = program_->ask(line, settings_.time + settings_.timeout);
    if (!text) {
      program_.reset();
      return std::unexpected(text.error());
    }
    const auto answer = parse_json(*text);
    if (!answer || !answer->is_object()) return std::unexpected("answers with " + in_quotes(*text));
    if (answer->value("ok", json()) == true) return *answer;
    const json* error = member(*answer, "error");
    const json* message = error == nullptr || !error->is_object() ? nullptr : member(*error, "message");
    return std::unexpected("answers with an error: " + shown(message == nullptr ? *answer : *message));
  }

  const GameInfo& game_;
  EngineSettings settings_;
  std::unique_ptr<EngineProgram> program_;
};

}  // namespace

Contestant engine_player(const GameInfo& game, const EngineSettings& settings) {
  const std::string level = kLevelNames[static_cast<std::size_t>(settings.level)];
  return {settings.command + ":" + level, settings.time,
          [&game, settings]() -> std::expected<std::unique_ptr<MatchPlayer>, std::string> {
            auto player = std::make_unique<EnginePlayer>(game, settings);
            if (const auto started = player->start(); !started) return std::unexpected(started.error());
            return player;
          }};
}

}  // namespace nemeton
