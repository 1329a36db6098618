#include "protocol/engine.hpp"

#include <charconv>

#include "protocol/game_json.hpp"
#include "protocol/json_text.hpp"
#include "protocol/record.hpp"

namespace nemeton {

using nlohmann::json;

namespace {

constexpr std::int64_t kMaxThinking = 600'000;  // milliseconds

std::unexpected<Error> error(ErrorCode code, std::string message) {
  return std::unexpected(Error{code, std::move(message)});
}

std::unexpected<Error> bad_request(std::string message) { return error(ErrorCode::bad_request, std::move(message)); }

std::string given(const json* value) { return value == nullptr ? "missing" : shown(*value); }

std::string seats_to_act(const Match& match) {
  std::string text;
  for (Seat seat = 0; seat < match.seats(); ++seat) {
    if (match.node().to_act.has(seat)) text += (text.empty() ? "" : " or ") + std::to_string(seat);
  }
  return text;
}

// The seat that acts: the one that the request names or the only one there is.
std::expected<Seat, Error> acting_seat(const Match& match, const json& request) {
  const SeatSet to_act = match.node().to_act;
  const json* named = member(request, "seat");
  if (named == nullptr && to_act.size() == 1) return to_act.first();
  const auto seat = named == nullptr ? std::nullopt : integer_of(*named);
  if (!seat) return bad_request("seat is " + given(named) + ", expected seat " + seats_to_act(match));
  if (*seat < 0 || *seat >= match.seats() || !to_act.has(static_cast<Seat>(*seat))) {
    return error(ErrorCode::not_your_turn,
                 "seat " + std::to_string(*seat) + " is not to act, expected seat " + seats_to_act(match));
  }
  return static_cast<Seat>(*seat);
}

// The same for a question of what to do, which is asked nowhere else.
std::expected<Seat, Error> thinking_seat(const Match& match, const json& request) {
  if (!match.node().to_act.empty()) return acting_seat(match, request);
  const bool over = match.node().kind == NodeKind::terminal;
  return bad_request(over ? "the game is over, expected a node where a seat is to act"
                          : "chance is to be drawn, expected a node where a seat is to act");
}

// A token that a request may leave out.
std::expected<std::optional<std::string>, Error> token_of(const json& request, const char* name) {
  const json* value = member(request, name);
  if (value == nullptr) return std::nullopt;
  const std::string* token = string_of(*value);
  if (token == nullptr) return bad_request(std::string(name) + " is " + shown(*value) + ", expected a token in quotes");
  return *token;
}

// Under their name and the one that they had before version 0.2.
void write_win_probabilities(const Match& match, const std::optional<WinProbabilities>& probabilities,
                             JsonWriter& out) {
  for (const char* name : {"win_probabilities", "chances"}) {
    out.key(name);
    if (!probabilities) {
      out.null();
      continue;
    }
    out.begin_array();
    for (Seat seat = 0; seat < match.seats(); ++seat) out.number((*probabilities)[static_cast<std::size_t>(seat)]);
    out.end_array();
  }
}

void write_analysis(const Match& match, const Analysis<std::string>& analysis, JsonWriter& out) {
  out.key("candidates").begin_array();
  for (const auto& [action, win_probabilities, standard_error, depth, line] : analysis.candidates) {
    out.begin_object().field("action", std::string_view(action));
    write_win_probabilities(match, win_probabilities, out);
    out.field("standard_error", standard_error).field("doubt", standard_error).field("depth", depth);
    if (!line.empty()) {
      out.key("line").begin_array();
      for (const std::string& token : line) out.string(token);
      out.end_array();
    }
    out.end_object();
  }
  out.end_array().field("samples", analysis.samples);
}

// Words of which there are only so many.
class ListedBits final : public BitSource {
 public:
  explicit ListedBits(std::vector<std::uint64_t> words) : words_(std::move(words)) {}

  // Beyond the last it gives a word that every sampler takes.
  std::uint64_t operator()() override {
    if (next_ < words_.size()) return words_[next_++];
    short_ = true;
    return ~std::uint64_t{0};
  }
  bool short_of_words() const { return short_; }

 private:
  std::vector<std::uint64_t> words_;
  std::size_t next_ = 0;
  bool short_ = false;
};

std::expected<ListedBits, Error> read_words(const json& given) {
  const auto wrong = [&](const json& value) {
    return bad_request("words has " + shown(value) + ", expected an array of words of 16 hexadecimal digits");
  };
  if (!given.is_array()) return bad_request("words is " + shown(given) + ", expected an array of words");
  std::vector<std::uint64_t> words;
  for (const json& each : given) {
    const std::string* text = string_of(each);
    if (text == nullptr || text->size() != 16) return wrong(each);
    std::uint64_t word = 0;
    const auto [end, bad] = std::from_chars(text->data(), text->data() + 16, word, 16);
    if (bad != std::errc() || end != text->data() + 16) return wrong(each);
    words.push_back(word);
  }
  return ListedBits(std::move(words));
}

std::expected<std::string, Error> draw_from(Match& match, const json& listed) {
  auto words = read_words(listed);
  if (!words) return std::unexpected(words.error());
  auto drawn = match.draw(*words);
  if (!words->short_of_words()) return drawn;
  match.undo();
  return bad_request("words has " + std::to_string(listed.size()) + " words, which are too few for this draw");
}

}  // namespace

std::string Engine::answer(std::string_view line, const OnEvent& on_event) {
  std::string fields;
  id_.reset();
  on_event_ = &on_event;
  const Result done = [&]() -> Result {
    if (line.size() > kMaxLine) {
      return error(ErrorCode::line_too_long,
                   "the line is too long, expected at most " + std::to_string(kMaxLine) + " bytes");
    }
    const auto request = parse_json(line);
    if (!request) return std::unexpected(request.error());
    if (!request->is_object()) return bad_request("the request is " + shown(*request) + ", expected an object");
    id_ = member_text(line, "id");
    JsonWriter out(fields);
    return run(*request, out);
  }();

  std::string text;
  JsonWriter out(text);
  out.begin_object().field("ok", done.has_value());
  if (id_) out.key("id").raw(*id_);
  if (!done) {
    out.key("error").begin_object().field("code", to_string(done.error().code));
    out.field("message", std::string_view(done.error().message)).end_object();
  } else if (!fields.empty()) {
    text += "," + fields;
  }
  text += "}";
  return text;
}

std::span<const Engine::Command> Engine::commands() {
  static constexpr Command list[] = {
      {"games", false, &Engine::list_games},
      {"new", false, &Engine::start},
      {"apply", true, &Engine::apply},
      {"draw", true, &Engine::draw},
      {"undo", true, &Engine::undo},
      {"state", true, &Engine::state},
      {"sides", true, &Engine::sides},
      {"view", true, &Engine::view},
      {"best", true, &Engine::best},
      {"record", true, &Engine::record},
      {"analyze", true, &Engine::analyze},
      {"reasons", true, &Engine::reasons},
      {"load", false, &Engine::load},
      {"quit", false, &Engine::stop},
      {"full_information", true, &Engine::full_information},
      {"foresee", true, &Engine::full_information},  // its name before version 0.2
  };
  return list;
}

Engine::Result Engine::run(const json& request, JsonWriter& out) {
  const json* cmd = member(request, "cmd");
  const std::string* name = cmd == nullptr ? nullptr : string_of(*cmd);
  std::string known;
  for (const Command& command : commands()) {
    if (name != nullptr && *name == command.name) {
      if (command.needs_game && !match_)
        return error(ErrorCode::no_game, "there is no game, expected new or load first");
      return (this->*command.run)(request, out);
    }
    known += (known.empty() ? "" : ", ") + std::string(command.name);
  }
  return bad_request("cmd is " + given(cmd) + ", expected one of " + known);
}

Engine::Result Engine::list_games(const json&, JsonWriter& out) {
  out.key("games").begin_array();
  for (const GameEntry& game : games_) write_game(*game.info, out);
  out.end_array();
  return {};
}

Engine::Result Engine::start(const json& request, JsonWriter& out) {
  const auto game = read_game(games_, member(request, "game"));
  if (!game) return std::unexpected(game.error());
  const auto seats = read_seats(*(*game)->info, member(request, "seats"));
  if (!seats) return std::unexpected(seats.error());
  const auto options = read_options(*(*game)->info, *seats, member(request, "options"));
  if (!options) return std::unexpected(options.error());
  const json* wanted = member(request, "seed");
  const auto seed = wanted == nullptr ? system_seed() : read_seed(*wanted);
  if (!seed) return std::unexpected(seed.error());
  match_ = (*game)->start(*options, *seats);
  seed_ = *seed;
  return state(request, out);
}

Engine::Result Engine::apply(const json& request, JsonWriter& out) {
  const json* action = member(request, "action");
  const std::string* token = action == nullptr ? nullptr : string_of(*action);
  if (token == nullptr) return bad_request("action is " + given(action) + ", expected a token in quotes");
  Seat seat = kChance;
  if (!match_->node().to_act.empty()) {
    const auto acting = acting_seat(*match_, request);
    if (!acting) return std::unexpected(acting.error());
    seat = *acting;
  }
  if (const auto done = match_->apply(seat, *token); !done) return std::unexpected(done.error());
  return state(request, out);
}

Engine::Result Engine::draw(const json& request, JsonWriter& out) {
  const json* listed = member(request, "words");
  const auto drawn = listed == nullptr ? match_->draw(seed_) : draw_from(*match_, *listed);
  if (!drawn) return std::unexpected(drawn.error());
  out.field("drawn", std::string_view(*drawn));
  return state(request, out);
}

Engine::Result Engine::undo(const json& request, JsonWriter& out) {
  if (!match_->undo())
    return error(ErrorCode::nothing_to_undo, "nothing has been played yet, expected apply or draw first");
  return state(request, out);
}

Engine::Result Engine::state(const json&, JsonWriter& out) {
  out.field("game", match_->info().id);
  write_state(*match_, all_seats(*match_), out);
  return {};
}

Engine::Result Engine::sides(const json&, JsonWriter& out) {
  write_sides(*match_, out);
  return {};
}

Engine::Result Engine::view(const json& request, JsonWriter& out) {
  const auto named = request.find("seat");
  Seat viewer = kSpectator;
  if (named == request.end() || !named->is_null()) {
    const auto seat = named == request.end() ? std::nullopt : integer_of(*named);
    if (!seat || *seat < 0 || *seat >= match_->seats()) {
      return bad_request("seat is " + (named == request.end() ? "missing" : shown(*named)) +
                         ", expected a seat from 0 to " + std::to_string(match_->seats() - 1) +
                         " or null for a spectator");
    }
    viewer = static_cast<Seat>(*seat);
  }
  out.key("view");
  match_->view(viewer, out);
  out.field("saw", match_->saw_last_step(viewer)).key("effects");
  match_->effects(viewer, out);
  return {};
}

Engine::Result Engine::best(const json& request, JsonWriter& out) {
  Level level = Level::best;
  Budget budget{.time = std::chrono::seconds(1), .threads = threads_, .stop = stop_};
  if (const json* wanted = member(request, "level")) {
    const std::string* name = string_of(*wanted);
    const auto named = name == nullptr ? std::nullopt : level_named(*name);
    if (!named) return bad_request("level is " + shown(*wanted) + ", expected " + level_list());
    level = *named;
  }
  if (const json* wanted = member(request, "ms")) {
    const auto ms = integer_of(*wanted);
    if (!ms || *ms < 1 || *ms > kMaxThinking) {
      return bad_request("ms is " + shown(*wanted) + ", expected milliseconds from 1 to " +
                         std::to_string(kMaxThinking));
    }
    budget.time = std::chrono::milliseconds(*ms);
  }
  const auto seat = thinking_seat(*match_, request);
  if (!seat) return std::unexpected(seat.error());

  const Advice advice = match_->best(*seat, level, budget, seed_ + match_->step_count());
  out.field("action", std::string_view(advice.action)).field("value", advice.value);
  if (!advice.pv.empty()) {
    out.key("pv").begin_array();
    for (const std::string& token : advice.pv) out.string(token);
    out.end_array();
  }
  if (advice.nodes > 0) out.field("nodes", advice.nodes);
  if (advice.depth > 0) out.field("depth", advice.depth);
  return {};
}

Engine::Result Engine::analyze(const json& request, JsonWriter& out) {
  const auto asked = token_of(request, "action");
  if (!asked) return std::unexpected(asked.error());
  const json* events = member(request, "events");
  if (events != nullptr && !events->is_boolean()) {
    return bad_request("events is " + shown(*events) + ", expected true or false");
  }
  const auto seat = thinking_seat(*match_, request);
  if (!seat) return std::unexpected(seat.error());
  AnalysisRequest<std::string> wanted{{.stop = stop_}, seed_ + match_->step_count(), *asked, {}};
  if (events != nullptr && events->get<bool>() && *on_event_) {
    wanted.on_progress = [this](const Analysis<std::string>& analysis) { tell_progress(analysis); };
  }
  const auto analysis = match_->analyze(*seat, wanted);
  if (!analysis) return std::unexpected(analysis.error());
  write_analysis(*match_, *analysis, out);
  return {};
}

void Engine::tell_progress(const Analysis<std::string>& analysis) const {
  std::string text;
  JsonWriter out(text);
  out.begin_object().field("event", "analysis");
  if (id_) out.key("id").raw(*id_);
  write_analysis(*match_, analysis, out);
  out.end_object();
  (*on_event_)(text);
}

Engine::Result Engine::reasons(const json& request, JsonWriter& out) {
  const auto action = token_of(request, "action");
  if (!action) return std::unexpected(action.error());
  if (!*action) return bad_request("action is missing, expected a token in quotes");
  const auto instead = token_of(request, "instead");
  if (!instead) return std::unexpected(instead.error());
  const auto seat = thinking_seat(*match_, request);
  if (!seat) return std::unexpected(seat.error());
  std::string written;
  JsonWriter reasons(written);
  if (const auto done = match_->reasons(*seat, **action, *instead, reasons); !done) return done;
  out.key("reasons").raw(written);
  return {};
}

Engine::Result Engine::full_information(const json&, JsonWriter& out) {
  const auto value = match_->evaluate_full_information({.stop = stop_}, seed_ + match_->step_count());
  write_win_probabilities(*match_, value, out);
  return {};
}

Engine::Result Engine::record(const json&, JsonWriter& out) {
  out.key("record");
  write_record(*match_, seed_, out);
  return {};
}

Engine::Result Engine::load(const json& request, JsonWriter& out) {
  const json* wanted = member(request, "record");
  if (wanted == nullptr) return bad_request("record is missing, expected a record");
  auto replayed = read_record(games_, *wanted);
  if (!replayed) return std::unexpected(replayed.error());
  match_ = std::move(replayed->match);
  seed_ = replayed->seed ? *replayed->seed : system_seed();
  return state(request, out);
}

Engine::Result Engine::stop(const json&, JsonWriter&) {
  quit_ = true;
  return {};
}

}  // namespace nemeton
