// What views and effects of Sigily have in common, as JSON.
#pragma once

#include "games/sigily/rules/effects.hpp"

namespace nemeton::sigily {

// By the number of the stage; however a game ends, it is over.
inline constexpr std::array<const char*, 14> kStages = {"spell", "answer",     "fireball", "darts",  "declare",
                                                        "entry", "throw",      "move",     "attack", "defence",
                                                        "card",  "last_spell", "over",     "over"};
inline const char* stage_name(Stage stage) { return kStages[static_cast<std::size_t>(stage)]; }

inline const char* intent_name(Intent intent) {
  static constexpr const char* kIntents[] = {"", "enter", "refused", "back"};
  return kIntents[static_cast<std::size_t>(intent)];
}

// Null for kNowhere.
void write_sigil(JsonWriter& json, std::string_view name, int sigil);
void write_chariots(const ShownStack& stack, JsonWriter& json);
void write_stack(const ShownStack& stack, JsonWriter& json);
// The turns that each wind of a seat has still to blow.
void write_winds(unsigned winds, JsonWriter& json);

}  // namespace nemeton::sigily
