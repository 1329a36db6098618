#include "puzzles/finder.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "protocol/record.hpp"
#include "puzzles/difficulty.hpp"
#include "puzzles/prove.hpp"

namespace nemeton {

namespace {

constexpr int kFirstPly = 6;      // before it nothing much has happened
constexpr int kLastPly = 200;     // after it a game is left: who opens a puzzle replays all of it
constexpr int kMostInGame = 2;    // puzzles of one game
constexpr int kApart = 8;         // plies between them
constexpr int kMostGames = 3000;  // that are played for a file
// Per cent of the puzzles.
constexpr int kMostEquallyHard = 40;
constexpr int kLeastEquallyHard = 10;  // of each difficulty, if so many tries bring them
constexpr int kMostAlike = 15;         // with the same answer

class Finder {
 public:
  Finder(const FinderOptions& options, std::ostream& progress)
      : options_(options), progress_(progress), random_(options.seed) {}

  std::vector<Puzzle> find() {
    for (games_ = 1; games_ <= kMostGames && !is_done(); ++games_) play_game();
    take_spare();
    return std::move(found_);
  }

 private:
  bool is_done() const {
    return is_full() || (options_.time && std::chrono::steady_clock::now() - begin_ >= *options_.time);
  }

  bool is_full() const { return static_cast<int>(found_.size()) >= options_.count; }

  // The seats play at levels drawn by lot: it is mistakes that make puzzles.
  void play_game() {
    const auto match = options_.game->start(options_.options, options_.seats);
    std::array<Level, kMaxSeats> levels{};
    for (Level& level : levels) level = static_cast<Level>(below(random_, 3));
    const std::uint64_t seed = random_();
    int last = kFirstPly - kApart;
    int in_game = 0;
    SeatSet choosing;  // who chose at this node before
    while (match->node().kind != NodeKind::terminal && match->ply() <= kLastPly && !is_done()) {
      const Node node = match->node();
      if (node.kind == NodeKind::chance) {
        match->draw(seed).value();
        continue;
      }
      const bool fresh = choosing.empty();
      if (fresh && in_game < kMostInGame && match->ply() >= last + kApart && look(*match, node)) {
        last = match->ply();
        ++in_game;
      }
      const Seat seat = node.to_act.first();
      choosing = node.to_act;
      choosing.remove(seat);
      match->apply(seat, match->best(seat, levels[static_cast<std::size_t>(seat)], {}, random_()).action).value();
    }
  }

  // Whether this is a puzzle for one of the seats that are to act; then it is kept.
  bool look(const Match& match, const Node& node) {
    for (Seat seat = 0; seat < match.seats(); ++seat) {
      if (!node.to_act.has(seat)) continue;
      const std::uint64_t seed = random_();
      auto solution = prove(match, seat, seed);
      if (!solution) continue;
      std::string seen;
      JsonWriter json(seen);
      match.view(seat, json);
      if (!positions_.insert(seen).second) return false;
      const int difficulty = difficulty_of(match, seat, *solution, seed);
      if (++rated_ == options_.tries) take_spare();
      if (node.kind == NodeKind::simultaneous) solution->moves[0].then = choices_of_others(match, seat, seed);
      Puzzle puzzle{match.clone(), seat, *std::move(solution), difficulty};
      if (is_full() || !leaves_room(puzzle)) return false;
      if (rated_ < options_.tries && is_kept_for_others(difficulty)) {
        spare_.push_back(std::move(puzzle));
        return false;
      }
      keep(std::move(puzzle));
      return true;
    }
    return false;
  }

  void take_spare() {
    for (Puzzle& puzzle : std::exchange(spare_, {})) {
      if (!is_full() && leaves_room(puzzle)) keep(std::move(puzzle));
    }
  }

  void keep(Puzzle puzzle) {
    ++equally_hard_[static_cast<std::size_t>(puzzle.difficulty)];
    ++answers_[puzzle.solution.action()];
    found_.push_back(std::move(puzzle));
    const Puzzle& kept = found_.back();
    progress_ << found_.size() << " of " << options_.count << ": game " << games_ << ", ply " << kept.position->ply()
              << ", difficulty " << kept.difficulty << ", " << kept.solution.action() << std::endl;
  }

  bool leaves_room(const Puzzle& puzzle) {
    return leaves_room(equally_hard_[static_cast<std::size_t>(puzzle.difficulty)], kMostEquallyHard) &&
           leaves_room(answers_[puzzle.solution.action()], kMostAlike);
  }
  // Whether there may be one more of a kind of which no more than so many per cent are wanted.
  bool leaves_room(int count, int share) const { return (count + 1) * 100 <= std::max(100, options_.count * share); }

  // Whether the places that are left are for puzzles that are harder or easier than this one.
  bool is_kept_for_others(int difficulty) const {
    const int least = options_.count * kLeastEquallyHard / 100;
    int wanted = 0;
    for (int other = 1; other <= kHardest; ++other) {
      if (other != difficulty) wanted += std::max(0, least - equally_hard_[static_cast<std::size_t>(other)]);
    }
    return options_.count - static_cast<int>(found_.size()) <= wanted;
  }

  // The simultaneous choices of the other seats, as in a record.
  static std::vector<std::string> choices_of_others(const Match& match, Seat seat, std::uint64_t seed) {
    std::vector<std::string> steps;
    for (Seat other = 0; other < match.seats(); ++other) {
      if (other == seat || !match.node().to_act.has(other)) continue;
      steps.push_back(record_step({other, match.best(other, Level::strong, {}, seed).action, match.node().kind}));
    }
    return steps;
  }

  const FinderOptions& options_;
  std::ostream& progress_;
  const std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  Random random_;
  int games_ = 0;
  int rated_ = 0;
  std::vector<Puzzle> found_;
  std::vector<Puzzle> spare_;  // for the places that no other difficulty takes
  std::set<std::string> positions_;
  std::array<int, kHardest + 1> equally_hard_{};
  std::map<std::string, int> answers_;
};

}  // namespace

std::vector<Puzzle> find_puzzles(const FinderOptions& options, std::ostream& progress) {
  return Finder(options, progress).find();
}

std::string puzzles_file(const GameInfo& game, const std::string& command, const std::vector<Puzzle>& puzzles) {
  std::string text = "{\n  \"nemeton\": 1,\n  \"game\": \"" + std::string(game.id) + "\",\n  \"command\": ";
  JsonWriter(text).string(command);
  text += ",\n  \"puzzles\": [";
  for (const Puzzle& puzzle : puzzles) text += (text.ends_with('[') ? "\n    " : ",\n    ") + puzzle_json(puzzle);
  return text + "\n  ]\n}\n";
}

}  // namespace nemeton
