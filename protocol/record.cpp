#include "protocol/record.hpp"

#include <charconv>
#include <random>

#include "protocol/game_json.hpp"
#include "protocol/json_text.hpp"

namespace nemeton {

using nlohmann::json;

namespace {

std::unexpected<Error> bad_record(const std::string& message) {
  return std::unexpected(Error{ErrorCode::bad_record, message});
}

// Whether the last step is a choice of a simultaneous node that the others have still to make theirs at.
bool is_secret(const Match& match, const Match& before, Seat seat) {
  if (seat == kChance) return false;
  SeatSet awaited = match.node().to_act;
  awaited.add(seat);
  return before.node() == Node::simultaneous(awaited);
}

}  // namespace

std::string record_step(const Step& step) {
  return step.node == NodeKind::simultaneous ? std::to_string(step.seat) + ":" + step.token : step.token;
}

std::expected<ReadStep, Error> read_step(const Node& node, std::string_view step) {
  if (node.kind != NodeKind::simultaneous) return ReadStep{node.to_act.empty() ? kChance : node.to_act.first(), step};
  Seat seat = kChance;
  const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), seat);
  if (error != std::errc() || end == step.data() + step.size() || *end != ':') {
    return std::unexpected(Error{
        ErrorCode::bad_record, in_quotes(step) + " names no seat, expected seat:action where seats choose in secret"});
  }
  return ReadStep{seat, step.substr(static_cast<std::size_t>(end + 1 - step.data()))};
}

std::size_t revealed_steps(const Match& match) {
  if (match.node().kind != NodeKind::simultaneous) return match.step_count();
  const std::vector<Step> steps = match.steps();
  std::unique_ptr<Match> now = match.clone();
  while (now->node().kind == NodeKind::simultaneous && now->step_count() > 0) {
    std::unique_ptr<Match> before = now->clone();
    before->undo();
    if (!is_secret(*now, *before, steps[before->step_count()].seat)) break;
    now = std::move(before);
  }
  return now->step_count();
}

void write_record_members(const Match& match, std::optional<std::uint64_t> seed, JsonWriter& out) {
  out.field("nemeton", kRecordVersion).field("game", match.info().id).field("seats", match.seats());
  out.key("options");
  write_options(match.options(), out);
  if (seed) out.field("seed", *seed);
  out.key("steps").begin_array();
  std::vector<Step> steps = match.steps();
  steps.resize(revealed_steps(match));
  for (const Step& step : steps) out.string(record_step(step));
  out.end_array();
}

void write_record(const Match& match, std::optional<std::uint64_t> seed, JsonWriter& out) {
  out.begin_object();
  write_record_members(match, seed, out);
  out.end_object();
}

std::expected<Replayed, Error> read_record(std::span<const GameEntry> games, const json& record) {
  if (!record.is_object()) return bad_record("the record is " + shown(record) + ", expected an object");
  const json* version = member(record, "nemeton");
  if (version == nullptr || integer_of(*version) != kRecordVersion) {
    return bad_record("nemeton is " + (version == nullptr ? "missing" : shown(*version)) +
                      ", expected the version of the record's format, " + std::to_string(kRecordVersion));
  }
  const auto game = read_game(games, member(record, "game"));
  if (!game) return bad_record(game.error().message);
  const auto seats = read_seats(*(*game)->info, member(record, "seats"));
  if (!seats) return bad_record(seats.error().message);
  const auto options = read_options(*(*game)->info, *seats, member(record, "options"));
  if (!options) return bad_record(options.error().message);
  std::optional<std::uint64_t> seed;
  if (const json* given = member(record, "seed")) {
    const auto read = read_seed(*given);
    if (!read) return bad_record(read.error().message);
    seed = *read;
  }
  const json* steps = member(record, "steps");
  if (steps == nullptr || !steps->is_array()) {
    return bad_record("steps is " + (steps == nullptr ? "missing" : shown(*steps)) + ", expected an array of tokens");
  }

  std::unique_ptr<Match> match = (*game)->start(*options, *seats);
  for (const json& step : *steps) {
    const std::string name = "step " + std::to_string(match->step_count() + 1);
    const std::string* token = string_of(step);
    if (token == nullptr) return bad_record(name + " is " + shown(step) + ", expected a token in quotes");
    const auto read = read_step(match->node(), *token);
    if (!read) return bad_record(name + ": " + read.error().message);
    if (const auto done = match->apply(read->seat, read->token); !done) {
      return bad_record(name + ": " + done.error().message);
    }
  }
  return Replayed{std::move(match), seed};
}

std::uint64_t system_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32 | device()) >> 11;
}

std::expected<std::uint64_t, Error> read_seed(const json& value) {
  const auto seed = integer_of(value);
  if (seed && *seed >= 0) return static_cast<std::uint64_t>(*seed);
  return std::unexpected(
      Error{ErrorCode::bad_request, "seed is " + shown(value) + ", expected an integer from 0 to 9007199254740991"});
}

}  // namespace nemeton
