// What choices are worth: the turn is solved as in the bot, and each choice played against the strategies found.
#include "games/duel/bot/bot.hpp"
#include "games/duel/bot/turn_game.hpp"
#include "search/compare.hpp"

namespace nemeton {

using namespace duel;

namespace {

constexpr int kIterations = 600;
constexpr int kTurns = 3000;

void solve(TurnGame& game, const Effort& effort) {
  for (int i = 0; i < effort.times(kIterations) && (i == 0 || !effort.stopped()); ++i) game.iterate();
}

Chances chances_of(const BySeat<float>& returns, int seats) {
  const double n = seats;
  Chances chances{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    chances[seat] = (static_cast<double>(returns[seat]) * (n - 1) + 1) / n;
  }
  return chances;
}

}  // namespace

Analysis<Duel::Action> analyze(const Duel::Observation& known, Seat, const Effort& effort,
                               std::optional<Duel::Action> asked) {
  TurnGame game(known, effort.seed);
  std::vector<Duel::Action> actions;
  for (Cards rest = game.choices(); rest != 0; rest &= rest - 1) {
    actions.push_back(static_cast<Duel::Action>(lowest_bit(rest)));
  }
  solve(game, effort);
  return compare_by_playouts(actions, known.viewer, effort.times(kTurns), effort, asked,
                             [&](Duel::Action choice, Random& random) {
                               return chances_of(game.play(static_cast<int>(choice), random), known.open.seats);
                             });
}

Chances foresee(const Duel::State& state, const Effort& effort) {
  if (state.open.stage == Stage::deal) {
    // Before everybody has cards nothing is known that speaks for anybody.
    return chances_of({}, state.open.seats);
  }
  const Duel::Observation known = Duel::observation(state, 0);
  TurnGame game(known, state.hands, effort.seed);
  solve(game, effort);
  return chances_of(game.values(), state.open.seats);
}

}  // namespace nemeton
