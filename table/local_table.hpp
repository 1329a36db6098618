// A table on one device: people at one screen, bots, or both. It hears the orders of a page and answers with the messages that a
// server's table would send (docs/websocket.md). Chance and bots act one `step` at a time, so that an order gets between.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <expected>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "table/course.hpp"

namespace nemeton {

class LocalTable {
 public:
  explicit LocalTable(std::span<const GameEntry> games) : games_(games) {}

  // The answer to an order, both one JSON object: {"messages": […], "waits": true, "ponders": false}; the game waits for a `step`, or a bot has use
  // for a `ponder`. Orders:
  //   {"type": "open", "record": {…}, "seats": [{"kind": "person"}, {"kind": "bot", "level": "casual"}]}: replays the record, and goes on
  //   {"type": "act", "id": "1", "seat": 0, "action": "d2-b2"}
  //   {"type": "look", "seat": 0}: from now on events are told as that seat knows them too
  //   {"type": "undo", "over_forced": true}: takes back everything since the last decision that a person made; where forced actions
  //     play themselves, and would again, since the last one with more than one legal action
  //   {"type": "step"}: lets chance or a bot act
  //   {"type": "ponder"}: lets a bot at its best look, for a twentieth of a second, at what a person has to decide
  //   {"type": "close"}
  // One message, {"type": "record", "record": {…}}, is for the page to keep: the game so far. Without a table an order does nothing.
  std::string answer(std::string_view order);

 private:
  using Json = nlohmann::json;
  using Result = std::expected<void, Error>;

  struct Game {
    Course course;
    Json record;  // with all steps
    std::uint64_t seed;
    std::array<std::optional<Level>, kMaxSeats> bots;
    std::optional<Seat> looker = {};       // the person at the device, if several people share it
    std::chrono::milliseconds pondered{};  // so long have bots looked at this decision
  };

  void hear(const Json& order, JsonWriter& out);
  Result open(const Json& order, JsonWriter& out);
  Result act(const Json& order, JsonWriter& out);
  Result look(const Json& order, JsonWriter& out);
  void undo(bool over_forced, JsonWriter& out);
  Result step(JsonWriter& out);

  // Plays an action, and tells it. `id`: the order's own name for it.
  Result play(Seat seat, std::string_view token, std::string_view id, JsonWriter& out);
  // The record has one step more, which the course has played.
  void keep_step(std::string step, JsonWriter& out, std::string_view id = {});
  // The bot that the game waits for, if it waits for one.
  std::optional<Seat> bot_to_act() const;
  bool waits_for_step() const;
  bool may_ponder() const;
  // As whom everybody at the device sees the game: as the only person, or as a spectator.
  Seat viewer() const;
  void write_event(std::string_view id, JsonWriter& out) const;
  void write_sight(JsonWriter& out) const;
  void write_record(JsonWriter& out) const;

  std::span<const GameEntry> games_;
  std::optional<Game> game_;
};

// The events of a game as a seat sees them, as far as its steps are legal: {"events": […]} for {"line": {"game", "seats", "options",
// "steps"}, "seat": 0}.
std::string replay_events(std::span<const GameEntry> games, std::string_view order);

}  // namespace nemeton
