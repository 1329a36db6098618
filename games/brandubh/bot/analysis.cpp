// Values of actions: the three best, and the one asked for, by iterative deepening with alpha-beta.
#include <array>

#include "games/brandubh/bot/bot.hpp"
#include "games/brandubh/bot/knowledge.hpp"
#include "games/brandubh/bot/searcher.hpp"

namespace nemeton {

using namespace brandubh;

namespace {

using Action = Brandubh::Action;

constexpr std::uint64_t kNodes = 1'000'000;
constexpr int kMaxDepth = 60;
constexpr std::size_t kLines = 3;
constexpr std::size_t kTableBytes = 1 << 22;

// Lines of one depth after the other. Each line is a search of its own without the actions of those before, since alpha-beta has but bounds for
// all actions besides the best; the table keeps what one search has found for the next.
class Analyst {
 public:
  Analyst(const History<Brandubh>& history, Seat seat, const AnalysisRequest<Action>& request)
      : history_(history),
        seat_(seat),
        request_(request),
        clock_(request.budget),
        left_(std::min(request.budget.nodes, kNodes)) {
    ActionList<Brandubh> list;
    Brandubh::actions(history.state(), seat, list);
    actions_.assign(list.begin(), list.end());
  }

  Analysis<Action> run() {
    Analysis<Action> analysis;
    for (int depth = 1; depth <= kMaxDepth; ++depth) {
      auto deeper = lines_of(depth);
      // The first depth is always there to be answered.
      if (is_cut_off() && depth > 1) break;
      if (depth > 1) request_.tell(analysis);
      analysis = std::move(deeper);
      if (is_cut_off() || is_decided_) break;
    }
    return analysis;
  }

 private:
  Analysis<Action> lines_of(int depth) {
    Analysis<Action> analysis;
    is_decided_ = true;
    std::vector<Action> others = actions_;
    while (!others.empty() && analysis.candidates.size() < kLines) {
      std::erase(others, search_among(others, depth, analysis));
    }
    if (request_.asked && std::ranges::find(others, *request_.asked) != others.end()) {
      search_among(std::array{*request_.asked}, depth, analysis);
    }
    put_best_first(analysis.candidates, seat_);
    return analysis;
  }

  Action search_among(std::span<const Action> actions, int depth, Analysis<Action>& analysis) {
    Budget budget = clock_.rest();
    budget.nodes = left_;
    const auto found = search_.search(history_, budget, depth, actions);
    left_ -= std::min(left_, found.nodes);
    is_decided_ = is_decided_ && is_decided(found.score);
    auto& line = analysis.candidates.emplace_back();
    line.action = found.action;
    line.win_probabilities = win_probabilities_of_two(seat_, return_of(found.score));
    line.depth = depth;
    if (!found.pv.empty()) line.line.assign(found.pv.begin() + 1, found.pv.end());
    return found.action;
  }

  bool is_cut_off() const { return left_ == 0 || clock_.is_over(); }

  const History<Brandubh>& history_;
  const Seat seat_;
  const AnalysisRequest<Action>& request_;
  const BudgetClock clock_;
  std::uint64_t left_;
  std::vector<Action> actions_;
  const Evaluator evaluator_{.network = known_network()};
  Searcher search_{evaluator_, kTableBytes};
  bool is_decided_ = false;  // each line of the last depth is a win or a loss by force
};

}  // namespace

Analysis<Action> analyze(const History<Brandubh>& history, Seat seat, const AnalysisRequest<Action>& request) {
  return Analyst(history, seat, request).run();
}

}  // namespace nemeton
