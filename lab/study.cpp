#include "lab/study.hpp"

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "core/files.hpp"
#include "games/games.hpp"
#include "protocol/game_json.hpp"

namespace nemeton::lab {

namespace {

// An error in a study. Thrown only within this file.
struct StudyError {
  std::string what;
};

std::string shown(const toml::node& node) {
  std::ostringstream text;
  node.visit([&](const auto& value) { text << value; });
  return text.str();
}

nlohmann::json json_of(const toml::node& node, const std::string& key) {
  if (const auto flag = node.value_exact<bool>()) return *flag;
  if (const auto number = node.value_exact<std::int64_t>()) return *number;
  if (const auto real = node.value_exact<double>()) return *real;
  if (const auto text = node.value_exact<std::string>()) return *text;
  throw StudyError{key + " is " + shown(node) + ", expected true, false, a number or a text"};
}

// A table of a study. Its reader asks for each possible key, then calls `end`.
class Keys {
 public:
  Keys(const toml::table& table, std::string prefix) : table_(table), prefix_(std::move(prefix)) {}

  std::string name(const std::string& key) const { return prefix_ + key; }

  const toml::node* find(const std::string& key) {
    known_.push_back(key);
    return table_.get(key);
  }

  template <class T>
  T value(const std::string& key, T standard, const char* expected) {
    const toml::node* node = find(key);
    if (node == nullptr) return standard;
    if (const auto found = node->value_exact<T>()) return *found;
    fail(key, *node, expected);
  }

  std::int64_t count(const std::string& key, std::int64_t standard, std::int64_t least, std::int64_t most) {
    const std::string expected = "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    const auto found = value<std::int64_t>(key, standard, expected.c_str());
    const toml::node* node = table_.get(key);
    if (node != nullptr && (found < least || found > most)) fail(key, *node, expected);
    return found;
  }

  double real(const std::string& key, double standard, double least, double most) {
    const toml::node* node = find(key);
    if (node == nullptr) return standard;
    const auto found = node->value<double>();
    if (!node->is_number() || !found || !(*found >= least && *found <= most)) {
      std::ostringstream expected;
      expected << "a number from " << least << " to " << most;
      fail(key, *node, expected.str());
    }
    return *found;
  }

  // A value or a list of some.
  std::vector<const toml::node*> list(const std::string& key, const toml::node& node) const {
    if (!node.is_array()) return {&node};
    std::vector<const toml::node*> all;
    for (const toml::node& each : *node.as_array()) all.push_back(&each);
    if (all.empty()) fail(key, node, "at least one value");
    return all;
  }

  [[noreturn]] void fail(const std::string& key, const toml::node& node, const std::string& expected) const {
    throw StudyError{name(key) + " is " + shown(node) + ", expected " + expected};
  }

  // Throws if the table has another key.
  void end() const {
    for (const auto& [key, node] : table_) {
      if (std::ranges::find(known_, key.str()) != known_.end()) continue;
      std::string expected;
      for (const std::string& known : known_) expected += (expected.empty() ? "" : ", ") + known;
      throw StudyError{name(std::string(key.str())) + " is no key of a study here, expected one of " + expected};
    }
  }

 private:
  const toml::table& table_;
  std::string prefix_;
  std::vector<std::string> known_;
};

PlayerSpec read_player(const Keys& keys, const std::string& key, const toml::node& node, std::uint64_t standard_nodes) {
  const std::string expected =
      "random, or " + level_list() + ", which may have its nodes behind a colon, such as best:2000";
  const auto text = node.value_exact<std::string>();
  if (!text) keys.fail(key, node, expected);
  const std::string& player = *text;
  PlayerSpec spec{player, std::nullopt};
  if (player == "random") return spec;
  const auto colon = player.find(':');
  spec.level = level_named(player.substr(0, colon));
  if (!spec.level) keys.fail(key, node, expected);
  if (*spec.level == Level::best) spec.nodes = standard_nodes;
  if (colon != std::string::npos) {
    const char* end = player.data() + player.size();
    const auto [rest, problem] = std::from_chars(player.data() + colon + 1, end, spec.nodes);
    if (problem != std::errc() || rest != end || spec.nodes == 0) keys.fail(key, node, expected);
  }
  return spec;
}

// A range {from, to, step}, or values.
std::vector<nlohmann::json> values_of(const Keys& keys, const std::string& key, const toml::node& node) {
  std::vector<nlohmann::json> values;
  if (const toml::table* range = node.as_table()) {
    Keys inner(*range, keys.name(key) + ".");
    const auto from = inner.count("from", 0, -1'000'000'000, 1'000'000'000);
    const auto to = inner.count("to", from, from, 1'000'000'000);
    const auto step = inner.count("step", 1, 1, 1'000'000'000);
    inner.end();
    for (auto value = from; value <= to; value += step) values.emplace_back(value);
    return values;
  }
  for (const toml::node* each : keys.list(key, node)) values.push_back(json_of(*each, keys.name(key)));
  return values;
}

struct OptionRange {
  std::string name;
  std::vector<nlohmann::json> values;
};

std::string text_of(const nlohmann::json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

class Grid {
 public:
  Grid(Keys& keys, std::uint64_t best_nodes, std::vector<Cell>& cells) : keys_(keys), cells_(cells) {
    const toml::node* named = keys_.find("game");
    if (named == nullptr)
      throw StudyError{keys_.name("game") + " is missing, expected the id of a game, or a list of some"};
    const toml::node* seats = keys_.find("seats");
    const toml::node* players = keys_.find("players");
    if (players == nullptr)
      throw StudyError{keys_.name("players") +
                       " is missing, expected random or a level, or a list of these and of pairs of these"};
    for (const toml::node* each : keys_.list("players", *players)) {
      std::vector<PlayerSpec> line_up;
      for (const toml::node* one : keys_.list("players", *each))
        line_up.push_back(read_player(keys_, "players", *one, best_nodes));
      if (line_up.size() > 2) keys_.fail("players", *each, "one player, or two against each other");
      line_ups_.push_back(std::move(line_up));
    }
    if (const toml::node* options = keys_.find("options")) {
      if (!options->is_table()) keys_.fail("options", *options, "a table of options of the game");
      const Keys inner(*options->as_table(), keys_.name("options."));
      for (const auto& [name, node] : *options->as_table())
        options_.push_back({std::string(name.str()), values_of(inner, std::string(name.str()), node)});
    }
    keys_.end();
    for (const toml::node* each : keys_.list("game", *named)) {
      const nlohmann::json id = json_of(*each, keys_.name("game"));
      const auto game = read_game(games(), &id);
      if (!game) throw StudyError{keys_.name("game") + ": " + game.error().message};
      add_game(**game, seats);
    }
  }

 private:
  void add_game(const GameEntry& game, const toml::node* seats) {
    std::vector<nlohmann::json> counts;
    if (seats == nullptr) counts = {game.info->min_seats};
    else if (seats->value_exact<std::string>() == "all")
      for (int count = game.info->min_seats; count <= game.info->max_seats; ++count) counts.emplace_back(count);
    else counts = values_of(keys_, "seats", *seats);
    for (const nlohmann::json& count : counts) {
      const auto read = read_seats(*game.info, &count);
      if (!read) throw StudyError{keys_.name("seats") + ": " + read.error().message};
      add_options(game, *read, 0, nlohmann::json::object());
    }
  }

  void add_options(const GameEntry& game, int seats, std::size_t next, const nlohmann::json& chosen) {
    if (next < options_.size()) {
      for (const nlohmann::json& value : options_[next].values) {
        nlohmann::json more = chosen;
        more[options_[next].name] = value;
        add_options(game, seats, next + 1, more);
      }
      return;
    }
    const auto values = read_options(*game.info, seats, &chosen);
    if (!values) throw StudyError{keys_.name("options") + ": " + values.error().message};
    for (const std::vector<PlayerSpec>& players : line_ups_) {
      std::string label = std::string(game.info->id) + ", " + std::to_string(seats) + " seats";
      for (const OptionRange& option : options_) label += ", " + option.name + "=" + text_of(chosen[option.name]);
      Cell cell{{&game, seats, *values}, players, {}};
      cell.label = label + ", " + cell.players_text();
      if (std::ranges::find(cells_, cell.label, &Cell::label) != cells_.end())
        throw StudyError{keys_.name("") + " has " + cell.label + " twice"};
      cells_.push_back(std::move(cell));
    }
  }

  Keys& keys_;
  std::vector<Cell>& cells_;
  std::vector<std::vector<PlayerSpec>> line_ups_;
  std::vector<OptionRange> options_;
};

// Reads what is watched in each game.
void read_watch(Keys& keys, Study& study) {
  if (const toml::node* watch = keys.find("watch")) {
    for (const toml::node* each : keys.list("watch", *watch)) {
      const auto word = each->value_exact<std::string>().value_or("");
      const auto found = std::ranges::find(kWatchNames, word);
      if (found == kWatchNames.end())
        keys.fail("watch", *each, "one of results, actions, effects, estimates, interaction");
      study.watch.push_back(static_cast<Watch>(found - kWatchNames.begin()));
    }
  }
}

// Reads the cells of all settings, and the pace of each.
void read_cells(Keys& keys, std::uint64_t best_nodes, Study& study) {
  const toml::node* seconds = keys.find("seconds");
  if (seconds != nullptr && !seconds->is_table())
    keys.fail("seconds", *seconds, "a table with choice, more, forced and chance");
  const toml::node* settings = keys.find("setting");
  const toml::array* list = settings == nullptr ? nullptr : settings->as_array();
  if (list == nullptr || list->empty())
    throw StudyError{"setting is missing, expected [[setting]] with game and players"};
  int number = 0;
  for (const toml::node& each : *list) {
    const std::string name = "setting " + std::to_string(++number) + ": ";
    if (!each.is_table()) throw StudyError{name + "expected a table with game and players"};
    Keys inner(*each.as_table(), name);
    Grid(inner, best_nodes, study.cells);
  }
  for (Cell& cell : study.cells) {
    cell.pace = pace_of(*cell.setting.game->info);
    if (seconds == nullptr) continue;
    Keys inner(*seconds->as_table(), "seconds.");
    cell.pace = {.choice = inner.real("choice", cell.pace.choice, 0, 3600),
                 .more = inner.real("more", cell.pace.more, 0, 3600),
                 .forced = inner.real("forced", cell.pace.forced, 0, 3600),
                 .chance = inner.real("chance", cell.pace.chance, 0, 3600)};
    inner.end();
  }
}

Study read(const toml::table& table, const std::string& text) {
  Study study;
  study.text = text;
  Keys keys(table, "");
  study.title = keys.value<std::string>("title", "", "a text");
  if (study.title.empty()) throw StudyError{"title is missing, expected what the study is called"};
  study.question = keys.value<std::string>("question", "", "a text");
  study.seed = static_cast<std::uint64_t>(keys.count("seed", 1, 0, (std::int64_t{1} << 53) - 1));
  study.games = keys.count("games", 0, 1, 1'000'000'000'000);
  if (study.games == 0)
    throw StudyError{"games is missing, expected how many games of each setting are played, at most"};
  if (table.contains("interval")) study.interval = keys.real("interval", 0, 0.0001, 0.5);
  else (void)keys.find("interval");
  study.rows = keys.value<bool>("rows", true, "true or false");
  const auto best_nodes = static_cast<std::uint64_t>(keys.count("best_nodes", 5000, 1, 1'000'000'000));
  read_watch(keys, study);
  study.estimator = {"novice", Level::novice, 2000};
  study.estimator.nodes = static_cast<std::uint64_t>(keys.count("estimate_nodes", 2000, 1, 1'000'000'000));
  read_cells(keys, best_nodes, study);
  const bool plain = std::ranges::all_of(study.cells, [](const Cell& cell) {
    return std::ranges::all_of(cell.players, [](const PlayerSpec& player) { return !player.level; });
  });
  study.batch = keys.count("batch", plain && !study.watches(Watch::estimates) ? 1000 : 20, 1, 1'000'000);
  keys.end();
  return study;
}

}  // namespace

std::string Cell::players_text() const {
  return players.front().name + (players.size() > 1 ? " against " + players.back().name : "");
}

bool Study::watches(Watch what) const { return std::ranges::find(watch, what) != watch.end(); }

bool Study::counts(Watch what) const {
  const auto beyond_results = [](Watch each) { return each != Watch::results; };
  return what == Watch::results || watches(what) ||
         (what == Watch::actions && std::ranges::any_of(watch, beyond_results));
}

std::expected<Study, std::string> parse_study(const std::string& text, const std::string& name) {
  const toml::parse_result parsed = toml::parse(text, name);
  if (!parsed) {
    std::ostringstream where;
    where << name << ", line " << parsed.error().source().begin.line << ": " << parsed.error().description();
    return std::unexpected(where.str());
  }
  try {
    return read(parsed.table(), text);
  } catch (const StudyError& error) {
    return std::unexpected(name + ": " + error.what);
  }
}

std::expected<Study, std::string> read_study(const std::filesystem::path& file) {
  const auto text = read_text(file, "a study");
  if (!text) return std::unexpected(text.error());
  return parse_study(*text, file.string());
}

std::optional<std::vector<std::size_t>> same_cells(const Study& before, const Study& study) {
  const auto as_set = [](auto list) { return std::set(list.begin(), list.end()); };
  if (before.seed != study.seed || before.batch != study.batch || before.rows != study.rows ||
      before.estimator != study.estimator || as_set(before.watch) != as_set(study.watch) ||
      before.cells.size() != study.cells.size())
    return std::nullopt;
  std::vector<std::size_t> places;
  for (const Cell& cell : study.cells) {
    std::size_t place = 0;
    while (place < before.cells.size() &&
           (before.cells[place] != cell || std::ranges::find(places, place) != places.end()))
      ++place;
    if (place == before.cells.size()) return std::nullopt;
    places.push_back(place);
  }
  return places;
}

bool are_same(const Study& one, const Study& other) {
  const auto cells = same_cells(one, other);
  return cells && std::ranges::is_sorted(*cells) && one.games == other.games && one.interval == other.interval;
}

std::string new_study(const GameInfo& info) {
  std::string text =
      "# A study of " + std::string(info.name) + ". `nemeton lab run` plays it, docs/lab.md tells more.\n";
  text += "title = \"" + std::string(info.name) + "\"\n";
  text += R"(question = "Does who begins win too often?"
seed = 1            # the same study with the same seed has the same results
games = 2000        # of each setting, at most
# interval = 0.02   # ends a setting as soon as each seat's share is known to this much to either side
# rows = false      # keeps sums alone, in less room
watch = ["actions"] # and "effects" (what is done, and what it brings), "estimates" (lead, drama, luck), "interaction"
# best_nodes = 5000 # what `best` may look at for an answer
# estimate_nodes = 2000
# seconds = { choice = 7, more = 3, forced = 3, chance = 2 } # that people take; the default is the pace of the game

# Every game of the list with every number of seats, every line-up and every value of every option.
[[setting]]
)";
  text += "game = \"" + std::string(info.id) + "\"\n";
  text += info.min_seats == info.max_seats ? ""
                                           : "seats = " + std::to_string(info.min_seats) +
                                                 " # or a list, { from = " + std::to_string(info.min_seats) +
                                                 ", to = " + std::to_string(info.max_seats) + " }, or \"all\"\n";
  text +=
      "players = [\"random\", \"casual\"] # a pair such as [\"strong\", \"casual\"] plays against each other: "
      "[[\"strong\", \"casual\"]]\n";
  text += "\n[setting.options]\n";
  for (const OptionSpec& spec : info.options)
    text += "# " + std::string(spec.name) + " = … # " + expected_value(spec) + ". " + spec.help + "\n";
  return text;
}

}  // namespace nemeton::lab
