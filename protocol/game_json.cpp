#include "protocol/game_json.hpp"

#include "protocol/json_text.hpp"

namespace nemeton {

using nlohmann::json;

namespace {

const char* type_name(OptionKind kind) {
  switch (kind) {
    case OptionKind::boolean: return "boolean";
    case OptionKind::integer:
    case OptionKind::number: return "integer";
    case OptionKind::fraction: return "number";
    case OptionKind::words: return "words";
    case OptionKind::choice: break;
  }
  return "string";
}

void write_value(const OptionSpec& spec, int value, JsonWriter& out) {
  switch (spec.kind) {
    case OptionKind::boolean: out.boolean(value != 0); return;
    case OptionKind::integer:
    case OptionKind::number: out.number(value); return;
    case OptionKind::fraction: out.number(static_cast<double>(value) / kFractionUnit); return;
    case OptionKind::choice: out.string(spec.words[static_cast<std::size_t>(value)]); return;
    case OptionKind::words: out.string(joined_words(spec, value)); return;
  }
}

// "min" and "max" of a range, or "values": all there are, or the words of a set.
void write_range(const OptionSpec& spec, JsonWriter& out) {
  switch (spec.kind) {
    case OptionKind::integer: out.field("min", spec.min).field("max", spec.max); return;
    case OptionKind::fraction: out.field("min", 0).field("max", 1); return;
    case OptionKind::boolean:
    case OptionKind::number:
    case OptionKind::choice:
    case OptionKind::words: break;
  }
  out.key("values").begin_array();
  if (spec.kind == OptionKind::boolean) out.boolean(false).boolean(true);
  for (const int number : spec.numbers) out.number(number);
  for (const char* word : spec.words) out.string(word);
  out.end_array();
}

// The default. If it depends on the number of seats, an object from seats to defaults.
void write_default(const OptionSpec& spec, const GameInfo& info, JsonWriter& out) {
  if (spec.standard_with == nullptr) return write_value(spec, spec.standard, out);
  out.begin_object();
  for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
    out.key(std::to_string(seats));
    write_value(spec, spec.standard_with(seats), out);
  }
  out.end_object();
}

void write_option(const OptionSpec& spec, const GameInfo& info, JsonWriter& out) {
  out.begin_object().field("name", spec.name).field("type", type_name(spec.kind));
  write_range(spec, out);
  out.key("default");
  write_default(spec, info, out);
  out.field("help", spec.help).end_object();
}

const char* kind_name(NodeKind kind) {
  switch (kind) {
    case NodeKind::decision: return "decision";
    case NodeKind::simultaneous: return "simultaneous";
    case NodeKind::chance: return "chance";
    case NodeKind::terminal: break;
  }
  return "terminal";
}

std::string possible_seats(const GameInfo& info) {
  std::string text = std::to_string(info.min_seats);
  if (info.max_seats > info.min_seats) text += " to " + std::to_string(info.max_seats);
  return text;
}

void write_actions(const Match& match, SeatSet shown, JsonWriter& out) {
  const SeatSet to_act = match.node().to_act;
  out.key("to_act").begin_array();
  for (Seat seat = 0; seat < match.seats(); ++seat) {
    if (to_act.has(seat)) out.number(seat);
  }
  out.end_array().key("actions").begin_object();
  for (Seat seat = 0; seat < match.seats(); ++seat) {
    if (!to_act.has(seat) || !shown.has(seat)) continue;
    out.key(std::to_string(seat)).begin_array();
    for (const std::string& token : match.actions(seat)) out.string(token);
    out.end_array();
  }
  out.end_object();
}

void write_outcomes(const Match& match, JsonWriter& out) {
  if (match.is_sampled()) {
    out.field("outcomes", "deal");
    return;
  }
  const auto outcomes = match.outcomes();
  double total = 0;
  for (const auto& [token, weight] : outcomes) total += weight;
  out.key("outcomes").begin_object();
  for (const auto& [token, weight] : outcomes) out.field(token, weight / total);
  out.end_object();
  if (match.asked() != kChance) out.field("asked", match.asked());
}

}  // namespace

void write_game(const GameInfo& info, JsonWriter& out) {
  out.begin_object().field("id", info.id).field("name", info.name).field("credit", info.credit);
  out.field("min_seats", info.min_seats).field("max_seats", info.max_seats).key("options").begin_array();
  for (const OptionSpec& spec : info.options) write_option(spec, info, out);
  out.end_array().end_object();
}

void write_options(const OptionValues& options, JsonWriter& out) {
  out.begin_object();
  for (std::size_t i = 0; i < options.specs().size(); ++i) {
    const OptionSpec& spec = options.specs()[i];
    out.key(spec.name);
    write_value(spec, options[i], out);
  }
  out.end_object();
}

void write_sides(const Match& match, JsonWriter& out) {
  out.key("sides").begin_array();
  SeatSet written;
  for (Seat seat = 0; seat < match.seats(); ++seat) {
    if (written.has(seat)) continue;
    out.begin_array();
    for (Seat other = seat; other < match.seats(); ++other) {
      if (match.side(other) != match.side(seat)) continue;
      out.number(other);
      written.add(other);
    }
    out.end_array();
  }
  out.end_array();
}

void write_state(const Match& match, SeatSet shown, JsonWriter& out) {
  const NodeKind kind = match.node().kind;
  out.field("ply", match.ply()).field("node", kind_name(kind));
  switch (kind) {
    case NodeKind::decision:
    case NodeKind::simultaneous: write_actions(match, shown, out); return;
    case NodeKind::chance: write_outcomes(match, out); return;
    case NodeKind::terminal: break;
  }
  const Returns returns = match.returns();
  out.key("returns").begin_array();
  for (Seat seat = 0; seat < match.seats(); ++seat) out.number(returns[static_cast<std::size_t>(seat)]);
  out.end_array();
}

SeatSet all_seats(const Match& match) {
  SeatSet seats;
  for (Seat seat = 0; seat < match.seats(); ++seat) seats.add(seat);
  return seats;
}

std::expected<const GameEntry*, Error> read_game(std::span<const GameEntry> games, const json* id) {
  const std::string* name = id == nullptr ? nullptr : string_of(*id);
  const GameEntry* game = name == nullptr ? nullptr : find_game(games, *name);
  if (game != nullptr) return game;
  std::string known;
  for (const GameEntry& each : games) known += (known.empty() ? "" : ", ") + std::string(each.info->id);
  const std::string given = id == nullptr ? "missing" : shown(*id);
  const auto code = name == nullptr ? ErrorCode::bad_request : ErrorCode::unknown_game;
  return std::unexpected(Error{code, "game is " + given + ", expected one of " + known});
}

std::expected<OptionValues, Error> read_options(const GameInfo& info, int seats, const json* object) {
  OptionValues options(info.options, seats);
  if (object == nullptr) return options;
  if (!object->is_object()) {
    return std::unexpected(Error{ErrorCode::bad_request, "options is " + shown(*object) + ", expected an object"});
  }
  for (auto each = object->begin(); each != object->end(); ++each) {
    const json& value = each.value();
    std::expected<void, Error> done;
    if (value.is_boolean()) {
      done = options.set_boolean(each.key(), value.get<bool>());
    } else if (const std::string* word = string_of(value)) {
      done = options.set_word(each.key(), *word);
    } else if (const auto integer = integer_of(value)) {
      done = options.set_integer(each.key(), *integer);
    } else if (value.is_number()) {
      done = options.set_real(each.key(), value.get<double>());
    } else {
      done = std::unexpected(options.wrong_type(each.key(), shown(value)));
    }
    if (!done) return std::unexpected(done.error());
  }
  if (info.conflict != nullptr) {
    if (const std::string conflict = info.conflict(options, seats); !conflict.empty()) {
      return std::unexpected(Error{ErrorCode::bad_option, conflict});
    }
  }
  return options;
}

std::expected<int, Error> read_seats(const GameInfo& info, const json* seats) {
  if (seats == nullptr && info.min_seats == info.max_seats) return info.min_seats;
  const auto number = seats == nullptr ? std::nullopt : integer_of(*seats);
  if (number && *number >= info.min_seats && *number <= info.max_seats) return static_cast<int>(*number);
  const std::string given = seats == nullptr ? "missing" : shown(*seats);
  return std::unexpected(
      Error{ErrorCode::bad_option, "seats is " + given + ", expected " + possible_seats(info) + " for " + info.id});
}

}  // namespace nemeton
