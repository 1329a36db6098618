#include "server/net/api/request_input.hpp"

#include <boost/regex.hpp>
#include <charconv>
#include <ranges>

#include "protocol/json_text.hpp"
#include "server/net/api/api_schemas.hpp"
#include "server/net/api/query.hpp"

namespace nemeton {

using nlohmann::json;

namespace {

// A part of a schema; an empty one if it is left out.
const json& part_of(const json& schema, const char* name) {
  static const json empty = json::object();
  const auto found = schema.find(name);
  return found == schema.end() ? empty : *found;
}

// Follows references into the document.
const json& resolve(const json& document, const json& schema) {
  const auto reference = schema.find("$ref");
  if (reference == schema.end()) return schema;
  return resolve(document, document.at(json::json_pointer(reference->get<std::string>().substr(1))));
}

// The types that the schema allows; none if it names none.
std::vector<std::string> types_of(const json& schema) {
  const auto type = schema.find("type");
  if (type == schema.end()) return {};
  return type->is_array() ? type->get<std::vector<std::string>>() : std::vector{type->get<std::string>()};
}

bool is_of_type(const json& value, const std::string& type) {
  if (type == "integer") return integer_of(value).has_value();
  if (type == "number") return value.is_number();
  return type == value.type_name();
}

// "4", "1 to 4", "at least 1", "at most 4", or nothing.
std::string range_text(const json& schema, const char* least, const char* most) {
  const auto bound = [&](const char* name) { return schema.contains(name) ? schema[name].dump() : ""; };
  const std::string from = bound(least);
  const std::string to = bound(most);
  if (from.empty() && to.empty()) return "";
  if (to.empty()) return "at least " + from;
  if (from.empty()) return "at most " + to;
  return from == to ? from : from + " to " + to;
}

std::string joined(const auto& words, const std::string& between) {
  std::string text;
  for (const auto& each : words) text += (text.empty() ? "" : between) + std::string(each);
  return text;
}

// The value that the schema describes, in words.
std::string expected_text(const json& document, const json& reference) {
  const json& schema = resolve(document, reference);
  const auto after = [](const std::string& text, const std::string& word) {
    return text.empty() ? text : " " + word + " " + text;
  };
  if (schema.contains("const")) return shown(schema["const"]);
  if (schema.contains("enum")) return "one of " + joined(schema["enum"].get<std::vector<std::string>>(), ", ");
  if (schema.contains("oneOf") && !schema.contains("properties")) {
    const auto text = [&](const json& each) { return expected_text(document, each); };
    return joined(schema["oneOf"] | std::views::transform(text), ", or ");
  }
  const auto types = types_of(schema);
  const std::string type = types.size() == 1 ? types[0] : "";
  if (type == "string") {
    const std::string lengths = range_text(schema, "minLength", "maxLength");
    return "a string" + (lengths.empty() ? "" : " of " + lengths + " characters") +
           after(schema.value("pattern", ""), "that matches");
  }
  if (type == "integer") {
    const std::string bounds = range_text(schema, "minimum", "maximum");
    return "an integer" + (bounds.empty() ? "" : (bounds.starts_with("at") ? " of " : " from ") + bounds);
  }
  if (type == "boolean") return "true or false";
  if (type == "array") return "a list" + after(range_text(schema, "minItems", "maxItems"), "of");
  if (schema.contains("required")) {
    return "an object with " + joined(schema["required"].get<std::vector<std::string>>(), ", ");
  }
  return types.empty() ? "another value" : joined(types, " or ");
}

bool has_match(const std::string& text, const std::string& pattern) {
  // Boost's matcher needs no stack for long texts.
  thread_local std::map<std::string, boost::regex> known;
  return boost::regex_search(text, known.try_emplace(pattern, pattern).first->second);
}

// Whether the number, length or count is within the bounds of those names.
bool is_within(const json& schema, std::int64_t number, const char* least, const char* most) {
  return number >= schema.value(least, std::numeric_limits<std::int64_t>::min()) &&
         number <= schema.value(most, std::numeric_limits<std::int64_t>::max());
}

// Whether the value is right in itself, apart from its elements and members.
bool fits_alone(const json& schema, const json& value) {
  if (schema.contains("const") && value != schema["const"]) return false;
  if (schema.contains("enum") && std::ranges::find(schema["enum"], value) == schema["enum"].end()) return false;
  const auto types = types_of(schema);
  const auto fits = [&](const std::string& type) { return is_of_type(value, type); };
  if (!types.empty() && std::ranges::none_of(types, fits)) return false;
  if (const std::string* text = string_of(value)) {
    return is_within(schema, static_cast<std::int64_t>(characters(*text)), "minLength", "maxLength") &&
           (!schema.contains("pattern") || has_match(*text, schema["pattern"].get<std::string>()));
  }
  if (const auto number = integer_of(value)) return is_within(schema, *number, "minimum", "maximum");
  return !value.is_array() || is_within(schema, static_cast<std::int64_t>(value.size()), "minItems", "maxItems");
}

// Of several schemas one must fit. If a constant tells which is meant, its fault is the one to name.
std::optional<std::string> fault_of_choice(const json& document, const json& schema, const json& value,
                                           const std::string& name) {
  std::optional<std::string> told;
  for (const json& each : schema["oneOf"]) {
    const auto fault = find_fault(document, each, value, name);
    if (!fault) return std::nullopt;
    for (const auto& [key, property] : part_of(each, "properties").items()) {
      const json* given = value.is_object() ? member(value, key.c_str()) : nullptr;
      if (given != nullptr && property.contains("const") && *given == property["const"]) told = fault;
    }
  }
  if (told) return told;
  return (name.empty() ? "the body" : name) + " is " + shown(value) + ", expected " +
         expected_text(document, json{{"oneOf", schema["oneOf"]}});
}

std::optional<std::string> fault_of_members(const json& document, const json& schema, const json& value,
                                            const std::string& name) {
  const std::string prefix = name.empty() ? "" : name + ".";
  const json& properties = part_of(schema, "properties");
  for (const json& each : part_of(schema, "required")) {
    const auto required = each.get<std::string>();
    if (member(value, required.c_str()) != nullptr) continue;
    return prefix + required + " is missing" +
           (properties.contains(required) ? ", expected " + expected_text(document, properties[required]) : "");
  }
  const json& others = part_of(schema, "additionalProperties");
  for (const auto& [key, each] : value.items()) {
    const bool is_known = properties.contains(key);
    if (!is_known && others == json(false)) return "unknown member " + shown(json(key));
    if (each.is_null() || (!is_known && others.empty())) continue;
    const json& described = is_known ? properties[key] : others;
    if (auto fault = find_fault(document, described, each, prefix + (is_known ? key : shown(json(key))))) return fault;
  }
  return std::nullopt;
}

// A parameter of a query as the value that its schema describes; as the text itself if it is none.
json read_parameter(const json& schema, const std::string& text) {
  const std::string type = schema.value("type", "string");
  std::int64_t number = 0;
  const char* end = text.data() + text.size();
  if (type == "boolean" && (text == "true" || text == "false")) return text == "true";
  if (type == "integer") {
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc() && stop == end) return number;
  }
  return text;
}

}  // namespace

std::optional<std::string> find_fault(const json& document, const json& reference, const json& value,
                                      const std::string& name) {
  const json& schema = resolve(document, reference);
  if (!fits_alone(schema, value)) {
    return (name.empty() ? "the body" : name) + " is " + shown(value) + ", expected " + expected_text(document, schema);
  }
  if (value.is_array() && schema.contains("items")) {
    for (std::size_t i = 0; i < value.size(); ++i) {
      auto fault = find_fault(document, schema["items"], value[i], name + "[" + std::to_string(i) + "]");
      if (fault) return fault;
    }
  }
  if (value.is_object()) {
    if (auto fault = fault_of_members(document, schema, value, name)) return fault;
  }
  return schema.contains("oneOf") ? fault_of_choice(document, schema, value, name) : std::nullopt;
}

Description::Description(std::string_view document) : document_(json::parse(document)) {
  const json& known = document_;
  for (const auto& [path, item] : known["paths"].items()) {
    for (const auto& [word, described] : item.items()) {
      if (!described.is_object()) continue;
      std::string method = word;
      std::ranges::transform(method, method.begin(), [](char c) { return static_cast<char>(c - 'a' + 'A'); });
      Operation operation;
      if (described.contains("requestBody")) {
        operation.body = &described["requestBody"]["content"]["application/json"]["schema"];
      }
      for (const json& each : part_of(described, "parameters")) {
        const json& parameter = resolve(known, each);
        if (parameter["in"] == "query") operation.parameters.push_back(&parameter);
      }
      operations_.emplace(method + " " + path, std::move(operation));
    }
  }
}

const Description& Description::get() {
  static const Description description(kOpenApi);
  return description;
}

std::expected<json, Refusal> Description::read(const Request& request, std::string_view method,
                                               std::string_view path) const {
  const Operation& operation = operations_.at(std::string(method) + " " + std::string(path));
  json input = json::object();
  if (operation.body != nullptr) {
    auto body = parse_json(request.body);
    if (!body) return std::unexpected(refusal(body.error()));
    if (const auto fault = find_fault(document_, *operation.body, *body, "")) {
      return std::unexpected(bad_request(*fault));
    }
    const json& schema = resolve(document_, *operation.body);
    for (const auto& [name, property] : part_of(schema, "properties").items()) {
      const json* value = member(*body, name.c_str());
      if (value != nullptr) {
        const auto number = value->is_number() ? integer_of(*value) : std::nullopt;
        input[name] = number ? json(*number) : *value;
      } else if (property.contains("default")) {
        input[name] = property["default"];
      }
    }
  }
  for (const json* parameter : operation.parameters) {
    const auto name = (*parameter)["name"].get<std::string>();
    const json& schema = resolve(document_, (*parameter)["schema"]);
    const auto text = query_member(request.query, name);
    if (!text && parameter->value("required", false)) {
      return std::unexpected(bad_request(name + " is missing, expected " + expected_text(document_, schema)));
    }
    if (!text && schema.contains("default")) input[name] = schema["default"];
    if (!text) continue;
    input[name] = read_parameter(schema, *text);
    const auto fault = find_fault(document_, schema, input[name], name);
    if (fault || text->contains('\0')) {
      return std::unexpected(bad_request(fault.value_or(name + " has the character U+0, expected none")));
    }
  }
  return input;
}

}  // namespace nemeton
