// The bot: it goes through its turn to the end, by what it believes of positions before a roll. At its best it plays by the solved match, where it was
// handed one, and looks beyond its turn, where not.
#include "games/tug/bot/bot.hpp"

#include <algorithm>
#include <iterator>

#include "core/analysis.hpp"
#include "core/random.hpp"
#include "games/tug/bot/inputs.hpp"
#include "games/tug/bot/solved.hpp"
#include "games/tug/bot/turn_search.hpp"
#include "search/expectimax.hpp"
#include "search/learnt_network.hpp"

namespace nemeton {

using namespace tug;

std::expected<void, std::string> set_network(std::type_identity<Tug>, std::string_view name, std::string_view bytes) {
  return learn_network<Tug>(name, bytes, kInputs);
}

namespace {

// How a level errs: for what part of the chance of the match it takes the lead of athletes on the rope, whatever they have cost, and by how much at
// most it misjudges the chance besides.
struct Strength {
  double greed, noise;
};
constexpr ByLevel<Strength> kStrengths = {
    {{0.33, 0.041}, {0.31, 0.036}, {0.29, 0.031}, {0.27, 0.027}, {0.23, 0.020}, {0.15, 0.011}, {0.07, 0.004}, {0, 0}}};

// The chance of the match for who counts nothing but athletes on the rope.
double greedy_chance(const Tug::State& state, Seat seat) {
  const auto mine = static_cast<std::size_t>(seat);
  return 0.5 + 0.03 * (state.sides[mine].on_rope() - state.sides[1 - mine].on_rope());
}

struct Choice {
  Tug::Action action;
  double value;  // the chance of the match
};

}  // namespace

Thought<Tug> think(const History<Tug>& history, Seat seat, Level level, const Budget& budget, std::uint64_t seed) {
  const Tug::State& state = history.state();
  const MatchTable* table = level == Level::best ? solved_match(state) : nullptr;
  const bool is_solved = table != nullptr;
  Chances chances = is_solved ? Chances(*table) : Chances(learnt_network<Tug>());
  TurnSearch search(chances, state, seat, budget.with_share_of_time(0.7));
  const auto after = [&](Tug::Action action) {
    Tug::State next = state;
    Tug::apply(next, seat, action);
    return next;
  };

  ActionList<Tug> actions;
  Tug::actions(state, seat, actions);
  std::vector<Choice> choices;
  for (const Tug::Action action : actions) choices.push_back({action, search.chance_at_once(after(action))});
  sort_best_first(choices, [](const Choice& choice) { return choice.value; });
  // To look beyond the turn is for the best alone, and the table knows already what is to be found there.
  const int most_turns = level == Level::best && !is_solved ? TurnSearch::kMostTurns : 1;
  int seen = 0;  // turns
  while (seen < most_turns && (seen == 0 || choices[0].value < 1)) {
    std::vector<Choice> searched;
    for (const auto [action, so_far] : choices) {
      if (seen > 0 && !TurnSearch::may_be_best(so_far, choices[0].value, seen)) break;
      const double chance = so_far < 1 ? search.chance(after(action), seen + 1) : 1;
      if (search.is_cut_off()) break;
      searched.push_back({action, chance});
      if (chance == 1) break;
    }
    // What is known of a part of the actions is better than what all seem to be worth by fewer turns.
    if (!searched.empty()) choices = std::move(searched);
    sort_best_first(choices, [](const Choice& choice) { return choice.value; });
    if (search.is_cut_off()) break;
    ++seen;
  }
  const Strength strength = kStrengths[static_cast<std::size_t>(level)];
  if (strength.noise > 0 && choices[0].value < 1) {
    for (auto& [action, value] : choices) value += strength.greed * (greedy_chance(after(action), seat) - value);
    Random random(seed);
    put_first_by_noisy_value(choices, 1, strength.noise, random);
  }

  const auto [action, chance] = choices[0];
  const double of_game = LearntEvaluator{kLearnt}.of_game(state);
  std::vector<Tug::Action> line = {action};
  std::ranges::copy(search.best_line(after(action), std::max(seen, 1)), std::back_inserter(line));
  return {action, (2 * chance - 1) * of_game, std::move(line), search.nodes(), seen};
}

}  // namespace nemeton
