// Monte Carlo tree search for Sigily, against a seat that chooses at random: sigily_mcts [SAMPLES [SEED]]
#include <cstdlib>
#include <iostream>

#include "nemeton/games/sigily/rules/rules.hpp"
#include "nemeton/search/mcts.hpp"

int main(int argc, char** argv) {
  using namespace nemeton;
  const std::uint64_t samples = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 200;
  const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
  constexpr Seat kSearches = 0;
  constexpr int kSeats = 2;

  const NothingHidden nothing;
  Mcts<Sigily> mcts(nothing, /*spread=*/5, seed);
  Random random(seed);
  History<Sigily> history(Sigily::start(OptionValues(Sigily::info.options), kSeats));
  std::uint64_t searched = 0;
  for (Node node = Sigily::node(history.state()); node.kind != NodeKind::terminal;
       node = Sigily::node(history.state())) {
    if (!node.to_act.has(kSearches)) {
      random_step(history, random);
      continue;
    }
    const Thought<Sigily> thought = mcts.search(history, kSearches, Budget{.samples = samples});
    searched += thought.nodes;
    history.apply(kSearches, thought.action);
  }
  std::cout << Sigily::text(history.state(), kSpectator) << "\n"
            << searched << " states looked at; returns " << Sigily::returns(history.state())[0] << " to "
            << Sigily::returns(history.state())[1] << "\n";
}
