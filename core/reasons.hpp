// Why an action is worth what it is, in the terms of its game.
#pragma once

#include <optional>
#include <vector>

#include "core/bot.hpp"

namespace nemeton {

// Reasons given for an action, at the most: people read no more.
inline constexpr std::size_t kMaxReasons = 2;

// A game that says why. Both functions stand beside the rules, as its bot does.
//
// reasons       What `action` of `seat` brings about, the weightiest first, at most kMaxReasons: facts that hold by the rules after it and did
//               not before. What `instead`, another legal action, brings about as well is none. They are read off what the seat may
//               know and need no search, so that they are cheap and never wrong.
// write_reason  One JSON object with the member "kind"; schema.json says what else there is.
template <class G>
concept HasReasons = requires(const BotInput<G>& known, Seat seat, typename G::Action action,
                              std::optional<typename G::Action> instead, JsonWriter& json) {
  { write_reason(reasons(known, seat, action, instead)[0], json) };
};

// Writes them as an array; empty where the game gives none.
template <Rules G>
void write_reasons([[maybe_unused]] const History<G>& history, [[maybe_unused]] Seat seat,
                   [[maybe_unused]] typename G::Action action,
                   [[maybe_unused]] std::optional<typename G::Action> instead, JsonWriter& json) {
  json.begin_array();
  if constexpr (HasReasons<G>) {
    for (const auto& reason : reasons(bot_input(history, seat), seat, action, instead)) write_reason(reason, json);
  }
  json.end_array();
}

}  // namespace nemeton
