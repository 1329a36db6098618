// The reasons for an action, in the terms of its game.
#pragma once

#include <optional>
#include <vector>

#include "core/bot.hpp"

namespace nemeton {

// The most reasons given for an action.
inline constexpr std::size_t kMaxReasons = 2;

// A game that gives reasons. Both functions are beside the rules, like the bot.
//
// reasons       Returns the effects of `action` of `seat` on the position, the most important first, at most kMaxReasons: facts that hold by the rules
//               after it and did not before. Omits facts that `instead`, another legal action, brings about too. They follow from what the seat may know
//               without a search, so they are cheap and never wrong.
// write_reason  Writes a JSON object with the member "kind"; schema.json has the others.
template <class G>
concept HasReasons = requires(const BotInput<G>& known, Seat seat, typename G::Action action,
                              std::optional<typename G::Action> instead, JsonWriter& json) {
  { write_reason(reasons(known, seat, action, instead)[0], json) };
};

// Writes the reasons as an array, which is empty if the game gives none.
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
