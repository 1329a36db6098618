#include "puzzles/prove.hpp"

#include <algorithm>
#include <cmath>

#include "core/match_of.hpp"
#include "games/all.hpp"
#include "puzzles/forced.hpp"
#include "search/dominant_action.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kFewestActions = 3;  // fewer are no puzzle

// By force: the longest win that is looked for, and the longest loss; what saves does not lose within kSaved.
constexpr int kWinPlies = 5;
constexpr int kLossPlies = 3;
constexpr int kSaved = 5;

// By the analysis: by so much an action has to be better than any other, and how sure that has to be.
constexpr double kGap = 0.08;
constexpr double kStandardErrors = 4;
constexpr int kMeasurements = 8;
constexpr Budget kQuick{.nodes = 500, .samples = 240};  // after which a position is given up that shows no gap

template <Game G>
class ByForce {
 public:
  using Action = typename G::Action;

  ByForce(const History<G>& history, Seat seat) : history_(history), seat_(seat) {
    G::actions(history.state(), seat, actions_);
  }

  std::optional<Solution> solve() const {
    ForcedWin<G> search(history_);
    for (int plies = 1; plies <= kWinPlies; plies += 2) {
      std::vector<Action> winning;
      for (const Action action : actions_) {
        if (search.after(seat_, action, seat_, plies - 1)) winning.push_back(action);
        if (winning.size() > 1) return std::nullopt;
      }
      // A move that wins at once needs no search.
      if (winning.size() == 1) return plies == 1 ? std::nullopt : line(winning[0], plies);
    }
    return save();
  }

 private:
  static constexpr Seat other(Seat seat) { return 1 - seat; }

  std::optional<Solution> save() const {
    ForcedWin<G> search(history_);
    for (int plies = 1; plies <= kLossPlies; plies += 2) {
      std::vector<Action> saving;
      for (const Action action : actions_) {
        if (!search.after(seat_, action, other(seat_), plies)) saving.push_back(action);
        if (saving.size() > 1) break;
      }
      if (saving.size() > 1) continue;
      if (saving.empty() || search.after(seat_, saving[0], other(seat_), kSaved)) return std::nullopt;
      return Solution{
          .goal = Goal::save, .moves = {{{G::token(history_.state(), seat_, saving[0])}, {}}}, .plies = plies + 1};
    }
    return std::nullopt;
  }

  // The moves of a win: the others answer so that it takes as long as it can, and that only one action goes on but for the last.
  std::optional<Solution> line(Action first, int plies) const {
    Solution solution{.goal = Goal::win, .moves = {}, .plies = plies};
    History<G> history = history_;
    std::vector<Action> right = {first};
    for (int left = plies;; left -= 2) {
      PuzzleMove& move = solution.moves.emplace_back();
      for (const Action action : right) move.right.push_back(G::token(history.state(), seat_, action));
      if (left == 1) return solution;
      history.apply(seat_, right[0]);
      const auto reply = longest(history, left - 2);
      if (!reply) return std::nullopt;
      move.then = {G::token(history.state(), other(seat_), *reply)};
      history.apply(other(seat_), *reply);
      right = winning(history, left - 2);
      if (left > 3 && right.size() != 1) return std::nullopt;
    }
  }

  std::vector<Action> winning(const History<G>& history, int plies) const {
    ForcedWin<G> search(history);
    std::vector<Action> winning;
    ActionList<G> actions;
    G::actions(history.state(), seat_, actions);
    for (const Action action : actions) {
      if (search.after(seat_, action, seat_, plies - 1)) winning.push_back(action);
    }
    return winning;
  }

  // The reply after which the win takes all of the plies; of those, one that leaves the fewest ways to go on.
  std::optional<Action> longest(const History<G>& history, int plies) const {
    ActionList<G> replies;
    G::actions(history.state(), other(seat_), replies);
    std::optional<Action> best;
    std::size_t fewest = 0;
    for (const Action reply : replies) {
      History<G> next = history;
      next.apply(other(seat_), reply);
      if (G::node(next.state()).kind == NodeKind::terminal ||
          (plies > 2 && ForcedWin<G>(next).within(seat_, plies - 2)))
        continue;
      const std::size_t ways = winning(next, plies).size();
      if (best && ways >= fewest) continue;
      best = reply;
      fewest = ways;
    }
    return best;
  }

  const History<G>& history_;
  const Seat seat_;
  ActionList<G> actions_;
};

// The lead of an action over another.
struct Gap {
  double size = 0;
  double standard_error = 0;

  bool is_wide() const { return size >= kGap && size >= kStandardErrors * standard_error; }
};

const Candidate<std::string>* find_candidate(const Analysis<std::string>& analysis, const std::string& action) {
  const auto found = std::ranges::find(analysis.candidates, action, &Candidate<std::string>::action);
  return found == analysis.candidates.end() ? nullptr : &*found;
}

// By how much `best` is ahead of `rival`, as the mean of analyses with luck of their own; nothing if something else seems better in one of them.
// An analysis without samples is made once, and `last`, the analysis before, answers for all that are in it.
std::optional<Gap> gap_between(const Match& match, Seat seat, const std::string& best, const std::string& rival,
                               int times, std::uint64_t& seed, Analysis<std::string>& last) {
  double sum = 0, variances = 0;
  for (int i = 1; i <= times; ++i) {
    if (last.samples != 0 || find_candidate(last, rival) == nullptr) {
      last = match.analyze(seat, {{}, ++seed, rival, {}}).value();
    }
    if (last.candidates[0].action != best) return std::nullopt;
    const auto& other = *find_candidate(last, rival);
    const auto own = [&](const auto& each) { return each.win_probabilities[static_cast<std::size_t>(seat)]; };
    sum += own(last.candidates[0]) - own(other);
    variances += other.standard_error * other.standard_error;
    if (variances == 0) times = i;
  }
  return Gap{sum / times, std::sqrt(variances) / times};
}

// One action that wins more often than each other. Those that pass one measurement are measured again, more closely: the first ones
// were picked for being wide, and would tell too much.
std::optional<Solution> by_analysis(const Match& match, Seat seat, std::uint64_t seed) {
  const auto quick = match.analyze(seat, {kQuick, seed, {}, {}}).value();
  const auto own = [&](std::size_t i) { return quick.candidates[i].win_probabilities[static_cast<std::size_t>(seat)]; };
  if (quick.candidates.size() < 2 || own(0) - own(1) < kGap) return std::nullopt;
  const std::string best = quick.candidates[0].action;
  std::optional<Gap> least;
  Analysis<std::string> last;
  for (const int times : {1, kMeasurements}) {
    least = std::nullopt;
    for (const std::string& rival : match.actions(seat)) {
      if (rival == best) continue;
      const auto gap = gap_between(match, seat, best, rival, times, seed, last);
      if (!gap || !gap->is_wide()) return std::nullopt;
      if (!least || gap->size < least->size) least = gap;
    }
  }
  return Solution{
      .goal = Goal::gain, .moves = {{{best}, {}}}, .gap = least->size, .standard_error = least->standard_error};
}

template <Game G>
std::optional<Solution> by_cases(const History<G>& history, Seat seat) {
  const auto found = find_dominant(bot_input(history, seat), seat);
  if (!found || found->cases < 2) return std::nullopt;
  return Solution{.goal = Goal::best,
                  .moves = {{{G::token(history.state(), seat, found->action)}, {}}},
                  .cases = found->cases,
                  .better = found->better};
}

}  // namespace

std::optional<Solution> prove(const Match& position, Seat seat, std::uint64_t seed) {
  const std::size_t fewest = position.node().kind == NodeKind::simultaneous ? kFewestActions - 1 : kFewestActions;
  if (position.actions(seat).size() < fewest) return std::nullopt;
  std::optional<Solution> solution;
  AllGames::each([&]<Game G>() {
    if (&position.info() != &G::info) return;
    [[maybe_unused]] const History<G>& history = static_cast<const MatchOf<G>&>(position).history();
    if constexpr (FindsDominance<G>) solution = by_cases(history, seat);
    else if constexpr (Deterministic<G>) solution = ByForce<G>(history, seat).solve();
    else solution = by_analysis(position, seat, seed);
  });
  return solution;
}

}  // namespace nemeton
