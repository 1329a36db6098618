// Random playouts of any game: playouts [GAME [COUNT [SEED]]]
#include <cstdlib>
#include <iostream>

#include "nemeton/core/random.hpp"
#include "nemeton/games/games.hpp"

int main(int argc, char** argv) {
  using namespace nemeton;
  const GameEntry* game = find_game(argc > 1 ? argv[1] : "tabulus");
  if (game == nullptr) {
    std::cerr << argv[1] << " is no game, expected one of:";
    for (const GameEntry& each : games()) std::cerr << " " << each.info->id;
    std::cerr << "\n";
    return 2;
  }
  const int count = argc > 2 ? std::atoi(argv[2]) : 100;
  const std::uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
  const int seats = game->info->min_seats;
  const auto start = game->start(OptionValues(game->info->options, seats), seats);

  Random random(seed);
  std::vector<ActionId> actions;
  Returns sums{};
  std::size_t steps = 0;
  for (int i = 0; i < count; ++i) {
    const auto match = start->clone();
    for (Node node = match->node(); node.kind != NodeKind::terminal; node = match->node()) {
      if (node.kind == NodeKind::chance) {
        if (!match->draw(random())) return 1;
        continue;
      }
      const Seat seat = node.to_act.first();
      match->legal_actions(seat, actions);
      const ActionId action = actions[below(random, static_cast<std::uint32_t>(actions.size()))];
      if (!match->apply_action(seat, action)) return 1;
    }
    steps += match->step_count();
    for (std::size_t s = 0; s < sums.size(); ++s) sums[s] += match->returns()[s];
  }
  std::cout << game->info->name << ": " << count << " games, " << steps << " steps, mean returns";
  for (int s = 0; s < seats; ++s) std::cout << " " << sums[static_cast<std::size_t>(s)] / count;
  std::cout << "\n";
}
