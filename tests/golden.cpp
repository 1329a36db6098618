// Golden playthroughs: whole games at random as a person can read them, kept in each game's tests/golden. A change of the rules, of the
// tokens or of the boards in text shows as a difference in them, for a person to judge.
//
//   golden check GAME FOLDER    compares what is there with how the game plays now
//   golden write GAME FOLDER    writes it anew
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>

#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "tests/any_game.hpp"

namespace nemeton {
namespace {

namespace fs = std::filesystem;

constexpr int kEvery = 80;         // steps from one board to the next
constexpr std::size_t kList = 56;  // characters of a list before it is cut
constexpr std::size_t kLine = 80;  // characters of a line after which nothing more is put into it

struct Start {
  const GameEntry* game;
  OptionValues options;
  int seats;
  std::uint64_t seed;

  std::unique_ptr<Match> match() const { return game->start(options, seats); }
};

// Items as many as fit, then how many there are.
class List {
 public:
  void add(const std::string& item) {
    ++count_;
    if (cut_) return;
    if (text_.size() + item.size() >= kList) cut_ = true;
    else text_ += (text_.empty() ? "" : " ") + item;
  }
  std::string text() const { return cut_ ? text_ + " … " + std::to_string(count_) + " in all" : text_; }

 private:
  std::string text_;
  int count_ = 0;
  bool cut_ = false;
};

// The outcomes with their weights, "1:4 2:6 3:4".
std::string outcomes(const Match& match) {
  if (match.is_sampled()) return "deal";
  List list;
  for (const auto& [token, weight] : match.outcomes()) list.add(token + ":" + std::to_string(weight));
  return list.text();
}

std::string actions(const Match& match, Seat seat) {
  List list;
  for (const std::string& token : match.actions(seat)) list.add(token);
  return list.text();
}

// The board for everybody, and for the seat to act (or seat 0) where that one sees another.
std::string board(const Match& match) {
  const std::string common = match.text(kSpectator);
  const Seat seat = match.node().to_act.empty() ? 0 : match.node().to_act.first();
  const std::string own = match.text(seat);
  if (own == common) return "\n" + common + "\n";
  return "\nAs a spectator sees it:\n" + common + "\nAs seat " + std::to_string(seat) + " sees it:\n" + own + "\n";
}

std::string number(double value) {
  std::string text;
  JsonWriter(text).number(value);
  return text;
}

// Plays to the end and writes a line for what chance draws and for what the seat does then:
//
//   number of the first step  [outcomes:weights] the one drawn | seat: legal actions -> the one taken
std::string playthrough(const Start& start) {
  auto match = start.match();
  Random random(start.seed);
  std::string text = std::string(match->info().name) + ", " + std::to_string(start.seats) + " seats, seed " +
                     std::to_string(start.seed) + "\n";
  JsonWriter out(text);
  write_options(start.options, out);
  text += "\n" + board(*match);

  std::string line;
  for (std::size_t shown = 0; match->node().kind != NodeKind::terminal;) {
    auto next = match->clone();
    const auto [seat, token, node] = any_step(*next, random);
    if (line.empty()) {
      const std::string count = std::to_string(next->step_count());
      line = std::string(4 - std::min<std::size_t>(count.size(), 4), ' ') + count + "  ";
    }
    if (seat == kChance) line += "[" + outcomes(*match) + "] " + token;
    else
      line += "seat " + std::to_string(seat) + (node == NodeKind::simultaneous ? " in secret" : "") + ": " +
              actions(*match, seat) + " -> " + token;
    match = std::move(next);
    const bool goes_on =
        seat == kChance ? match->node().kind != NodeKind::terminal : match->node() == Node::decision(seat);
    if (goes_on && line.size() < kLine) {
      line += " | ";
      continue;
    }
    text += line + "\n";
    line.clear();
    if (match->step_count() >= shown + kEvery) {
      shown = match->step_count();
      text += board(*match);
    }
  }
  text += board(*match) + "returns";
  for (Seat seat = 0; seat < start.seats; ++seat)
    text += " " + number(match->returns()[static_cast<std::size_t>(seat)]);
  return text + "\n";
}

// The steps of that game, or none if it is stopped by its `ply_limit`.
std::optional<std::size_t> length(const Start& start) {
  const auto match = start.match();
  Random random(start.seed);
  while (match->node().kind != NodeKind::terminal) any_step(*match, random);
  const auto limit = std::ranges::find(start.options.specs(), std::string_view("ply_limit"), &OptionSpec::name);
  if (match->ply() == start.options[static_cast<std::size_t>(limit - start.options.specs().begin())]) return {};
  return match->step_count();
}

// A game that comes to its end by the rules: the shortest of many.
Start whole_game(const GameEntry& game) {
  const int seats = game.info->min_seats;
  Start start{&game, OptionValues(game.info->options, seats), seats, 0};
  Start best = start;
  for (std::size_t shortest = SIZE_MAX; start.seed < 400; ++start.seed) {
    const auto steps = length(start);
    if (!steps || *steps >= shortest) continue;
    shortest = *steps;
    best = start;
  }
  return best;
}

// The beginning of a game with as many seats as there can be, and as many options as can be at another value than their default.
Start with_options(const GameEntry& game) {
  const int seats = game.info->max_seats;
  const OptionValues standard(game.info->options, seats);
  Random random(2);
  Start best{&game, standard, seats, 2};
  int most = -1;
  for (int i = 0; i < 200; ++i) {
    const OptionValues options = any_options(*game.info, seats, 60, random);
    int different = 0;
    for (std::size_t k = 0; k < game.info->options.size(); ++k) different += options[k] != standard[k] ? 1 : 0;
    if (different <= most) continue;
    most = different;
    best.options = options;
  }
  return best;
}

// Names of files and what belongs into them.
std::map<std::string, std::string> playthroughs(const GameEntry& game) {
  return {{"1.txt", playthrough(whole_game(game))}, {"2.txt", playthrough(with_options(game))}};
}

std::map<std::string, std::string> read(const fs::path& folder) {
  std::map<std::string, std::string> files;
  if (!fs::exists(folder)) return files;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() != ".txt") continue;
    std::ostringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    files[entry.path().filename()] = text.str();
  }
  return files;
}

// The first line in which two texts differ, of each.
std::string first_difference(const std::string& there, const std::string& now) {
  std::istringstream a(there);
  std::istringstream b(now);
  std::string line_a;
  std::string line_b;
  int count = 0;
  do {
    ++count;
    if (!std::getline(a, line_a)) line_a = "(nothing)";
    if (!std::getline(b, line_b)) line_b = "(nothing)";
  } while (line_a == line_b && (a || b));
  return "line " + std::to_string(count) + "\n  is   " + line_a + "\n  now  " + line_b;
}

int check(const GameEntry& game, const fs::path& folder, const char* program) {
  const auto there = read(folder);
  const auto now = playthroughs(game);
  int wrong = 0;
  const auto complain = [&](const std::string& name, const std::string& what) {
    ++wrong;
    std::printf("%s: %s\n", (folder / name).c_str(), what.c_str());
  };
  for (const auto& [name, text] : there) {
    const auto other = now.find(name);
    if (other == now.end()) complain(name, "no playthrough is called so");
    else if (other->second != text) complain(name, first_difference(text, other->second));
  }
  for (const auto& [name, text] : now) {
    if (!there.contains(name)) complain(name, "is missing");
  }
  if (wrong > 0) std::printf("If that is meant: %s write %s %s\n", program, game.info->id, folder.c_str());
  return wrong > 0 ? 1 : 0;
}

int write(const GameEntry& game, const fs::path& folder) {
  fs::create_directories(folder);
  for (const auto& [name, text] : read(folder)) fs::remove(folder / name);
  for (const auto& [name, text] : playthroughs(game)) std::ofstream(folder / name) << text;
  return 0;
}

}  // namespace
}  // namespace nemeton

int main(int argc, char** argv) {
  const std::string_view command = argc == 4 ? argv[1] : "";
  const nemeton::GameEntry* game = argc == 4 ? nemeton::find_game(argv[2]) : nullptr;
  if (game != nullptr && command == "check") return nemeton::check(*game, argv[3], argv[0]);
  if (game != nullptr && command == "write") return nemeton::write(*game, argv[3]);
  std::fprintf(stderr, "usage: golden check|write GAME FOLDER\n");
  return 2;
}
