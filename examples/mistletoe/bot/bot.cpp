#include "games/mistletoe/bot/bot.hpp"

#include <algorithm>

#include "search/mcts.hpp"
#include "search/sequential_halving.hpp"

namespace nemeton {

namespace {

// What may be hidden: any deal of the runes that nobody has seen, each as likely.
struct Belief {
  Seat seat;

  std::uint64_t information_key(const Mistletoe::Observation& known) const {
    std::uint64_t key = known.branch;
    for (const auto& runes : known.hands) {
      for (const std::uint8_t count : runes) key = key * 3 + count;
    }
    return (key * 64 + known.left) * 16 + known.points[0];
  }

  Mistletoe::State sample_state(const Mistletoe::Observation& known, Random& random) const {
    std::vector<Mistletoe::Action> pool;
    for (Mistletoe::Action rune = 1; rune <= Mistletoe::kRunes; ++rune) {
      const int unseen = 2 - known.open[rune] - known.hands[static_cast<std::size_t>(seat)][rune];
      pool.insert(pool.end(), static_cast<std::size_t>(unseen), rune);
    }
    Mistletoe::State state = known;
    for (Seat other = 0; other < known.seats; ++other) {
      for (int i = known.rounds; other != seat && i < Mistletoe::kHand; ++i) {
        const std::size_t at = below(random, static_cast<std::uint32_t>(pool.size()));
        ++state.hands[static_cast<std::size_t>(other)][pool[at]];
        pool.erase(pool.begin() + static_cast<std::ptrdiff_t>(at));
      }
    }
    return state;
  }
};

WinProbabilities play_on(Mistletoe::State state, Random& random) {
  for (Node node = Mistletoe::node(state); node.kind != NodeKind::terminal; node = Mistletoe::node(state)) {
    if (node.kind == NodeKind::chance) Mistletoe::apply(state, kChance, random_outcome<Mistletoe>(state, random));
    else {
      const Seat seat = node.to_act.first();
      Mistletoe::apply(state, seat, random_action<Mistletoe>(state, seat, random));
    }
  }
  return won(Mistletoe::returns(state), state.seats);
}

}  // namespace

Thought<Mistletoe> think(const Mistletoe::Observation& known, Seat seat, Level level, const Budget& budget,
                         std::uint64_t seed) {
  Budget own = budget.with_share_of_time(0.8);
  constexpr ByLevel<std::uint64_t> kSamples = {10, 30, 100, 300, 1000, 2000, 5000, 10000};
  own.samples = std::min(own.samples, kSamples[static_cast<std::size_t>(level)]);
  const Belief belief{seat};
  return Mcts<Mistletoe, Belief>(belief, 0.7, seed).search(known, seat, own);
}

Analysis<Mistletoe::Action> analyze(const Mistletoe::Observation& known, Seat seat,
                                    const AnalysisRequest<Mistletoe::Action>& request) {
  ActionList<Mistletoe> legal;
  Mistletoe::actions(known, seat, legal);
  const std::vector<Mistletoe::Action> actions(legal.begin(), legal.end());
  const auto play = [&](Mistletoe::Action action, Random& random) {
    Mistletoe::State state = Belief{seat}.sample_state(known, random);
    Mistletoe::apply(state, seat, action);
    return play_on(state, random);
  };
  return sequential_halving(actions, seat, 4000, request, play);
}

WinProbabilities evaluate_full_information(const Mistletoe::State& state, const Budget& budget, std::uint64_t seed) {
  return mean_of_rollouts(2000, budget, seed, [&](Random& random) { return play_on(state, random); });
}

}  // namespace nemeton
