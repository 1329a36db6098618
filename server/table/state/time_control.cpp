#include "server/table/state/time_control.hpp"

#include <algorithm>
#include <string>

#include "protocol/json_text.hpp"

namespace nemeton {

using nlohmann::json;

namespace {

using Kind = TimeControl::Kind;

// How each kind is written: its time is a number from 1 to `most` of that unit.
struct Form {
  Kind kind;
  std::string_view name;
  const char* unit_name;
  milliseconds unit;
  int most;
};
constexpr Form kForms[] = {
    {Kind::game, "game", "seconds", std::chrono::seconds(1), 6 * 3600},
    {Kind::move, "move", "seconds", std::chrono::seconds(1), 3600},
    {Kind::correspondence, "correspondence", "days", std::chrono::days(1), 30},
};
constexpr const char* kIncrement = "increment";  // of a game, in seconds; 0 if it is missing
constexpr int kLargestIncrement = 300;

std::unexpected<Refusal> wrong(const std::string& name, const json* value, const std::string& expected) {
  return std::unexpected(bad_request("time_control" + name + " is " + (value == nullptr ? "missing" : shown(*value)) +
                                     ", expected " + expected));
}

std::expected<int, Refusal> read_number(const json& object, const char* name, int least, int most) {
  const json* value = member(object, name);
  const auto number = value == nullptr ? std::nullopt : integer_of(*value);
  if (number && *number >= least && *number <= most) return static_cast<int>(*number);
  return wrong(std::string(".") + name, value,
               "an integer from " + std::to_string(least) + " to " + std::to_string(most));
}

}  // namespace

std::expected<std::optional<TimeControl>, Refusal> read_time_control(const json* value) {
  if (value == nullptr) return std::nullopt;
  if (!value->is_object()) return wrong("", value, "an object");
  const json* kind = member(*value, "kind");
  const std::string* name = kind == nullptr ? nullptr : string_of(*kind);
  const auto form = std::ranges::find(kForms, name == nullptr ? "" : *name, &Form::name);
  if (form == std::ranges::end(kForms)) return wrong(".kind", kind, "one of game, move, correspondence");
  const bool with_increment = form->kind == Kind::game;
  for (const auto& [each, unused] : value->items()) {
    if (each != "kind" && each != form->unit_name && !(with_increment && each == kIncrement)) {
      return std::unexpected(bad_request("time_control has an unknown member " + shown(json(each))));
    }
  }
  const auto time = read_number(*value, form->unit_name, 1, form->most);
  if (!time) return std::unexpected(time.error());
  TimeControl control{.kind = form->kind, .time = *time * form->unit, .increment = {}};
  if (member(*value, kIncrement) != nullptr) {
    const auto increment = read_number(*value, kIncrement, 0, kLargestIncrement);
    if (!increment) return std::unexpected(increment.error());
    control.increment = std::chrono::seconds(*increment);
  }
  return control;
}

void write_time_control(const TimeControl& control, JsonWriter& json) {
  const Form& form = *std::ranges::find(kForms, control.kind, &Form::kind);
  json.begin_object().field("kind", form.name).key(form.unit_name).number(control.time / form.unit);
  if (control.kind == Kind::game) json.key(kIncrement).number(control.increment / std::chrono::seconds(1));
  json.end_object();
}

}  // namespace nemeton
