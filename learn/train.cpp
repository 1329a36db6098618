#include "learn/train.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <functional>
#include <sstream>
#include <thread>

#include "core/files.hpp"
#include "learn/fitted_game.hpp"
#include "learn/learners.hpp"
#include "learn/network_game.hpp"
#include "learn/weights_game.hpp"
#include "match/sprt.hpp"

namespace nemeton {

namespace {

constexpr int kBlock = 1000;       // games of a file of lessons
constexpr int kPairsAtOnce = 100;  // of a match, between two looks at the verdict
constexpr int kWindow = 3;         // generations whose lessons are learnt from

using Counts = std::array<int, 5>;  // pairs, by the points that the first won in them
constexpr double score_of(std::size_t points) { return static_cast<double>(points) / 4; }

template <class L>
LearningGame game_of() {
  if constexpr (WeightsLearner<L>) return WeightsGame<L>::game();
  else if constexpr (FittedLearner<L>) return FittedGame<L>::game();
  else return NetworkGame<L>::game();
}

const auto& learning_games() {
  static const auto games = []<class... L>(std::type_identity<std::tuple<L...>>) {
    return std::array<LearningGame, sizeof...(L)>{game_of<L>()...};
  }(std::type_identity<AllLearners>{});
  return games;
}

// Calls `run(i)` for each i below `count`, on so many threads.
void run_all(int count, int threads, const std::function<void(int)>& run) {
  std::atomic<int> next = 0;
  std::vector<std::jthread> others;
  const auto work = [&] {
    for (int i; (i = next++) < count;) run(i);
  };
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
}

class Training {
 public:
  Training(const TrainOptions& options, const LearningGame& game, std::ostream& progress)
      : options_(options), game_(game), progress_(progress) {}

  std::expected<void, std::string> run() {
    if (auto same = keep_settings(); !same) return same;
    for (int generation = 1; generation <= options_.generations; ++generation) {
      for (auto step : {&Training::play, &Training::propose, &Training::judge}) {
        if (auto done = (this->*step)(generation); !done) return done;
      }
    }
    return {};
  }

 private:
  std::filesystem::path folder_of(int generation) const {
    char name[16];
    std::snprintf(name, sizeof name, "%04d", generation);
    return options_.folder / name;
  }
  std::filesystem::path block_of(int generation, int block) const {
    char name[32];
    std::snprintf(name, sizeof name, "%04d.lessons", block);
    return folder_of(generation) / name;
  }
  std::filesystem::path candidate_of(int generation) const {
    return folder_of(generation) / ("candidate" + std::string(game_.ending));
  }
  int blocks() const { return game_.lesson_bytes == 0 ? 0 : (options_.games + kBlock - 1) / kBlock; }

  // The seed of a numbered game of a generation, of self-play (0) or of a match (1).
  std::uint64_t seed_of(int generation, int kind, int number) const {
    const auto index = static_cast<std::uint64_t>(generation) << 33 | static_cast<std::uint64_t>(kind) << 32 |
                       static_cast<std::uint32_t>(number);
    return DrawBits(options_.seed, index)();
  }

  // The settings that a training depends on. The number of threads and of generations may change when it continues.
  std::expected<void, std::string> keep_settings() {
    std::string start;
    if (!options_.start.empty()) {
      auto bytes = read_file(options_.start, "a network or weights");
      if (!bytes) return std::unexpected(bytes.error());
      if (const auto learnt = game_.parse(*bytes, options_.start.string()); !learnt) {
        return std::unexpected(learnt.error());
      }
      start = std::move(*bytes);
    }
    std::ostringstream text;
    text << "game " << options_.game << "\nseed " << options_.seed << "\ngames " << options_.games << "\npairs "
         << options_.pairs << "\nstart " << (start.empty() ? 0 : crc32(start)) << "\n";
    const auto path = options_.folder / "settings.txt";
    std::error_code error;
    std::filesystem::create_directories(options_.folder, error);
    const auto before = read_file(path, "settings");
    if (before == text.str()) return {};
    if (!before) {
      if (start.empty()) start = game_.beginning();
      if (!start.empty()) {
        if (auto written = write_file(path_of(0), start); !written) return written;
      }
      return write_file(path, text.str());
    }
    return std::unexpected(path.string() + " is of another training, expected:\n" + text.str());
  }

  void report(int generation, const std::string& what) {
    progress_ << "generation " << generation << ": " << what << std::endl;
  }

  // The generation that is the best before that one; 0 if it is the beginning.
  int best_before(int generation) const {
    while (--generation > 0) {
      if (read_file(folder_of(generation) / "verdict.txt", "a verdict") == "stronger\n") return generation;
    }
    return 0;
  }

  std::filesystem::path path_of(int generation) const {
    return generation == 0 ? options_.folder / ("start" + std::string(game_.ending)) : candidate_of(generation);
  }

  std::expected<Learnt, std::string> learnt_of(int generation) const {
    const auto path = path_of(generation);
    const auto bytes = read_file(path, "what was learnt");
    if (!bytes && generation == 0 && options_.start.empty() && game_.beginning().empty()) return nullptr;
    if (!bytes) return std::unexpected(bytes.error());
    return game_.parse(*bytes, path.string());
  }

  std::expected<void, std::string> play(int generation) {
    std::error_code error;
    std::filesystem::create_directories(folder_of(generation), error);
    if (std::filesystem::exists(candidate_of(generation))) return {};
    const auto best = learnt_of(best_before(generation));
    if (!best) return std::unexpected(best.error());
    for (int block = 0; block < blocks(); ++block) {
      if (std::filesystem::exists(block_of(generation, block))) continue;
      const int first = block * kBlock, end = std::min(first + kBlock, options_.games);
      std::vector<std::string> rows(static_cast<std::size_t>(end - first));
      run_all(end - first, options_.threads, [&](int i) {
        rows[static_cast<std::size_t>(i)] = game_.play_lessons(best->get(), seed_of(generation, 0, first + i));
      });
      std::string all;
      for (const std::string& each : rows) all += each;
      if (auto written = write_file(block_of(generation, block), all); !written) return written;
      report(generation, std::to_string(end) + " of " + std::to_string(options_.games) + " games, " +
                             std::to_string(all.size() / game_.lesson_bytes) + " lessons in the last block");
    }
    return {};
  }

  // The command line, without the options that do not change the result.
  std::string command() const {
    std::ostringstream text;
    text << "nemeton dev train " << options_.game << " --seed " << options_.seed << " --games " << options_.games
         << " --pairs " << options_.pairs;
    if (!options_.start.empty()) text << " --from " << options_.start.filename().string();
    return text.str();
  }

  std::expected<void, std::string> propose(int generation) {
    if (std::filesystem::exists(candidate_of(generation))) return {};
    const int before = best_before(generation);
    const auto best = learnt_of(before);
    if (!best) return std::unexpected(best.error());
    Proposal proposal{.best = *best,
                      .best_file = path_of(before),
                      .lessons = {},
                      .seed = seed_of(generation, 0, -1) >> 1,
                      .fit = options_.fit,
                      .command = command() + ", generation " + std::to_string(generation),
                      .file = candidate_of(generation),
                      .report = [&](const std::string& what) { report(generation, what); }};
    for (int each = std::max(1, generation - kWindow + 1); each <= generation; ++each) {
      for (int block = 0; block < blocks(); ++block) proposal.lessons.push_back(block_of(each, block));
    }
    report(generation, "learning");
    return game_.propose(proposal);
  }

  std::expected<void, std::string> judge(int generation) {
    const auto folder = folder_of(generation);
    if (std::filesystem::exists(folder / "verdict.txt")) return {};
    const int best = best_before(generation);
    const auto first = learnt_of(generation), second = learnt_of(best);
    if (!first || !second) return std::unexpected(!first ? first.error() : second.error());
    Counts counts{};
    std::istringstream known(read_file(folder / "match.txt", "a match").value_or(""));
    for (int& count : counts) known >> count;
    Sprt sprt({.elo0 = 0, .elo1 = 10, .error = 0.05}, /*sides=*/2);
    int played = 0;
    for (std::size_t points = 0; points < counts.size(); ++points) {
      sprt.add(score_of(points), counts[points]);
      played += counts[points];
    }
    while (sprt.decision() == SprtDecision::none && played < options_.pairs) {
      const int more = std::min(kPairsAtOnce, options_.pairs - played);
      std::vector<std::size_t> points(static_cast<std::size_t>(more));
      run_all(more, options_.threads, [&](int i) {
        points[static_cast<std::size_t>(i)] =
            game_.play_pair(first->get(), second->get(), seed_of(generation, 1, played + i));
      });
      for (const std::size_t each : points) {
        ++counts[each];
        sprt.add(score_of(each));
      }
      played += more;
      std::ostringstream text;
      for (const int count : counts) text << count << " ";
      if (auto written = write_file(folder / "match.txt", text.str() + "\n"); !written) return written;
      report(generation, std::to_string(played) + " pairs against " +
                             (best == 0 ? "the beginning" : "generation " + std::to_string(best)) + ": " + text.str() +
                             "with 0 to 4 points, log-likelihood ratio " + std::to_string(sprt.log_likelihood_ratio()));
    }
    const bool is_stronger = sprt.decision() == SprtDecision::elo1;
    if (is_stronger) {
      const auto bytes = read_file(candidate_of(generation), "a candidate");
      if (!bytes) return std::unexpected(bytes.error());
      const auto path = options_.folder / (options_.game + std::string(game_.ending));
      if (auto written = write_file(path, *bytes); !written) return written;
    }
    const std::string word = is_stronger                             ? "stronger"
                             : sprt.decision() == SprtDecision::none ? "undecided"
                                                                     : "not stronger";
    report(generation, word);
    return write_file(folder / "verdict.txt", word + "\n");
  }

  const TrainOptions& options_;
  const LearningGame& game_;
  std::ostream& progress_;
};

}  // namespace

std::vector<std::string> games_that_learn() {
  std::vector<std::string> ids;
  for (const LearningGame& game : learning_games()) ids.emplace_back(game.id);
  return ids;
}

std::expected<void, std::string> train(const TrainOptions& options, std::ostream& progress) {
  const auto game = std::ranges::find(learning_games(), options.game, &LearningGame::id);
  if (game == learning_games().end()) return std::unexpected(options.game + " is no game that learns");
  return Training(options, *game, progress).run();
}

}  // namespace nemeton
