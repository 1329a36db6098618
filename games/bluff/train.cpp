// Learns the habits by play: a champion is changed a little, and what does better than it against the champions before is the next
// one. Prints the last champion as it stands in habit.cpp, and the steepness of `standing` that fits its games best.
//
//   bluff_train GENERATIONS GAMES
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "games/bluff/habit.hpp"

namespace {

using namespace nemeton;
using namespace nemeton::bluff;

constexpr std::size_t kPast = 12;  // champions that a new one is measured against

// Plays a game with anything from two to six seats, mostly two; `change` sits at `seat`, `rest` everywhere else.
template <class Look>
double play(int seats, Seat seat, const Habits& change, const Habits& rest, Random& random, const Look& look) {
  auto state = Bluff::start(OptionValues(Bluff::info.options, seats), seats);
  std::uint32_t rounds = 0;
  look(state.open);
  for (Node node = Bluff::node(state); node.kind != NodeKind::terminal; node = Bluff::node(state)) {
    if (node.kind == NodeKind::chance) {
      Bluff::apply(state, kChance, Bluff::random_outcome(state, random));
      continue;
    }
    const Seat turn = state.open.turn;
    const Choices choices =
        consider(state.open, turn, state.hidden[static_cast<std::size_t>(turn)], turn == seat ? change : rest);
    Bluff::apply(state, turn, draw(choices, random));
    if (state.open.rounds > rounds && state.open.stage != Stage::over) {
      rounds = state.open.rounds;
      look(state.open);
    }
  }
  return Bluff::returns(state)[static_cast<std::size_t>(seat)];
}

// The mean return of `habits` among the champions.
double measure(const Habits& habits, const std::vector<Habits>& champions, int games, std::uint64_t seed) {
  Random random(seed);
  double sum = 0;
  for (int game = 0; game < games; ++game) {
    const int seats = game % 2 == 0 ? 2 : 2 + game / 2 % 5;
    const Habits& rest =
        champions[champions.size() - 1 - below(random, static_cast<std::uint32_t>(std::min(champions.size(), kPast)))];
    sum += play(seats, static_cast<Seat>(below(random, static_cast<std::uint32_t>(seats))), habits, rest, random,
                [](const Public&) {});
  }
  return sum / games;
}

double normal(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(random() >> 11) * 0x1p-53;
  return sum;
}

Habits changed(Habits habits, double size, Random& random) {
  const auto change = [&](float& habit, double scale) {
    if (random() % 2 == 0) habit += static_cast<float>(size * scale * normal(random));
  };
  change(habits.trust, 0.05);
  change(habits.doubt, 0.3);
  change(habits.firmness, 1);
  change(habits.unharmed, 0.3);
  change(habits.pressure, 0.3);
  change(habits.secrecy, 0.1);
  change(habits.temperature, 0.05);
  habits.trust = std::clamp(habits.trust, 0.0F, 0.6F);
  habits.temperature = std::max(habits.temperature, 0.02F);
  return habits;
}

void print(const Habits& h) {
  std::printf(
      ".trust = %.3fF, .doubt = %.3fF, .firmness = %.3fF, .unharmed = %.3fF, .pressure = %.3fF, .secrecy = %.3fF, "
      ".temperature = %.3fF\n",
      static_cast<double>(h.trust), static_cast<double>(h.doubt), static_cast<double>(h.firmness),
      static_cast<double>(h.unharmed), static_cast<double>(h.pressure), static_cast<double>(h.secrecy),
      static_cast<double>(h.temperature));
  std::fflush(stdout);
}

// The power of the number of dice that foresees best who of two wins.
double steepness(const Habits& habits, int games, Random& random) {
  std::vector<std::pair<Public, double>> seen;
  for (int game = 0; game < games; ++game) {
    const std::size_t first = seen.size();
    const double won = play(2, 0, habits, habits, random, [&](const Public& open) { seen.emplace_back(open, 0.0); });
    for (std::size_t i = first; i < seen.size(); ++i) seen[i].second = won;
  }
  double best = 0;
  double least = 1e300;
  for (double power = 0.5; power < 3; power += 0.05) {
    double error = 0;
    for (const auto& [open, won] : seen) {
      const double mine = std::pow(open.held[0], power);
      const double theirs = std::pow(open.held[1], power);
      const double off = won - (mine - theirs) / (mine + theirs);
      error += off * off;
    }
    if (error < least) {
      least = error;
      best = power;
    }
  }
  return best;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "bluff_train: %d arguments, expected GENERATIONS GAMES\n", argc - 1);
    return 2;
  }
  const int generations = std::atoi(argv[1]);
  const int games = std::atoi(argv[2]);
  Random random(1);
  std::vector<Habits> champions = {kHabits};
  for (int generation = 0; generation < generations; ++generation) {
    const double size = 1 - 0.8 * generation / generations;
    const Habits challenger = changed(champions.back(), size, random);
    const std::uint64_t seed = random();
    const double gain = measure(challenger, champions, games, seed) - measure(champions.back(), champions, games, seed);
    if (gain < 1 / std::sqrt(games)) continue;
    champions.push_back(challenger);
    std::printf("%d %+.4f ", generation, gain);
    print(challenger);
  }
  std::printf("steepness %.2f\n", steepness(champions.back(), games, random));
}
