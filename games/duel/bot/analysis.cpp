// What choices are worth: the turn is solved as in the bot, and each choice played against the strategies found.
#include "games/duel/bot/bot.hpp"
#include "games/duel/bot/turn_game.hpp"
#include "search/sequential_halving.hpp"

namespace nemeton {

using namespace duel;

namespace {

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

}  // namespace

Analysis<Duel::Action> analyze(const Duel::Observation& known, Seat, const Budget& budget, std::uint64_t seed,
                               std::optional<Duel::Action> asked) {
  TurnGame game(known, seed);
  std::vector<Duel::Action> actions;
  for (Cards rest = game.choices(); rest != 0; rest &= rest - 1) {
    actions.push_back(static_cast<Duel::Action>(lowest_bit(rest)));
  }
  solve(game, budget);
  return sequential_halving(
      actions, known.viewer, kTurns, budget, seed, asked, [&](Duel::Action choice, Random& random) {
        return win_probabilities_of(game.play(static_cast<int>(choice), random), known.open.seats);
      });
}

WinProbabilities evaluate_full_information(const Duel::State& state, const Budget& budget, std::uint64_t seed) {
  if (state.open.stage == Stage::deal) {
    // Before everybody has cards nothing is known that speaks for anybody.
    return win_probabilities_of({}, state.open.seats);
  }
  const Duel::Observation known = Duel::observation(state, 0);
  TurnGame game(known, state.hands, seed);
  solve(game, budget);
  return win_probabilities_of(game.values(), state.open.seats);
}

}  // namespace nemeton
