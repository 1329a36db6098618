// Wins of Brandubh that are proved: found in games, and looked for by alpha-beta.
#include <pthread.h>

#include <array>
#include <map>
#include <sstream>
#include <thread>

#include "bench/best_evaluator.hpp"
#include "bench/search_bench.hpp"
#include "core/files.hpp"
#include "games/brandubh/bot/searcher.hpp"
#include "search/proof_number.hpp"
#include "search/rollout.hpp"

namespace nemeton {

using namespace brandubh;

namespace {

constexpr int kLongest = 13;
constexpr int kShortest = 7;
constexpr std::size_t kTableBytes = std::size_t{1} << 25;
constexpr std::size_t kProofBytes = std::size_t{1} << 24;

struct Win {
  int plies;
  History<Brandubh> history;
};

// Whether the seat to act wins within so many plies, for sure: the game is a tie there.
Proof wins_within(const Brandubh::State& state, int plies, std::uint64_t nodes) {
  Brandubh::State limited = state;
  limited.ply_limit = limited.ply + plies;
  ProofNumberSearch<Position> search(kProofBytes);
  return search.prove(Position(limited), {}, {.nodes = nodes});
}

// In how many plies the win is proved; 0 if there is none in kShortest to kLongest. It may be sooner where that is neither proved nor disproved.
int proved_plies(const Brandubh::State& state, std::uint64_t nodes) {
  if (wins_within(state, kLongest, nodes) != Proof::won) return 0;
  if (wins_within(state, kShortest - 2, nodes) != Proof::not_won) return 0;
  int plies = kShortest;
  while (plies < kLongest && wins_within(state, plies, nodes) != Proof::won) plies += 2;
  return plies;
}

std::expected<std::vector<Win>, std::string> read_wins(const std::string& file) {
  const auto text = read_text(file, "positions that are won");
  if (!text) return std::unexpected(text.error());
  std::istringstream in(*text);
  std::vector<Win> wins;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    int plies = 0;
    std::string rules;
    words >> plies >> rules;
    OptionValues options(Brandubh::kOptions);
    if (plies == 0 || !options.set_word("rules", rules))
      return std::unexpected(file + ": \"" + line.substr(0, 40) + "\", expected plies, a rule set and moves");
    Win& win = wins.emplace_back(plies, History<Brandubh>(Brandubh::start(options, 2)));
    for (std::string token; words >> token;) {
      const Seat seat = win.history.state().turn;
      ActionList<Brandubh> actions;
      Brandubh::actions(win.history.state(), seat, actions);
      const auto found = std::ranges::find_if(
          actions, [&](auto action) { return Brandubh::token(win.history.state(), seat, action) == token; });
      if (found == actions.end()) return std::unexpected(token + " cannot be played: " + line);
      win.history.apply(seat, *found);
    }
  }
  if (wins.empty()) return std::unexpected(file + " is empty, expected positions that are won");
  return wins;
}

// Stops what the thread that makes it does, once it has used so much of the processor: other work takes nothing away.
class ProcessorTime {
 public:
  explicit ProcessorTime(std::chrono::nanoseconds most) {
    pthread_getcpuclockid(pthread_self(), &clock_);
    begin_ = now();
    watch_ = std::jthread([this, most](const std::stop_token& done) {
      while (!done.stop_requested() && used() < most) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      stop_.store(true, std::memory_order_relaxed);
    });
  }
  const std::atomic<bool>* stop() const { return &stop_; }
  std::chrono::nanoseconds used() const { return now() - begin_; }

 private:
  std::chrono::nanoseconds now() const {
    timespec time{};
    clock_gettime(clock_, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  }

  clockid_t clock_{};
  std::chrono::nanoseconds begin_{};
  std::atomic<bool> stop_ = false;
  std::jthread watch_;
};

struct Count {
  int found = 0;
  int all = 0;
};

void write(const char* what, const Count& count, std::ostream& out) {
  out << what << ": " << count.found << " of " << count.all << "\n";
}

}  // namespace

std::expected<void, std::string> find_wins(const WinsOptions& options, std::ostream& out) {
  const auto wins = read_wins(options.file);
  if (!wins) return std::unexpected(wins.error());
  std::map<int, Count> by_plies;
  std::array<Count, 2> by_seat;
  Count all;
  std::uint64_t nodes = 0;
  std::chrono::nanoseconds time{0};
  for (std::size_t i = 0; i < wins->size(); ++i) {
    const Win& win = (*wins)[i];
    if (options.prove && wins_within(win.history.state(), win.plies, Budget::kUnbounded) != Proof::won)
      return std::unexpected("win " + std::to_string(i + 1) + " is not proved in " + std::to_string(win.plies));
    Searcher search(best_evaluator(), kTableBytes);
    const ProcessorTime limit(std::chrono::milliseconds(options.milliseconds));
    const auto result = search.search(win.history, {.threads = options.threads, .stop = limit.stop()}, 64);
    time += limit.used();
    nodes += result.nodes;
    const int found = result.score > kEvalLimit ? 1 : 0;
    for (Count* count : {&by_plies[win.plies], &by_seat[static_cast<std::size_t>(win.history.state().turn)], &all}) {
      count->found += found;
      ++count->all;
    }
    if (found == 0) out << "not found: win " << i + 1 << ", in " << win.plies << ", depth " << result.depth << "\n";
  }
  for (const auto& [plies, count] : by_plies) write(("in " + std::to_string(plies)).c_str(), count, out);
  write("the attackers'", by_seat[Brandubh::kAttackers], out);
  write("the defenders'", by_seat[Brandubh::kDefenders], out);
  write("all", all, out);
  const double seconds = std::chrono::duration<double>(time).count();
  out << "nodes a second: " << static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds)
      << ", seconds: " << seconds << "\n";
  return {};
}

void collect_wins(const CollectOptions& options, std::ostream& out) {
  const int share = (options.count + 7) / 8;  // of a seat's wins in so many plies
  std::map<std::pair<Seat, int>, int> taken;
  Random random(options.seed);
  for (int left = options.count; left > 0;) {
    const char* rules = Brandubh::kRules[below(random, 2)];
    OptionValues values(Brandubh::kOptions);
    if (!values.set_word("rules", rules)) std::abort();
    std::vector<History<Brandubh>> game = {History<Brandubh>(Brandubh::start(values, 2))};
    std::vector<std::string> tokens;
    const auto play = [&](Brandubh::Action action) {
      History<Brandubh> next = game.back();
      const Seat seat = next.state().turn;
      tokens.push_back(Brandubh::token(next.state(), seat, action));
      next.apply(seat, action);
      game.push_back(next);
    };
    const auto is_over = [&] { return game.back().state().end != End::none; };
    for (auto plies = 2 + below(random, 8); plies > 0 && !is_over(); --plies)
      play(random_action<Brandubh>(game.back().state(), game.back().state().turn, random));
    // One seat is blurred, so that both win often enough.
    const auto weak = static_cast<Seat>(below(random, 2));
    const std::array evaluators = {Evaluator{weak == 0 ? 250 : 40, random()},
                                   Evaluator{weak == 1 ? 250 : 40, random()}};
    std::array searches = {Searcher(evaluators[0], 1 << 18), Searcher(evaluators[1], 1 << 18)};
    while (!is_over()) {
      const Seat seat = game.back().state().turn;
      const Budget budget{.nodes = seat == weak ? 300U : 3000U};
      play(searches[static_cast<std::size_t>(seat)].search(game.back(), budget, 30).action);
    }
    // From the end of the game backwards, at what the winner has decided.
    const auto most = std::min<std::size_t>(tokens.size(), 7 + 2 * below(random, 8));
    for (std::size_t back = most; back >= 7; back -= 2) {
      const std::size_t at = tokens.size() - back;
      Searcher glance(best_evaluator(), 1 << 20);
      if (glance.search(game[at], {.nodes = options.glance}, 30).score > kEvalLimit) break;
      const int plies = proved_plies(game[at].state(), options.proof);
      if (plies == 0) continue;
      int& same = taken[{game[at].state().turn, plies}];
      if (same < share) {
        out << plies << " " << rules;
        for (std::size_t i = 0; i < at; ++i) out << " " << tokens[i];
        out << std::endl;
        ++same;
        --left;
      }
      break;
    }
  }
}

}  // namespace nemeton
