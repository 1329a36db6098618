// Values of choices against the strategies that the bot finds: computed for two seats, sampled for more.
#include "games/duel/bot/bot.hpp"
#include "games/duel/bot/open_duel.hpp"
#include "games/duel/bot/turn_game.hpp"
#include "search/sequential_halving.hpp"

namespace nemeton {

using namespace duel;

namespace {

constexpr std::uint64_t kNodes = 300000;  // of two
constexpr std::uint64_t kIterations = 600;
constexpr std::uint64_t kTurns = 3000;

void solve(TurnGame& game, const Budget& budget) {
  const BudgetClock clock(budget);
  for (std::uint64_t i = 0; i < kIterations && (i == 0 || clock.allows_sample(i)); ++i) game.iterate();
}

WinProbabilities win_probabilities_of(const BySeat<float>& returns, int seats) {
  const double n = seats;
  WinProbabilities probabilities{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    probabilities[seat] = (static_cast<double>(returns[seat]) * (n - 1) + 1) / n;
  }
  return probabilities;
}

Budget of_two(Budget budget) {
  budget.nodes = std::min(budget.nodes, kNodes);
  return budget;
}

Analysis<Duel::Action> analyze_duel_of_two(const Duel::Observation& known,
                                           const AnalysisRequest<Duel::Action>& request) {
  // All choices that a seat mixes are worth the same; the likeliest is the best to name.
  constexpr double kAlike = 1e-6;
  struct Choice {
    Candidate<Duel::Action> candidate;
    double key;
  };
  const Seat seat = known.viewer;
  OpenDuel duel(known, of_two(request.budget));
  const auto analysis = [&] {
    std::vector<Choice> choices;
    for (Cards rest = duel.choices(seat); rest != 0; rest &= rest - 1) {
      const double value = duel.value(seat, choices.size());
      const double share = duel.strategy(seat)[choices.size()];
      choices.push_back({{static_cast<Duel::Action>(lowest_bit(rest)),
                          win_probabilities_of_two(seat, value),
                          0,
                          std::max(duel.cards_ahead(), 0),
                          {}},
                         value + kAlike * share});
    }
    sort_best_first(choices, [](const Choice& choice) { return choice.key; });
    Analysis<Duel::Action> analysis;
    for (const Choice& choice : choices) analysis.candidates.push_back(choice.candidate);
    return analysis;
  };
  duel.search(0);
  for (int cards = 1; duel.cards_ahead() == cards - 1 && cards <= kCards; ++cards) {
    request.tell(analysis());
    duel.search(cards);
  }
  return analysis();
}

}  // namespace

Analysis<Duel::Action> analyze(const Duel::Observation& known, Seat seat,
                               const AnalysisRequest<Duel::Action>& request) {
  if (known.open.seats == 2) return analyze_duel_of_two(known, request);
  TurnGame game(known, request.seed);
  std::vector<Duel::Action> actions;
  for (Cards rest = game.choices(seat); rest != 0; rest &= rest - 1) {
    actions.push_back(static_cast<Duel::Action>(lowest_bit(rest)));
  }
  solve(game, request.budget);
  return sequential_halving(actions, known.viewer, kTurns, request, [&](Duel::Action choice, Random& random) {
    return win_probabilities_of(game.play(static_cast<int>(choice), random), known.open.seats);
  });
}

WinProbabilities evaluate_full_information(const Duel::State& state, const Budget& budget, std::uint64_t seed) {
  if (state.open.stage == Stage::deal) {
    // Before everybody has cards nothing is known that speaks for anybody.
    return win_probabilities_of({}, state.open.seats);
  }
  const Duel::Observation known = Duel::observation(state, 0);
  if (state.open.seats == 2) {
    OpenDuel duel(known, of_two(budget));
    duel.search();
    return win_probabilities_of_two(0, duel.value(0));
  }
  TurnGame game(known, state.hands, seed);
  solve(game, budget);
  return win_probabilities_of(game.values(), state.open.seats);
}

}  // namespace nemeton
