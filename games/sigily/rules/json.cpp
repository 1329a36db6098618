#include "games/sigily/rules/json.hpp"

#include <bit>

#include "games/sigily/rules/tokens.hpp"

namespace nemeton::sigily {

void write_sigil(JsonWriter& json, std::string_view name, int sigil) {
  json.key(name);
  if (sigil == kNowhere) json.null();
  else json.string(sigil_name(sigil));
}

void write_chariots(const ShownStack& stack, JsonWriter& json) {
  json.key("chariots").begin_array();
  for (const Chariot c : stack.chariots) {
    if (c != kNobody) json.begin_array().number(owner_of(c)).number(c % kTeam).end_array();
  }
  json.end_array();
}

void write_stack(const ShownStack& shown, JsonWriter& json) {
  const Stack& stack = shown.stack;
  json.begin_object();
  json.field("at", sigil_name(stack.place));
  write_chariots(shown, json);
  json.field("coins", static_cast<int>(stack.coins));
  json.field("progress", static_cast<int>(stack.progress));
  json.field("start", static_cast<int>(shown.start));
  json.key("entry");
  if (is_deep(stack.place)) json.number(gate_of(stack.entry));
  else json.null();
  json.field("stone_skin", stack.stone_skin);
  json.end_object();
}

void write_winds(unsigned winds, JsonWriter& json) {
  json.begin_array();
  for (; winds != 0; winds &= winds - 1) json.number(std::countr_zero(winds) + 1);
  json.end_array();
}

}  // namespace nemeton::sigily
