#include "server/table/state/time_control.hpp"

#include <algorithm>
#include <string>

#include "protocol/json_text.hpp"

namespace nemeton {

using nlohmann::json;

namespace {

using Kind = TimeControl::Kind;

// How each kind is written.
struct Form {
  Kind kind;
  std::string_view name;
  const char* unit_name;
  milliseconds unit;
};
constexpr Form kForms[] = {
    {Kind::game, "game", "seconds", std::chrono::seconds(1)},
    {Kind::move, "move", "seconds", std::chrono::seconds(1)},
    {Kind::correspondence, "correspondence", "days", std::chrono::days(1)},
};
constexpr const char* kIncrement = "increment";  // of a game, in seconds; 0 if it is missing

}  // namespace

// The document of the API has the bounds.
std::expected<std::optional<TimeControl>, Refusal> read_time_control(const json* value) {
  if (value == nullptr) return std::nullopt;
  const auto form = std::ranges::find(kForms, value->is_object() ? value->value("kind", "") : "", &Form::name);
  if (form == std::ranges::end(kForms)) return std::unexpected(bad_request("time_control is " + shown(*value)));
  const auto number = [&](const char* name) {
    const json* given = member(*value, name);
    return given == nullptr ? 0 : integer_of(*given).value_or(0);
  };
  return TimeControl{.kind = form->kind,
                     .time = number(form->unit_name) * form->unit,
                     .increment = std::chrono::seconds(number(kIncrement))};
}

void write_time_control(const TimeControl& control, JsonWriter& json) {
  const Form& form = *std::ranges::find(kForms, control.kind, &Form::kind);
  json.begin_object().field("kind", form.name).key(form.unit_name).number(control.time / form.unit);
  if (control.kind == Kind::game) json.key(kIncrement).number(control.increment / std::chrono::seconds(1));
  json.end_object();
}

}  // namespace nemeton
