// Learns the policy by play: a champion is changed a little, and what does better than it against the champions before is the next
// one. Prints each new champion as it stands in rollout_policy.cpp.
//
//   bluff_train GENERATIONS GAMES
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "games/bluff/bot/rollout_policy.hpp"

namespace {

using namespace nemeton;
using namespace nemeton::bluff;

// Plays a game; `one` sits at `seat`, `rest` everywhere else. The return of the one.
double play(int seats, Seat seat, const PolicyParameters& one, const PolicyParameters& rest, Random& random) {
  auto state = Bluff::start(OptionValues(Bluff::info.options, seats), seats);
  for (Node node = Bluff::node(state); node.kind != NodeKind::terminal; node = Bluff::node(state)) {
    if (node.kind == NodeKind::chance) {
      Bluff::apply(state, kChance, Bluff::random_outcome(state, random));
      continue;
    }
    const Seat turn = state.open.turn;
    const Dice hidden = state.hidden[static_cast<std::size_t>(turn)];
    Bluff::apply(state, turn, draw(consider(state.open, turn, hidden, turn == seat ? one : rest), random));
  }
  return Bluff::returns(state)[static_cast<std::size_t>(seat)];
}

// The mean return of `policy` among the champions, half of the time at a table for two.
double measure(const PolicyParameters& policy, const std::vector<PolicyParameters>& champions, int games,
               std::uint64_t seed) {
  Random random(seed);
  double sum = 0;
  for (int game = 0; game < games; ++game) {
    const int seats = game % 2 == 0 ? 2 : 2 + game / 2 % 5;
    const PolicyParameters& rest = champions[below(random, static_cast<std::uint32_t>(champions.size()))];
    sum += play(seats, static_cast<Seat>(below(random, static_cast<std::uint32_t>(seats))), policy, rest, random);
  }
  return sum / games;
}

double normal(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(random() >> 11) * 0x1p-53;
  return sum;
}

PolicyParameters changed(PolicyParameters policy, double size, Random& random) {
  const auto change = [&](float& parameter, double scale) {
    if (random() % 2 == 0) parameter += static_cast<float>(size * scale * normal(random));
  };
  change(policy.trust, 0.05);
  change(policy.threshold, 0.3);
  change(policy.firmness, 1);
  change(policy.unharmed, 0.3);
  change(policy.pressure, 0.3);
  change(policy.secrecy, 0.1);
  policy.trust = std::clamp(policy.trust, 0.0F, 0.6F);
  return policy;
}

void print(const PolicyParameters& h) {
  std::printf(
      ".trust = %.3fF, .threshold = %.3fF, .firmness = %.3fF, .unharmed = %.3fF, .pressure = %.3fF, .secrecy = %.3fF, "
      ".temperature = %.3fF\n",
      static_cast<double>(h.trust), static_cast<double>(h.threshold), static_cast<double>(h.firmness),
      static_cast<double>(h.unharmed), static_cast<double>(h.pressure), static_cast<double>(h.secrecy),
      static_cast<double>(h.temperature));
  std::fflush(stdout);
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
  std::vector<PolicyParameters> champions = {kPolicy};
  for (int generation = 0; generation < generations; ++generation) {
    const double size = 1 - 0.8 * generation / generations;
    const PolicyParameters challenger = changed(champions.back(), size, random);
    const std::uint64_t seed = random();
    const double gain = measure(challenger, champions, games, seed) - measure(champions.back(), champions, games, seed);
    if (gain < 1 / std::sqrt(games)) continue;
    champions.push_back(challenger);
    std::printf("%d %+.4f ", generation, gain);
    print(challenger);
  }
}
