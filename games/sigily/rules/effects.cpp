// What happened in Sigily as JSON, for a page. Its shape is in schema.json.
#include "games/sigily/rules/effects.hpp"

#include <bit>

#include "games/sigily/rules/json.hpp"
#include "games/sigily/rules/rules.hpp"
#include "games/sigily/rules/tokens.hpp"

namespace nemeton {

using namespace sigily;

namespace {

using enum Effect::Kind;

// How the members of an effect are called in JSON; null for those that are not written, or not as they are.
struct Form {
  Effect::Kind kind;
  const char* name;
  const char* at = nullptr;
  const char* other = nullptr;
  const char* number = nullptr;
  void (*stack)(const ShownStack&, JsonWriter&) = nullptr;
};

void whole(const ShownStack& stack, JsonWriter& json) { write_stack(stack, json.key("stack")); }

constexpr Form kForms[] = {
    {.kind = turn_passed, .name = "turn_passed"},
    {.kind = turn_lost, .name = "turn_lost", .number = "in_row"},
    {.kind = winds, .name = "winds"},
    {.kind = frozen, .name = "frozen"},
    {.kind = paid_off, .name = "paid_off"},
    {.kind = no_spell, .name = "no_spell"},
    {.kind = cast, .name = "cast", .at = "at", .other = "enemy"},
    {.kind = turned_round, .name = "turned_round", .at = "at"},
    {.kind = throw_begun, .name = "throw_begun"},
    {.kind = takes_sticks, .name = "takes_sticks"},
    {.kind = declared, .name = "declared", .at = "at"},
    {.kind = let_in, .name = "let_in", .at = "at"},
    {.kind = refused, .name = "refused", .at = "at"},
    {.kind = thrown, .name = "thrown", .at = "at"},
    {.kind = free_throw_earned, .name = "free_throw_earned"},
    {.kind = free_throw, .name = "free_throw", .number = "used"},
    {.kind = unharmed, .name = "unharmed", .at = "at"},
    {.kind = struck, .name = "struck", .at = "at"},
    {.kind = came_in, .name = "came_in", .stack = whole},
    {.kind = moved, .name = "moved", .at = "from", .stack = whole},
    {.kind = moved_back, .name = "moved_back", .at = "from", .stack = whole},
    {.kind = stayed, .name = "stayed", .at = "at"},
    {.kind = came_home, .name = "came_home", .at = "at", .stack = write_chariots},
    {.kind = fused, .name = "fused", .other = "host", .stack = whole},
    {.kind = attacked, .name = "attacked", .other = "enemy", .stack = whole},
    {.kind = bout, .name = "bout", .at = "at", .other = "plus_one"},
    {.kind = tied, .name = "tied", .at = "at"},
    {.kind = bout_won, .name = "bout_won", .at = "at", .other = "enemy"},
    {.kind = stone_held, .name = "stone_held", .at = "at"},
    {.kind = won, .name = "won", .at = "at", .other = "enemy", .number = "coins"},
    {.kind = died, .name = "died", .at = "at", .stack = write_chariots},
    {.kind = went_back, .name = "went_back", .at = "from", .stack = whole},
    {.kind = back_to_hand, .name = "back_to_hand", .at = "at", .stack = write_chariots},
    {.kind = took, .name = "took", .at = "at", .number = "coins"},
    {.kind = forfeited, .name = "forfeited", .at = "at", .number = "coins", .stack = write_chariots},
    {.kind = dropped, .name = "dropped", .at = "at", .number = "coins"},
    {.kind = paid, .name = "paid", .at = "from", .number = "coins"},
    {.kind = brought_home, .name = "brought_home", .at = "at", .number = "coins"},
    {.kind = jackpot, .name = "jackpot", .number = "coins"},
    {.kind = overflowed, .name = "overflowed", .at = "at"},
    {.kind = drew_card, .name = "drew_card"},
    {.kind = answered, .name = "answered", .number = "cards"},
    {.kind = not_known, .name = "not_known"},
    {.kind = race_won, .name = "race_won"},
    {.kind = counted, .name = "counted"},
    {.kind = awaits, .name = "awaits", .at = "at"},
    {.kind = can_move, .name = "can_move"},
    {.kind = ended, .name = "ended"},
};

constexpr bool in_order() {
  for (std::size_t i = 0; i < std::size(kForms); ++i) {
    if (kForms[i].kind != static_cast<Effect::Kind>(i)) return false;
  }
  return true;
}
static_assert(in_order() && std::size(kForms) == static_cast<std::size_t>(ended) + 1);

// The sigils that a move goes over, without the one where it begins.
void write_way(const Effect& effect, JsonWriter& json) {
  const int from = effect.at;
  const int to = effect.stack.stack.place;
  const int entry = effect.stack.stack.entry;
  const bool on_the_ring = is_ring(from) && is_ring(to);
  const int direction = effect.kind == moved_back ? -1 : 1;
  json.key("way").begin_array();
  for (int steps = 1, sigil = from; sigil != to; ++steps) {
    sigil = on_the_ring ? on_ring(sigil + direction)
                        : sigil_on_way(step_on_way(from, entry) + steps, entry, exit_of(from, entry, effect.other));
    json.string(sigil_name(sigil));
  }
  json.end_array();
}

void write_course(const Effect& effect, JsonWriter& json) {
  json.field("token", action_token(static_cast<Action>(effect.number)));
  if (effect.at == kHome) json.field("to", "home");
  else write_sigil(json, "to", effect.at);
}

// What an effect of one kind alone has.
void write_own(const Effect& effect, JsonWriter& json) {
  static constexpr const char* kDeaths[] = {"curse", "fireball", "fight"};
  const auto number = effect.number;
  switch (effect.kind) {
    case winds: write_winds(number & 0xff, json.key("speed")); return write_winds(number >> 8, json.key("sloth"));
    case cast:
      json.field("spell", kind_name(static_cast<ActionKind>(number)));
      return write_sigil(json, "to", effect.to);
    case declared: json.field("what", intent_name(static_cast<Intent>(number))); return;
    case thrown:
      json.field("stage", stage_name(static_cast<Stage>(effect.other)));
      json.field("value", throw_name(static_cast<std::uint16_t>(number)));
      return;
    case moved:
    case moved_back: return write_way(effect, json);
    case died: json.field("by", kDeaths[number]); return;
    case counted:
      json.key("coins").begin_array();
      for (int seat = 0; seat < effect.other; ++seat) json.number(static_cast<int>(number >> 8 * seat & 0xff));
      json.end_array();
      return;
    case awaits: json.field("stage", stage_name(static_cast<Stage>(number))); return;
    case can_move: return write_course(effect, json);
    case ended:
      json.key("richest").begin_array();
      for (unsigned rest = number; rest != 0; rest &= rest - 1) json.number(std::countr_zero(rest));
      json.end_array().field("why", effect.other == kChance ? "race" : "ply_limit");
      return;
    default: return;
  }
}

}  // namespace

void Sigily::write_effect(const Effect& effect, Seat, JsonWriter& json) {
  const Form& form = kForms[static_cast<std::size_t>(effect.kind)];
  json.begin_object().field("kind", form.name);
  if (effect.seat != kChance) json.field("seat", int{effect.seat});
  write_own(effect, json);
  if (form.at != nullptr) write_sigil(json, form.at, effect.at);
  if (form.other != nullptr) {
    json.key(form.other);
    effect.other == kChance ? json.null() : json.number(int{effect.other});
  }
  if (form.number != nullptr) json.field(form.number, static_cast<int>(effect.number));
  if (form.stack != nullptr) form.stack(effect.stack, json);
  json.end_object();
}

}  // namespace nemeton
