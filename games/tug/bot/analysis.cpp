// What actions are worth: the turn gone through to its end, by what is believed of positions after it.
#include "games/tug/bot/bot.hpp"
#include "games/tug/bot/solved.hpp"
#include "games/tug/bot/turn_search.hpp"
#include "search/learnt_network.hpp"

namespace nemeton {

using namespace tug;

Analysis<Tug::Action> analyze(const History<Tug>& history, Seat seat, const AnalysisRequest<Tug::Action>& request) {
  constexpr std::size_t kActions = 6;
  const Tug::State& state = history.state();
  const MatchTable* table = solved_match(state);
  Chances chances = table != nullptr ? Chances(*table) : Chances(learnt_network<Tug>());
  TurnSearch search(chances, state, seat, request.budget);
  const double of_game = LearntEvaluator{kLearnt}.of_game(state);

  ActionList<Tug> actions;
  Tug::actions(state, seat, actions);
  Analysis<Tug::Action> analysis;
  for (const Tug::Action action : actions) {
    Tug::State next = state;
    Tug::apply(next, seat, action);
    double chance = search.chance(next);
    std::vector<Tug::Action> line = search.best_line(next);
    const bool searched = !search.is_cut_off();
    if (!searched) chance = search.chance_at_once(next);
    analysis.candidates.push_back(
        {action, win_probabilities_of_two(seat, (2 * chance - 1) * of_game), 0, searched ? 1 : 0, std::move(line)});
  }
  put_best_first(analysis.candidates, seat);
  std::size_t at = 0;
  std::erase_if(analysis.candidates,
                [&](const auto& each) { return at++ >= kActions && each.action != request.asked; });
  return analysis;
}

}  // namespace nemeton
