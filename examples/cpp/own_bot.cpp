// A bot of one's own against ours at Down the Danube, which hides nothing.
#include <fstream>
#include <iostream>
#include <iterator>

#include "nemeton/games/games.hpp"

using namespace nemeton;

// An outcome of chance, or any action.
static void random_step(Match& match, Random& random) {
  if (match.node().kind == NodeKind::chance) return (void)match.draw(random());
  std::vector<ActionId> actions;
  const Seat seat = match.node().to_act.first();
  match.legal_actions(seat, actions);
  (void)match.apply_action(seat, actions[below(random, static_cast<std::uint32_t>(actions.size()))]);
}

// The action after which ten games that go on at random end best.
static ActionId choose(const Match& match, Seat seat, Random& random) {
  std::vector<ActionId> actions;
  match.legal_actions(seat, actions);
  std::pair best{-1e9, ActionId{0}};
  for (const ActionId action : actions) {
    double sum = 0;
    for (int i = 0; i < 10; ++i) {
      const auto copy = match.clone();
      (void)copy->apply_action(seat, action);
      while (copy->node().kind != NodeKind::terminal) random_step(*copy, random);
      sum += copy->returns()[static_cast<std::size_t>(seat)];
    }
    best = std::max(best, {sum, action});
  }
  return best.second;
}

int main() {
  const GameEntry& game = *find_game("danube");
  std::ifstream file(NETWORKS "/danube.net", std::ios::binary);
  const std::string network(std::istreambuf_iterator<char>(file), {});
  if (const auto set = game.set_network("danube.net", network); !set) return std::cerr << set.error() << "\n", 2;
  Random random(1);
  const auto match = game.start(OptionValues(game.info->options), 2);
  for (Node node = match->node(); node.kind != NodeKind::terminal; node = match->node()) {
    if (node.to_act.has(0)) (void)match->apply_action(0, choose(*match, 0, random));
    else if (node.to_act.has(1)) (void)match->apply(1, match->best(1, Level::novice, {.nodes = 10'000}, 1).action);
    else random_step(*match, random);
  }
  std::cout << match->text(kSpectator) << "\nWe have " << (match->returns()[0] > 0 ? "won" : "lost") << ".\n";
}
